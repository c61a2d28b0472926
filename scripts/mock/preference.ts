/** Which of an operation's scenarios a request asks for: by name or status, or by being an example itself. Pure. */
import type { MockedOperation } from './mocked-operations.ts';
import { fieldOf, isExample, type SentBody } from './sent-body.ts';

export interface Preference {
  readonly code?: string;
  readonly example?: string;
}

/** What the header says: `code=404`, `example=charged`, or both. */
function readPrefer(header: string): Preference {
  const code = /\bcode=(\d{3})/.exec(header)?.[1];
  const example = /\bexample=([^,;\s]+)/.exec(header)?.[1];
  return { ...(code === undefined ? {} : { code }), ...(example === undefined ? {} : { example }) };
}

/** The names by which Prism takes the same from the query: a browser that opens a page sends no header of ours. */
export const QUERY_NAMES = { code: '__code', example: '__example' } as const;

function readQuery(query: URLSearchParams): Preference {
  const code = query.get(QUERY_NAMES.code);
  const example = query.get(QUERY_NAMES.example);
  return { ...(code === null ? {} : { code }), ...(example === null ? {} : { example }) };
}

/** A form of a page leads on, whatever state of the page its address asks for. */
function takesQuery({ kind, method }: MockedOperation): boolean {
  return kind === 'api' || method === 'GET';
}

/** What a request asks for by itself; undefined where it says nothing. A name alone is enough: its status follows. */
export function askedFor(operation: MockedOperation, header: string, query: URLSearchParams): Preference | undefined {
  const asked = { ...(takesQuery(operation) ? readQuery(query) : {}), ...readPrefer(header) };
  if (asked.code === undefined && asked.example === undefined) return undefined;
  const status = operation.scenarios.find(({ name }) => name === asked.example)?.status;
  return status === undefined ? asked : { code: status, ...asked };
}

/** A form without `format=json` is a browser's, which is led on. */
function leadsOn({ method, statuses }: MockedOperation, body: SentBody): boolean {
  return method === 'POST' && statuses.includes('303') && fieldOf(body, 'format') !== 'json';
}

/** The scenario of a request that is exactly one of the contract's examples; else the one of its kind. */
export function ownScenario(operation: MockedOperation, body: SentBody): Preference | undefined {
  const [name] = [...operation.requests].find(([, example]) => isExample(body, example)) ?? [];
  const scenario = operation.scenarios.find((each) => each.name === name);
  if (leadsOn(operation, body) && !scenario?.status.startsWith('4')) return { code: '303' };
  return scenario === undefined ? undefined : { code: scenario.status, example: scenario.name };
}

/** The header that tells Prism. */
export function preferHeader({ code, example }: Preference): string {
  const parts = [code === undefined ? '' : `code=${code}`, example === undefined ? '' : `example=${example}`];
  return parts.filter((part) => part !== '').join(', ');
}
