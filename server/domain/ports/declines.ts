/**
 * What each decline code of the contract means for the payment, the same for every gateway. Each connector maps its
 * gateway's codes to these; the gateway's own code and message stay in the transaction's receipt. The contract describes
 * each code (openapi/schemas/DeclineCode.yaml). Pure data.
 */

import { type DeclineCode, TxnStatus } from '../../../generated/values.ts';

/** `other_card`: the same card will be refused again. `same_card`: the same card may pay, now or later. */
export type RetryAdvice = 'same_card' | 'other_card' | 'none';

export interface DeclineRule {
  /** The status of the transaction, and so of the order. */
  readonly status: typeof TxnStatus.AUTHORIZATION_FAILED | typeof TxnStatus.AUTHENTICATION_FAILED;
  readonly retry: RetryAdvice;
  /** Whether another gateway may be tried in the same call: no money moved, and the card was not judged. */
  readonly failover: boolean;
  /** For the customer. */
  readonly message: string;
  /** For the merchant; absent: the bank refused the payment. */
  readonly merchantMessage?: string;
}

const failed = { status: TxnStatus.AUTHORIZATION_FAILED, failover: false } as const;
const unauthenticated = { status: TxnStatus.AUTHENTICATION_FAILED, failover: false } as const;

export const declineRules = {
  insufficient_funds: {
    ...failed,
    retry: 'other_card',
    message: 'The card does not have enough money or credit. Use another card.',
  },
  do_not_honour: {
    ...failed,
    retry: 'other_card',
    message: 'The bank declined the payment. Use another card, or ask the bank.',
  },
  expired_card: { ...failed, retry: 'other_card', message: 'The card has expired. Use another card.' },
  incorrect_number: {
    ...failed,
    retry: 'same_card',
    message: 'The card number is not valid. Check it, or use another card.',
  },
  incorrect_security_code: {
    ...failed,
    retry: 'same_card',
    message: 'The security code is not correct. Check it and try again.',
  },
  lost_or_stolen: { ...failed, retry: 'other_card', message: 'The bank declined the payment. Use another card.' },
  limit_exceeded: {
    ...failed,
    retry: 'other_card',
    message: 'The payment exceeds a limit of the card. Use another card, or ask the bank.',
  },
  authentication_required: {
    ...unauthenticated,
    retry: 'same_card',
    message: 'The bank requires you to confirm the payment. Try again and confirm it with the bank.',
    merchantMessage: 'The bank requires that the customer is authenticated.',
  },
  authentication_failed: {
    ...unauthenticated,
    retry: 'same_card',
    message: 'The bank did not confirm that the card is yours. Try again, or use another card.',
    merchantMessage: 'The bank did not authenticate the customer.',
  },
  suspected_fraud: { ...failed, retry: 'other_card', message: 'The bank declined the payment. Use another card.' },
  not_permitted: {
    ...failed,
    retry: 'other_card',
    message: 'The card does not allow this kind of payment. Use another card.',
  },
  unsupported_payment: {
    ...failed,
    retry: 'none',
    failover: true,
    message: 'The shop cannot take this payment. Ask the shop.',
    merchantMessage: 'The gateway does not take this kind of payment; no money was moved.',
  },
  processing_error: {
    ...failed,
    retry: 'same_card',
    failover: true,
    message: 'The payment could not be processed, and no money was taken. Try again.',
    merchantMessage: 'The gateway did not process this payment; no money was moved.',
  },
  gateway_unavailable: {
    ...failed,
    retry: 'same_card',
    failover: true,
    message: 'The payment could not be processed, and no money was taken. Try again in a few minutes.',
    merchantMessage: 'The gateway could not be reached; no money was moved.',
  },
  gateway_misconfigured: {
    ...failed,
    retry: 'none',
    failover: true,
    message: 'The shop cannot take payments at the moment. Ask the shop.',
    merchantMessage:
      'The gateway refused the credentials of its configuration; no money was moved. Test them by POST /settings/gateways/{gateway_config_id}/test.',
  },
} as const satisfies Record<DeclineCode, DeclineRule>;

export type { DeclineCode };

export function isDeclineCode(text: string): text is DeclineCode {
  return Object.hasOwn(declineRules, text);
}
