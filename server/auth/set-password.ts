/**
 * Sets a new password of a settings user and ends the user's sessions.
 */
import type { AuditEntry } from '../domain/merchants/audit-entry.ts';
import { firstUserId, type SettingsUser, userNamed } from '../domain/merchants/settings-user.ts';
import type { LoginAttempts } from '../storage/login-attempts.ts';
import type { MerchantStore } from '../storage/merchants.ts';
import type { SettingsInvitations } from '../storage/settings-invitations.ts';
import type { SettingsSessions } from '../storage/settings-sessions.ts';
import type { AuditHeading } from '../usecases/merchants/change-merchant.ts';
import { changeUser } from '../usecases/merchants/change-users.ts';
import type { Passwords } from './password.ts';

export interface SetPasswordParts {
  readonly merchants: MerchantStore;
  readonly sessions: SettingsSessions;
  readonly attempts: LoginAttempts;
  readonly passwords: Passwords;
}

export interface NewPassword {
  readonly user: Pick<SettingsUser, 'merchantId' | 'userId' | 'username'>;
  readonly password: string;
  readonly audit: AuditHeading & Pick<AuditEntry, 'changes'>;
}

/** Sets the password, ends the user's sessions and removes the lock of the user name. */
export async function setPassword(parts: SetPasswordParts, { user, password, audit }: NewPassword): Promise<void> {
  const { sessions, attempts, passwords } = parts;
  const passwordHash = await passwords.hash(password);
  const { changes, ...heading } = audit;
  await changeUser(parts, user, { heading, changes }, (current) => ({ ...current, passwordHash }));
  await sessions.endAll(user);
  await attempts.clearName(user.username);
}

export interface ResetOwnerParts extends SetPasswordParts {
  readonly invitations: Pick<SettingsInvitations, 'removeOf'>;
}

/** A reset by the operator. */
export interface OwnerReset extends Pick<NewPassword, 'password' | 'audit'> {
  readonly merchantId: string;
}

const MAX_TRIES = 10;

/**
 * Resets the owner that the merchant was created with: sets its password, removes its second factors, ends its sessions and the
 * invitations that it made, and creates it again if it was removed. Returns its user name; null if the merchant does not exist.
 */
export async function resetOwner(parts: ResetOwnerParts, reset: OwnerReset): Promise<string | null> {
  const { merchants, sessions, invitations, attempts, passwords } = parts;
  const { merchantId, password, audit } = reset;
  const passwordHash = await passwords.hash(password);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const stored = await merchants.find(merchantId);
    if (stored === null) return null;
    const { settingsUsername: username, users } = stored;
    const userId = userNamed(users, username)?.userId ?? firstUserId(merchantId);
    if (await merchants.replacePassword(stored, passwordHash, { ...audit, merchantId })) {
      await sessions.endAll({ merchantId, userId });
      await invitations.removeOf(merchantId, userId);
      await attempts.clearName(username);
      return username;
    }
  }
  throw new Error(`merchant changed ${MAX_TRIES} times while its password was being set`);
}
