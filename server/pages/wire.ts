/**
 * Maps the page forms from the names of the contract. Pure. Its results never hold a card number or security code beyond
 * `CardFields`.
 */
import type { components } from '../../generated/openapi.d.ts';
import { PageAction } from '../../generated/values.ts';
import type { CardFields } from '../domain/payments/card-choice.ts';
import type { ManagementSubmission } from './management/management-page.ts';
import type { PaymentSubmission } from './payment/payment-page.ts';

type PaymentPageForm = components['schemas']['PaymentPageForm'];
type PayForm = components['schemas']['PayForm'];

/** Adds the leading zero to a month of one digit. */
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

/** The names of card fields in a form that must hold none. */
export function unexpectedCardFields(form: PayForm): readonly string[] {
  const { card_number, card_exp_month, card_exp_year, name_on_card, card_security_code } = form;
  const fields = { card_number, card_exp_month, card_exp_year, name_on_card, card_security_code };
  return Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}
