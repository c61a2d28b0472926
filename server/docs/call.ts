/**
 * An example call of an operation: address, headers and body. The code samples of all languages are made from it. Pure.
 */
import type { ShownOperation } from './catalogue.ts';
import { exampleOf, type Parameter } from './contract.ts';

export type Fields = readonly (readonly [name: string, value: unknown])[];

/** The credentials of the call. */
export type Caller = 'api-key' | 'client-token' | 'access-token' | 'browser' | 'operator-key' | 'gateway' | 'anonymous';

export interface ExampleCall {
  readonly operation: ShownOperation;
  readonly caller: Caller;
  readonly path: Fields;
  readonly query: Fields;
  readonly headers: Fields;
  /** Text is sent as it is; fields are sent as a form or as JSON, by the operation's media type. */
  readonly body: string | Fields | null;
}

const FORM = 'application/x-www-form-urlencoded';

function callerOf({ schemes }: ShownOperation): Caller {
  // The credentials are in the encrypted body.
  if (schemes.includes('encryptedBody')) return 'anonymous';
  // The samples are for a merchant's server: where anonymous calls are allowed, its API key gives it more rights.
  if (schemes.includes('basicAuth')) return 'api-key';
  if (schemes.includes('none')) return 'anonymous';
  if (schemes.includes('clientAuthToken')) return 'client-token';
  if (schemes.includes('gatewaySignature')) return 'gateway';
  if (schemes.includes('operatorKey')) return 'operator-key';
  return schemes.includes('settingsToken') ? 'access-token' : 'browser';
}

/** Headers that the clients send, or that only repeat a default. */
const OMITTED = new Set(['version', 'Idempotency-Key', 'If-None-Match']);

function isShown(parameter: Parameter): boolean {
  const { name = '', required = false, in: place } = parameter;
  if (place === 'path' || required) return true;
  return place === 'header' && !OMITTED.has(name);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bodyOf(value: unknown): ExampleCall['body'] {
  if (isFields(value)) return Object.entries(value);
  return value === undefined ? null : String(value);
}

/** The call with one of the operation's request examples; `scenario` is undefined for an operation without a body. */
export function exampleCall(operation: ShownOperation, scenario: string | undefined): ExampleCall {
  const parameters = operation.parameters.filter(isShown);
  const at = (place: string): Fields =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => [parameter.name ?? '', exampleOf(operation.contract, parameter)] as const)
      .filter(([, value]) => value !== undefined);
  const example = scenario === undefined ? undefined : operation.body?.media.examples?.[scenario];
  return {
    operation,
    caller: callerOf(operation),
    path: at('path'),
    query: at('query'),
    headers: at('header'),
    body: bodyOf(example?.value),
  };
}

/** The path with its values in place. */
export function filledPath({ operation, path }: ExampleCall): string {
  return path.reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
    operation.path,
  );
}

/** The query, with its question mark; empty without one. */
export function queryText({ query }: ExampleCall): string {
  const pairs = query.map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

export function isForm({ operation }: ExampleCall): boolean {
  return operation.body?.mediaType === FORM;
}

export function isJson({ operation }: ExampleCall): boolean {
  return operation.body?.mediaType === 'application/json';
}

/** Whether the operation redirects a browser; a program does not follow the redirect. */
export function redirects({ operation }: ExampleCall): boolean {
  return operation.answers.some(([status]) => status === '303');
}
