/**
 * What makes two calls the same: who calls where with which key, and with which parameters. Both as keyed hashes, because
 * a key is the caller's own text and parameters may hold a card number. Pure.
 */

import { createHmac, type KeyObject } from 'node:crypto';
import type { ClientScope } from '../../domain/customers/customer.ts';
import { isObject } from '../../http/body/json.ts';
import type { CallName } from '../../storage/idempotent-calls.ts';

/** A call that carries an Idempotency-Key. */
export interface IdempotentCall {
  readonly merchantId: string;
  /** Null: the merchant itself. Whoever holds a client auth token has keys of its own, and gets nobody else's answers. */
  readonly client: ClientScope | null;
  readonly method: string;
  readonly path: string;
  readonly key: string;
  readonly parameters: unknown;
}

/** The value with its names sorted, at every depth: the order in which they were sent does not matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.keys(value)
    .sort()
    .map((name) => [name, sorted(value[name])]);
}

/** Names a call. The key must be kept for this alone. */
export function nameCall(hashKey: KeyObject, call: IdempotentCall): CallName {
  const hash = (...parts: readonly unknown[]) =>
    createHmac('sha256', hashKey).update(JSON.stringify(parts)).digest('hex');
  const { merchantId, client, method, path, key, parameters } = call;
  const id = `${merchantId}:${hash('call/1', merchantId, sorted(client), method, path, key)}`;
  return { id, parameters: hash('parameters/1', id, sorted(parameters)) };
}
