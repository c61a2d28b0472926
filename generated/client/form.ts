// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/**
 * Bodies as the operations take them: forms with flat dotted keys, JSON, text. Absent values are left out. What would get lost on
 * the way is refused, for a lost amount of a refund is all of it: each function throws a TypeError then. Values are not repeated in
 * the words: they may be secrets.
 */
import type { CallFacts } from './operations.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A body as its operation takes it. */
export function encodeBody({ requestMediaType, clearable = [] }: Pick<CallFacts, 'requestMediaType' | 'clearable'>, body: unknown): string {
  if (requestMediaType === null) throw new TypeError('body: this operation takes none');
  if (/[/+]json$/.test(requestMediaType)) return jsonOf(body);
  if (requestMediaType === 'application/x-www-form-urlencoded') {
    const fields = fieldsOf(body);
    refuseEmpty('', fields, clearable);
    return formOf(fields);
  }
  if (typeof body === 'string') return body;
  throw new TypeError(`a body of ${requestMediaType} is written as text`);
}

/** A form with flat keys: absent values are left out; a value that is no text, number, true or false is refused. */
export function formOf(body: Fields): string {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(fieldsOf(body))) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') throw new TypeError(`${key}: a form holds flat dotted keys`);
    const isText = typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint' || Number.isFinite(value);
    if (!isText) throw new TypeError(`${key}: give a text, a number, true or false`);
    form.append(key, String(value));
  }
  return form.toString();
}

/** JSON, where every value in it can be written as JSON. */
export function jsonOf(body: unknown): string {
  for (const [name, value] of Object.entries(fieldsOf(body))) refuseLost(name, value);
  return JSON.stringify(body);
}

/** Refuses a text that the service takes for absent, but for those names that an empty text clears. */
export function refuseEmpty(prefix: string, fields: Fields, clearable: readonly string[]): void {
  for (const [name, value] of Object.entries(fields)) {
    if (value !== 'null' && (value !== '' || clearable.includes(name))) continue;
    throw new TypeError(`${prefix}${name}: give a value, or leave it out; the service takes an empty text, and the text "null", for absent`);
  }
}

/** The names and values of a plain object: those of anything else are read by ways of its own. */
function fieldsOf(body: unknown): Fields {
  if (isPlain(body)) return body;
  throw new TypeError('body: give a plain object of names and values; of a Map, a FormData, URLSearchParams or another instance nothing would be sent');
}

function isPlain(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parent: unknown = Object.getPrototypeOf(value);
  // Where a test runner has a global object of its own, the parent of plain objects is another Object.prototype than here.
  return parent === null || Object.getPrototypeOf(parent) === null;
}

/** Refuses what JSON leaves out, empties or writes as null. */
function refuseLost(name: string, value: unknown): void {
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) refuseLost(`${name}[${index}]`, item ?? null);
  } else if (isPlain(value)) {
    for (const [key, item] of Object.entries(value)) refuseLost(`${name}.${key}`, item);
  } else if (!writesItself(value)) {
    throw new TypeError(`${name}: give what JSON has: a text, a number, true or false, a list, a plain object`);
  }
}

/** As a Date does. */
const writesItself = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function';
