/** Amounts and dates as the customer's language writes them. Pure. */
import { decimalsOf, type Money, toMajor } from '../../domain/money.ts';
import type { Texts } from './texts.ts';

type Language = Pick<Texts, 'language'>;

/** Rupees are grouped as in India (₹1,23,456.00), other currencies as the language does. */
function localeOf({ language }: Language, currency: string): string {
  return currency === 'INR' ? `${language}-IN` : language;
}

/** `₹1,299.00`, with exactly the decimals of the currency. */
export function amountText(money: Money, texts: Language): string {
  const decimals = decimalsOf(money.currency);
  return new Intl.NumberFormat(localeOf(texts, money.currency), {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(toMajor(money));
}

/** `14 Mar 2026, 2:56 pm IST`: in India's time for rupees, else in UTC, because the customer's own is unknown. */
export function dateText(at: Date, { currency }: Pick<Money, 'currency'>, { language }: Language): string {
  return new Intl.DateTimeFormat(`${language}-IN`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: currency === 'INR' ? 'Asia/Kolkata' : 'UTC',
  })
    .format(at)
    .concat(currency === 'INR' ? ' IST' : ' UTC');
}
