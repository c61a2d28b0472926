/**
 * Every declared response field must be in an example. Otherwise no scenario verifies that the service sends it. Pure.
 */
import { deref, itemsOf, type Json, type JsonObject, membersOf, toObject } from '../generate/json.ts';
import { nameOfRef, operationsIn } from '../generate/operations-in.ts';

/** A schema and its examples. */
export interface SchemaExamples {
  readonly where: string;
  readonly schema: Json | undefined;
  readonly values: readonly Json[];
}

/** Whether an example has a field, by schema name or else by location. */
export type FieldCoverage = ReadonlyMap<string, boolean>;

function placeOf(schema: Json | undefined, where: string): string {
  const { $ref } = toObject(schema ?? {}, where);
  return typeof $ref === 'string' ? nameOfRef($ref) : where;
}

/** Every declared field of the schemas. */
export function coverageOf(document: JsonObject, all: readonly SchemaExamples[]): FieldCoverage {
  const found = new Map<string, boolean>();

  function look({ where, schema, values }: SchemaExamples, above: readonly string[]): void {
    if (schema === undefined || typeof schema === 'boolean') return;
    const place = placeOf(schema, where);
    // A recursive schema ends where its examples end.
    if (values.length === 0 && above.includes(place)) return;
    const inside = [...above, place];
    const own = toObject(deref(document, schema), place);
    const objects = values.map((value) => new Map(membersOf(value)));
    for (const [name, property] of membersOf(own.properties)) {
      const shown = objects.flatMap((members) => (members.has(name) ? [members.get(name) ?? null] : []));
      const field = `${place}.${name}`;
      found.set(field, (found.get(field) ?? false) || shown.length > 0);
      look({ where: field, schema: property, values: shown }, inside);
    }
    const declared = new Set(membersOf(own.properties).map(([name]) => name));
    const rest = objects.flatMap((members) =>
      [...members].flatMap(([name, value]) => (declared.has(name) ? [] : [value])),
    );
    look({ where: `${place}.*`, schema: own.additionalProperties, values: rest }, inside);
    look({ where: `${place}[]`, schema: own.items, values: values.flatMap(itemsOf) }, inside);
    for (const part of [...itemsOf(own.allOf), ...itemsOf(own.oneOf), ...itemsOf(own.anyOf)]) {
      look({ where: place, schema: part, values }, inside);
    }
  }

  for (const shown of all) look(shown, []);
  return found;
}

/** The examples of a body by media type. */
export function examplesIn(document: JsonObject, owner: Json | undefined, where: string): readonly SchemaExamples[] {
  const { content } = toObject(deref(document, owner) ?? {}, where);
  return membersOf(content).map(([, media]) => {
    const { schema, examples } = toObject(media, where);
    const values = membersOf(examples).map(([name, example]) => toObject(deref(document, example), name).value ?? null);
    return { where, schema, values };
  });
}

function responseCoverage(document: JsonObject): FieldCoverage {
  const answers = operationsIn(document.paths).flatMap(({ where, operation }) =>
    membersOf(operation.responses).flatMap(([status, response]) =>
      examplesIn(document, response, `${where} ${status}`),
    ),
  );
  const webhooks = operationsIn(document.webhooks).flatMap(({ where, operation }) =>
    examplesIn(document, operation.requestBody, where),
  );
  return coverageOf(document, [...answers, ...webhooks]);
}

/**
 * A line for each field of a response or webhook without an example. A schema that documents share needs the example in
 * one of them.
 */
export function checkResponseFields(document: JsonObject, others: readonly JsonObject[]): readonly string[] {
  const elsewhere = others.map(responseCoverage);
  return [...responseCoverage(document)]
    .filter(([field, shown]) => !shown && !elsewhere.some((coverage) => coverage.get(field) === true))
    .map(
      ([field]) => `${field}: no example of a response or webhook has it. Add it to an example, or remove the field.`,
    );
}
