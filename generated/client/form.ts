// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/**
 * Bodies as the operations take them: forms with flat dotted keys, JSON, text. What is undefined is left out. What would get lost
 * on the way is refused, for a lost amount of a refund is all of it: each function throws a TypeError then. Values are not repeated
 * in the words: they may be secrets.
 */

import type { CallFacts } from './call.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The one family of names that senders make up themselves, where the contract declares some of it. */
const FREE_FAMILY = 'metadata.';

/** A body as its operation takes it. */
export function encodeBody(
  { requestMediaType, clearable = [], names }: Pick<CallFacts, 'requestMediaType' | 'clearable' | 'names'>,
  body: unknown,
): string {
  if (requestMediaType === null) throw new TypeError('body: this operation takes none');
  if (names !== undefined) refuseUnknown(fieldsOf(body), names);
  if (/[/+]json$/.test(requestMediaType)) return jsonOf(body);
  if (requestMediaType === 'application/x-www-form-urlencoded') {
    const fields = fieldsOf(body);
    refuseEmpty('', fields, clearable);
    return formOf(fields);
  }
  if (typeof body === 'string') return body;
  throw new TypeError(`a body of ${requestMediaType} is written as text`);
}

/** A form with flat keys: what is undefined is left out; a value that is no text, number, true or false is refused. */
export function formOf(body: Fields): string {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(fieldsOf(body))) {
    if (value === undefined) continue;
    if (value === null) throw absent(key);
    if (typeof value === 'object') throw new TypeError(`${key}: a form holds flat dotted keys`);
    const isText =
      typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint' || Number.isFinite(value);
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

/** Refuses null and what the service takes for absent, but for an empty text where it clears. */
export function refuseEmpty(prefix: string, fields: Fields, clearable: readonly string[]): void {
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== 'null' && (value !== '' || clearable.includes(name))) continue;
    throw absent(`${prefix}${name}`);
  }
}

const absent = (name: string): TypeError =>
  new TypeError(
    `${name}: give a value, or leave it out (undefined will do); null, an empty text, and the text "null" count as absent`,
  );

/**
 * Refuses a name that the service would ignore, so that a misspelt one would do what nobody asked for. Names of the sender's own pass
 * where the contract declares some of their family; not one that is a declared name but for its case.
 */
function refuseUnknown(fields: Fields, names: readonly string[]): void {
  const hasFree = names.some((name) => name.startsWith(FREE_FAMILY));
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || names.includes(name)) continue;
    const meant = names.find((declared) => declared.toLowerCase() === name.toLowerCase());
    if (meant === undefined && hasFree && name.startsWith(FREE_FAMILY)) continue;
    const advice = meant === undefined ? 'check how it is written, or leave it out' : `write ${meant}, or leave it out`;
    throw new TypeError(
      `${shown(name)}: this operation has no such name in its body, and the service would ignore it; ${advice}`,
    );
  }
}

/** A name, unless a number of a card may have come into its place. */
const shown = (name: string): string =>
  /^[\w.:-]{1,60}$/.test(name) && name.replace(/\D/g, '').length < 12 ? name : 'body';

/** The names and values of a plain object: those of anything else are read by ways of its own. */
function fieldsOf(body: unknown): Fields {
  if (isPlain(body)) return body;
  throw new TypeError(
    'body: give a plain object of names and values; of a Map, a FormData, URLSearchParams or another instance nothing would be sent',
  );
}

function isPlain(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parent: unknown = Object.getPrototypeOf(value);
  // Where a test runner has a global object of its own, the parent of plain objects is another Object.prototype than here.
  return parent === null || Object.getPrototypeOf(parent) === null;
}

/** Refuses what JSON leaves out, empties or writes as null. */
function refuseLost(name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  const written = isPlain(value) ? value : writtenOf(value);
  if (Array.isArray(written)) {
    for (const [index, item] of written.entries()) refuseLost(`${name}[${index}]`, item ?? null);
  } else if (isPlain(written)) {
    for (const [key, item] of Object.entries(written)) refuseLost(`${name}.${key}`, item);
  } else if (typeof written !== 'string' && typeof written !== 'boolean' && !Number.isFinite(written)) {
    throw new TypeError(`${name}: give what JSON has: a text, a number, true or false, a list, a plain object`);
  }
}

/** What writes itself, as a Date does, in its own words: a Date that is none writes null. */
const writtenOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function'
    ? value.toJSON()
    : value;
