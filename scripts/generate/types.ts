/** Step 4: the TypeScript types of a bundle, by openapi-typescript. */
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { bannerLine } from './banner.ts';
import { deref, isJsonArray, isJsonObject, type Json, type JsonObject, toObject } from './json.ts';

/**
 * The `.d.ts` text of a document. All types are readonly. Properties with a default are optional, because senders may omit them. An
 * `x-extensible-enum` also allows `Unlisted`: any text when `open`, for readers of responses; nothing when `closed`, for the service.
 */
export async function typesOf(document: JsonObject, extensible: 'open' | 'closed'): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(describeReferences(inlineHeaders(document))), {
    alphabetize: false,
    defaultNonNullable: false,
    immutable: true,
    silent: true,
    inject: UNLISTED[extensible],
    transform: extensibleEnum,
  });
  return `${bannerLine}\n${astToString(nodes)}`;
}

/** The client's build replaces the closed form with the open one. */
const UNLISTED = { closed: 'type Unlisted = never;', open: 'type Unlisted = string & {};' } as const;

/** The type of an `x-extensible-enum`. Undefined for other schemas. */
function extensibleEnum(schema: object): ts.TypeNode | undefined {
  const values = 'x-extensible-enum' in schema ? schema['x-extensible-enum'] : undefined;
  if (!Array.isArray(values)) return undefined;
  const listed = values.map((value) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(String(value))));
  return ts.factory.createUnionTypeNode([...listed, ts.factory.createTypeReferenceNode('Unlisted')]);
}

/** Inlines response headers: openapi-typescript treats a header behind a `$ref` as required. */
export function inlineHeaders(document: JsonObject): JsonObject {
  const inline = (value: Json): Json => {
    if (isJsonArray(value)) return value.map(inline);
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, key === 'headers' ? resolved(item) : inline(item)]),
    );
  };
  const resolved = (headers: Json): Json => {
    if (!isJsonObject(headers)) return headers;
    return Object.fromEntries(
      Object.entries(headers).map(([name, header]): [string, Json] => [name, deref(document, header) ?? null]),
    );
  };
  return toObject(inline(document), 'document');
}

/** Copies descriptions to properties that are a `$ref`, so that editors show them. */
export function describeReferences(document: JsonObject): JsonObject {
  const described = (value: Json): Json => {
    if (!isJsonObject(value) || typeof value.$ref !== 'string' || value.description !== undefined) return inside(value);
    const target = deref(document, value);
    const { description } = isJsonObject(target) ? target : {};
    return description === undefined ? value : { ...value, description };
  };
  const inside = (value: Json): Json => {
    if (isJsonArray(value)) return value.map(inside);
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]): [string, Json] => {
        if (key !== 'properties' || !isJsonObject(item)) return [key, inside(item)];
        return [key, Object.fromEntries(Object.entries(item).map(([name, schema]) => [name, described(schema)]))];
      }),
    );
  };
  return toObject(inside(document), 'document');
}
