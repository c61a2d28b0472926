/**
 * Converts a JSON object to form parameters: nested objects become dotted keys, numbers and booleans become text, null counts as
 * absent. Pure.
 */
import type { FieldProblem } from '../errors/api-error.ts';
import type { FormReading } from '../request/form.ts';

type Entry = readonly [name: string, value: string];

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value, or every value in an object, as text under its dotted name. Adds a problem for a list. */
function textsOf(name: string, value: unknown, problems: FieldProblem[]): readonly Entry[] {
  if (value === null) return [];
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, inner]) => textsOf(`${name}.${key}`, inner, problems));
  }
  if (Array.isArray(value)) {
    problems.push({ name, reason: 'must be a string, a number, true or false' });
    return [];
  }
  return [[name, String(value)]];
}

/** Reads the parameters. A name that occurs both as a dotted key and in a nested object is a problem. */
export function jsonAsForm(parameters: Readonly<Record<string, unknown>>): FormReading {
  const problems: FieldProblem[] = [];
  const entries = Object.entries(parameters).flatMap(([name, value]) => textsOf(name, value, problems));
  const values: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (Object.hasOwn(values, name)) {
      problems.push({ name, reason: 'is sent more than once; send each parameter once' });
    }
    values[name] = value;
  }
  return problems.length === 0 ? { kind: 'form', values } : { kind: 'problems', problems };
}
