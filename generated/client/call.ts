// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/** The types of a call and its answer, and the one place that makes calls. */
import type { CallFacts } from './operations.ts';

/** The factory sends this header; a call may give another value. */
type SuppliedHeader = 'x-merchantid';

type Given<Key extends string, T> = [T] extends [never]
  ? unknown
  : Partial<T> extends T
    ? { readonly [K in Key]?: T }
    : { readonly [K in Key]: T };

type Relaxed<H> = { readonly [Name in keyof H as Name extends SuppliedHeader ? never : Name]: H[Name] } & {
  readonly [Name in keyof H as Name extends SuppliedHeader ? Name : never]?: H[Name];
};

type HeadersIn<T> = [T] extends [never] ? never : Relaxed<T>;

type BodyIn<O> = O extends { readonly requestBody: { readonly content: infer Media } }
  ? { readonly body: Media[keyof Media] }
  : O extends { readonly requestBody?: { readonly content: infer Media } }
    ? { readonly body?: Media[keyof Media] }
    : unknown;

interface Described {
  readonly parameters: { readonly path?: unknown; readonly query?: unknown; readonly header?: unknown };
  readonly responses: unknown;
}

/** What a call takes: the parts that the contract declares, optional where all of a part is. */
export type CallOf<O extends Described> = Given<'path', Exclude<O['parameters']['path'], undefined>> &
  Given<'query', Exclude<O['parameters']['query'], undefined>> &
  Given<'headers', HeadersIn<Exclude<O['parameters']['header'], undefined>>> &
  BodyIn<O>;

type JsonMediaType = 'application/json' | `${string}+json`;

type AnswerMember<Status, R> = R extends { readonly content: infer Media }
  ? {
      [Type in keyof Media]: {
        readonly status: Status;
        readonly contentType: Type;
        readonly body: Type extends JsonMediaType ? Media[Type] : string;
        readonly headers: Headers;
      };
    }[keyof Media]
  : { readonly status: Status; readonly contentType: null; readonly body: null; readonly headers: Headers };

/** What a call gives: a union discriminated by `status`, and by `contentType` where a status has several. */
export type AnswerOf<O extends Described> = {
  [Status in keyof O['responses']]: AnswerMember<Status, O['responses'][Status]>;
}[keyof O['responses']];

type Call<O extends Described> = Partial<CallOf<O>> extends CallOf<O>
  ? (call?: CallOf<O>) => Promise<AnswerOf<O>>
  : (call: CallOf<O>) => Promise<AnswerOf<O>>;

/** One method for each operation. */
export type Calls<Operations, Id extends keyof Operations> = {
  readonly [Name in Id]: Operations[Name] extends Described ? Call<Operations[Name]> : never;
};

/** A call as it goes out. */
export interface WireCall {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Sends a call; the answer and its body: the text of it where it is not read yet. */
export type Send = (facts: CallFacts, call: WireCall) => Promise<{ readonly response: Response; readonly body: unknown }>;

/** The service, or something before it, gave a status that the contract does not document for the operation. */
export class UndocumentedStatus extends Error {
  readonly status: number;
  constructor(id: string, status: number) {
    super(`${id} was answered with ${status}, which the contract does not document`);
    this.name = 'UndocumentedStatus';
    this.status = status;
  }
}

/**
 * The methods of a document. The one place where a type is asserted: what comes over the wire is taken to be what the
 * contract says; the status is checked.
 */
export function methodsOf<Operations, Table extends Readonly<Record<keyof Table, CallFacts>>>(
  table: Table,
  send: Send,
): Calls<Operations, keyof Table & keyof Operations> {
  const facts: readonly (readonly [string, CallFacts])[] = Object.entries(table);
  const methods = facts.map(([id, operation]) => [id, (call: WireCall = {}) => perform(id, operation, call, send)]);
  return Object.fromEntries(methods) as Calls<Operations, keyof Table & keyof Operations>;
}

async function perform(id: string, operation: CallFacts, call: WireCall, send: Send): Promise<unknown> {
  const { response, body } = await send(operation, call);
  const { status, headers } = response;
  if (!operation.statuses.includes(status)) throw new UndocumentedStatus(id, status);
  const contentType = headers.get('content-type')?.split(';')[0]?.trim() ?? null;
  if (body === undefined || body === '' || contentType === null) return { status, contentType: null, body: null, headers };
  const unread = typeof body === 'string' && /[/+]json$/.test(contentType);
  return { status, contentType, body: unread ? JSON.parse(body) : body, headers };
}
