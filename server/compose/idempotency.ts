/**
 * Composes idempotent calls. Stored responses are sealed with a key derived from the root secret, not with a vault key: vault keys
 * may rotate within the 24 hours that a response is stored.
 */

import { type AnswerOnce, createAnswerOnce } from '../api/idempotency/answer-once.ts';
import type { ClientTokens } from '../auth/client-tokens.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { IdempotentCallStore } from '../storage/idempotent-calls.ts';
import type { CardTokens } from '../usecases/cards/card-tokens.ts';
import type { VaultKeys } from '../vault/keys.ts';
import { createSealer } from '../vault/seal.ts';

export interface IdempotencyParts {
  readonly store: IdempotentCallStore;
  readonly keys: Pick<VaultKeys, 'derive'>;
  readonly clientTokens: ClientTokens;
  readonly cardTokens: CardTokens;
  readonly runtime: Runtime;
}

const KEY_ID = 'idempotency';

export function createIdempotencyModule({
  store,
  keys,
  clientTokens,
  cardTokens,
  runtime,
}: IdempotencyParts): AnswerOnce {
  const key = keys.derive('idempotency-answer');
  const sealKeys = { sealing: { keyId: KEY_ID, key }, opening: (keyId: string) => (keyId === KEY_ID ? key : null) };
  return createAnswerOnce({
    store,
    sealer: createSealer({ keys: sealKeys, random: runtime.random }),
    hashKey: keys.derive('idempotency-hash'),
    clientTokens,
    cardTokens,
    runtime,
  });
}
