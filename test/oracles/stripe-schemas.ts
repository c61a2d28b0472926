/**
 * Stripe's own specification, as it lies in the Go module of stripe-mock (`go install github.com/stripe/stripe-mock@v0.203.0` brings it):
 * validators of answers, and the names of parameters.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { findOnPath } from '../../scripts/find-program.ts';
import { isRecord } from '../../server/platform/is-record.ts';

const FILE = 'github.com/stripe/stripe-mock@v0.203.0/embedded/openapi/spec3.json';

type Json = Readonly<Record<string, unknown>>;

/** What the simulator may put in the place of an id. The other expandable objects are not reached, which saves compiling all of Stripe. */
const EXPANDED = new Set(['charge', 'payment_method', 'payment_intent'].map((name) => `#/components/schemas/${name}`));

function part(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((found, name) => (isRecord(found) ? found[name] : undefined), value);
}

function record(value: unknown, what: string): Json {
  if (!isRecord(value)) throw new Error(`Stripe's specification has no ${what}.`);
  return value;
}

function readSpecification(): Json {
  // Where Go's installer puts it, when the PATH does not have it.
  const go = findOnPath('go', process.env) ?? '/usr/local/go/bin/go';
  const cache = execFileSync(go, ['env', 'GOMODCACHE'], { encoding: 'utf8' }).trim();
  const file = join(cache, FILE);
  if (!existsSync(file)) throw new Error(`${file} is missing. Run: go install github.com/stripe/stripe-mock@v0.203.0`);
  return record(JSON.parse(readFileSync(file, 'utf8')), 'content');
}

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
    plain.anyOf = plain.anyOf.filter((one) => typeof part(one, '$ref') !== 'string' || EXPANDED.has(String(one.$ref)));
  }
  const closed = isRecord(rest.properties) && rest.additionalProperties === undefined;
  const strict = closed ? { ...plain, additionalProperties: false } : plain;
  return nullable === true ? { anyOf: [strict, { type: 'null' }] } : strict;
}

const mapProperties = (properties: unknown): unknown =>
  isRecord(properties)
    ? Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, toJsonSchema(schema)]))
    : properties;

function pathMatches(template: string, path: string): boolean {
  const [wanted, given] = [template.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((one, i) => one.startsWith('{') || one === given[i]);
}

export interface StripeSpecification {
  /** What is wrong with an answer of the API; empty when it is valid. */
  answerFaults(method: string, path: string, status: number, body: unknown): string[];
  /** What is wrong with an object, for example a `payment_intent`. */
  objectFaults(name: string, body: unknown): string[];
  /** Whether an endpoint takes a parameter, as `payment_method_options[card][request_three_d_secure]`. */
  takes(path: string, parameter: string): boolean;
}

export function readStripeSpecification(): StripeSpecification {
  const specification = readSpecification();
  const schemas = record(part(specification, 'components', 'schemas'), 'schemas');
  const paths = record(specification.paths, 'paths');
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, inlineRefs: false });
  ajv.addSchema({ $id: 'stripe', components: { schemas: mapProperties(schemas) } });
  const compiled = new Map<string, ValidateFunction>();

  /** `schema`: with references into the specification. */
  function faults(schema: Json, body: unknown): string[] {
    const text = JSON.stringify(toJsonSchema(schema)).replaceAll('"#/', '"stripe#/');
    const validate = compiled.get(text) ?? ajv.compile(record(JSON.parse(text), 'schema'));
    compiled.set(text, validate);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  function operation(method: string, path: string): Json {
    // An exact path before a template.
    const template = Object.hasOwn(paths, path) ? path : Object.keys(paths).find((one) => pathMatches(one, path));
    return record(part(paths, template ?? '', method.toLowerCase()), `operation ${method} ${path}`);
  }

  function hasParameter(schema: unknown, names: readonly string[]): boolean {
    const [name, ...rest] = names;
    if (name === undefined) return true;
    const branches = part(schema, 'anyOf');
    if (Array.isArray(branches)) return branches.some((branch) => hasParameter(branch, names));
    if (name === '') return part(schema, 'type') === 'array';
    const property = part(schema, 'properties', name);
    if (property !== undefined) return hasParameter(property, rest);
    return rest.length === 0 && isRecord(part(schema, 'additionalProperties'));
  }

  return {
    answerFaults(method, path, status, body) {
      const answer = part(operation(method, path), 'responses', status === 200 ? '200' : 'default');
      const schema = part(answer, 'content', 'application/json', 'schema');
      return faults(record(schema, `schema for ${status} of ${method} ${path}`), body);
    },
    objectFaults: (name, body) => faults({ $ref: `#/components/schemas/${name}` }, body),
    takes(path, parameter) {
      const form = ['requestBody', 'content', 'application/x-www-form-urlencoded', 'schema'];
      return hasParameter(part(operation('POST', path), ...form), parameter.replaceAll(']', '').split('['));
    },
  };
}
