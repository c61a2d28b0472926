/**
 * What may be shown of a stored card's number. Pure.
 */
import type { CardFacts } from './card-facts.ts';

type Shown = Pick<CardFacts, 'isin' | 'lastFour'>;
/** What the merchant has set. */
interface MaskRule {
  readonly repeatTokenTransactions: boolean;
}

/** The first four digits; empty once repeat-token transactions are on, for all cards of the merchant. */
export function shownStart({ isin }: Pick<Shown, 'isin'>, { repeatTokenTransactions }: MaskRule): string {
  return repeatTokenTransactions ? '' : isin.slice(0, 4);
}

/** `4111-XXXXXXXX-1111`, or `XXXX-XXXXXXXX-1111`. */
export function maskedNumber(facts: Shown, rule: MaskRule): string {
  return `${shownStart(facts, rule) || 'XXXX'}-XXXXXXXX-${facts.lastFour}`;
}
