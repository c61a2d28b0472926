/**
 * Differences in deprecation, access and serialization, and in keywords without a rule of their own. The latter count as breaking.
 * Pure.
 */
import type { Json, JsonObject } from '../generate/json.ts';
import { type Changes, type Direction, weightFor as when } from './change.ts';
import { VALUE_KEYWORDS } from './value-changes.ts';

/** Keywords with their own rules. */
const COMPARED: ReadonlySet<string> = new Set([
  ...VALUE_KEYWORDS,
  ...['$ref', 'allOf', 'oneOf', 'anyOf', 'properties', 'required', 'additionalProperties', 'items', 'deprecated'],
  ...['readOnly', 'writeOnly'],
]);

/** Keywords without effect on requests and responses. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'summary',
  'example',
  'examples',
  '$comment',
  'externalDocs',
]);

/** Compares the property of a discriminator. Its members are compared as choices. */
function comparable(keyword: string, value: Json | undefined): Json | undefined {
  if (keyword !== 'discriminator' || typeof value !== 'object' || value === null || !('propertyName' in value))
    return value;
  return value.propertyName;
}

function printed(value: Json | undefined): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}

/** Differences in keywords without a rule. */
export function keywordChanges(before: JsonObject, after: JsonObject, where: string): Changes {
  const keywords = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keywords
    .filter((name) => !COMPARED.has(name) && !ANNOTATIONS.has(name) && !name.startsWith('x-'))
    .flatMap((name): Changes => {
      const [old, now] = [before, after].map((schema) => printed(comparable(name, schema[name])));
      return old === now ? [] : [{ weight: 'breaking', where, what: `${name} ${old} → ${now}` }];
    });
}

export function deprecationChanges(before: JsonObject, after: JsonObject, where: string): Changes {
  const [was, is] = [before.deprecated === true, after.deprecated === true];
  if (was === is) return [];
  return [{ weight: 'note', where, what: is ? 'deprecated' : 'no longer deprecated' }];
}

/** The service rejects read-only values in requests and never sends write-only values. */
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

/** Compares the serialization of a parameter, with OpenAPI's defaults. */
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
