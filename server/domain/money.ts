/**
 * Amounts of money in integer minor units, with their currency. Decimal text and JSON numbers exist only on the wire;
 * no calculation uses floating point.
 */

export interface Money {
  /** Integer minor units: paise, cents. */
  readonly minor: number;
  /** ISO 4217, three capital letters. */
  readonly currency: string;
}

const MAX_MAJOR = 9_999_999_999;
const AMOUNT = /^(0|[1-9][0-9]{0,9})(?:\.([0-9]{1,3}))?$/;

/** Currencies whose minor unit is not a hundredth (ISO 4217). */
const OTHER_DECIMALS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3]),
]);

const KNOWN = new Set(Intl.supportedValuesOf('currency'));

/** Whether `code` is a currency (ISO 4217). */
export function isCurrency(code: string): boolean {
  return KNOWN.has(code);
}

/** How many decimals the currency has. */
export function decimalsOf(currency: string): number {
  return OTHER_DECIMALS[currency] ?? 2;
}

/** Why a text is not a valid amount, as a message that says what is valid. */
export interface AmountProblem {
  readonly reason: string;
}

/** Parses decimal text as an amount above 0 with at most the currency's decimals. */
export function parseAmount(text: string, currency: string): Money | AmountProblem {
  const match = AMOUNT.exec(text);
  const decimals = decimalsOf(currency);
  if (match === null) return { reason: 'must be a decimal number such as 100.00, without sign or exponent' };
  const fraction = match[2] ?? '';
  if (fraction.length > decimals) return { reason: `must have at most ${decimals} decimals in ${currency}` };
  const minor = Number(`${match[1]}${fraction.padEnd(decimals, '0')}`);
  if (minor === 0) return { reason: 'must be above 0' };
  if (minor > MAX_MAJOR * 10 ** decimals) return { reason: `must be at most ${MAX_MAJOR}` };
  return { minor, currency };
}

/** Whether two amounts are equal, including the currency. */
export function sameMoney(left: Money, right: Money): boolean {
  return left.minor === right.minor && left.currency === right.currency;
}

/** Decimal text with exactly the currency's decimals, for example `100.00`. */
export function formatAmount(money: Money): string {
  const decimals = decimalsOf(money.currency);
  if (decimals === 0) return String(money.minor);
  const digits = String(money.minor).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The amount in major units, as a JSON number for responses. */
export function toMajor(money: Money): number {
  return Number(formatAmount(money));
}
