/**
 * The claims iat, exp and jti (RFC 7519) beside the signed parameters of a merchant's message. Each is checked if present;
 * the operator can require all three of a merchant. Pure.
 */
import type { Merchant } from './merchant.ts';

const NAMES = ['iat', 'exp', 'jti'] as const;
type ClaimName = (typeof NAMES)[number];

/** The allowed difference between the merchant's clock and the service's, in milliseconds. */
const SKEW_MS = 60_000;
/** The longest validity of a message, in milliseconds, which bounds how long a jti is stored. */
const LONGEST_MS = 3_600_000;
const JTI = /^[\x21-\x7E]{1,128}$/;

/** `expired`: `exp` has passed. `early`: `iat` is in the future. */
export type ClaimsReading =
  /** `jti`: null when absent. `until`: when the message expires, with or without a jti. */
  | { readonly kind: 'fresh'; readonly jti: string | null; readonly until: Date }
  | { readonly kind: 'expired' | 'early' }
  | { readonly kind: 'wrong'; readonly name: ClaimName; readonly reason: string }
  | { readonly kind: 'missing'; readonly names: readonly ClaimName[] };

type Parameters = Readonly<Record<string, unknown>>;

/** The parameters of the operation. */
export function withoutClaims({ iat: _iat, exp: _exp, jti: _jti, ...parameters }: Parameters): Parameters {
  return parameters;
}

/** Like every parameter, a claim that is null or empty is absent. */
function isAbsent(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}

/** A NumericDate in milliseconds; undefined when it is invalid. */
function timeOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value * 1_000 : undefined;
}

const NO_TIME = 'must be a whole number of seconds since 1970-01-01T00:00:00Z';

export function readClaims(sent: Parameters, { messageClaimsRequired }: Merchant, now: Date): ClaimsReading {
  const absent = NAMES.filter((name) => isAbsent(sent[name]));
  if (messageClaimsRequired && absent.length > 0) return { kind: 'missing', names: absent };
  const present = now.getTime();
  const made = isAbsent(sent.iat) ? present : timeOf(sent.iat);
  if (made === undefined) return { kind: 'wrong', name: 'iat', reason: NO_TIME };
  const end = isAbsent(sent.exp) ? made + LONGEST_MS : timeOf(sent.exp);
  if (end === undefined) return { kind: 'wrong', name: 'exp', reason: NO_TIME };
  if (end > made + LONGEST_MS + (isAbsent(sent.iat) ? SKEW_MS : 0)) {
    const reason = 'must be at most 3600 seconds after iat, or after the current time without iat';
    return { kind: 'wrong', name: 'exp', reason };
  }
  const { jti } = sent;
  if (!isAbsent(jti) && !(typeof jti === 'string' && JTI.test(jti))) {
    const reason = 'must be 1 to 128 printable ASCII characters without spaces, unique for each message';
    return { kind: 'wrong', name: 'jti', reason };
  }
  if (made > present + SKEW_MS) return { kind: 'early' };
  const until = new Date(end + SKEW_MS);
  if (present >= until.getTime()) return { kind: 'expired' };
  return { kind: 'fresh', jti: isAbsent(jti) ? null : jti, until };
}
