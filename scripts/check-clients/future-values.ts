/**
 * A response of a future version of the service: a contract example with an unknown value in every `x-extensible-enum`. Stock clients
 * must read it. Pure.
 */
import {
  deref,
  isJsonArray,
  isJsonObject,
  itemsOf,
  type Json,
  type JsonObject,
  membersOf,
  pointedAt,
  toObject,
} from '../generate/json.ts';

/** No enumeration of the contract contains it. */
export const FUTURE_VALUE = 'A_LATER_VALUE';

/** Replaces every value of an extensible enumeration. */
export function withFutureValues(document: JsonObject, schema: Json | undefined, value: Json): Json {
  const own = deref(document, schema);
  if (!isJsonObject(own)) return value;
  const parts = [...itemsOf(own.allOf), ...itemsOf(own.oneOf), ...itemsOf(own.anyOf)];
  const read = parts.reduce<Json>((so, part) => withFutureValues(document, part, so), value);
  if (typeof read === 'string') return own['x-extensible-enum'] === undefined ? read : FUTURE_VALUE;
  if (isJsonArray(read)) return read.map((item) => withFutureValues(document, own.items, item));
  if (!isJsonObject(read)) return read;
  const properties = new Map(membersOf(own.properties));
  return Object.fromEntries(
    membersOf(read).map(([name, item]) => [name, withFutureValues(document, properties.get(name), item)]),
  );
}

/** The named example of JSON at a place of a bundle (`#/paths/~1orders~1{order_id}/get/responses/200`), with future values. */
export function futureExample(document: JsonObject, place: string, name: string): Json {
  const owner = toObject(deref(document, pointedAt(document, place)), place);
  const { schema, examples } = toObject(toObject(owner.content, place)['application/json'], place);
  const example = toObject(deref(document, toObject(examples, place)[name]), name);
  return withFutureValues(document, schema, example.value ?? null);
}
