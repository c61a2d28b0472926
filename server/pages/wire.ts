/**
 * Maps the page forms from the names of the contract. Pure. Its results never hold a card number or security code beyond
 * `CardFields`.
 */
import type { components } from '../../generated/openapi.d.ts';
import { PageAction } from '../../generated/values.ts';
import type { CardFields } from '../domain/payments/card-choice.ts';
import type { PageVisit } from './form/page-visit.ts';
import type { ManagementSubmission } from './management/management-page.ts';
import { type EnteredExpiry, readExpiry } from './payment/expiry.ts';
import type { PaymentSubmission } from './payment/payment-page.ts';

type PaymentPageForm = components['schemas']['PaymentPageForm'];
type PayForm = components['schemas']['PayForm'];

/** Forms opened before an upgrade send month and year in two fields. */
function expiryOf({ card_expiry, card_exp_month, card_exp_year }: PaymentPageForm): EnteredExpiry {
  return readExpiry(card_expiry ?? `${card_exp_month ?? ''}/${card_exp_year ?? ''}`);
}

export function toCardFields(form: PaymentPageForm): CardFields {
  const { month, year } = expiryOf(form);
  return {
    number: form.card_number ?? '',
    securityCode: (form.card_security_code ?? '').trim(),
    expiryMonth: month,
    expiryYear: year,
    nameOnCard: (form.name_on_card ?? '').trim(),
  };
}

export function toPaymentSubmission(form: PaymentPageForm): Omit<PaymentSubmission, keyof PageVisit> {
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
): Omit<ManagementSubmission, 'acceptLanguage'> {
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
