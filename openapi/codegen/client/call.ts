/** The types of a call and its answer, and the methods of a document. */
import { CallFailed, type Failure } from './failure.ts';

/** How an operation is called. */
export interface CallFacts {
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  readonly path: string;
  readonly requestMediaType: string | null;
  /** The names of a body of which the service would ignore any other, but for `metadata.<name>` where some of them are here. */
  readonly names?: readonly string[];
  /** The fields of a form that an empty text clears; it is refused elsewhere. */
  readonly clearable?: readonly string[];
  /** Whether it may be sent again: it reads only, or it documents Idempotency-Key; else an answer that got lost may hide a second effect. */
  readonly repeat: 'safe' | 'with_key' | 'never';
  /** How a list goes on: the names of its items, of what leads to the next page, and of the flag that says whether there is one. */
  readonly pages?: { readonly items: string; readonly next: string; readonly more?: string };
  /**
   * The documented statuses, and of each its media types with what a body of theirs is: an object of the contract, by its name, any
   * JSON (`json`), or a text (`text`); none where there is no body.
   */
  readonly responses: { readonly [status: number]: { readonly [mediaType: string]: string } };
}

/** What every object of an answer has, by the name of the object. */
export type AnswerParts = Readonly<Record<string, readonly string[]>>;

/** The factory sends this header; a call may give another value. */
type SuppliedHeader = 'x-merchantid';

type Given<Key extends string, T> = [T] extends [never]
  ? unknown
  : Partial<T> extends T
    ? { readonly [K in Key]?: T }
    : { readonly [K in Key]: T };

/** `Pick` keeps the documentation of what it picks. */
type Relaxed<H> = Pick<H, Exclude<keyof H, SuppliedHeader>> & Partial<Pick<H, Extract<keyof H, SuppliedHeader>>>;

type HeadersIn<T> = [T] extends [never] ? never : Relaxed<T>;

/** The one family of names that senders make up themselves. */
type FreeName = `metadata.${string}`;

/**
 * A body by its declared names alone: the service ignores every other name of a form, so that a misspelt one would do what nobody
 * asked for. Names of the merchant's own are taken where the contract declares some of their family.
 */
type Declared<Body> = Body extends unknown
  ? string extends keyof Body
    ? Pick<Body, DeclaredNames<Body>> & OwnNames<Body>
    : Body
  : never;

type OwnNames<Body> = DeclaredNames<Body> & FreeName extends never
  ? unknown
  : { readonly [Name in FreeName]?: string | boolean | undefined };

type DeclaredNames<Body> = keyof {
  readonly [Name in keyof Body as string extends Name ? never : number extends Name ? never : Name]: unknown;
} &
  keyof Body;

type BodyIn<O> = O extends { readonly requestBody: { readonly content: infer Media } }
  ? { readonly body: Declared<Media[keyof Media]> }
  : O extends { readonly requestBody?: { readonly content: infer Media } }
    ? { readonly body?: Declared<Media[keyof Media]> }
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
export type AnswerOf<O extends Described> = (
  | { [Status in keyof O['responses']]: AnswerMember<Status, O['responses'][Status]> }[keyof O['responses']]
  | Failure
) &
  KeyOf<Exclude<O['parameters']['header'], undefined>>;

/** Where a call takes an Idempotency-Key, its answer names the one that was sent: yours, or the one that was made for it. */
type KeyOf<H> = [H] extends [never]
  ? unknown
  : 'Idempotency-Key' extends keyof H
    ? { readonly idempotencyKey: string }
    : unknown;

/** What may be said of one call alone. */
export interface CallOptions {
  /** Ends the call when it is aborted. */
  readonly signal?: AbortSignal;
  /** How long one attempt may take, its body included; Infinity for no limit. */
  readonly timeoutMs?: number;
  /** How many attempts at most; 1 for no retry. */
  readonly attempts?: number;
}

/** The method of an operation. */
export type Call<O extends Described> =
  Partial<CallOf<O>> extends CallOf<O>
    ? (call?: CallOf<O>, options?: CallOptions) => Promise<AnswerOf<O>>
    : (call: CallOf<O>, options?: CallOptions) => Promise<AnswerOf<O>>;

/** The method of an operation that lists: it gives one page, `each` the items of all. */
export type ListCall<O extends Described, Items extends string> = Call<O> & {
  /**
   * The items of the page that the call asks for, and of all after it, read a page at a time as they are needed:
   *
   *     for await (const item of client.listOrders.each({ query: { limit: 100 } })) …
   *
   * Throws `CallFailed` when a page can't be read.
   */
  readonly each: (
    call?: CallOf<O>,
    options?: CallOptions,
  ) => AsyncGenerator<ItemOf<AnswerOf<O>, Items>, void, undefined>;
};

type ItemOf<Answer, Items extends string> = Answer extends {
  readonly kind: 'success';
  readonly body: { readonly [Name in Items]: readonly (infer Item)[] };
}
  ? Item
  : never;

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

/** What came of a call, and its Idempotency-Key where it takes one. */
export type Outcome = (Received | Failure) & { readonly idempotencyKey?: string };

