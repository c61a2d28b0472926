/**
 * The keywords of schemas and parameters that nothing else here understands: a difference in one of them counts as breaking, since
 * nobody can say that it is not. Beside them, what is deprecated, which is worth telling. Pure.
 */
import type { Json, JsonObject } from '../generate/json.ts';
import { type Changes, type Direction, weightFor as when } from './change.ts';
import { VALUE_KEYWORDS } from './value-changes.ts';

/** Compared one by one, in value-changes.ts and schema-changes.ts. */
const COMPARED: ReadonlySet<string> = new Set([
  ...VALUE_KEYWORDS,
  ...['$ref', 'allOf', 'oneOf', 'anyOf', 'properties', 'required', 'additionalProperties', 'items', 'deprecated'],
  ...['readOnly', 'writeOnly'],
]);

/** They change nothing of what is sent or answered. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'summary',
  'example',
  'examples',
  '$comment',
  'externalDocs',
]);

/** By which property a member is told; the members themselves are compared as choices. */
function comparable(keyword: string, value: Json | undefined): Json | undefined {
  if (keyword !== 'discriminator' || typeof value !== 'object' || value === null || !('propertyName' in value))
    return value;
  return value.propertyName;
}

function printed(value: Json | undefined): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}

/** What differs in keywords that are not understood. */
export function keywordChanges(before: JsonObject, after: JsonObject, where: string): Changes {
  const keywords = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keywords
    .filter((name) => !COMPARED.has(name) && !ANNOTATIONS.has(name) && !name.startsWith('x-'))
    .flatMap((name): Changes => {
      const [old, now] = [before, after].map((schema) => printed(comparable(name, schema[name])));
      return old === now ? [] : [{ weight: 'breaking', where, what: `${name} ${old} → ${now}` }];
    });
}

/** What is deprecated works on, and clients do well to leave it. */
export function deprecationChanges(before: JsonObject, after: JsonObject, where: string): Changes {
  const [was, is] = [before.deprecated === true, after.deprecated === true];
  if (was === is) return [];
  return [{ weight: 'note', where, what: is ? 'deprecated' : 'no longer deprecated' }];
}

/** What may only be read is refused when it is sent; what may only be written is never answered. */
export function accessChanges(before: JsonObject, after: JsonObject, direction: Direction, where: string): Changes {
  const keywords: readonly (readonly [keyword: string, words: string, breaks: Direction])[] = [
    ['readOnly', 'read-only', 'request'],
    ['writeOnly', 'write-only', 'response'],
  ];
  return keywords.flatMap(([keyword, words, breaks]): Changes => {
    const [was, is] = [before[keyword] === true, after[keyword] === true];
    if (was === is) return [];
    return is
      ? [{ weight: when(direction, breaks, 'note'), where, what: `now ${words}` }]
      : [{ weight: 'note', where, what: `no longer ${words}` }];
  });
}

/** How the value of a parameter is written; what is left out counts as OpenAPI says. */
export function serializationChanges(before: JsonObject, after: JsonObject, where: string): Changes {
  const [old, now] = [serializationOf(before), serializationOf(after)];
  return SERIALIZATION.flatMap((name): Changes => {
    const [was, is] = [printed(old[name]), printed(now[name])];
    return was === is ? [] : [{ weight: 'breaking', where, what: `${name} ${was} → ${is}` }];
  });
}

const SERIALIZATION = ['style', 'explode', 'allowReserved', 'content'] as const;

function serializationOf({ in: place, style, explode, allowReserved, content }: JsonObject) {
  const written = style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  return {
    style: written,
    explode: explode ?? written === 'form',
    allowReserved: allowReserved ?? false,
    content: content ?? null,
  };
}
