/**
 * Records when API keys were last used. Writes at most once a minute for each key and process.
 */

import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { MerchantStore } from '../../storage/merchants.ts';

export interface KeyUse {
  /** Records a use of the key with this hash. Does not wait for the write; a failure goes to `onError`. */
  note(merchant: Merchant, keyHash: string): void;
}

export interface KeyUseParts {
  readonly merchants: Pick<MerchantStore, 'noteKeyUse'>;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

const EVERY_MS = 60_000;
const MAX_KEYS = 10_000;

export function keyUse({ merchants, clock, onError }: KeyUseParts): KeyUse {
  const noted = new Map<string, number>();
  return {
    note({ merchantId, apiKeys }, keyHash) {
      const keyId = apiKeys.find(({ hash }) => hash === keyHash)?.keyId;
      if (keyId === undefined) return;
      const at = clock.now();
      const last = noted.get(keyId);
      if (last !== undefined && at.getTime() - last < EVERY_MS) return;
      if (noted.size >= MAX_KEYS) noted.clear();
      noted.set(keyId, at.getTime());
      merchants.noteKeyUse(merchantId, keyId, at).catch(onError);
    },
  };
}
