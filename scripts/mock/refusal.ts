/**
 * How a wrong request is refused: Prism finds what is wrong; which of the documented refusals says so, and with which fields, is
 * chosen here. Pure.
 */
import { ErrorCode } from '../../generated/values.ts';
import { isJsonArray, type Json, type JsonObject, membersOf, parseJson, textsOf, toObject } from '../generate/json.ts';
import type { MockedOperation } from './mocked-operations.ts';

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

function codeOf(value: Json): Json | undefined {
  return membersOf(value).find(([name]) => name === 'error_code')?.[1];
}

/** The refusal as the service would say it; undefined where the operation documents none of the kind. */
export function refusalFor({ scenarios }: MockedOperation, violations: readonly Violation[]): JsonObject | undefined {
  const refusals = scenarios.filter(({ status }) => status === '400').map(({ value }) => value);
  const kinds: readonly ErrorCode[] = violations.some(({ isMissing }) => isMissing)
    ? [ErrorCode.mandatory_fields_missing, ErrorCode.INVALID_REQUEST]
    : [ErrorCode.INVALID_REQUEST];
  const [found] = kinds.flatMap((kind) => refusals.filter((value) => codeOf(value) === kind));
  if (found === undefined) return undefined;
  const refusal = toObject(found, 'refusal');
  const fields = violations.map(({ field, message }) => ({ field_name: field, reason: message }));
  return { ...refusal, error_info: { ...toObject(refusal.error_info, 'error_info'), fields } };
}
