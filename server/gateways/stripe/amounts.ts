/**
 * Money as Stripe counts it. Stripe's minor units differ from ISO 4217 for some currencies.
 * https://docs.stripe.com/currencies
 */
import { decimalsOf, formatAmount, type Money } from '../../domain/money.ts';

const listOf = (codes: string): readonly string[] => codes.split(' ');

/** The currencies that cards can be charged in; which of them depends on the account's country, too. */
const TWO_DECIMALS = listOf(
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY COP CRC CVE CZK ' +
    'DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD KES KGS KHR KYD KZT LAK LBP ' +
    'LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD ' +
    'RUB SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TOP TRY TTD TWD TZS UAH UGX USD UYU UZS WST XCD XCG YER ZAR ZMW',
);
const NO_DECIMALS = listOf('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF');
const THREE_DECIMALS = listOf('BHD JOD KWD OMR TND');

const decimalsAtStripe: ReadonlyMap<string, number> = new Map([
  ...TWO_DECIMALS.map((code) => [code, 2] as const),
  ...NO_DECIMALS.map((code) => [code, 0] as const),
  ...THREE_DECIMALS.map((code) => [code, 3] as const),
]);

/**
 * Amounts must be multiples of these: ISK and UGX have decimals at Stripe and take no fractions; the last of three decimals
 * must be 0. (HUF and TWD have such a rule for payouts only.)
 */
const steps: ReadonlyMap<string, number> = new Map([
  ...listOf('ISK UGX').map((code) => [code, 100] as const),
  ...THREE_DECIMALS.map((code) => [code, 10] as const),
]);

/**
 * The least charges, in Stripe's minor units, for an account that settles in the same currency. Stripe converts and refuses
 * (`amount_too_small`) for others.
 */
const leastAmounts: ReadonlyMap<string, number> = new Map([
  ...listOf('USD AUD BRL CAD CHF EUR INR JPY NZD SGD').map((code) => [code, 50] as const),
  ...listOf('AED MYR PLN RON').map((code) => [code, 200] as const),
  ...listOf('NOK SEK').map((code) => [code, 300] as const),
  ...listOf('MXN THB').map((code) => [code, 1_000] as const),
  ['BGN', 100],
  ['CZK', 1_500],
  ['DKK', 250],
  ['GBP', 30],
  ['HKD', 400],
  ['HUF', 17_500],
]);

/** Eight digits, and twelve for IDR. */
const mostAmount = (currency: string): number => (currency === 'IDR' ? 999_999_999_999 : 99_999_999);

const decimalShift = (currency: string): number => (decimalsAtStripe.get(currency) ?? 0) - decimalsOf(currency);

/** The amount as Stripe's `amount`; null when Stripe cannot express it. Refunds and captures have no least amount. */
export function toStripeAmount({ minor, currency }: Money): number | null {
  if (!decimalsAtStripe.has(currency)) return null;
  const shift = decimalShift(currency);
  const divisor = 10 ** Math.max(0, -shift);
  if (minor % divisor !== 0) return null;
  const amount = (minor / divisor) * 10 ** Math.max(0, shift);
  return amount % (steps.get(currency) ?? 1) === 0 ? amount : null;
}

/** Money from Stripe's `amount` and its lower-case `currency`. */
export function fromStripeAmount(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  const shift = decimalsAtStripe.has(code) ? decimalShift(code) : 0;
  return { minor: Math.round(amount / 10 ** shift), currency: code };
}

/** Why Stripe does not take a payment of this amount, as the end of a sentence; null when it does. */
export function moneyProblem(money: Money): string | null {
  const { currency } = money;
  if (!decimalsAtStripe.has(currency)) return `takes no payments in ${currency}`;
  const amount = toStripeAmount(money);
  const shown = (limit: number) => `${formatAmount(fromStripeAmount(limit, currency))} ${currency}`;
  if (amount === null) {
    const smallest = fromStripeAmount(steps.get(currency) ?? 1, currency);
    return `takes only multiples of ${formatAmount(smallest)} ${currency}`;
  }
  const least = leastAmounts.get(currency) ?? 1;
  if (amount < least) return `takes at least ${shown(least)}`;
  const most = mostAmount(currency);
  return amount > most ? `takes at most ${shown(most - (most % (steps.get(currency) ?? 1)))}` : null;
}
