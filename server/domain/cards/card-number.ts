/**
 * A card number (PAN) and a card security code as values that print as a label, and the facts of a card that are safe to show.
 * Only the vault and the call to the gateway may `reveal` the digits. Never store them outside the vault.
 */
import { decimalDigits } from '../../platform/decimal-digits.ts';
import type { CardNetwork } from '../card-network.ts';
import type { CardType } from './bin.ts';
import { type Parsed, unreadable } from './card-problem.ts';
import { HiddenDigits } from './hidden-digits.ts';

const zero = '0'.charCodeAt(0);

/** The Luhn check. `digits` must be ASCII digits. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - zero;
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** Longer than any card number with a separator after each digit. Longer text is rejected unread. */
const longestText = 64;

export class CardNumber extends HiddenDigits {
  private constructor(digits: string) {
    super(digits);
  }

  /** Reads 12 to 19 digits, with single spaces or dashes between them. Does not check the check digit. */
  static parse(text: string): Parsed<CardNumber> {
    const trimmed = text.length > longestText ? text : text.trim();
    if (trimmed === '') return unreadable('cardNumber', 'missing');
    if (trimmed.length > longestText) return unreadable('cardNumber', 'length');
    if (!/^[0-9](?:[ -]?[0-9])*$/.test(trimmed)) return unreadable('cardNumber', 'malformed');
    const digits = trimmed.replace(/[ -]/g, '');
    if (digits.length < 12 || digits.length > 19) return unreadable('cardNumber', 'length');
    return { ok: true, value: new CardNumber(digits) };
  }

  get label(): '[card number]' {
    return '[card number]';
  }

  /** The first six digits, which identify the issuer. May be stored and shown. */
  get isin(): string {
    return this.reveal().slice(0, 6);
  }

  /** The first eight digits, to compare with the merchant's routing rules. Never stored or shown. */
  get leadingEight(): string {
    return this.reveal().slice(0, 8);
  }

  /** The last four digits. May be stored and shown. */
  get lastFour(): string {
    return this.reveal().slice(-4);
  }

  /** Whether the text contains this number, with any separators and in any script. */
  occursIn(text: string): boolean {
    return decimalDigits(text).includes(this.reveal());
  }

  get passesLuhn(): boolean {
    return passesLuhn(this.reveal());
  }
}

export class CardSecurityCode extends HiddenDigits {
  private constructor(digits: string) {
    super(digits);
  }

  /** Reads three or four digits. The network decides which length is right: see network-of.ts. */
  static parse(text: string): Parsed<CardSecurityCode> {
    if (text === '') return unreadable('cardSecurityCode', 'missing');
    if (!/^[0-9]{3,4}$/.test(text)) return unreadable('cardSecurityCode', 'malformed');
    return { ok: true, value: new CardSecurityCode(text) };
  }

  get label(): '[card security code]' {
    return '[card security code]';
  }

  get length(): number {
    return this.reveal().length;
  }
}

/**
 * What the rest of the service may know about a card: safe to store, log and return. vault/card-facts.ts derives it from the
 * number.
 */
export interface CardFacts {
  /** The first six digits. */
  readonly isin: string;
  readonly lastFour: string;
  readonly fingerprint: string;
  readonly brand: CardNetwork;
  /** From the BIN table, as are the fields below; empty, null or false when it does not list the number. */
  readonly type: CardType;
  readonly subType: string | null;
  readonly issuer: string;
  readonly issuerCountry: string;
  readonly bankCode: string;
  /** Whether the card network provisions tokens for the BIN. */
  readonly tokenizable: boolean;
}
