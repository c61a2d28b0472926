/**
 * Stripe's own specification (OpenAPI), as `npm run test:oracles` finds it: checks the parameters of requests at every depth,
 * which stripe-mock itself does not, and the answers of a simulator (stripe-schemas.ts).
 */
import { readFileSync } from 'node:fs';
import type { GatewayCall } from '../../server/gateways/http-client.ts';
import { isRecord } from '../../server/platform/is-record.ts';
import { fromScript } from '../support/own-program.ts';
import { schemaChecks } from './stripe-schemas.ts';

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value);
}

const listAt = (value: unknown, name: string): readonly unknown[] => {
  const list = at(value, name);
  return Array.isArray(list) ? list : [];
};

/** A schema and its alternatives. */
function variantsOf(schema: unknown): readonly unknown[] {
  const alternatives = listAt(schema, 'anyOf');
  return alternatives.length === 0 ? [schema] : alternatives.flatMap(variantsOf);
}

/** The schemas of a parameter's part; none when the specification has no such part. */
function partOf(schemas: readonly unknown[], part: string): readonly unknown[] {
  return schemas.flatMap(variantsOf).flatMap((schema) => {
    if (part === '') return at(schema, 'items') === undefined ? [] : [at(schema, 'items')];
    const own = at(schema, 'properties', part);
    if (own !== undefined) return [own];
    return isRecord(at(schema, 'additionalProperties')) ? [at(schema, 'additionalProperties')] : [];
  });
}

function accepts(schema: unknown, value: string): boolean {
  const values = listAt(schema, 'enum');
  if (values.length > 0 && !values.includes(value)) return false;
  if (at(schema, 'type') === 'integer') return /^-?[0-9]+$/.test(value);
  if (at(schema, 'type') === 'boolean') return value === 'true' || value === 'false';
  const longest = at(schema, 'maxLength');
  return typeof longest !== 'number' || value.length <= longest;
}

export interface StripeSpecification {
  readonly version: string;
  /** The names of the call's parameters that the specification does not have, or not with such a value. */
  unlisted(call: GatewayCall): readonly string[];
  /** Whether an endpoint takes a parameter, as `payment_method_options[card][request_three_d_secure]`. */
  takes(path: string, parameter: string): boolean;
  /** What is wrong with an answer of the API; empty when it is valid. */
  answerFaults(method: string, path: string, status: number, body: unknown): string[];
  /** What is wrong with an object, for example a `payment_intent`. */
  objectFaults(name: string, body: unknown): string[];
}

function pathMatches(template: string, path: string): boolean {
  const [wanted, given] = [template.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((one, i) => one.startsWith('{') || one === given[i]);
}

/** Reads the specification. @throws Error without the script that installs it. */
export function readStripeSpecification(): StripeSpecification {
  const document: unknown = JSON.parse(readFileSync(fromScript('STRIPE_SPECIFICATION', 'test:oracles'), 'utf8'));
  const checks = schemaChecks(at(document, 'components', 'schemas'));

  function operationOf(method: string, path: string): unknown {
    const paths = at(document, 'paths');
    const templates = isRecord(paths) ? Object.keys(paths) : [];
    // An exact path before a template.
    const template = templates.includes(path) ? path : templates.find((one) => pathMatches(one, path));
    return at(paths, template ?? '', method.toLowerCase());
  }

  /** The schemas of a parameter; none when the operation does not take it. */
  function schemasOf(method: string, path: string, parameter: string): readonly unknown[] {
    const [name = '', ...parts] = parameter.replaceAll(']', '').split('[');
    const operation = operationOf(method, path);
    const form = at(operation, 'requestBody', 'content', 'application/x-www-form-urlencoded', 'schema');
    const inQuery = listAt(operation, 'parameters')
      .filter((one) => at(one, 'in') === 'query' && at(one, 'name') === name)
      .map((one) => at(one, 'schema'));
    return parts.reduce(partOf, method === 'POST' ? partOf([form], name) : inQuery);
  }

  return {
    version: String(at(document, 'info', 'version')),

    unlisted({ method, url, body }) {
      const { pathname, search } = new URL(url);
      const fields = new URLSearchParams(method === 'POST' ? (body ?? '') : search);
      return [...fields]
        .filter(([name, value]) => {
          const schemas = schemasOf(method, pathname, name).flatMap(variantsOf);
          return !schemas.some((schema) => accepts(schema, value));
        })
        .map(([name]) => name);
    },

    takes: (path, parameter) => schemasOf('POST', path, parameter).length > 0,

    answerFaults(method, path, status, body) {
      const answer = at(operationOf(method, path), 'responses', status === 200 ? '200' : 'default');
      const schema = at(answer, 'content', 'application/json', 'schema');
      if (!isRecord(schema)) throw new Error(`Stripe's specification has no answer ${status} of ${method} ${path}.`);
      return checks(schema, body);
    },

    objectFaults: (name, body) => checks({ $ref: `#/components/schemas/${name}` }, body),
  };
}
