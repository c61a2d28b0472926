/**
 * Reads the rows of the operator's BIN file: its columns and the rule of each. Pure. A reason states the rule and never the
 * value, which may be a card number in the wrong file.
 */

import type { Bin, CardType } from '../../domain/cards/bin.ts';
import { looksLikeCard } from '../../platform/shown-name.ts';

const MUST = ['bin', 'brand', 'bank', 'country', 'type', 'tokenize_support'] as const;
const MAY = ['card_sub_type', 'svc_bank_code', 'mandate_support', 'direct_otp_support'] as const;
const NAMES = [...MUST, ...MAY];

type Column = (typeof NAMES)[number];

/** The index of each column, by name. */
export interface Columns {
  readonly count: number;
  readonly places: ReadonlyMap<Column, number>;
}

export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

const HOW = 'the first row must list the column names, separated by commas';

/** Reads the header row. */
export function readHeader(fields: readonly string[]): Reading<Columns> {
  const names = fields.map((field) => field.toLowerCase());
  const places = new Map(NAMES.flatMap((name) => (names.includes(name) ? [[name, names.indexOf(name)] as const] : [])));
  const missing = MUST.filter((name) => !places.has(name));
  if (missing.length > 0) return { ok: false, reason: `does not have the column ${missing.join(', ')}; ${HOW}` };
  if (places.size !== names.length) {
    return { ok: false, reason: `has a duplicate column, or one other than ${NAMES.join(', ')}; ${HOW}` };
  }
  return { ok: true, value: { count: names.length, places } };
}

const types: Readonly<Record<string, CardType>> = { CREDIT: 'CREDIT', DEBIT: 'DEBIT', '': '' };
const flags: Readonly<Record<string, boolean>> = { true: true, false: false };

const LONGEST_TEXT = 128;

/** Reads a row. */
export function readRow({ count, places }: Columns, fields: readonly string[]): Reading<Bin> {
  if (fields.length !== count) return { ok: false, reason: `must have ${count} fields, as the first row has` };
  const problems: string[] = [];

  function field(name: Column): string {
    const place = places.get(name);
    return place === undefined ? '' : (fields[place] ?? '');
  }

  function pick<Value>(name: Column, values: Readonly<Record<string, Value>>, text: string, rule: string) {
    const value = Object.hasOwn(values, text) ? values[text] : undefined;
    if (value === undefined) problems.push(`${name} must be ${rule}`);
    return value;
  }

  function fitting(name: Column, pattern: RegExp, rule: string): string {
    const text = field(name);
    if (!pattern.test(text)) problems.push(`${name} must be ${rule}`);
    return text;
  }

  function text(name: Column): string {
    const value = field(name);
    if (value.length > LONGEST_TEXT) problems.push(`${name} must have at most ${LONGEST_TEXT} characters`);
    if (looksLikeCard(value)) problems.push(`${name} must not contain as many digits as a card number`);
    return value;
  }

  const flag = (name: Column) => pick(name, flags, field(name).toLowerCase(), 'true or false') ?? false;
  /** False when the column is missing or empty. */
  const optionalFlag = (name: Column) => field(name) !== '' && flag(name);

  const bin: Bin = {
    prefix: fitting('bin', /^[0-9]{6,9}$/, '6 to 9 digits'),
    brand: fitting(
      'brand',
      /^[A-Za-z][A-Za-z ._-]{0,31}$/,
      'the name of a network: 1 to 32 letters, blanks, dots, _ and -',
    ).toUpperCase(),
    issuer: text('bank'),
    country: text('country'),
    type:
      pick(
        'type',
        types,
        field('type').toUpperCase(),
        'CREDIT, DEBIT or empty (another kind of card goes into card_sub_type)',
      ) ?? '',
    tokenizable: flag('tokenize_support'),
    subType: text('card_sub_type'),
    bankCode: text('svc_bank_code'),
    takesMandates: optionalFlag('mandate_support'),
    takesDirectOtp: optionalFlag('direct_otp_support'),
  };
  return problems.length === 0 ? { ok: true, value: bin } : { ok: false, reason: problems.join('; ') };
}
