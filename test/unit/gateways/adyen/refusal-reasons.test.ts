/**
 * The decline code of every refusal that Adyen publishes, and of those that it does not.
 */
import { describe, expect, test } from 'vitest';
import {
  declineOfError,
  declineOfRefusal,
  publishedCodeOf,
} from '../../../../server/gateways/adyen/refusal-reasons.ts';

const published = [
  ['2', 'Refused', 'do_not_honour'],
  ['3', 'Referral', 'do_not_honour'],
  ['4', 'Acquirer Error', 'processing_error'],
  ['5', 'Blocked Card', 'lost_or_stolen'],
  ['6', 'Expired Card', 'expired_card'],
  ['7', 'Invalid Amount', 'unsupported_payment'],
  ['8', 'Invalid Card Number', 'incorrect_number'],
  ['9', 'Issuer Unavailable', 'processing_error'],
  ['10', 'Not supported', 'not_permitted'],
  ['11', '3D Not Authenticated', 'authentication_failed'],
  ['12', 'Not enough balance', 'insufficient_funds'],
  ['14', 'Acquirer Fraud', 'suspected_fraud'],
  ['15', 'Cancelled', 'authentication_failed'],
  ['16', 'Shopper Cancelled', 'authentication_failed'],
  ['17', 'Invalid Pin', 'authentication_failed'],
  ['18', 'Pin tries exceeded', 'limit_exceeded'],
  ['19', 'Pin validation not possible', 'not_permitted'],
  ['20', 'FRAUD', 'suspected_fraud'],
  ['21', 'Not Submitted', 'processing_error'],
  ['22', 'FRAUD-CANCELLED', 'suspected_fraud'],
  ['23', 'Transaction Not Permitted', 'not_permitted'],
  ['24', 'CVC Declined', 'incorrect_security_code'],
  ['25', 'Restricted Card', 'not_permitted'],
  ['26', 'Revocation Of Auth', 'not_permitted'],
  ['27', 'Declined Non Generic', 'do_not_honour'],
  ['28', 'Withdrawal amount exceeded', 'limit_exceeded'],
  ['29', 'Withdrawal count exceeded', 'limit_exceeded'],
  ['31', 'Issuer Suspected Fraud', 'suspected_fraud'],
  ['32', 'AVS Declined', 'do_not_honour'],
  ['33', 'Card requires online pin', 'not_permitted'],
  ['34', 'No checking account available on Card', 'not_permitted'],
  ['35', 'No savings account available on Card', 'not_permitted'],
  ['36', 'Mobile pin required', 'authentication_required'],
  ['37', 'Contactless fallback', 'not_permitted'],
  ['38', 'Authentication required', 'authentication_required'],
  ['39', 'RReq not received from DS', 'authentication_failed'],
  ['40', 'Current AID is in Penalty Box', 'processing_error'],
  ['41', 'CVM Required Restart Payment', 'authentication_required'],
  ['42', '3DS Authentication Error', 'authentication_failed'],
  ['43', 'Online PIN required', 'not_permitted'],
  ['44', 'Try another interface', 'not_permitted'],
  ['45', 'Chip downgrade mode', 'not_permitted'],
  ['46', 'Transaction blocked by Adyen to prevent excessive retry fees', 'do_not_honour'],
  ['50', 'Token Revoked', 'not_permitted'],
] as const;

describe('a refusal', () => {
  test.each(published)('with code %s (%s) is %s, by its code and by its text', (code, reason, decline) => {
    const byCode = { resultCode: 'Refused', refusalReasonCode: code, refusalReason: 'Expired Card' };
    const byText = { resultCode: 'Refused', refusalReasonCode: '', refusalReason: ` ${reason.toUpperCase()} ` };
    expect(declineOfRefusal(byCode)).toEqual({ code: decline });
    expect(declineOfRefusal(byText)).toEqual({ code: decline });
    expect(publishedCodeOf(byText.refusalReason)).toBe(code);
  });

  test.each([
    ['Refused', '999', 'Card reported stolen', 'lost_or_stolen'],
    ['Refused', '999', 'Insufficient funds', 'insufficient_funds'],
    ['Refused', '999', 'Blocked by risk rules', 'suspected_fraud'],
    ['Refused', '999', '3DS challenge failed', 'authentication_failed'],
    ['Refused', '999', 'Something new', 'do_not_honour'],
    ['Error', '', '', 'processing_error'],
    ['Cancelled', '', '', 'authentication_failed'],
    ['Refused', '', '', 'do_not_honour'],
  ])('that is not published, %s with code "%s" and text "%s", is %s', (resultCode, code, reason, decline) => {
    const mapped = declineOfRefusal({ resultCode, refusalReasonCode: code, refusalReason: reason });
    expect(mapped).toEqual(code === '' ? { code: decline } : { code: decline, unmapped: true });
  });
});

describe('a request that the API refuses', () => {
  test.each([
    [401, '000', 'gateway_misconfigured'],
    [403, '010', 'gateway_misconfigured'],
    [422, '901', 'gateway_misconfigured'],
    [422, '101', 'incorrect_number'],
    [422, '103', 'incorrect_security_code'],
    [422, '129', 'expired_card'],
    [422, '138', 'unsupported_payment'],
    [500, '905_1', 'unsupported_payment'],
    [422, '702', 'processing_error'],
    [422, '', 'processing_error'],
  ])('with status %i and code %s is %s', (status, errorCode, decline) => {
    expect(declineOfError({ status, errorCode }).code).toBe(decline);
  });
});
