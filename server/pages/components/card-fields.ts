/**
 * The card fields of a form. Never shows an entered card number or security code again.
 */

import { type Html, html } from '../../http/html.ts';
import { texts } from '../texts/texts.ts';
import type { FieldError } from './elements.ts';
import { fieldDefaults, renderField } from './field.ts';

/** The entered values that a form may show again. */
export interface FormValues {
  /** The chosen stored card, or `new`; empty before a choice. */
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

/** The error of one field; empty without an error. */
export function fieldErrorOf(fieldErrors: readonly FieldError[], name: string): string {
  return fieldErrors.find((item) => item.name === name)?.text ?? '';
}

export interface CardFieldsParts {
  readonly values: FormValues;
  readonly fieldErrors: readonly FieldError[];
  /** `optional` where the customer may choose a stored card instead. */
  readonly presence: 'required' | 'optional';
}

const LONGEST_NUMBER = 40;

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
    // The script writes the network here.
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

/** Optional, because some networks print no security code. `idSuffix` as in field.ts. */
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
