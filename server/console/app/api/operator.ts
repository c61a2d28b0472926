/**
 * The operator: its key, and the operator API as hooks. The key is kept in memory alone, so that a reload asks for it again; it is no
 * session of a merchant's user, and no cookie proves it.
 */
import type { Middleware } from 'openapi-fetch';
import createClient from 'openapi-fetch';
import createQueryClient from 'openapi-react-query';
import { useSyncExternalStore } from 'react';
import type { Paths } from './contract.ts';
import { errorsHaveBodies } from './problem.ts';

let operatorKey: string | null = null;
const listeners = new Set<() => void>();

function setKey(key: string | null): void {
  operatorKey = key;
  for (const listener of listeners) listener();
}

/** Whether the operator's key is known. */
export function isOperator(): boolean {
  return operatorKey !== null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the operator's key is known, for components. */
export function useOperator(): boolean {
  return useSyncExternalStore(subscribe, isOperator);
}

/** Sends the key with every call, and forgets one that the service no longer accepts. */
const authentication: Middleware = {
  onRequest({ request }) {
    if (operatorKey !== null) request.headers.set('Authorization', `Bearer ${operatorKey}`);
    return request;
  },
  onResponse({ response }) {
    if (response.status === 401 && operatorKey !== null) setKey(null);
  },
};

const client = createClient<Paths>({ baseUrl: location.origin });
client.use(errorsHaveBodies, authentication);

export const operatorApi = createQueryClient(client);

/**
 * Takes the operator's key.
 * @throws the contract's error of a key that the service does not accept
 */
export async function enterOperatorKey(key: string): Promise<void> {
  const plain = createClient<Paths>({ baseUrl: location.origin });
  const { data, error } = await plain.GET('/operator/bins', { headers: { Authorization: `Bearer ${key}` } });
  if (data === undefined) throw error;
  setKey(key);
}

/** Forgets the key. */
export function leaveOperator(): void {
  setKey(null);
}

/**
 * Loads a BIN table from a CSV file, which is sent as it is.
 * @throws the contract's error of a file that is not loaded
 */
export async function loadBinTable(file: Blob) {
  const { data, error } = await client.PUT('/operator/bins', {
    // The contract's type of the body is text; the browser sends the file's bytes without reading them into memory.
    body: '',
    bodySerializer: () => file,
    headers: { 'Content-Type': 'text/csv' },
  });
  if (data === undefined) throw error;
  return data;
}
