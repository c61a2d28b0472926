/**
 * Adyen's refusal reasons and API error codes, by our decline code. Pure data and its look-up.
 *
 * Sources: https://docs.adyen.com/development-resources/refusal-reasons,
 * https://docs.adyen.com/development-resources/error-codes
 */

import { type DeclineCode, isDeclineCode } from '../../domain/ports/declines.ts';
import type { Decline } from '../../domain/ports/gateway-connector.ts';

interface Row {
  /** Every published `refusalReasonCode`, with its `refusalReason`. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** The `errorCode` of requests that the API refuses before any bank is asked. `905` includes `905_1`. */
  readonly errors?: readonly string[];
  /** Reasons that are not published. */
  readonly others?: RegExp;
}

/** In the order in which `others` are tried. */
const table = {
  suspected_fraud: {
    reasons: { '14': 'Acquirer Fraud', '20': 'FRAUD', '22': 'FRAUD-CANCELLED', '31': 'Issuer Suspected Fraud' },
    others: /fraud|risk/i,
  },
  authentication_required: {
    reasons: { '36': 'Mobile pin required', '38': 'Authentication required', '41': 'CVM Required Restart Payment' },
  },
  authentication_failed: {
    reasons: {
      '11': '3D Not Authenticated',
      '15': 'Cancelled',
      '16': 'Shopper Cancelled',
      '17': 'Invalid Pin',
      '39': 'RReq not received from DS',
      '42': '3DS Authentication Error',
    },
    errors: ['105'],
    others: /\b3d|authent/i,
  },
  incorrect_security_code: { reasons: { '24': 'CVC Declined' }, errors: ['103'], others: /cvc|cvv/i },
  expired_card: { reasons: { '6': 'Expired Card' }, errors: ['129', '140', '141'], others: /expired/i },
  insufficient_funds: { reasons: { '12': 'Not enough balance' }, others: /balance|funds/i },
  lost_or_stolen: { reasons: { '5': 'Blocked Card' }, others: /lost|stolen/i },
  limit_exceeded: {
    reasons: { '18': 'Pin tries exceeded', '28': 'Withdrawal amount exceeded', '29': 'Withdrawal count exceeded' },
    others: /limit|exceed/i,
  },
  incorrect_number: { reasons: { '8': 'Invalid Card Number' }, errors: ['101', '102'] },
  not_permitted: {
    reasons: {
      '10': 'Not supported',
      '19': 'Pin validation not possible',
      '23': 'Transaction Not Permitted',
      '25': 'Restricted Card',
      '26': 'Revocation Of Auth',
      '33': 'Card requires online pin',
      '34': 'No checking account available on Card',
      '35': 'No savings account available on Card',
      '37': 'Contactless fallback',
      '43': 'Online PIN required',
      '44': 'Try another interface',
      '45': 'Chip downgrade mode',
      '50': 'Token Revoked',
    },
    errors: ['109'],
    others: /permitted|supported|allowed|restricted/i,
  },
  processing_error: {
    reasons: {
      '4': 'Acquirer Error',
      '9': 'Issuer Unavailable',
      '21': 'Not Submitted',
      '40': 'Current AID is in Penalty Box',
    },
    others: /unavailable|error/i,
  },
  unsupported_payment: { reasons: { '7': 'Invalid Amount' }, errors: ['137', '138', '905', '907', '916'] },
  gateway_misconfigured: { errors: ['010', '901', '950', '951'] },
  gateway_unavailable: { errors: ['703'] },
  do_not_honour: {
    reasons: {
      '2': 'Refused',
      '3': 'Referral',
      '27': 'Declined Non Generic',
      '32': 'AVS Declined',
      '46': 'Transaction blocked by Adyen to prevent excessive retry fees',
    },
  },
} satisfies Record<DeclineCode, Row>;

const rows: Readonly<Record<DeclineCode, Row>> = table;
const declineCodes = Object.keys(rows).filter(isDeclineCode);

/** What Adyen says about a payment that it did not authorise. Unknown fields are empty. */
export interface AdyenRefusal {
  readonly resultCode: string;
  readonly refusalReasonCode: string;
  readonly refusalReason: string;
}

const normalized = (reason: string) => reason.trim().toLowerCase();

/** The published `refusalReasonCode` of a `refusalReason`; empty when the text is not published. */
export function publishedCodeOf(refusalReason: string): string {
  const published = Object.values(rows).flatMap(({ reasons = {} }) => Object.entries(reasons));
  return published.find(([, reason]) => normalized(reason) === normalized(refusalReason))?.[0] ?? '';
}

function find(matches: (row: Row) => boolean): DeclineCode | undefined {
  return declineCodes.find((code) => matches(rows[code]));
}

/** A decline code, and whether the table has the gateway's code or text. */
export type MappedDecline = Pick<Decline, 'code' | 'unmapped'>;

/**
 * The decline code of a refusal: by its code, then by its text, then by the class of its text, then by its result: an
 * `Error` is a processing error, a `Cancelled` payment was left on the bank's page, and any other is the bank's refusal.
 */
export function declineOfRefusal({ resultCode, refusalReasonCode, refusalReason }: AdyenRefusal): MappedDecline {
  const reason = normalized(refusalReason);
  const hasReason = (row: Row, text: string) =>
    Object.values(row.reasons ?? {}).some((published) => published.toLowerCase() === text);
  const listed =
    find((row) => Object.hasOwn(row.reasons ?? {}, refusalReasonCode)) ?? find((row) => hasReason(row, reason));
  if (listed !== undefined) return { code: listed };
  const code =
    find((row) => row.others?.test(reason) === true) ??
    find((row) => hasReason(row, resultCode.toLowerCase())) ??
    (resultCode === 'Error' ? 'processing_error' : 'do_not_honour');
  const saysNothing = refusalReasonCode === '' && reason === '';
  return saysNothing ? { code } : { code, unmapped: true };
}

/** The decline code of a request that the API refused. */
export function declineOfError(error: { readonly status: number; readonly errorCode: string }): MappedDecline {
  if (error.status === 401 || error.status === 403) return { code: 'gateway_misconfigured' };
  const errorCode = error.errorCode.split('_')[0] ?? '';
  const listed = find((row) => row.errors?.includes(errorCode) === true);
  return listed === undefined ? { code: 'processing_error', unmapped: true } : { code: listed };
}
