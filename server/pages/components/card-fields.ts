/**
 * The card fields of a form. Never shows an entered card number or security code again.
 */

import { type Html, html } from '../../http/html.ts';
import type { Texts } from '../texts/texts.ts';
import type { FieldError } from './elements.ts';
import { fieldDefaults, renderField } from './field.ts';

/** The entered values that a form may show again. */
export interface FormValues {
  /** The chosen stored card, or `new`; empty before a choice. */
  readonly choice: string;
  /** `12 / 30` */
  readonly expiry: string;
  readonly nameOnCard: string;
  readonly saving: 'asked' | 'not-asked';
}

export const emptyFormValues: FormValues = { choice: '', expiry: '', nameOnCard: '', saving: 'not-asked' };

/** The error of one field; empty without an error. */
export function fieldErrorOf(fieldErrors: readonly FieldError[], name: string): string {
  return fieldErrors.find((item) => item.name === name)?.text ?? '';
}

export interface CardFieldsParts {
  readonly texts: Texts;
  readonly values: FormValues;
  readonly fieldErrors: readonly FieldError[];
  /** `optional` where the customer may choose a stored card instead. */
  readonly presence: 'required' | 'optional';
}

const LONGEST_NUMBER = 40;

/** Number, expiry, security code and name, in the same order for new and stored cards. The style sheet hides what a stored card has. */
export function cardFields({ texts, values, fieldErrors, presence }: CardFieldsParts): Html {
  const number = renderField({
    ...fieldDefaults,
    name: 'card_number',
    label: texts.card.cardNumber,
    autocomplete: 'cc-number',
    inputMode: 'numeric',
    maxLength: LONGEST_NUMBER,
    presence,
    error: fieldErrorOf(fieldErrors, 'card_number'),
    place: 'number new-only',
    // The script names the network here, for the eye and for screen readers.
    inside: html`<span class="mark" id="card-mark"></span><output class="visually-hidden" id="card-network" for="card_number"></output>`,
  });
  const expiry = renderField({
    ...fieldDefaults,
    name: 'card_expiry',
    label: texts.card.expiry,
    placeholder: texts.card.expiryHint,
    hint: texts.card.expiryExample,
    autocomplete: 'cc-exp',
    inputMode: 'numeric',
    maxLength: 9,
    presence,
    value: values.expiry,
    error: fieldErrorOf(fieldErrors, 'card_expiry'),
    place: 'new-only',
  });
  const name = renderField({
    ...fieldDefaults,
    name: 'name_on_card',
    label: texts.card.nameOnCard,
    labelNote: `(${texts.card.optional})`,
    autocomplete: 'cc-name',
    maxLength: 64,
    presence: 'optional',
    value: values.nameOnCard,
    error: fieldErrorOf(fieldErrors, 'name_on_card'),
    place: 'name new-only',
  });
  return html`<div class="card-fields">
${number}
${expiry}
${securityCodeField(texts, fieldErrors, '')}
${name}
</div>`;
}

/** Optional, because some networks print no security code. `idSuffix` as in field.ts. */
export function securityCodeField(texts: Texts, fieldErrors: readonly FieldError[], idSuffix: string): Html {
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
    place: 'code',
  });
}
