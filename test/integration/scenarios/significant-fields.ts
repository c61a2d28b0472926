/** The fields whose values an example is about: enumerated values and booleans, and codes. */
import adminDocument from '../../../generated/admin.openapi.json' with { type: 'json' };
import merchantDocument from '../../../generated/openapi.json' with { type: 'json' };
import {
  deref,
  isJsonArray,
  isJsonObject,
  itemsOf,
  type Json,
  type JsonObject,
  membersOf,
  parseJson,
  toObject,
} from '../../../scripts/generate/json.ts';

/** Codes that are no enumeration to the contract's schemas: a status by its number, a gateway's code, a parameter's name. */
const CODES = ['status_id', 'error_code', 'resp_code', 'bank_error_code', 'field_name'] as const;

function isEnumerated(document: JsonObject, value: Json | undefined): boolean {
  const schema = deref(document, value);
  if (!isJsonObject(schema)) return false;
  const kinds = [schema.items, ...itemsOf(schema.oneOf), ...itemsOf(schema.anyOf), ...itemsOf(schema.allOf)];
  return schema.enum !== undefined || schema.type === 'boolean' || kinds.some((kind) => isEnumerated(document, kind));
}

/** The names of enumerated properties, at any depth of a part of the document. */
function enumeratedIn(document: JsonObject, part: Json): readonly string[] {
  if (isJsonArray(part)) return part.flatMap((item) => enumeratedIn(document, item));
  const own = isJsonObject(part)
    ? membersOf(part.properties).filter(([, schema]) => isEnumerated(document, schema))
    : [];
  return [...own.map(([name]) => name), ...membersOf(part).flatMap(([, value]) => enumeratedIn(document, value))];
}

const documents = [adminDocument, merchantDocument].map((document) =>
  toObject(parseJson(JSON.stringify(document)), 'document'),
);

/** Their names, wherever they stand. */
export const significantFields: ReadonlySet<string> = new Set([
  ...CODES,
  ...documents.flatMap((document) => enumeratedIn(document, document.components ?? {})),
]);
