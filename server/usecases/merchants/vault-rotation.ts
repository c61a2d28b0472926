/**
 * Rotation of the vault's key encryption keys: reports which keys are still in use, and rewraps all sealed data under the
 * newest.
 */

import { secretChange } from '../../domain/merchants/changed-fields.ts';
import type { Sealed } from '../../domain/ports/sealed.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { VersionedMerchant } from '../../storage/merchants.ts';
import type { VaultKeys } from '../../vault/keys.ts';
import type { NumberKeys } from '../../vault/number-keys-store.ts';
import { rewrapNumbers } from '../../vault/rewrap-numbers.ts';
import { type RewrappingSealer, SealBroken } from '../../vault/seal.ts';
import { type AuditHeading, type ChangeMerchantParts, changeMerchant } from './change-merchant.ts';
import { changeUsers } from './change-users.ts';
import { keysOfSecrets, withRewrappedSecrets, withRewrappedTotp } from './rewrap-secrets.ts';

/** How long one call works, so that it answers before the client times out. Milliseconds. */
const WORK_MS = 10_000;
const MERCHANTS_AT_ONCE = 100;

/** How many records a key wraps. `state` is what this process can do with the key. */
export interface VaultKeyUse {
  readonly keyId: string;
  readonly state: 'sealing' | 'opening' | 'missing';
  readonly cardNumbers: number;
  readonly merchants: number;
}

export interface Rewrapping {
  readonly sealingKeyId: string;
  readonly cardNumbers: number;
  readonly merchants: number;
  /** Card numbers and merchants that are still to be rewrapped. */
  readonly remaining: number;
  readonly unreadable: number;
}

export interface VaultRotation {
  /** Every key that is configured or in use, the sealing key first. */
  keys(): Promise<readonly VaultKeyUse[]>;
  /** Works for up to `WORK_MS`. `heading` starts the audit entry of each merchant whose secrets are rewrapped. */
  rewrap(heading: () => AuditHeading): Promise<Rewrapping>;
}

export interface VaultRotationParts extends ChangeMerchantParts {
  readonly numberKeys: NumberKeys;
  readonly sealer: Pick<RewrappingSealer, 'rewrap'>;
  readonly keys: VaultKeys;
  readonly clock: Clock;
}

export function createVaultRotation(parts: VaultRotationParts): VaultRotation {
  const { merchants, numberKeys, sealer, keys, clock } = parts;
  const sealingKeyId = keys.sealing.keyId;

  async function* allMerchants(): AsyncGenerator<VersionedMerchant> {
    let after: string | null = null;
    for (;;) {
      const page = await merchants.page({ after, limit: MERCHANTS_AT_ONCE });
      yield* page;
      const last = page.at(-1);
      if (last === undefined) return;
      after = last.merchant.merchantId;
    }
  }

  const needsRewrap = (read: VersionedMerchant) => [...secretsOf(read)].some((id) => id !== sealingKeyId);

  function rewrapIfReadable(sealed: Sealed): Sealed {
    try {
      return sealer.rewrap(sealed);
    } catch (error) {
      if (error instanceof SealBroken) return sealed;
      throw error;
    }
  }

  async function rewrapMerchants(heading: () => AuditHeading, timeIsUp: () => boolean) {
    let done = 0;
    let unreadable = 0;
    for await (const found of allMerchants()) {
      if (timeIsUp()) break;
      if (!needsRewrap(found)) continue;
      const { merchantId } = found.merchant;
      await changeMerchant(parts, merchantId, heading(), ({ merchant }) => {
        const next = withRewrappedSecrets(merchant, rewrapIfReadable);
        return { merchant: next, changes: isSame(merchant, next) ? [] : [secretChange('vault_key')] };
      });
      await changeUsers(parts, merchantId, heading(), ({ users }) => {
        const next = users.map((user) => withRewrappedTotp(user, rewrapIfReadable));
        return isSame(users, next) ? null : { users: next, changes: [secretChange('vault_key')] };
      });
      const changed = await merchants.find(merchantId);
      if (changed === null) continue;
      if (needsRewrap(changed)) unreadable += 1;
      else done += 1;
    }
    return { done, unreadable };
  }

  async function merchantCounts(): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for await (const found of allMerchants()) {
      for (const keyId of secretsOf(found)) counts.set(keyId, (counts.get(keyId) ?? 0) + 1);
    }
    return counts;
  }

  async function countRemaining(): Promise<number> {
    let left = 0;
    for (const [keyId, count] of await numberKeys.counts()) if (keyId !== sealingKeyId) left += count;
    for await (const found of allMerchants()) if (needsRewrap(found)) left += 1;
    return left;
  }

  return {
    async keys() {
      const [numbers, secrets] = [await numberKeys.counts(), await merchantCounts()];
      const others = [...new Set([...keys.keyIds, ...numbers.keys(), ...secrets.keys()])]
        .filter((keyId) => keyId !== sealingKeyId)
        .sort();
      const use = (keyId: string, state: VaultKeyUse['state']) => {
        return { keyId, state, cardNumbers: numbers.get(keyId) ?? 0, merchants: secrets.get(keyId) ?? 0 };
      };
      return [
        use(sealingKeyId, 'sealing'),
        ...others.map((keyId) => use(keyId, keys.opening(keyId) === null ? 'missing' : 'opening')),
      ];
    },

    async rewrap(heading) {
      const end = clock.now().getTime() + WORK_MS;
      const timeIsUp = () => clock.now().getTime() >= end;
      const secrets = await rewrapMerchants(heading, timeIsUp);
      const numbers = await rewrapNumbers({ numberKeys, sealer, keys }, timeIsUp);
      const unreadable = numbers.unreadable + secrets.unreadable;
      const remaining = Math.max(0, (await countRemaining()) - unreadable);
      return { sealingKeyId, cardNumbers: numbers.done, merchants: secrets.done, remaining, unreadable };
    },
  };
}

/** The ids of the keys that wrap the secrets of a merchant and its users. */
function secretsOf({ merchant, users }: VersionedMerchant): ReadonlySet<string> {
  return keysOfSecrets([merchant, users]);
}

function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
