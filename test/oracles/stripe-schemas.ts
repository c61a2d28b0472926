/**
 * Checks JSON against the schemas of Stripe's specification. They are OpenAPI 3.0, and become JSON Schema that refuses fields
 * which the specification does not name.
 */
import { Ajv, type ValidateFunction } from 'ajv';
import { isRecord } from '../../server/platform/is-record.ts';

type Json = Readonly<Record<string, unknown>>;

/** What the simulator may put in the place of an id. The other expandable objects are not reached, which saves compiling all of Stripe. */
const EXPANDED = new Set(['charge', 'payment_method', 'payment_intent'].map((name) => `#/components/schemas/${name}`));

/** OpenAPI 3.0 to JSON Schema; fields that the specification does not name are refused. */
function toJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (!isRecord(schema)) return schema;
  const { nullable, 'x-expansionResources': expansion, ...rest } = schema;
  const plain = Object.fromEntries(
    Object.entries(rest)
      .filter(([name]) => !name.startsWith('x-') && !['description', 'format', 'title'].includes(name))
      .map(([name, value]) => [name, name === 'properties' ? mapProperties(value) : toJsonSchema(value)]),
  );
  if (expansion !== undefined && Array.isArray(plain.anyOf)) {
    plain.anyOf = plain.anyOf.filter((one) => !isRecord(one) || typeof one.$ref !== 'string' || EXPANDED.has(one.$ref));
  }
  const closed = isRecord(rest.properties) && rest.additionalProperties === undefined;
  const strict = closed ? { ...plain, additionalProperties: false } : plain;
  return nullable === true ? { anyOf: [strict, { type: 'null' }] } : strict;
}

const mapProperties = (properties: unknown): unknown =>
  isRecord(properties)
    ? Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, toJsonSchema(schema)]))
    : properties;

/** Checks by these schemas of the specification's components. What it returns says what is wrong with a body; empty: nothing. */
export function schemaChecks(schemas: unknown): (schema: Json, body: unknown) => string[] {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, inlineRefs: false });
  ajv.addSchema({ $id: 'stripe', components: { schemas: mapProperties(schemas) } });
  const compiled = new Map<string, ValidateFunction>();
  return (schema, body) => {
    // References lead into the specification.
    const text = JSON.stringify(toJsonSchema(schema)).replaceAll('"#/', '"stripe#/');
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, validate);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}
