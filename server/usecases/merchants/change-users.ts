/**
 * Changes the users of a merchant's settings with optimistic locking: reads, decides, writes, and starts over when another writer was
 * faster.
 */
import type { FieldChange } from '../../domain/merchants/audit-entry.ts';
import type { SettingsUser } from '../../domain/merchants/settings-user.ts';
import type { MerchantStore, VersionedMerchant } from '../../storage/merchants.ts';
import { type AuditHeading, MOST_TRIES } from './change-merchant.ts';

/** A decision: the new users, and the fields that change. */
export interface UsersChange {
  readonly users: readonly SettingsUser[];
  readonly changes: readonly FieldChange[];
}

export interface ChangeUsersParts {
  readonly merchants: Pick<MerchantStore, 'find' | 'replaceUsers'>;
}

/**
 * Returns the new users; null when there is no such merchant or `decide` returns null, `username_taken` when a new name belongs to
 * another user. A null heading writes no audit entry. `decide` runs once per try, so it must be pure; its error is rethrown.
 */
export async function changeUsers(
  { merchants }: ChangeUsersParts,
  merchantId: string,
  heading: AuditHeading | null,
  decide: (read: VersionedMerchant) => UsersChange | null,
): Promise<readonly SettingsUser[] | 'username_taken' | null> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const read = await merchants.find(merchantId);
    const decided = read === null ? null : decide(read);
    if (read === null || decided === null) return null;
    const { users, changes } = decided;
    const entry = heading === null ? null : { ...heading, merchantId, changes };
    const outcome = await merchants.replaceUsers(read, users, entry);
    if (outcome === 'replaced') return users;
    if (outcome === 'username_taken') return outcome;
  }
  throw new Error(`The merchant changed during each of ${MOST_TRIES} tries to update its users.`);
}

/** Changes one user. Returns the changed user; null when the user does not exist any more or `decide` returns null. */
export async function changeUser(
  parts: ChangeUsersParts,
  { merchantId, userId }: Pick<SettingsUser, 'merchantId' | 'userId'>,
  audit: { readonly heading: AuditHeading; readonly changes: readonly FieldChange[] } | null,
  decide: (user: SettingsUser) => SettingsUser | null,
): Promise<SettingsUser | null> {
  const changed = await changeUsers(parts, merchantId, audit?.heading ?? null, ({ users }) => {
    const found = users.find((user) => user.userId === userId);
    const next = found === undefined ? null : decide(found);
    if (next === null) return null;
    return { users: users.map((user) => (user.userId === userId ? next : user)), changes: audit?.changes ?? [] };
  });
  if (changed === 'username_taken') throw new Error('a change of one user renamed it');
  return changed?.find((user) => user.userId === userId) ?? null;
}
