import { describe, expect, test } from 'vitest';
import { declineRules } from '../../../../server/domain/ports/declines.ts';
import { declineCodeOf, isListed, stripeCodes } from '../../../../server/gateways/stripe/decline-codes.ts';

/** https://docs.stripe.com/declines/codes */
const published =
  'authentication_required authentication_not_handled approve_with_id call_issuer card_not_supported card_velocity_exceeded ' +
  'currency_not_supported do_not_honor do_not_try_again duplicate_transaction expired_card fraudulent generic_decline ' +
  'incorrect_address incorrect_cvc incorrect_number incorrect_pin incorrect_zip insufficient_funds invalid_account ' +
  'invalid_amount invalid_cvc invalid_expiry_month invalid_expiry_year invalid_number invalid_pin issuer_not_available ' +
  'lost_card merchant_blacklist mobile_device_authentication_required new_account_information_available no_action_taken ' +
  'not_permitted offline_pin_required online_or_offline_pin_required pickup_card pin_try_exceeded processing_error ' +
  'reenter_transaction restricted_card revocation_of_all_authorizations revocation_of_authorization security_violation ' +
  'service_not_allowed stolen_card stop_payment_order test_mode_live_card testmode_decline transaction_not_allowed ' +
  'try_again_later withdrawal_count_limit_exceeded';

const card = (declineCode: string, code = 'card_declined') => ({
  status: 402,
  type: 'card_error',
  code,
  declineCode,
  message: '',
});

describe('A decline by Stripe', () => {
  test('with any published decline code is in the table, once', () => {
    const listed = Object.values(stripeCodes).flatMap((codes) => codes.split(' '));
    expect(published.split(' ').filter((code) => !listed.includes(code))).toEqual([]);
    expect(listed).toHaveLength(new Set(listed).size);
  });

  test.each([
    ['insufficient_funds', 'insufficient_funds'],
    ['lost_card', 'lost_or_stolen'],
    ['stolen_card', 'lost_or_stolen'],
    ['fraudulent', 'suspected_fraud'],
    ['incorrect_cvc', 'incorrect_security_code'],
    ['card_velocity_exceeded', 'limit_exceeded'],
    ['transaction_not_allowed', 'not_permitted'],
    ['authentication_required', 'authentication_required'],
    ['try_again_later', 'processing_error'],
    ['generic_decline', 'do_not_honour'],
    ['a_code_of_tomorrow', 'do_not_honour'],
  ])('with the decline code %s is %s', (declineCode, code) => {
    expect(declineCodeOf(card(declineCode))).toBe(code);
  });

  test('is known to be new to the table', () => {
    expect(isListed(card('a_code_of_tomorrow'))).toBe(false);
    expect(isListed(card('generic_decline'))).toBe(true);
  });

  test('counts by the decline code before the error code', () => {
    expect(declineCodeOf(card('insufficient_funds', 'expired_card'))).toBe('insufficient_funds');
    expect(declineCodeOf(card('', 'expired_card'))).toBe('expired_card');
  });

  test('of a duplicate goes on to no other gateway', () => {
    expect(declineRules[declineCodeOf(card('duplicate_transaction'))].failover).toBe(false);
  });

  test.each([
    [401, 'invalid_request_error', '', 'gateway_misconfigured'],
    [403, 'invalid_request_error', '', 'gateway_misconfigured'],
    [400, 'invalid_request_error', 'parameter_unknown', 'gateway_misconfigured'],
    [400, 'invalid_request_error', 'amount_too_small', 'unsupported_payment'],
    [429, 'invalid_request_error', 'lock_timeout', 'gateway_unavailable'],
    [0, 'card_error', 'payment_intent_authentication_failure', 'authentication_failed'],
    [0, 'api_error', '', 'processing_error'],
  ])('with status %d, %s %s is %s', (status, type, code, expected) => {
    expect(declineCodeOf({ status, type, code, declineCode: '', message: '' })).toBe(expected);
  });
});
