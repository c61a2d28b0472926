/**
 * Changes a merchant: reads, decides, writes if nothing else wrote meanwhile, else begins again.
 * The decision runs once per try, so it must be pure.
 */
import type { AuditEntry, FieldChange } from '../../domain/merchants/audit-entry.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { MerchantStore, VersionedMerchant } from '../../storage/merchants.ts';
import type { MerchantDirectory } from './directory.ts';

/** What a decision comes to: the merchant as it shall be, and what changes in it. */
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

const TRIES = 10;

/**
 * The merchant after the change; null when there is no such merchant. A decision that changes no field writes nothing.
 * What `decide` throws is thrown, and nothing is written.
 */
export async function changeMerchant(
  { merchants, directory }: ChangeMerchantParts,
  merchantId: string,
  heading: AuditHeading,
  decide: (read: VersionedMerchant) => MerchantChange,
): Promise<VersionedMerchant | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const read = await merchants.find(merchantId);
    if (read === null) return null;
    const { merchant, changes } = decide(read);
    if (changes.length === 0) return read;
    if (await merchants.replace(read, merchant, { ...heading, merchantId, changes })) {
      directory.forget(merchantId);
      return { ...read, merchant, version: read.version + 1 };
    }
  }
  throw new Error(`merchant changed ${TRIES} times while one change was being made`);
}
