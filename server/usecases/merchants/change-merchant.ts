/**
 * Changes a merchant with optimistic locking: reads, decides, writes, and starts over when another writer was faster.
 */
import type { AuditEntry, FieldChange } from '../../domain/merchants/audit-entry.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { MerchantStore, VersionedMerchant } from '../../storage/merchants.ts';
import type { MerchantDirectory } from './directory.ts';

/** A decision: the new merchant, and the fields that change. */
export interface MerchantChange {
  readonly merchant: Merchant;
  readonly changes: readonly FieldChange[];
}

/** The part of an audit entry that is known before the decision. */
export type AuditHeading = Omit<AuditEntry, 'changes' | 'merchantId'>;

export interface ChangeMerchantParts {
  readonly merchants: MerchantStore;
  readonly directory: Pick<MerchantDirectory, 'forget'>;
}

/** Each lost try means that another writer succeeded: this many lost in a row is a fault, not load. */
export const MOST_TRIES = 100;

/**
 * Returns the merchant after the change; null when there is no such merchant. Writes nothing when no field changes, or when
 * `decide` throws; its error is rethrown. `decide` runs once per try, so it must be pure.
 */
export async function changeMerchant(
  { merchants, directory }: ChangeMerchantParts,
  merchantId: string,
  heading: AuditHeading,
  decide: (read: VersionedMerchant) => MerchantChange,
): Promise<VersionedMerchant | null> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const read = await merchants.find(merchantId);
    if (read === null) return null;
    const { merchant, changes } = decide(read);
    if (changes.length === 0) return read;
    if (await merchants.replace(read, merchant, { ...heading, merchantId, changes })) {
      directory.forget(merchantId);
      return { ...read, merchant, version: read.version + 1 };
    }
  }
  throw new Error(`The merchant changed during each of ${MOST_TRIES} tries to update it.`);
}
