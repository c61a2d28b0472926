// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/**
 * What a handler is: one typed request and a small context in, one member of a union discriminated by status out.
 * Never a request or response object of the HTTP library. What the contract does not document does not compile.
 */
import type { operations as AdminOperations } from '../admin.openapi.d.ts';
import type { operations as MerchantOperations } from '../openapi.d.ts';
import type { OperationId, operations, SecurityName } from './operations.ts';

type Contract = MerchantOperations & AdminOperations;
type Empty = Readonly<Record<string, never>>;

/** Response headers that the service sets on every answer; no handler returns them. */
type ServiceHeader = 'Referrer-Policy' | 'X-Content-Type-Options' | 'x-request-id' | 'x-response-id' | 'x-svc-ignored-parameters' | 'x-svc-merchant-id';

/** A part that the contract leaves out is an empty object. */
type Part<T> = [Exclude<T, undefined>] extends [never] ? Empty : Exclude<T, undefined>;

type JsonMediaType = 'application/json' | `${string}+json`;
type ReadMediaType = JsonMediaType | 'application/x-www-form-urlencoded';

/** JSON and forms are read for the handler; a body of another media type is handed over as it comes in. */
type ReadContent<T> = T extends { readonly content: infer Media }
  ? { [Type in keyof Media]: Type extends ReadMediaType ? Media[Type] : AsyncIterable<Uint8Array> }[keyof Media]
  : never;

/** The body in the one media type that the operation takes; `undefined` too where it may be left out. */
type BodyOf<O> = O extends { readonly requestBody: infer T }
  ? ReadContent<T>
  : O extends { readonly requestBody?: infer T }
    ? ReadContent<Exclude<T, undefined>> | undefined
    : undefined;

/** The request of an operation, each part typed by the contract. */
export interface RequestOf<Op extends OperationId> {
  readonly path: Part<Contract[Op]['parameters']['path']>;
  readonly query: Part<Contract[Op]['parameters']['query']>;
  readonly headers: Part<Contract[Op]['parameters']['header']>;
  readonly body: BodyOf<Contract[Op]>;
}

/** The declared headers without the index signature and without those that the service sets. */
type Headers<R> = R extends { readonly headers: infer H }
  ? { [Name in keyof H as string extends Name ? never : number extends Name ? never : Name extends ServiceHeader ? never : Name]: H[Name] }
  : Empty;

type HeaderPart<H> = keyof H extends never
  ? { readonly headers?: Empty }
  : Partial<H> extends H
    ? { readonly headers?: H }
    : { readonly headers: H };

type MediaPart<Media> = {
  [Type in keyof Media]: Type extends JsonMediaType
    ? { readonly contentType?: Type; readonly body: Media[Type] }
    : { readonly contentType: Type; readonly body: string | AsyncIterable<string> };
}[keyof Media];

type BodyPart<R> = R extends { readonly content: infer Media } ? MediaPart<Media> : { readonly contentType?: never; readonly body?: never };

type Answer<Status, R> = { readonly status: Status } & HeaderPart<Headers<R>> & BodyPart<R>;

/** The answers of an operation: a union discriminated by `status`. */
export type ResponseOf<Op extends OperationId> = {
  [Status in keyof Contract[Op]['responses']]: Answer<Status, Contract[Op]['responses'][Status]>;
}[keyof Contract[Op]['responses']];

/** What the server knows of a caller after each security scheme; `none` is a caller without credentials. */
export type ContextMap = { readonly [Name in SecurityName]: unknown };

/** The context of an operation: that of any scheme that opens it. */
export type ContextOf<Op extends OperationId, C extends ContextMap> = C[(typeof operations)[Op]['security'][number]];

/** What implements an operation. */
export type Handler<Op extends OperationId, C extends ContextMap> = (
  request: RequestOf<Op>,
  context: ContextOf<Op, C>,
) => Promise<ResponseOf<Op>>;
