/**
 * The published schemas of what is deployed: of Kubernetes, of the Prometheus operator and of compose files. They come as Go
 * modules, whose checksums Go verifies. Unknown fields are faults, as a misspelt field would have no effect.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import { goCommand } from '../check-clients/languages.ts';
import { tool } from '../check-clients/tool.ts';
import {
  isJsonArray,
  isJsonObject,
  itemsOf,
  type Json,
  type JsonObject,
  parseJson,
  toObject,
  toText,
} from '../generate/json.ts';

const KUBERNETES = 'k8s.io/kubernetes@v1.34.1';
const PROMETHEUS_OPERATOR = 'github.com/prometheus-operator/prometheus-operator@v0.85.0';
const COMPOSE = 'github.com/compose-spec/compose-go/v2@v2.9.0';

/** Downloads a Go module, without what it needs, and returns a file of it. */
async function fileOf(root: string, module: string, ...path: readonly string[]): Promise<string> {
  const args = ['mod', 'download', '-json', module];
  const answer = await tool({ command: await goCommand(root), args, cwd: '/', env: process.env });
  const { Dir } = toObject(parseJson(answer), module);
  return readFile(join(toText(Dir, module), ...path), 'utf8');
}

/** The schema, with no other fields than those it names. */
function closed(schema: Json): Json {
  if (isJsonArray(schema)) return schema.map(closed);
  if (!isJsonObject(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  const isOpen = !isJsonObject(schema.properties) || schema['x-kubernetes-preserve-unknown-fields'] === true;
  return isOpen || 'additionalProperties' in schema ? inner : { ...inner, additionalProperties: false };
}

const newAjv = () => new Ajv({ strict: false, validateFormats: false, allErrors: true });

/** Kubernetes' own description of an API group names the kinds in the schemas. */
async function kubernetesSchema(root: string, apiVersion: string, kind: string): Promise<ValidateFunction> {
  const [version = '', group] = apiVersion.split('/').toReversed();
  const file = `${group === undefined ? 'api' : `apis__${group}`}__${version}_openapi.json`;
  const text = await fileOf(root, KUBERNETES, 'api', 'openapi-spec', 'v3', file);
  const { components } = toObject(parseJson(text), file);
  const schemas = toObject(toObject(components, file).schemas, file);
  const named = Object.entries(schemas).find(([, schema]) => {
    const kinds = itemsOf(toObject(schema, file)['x-kubernetes-group-version-kind']);
    return kinds.some((each) => isJsonObject(each) && each.kind === kind && each.version === version);
  });
  if (named === undefined) throw new Error(`${apiVersion} has no ${kind}`);
  const $ref = `#/components/schemas/${named[0]}`;
  return newAjv().compile({ $ref, components: { schemas: closed(schemas) } });
}

async function serviceMonitorSchema(root: string): Promise<ValidateFunction> {
  const file = 'monitoring.coreos.com_servicemonitors.yaml';
  const definition: JsonObject = parse(
    await fileOf(root, PROMETHEUS_OPERATOR, 'example', 'prometheus-operator-crd', file),
  );
  const [version] = itemsOf(toObject(definition.spec, file).versions);
  const { openAPIV3Schema } = toObject(toObject(version, file).schema, file);
  const schema = toObject(closed(openAPIV3Schema ?? null), file);
  // The definition leaves the metadata to Kubernetes.
  return newAjv().compile({
    ...schema,
    properties: { ...toObject(schema.properties, file), metadata: { type: 'object' } },
  });
}

/** The schema of a resource. @throws an error for a resource that no schema describes. */
export function resourceSchema(root: string, apiVersion: string, kind: string): Promise<ValidateFunction> {
  return kind === 'ServiceMonitor' ? serviceMonitorSchema(root) : kubernetesSchema(root, apiVersion, kind);
}

export async function composeSchema(root: string): Promise<ValidateFunction> {
  const schema = toObject(parseJson(await fileOf(root, COMPOSE, 'schema', 'compose-spec.json')), COMPOSE);
  const { $schema: _dialect, ...rest } = schema;
  return newAjv().compile(rest);
}
