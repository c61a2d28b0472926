/**
 * The pages' forms as the contract names their fields. Pure. What it answers about a card never holds its number or code.
 */
import type { components } from '../../generated/openapi.d.ts';
import { PageAction } from '../../generated/values.ts';
import type { CardFields } from '../domain/payments/card-choice.ts';
import type { ManagementSubmission } from './management/management-page.ts';
import type { PaymentSubmission } from './payment/payment-page.ts';

type PaymentPageForm = components['schemas']['PaymentPageForm'];
type PayForm = components['schemas']['PayForm'];

/** The card as the customer entered it. A month of one digit gets its zero: people write it so. */
export function toCardFields(form: PaymentPageForm): CardFields {
  const month = (form.card_exp_month ?? '').trim();
  return {
    number: form.card_number ?? '',
    securityCode: (form.card_security_code ?? '').trim(),
    expiryMonth: /^[1-9]$/.test(month) ? `0${month}` : month,
    expiryYear: (form.card_exp_year ?? '').trim(),
    nameOnCard: (form.name_on_card ?? '').trim(),
  };
}

/** The form of a payment. */
export function toPaymentSubmission(form: PaymentPageForm): Omit<PaymentSubmission, 'address'> {
  return {
    formToken: form._csrf ?? '',
    shownAmount: form.amount_shown ?? '',
    action: form.action === PageAction.pay ? 'pay' : undefined,
    choice: form.card_reference ?? '',
    saving: form.save_to_locker === true ? 'asked' : 'not-asked',
    card: toCardFields(form),
  };
}

/** A form on the page of stored cards. */
export function toManagementSubmission(
  form: PaymentPageForm,
  sender: ManagementSubmission['sender'],
): ManagementSubmission {
  const { _csrf, action, card_reference, card_security_code, consent } = form;
  return {
    formToken: _csrf ?? '',
    action: action === PageAction.pay ? undefined : action,
    cardReference: card_reference ?? '',
    securityCode: (card_security_code ?? '').trim(),
    consent,
    sender,
  };
}

/** The card fields that a form holds, by name, where none belongs. */
export function unexpectedCardFields(form: PayForm): readonly string[] {
  const { card_number, card_exp_month, card_exp_year, name_on_card, card_security_code } = form;
  const fields = { card_number, card_exp_month, card_exp_year, name_on_card, card_security_code };
  return Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}
