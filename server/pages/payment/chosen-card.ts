/**
 * Reads which card the payment form chose: a stored card that the page shows, or a new one. Any other reference counts as
 * a missing card. Pure.
 */

import type { CardChoice, CardFields } from '../../domain/payments/card-choice.ts';
import type { SaveRequest } from '../../domain/payments/card-storage-plan.ts';
import { holdsControls, looksLikeCard } from '../../platform/shown-name.ts';
import { NEW_CARD } from '../components/card-choice.ts';
import type { FormValues } from '../components/card-fields.ts';
import type { FieldError } from '../components/elements.ts';
import type { Texts } from '../texts/texts.ts';
import type { CheckoutLocker } from './checkout-locker.ts';
import { shownExpiry } from './expiry.ts';

export interface CardSubmission {
  /** The chosen stored card, or `new`; empty where the form offered no choice. */
  readonly choice: string;
  /** The box for saving the card. */
  readonly saving: 'asked' | 'not-asked';
  readonly card: CardFields;
}

export type ChosenCard =
  | { readonly kind: 'card'; readonly card: CardChoice; readonly saveToLocker: SaveRequest }
  | { readonly kind: 'invalid'; readonly fieldErrors: readonly FieldError[] };

/** The order stores the name, so a card number or control characters are refused first. */
function nameProblem({ nameOnCard }: CardFields, texts: Texts): readonly FieldError[] {
  return looksLikeCard(nameOnCard) || holdsControls(nameOnCard)
    ? [{ name: 'name_on_card', text: texts.card.nameIsNumber }]
    : [];
}

export function choiceError(text: string): readonly FieldError[] {
  return [{ name: 'card_reference', text }];
}

export function isNewCard(choice: string): boolean {
  return choice === '' || choice === NEW_CARD;
}

export function chosenCard(submission: CardSubmission, locker: CheckoutLocker, texts: Texts): ChosenCard {
  const { choice, saving, card } = submission;
  if (isNewCard(choice)) {
    const fieldErrors = nameProblem(card, texts);
    if (fieldErrors.length > 0) return { kind: 'invalid', fieldErrors };
    const isAsked = locker.saving === 'offered' && saving === 'asked';
    const saveToLocker = locker.saving === 'with-consent' ? 'with-consent' : isAsked;
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

/** Leaves out a card number in the name field. */
export function redisplayedValues({ choice, saving, card }: CardSubmission): FormValues {
  const { expiryMonth, expiryYear, nameOnCard } = card;
  const expiry = shownExpiry({ month: expiryMonth, year: expiryYear });
  return { choice, saving, expiry, nameOnCard: looksLikeCard(nameOnCard) ? '' : nameOnCard };
}
