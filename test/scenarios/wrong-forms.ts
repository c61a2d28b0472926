/** Forms that the contract does not allow: without a field that must be there, and with a value against each field's schema. */
import { type Json, type JsonObject, membersOf, textsOf, toObject } from '../../scripts/generate/json.ts';
import { bodySchema, type Scenario } from './scenarios.ts';

export interface WrongForm {
  /** What is wrong. */
  readonly fault: string;
  /** What the example's fields are changed to; null takes one away. */
  readonly change: JsonObject;
}

/** A value that a field's schema does not allow; undefined where any text will do. */
function wrongValue(schema: JsonObject): string | undefined {
  if (typeof schema.maxLength === 'number') return 'x'.repeat(schema.maxLength + 1);
  const isBound = schema.pattern !== undefined || schema.enum !== undefined || schema.type === 'boolean';
  return isBound ? '?!' : undefined;
}

function valueFault([field, schema]: readonly [string, Json]): readonly WrongForm[] {
  const value = wrongValue(toObject(schema, field));
  return value === undefined ? [] : [{ fault: `${field} as it must not be`, change: { [field]: value } }];
}

/** The wrong forms of a scenario's operation, each one step away from its example. */
export function wrongForms({ operation }: Scenario): readonly WrongForm[] {
  const { required, properties } = bodySchema(operation);
  const lacking = textsOf(required).map((field) => ({ fault: `no ${field}`, change: { [field]: null } }));
  return [...lacking, ...membersOf(properties).flatMap(valueFault)];
}
