/**
 * The published OpenAPI documents: without the extensions that only this project reads, with code samples for every operation.
 * Pure.
 */
import { isObject, type JsonObject, listAt, objectAt } from '../http/contract/client-bundle.ts';
import { exampleCall } from './call.ts';
import type { ShownOperation } from './catalogue.ts';
import { curlSample } from './sample-curl.ts';
import { pythonSample } from './sample-python.ts';
import { typescriptSample } from './sample-typescript.ts';

/** An item of `x-codeSamples`. */
export interface Sample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** The code samples of a call; `scenario` is undefined for an operation without a body. */
export function samplesOf(operation: ShownOperation, scenario: string | undefined, baseUrl: string): readonly Sample[] {
  const call = exampleCall(operation, scenario);
  return [
    { lang: 'Shell', label: 'curl', source: curlSample(call, baseUrl) },
    { lang: 'TypeScript', label: 'TypeScript', source: typescriptSample(call, baseUrl) },
    { lang: 'Python', label: 'Python', source: pythonSample(call, baseUrl) },
  ];
}

/** The extensions that other tools read. All others are this project's own. */
const PUBLIC: ReadonlySet<string> = new Set(['x-enum-varnames', 'x-extensible-enum']);

/** The keys whose members are named by the contract (headers, fields, components) and not by OpenAPI. */
const NAMED: ReadonlySet<string> = new Set(
  'paths webhooks headers properties patternProperties examples responses content variables schemas parameters requestBodies securitySchemes'.split(
    ' ',
  ),
);

/** The keys that hold values as they are sent. */
const VALUES: ReadonlySet<string> = new Set(['value', 'example', 'default', 'enum']);

/**
 * A bundle without this project's own extensions, with code samples of each operation's first example. The first server, which
 * generated clients call by default, is the service that publishes the bundle.
 */
export function publishedBundle(bundle: object, operations: readonly ShownOperation[], baseUrl: string): JsonObject {
  const samples = new Map(
    operations.map((operation) => {
      const [scenario] = Object.keys(operation.body?.media.examples ?? {});
      return [operation.id, samplesOf(operation, scenario, baseUrl)];
    }),
  );
  const cleaned = (value: unknown, isNamed: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => cleaned(item, false));
    if (!isObject(value)) return value;
    const kept = Object.entries(value).flatMap(([key, item]) => {
      if (isNamed) return [[key, cleaned(item, false)] as const];
      if (key.startsWith('x-') && !PUBLIC.has(key)) return [];
      return [[key, VALUES.has(key) ? item : cleaned(item, NAMED.has(key))] as const];
    });
    const own = isNamed ? undefined : samples.get(String(value.operationId));
    return Object.fromEntries(own === undefined ? kept : [...kept, ['x-codeSamples', own]]);
  };
  const document = objectAt(cleaned(bundle, false));
  if (document.servers === undefined) return document;
  const others = listAt(document.servers).filter((server) => isObject(server) && server.url !== baseUrl);
  return { ...document, servers: [{ url: baseUrl, description: 'This service' }, ...others] };
}
