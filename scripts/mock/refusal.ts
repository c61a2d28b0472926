/**
 * How a wrong request is refused: Prism finds what is wrong; what the service says of it is said here. Pure.
 */
import type { ApiError } from '../../server/http/api-error.ts';
import { unnamedMerchantError } from '../../server/http/merchant-header.ts';
import { refusalOf } from '../../server/http/parameter-refusal.ts';
import { errorBody } from '../../server/http/wire.ts';
import { isJsonArray, type JsonObject, parseJson, textsOf, toObject } from '../generate/json.ts';
import type { MockedOperation } from './mocked-operations.ts';
import { REQUEST_ID } from './stranger.ts';

interface Violation {
  /** The field that it is about. */
  readonly field: string;
  readonly message: string;
  readonly isMissing: boolean;
}

function violationOf(found: JsonObject): Violation {
  const message = typeof found.message === 'string' ? found.message : '';
  // What is missing stands in the words alone.
  const missing = /required property '([^']+)'/.exec(message)?.[1];
  const place = textsOf(found.location).at(-1);
  return { field: missing ?? place ?? 'body', message, isMissing: found.code === 'required' };
}

/** What Prism found wrong with a request, as its header `sl-violations` has it. */
export function violationsIn(header: string | null): readonly Violation[] {
  if (header === null || !header.startsWith('[')) return [];
  const found = parseJson(header);
  return (isJsonArray(found) ? found : [])
    .map((each) => toObject(each, 'violation'))
    .filter(({ severity, location }) => severity === 'Error' && textsOf(location)[0] === 'request')
    .map(violationOf);
}

/** Whether the call names no merchant: the service looks at nothing else then. */
export function isUnnamed(violations: readonly Violation[]): boolean {
  return violations.some(({ field, isMissing }) => field === 'x-merchantid' && isMissing);
}

/** What the service would say of it. */
export function refusalFor({ id, required }: MockedOperation, violations: readonly Violation[]): ApiError {
  if (isUnnamed(violations)) return unnamedMerchantError();
  const findings = violations.flatMap(({ field, message, isMissing }) => {
    // Prism says of an empty form that there is none.
    const names = field === 'request' && isMissing ? required : [field];
    return names.map((name) => ({ name, reason: message, missing: isMissing }));
  });
  return refusalOf(id, findings);
}

/** A refusal as the body of an answer. */
export function refusalText(refusal: ApiError): string {
  return JSON.stringify(errorBody(refusal, REQUEST_ID));
}
