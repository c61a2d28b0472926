/**
 * Checks the parameters of a request against Stripe's specification (OpenAPI), at every depth: stripe-mock itself does not
 * look inside some of them.
 */
import { readFileSync } from 'node:fs';
import type { GatewayCall } from '../../server/gateways/http-client.ts';
import { isRecord } from '../../server/platform/is-record.ts';

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
}

/** Reads the specification. */
export function readStripeSpecification(file: string): StripeSpecification {
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));

  function operationOf({ method, url }: GatewayCall): unknown {
    const parts = new URL(url).pathname.split('/');
    const paths = at(document, 'paths');
    const found = Object.entries(isRecord(paths) ? paths : {}).find(([template]) => {
      const wanted = template.split('/');
      return wanted.length === parts.length && wanted.every((part, n) => part.startsWith('{') || part === parts[n]);
    });
    return at(found?.[1], method.toLowerCase());
  }

  function schemasOf(operation: unknown, method: string, name: string): readonly unknown[] {
    if (method === 'POST') {
      return partOf([at(operation, 'requestBody', 'content', 'application/x-www-form-urlencoded', 'schema')], name);
    }
    return listAt(operation, 'parameters')
      .filter((parameter) => at(parameter, 'in') === 'query' && at(parameter, 'name') === name)
      .map((parameter) => at(parameter, 'schema'));
  }

  return {
    version: String(at(document, 'info', 'version')),
    unlisted(call) {
      const operation = operationOf(call);
      const fields = new URLSearchParams(call.method === 'POST' ? (call.body ?? '') : new URL(call.url).search);
      return [...fields]
        .filter(([name, value]) => {
          const [first = '', ...rest] = name.replace(/\]/g, '').split('[');
          const schemas = rest.reduce(partOf, schemasOf(operation, call.method, first));
          return !schemas.flatMap(variantsOf).some((schema) => accepts(schema, value));
        })
        .map(([name]) => name);
    },
  };
}
