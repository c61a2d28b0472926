/**
 * The fields of a card on a form. A card number and a security code are never shown again.
 */

import { type Html, html } from '../../http/html.ts';
import { texts } from '../texts/texts.ts';
import type { Wrong } from './elements.ts';
import { plainField, renderField } from './field.ts';

/** What the customer entered and may see again. */
export interface KeptFields {
  /** The stored card that was chosen, or `new`; empty when nothing was. */
  readonly choice: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly nameOnCard: string;
  readonly saving: 'asked' | 'not-asked';
}

export const noFields: KeptFields = {
  choice: '',
  expiryMonth: '',
  expiryYear: '',
  nameOnCard: '',
  saving: 'not-asked',
};

/** What is wrong with one field of several; empty when nothing is. */
export function wrongOf(wrongs: readonly Wrong[], name: string): string {
  return wrongs.find((item) => item.name === name)?.text ?? '';
}

export interface CardFieldsParts {
  readonly kept: KeptFields;
  readonly wrongs: readonly Wrong[];
  /** `optional` where a stored card may be chosen instead. */
  readonly presence: 'required' | 'optional';
}

const LONGEST_NUMBER = 40;

/** Number and expiry of a card. */
export function numberFields({ kept, wrongs, presence }: CardFieldsParts): Html {
  const number = renderField({
    ...plainField,
    name: 'card_number',
    label: texts.card.cardNumber,
    autocomplete: 'cc-number',
    inputMode: 'numeric',
    maxLength: LONGEST_NUMBER,
    presence,
    wrong: wrongOf(wrongs, 'card_number'),
    // The script names the network here while the number is typed.
    below: html`<output class="network" id="card-network" for="card_number"></output>\n`,
  });
  const month = renderField({
    ...plainField,
    name: 'card_exp_month',
    label: texts.card.expiryMonth,
    hint: texts.card.expiryMonthHint,
    autocomplete: 'cc-exp-month',
    inputMode: 'numeric',
    maxLength: 2,
    presence,
    value: kept.expiryMonth,
    wrong: wrongOf(wrongs, 'card_exp_month'),
  });
  const year = renderField({
    ...plainField,
    name: 'card_exp_year',
    label: texts.card.expiryYear,
    hint: texts.card.expiryYearHint,
    autocomplete: 'cc-exp-year',
    inputMode: 'numeric',
    maxLength: 4,
    presence,
    value: kept.expiryYear,
    wrong: wrongOf(wrongs, 'card_exp_year'),
  });
  return html`${number}
<div class="pair">
${month}
${year}
</div>`;
}

/** The name printed on a card. */
export function nameField({ kept, wrongs }: Pick<CardFieldsParts, 'kept' | 'wrongs'>): Html {
  return renderField({
    ...plainField,
    name: 'name_on_card',
    label: texts.card.nameOnCard,
    hint: texts.card.nameOnCardHint,
    autocomplete: 'cc-name',
    maxLength: 64,
    presence: 'optional',
    value: kept.nameOnCard,
    wrong: wrongOf(wrongs, 'name_on_card'),
  });
}

/** The security code; a few networks print none on their cards. `idSuffix` as in field.ts. */
export function securityCodeField(wrongs: readonly Wrong[], idSuffix: string): Html {
  return renderField({
    ...plainField,
    name: 'card_security_code',
    idSuffix,
    label: texts.card.securityCode,
    hint: texts.card.securityCodeHint,
    autocomplete: 'cc-csc',
    inputMode: 'numeric',
    maxLength: 4,
    presence: 'optional',
    wrong: wrongOf(wrongs, `card_security_code${idSuffix}`),
  });
}
