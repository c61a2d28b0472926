/**
 * Rewraps stored card numbers under the newest key in batches, while they are read, stored and deleted. Each record is its own
 * write, so that the run can be interrupted, repeated, and done by several processes at once.
 */
import type { VaultKeys } from './keys.ts';
import type { NumberKeys, WrappedNumber } from './number-keys-store.ts';
import { type RewrappingSealer, SealBroken } from './seal.ts';

const AT_ONCE = 200;

export interface RewrapNumbersDeps {
  readonly numberKeys: NumberKeys;
  readonly sealer: Pick<RewrappingSealer, 'rewrap'>;
  readonly keys: Pick<VaultKeys, 'sealing' | 'opening'>;
}

export interface RewrappedNumbers {
  readonly done: number;
  /** Records, left unchanged, whose data key does not open: its key is missing, or it was modified. */
  readonly unreadable: number;
}

/** Runs until all numbers are rewrapped or `timeIsUp`. */
export async function rewrapNumbers(deps: RewrapNumbersDeps, timeIsUp: () => boolean): Promise<RewrappedNumbers> {
  const { numberKeys, sealer, keys } = deps;
  let done = 0;
  let unreadable = 0;

  function rewrapped({ recordId, merchantId, sealed }: WrappedNumber) {
    try {
      return [{ recordId, merchantId, sealed, rewrapped: sealer.rewrap(sealed) }];
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      unreadable += 1;
      return [];
    }
  }

  async function allUnder(keyId: string): Promise<void> {
    let after = '';
    while (!timeIsUp()) {
      const found = await numberKeys.under(keyId, after, AT_ONCE);
      const last = found.at(-1);
      if (last === undefined) return;
      done += await numberKeys.replace(found.flatMap(rewrapped));
      after = last.recordId;
    }
  }

  for (const [keyId, count] of await numberKeys.counts()) {
    if (keyId === keys.sealing.keyId) continue;
    if (keys.opening(keyId) === null) unreadable += count;
    else await allUnder(keyId);
  }
  return { done, unreadable };
}
