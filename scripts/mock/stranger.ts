/** Answers that stand in no operation of the contract: unknown addresses and methods, and what Prism says of itself. Pure. */
import { ErrorCode } from '../../generated/values.ts';
import { ApiError, type ApiErrorDetails } from '../../server/http/api-error.ts';
import { errorCatalogue } from '../../server/http/error-catalogue.ts';
import { errorBody } from '../../server/http/wire.ts';
import type { MockedOperation } from './mocked-operations.ts';

/** As the contract's examples have it. */
export const REQUEST_ID = 'req_5f0c7c3a9be14d0f';
export const RESPONSE_ID = 'rsp_0d1f5be2c2f84a7e';

export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: string;
  /** For a customer. */
  readonly message: string;
}

function refusal(code: ErrorCode, details: ApiErrorDetails = {}): Refusal {
  const body = errorBody(new ApiError(code, details), REQUEST_ID);
  const ids = { 'x-request-id': REQUEST_ID, 'x-response-id': RESPONSE_ID };
  const headers = { 'content-type': 'application/json; charset=utf-8', ...ids };
  const { http, userMessage } = errorCatalogue[code];
  return { status: http, headers, content: JSON.stringify(body), message: userMessage };
}

/** Whether an address is percent-encoded UTF-8; one that is not is none of the contract's. */
export function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** What the service says where the contract has no such address, or not with this method. */
export function strangerAnswer(operations: readonly MockedOperation[], path: string): Refusal {
  const here = isReadable(path) ? operations.filter(({ pattern }) => pattern.test(path)) : [];
  if (here.length === 0) return refusal(ErrorCode.object_not_found);
  const fixed = here.filter((operation) => operation.path === path);
  const methods = (fixed.length === 0 ? here : fixed).flatMap(({ method }) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  const allow = [...new Set(methods)].sort();
  const { headers, ...rest } = refusal(ErrorCode.method_not_allowed, { allow });
  return { ...rest, headers: { ...headers, allow: allow.join(', ') } };
}

/** Stands for what the contract does not have, and for questions of CORS. */
export function strangerTo(method: string, path: string): MockedOperation {
  const nothing = {
    id: '',
    summary: '',
    kind: 'api',
    statuses: [],
    scenarios: [],
    required: [],
    requests: new Map(),
    headers: [],
  } as const;
  return { ...nothing, document: 'merchant', method, path, pattern: /^$/ };
}

/** What is said where the mock itself fails: in the contract's shape, and that it was the mock. */
export function failureAnswer(): Refusal {
  const message = 'The mock failed at this call; what it has printed says why.';
  return refusal(ErrorCode.internal_error, { message });
}

const codes: ReadonlyMap<number, ErrorCode> = new Map([
  [400, ErrorCode.INVALID_REQUEST],
  [401, ErrorCode.access_denied],
  [413, ErrorCode.payload_too_large],
  [415, ErrorCode.unsupported_media_type],
]);

/** What Prism could not answer, in the contract's shape: above all a scenario that the operation does not have. */
export function prismProblem(status: number): Refusal {
  const code = codes.get(status);
  if (code !== undefined) return refusal(code);
  const message =
    'The mock has no such scenario of this operation, or none in the media type that Accept asks for; its first page lists them.';
  return refusal(ErrorCode.object_not_found, { message });
}
