/**
 * What the payment page's form asks to be paid with: a stored card that the page has shown, or a new one. Pure. Whatever
 * else a form names is taken for a card that is not there.
 */

import type { CardChoice, CardFields } from '../../domain/payments/card-choice.ts';
import { holdsControls, looksLikeCard } from '../../platform/shown-name.ts';
import { NEW_CARD } from '../components/card-choice.ts';
import type { FormValues } from '../components/card-fields.ts';
import type { FieldError } from '../components/elements.ts';
import { texts } from '../texts/texts.ts';
import type { CheckoutLocker } from './checkout-locker.ts';

export interface CardSubmission {
  /** The stored card that was chosen, or `new`; empty where the form had no choice. */
  readonly choice: string;
  readonly saving: 'asked' | 'not-asked';
  readonly card: CardFields;
}

export type ChosenCard =
  | { readonly kind: 'card'; readonly card: CardChoice; readonly saveToLocker: boolean }
  | { readonly kind: 'invalid'; readonly fieldErrors: readonly FieldError[] };

/** A card number, or controls, where the name belongs would be kept with the order; it is refused before anything is done with it. */
function nameProblem({ nameOnCard }: CardFields): readonly FieldError[] {
  return looksLikeCard(nameOnCard) || holdsControls(nameOnCard)
    ? [{ name: 'name_on_card', text: texts.card.nameIsNumber }]
    : [];
}

/** What is wrong with the choice of a stored card. */
export function choiceError(text: string): readonly FieldError[] {
  return [{ name: 'card_reference', text }];
}

export function isNewCard(choice: string): boolean {
  return choice === '' || choice === NEW_CARD;
}

export function chosenCard({ choice, saving, card }: CardSubmission, locker: CheckoutLocker): ChosenCard {
  if (isNewCard(choice)) {
    const fieldErrors = nameProblem(card);
    if (fieldErrors.length > 0) return { kind: 'invalid', fieldErrors };
    const saveToLocker = saving === 'asked' && locker.saving === 'offered';
    return { kind: 'card', card: { kind: 'new', fields: card }, saveToLocker };
  }
  const use = locker.cards.find(({ reference }) => reference === choice)?.use ?? 'missing';
  switch (use) {
    case 'payable': {
      const { securityCode } = card;
      return { kind: 'card', card: { kind: 'entry', cardReference: choice, securityCode }, saveToLocker: false };
    }
    case 'expired':
      return { kind: 'invalid', fieldErrors: choiceError(texts.card.chosenExpired) };
    case 'unavailable':
      return { kind: 'invalid', fieldErrors: choiceError(texts.card.chosenUnavailable) };
    case 'missing':
      return { kind: 'invalid', fieldErrors: choiceError(texts.card.chosenMissing) };
    default: {
      const never: never = use;
      return never;
    }
  }
}

/** What may be shown again. A card number in the wrong field is not. */
export function redisplayedValues({ choice, saving, card }: CardSubmission): FormValues {
  const { expiryMonth, expiryYear, nameOnCard } = card;
  return { choice, saving, expiryMonth, expiryYear, nameOnCard: looksLikeCard(nameOnCard) ? '' : nameOnCard };
}
