/**
 * Sets a new settings password and ends all sessions.
 */

import type { AuditEntry } from '../domain/merchants/audit-entry.ts';
import type { LoginAttempts } from '../storage/login-attempts.ts';
import type { MerchantStore } from '../storage/merchants.ts';
import type { SettingsSessions } from '../storage/settings-sessions.ts';
import type { SettingsUser } from '../storage/stored-merchant.ts';
import type { Passwords } from './password.ts';

export interface SetPasswordParts {
  readonly merchants: MerchantStore;
  readonly sessions: SettingsSessions;
  readonly attempts: LoginAttempts;
  readonly passwords: Passwords;
}

export interface NewPassword {
  readonly merchantId: string;
  readonly password: string;
  readonly audit: Omit<AuditEntry, 'merchantId'>;
}

const MAX_TRIES = 10;

/** Sets the password, ends all sessions and removes the lock of the user name. Null if the merchant does not exist. */
export async function setPassword(parts: SetPasswordParts, request: NewPassword): Promise<SettingsUser | null> {
  const { merchants, sessions, attempts, passwords } = parts;
  const { merchantId, password, audit } = request;
  const passwordHash = await passwords.hash(password);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const stored = await merchants.find(merchantId);
    if (stored === null) return null;
    if (await merchants.replacePassword(stored, passwordHash, { ...audit, merchantId })) {
      await sessions.endAll(merchantId);
      await attempts.clearName(stored.settingsUser.username);
      return stored.settingsUser;
    }
  }
  throw new Error(`merchant changed ${MAX_TRIES} times while its password was being set`);
}
