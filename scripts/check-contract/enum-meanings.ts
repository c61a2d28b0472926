/**
 * Every value that the contract lists has its meaning in the description beside the list, as a line like "- `PENDING`: not ended." The
 * reference shows these lines as a table. A list may instead name the schema that has them. Pure.
 */
import { isJsonArray, isJsonObject, type Json, type JsonObject, knownValues, membersOf } from '../generate/json.ts';

const MEANING = /^- `([^`]+)`: \S/gm;
const SCHEMA = /a value of `(\w+)`/;

/** Values as they are sent, which are no schemas. */
const VALUES: ReadonlySet<string> = new Set(['example', 'examples', 'value', 'default']);

/** A line for each value without a meaning. A list of one value is described as a whole. */
export function checkEnumMeanings(document: JsonObject): readonly string[] {
  const schemas = new Map(isJsonObject(document.components) ? membersOf(document.components.schemas) : []);
  const listOf = (schema: Json | undefined) => {
    const values = knownValues(schema);
    return isJsonArray(values) ? values.map(String) : [];
  };
  const visit = (part: Json, where: string, outer: string): readonly string[] => {
    if (isJsonArray(part)) return part.flatMap((item, index) => visit(item, `${where}/${index}`, ''));
    if (!isJsonObject(part)) return [];
    const text = typeof part.description === 'string' ? part.description : outer;
    const named = SCHEMA.exec(text)?.[1];
    const listed = listOf(part);
    const known =
      named === undefined ? [...text.matchAll(MEANING)].map(([, value]) => value) : listOf(schemas.get(named));
    const missing = listed.length < 2 ? [] : listed.filter((value) => !known.includes(value));
    const inner = membersOf(part).filter(([key]) => !VALUES.has(key));
    return [
      ...missing.map((value) => `${where}: ${value} has no meaning. Add "- \`${value}\`: …" to the description.`),
      ...inner.flatMap(([key, item]) => visit(item, `${where}/${key}`, key === 'schema' ? text : '')),
    ];
  };
  return visit(document, '', '');
}
