/**
 * The words of the pages, as the pages ask for them. A further language is an object of type `Texts` beside english.ts;
 * the compiler names what it lacks.
 */
import type { CardField, CardProblemReason } from '../../domain/cards/card-problem.ts';
import { english } from './english.ts';

/** The shape of the words, whatever they say. */
type Words<Value> = Value extends string
  ? string
  : Value extends (...values: infer Values) => infer Said
    ? (...values: Values) => Words<Said>
    : { readonly [Name in keyof Value]: Words<Value[Name]> };

export type Texts = Words<typeof english>;

/** What the pages say. */
export const texts: Texts = english;

/** What the customer is told about a card field; undefined for what can only be said in general. */
export function cardProblemText(field: CardField, reason: CardProblemReason): string | undefined {
  return texts.cardProblems[field][reason];
}
