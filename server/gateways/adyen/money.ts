/**
 * Amounts as Adyen counts them. Its table of currencies decides how many decimals an amount has; it differs from
 * ISO 4217 for CLP, CVE, IDR and ISK. Pure.
 *
 * Source: https://docs.adyen.com/development-resources/currency-codes
 */
import { decimalsOf, type Money } from '../../domain/money.ts';
import { isRecord } from '../../platform/is-record.ts';

const codes = (text: string) => text.split(' ');

const decimals: ReadonlyMap<string, number> = new Map([
  ...codes(
    'AED ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BYN BZD CAD CHF CLP CNH CNY COP CRC ' +
      'CUP CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF ILS INR ISK JMD KES KGS KHR ' +
      'KYD KZT LAK LBP LKR MAD MDL MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP ' +
      'PKR PLN QAR RON RSD RUB SAR SBD SCR SEK SGD SHP SLE SOS SRD STN SVC SZL THB TOP TRY TTD TWD TZS UAH USD UYU UZS ' +
      'VES WST XCD YER ZAR ZMW',
  ).map((code): [string, number] => [code, 2]),
  ...codes('CVE DJF GNF IDR JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF').map((code): [string, number] => [code, 0]),
  ...codes('BHD IQD JOD KWD LYD OMR TND').map((code): [string, number] => [code, 3]),
]);

/** An amount in Adyen's own minor units. */
export interface AdyenAmount {
  readonly currency: string;
  readonly value: number;
}

/** How many of Adyen's minor units one of ours is: 1, 100 for ISK and CLP, a hundredth for IDR and CVE. */
function factorOf(currency: string): number {
  return 10 ** ((decimals.get(currency) ?? 2) - decimalsOf(currency));
}

/** Why Adyen does not take the amount, as the end of a sentence ("The gateway …"); null when it does. */
export function moneyProblem(money: Money): string | null {
  if (!decimals.has(money.currency)) return `does not take ${money.currency}`;
  const value = toAdyen(money).value;
  if (!Number.isInteger(value)) return `takes only whole amounts in ${money.currency}`;
  return Number.isSafeInteger(value) ? null : 'does not take an amount of this size';
}

export function toAdyen(money: Money): AdyenAmount {
  const factor = factorOf(money.currency);
  const value = factor < 1 ? money.minor / Math.round(1 / factor) : money.minor * factor;
  return { currency: money.currency, value };
}

/** Reads an `amount` of Adyen, rounded to our minor units; null when it is none. */
export function fromAdyen(amount: unknown): Money | null {
  if (!isRecord(amount)) return null;
  const { currency, value } = amount;
  if (typeof currency !== 'string' || typeof value !== 'number' || !Number.isSafeInteger(value)) return null;
  const factor = factorOf(currency);
  return { minor: Math.round(factor < 1 ? value * Math.round(1 / factor) : value / factor), currency };
}
