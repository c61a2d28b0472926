/** Reads the expiry date as customers and browsers write it in one field. Pure. */

export interface EnteredExpiry {
  /** Two digits; otherwise as written, for the error. */
  readonly month: string;
  readonly year: string;
}

function split(text: string): readonly [month: string, year: string] {
  const [first = '', second = ''] = text.match(/[0-9]+/g) ?? [];
  if (second !== '') return first.length === 4 ? [second, first] : [first, second];
  // A year and month without a separator, as 203012, is no month from 01 to 12 otherwise.
  if (/^20[0-9]{2}(?:0[1-9]|1[0-2])$/.test(first)) return [first.slice(4), first.slice(0, 4)];
  const ofMonth = first.length === 3 || first.length === 5 ? 1 : 2;
  return [first.slice(0, ofMonth), first.slice(ofMonth)];
}

/** `12 / 30`, `12/2030`, `1230`, `1/30`, `2030-12`. */
export function readExpiry(text: string): EnteredExpiry {
  const [month, year] = split(text);
  return { month: month.length === 1 ? `0${month}` : month, year };
}

/** The date as the field shows it again; empty for what is none, which may be a card number. */
export function shownExpiry({ month, year }: EnteredExpiry): string {
  return /^[0-9]{2}$/.test(month) && /^(?:20)?[0-9]{2}$/.test(year) ? `${month} / ${year.slice(-2)}` : '';
}
