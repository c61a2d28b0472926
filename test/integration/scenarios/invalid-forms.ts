/** Invalid forms: without a required field, and with an invalid value for each field. */
import { ErrorInfoCode } from '../../../generated/values.ts';
import { type Json, type JsonObject, membersOf, textsOf, toObject } from '../../../scripts/generate/json.ts';
import { at } from '../../support/caller.ts';
import type { AnyAnswer } from './drive.ts';
import { bodySchema, type Scenario, scenarios } from './scenarios.ts';

/** What the client sends in a header as well. */
const TWICE: Readonly<Record<string, string>> = { idempotence_key: 'idempotency-key' };

export interface InvalidForm {
  /** What is wrong. */
  readonly fault: string;
  readonly field: string;
  /** What the refusal says of it. */
  readonly info: ErrorInfoCode;
  /** What the example's fields are changed to; null takes one away. */
  readonly change: JsonObject;
  /** What is sent behind the form. */
  readonly appended: string;
}

/** A value that a field's schema does not allow; undefined where any text will do. */
function invalidValue(schema: JsonObject): string | undefined {
  if (typeof schema.maxLength === 'number') return 'x'.repeat(schema.maxLength + 1);
  const isBound = schema.pattern !== undefined || schema.enum !== undefined || schema.type === 'boolean';
  return isBound ? '?!' : undefined;
}

function valueFault([field, schema]: readonly [string, Json]): readonly InvalidForm[] {
  const value = invalidValue(toObject(schema, field));
  const { INVALID_INPUT: info } = ErrorInfoCode;
  return value === undefined
    ? []
    : [{ fault: `${field} as it must not be`, field, info, change: { [field]: value }, appended: '' }];
}

/** The invalid forms of a scenario's operation, each one change away from its example. */
export function invalidForms({ operation }: Scenario): readonly InvalidForm[] {
  const { required, properties } = bodySchema(operation);
  const { MISSING_MANDATORY_PARAMETER: info } = ErrorInfoCode;
  const lacking = textsOf(required).map((field) => ({
    fault: `no ${field}`,
    field,
    info,
    change: { [field]: null },
    appended: '',
  }));
  return [...lacking, ...membersOf(properties).flatMap(valueFault), twice(textsOf(required)[0])];
}

/** A parameter that is sent more than once: a required field, or an unknown one. */
function twice(required: string | undefined): InvalidForm {
  const { INVALID_INPUT: info } = ErrorInfoCode;
  const field = required ?? 'twice';
  const appended = required === undefined ? '&twice=1&twice=1' : `&${required}=1`;
  return { fault: `${field} twice`, field, info, change: {}, appended };
}

/** The error codes that the contract shows with a 400 of the operation. */
export function refusalCodes({ operation }: Scenario): ReadonlySet<unknown> {
  const refusals = scenarios.filter((each) => each.operation === operation && each.status === 400);
  return new Set(refusals.map(({ example }) => at(example, 'error_code')));
}

/** The `error_code` of an answer. */
export function codeOf({ body }: AnyAnswer): unknown {
  return at(body, 'error_code');
}

/** What is wrong with the refusal of an invalid form: its status and type, its codes, and the fields that it names. */
export function refusalProblems(form: InvalidForm, answer: AnyAnswer, codes: ReadonlySet<unknown>): readonly string[] {
  const fields = at(answer.body, 'error_info', 'fields');
  const names = (Array.isArray(fields) ? fields : []).map((field) => at(field, 'field_name'));
  const said = [
    answer.status,
    answer.contentType,
    at(answer.body, 'error_info', 'code'),
    ...new Set(names.filter((name) => name !== TWICE[form.field])),
  ].join(', ');
  const due = [400, 'application/json', form.info, form.field].join(', ');
  const code = codeOf(answer);
  return [
    ...(said === due ? [] : [`${said} and not ${due}`]),
    ...(codes.has(code) ? [] : [`the contract shows no 400 of error_code ${code}`]),
  ];
}
