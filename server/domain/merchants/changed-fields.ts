/**
 * The changed fields of an object, as the audit log may show them: without secrets and probable card numbers, and cut to
 * `LONGEST` characters. Pure.
 */
import { withoutCardNumbers } from '../cards/card-number-in-text.ts';
import type { FieldChange } from './audit-entry.ts';

type Fields = Readonly<Record<string, unknown>>;

const LONGEST = 1_000;
const CHANGED = 'changed';

/** A value that is compared but never shown. */
class Secret {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

export function asSecret(value: unknown): object {
  return new Secret(value);
}

function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = withoutCardNumbers(typeof value === 'string' ? value : JSON.stringify(value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

export function fieldChange(name: string, before: unknown, after: unknown): FieldChange {
  const isSecret = before instanceof Secret || after instanceof Secret;
  return isSecret ? secretChange(name) : { name, before: shown(before), after: shown(after) };
}

/** A changed secret, without its values. */
export function secretChange(name: string): FieldChange {
  return { name, before: null, after: CHANGED };
}

/** The fields that differ, those of `after` first. */
export function changedFields(before: Fields, after: Fields): readonly FieldChange[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => fieldChange(name, before[name], after[name]));
}

/** A map of secrets as separate fields: `{ a: 1 }` under `headers` becomes `{ 'headers.a': asSecret(1) }`. */
export function spreadSecrets(name: string, map: Fields): Fields {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [`${name}.${key}`, asSecret(value)]));
}
