/**
 * Second factors of settings users: codes of an authenticator app (TOTP, RFC 6238), recovery codes, and passkeys (passkeys.ts).
 * Each proof works once: a used code step or recovery code is stored in the same write that accepts it.
 */
import { hash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { type SettingsUser, secondFactorsOf, totpBinding } from '../domain/merchants/settings-user.ts';
import type { Sealed, Sealer } from '../domain/ports/sealed.ts';
import type { Random, Runtime } from '../platform/runtime.ts';
import type { MerchantStore } from '../storage/merchants.ts';
import { changeUser } from '../usecases/merchants/change-users.ts';
import type { Passkeys, SentAssertion } from './passkeys.ts';

const ALGORITHM = 'SHA1';
const DIGITS = 6;
const PERIOD_SECONDS = 30;
/** Accepted steps before and after the current one: clocks differ (RFC 6238, section 5.2). */
const WINDOW = 1;
/** 160 bits (RFC 4226, section 4). */
const SECRET_BYTES = 20;

const RECOVERY_CODES = 10;
/** 80 bits: cannot be guessed even from its hash. */
const RECOVERY_BYTES = 10;

/** A proof that a caller sends. */
export type SentFactor =
  | { readonly kind: 'totp'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string }
  | { readonly kind: 'passkey'; readonly assertion: SentAssertion };

/** `missing`: the user has a second factor and no proof was sent. */
export type FactorOutcome = 'right' | 'wrong' | 'missing';

export interface SecondFactorParts {
  readonly merchants: MerchantStore;
  readonly sealer: Sealer;
  readonly passkeys: Passkeys;
  readonly runtime: Runtime;
}

/** A new secret of an authenticator app in base32, and the same as an otpauth URI. */
export function makeTotp(random: Random, label: { readonly issuer: string; readonly username: string }) {
  const secret = new Secret({ buffer: new Uint8Array(random.bytes(SECRET_BYTES)).buffer });
  const { issuer, username } = label;
  const totp = new TOTP({
    issuer,
    label: username,
    secret,
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: PERIOD_SECONDS,
  });
  return { secret: secret.base32, uri: totp.toString() };
}

/** The time step of a code; null when it is the code of no accepted step. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret, algorithm: ALGORITHM, digits: DIGITS, period: PERIOD_SECONDS });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now.getTime() }) + delta;
}

/** Ten recovery codes, `xxxx-xxxx-xxxx-xxxx`, and the hashes to store. */
export function makeRecoveryCodes(random: Random): {
  readonly codes: readonly string[];
  readonly hashes: readonly string[];
} {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(random.bytes(RECOVERY_BYTES)).buffer });
    return (base32.toLowerCase().match(/.{4}/g) ?? []).join('-');
  });
  return { codes, hashes: codes.map(hashOfCode) };
}

/** People type spaces, capitals and no hyphens. */
function hashOfCode(code: string): string {
  return hash('sha256', code.toLowerCase().replace(/[^a-z2-7]/g, ''), 'hex');
}

/** Checks the second factor of a user whose password is right. `right` for a user without one. */
export async function checkSecondFactor(
  parts: SecondFactorParts,
  user: SettingsUser,
  sent: SentFactor | null,
): Promise<FactorOutcome> {
  if (secondFactorsOf(user).length === 0) return 'right';
  if (sent === null) return 'missing';
  const consume = await consumption(parts, user, sent);
  if (consume === null) return 'wrong';
  return (await changeUser(parts, user, null, consume)) === null ? 'wrong' : 'right';
}

type Consume = (user: SettingsUser) => SettingsUser | null;

/** The user after the use of a proof; null when it is wrong or used. */
async function consumption(parts: SecondFactorParts, user: SettingsUser, sent: SentFactor): Promise<Consume | null> {
  const now = parts.runtime.clock.now();
  switch (sent.kind) {
    case 'totp':
      return (current) => withTotpUsed(parts.sealer, current, sent.code, now);
    case 'recovery': {
      const used = hashOfCode(sent.code);
      return (current) => {
        const recoveryCodes = current.recoveryCodes.filter((one) => one !== used);
        return recoveryCodes.length === current.recoveryCodes.length ? null : { ...current, recoveryCodes };
      };
    }
    case 'passkey': {
      const verified = await parts.passkeys.verify(user.passkeys, sent.assertion);
      if (verified === null) return null;
      const { passkeyId, counter } = verified;
      return (current) => {
        if (!current.passkeys.some((one) => one.passkeyId === passkeyId)) return null;
        const passkeys = current.passkeys.map((one) =>
          one.passkeyId === passkeyId ? { ...one, counter, lastUsedAt: now } : one,
        );
        return { ...current, passkeys };
      };
    }
    default:
      return sent satisfies never;
  }
}

function withTotpUsed(sealer: Sealer, user: SettingsUser, code: string, now: Date): SettingsUser | null {
  const { totp } = user;
  if (totp === null) return null;
  const step = totpStep(opened(sealer, user, totp.secret), code, now);
  return step === null || step <= totp.lastStep ? null : { ...user, totp: { ...totp, lastStep: step } };
}

function opened(sealer: Sealer, user: SettingsUser, secret: Sealed): string {
  return sealer.open(totpBinding(user), secret);
}

/** The user with the pending authenticator secret in use; null when the code is not one of it, or none is pending. */
export function withTotpConfirmed(sealer: Sealer, user: SettingsUser, code: string, now: Date): SettingsUser | null {
  const { pendingTotp } = user;
  const step = pendingTotp === null ? null : totpStep(opened(sealer, user, pendingTotp), code, now);
  if (pendingTotp === null || step === null) return null;
  return { ...user, pendingTotp: null, totp: { secret: pendingTotp, lastStep: step } };
}
