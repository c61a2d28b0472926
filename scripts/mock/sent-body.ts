/** A body as it was sent to the mock: a form's values as text, or JSON; read as the service reads it. Pure. */
import type { FieldProblem } from '../../server/http/api-error.ts';
import { normaliseForm, readForm } from '../../server/http/form.ts';
import { readJson } from '../../server/http/json.ts';
import { mediaTypeOf } from '../../server/http/media-type.ts';
import { type Json, type JsonObject, membersOf, parseJson } from '../generate/json.ts';
import type { MockedOperation } from './mocked-operations.ts';
import { servedOperation } from './served-operation.ts';

export type SentBody =
  | { readonly kind: 'form'; readonly fields: ReadonlyMap<string, string> }
  | { readonly kind: 'json'; readonly value: Json }
  /** A name that comes twice, a broken encoding. */
  | { readonly kind: 'unreadable'; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'other' };

export const FORM = 'application/x-www-form-urlencoded';

function formOf(text: string): SentBody {
  const reading = readForm(text, 'body');
  if (reading.kind === 'problems') return { kind: 'unreadable', problems: reading.problems };
  return { kind: 'form', fields: new Map(Object.entries(reading.values)) };
}

/** The fields of a form as the service takes them: an empty value counts as absent, and true and false come in any case. */
export function plainFields(
  fields: ReadonlyMap<string, string>,
  operationId: string,
): Readonly<Record<string, string>> {
  const operation = servedOperation(operationId);
  const rules = { booleans: operation?.bodyBooleans ?? [], clearables: operation?.bodyClearables ?? [] };
  return normaliseForm(Object.fromEntries(fields), rules);
}

/** A form that says nothing, for Prism, which takes an empty one for none. */
export const NOTHING_SAID = '_=';

/** Whether the operation takes a form, and one that says nothing, too. */
function takesNothing({ id, kind, required }: MockedOperation): boolean {
  return kind === 'api' && required.length === 0 && servedOperation(id)?.requestMediaType === FORM;
}

/** The members of JSON that a merchant's call says: null counts as absent, as in forms. */
export function saidMembers(value: Json): JsonObject {
  return Object.fromEntries(membersOf(value).filter(([, member]) => member !== null));
}

function plainText({ id, document }: MockedOperation, body: SentBody, text: string): string {
  if (body.kind === 'form') return new URLSearchParams(plainFields(body.fields, id)).toString();
  const isMerchants = body.kind === 'json' && document === 'merchant' && text.trim() !== '';
  return isMerchants ? JSON.stringify(saidMembers(body.value)) : text;
}

/**
 * The body as Prism shall have it. It ends by itself with what cannot be read; it is still asked whether the caller may call at all.
 */
export function textForPrism(operation: MockedOperation, body: SentBody, text: string): string {
  if (body.kind === 'unreadable') return '';
  const plain = plainText(operation, body, text);
  return plain === '' && takesNothing(operation) ? NOTHING_SAID : plain;
}

export function readBody(mediaType: string, text: string): SentBody {
  const kind = mediaTypeOf(mediaType);
  if (kind === FORM) return formOf(text);
  if (kind !== 'application/json') return { kind: 'other' };
  const reading = readJson(text);
  if (reading.kind === 'object') return { kind: 'json', value: text.trim() === '' ? {} : parseJson(text) };
  const { name, reason } = reading;
  return { kind: 'unreadable', problems: [{ name, reason }] };
}

/** A value of JSON by its name, or by its dotted name within an object: `metadata.a.b` is `a.b` in `metadata`. */
function memberOf(value: Json, name: string): Json | undefined {
  const members = new Map(membersOf(value));
  const [first = '', ...rest] = name.split('.');
  return members.get(name) ?? (rest.length === 0 ? undefined : memberOf(members.get(first) ?? null, rest.join('.')));
}

/** The names of the body's parameters. */
export function namesIn(body: SentBody): readonly string[] {
  if (body.kind === 'json') return membersOf(body.value).map(([name]) => name);
  if (body.kind !== 'form') return [];
  return [...body.fields].filter(([, value]) => value !== '' && value !== 'null').map(([name]) => name);
}

/** A text of the body by its name, or another plain value of JSON as text; undefined where there is none, and for an empty one. */
export function fieldOf(body: SentBody, name: string): string | undefined {
  if (body.kind === 'other' || body.kind === 'unreadable') return undefined;
  const value = body.kind === 'form' ? body.fields.get(name) : memberOf(body.value, name);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Text that is the same for the same JSON, in whatever order its members stand. */
function asText(value: Json): string {
  return JSON.stringify(value, (_key, item: Json) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort())
      : item,
  );
}

/** Whether the body is exactly this example. */
export function isExample(body: SentBody, example: Json): boolean {
  switch (body.kind) {
    case 'other':
    case 'unreadable':
      return false;
    case 'json':
      return asText(example) === asText(body.value);
    case 'form': {
      const wanted = membersOf(example);
      const { fields } = body;
      return wanted.length === fields.size && wanted.every(([name, value]) => fields.get(name) === String(value));
    }
    default: {
      const never: never = body;
      return never;
    }
  }
}