/** Sends a call, again where that is allowed. */
export type Send = (facts: CallFacts, call: WireCall, options: CallOptions) => Promise<Outcome>;

/**
 * The methods of a document, by the names of its operations. The one place where types are taken on trust: what comes over the wire
 * is taken to be what the contract says; the status, the media type, and that an object has what each of its kind has are checked.
 */
export function methodsOf<Calls>(
  table: Readonly<Record<string & keyof Calls, CallFacts>>,
  parts: AnswerParts,
  send: Send,
): Calls;
export function methodsOf(table: Readonly<Record<string, CallFacts>>, parts: AnswerParts, send: Send): unknown {
  return Object.fromEntries(
    Object.entries(table).map(([id, facts]) => {
      const method = async (call: WireCall = {}, options: CallOptions = {}): Promise<Read> => {
        const outcome = await send(facts, call, options);
        const { idempotencyKey } = outcome;
        return { ...read(id, facts, parts, outcome), ...(idempotencyKey === undefined ? {} : { idempotencyKey }) };
      };
      const { pages } = facts;
      if (pages === undefined) return [id, method];
      const each = (call?: WireCall, options?: CallOptions) => itemsOf(method, pages, call, options);
      return [id, Object.assign(method, { each })];
    }),
  );
}

/** The items of a page and of those after it. */
async function* itemsOf(
  method: (call: WireCall, options?: CallOptions) => Promise<Read>,
  { items, next, more }: NonNullable<CallFacts['pages']>,
  first: WireCall = {},
  options?: CallOptions,
): AsyncGenerator<unknown, void, undefined> {
  for (let call = first; ; ) {
    const answer = await method(call, options);
    if (!answer.ok) throw new CallFailed(answer);
    const page: Readonly<Record<string, unknown>> = { ...(isObject(answer.body) ? answer.body : {}) };
    const list = page[items];
    if (Array.isArray(list)) yield* list;
    const after = page[next];
    const isLast = after === null || after === undefined || (more !== undefined && page[more] !== true);
    // A page that leads to itself would be read for ever.
    if (isLast || after === call.query?.after) return;
    const { offset: _, ...query } = call.query ?? {};
    call = { ...call, query: { ...query, after } };
  }
}

/** An answer or a failure as the caller gets it. */
interface Read {
  readonly ok: boolean;
  readonly kind: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Where none of this holds, something on the way has answered: a proxy, a network that wants a login first. */
function read(id: string, { responses }: CallFacts, kinds: AnswerParts, received: Received | Failure): Read {
  if ('kind' in received) return received;
  const { response, body } = received;
  const { status, headers } = response;
  const failure = (kind: 'undocumented' | 'unreadable', what: string): Failure => {
    const message = `${id} was answered with ${what}`;
    return { ok: false, kind, status: 0, contentType: null, body: null, headers, receivedStatus: status, message };
  };
  if (response.type === 'opaqueredirect') {
    return failure(
      'undocumented',
      `a redirect, of which a browser shows nothing; ask for JSON (format: 'json' where the body takes it) to get the address in the answer`,
    );
  }
  const documented = responses[status];
  if (documented === undefined)
    return failure('undocumented', `${status}, which the contract does not document${wordsOf(body, kinds)}`);
  // Some proxies put a note for people into a redirect.
  if (Object.keys(documented).length === 0)
    return { ...natureOf(status), status, contentType: null, body: null, headers };
  if (body === undefined || body === null || body === '')
    return failure('unreadable', `${status} and nothing in it, where the contract documents a body`);
  const contentType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const shape = Object.hasOwn(documented, contentType) ? documented[contentType] : undefined;
  if (shape === undefined) {
    return failure(
      'undocumented',
      `${status} and ${contentType || 'no content type'}, which the contract does not document`,
    );
  }
  const value = shape === 'text' ? textOf(body) : jsonOf(body);
  if (value === undefined) return failure('unreadable', `${status} and a body that is no JSON, though it says so`);
  const parts = kinds[shape] ?? null;
  if (parts !== null && !isObject(value))
    return failure('unreadable', `${status} and JSON that is no object, where the contract documents one`);
  const lacking = parts?.find((name) => !(isObject(value) && name in value));
  if (lacking !== undefined)
    return failure('undocumented', `${status} and an object that is not the contract's: it has no ${lacking}`);
  return { ...natureOf(status), status, contentType, body: value, headers };
}

/** Bodies that are JSON come read already with some statuses, whatever their media type. */
const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

/** Undefined for what is no JSON. */
function jsonOf(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an error of the contract says, with any status: the service answers what it cannot read as a request before it knows an operation. */
function wordsOf(body: unknown, kinds: AnswerParts): string {
  const value = jsonOf(body);
  const isError = isObject(value) && kinds.Error?.every((name) => name in value) === true;
  return isError && 'error_code' in value && 'error_message' in value
    ? `: ${value.error_code}: ${value.error_message}`
    : '';
}

function natureOf(status: number): { readonly ok: boolean; readonly kind: string } {
  if (status < 300) return { ok: true, kind: 'success' };
  if (status < 400) return { ok: true, kind: 'redirect' };
  return { ok: false, kind: status < 500 ? 'refusal' : 'fault' };
}
