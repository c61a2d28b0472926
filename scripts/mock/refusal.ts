/** Refusals in the words of the service: Prism finds what is wrong, the service's own error table says it. Pure. */
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
/** Of every answer that is not Prism's. */
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

/** For an address that the contract does not have, or not with this method. `here`: what it has there. */
export function unknownOperation(here: readonly MockedOperation[]): Answer {
  if (here.length === 0) return refusal(new ApiError(ErrorCode.object_not_found));
  const methods = here.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
  return refusal(new ApiError(ErrorCode.method_not_allowed, { allow: [...new Set(methods)].sort() }));
}

/** What Prism found wrong with a request, by its header `sl-violations`; undefined where it found nothing. */
export function violationError({ id }: MockedOperation, header: string | null): ApiError | undefined {
  const found = header?.startsWith('[') ? itemsOf(parseJson(header)) : [];
  const findings = found
    .map((each) => toObject(each, 'violation'))
    .filter(({ severity, location }) => severity === 'Error' && textsOf(location)[0] === 'request')
    .map(({ message, location, code }) => {
      const reason = String(message);
      // Only the words name a field that is missing.
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

/** In the place of an error of Prism's own; most often, a scenario that the operation does not have. */
export function prismError(status: number): Answer {
  const code = codes.get(status);
  if (code !== undefined) return refusal(new ApiError(code));
  const message =
    'The operation has no such scenario in this media type. The first page of the mock lists the scenarios.';
  return refusal(new ApiError(ErrorCode.object_not_found, { message }));
}
