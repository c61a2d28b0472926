/**
 * Stripe's decline and error codes as ours. The issuer's reason (`decline_code`) counts before Stripe's (`code`).
 * https://docs.stripe.com/declines/codes and https://docs.stripe.com/error-codes
 */
import { type DeclineCode, isDeclineCode } from '../../domain/ports/declines.ts';
import { NO_ANSWER, type StripeError } from './api.ts';

/**
 * Stripe's codes for each of ours: every published decline code, and the error codes that a card payment can end with.
 * `duplicate_transaction` must not go on to another gateway: the other transaction may be this customer's payment.
 */
export const stripeCodes = {
  insufficient_funds: 'insufficient_funds',
  do_not_honour:
    'approve_with_id call_issuer card_declined do_not_honor do_not_try_again duplicate_transaction generic_decline ' +
    'incorrect_address incorrect_zip new_account_information_available no_action_taken payment_intent_payment_attempt_failed ' +
    'payment_method_provider_decline revocation_of_all_authorizations revocation_of_authorization stop_payment_order ' +
    'testmode_decline',
  expired_card: 'expired_card invalid_expiry_month invalid_expiry_year',
  incorrect_number: 'incorrect_number invalid_account invalid_number',
  incorrect_security_code: 'incorrect_cvc invalid_cvc',
  lost_or_stolen: 'lost_card pickup_card restricted_card stolen_card',
  limit_exceeded:
    'card_decline_rate_limit_exceeded card_velocity_exceeded invalid_amount pin_try_exceeded withdrawal_count_limit_exceeded',
  authentication_required:
    'authentication_required mobile_device_authentication_required offline_pin_required online_or_offline_pin_required ' +
    'payment_intent_action_required',
  authentication_failed:
    'authentication_not_handled incorrect_pin invalid_pin payment_intent_authentication_failure ' +
    'payment_intent_payment_attempt_expired',
  suspected_fraud: 'fraudulent merchant_blacklist security_violation',
  not_permitted:
    'card_not_supported currency_not_supported invalid_card_type not_permitted service_not_allowed transaction_not_allowed',
  unsupported_payment:
    'amount_too_large amount_too_small invalid_charge_amount invalid_charge_amount_no_decimal_compatible ' +
    'payment_intent_incompatible_payment_method payment_method_currency_mismatch',
  processing_error:
    'issuer_not_available payment_method_provider_timeout processing_error reenter_transaction try_again_later',
  gateway_unavailable: 'lock_timeout rate_limit',
  gateway_misconfigured: 'test_mode_live_card',
} as const satisfies Record<DeclineCode, string>;

const ours = new Map<string, DeclineCode>();
for (const [code, theirs] of Object.entries(stripeCodes)) {
  if (isDeclineCode(code)) for (const name of theirs.split(' ')) ours.set(name, code);
}

/** Whether the table has the error's code. Errors that are about the connection or the account need none. */
export function isListed({ status, type, code, declineCode }: StripeError): boolean {
  if (status === 401 || status === 403 || status === 429 || type === NO_ANSWER) return true;
  return ours.has(declineCode === '' ? code : declineCode);
}

/** Our code for an error of a payment. A code that the table does not list counts by its class. */
export function declineCodeOf({ status, type, code, declineCode }: StripeError): DeclineCode {
  if (status === 401 || status === 403) return 'gateway_misconfigured';
  if (status === 429 || type === NO_ANSWER) return 'gateway_unavailable';
  const listed = ours.get(declineCode) ?? ours.get(code);
  if (listed !== undefined) return listed;
  if (type === 'card_error') return 'do_not_honour';
  // An invalid request comes from the account's settings, for example when raw card data is not enabled.
  return status >= 400 && status < 500 ? 'gateway_misconfigured' : 'processing_error';
}
