/**
 * Logging in to the settings: count the attempt, look at the password, open a session. An unknown name, a wrong
 * password and a disabled merchant take the same time and come to the same refusal.
 */
import type { MerchantStore } from '../../merchants/store.ts';
import type { SettingsUser } from '../../merchants/stored-merchant.ts';
import type { Runtime } from '../../runtime.ts';
import { makeSessionToken } from '../sessions/session-token.ts';
import type { SettingsSession, SettingsSessions } from '../sessions/store.ts';
import { addressLockKey, lockedForSeconds, usernameLockKey } from './lock.ts';
import type { Passwords } from './password.ts';
import type { LoginAttempts } from './store.ts';

export interface LogInParts {
  readonly merchants: MerchantStore;
  readonly sessions: SettingsSessions;
  readonly attempts: LoginAttempts;
  readonly passwords: Passwords;
  readonly runtime: Runtime;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Where the attempt comes from. */
  readonly address: string;
}

export type PasswordOutcome =
  | { readonly kind: 'right'; readonly user: SettingsUser }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number };

export type LogInOutcome =
  | { readonly kind: 'in'; readonly token: string; readonly session: SettingsSession }
  | Exclude<PasswordOutcome, { readonly kind: 'right' }>;

/**
 * Whether the password is right, under the lock: a wrong one counts as a failure, a right one clears the name.
 * What a locked address tries counts for no name, and what is tried on a locked name for no address.
 */
export async function checkPassword(parts: Omit<LogInParts, 'sessions'>, given: Credentials): Promise<PasswordOutcome> {
  const { merchants, attempts, passwords, runtime } = parts;
  const now = runtime.clock.now();
  const nameKey = usernameLockKey(given.username);
  const addressKey = addressLockKey(given.address);
  const ofAddress = lockedForSeconds(await attempts.count(addressKey, now), now);
  if (ofAddress !== null) return { kind: 'locked', retryAfterSeconds: ofAddress };
  const ofName = lockedForSeconds(await attempts.count(nameKey, now), now);
  if (ofName !== null) {
    await attempts.takeBack(addressKey);
    return { kind: 'locked', retryAfterSeconds: ofName };
  }
  const user = await merchants.findSettingsUser(given.username);
  const right = await passwords.matches(given.password, user?.passwordHash ?? null);
  if (!right || user === null) return { kind: 'wrong' };
  await Promise.all([attempts.clear(nameKey), attempts.takeBack(addressKey)]);
  return { kind: 'right', user };
}

/** Logs in. A session opened while the password was being changed is ended again, so that a change ends them all. */
export async function logIn(parts: LogInParts, given: Credentials): Promise<LogInOutcome> {
  const { merchants, sessions, runtime } = parts;
  const checked = await checkPassword(parts, given);
  if (checked.kind !== 'right') return checked;
  const { merchantId, username, passwordHash } = checked.user;
  const token = makeSessionToken(runtime.random);
  const session = await sessions.open(token, { merchantId, username }, runtime.clock.now());
  const still = await merchants.find(merchantId);
  if (still === null || still.merchant.disabled || still.settingsUser.passwordHash !== passwordHash) {
    await sessions.end(session.sessionId);
    return { kind: 'wrong' };
  }
  return { kind: 'in', token, session };
}
