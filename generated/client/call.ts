// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/** The types of a call and its answer, and the methods of a document. */
import type { Failure } from './failure.ts';
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

/** `ok` and `kind` of a documented answer, by its status. */
type Nature<Status> = `${Status & number}` extends `2${string}`
  ? { readonly ok: true; readonly kind: 'success' }
  : `${Status & number}` extends `3${string}`
    ? { readonly ok: true; readonly kind: 'redirect' }
    : `${Status & number}` extends `4${string}`
      ? { readonly ok: false; readonly kind: 'refusal' }
      : { readonly ok: false; readonly kind: 'fault' };

type AnswerMember<Status, R> = R extends { readonly content: infer Media }
  ? {
      [Type in keyof Media]: Nature<Status> & {
        readonly status: Status;
        readonly contentType: Type;
        readonly body: Type extends JsonMediaType ? Media[Type] : string;
        readonly headers: Headers;
      };
    }[keyof Media]
  : Nature<Status> & {
      readonly status: Status;
      readonly contentType: null;
      readonly body: null;
      readonly headers: Headers;
    };

/**
 * What a call gives: a union discriminated by `status` (by `contentType` too where a status has several), by `kind`, and
 * by `ok`. A failure has the status 0: the service gave no answer that the contract documents.
 */
export type AnswerOf<O extends Described> =
  | { [Status in keyof O['responses']]: AnswerMember<Status, O['responses'][Status]> }[keyof O['responses']]
  | Failure;

/** What may be said of one call alone. */
export interface CallOptions {
  /** Ends the call when it is aborted. */
  readonly signal?: AbortSignal;
  /** How long one attempt may take, its body included. */
  readonly timeoutMs?: number;
  /** How many attempts at most; 1 for no retry. */
  readonly attempts?: number;
}

type Call<O extends Described> = Partial<CallOf<O>> extends CallOf<O>
  ? (call?: CallOf<O>, options?: CallOptions) => Promise<AnswerOf<O>>
  : (call: CallOf<O>, options?: CallOptions) => Promise<AnswerOf<O>>;

/** One method for each operation. */
export type Calls<Operations, Id extends keyof Operations> = {
  readonly [Name in Id]: Operations[Name] extends Described ? Call<Operations[Name]> : never;
};

/** A call as it goes out. A header that is null is not sent. */
export interface WireCall {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** An answer as it came: documented status or not, its body as text or read already. */
export interface Received {
  readonly response: Response;
  readonly body: unknown;
}

/** Sends a call, again where that is allowed. */
export type Send = (facts: CallFacts, call: WireCall, options: CallOptions) => Promise<Received | Failure>;

/**
 * The methods of a document. The one place where a type is asserted: what comes over the wire is taken to be what the
 * contract says; the status is checked.
 */
export function methodsOf<Operations, Table extends Readonly<Record<keyof Table, CallFacts>>>(
  table: Table,
  send: Send,
): Calls<Operations, keyof Table & keyof Operations> {
  const entries: readonly (readonly [string, CallFacts])[] = Object.entries(table);
  const methods = entries.map(([id, facts]) => {
    const method = async (call: WireCall = {}, options: CallOptions = {}) => read(id, facts, await send(facts, call, options));
    return [id, method];
  });
  return Object.fromEntries(methods) as Calls<Operations, keyof Table & keyof Operations>;
}

function read(id: string, { statuses }: CallFacts, received: Received | Failure): unknown {
  if ('kind' in received) return received;
  const { response, body } = received;
  const { status, headers } = response;
  const failure = (kind: 'undocumented' | 'unreadable', message: string): Failure => {
    return { ok: false, kind, status: 0, contentType: null, body: null, headers, receivedStatus: status, message };
  };
  if (response.type === 'opaqueredirect') {
    return failure('undocumented', `${id} was answered with a redirect, of which a browser shows nothing; ask for JSON (format: 'json' where the body takes it) to get the address in the answer`);
  }
  if (!statuses.includes(status)) {
    return failure('undocumented', `${id} was answered with ${status}, which the contract does not document`);
  }
  const nature = natureOf(status);
  const contentType = headers.get('content-type')?.split(';')[0]?.trim() ?? null;
  if (body === undefined || body === '' || contentType === null) {
    return { ...nature, status, contentType: null, body: null, headers };
  }
  if (typeof body !== 'string' || !/[/+]json$/.test(contentType)) return { ...nature, status, contentType, body, headers };
  try {
    return { ...nature, status, contentType, body: JSON.parse(body), headers };
  } catch {
    return failure('unreadable', `${id} was answered with ${status} and a body that is no JSON, though it says so`);
  }
}

function natureOf(status: number): { readonly ok: boolean; readonly kind: string } {
  if (status < 300) return { ok: true, kind: 'success' };
  if (status < 400) return { ok: true, kind: 'redirect' };
  return { ok: false, kind: status < 500 ? 'refusal' : 'fault' };
}
