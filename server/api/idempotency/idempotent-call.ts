/**
 * The identity of an idempotent call: caller, method, path and key; and, separately, its parameters. Both are HMACs, because the key
 * is arbitrary text and parameters may contain a card number. Pure.
 */

import { createHmac, type KeyObject } from 'node:crypto';
import type { ClientScope } from '../../domain/customers/customer.ts';
import { isObject } from '../../http/body/json.ts';
import type { CallName } from '../../storage/idempotent-calls.ts';

/** A call with an Idempotency-Key. */
export interface IdempotentCall {
  readonly merchantId: string;
  /** The client auth token's scope; null for the merchant. Each scope has a key space of its own. */
  readonly client: ClientScope | null;
  readonly method: string;
  readonly path: string;
  readonly key: string;
  readonly parameters: unknown;
}

/** The value with sorted names at every level, because the order of parameters does not matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.keys(value)
    .sort()
    .map((name) => [name, sorted(value[name])]);
}

/** The identity of a call. `hashKey` must have no other use. */
export function nameCall(hashKey: KeyObject, call: IdempotentCall): CallName {
  const hash = (...parts: readonly unknown[]) =>
    createHmac('sha256', hashKey).update(JSON.stringify(parts)).digest('hex');
  const { merchantId, client, method, path, key, parameters } = call;
  const id = `${merchantId}:${hash('call/1', merchantId, sorted(client), method, path, key)}`;
  return { id, parameters: hash('parameters/1', id, sorted(parameters)) };
}
