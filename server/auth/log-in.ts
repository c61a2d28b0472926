/**
 * Log-in to the settings: counts the attempt, checks the password, opens a session. An unknown user name, a wrong password and a
 * disabled merchant take the same time and give the same error.
 */

import {
  addressLockKey,
  guessLimits,
  makeSessionToken,
  pairLockKey,
  siteLockKey,
  usernameKey,
  usernameLockKey,
} from '../domain/merchants/settings-login.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { LoginAttempts, LoginLock } from '../storage/login-attempts.ts';
import type { MerchantStore } from '../storage/merchants.ts';
import type { SettingsSession, SettingsSessions } from '../storage/settings-sessions.ts';
import type { SettingsUser } from '../storage/stored-merchant.ts';
import type { DeviceTokens } from './device-token.ts';
import type { PasswordCaller, Passwords } from './password.ts';

export interface LogInParts {
  readonly merchants: MerchantStore;
  readonly sessions: SettingsSessions;
  readonly attempts: LoginAttempts;
  readonly passwords: Passwords;
  readonly devices: DeviceTokens;
  readonly runtime: Runtime;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** The caller's IP address. */
  readonly address: string;
  /** The device token of an earlier login; null if none was sent. */
  readonly deviceToken: string | null;
}

export type PasswordOutcome =
  | { readonly kind: 'right'; readonly user: SettingsUser }
  /** `user`: the user with this name; null if it does not exist. */
  | { readonly kind: 'wrong'; readonly user: SettingsUser | null }
  | { readonly kind: 'locked'; readonly lock: LoginLock };

export type LogInOutcome =
  | { readonly kind: 'in'; readonly token: string; readonly deviceToken: string; readonly session: SettingsSession }
  | Exclude<PasswordOutcome, { readonly kind: 'right' }>;

type CheckParts = Pick<LogInParts, 'merchants' | 'attempts' | 'passwords' | 'runtime'>;

/** An admitted attempt: `succeed` resets its failure counts; `undo` removes the attempt when the password was not checked. */
type Admission =
  | {
      readonly kind: 'admitted';
      readonly caller: PasswordCaller;
      readonly succeed: () => Promise<unknown>;
      readonly undo: () => Promise<unknown>;
    }
  | { readonly kind: 'locked'; readonly lock: LoginLock };

async function checkPassword(
  { merchants, passwords }: CheckParts,
  { username, password }: Pick<Credentials, 'username' | 'password'>,
  admission: Admission,
): Promise<PasswordOutcome> {
  if (admission.kind === 'locked') return admission;
  const user = await merchants.findSettingsUser(username);
  let matches: boolean;
  try {
    matches = await passwords.matches(password, user?.passwordHash ?? null, admission.caller);
  } catch (error) {
    await admission.undo();
    throw error;
  }
  if (!matches || user === null) return { kind: 'wrong', user };
  await admission.succeed();
  return { kind: 'right', user };
}

const knownCaller = (username: string): PasswordCaller => ({ kind: 'known', countedAs: [usernameKey(username)] });

/** Counts the attempt under one key of its own. */
async function admitByKey({ attempts, runtime }: CheckParts, key: string, username: string): Promise<Admission> {
  const lock = await attempts.count(key, guessLimits.pair, runtime.clock.now());
  if (lock !== null) return { kind: 'locked', lock };
  return {
    kind: 'admitted',
    caller: knownCaller(username),
    succeed: () => attempts.clear(key),
    undo: () => attempts.takeBack(key),
  };
}

/** Counts an attempt from an unknown device. An attempt that one limit refuses does not count for the others. */
async function admitUnknown({ attempts, runtime }: CheckParts, { username, address }: Credentials): Promise<Admission> {
  const now = runtime.clock.now();
  const pair = pairLockKey(username, address);
  const name = usernameLockKey(username);
  const block = addressLockKey(address);
  const site = siteLockKey(address);
  const networks = [block, ...(site === null ? [] : [site])];
  const limits = [
    [pair, guessLimits.pair],
    [block, guessLimits.address],
    ...(site === null ? [] : [[site, guessLimits.site] as const]),
    [name, guessLimits.name],
  ] as const;
  const counted: string[] = [];
  const takeBack = (keys: readonly string[]) => Promise.all(keys.map((key) => attempts.takeBack(key)));
  for (const [key, limit] of limits) {
    const lock = await attempts.count(key, limit, now);
    if (lock !== null) {
      await takeBack(counted);
      return { kind: 'locked', lock };
    }
    counted.push(key);
  }
  return {
    kind: 'admitted',
    caller: { kind: 'unknown', countedAs: networks },
    succeed: () => Promise.all([attempts.clear(pair), attempts.clear(name), takeBack(networks)]),
    undo: () => takeBack(counted),
  };
}

/** Checks the password of a session's user. Attempts outside this session do not count. */
export async function checkOwnPassword(
  parts: CheckParts,
  credentials: { readonly username: string; readonly password: string; readonly sessionId: string },
): Promise<PasswordOutcome> {
  return checkPassword(
    parts,
    credentials,
    await admitByKey(parts, `session:${credentials.sessionId}`, credentials.username),
  );
}

/** A known device has a count of its own; once that is locked, it counts as an unknown one. */
async function admit(parts: LogInParts, credentials: Credentials, deviceId: string | null): Promise<Admission> {
  if (deviceId === null) return admitUnknown(parts, credentials);
  const admission = await admitByKey(parts, `device:${deviceId}`, credentials.username);
  return admission.kind === 'admitted' ? admission : admitUnknown(parts, credentials);
}

/** Logs in. Ends the session again if the password changed meanwhile, because a password change must end all sessions. */
export async function logIn(parts: LogInParts, credentials: Credentials): Promise<LogInOutcome> {
  const { merchants, sessions, devices, runtime } = parts;
  const deviceId =
    credentials.deviceToken === null ? null : devices.read(credentials.username, credentials.deviceToken);
  const checked = await checkPassword(parts, credentials, await admit(parts, credentials, deviceId));
  if (checked.kind !== 'right') return checked;
  const { merchantId, username, passwordHash } = checked.user;
  const token = makeSessionToken(runtime.random);
  const session = await sessions.open(token, { merchantId, username }, runtime.clock.now());
  const current = await merchants.find(merchantId);
  if (
    current === null ||
    current.merchant.disabled ||
    !(await isPasswordUnchanged(parts, credentials, passwordHash, current.settingsUser))
  ) {
    await sessions.end(session.sessionId);
    return { kind: 'wrong', user: checked.user };
  }
  await renewHash(parts, credentials.password, current.settingsUser);
  return { kind: 'in', token, deviceToken: devices.issue(username, deviceId), session };
}

/** Whether the password is unchanged. Its hash may differ, because a concurrent login may have renewed it. */
async function isPasswordUnchanged(
  { passwords }: LogInParts,
  { password }: Credentials,
  before: string,
  now: SettingsUser,
) {
  return now.passwordHash === before || passwords.matches(password, now.passwordHash, knownCaller(now.username));
}

/** Replaces a hash of lower cost, which is possible only while the password is available. */
async function renewHash({ merchants, passwords }: LogInParts, password: string, user: SettingsUser): Promise<void> {
  if (!passwords.isOutdated(user.passwordHash)) return;
  await merchants.renewPasswordHash(user, await passwords.hash(password));
}
