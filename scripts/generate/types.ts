/** Step 4: the shapes of a bundle as TypeScript types, by openapi-typescript. */
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { bannerLine } from './banner.ts';
import { deref, isJsonArray, isJsonObject, type Json, type JsonObject, toObject } from './json.ts';

/**
 * The `.d.ts` text of a document. Everything is readonly; a property with a default stays optional, as its sender
 * may leave it out. Beside the values that an `x-extensible-enum` lists stands `Unlisted`. It is `open` for whoever reads what
 * the service answers; `closed`, the service itself is held to the listed ones.
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

/** The client's build turns the closed form into the open one. */
const UNLISTED = { closed: 'type Unlisted = never;', open: 'type Unlisted = string & {};' } as const;

/** The type of a text with an `x-extensible-enum`; undefined for any other schema. */
function extensibleEnum(schema: object): ts.TypeNode | undefined {
  const values = 'x-extensible-enum' in schema ? schema['x-extensible-enum'] : undefined;
  if (!Array.isArray(values)) return undefined;
  const listed = values.map((value) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(String(value))));
  return ts.factory.createUnionTypeNode([...listed, ts.factory.createTypeReferenceNode('Unlisted')]);
}

/** openapi-typescript takes a response header behind a `$ref` for required, whatever it says: write each out. */
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

/** A property that is a `$ref` gets the description of what it points at, so that an editor shows it over the property, too. */
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
