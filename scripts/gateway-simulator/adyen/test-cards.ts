/**
 * How the simulated Adyen decides about a card: by the number, as Adyen's test cards do
 * (https://docs.adyen.com/development-resources/testing/3d-secure-2-authentication), and by the holder's name or the acquirer's response code
 * that the request asks for (https://docs.adyen.com/development-resources/testing/result-codes). Every other valid card is authorised.
 */

/** `redirect`: by GET to the bank's page. `form`: by a form with `MD`, `PaReq` and `TermUrl`, as in 3D Secure 1. */
export type Authentication = 'none' | 'frictionless' | 'redirect' | 'form';

const authentications: ReadonlyMap<string, Authentication> = new Map([
  ['4917610000000000', 'redirect'],
  ['4212345678910006', 'redirect'],
  ['5454545454545454', 'redirect'],
  ['5000550000000029', 'redirect'],
  ['5201281505129736', 'frictionless'],
  ['5212345678901234', 'form'],
  ['4212345678901237', 'form'],
]);

export function authenticationOf(cardNumber: string): Authentication {
  return authentications.get(cardNumber) ?? 'none';
}

export interface Refusal {
  readonly resultCode: 'Refused' | 'Error' | 'Cancelled';
  readonly refusalReason: string;
  readonly refusalReasonCode: string;
  /** The scheme's own code and reason. */
  readonly raw: string;
}

/** Per `refusalReasonCode`: the holder's name that asks for it, the reason, and the result code unless it is `Refused`. */
const refusals: Readonly<Record<string, readonly [holder: string, reason: string, result?: 'Error' | 'Cancelled']>> = {
  0: ['UNKNOWN', 'Unknown', 'Error'],
  2: ['DECLINED', 'Refused'],
  3: ['REFERRAL', 'Referral'],
  4: ['ERROR', 'Acquirer Error', 'Error'],
  5: ['BLOCK_CARD', 'Blocked Card'],
  6: ['CARD_EXPIRED', 'Expired Card'],
  7: ['INVALID_AMOUNT', 'Invalid Amount'],
  8: ['INVALID_CARD_NUMBER', 'Invalid Card Number'],
  9: ['ISSUER_UNAVAILABLE', 'Issuer Unavailable'],
  10: ['NOT_SUPPORTED', 'Not supported'],
  11: ['NOT_3D_AUTHENTICATED', '3D Not Authenticated'],
  12: ['NOT_ENOUGH_BALANCE', 'Not enough balance'],
  14: ['ACQUIRER_FRAUD', 'Acquirer Fraud'],
  15: ['CANCELLED', 'Cancelled'],
  16: ['SHOPPER_CANCELLED', 'Shopper Cancelled'],
  17: ['INVALID_PIN', 'Invalid Pin'],
  18: ['PIN_TRIES_EXCEEDED', 'Pin tries exceeded'],
  19: ['PIN_VALIDATION_NOT_POSSIBLE', 'Pin validation not possible'],
  20: ['FRAUD', 'FRAUD'],
  21: ['NOT_SUBMITTED', 'Not Submitted'],
  22: ['FRAUD_CANCELLED', 'FRAUD-CANCELLED', 'Cancelled'],
  23: ['TRANSACTION_NOT_PERMITTED', 'Transaction Not Permitted'],
  24: ['CVC_DECLINED', 'CVC Declined'],
  25: ['RESTRICTED_CARD', 'Restricted Card'],
  26: ['REVOCATION_OF_AUTH', 'Revocation Of Auth'],
  27: ['DECLINED_NON_GENERIC', 'Declined Non Generic'],
  28: ['WITHDRAWAL_AMOUNT_EXCEEDED', 'Withdrawal amount exceeded'],
  29: ['WITHDRAWAL_COUNT_EXCEEDED', 'Withdrawal count exceeded'],
  31: ['ISSUER_SUSPECTED_FRAUD', 'Issuer Suspected Fraud'],
  32: ['AVS_DECLINED', 'AVS Declined'],
  33: ['PIN_REQUIRED', 'Card requires online pin'],
  34: ['NO_CHECKING_ACCOUNT', 'No checking account available on Card'],
  35: ['NO_SAVINGS_ACCOUNT', 'No savings account available on Card'],
  36: ['MOBILE_PIN_REQUIRED', 'Mobile PIN required'],
  37: ['CONTACTLESS_FALLBACK', 'Contactless fallback'],
  38: ['AUTHENTICATION_REQUIRED', 'Authentication required'],
  39: ['RREQ_NOT_RECEIVED', 'RReq not received from DS'],
  40: ['BAN_CURRENT_AID', 'Current AID is in Penalty Box.'],
  41: ['CVM_REQUIRED', 'CVM Required Restart Payment'],
  42: ['THREED_SECURE_ERROR', '3DS Authentication Error'],
  46: ['ERPS_BLOCK', 'Transaction blocked by Adyen to prevent excessive retry fees'],
};

/** The refusal of a `refusalReasonCode`; null when it is none. `raw`: the scheme's own code and reason. */
export function refusalOf(code: string, raw?: string): Refusal | null {
  const found = refusals[code];
  if (found === undefined) return null;
  const [, reason, result = 'Refused'] = found;
  return {
    resultCode: result,
    refusalReason: reason,
    refusalReasonCode: code,
    raw: raw ?? `${code} : ${reason}`,
  };
}

/** The refusal that a holder's name asks for, for example `NOT_ENOUGH_BALANCE` or `DECLINED : 06 : ERROR`. */
export function refusalByHolder(holderName: string): Refusal | null {
  const [name = '', ...raw] = holderName.split(':').map((part) => part.trim());
  const [code = ''] = Object.entries(refusals).find(([, [holder]]) => holder === name) ?? [];
  return refusalOf(code, raw.length > 0 ? raw.join(' : ') : undefined);
}

/** The holder's name, or the acquirer's response code, of a payment that is pending first and authorised later. */
export const PENDING = { holder: 'PENDING', code: '13' } as const;

export type LaterFailure = 'capture failed' | 'refund failed' | 'refunded reversed';

/** What goes wrong after the card paid, by the holder's name: a modification that succeeds and then fails, or a chargeback. */
export function laterFailureOf(holderName: string): LaterFailure | { readonly chargeback: string } | null {
  const name = holderName.trim().toLowerCase();
  if (name === 'capture failed' || name === 'refund failed' || name === 'refunded reversed') return name;
  const [found, reason] = /^chargeback(?::(.+))?$/.exec(name) ?? [];
  return found === undefined ? null : { chargeback: reason ?? '' };
}

const brands: readonly (readonly [prefix: RegExp, brand: string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mc'],
  [/^3[47]/, 'amex'],
  [/^(5018|5020|5038|50|5[6-8]|6[37])/, 'maestro'],
  [/^3(0|6|8)/, 'diners'],
  [/^35/, 'jcb'],
  [/^(81|82|508[5-9]|60|65)/, 'discover'],
  [/^62/, 'cup'],
];

/** Adyen's name of a card's brand; null when the number has none. */
export function brandOf(cardNumber: string): string | null {
  return brands.find(([prefix]) => prefix.test(cardNumber))?.[1] ?? null;
}

/** The check digit of card numbers (ISO/IEC 7812-1). */
export function hasCheckDigit(cardNumber: string): boolean {
  const sum = [...cardNumber].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
