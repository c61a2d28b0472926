/**
 * A user of a merchant's settings: name, password, role and second factors. Pure. A merchant keeps at least one owner.
 */
import { createHash } from 'node:crypto';
import { SecondFactorKind, SettingsRole } from '../../../generated/values.ts';
import type { SealBinding, Sealed } from '../ports/sealed.ts';
import { usernameKey } from './settings-login.ts';

/** A passkey (WebAuthn credential). Ids and keys are base64url. */
export interface Passkey {
  readonly passkeyId: string;
  readonly name: string;
  readonly credentialId: string;
  /** The COSE public key. */
  readonly publicKey: string;
  /** The authenticator's signature counter at its last use. */
  readonly counter: number;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** An authenticator app. */
export interface Totp {
  readonly secret: Sealed;
  /** The time step of the last accepted code: it and earlier ones are used. */
  readonly lastStep: number;
}

export interface SettingsUser {
  readonly merchantId: string;
  readonly userId: string;
  /** The name to log in with; for an invited user, the e-mail address. */
  readonly username: string;
  readonly passwordHash: string;
  readonly role: SettingsRole;
  readonly createdAt: Date;
  readonly totp: Totp | null;
  /** The secret of an authenticator app that waits for its first code. */
  readonly pendingTotp: Sealed | null;
  readonly passkeys: readonly Passkey[];
  /** Hashes of the unused recovery codes. */
  readonly recoveryCodes: readonly string[];
}

/** The most users and open invitations of a merchant. */
export const MOST_USERS = 100;

/** The id of the owner that a merchant is created with. */
export function firstUserId(merchantId: string): string {
  const digits = createHash('sha256').update(`first user ${merchantId}`, 'utf8').digest('hex');
  return `usr_a${digits.slice(0, 15)}`;
}

/** A user without a second factor. */
export function newUser(
  about: Pick<SettingsUser, 'merchantId' | 'userId' | 'username' | 'passwordHash' | 'role' | 'createdAt'>,
): SettingsUser {
  return { ...about, ...NO_SECOND_FACTOR };
}

const NO_SECOND_FACTOR = { totp: null, pendingTotp: null, passkeys: [], recoveryCodes: [] } as const;

/** The second factors that the user has set up. */
export function secondFactorsOf({
  totp,
  passkeys,
}: Pick<SettingsUser, 'totp' | 'passkeys'>): readonly SecondFactorKind[] {
  return [
    ...(totp === null ? [] : [SecondFactorKind.totp]),
    ...(passkeys.length === 0 ? [] : [SecondFactorKind.passkey]),
  ];
}

export function hasSecondFactor(user: Pick<SettingsUser, 'totp' | 'passkeys'>): boolean {
  return secondFactorsOf(user).length > 0;
}

/** The user without recovery codes if no second factor is left: the codes replace one. */
export function withoutIdleCodes(user: SettingsUser): SettingsUser {
  return hasSecondFactor(user) ? user : { ...user, recoveryCodes: [] };
}

/** What seals a user's authenticator secret. */
export function totpBinding({ merchantId, userId }: Pick<SettingsUser, 'merchantId' | 'userId'>): SealBinding {
  return { merchantId, record: `user.${userId}.totp` };
}

export function userNamed(users: readonly SettingsUser[], username: string): SettingsUser | null {
  return users.find((user) => usernameKey(user.username) === usernameKey(username)) ?? null;
}

export function isOwner({ role }: Pick<SettingsUser, 'role'>): boolean {
  return role === SettingsRole.owner;
}

/** Whether an owner is among the users. */
export function hasOwner(users: readonly SettingsUser[]): boolean {
  return users.some(isOwner);
}

/**
 * The users after the operator's reset of the merchant's first owner: it has this password, the role owner and no second factor.
 * Created again if it was removed.
 */
export function withResetOwner(
  users: readonly SettingsUser[],
  owner: Pick<SettingsUser, 'merchantId' | 'username' | 'passwordHash'> & { readonly now: Date },
): readonly SettingsUser[] {
  const { merchantId, username, passwordHash, now } = owner;
  const found = userNamed(users, username);
  const role = SettingsRole.owner;
  if (found === null) {
    const created = { merchantId, userId: firstUserId(merchantId), username, passwordHash, role, createdAt: now };
    return [newUser(created), ...users];
  }
  return users.map((user) => (user === found ? { ...user, ...NO_SECOND_FACTOR, passwordHash, role } : user));
}
