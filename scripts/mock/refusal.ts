/** Error responses: Prism finds the violation and the service's error table describes it. Pure. */
import { ErrorCode } from '../../generated/values.ts';
import { refusalOf } from '../../server/http/contract/parameter-refusal.ts';
import { ApiError } from '../../server/http/errors/api-error.ts';
import { errorCatalogue } from '../../server/http/errors/error-catalogue.ts';
import { errorBody } from '../../server/http/errors/wire.ts';
import { unnamedMerchantError } from '../../server/http/request/credentials.ts';
import { itemsOf, parseJson, textsOf, toObject } from '../generate/json.ts';
import type { MockedOperation } from './operations.ts';

/** As in the contract's examples. */
export const REQUEST_ID = 'req_5f0c7c3a9be14d0f';
/** The headers of answers that are not Prism's. */
export const ownHeaders = { 'x-request-id': REQUEST_ID, 'x-response-id': 'rsp_0d1f5be2c2f84a7e' } as const;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: string;
}

export function refusal(error: ApiError): Answer {
  const { allow } = error.details;
  return {
    status: errorCatalogue[error.code].http,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...ownHeaders,
      ...(allow === undefined ? {} : { allow: allow.join(', ') }),
    },
    content: JSON.stringify(errorBody(error, REQUEST_ID)),
  };
}

/** The error for an unknown path or method. `here` has the operations of the path. */
export function unknownOperation(here: readonly MockedOperation[]): Answer {
  if (here.length === 0) return refusal(new ApiError(ErrorCode.object_not_found));
  const methods = here.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
  return refusal(new ApiError(ErrorCode.method_not_allowed, { allow: [...new Set(methods)].sort() }));
}

/** The error for Prism's `sl-violations` header. Undefined without violations of the request. */
export function violationError({ id }: MockedOperation, header: string | null): ApiError | undefined {
  const found = header?.startsWith('[') ? itemsOf(parseJson(header)) : [];
  const findings = found
    .map((each) => toObject(each, 'violation'))
    .filter(({ severity, location }) => severity === 'Error' && textsOf(location)[0] === 'request')
    .map(({ message, location, code }) => {
      const reason = String(message);
      // Only the message names a missing field.
      const name = /required property '([^']+)'/.exec(reason)?.[1] ?? textsOf(location).at(-1) ?? 'body';
      return { name, reason, missing: code === 'required' };
    });
  if (findings.some(({ name, missing }) => name === 'x-merchantid' && missing)) return unnamedMerchantError();
  return findings.length === 0 ? undefined : refusalOf(id, findings);
}

const codes: ReadonlyMap<number, ErrorCode> = new Map([
  [400, ErrorCode.INVALID_REQUEST],
  [401, ErrorCode.access_denied],
  [413, ErrorCode.payload_too_large],
  [415, ErrorCode.unsupported_media_type],
]);

/** Replaces an error of Prism itself, most often for an unknown scenario. */
export function prismError(status: number): Answer {
  const code = codes.get(status);
  if (code !== undefined) return refusal(new ApiError(code));
  const message =
    'The operation has no such scenario in this media type. See the first page of the mock for the scenarios.';
  return refusal(new ApiError(ErrorCode.object_not_found, { message }));
}
