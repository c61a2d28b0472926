/**
 * Log-in to the settings: counts the attempt, checks the password and the second factor, opens a session. A wrong second factor counts as
 * a failure, a missing one does not. An unknown user name, a wrong password and a
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
import type { SettingsUser } from '../domain/merchants/settings-user.ts';
import { type Runtime, shortId } from '../platform/runtime.ts';
import type { LoginAttempts, LoginLock } from '../storage/login-attempts.ts';
import type { MerchantStore } from '../storage/merchants.ts';
import type { NewSession, SettingsSession, SettingsSessions } from '../storage/settings-sessions.ts';
import type { DeviceTokens } from './device-token.ts';
import type { PasswordCaller, Passwords } from './password.ts';
import { checkSecondFactor, type FactorOutcome, type SecondFactorParts, type SentFactor } from './second-factor.ts';

export interface LogInParts extends SecondFactorParts {
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
  readonly userAgent: string;
  /** The device token of an earlier login; null if none was sent. */
  readonly deviceToken: string | null;
  readonly factor: SentFactor | null;
}

export type PasswordOutcome =
  | { readonly kind: 'right'; readonly user: SettingsUser }
  /** `user`: the user with this name; null if it does not exist. */
  | { readonly kind: 'wrong'; readonly user: SettingsUser | null }
  /** The password is right, and the second factor is wrong or was not sent. */
  | { readonly kind: 'wrong_factor' | 'factor_missing'; readonly user: SettingsUser }
  | { readonly kind: 'locked'; readonly lock: LoginLock };

export type LogInOutcome =
  | {
      readonly kind: 'in';
      readonly token: string;
      readonly deviceToken: string;
      readonly session: SettingsSession;
      readonly user: SettingsUser;
    }
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
  checkFactor: (user: SettingsUser) => Promise<FactorOutcome>,
): Promise<PasswordOutcome> {
  if (admission.kind === 'locked') return admission;
  const user = await merchants.findSettingsUser(username);
  let factor: FactorOutcome;
  try {
    const matches = await passwords.matches(password, user?.passwordHash ?? null, admission.caller);
    if (!matches || user === null) return { kind: 'wrong', user };
    factor = await checkFactor(user);
  } catch (error) {
    await admission.undo();
    throw error;
  }
  return concluded(admission, factor, user);
}

/** Counts a checked second factor: a right one ends the failures, a missing one is none. */
async function concluded(
  admission: Exclude<Admission, { readonly kind: 'locked' }>,
  factor: FactorOutcome,
  user: SettingsUser,
): Promise<PasswordOutcome> {
  switch (factor) {
    case 'right':
      await admission.succeed();
      return { kind: 'right', user };
    case 'missing':
      await admission.undo();
      return { kind: 'factor_missing', user };
    case 'wrong':
      return { kind: 'wrong_factor', user };
    default:
      return factor satisfies never;
  }
}

const knownCaller = (username: string): PasswordCaller => ({ kind: 'known', countedAs: [usernameKey(username)] });

/** Counts the attempt under one key of its own. */
async function admitByKey(
  { attempts, runtime }: Pick<CheckParts, 'attempts' | 'runtime'>,
  key: string,
  username: string,
): Promise<Admission> {
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
  const admission = await admitByKey(parts, `session:${credentials.sessionId}`, credentials.username);
  return checkPassword(parts, credentials, admission, async () => 'right');
}

/** Runs a check of a session's user, which counts like one of the password. */
export async function checkOwnFactor(
  parts: Pick<LogInParts, 'attempts' | 'runtime'>,
  { user, sessionId }: { readonly user: SettingsUser; readonly sessionId: string },
  check: () => Promise<FactorOutcome>,
): Promise<PasswordOutcome> {
  const admission = await admitByKey(parts, `session:${sessionId}`, user.username);
  if (admission.kind === 'locked') return admission;
  let factor: FactorOutcome;
  try {
    factor = await check();
  } catch (error) {
    await admission.undo();
    throw error;
  }
  return concluded(admission, factor, user);
}

/** A known device has a count of its own; once that is locked, it counts as an unknown one. */
async function admit(parts: LogInParts, credentials: Credentials, deviceId: string | null): Promise<Admission> {
  if (deviceId === null) return admitUnknown(parts, credentials);
  const admission = await admitByKey(parts, `device:${deviceId}`, credentials.username);
  return admission.kind === 'admitted' ? admission : admitUnknown(parts, credentials);
}

/** Logs in. Ends the session again if the password changed meanwhile, because a password change must end all sessions. */
export async function logIn(
  parts: LogInParts,
  credentials: Credentials,
  kind: NewSession['kind'],
): Promise<LogInOutcome> {
  const { merchants, sessions, devices, runtime } = parts;
  const deviceId =
    credentials.deviceToken === null ? null : devices.read(credentials.username, credentials.deviceToken);
  const checked = await checkPassword(parts, credentials, await admit(parts, credentials, deviceId), (user) =>
    checkSecondFactor(parts, user, credentials.factor),
  );
  if (checked.kind !== 'right') return checked;
  const { merchantId, userId, username, passwordHash } = checked.user;
  const token = makeSessionToken(runtime.random);
  const { address, userAgent } = credentials;
  const sessionId = shortId('ses', runtime.random);
  const opened = { sessionId, kind, merchantId, userId, username, address, userAgent };
  const session = await sessions.open(token, opened, runtime.clock.now());
  const current = await merchants.find(merchantId);
  const user = current?.users.find((one) => one.userId === userId);
  if (
    current === null ||
    current.merchant.disabled ||
    user === undefined ||
    !(await isPasswordUnchanged(parts, credentials, passwordHash, user))
  ) {
    await sessions.end(session.sessionId);
    return { kind: 'wrong', user: checked.user };
  }
  await renewHash(parts, credentials.password, user);
  return { kind: 'in', token, deviceToken: devices.issue(username, deviceId), session, user };
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
