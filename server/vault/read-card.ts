/**
 * The entrance to the vault: turns the card fields of a request into a Card with a hidden number and security code, or into
 * a list of problems. Pure. Drop the raw text after this call.
 */

import { CardNetwork } from '../domain/card-network.ts';
import { type CardExpiry, isExpired, parseExpiryMonth, parseExpiryYear } from '../domain/cards/card-expiry.ts';
import { CardNumber, CardSecurityCode } from '../domain/cards/card-number.ts';
import { type CardProblem, cardProblem, type Parsed } from '../domain/cards/card-problem.ts';
import { networkOf, securityCodeRule } from '../domain/cards/network-of.ts';

/** The fields of the request; absent fields are empty. */
export interface CardInput {
  readonly number: string;
  readonly securityCode: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  /** The network from the caller, used only when the number's network is unknown. */
  readonly namedNetwork: CardNetwork;
}

export interface Card {
  readonly number: CardNumber;
  readonly securityCode: CardSecurityCode | null;
  readonly expiry: CardExpiry;
  readonly network: CardNetwork;
}

/**
 * `lenient` skips the check digit, the expiry, and the presence and length of the security code. `token` skips only the
 * presence of the security code, which network tokens do not have.
 */
export type CardChecks = 'strict' | 'token' | 'lenient';

export type CardReading =
  | { readonly ok: true; readonly card: Card }
  | { readonly ok: false; readonly problems: readonly CardProblem[] };

/**
 * Reads and checks a card. Reports all malformed fields, or, when every field can be read, all failed checks. `now` decides
 * whether the card has expired.
 */
export function readCard(input: CardInput, checks: CardChecks, now: Date): CardReading {
  const number = CardNumber.parse(input.number);
  const month = parseExpiryMonth(input.expiryMonth);
  const year = parseExpiryYear(input.expiryYear);
  const securityCode: Parsed<CardSecurityCode | null> =
    input.securityCode === '' ? { ok: true, value: null } : CardSecurityCode.parse(input.securityCode);

  const malformed = [number, month, year, securityCode].flatMap((part) => (part.ok ? [] : [part.problem]));
  if (!number.ok || !month.ok || !year.ok || !securityCode.ok) return { ok: false, problems: malformed };

  const inferred = networkOf(number.value);
  const card: Card = {
    number: number.value,
    securityCode: securityCode.value,
    expiry: { month: month.value, year: year.value },
    network: inferred === CardNetwork.unknown ? input.namedNetwork : inferred,
  };
  const problems = checks === 'lenient' ? [] : strictProblems(card, checks, now);
  return problems.length === 0 ? { ok: true, card } : { ok: false, problems };
}

function strictProblems(card: Card, checks: Exclude<CardChecks, 'lenient'>, now: Date): CardProblem[] {
  const problems: CardProblem[] = [];
  if (!card.number.passesLuhn) problems.push(cardProblem('cardNumber', 'checksum'));
  if (isExpired(card.expiry, now)) problems.push(cardProblem('expiryYear', 'expired'));
  return [...problems, ...securityCodeProblems(card.securityCode, card.network, checks)];
}

function securityCodeProblems(
  securityCode: CardSecurityCode | null,
  network: CardNetwork,
  checks: Exclude<CardChecks, 'lenient'>,
): CardProblem[] {
  const rule = securityCodeRule(network);
  if (securityCode === null) {
    return rule.presence === 'required' && checks === 'strict' ? [cardProblem('cardSecurityCode', 'missing')] : [];
  }
  return rule.lengths.includes(securityCode.length) ? [] : [cardProblem('cardSecurityCode', 'length')];
}

export type SecurityCodeReading =
  | { readonly ok: true; readonly securityCode: CardSecurityCode | null }
  | { readonly ok: false; readonly problems: readonly CardProblem[] };

/** Reads the security code for a stored card of this network; empty text means none. */
export function readSecurityCode(text: string, network: CardNetwork, checks: CardChecks): SecurityCodeReading {
  const parsed: Parsed<CardSecurityCode | null> =
    text === '' ? { ok: true, value: null } : CardSecurityCode.parse(text);
  if (!parsed.ok) return { ok: false, problems: [parsed.problem] };
  const problems = checks === 'lenient' ? [] : securityCodeProblems(parsed.value, network, checks);
  return problems.length === 0 ? { ok: true, securityCode: parsed.value } : { ok: false, problems };
}
