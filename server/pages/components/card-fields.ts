/**
 * The fields of a card on a form. A card number and a security code are never shown again.
 */

import { type Html, html } from '../../http/html.ts';
import { texts } from '../texts/texts.ts';
import type { FieldError } from './elements.ts';
import { fieldDefaults, renderField } from './field.ts';

/** What the customer entered and may see again. */
export interface FormValues {
  /** The stored card that was chosen, or `new`; empty when nothing was. */
  readonly choice: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly nameOnCard: string;
  readonly saving: 'asked' | 'not-asked';
}

export const emptyFormValues: FormValues = {
  choice: '',
  expiryMonth: '',
  expiryYear: '',
  nameOnCard: '',
  saving: 'not-asked',
};

/** What is wrong with one field of several; empty when nothing is. */
export function fieldErrorOf(fieldErrors: readonly FieldError[], name: string): string {
  return fieldErrors.find((item) => item.name === name)?.text ?? '';
}

export interface CardFieldsParts {
  readonly values: FormValues;
  readonly fieldErrors: readonly FieldError[];
  /** `optional` where a stored card may be chosen instead. */
  readonly presence: 'required' | 'optional';
}

const LONGEST_NUMBER = 40;

/** Number and expiry of a card. */
export function numberFields({ values, fieldErrors, presence }: CardFieldsParts): Html {
  const number = renderField({
    ...fieldDefaults,
    name: 'card_number',
    label: texts.card.cardNumber,
    autocomplete: 'cc-number',
    inputMode: 'numeric',
    maxLength: LONGEST_NUMBER,
    presence,
    error: fieldErrorOf(fieldErrors, 'card_number'),
    // The script names the network here while the number is typed.
    below: html`<output class="network" id="card-network" for="card_number"></output>\n`,
  });
  const month = renderField({
    ...fieldDefaults,
    name: 'card_exp_month',
    label: texts.card.expiryMonth,
    hint: texts.card.expiryMonthHint,
    autocomplete: 'cc-exp-month',
    inputMode: 'numeric',
    maxLength: 2,
    presence,
    value: values.expiryMonth,
    error: fieldErrorOf(fieldErrors, 'card_exp_month'),
  });
  const year = renderField({
    ...fieldDefaults,
    name: 'card_exp_year',
    label: texts.card.expiryYear,
    hint: texts.card.expiryYearHint,
    autocomplete: 'cc-exp-year',
    inputMode: 'numeric',
    maxLength: 4,
    presence,
    value: values.expiryYear,
    error: fieldErrorOf(fieldErrors, 'card_exp_year'),
  });
  return html`${number}
<div class="row">
${month}
${year}
</div>`;
}

/** The name printed on a card. */
export function nameField({ values, fieldErrors }: Pick<CardFieldsParts, 'values' | 'fieldErrors'>): Html {
  return renderField({
    ...fieldDefaults,
    name: 'name_on_card',
    label: texts.card.nameOnCard,
    hint: texts.card.nameOnCardHint,
    autocomplete: 'cc-name',
    maxLength: 64,
    presence: 'optional',
    value: values.nameOnCard,
    error: fieldErrorOf(fieldErrors, 'name_on_card'),
  });
}

/** The security code; a few networks print none on their cards. `idSuffix` as in field.ts. */
export function securityCodeField(fieldErrors: readonly FieldError[], idSuffix: string): Html {
  return renderField({
    ...fieldDefaults,
    name: 'card_security_code',
    idSuffix,
    label: texts.card.securityCode,
    hint: texts.card.securityCodeHint,
    autocomplete: 'cc-csc',
    inputMode: 'numeric',
    maxLength: 4,
    presence: 'optional',
    error: fieldErrorOf(fieldErrors, `card_security_code${idSuffix}`),
  });
}
