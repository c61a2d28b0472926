/** The calls of a merchant and the way of its customer through the bank's page, with the gateways' published test cards. */
import { openPage, sendForm } from '../../demo/browser.ts';
import type { Secret } from '../../secret-search.ts';
import type { Answer, Fields, RepeatedCalls } from '../repeated-calls.ts';
import { type GatewayName, referenceIds } from './gateway-shop.ts';

/** `challenged`: with 3-D Secure on the gateway's page. */
export type CardKind = 'frictionless' | 'challenged' | 'declined';

interface TestCard {
  readonly number: string;
  readonly holder: string;
}

const HOLDER = 'Asha Rao';
const SECURITY_CODE = '739';

/** See scripts/gateway-simulator/README.md. None is the card that the service itself names when it starts with a demo merchant. */
const cards: Readonly<Record<GatewayName, Readonly<Record<CardKind, TestCard>>>> = {
  STRIPE: {
    frictionless: { number: '4242424242424242', holder: HOLDER },
    challenged: { number: '4000002500003155', holder: HOLDER },
    declined: { number: '4000000000009995', holder: HOLDER },
  },
  ADYEN: {
    frictionless: { number: '4988438843884305', holder: HOLDER },
    challenged: { number: '4917610000000000', holder: HOLDER },
    declined: { number: '4988438843884305', holder: 'NOT_ENOUGH_BALANCE' },
  },
};

/** The numbers and the security code of all test cards. */
export const cardData: readonly Secret[] = [
  ...[...new Set(Object.values(cards).flatMap((kinds) => Object.values(kinds).map(({ number }) => number)))].map(
    (text) => ({ what: `the card number that ends in ${text.slice(-4)}`, text }),
  ),
  { what: 'the security code', text: SECURITY_CODE },
];

/** Whether the digits of the security code stand alone in a text, which the search would take for it. */
export const showsSecurityCode = (text: string): boolean => new RegExp(`\\b${SECURITY_CODE}\\b`).test(text);

export interface NewOrder {
  readonly orderId: string;
  /** Decimal text. */
  readonly amount: string;
  readonly currency: string;
  readonly isHeld: boolean;
  /** Null: by the merchant's routing rules. */
  readonly gateway: GatewayName | null;
}

export interface HoldEnd {
  readonly orderId: string;
  readonly txnUuid: string;
  readonly verb: 'capture' | 'void';
  /** The idempotency key. */
  readonly key: string;
  /** Decimal text; undefined for the whole hold. */
  readonly amount?: string | undefined;
}

export type CustomerCalls = ReturnType<typeof createCustomerCalls>;

export function createCustomerCalls({ call, callUntilAnswered, authenticationUrlOf, merchantId }: RepeatedCalls) {
  const answers = new Map<string, string>();

  /** Calls once, and remembers the answer for the order. */
  async function callFor(orderId: string, path: string, fields: Fields): Promise<Answer | undefined> {
    const answer = await call(path, fields);
    const said = answer === undefined ? 'no answer' : `${answer.status} ${String(answer.body.error_code ?? '')}`.trim();
    answers.set(orderId, `POST ${path.replace(/\/txn_\w+/, '/{txn_uuid}')}: ${said}`);
    return answer;
  }

  return {
    /** The last call that changes the order, and its answer, as `POST /txns: 409 order_already_processed`. */
    lastAnswer: (orderId: string): string => answers.get(orderId) ?? 'no call',

    async createOrder({ orderId, amount, currency, isHeld, gateway }: NewOrder): Promise<void> {
      const { status, body } = await callUntilAnswered('/orders', {
        order_id: orderId,
        amount,
        currency,
        ...(isHeld ? { 'metadata.txns.auto_capture': 'false' } : {}),
        ...(gateway === null ? {} : { 'metadata.SVC:gateway_reference_id': referenceIds[gateway] }),
      });
      if (status !== 200) throw new Error(`The service refused an order: ${String(body.error_code)}`);
    },

    /** Tries to pay, once. The address where the customer authenticates; null when there is none. */
    async pay(orderId: string, gateway: GatewayName, kind: CardKind): Promise<string | null> {
      const { number, holder } = cards[gateway][kind];
      const answer = await callFor(orderId, '/txns', {
        order_id: orderId,
        merchant_id: merchantId,
        payment_method_type: 'CARD',
        card_number: number,
        card_exp_month: '12',
        card_exp_year: '2040',
        card_security_code: SECURITY_CODE,
        name_on_card: holder,
        format: 'json',
      });
      return authenticationUrlOf(answer);
    },

    /**
     * Opens the bank's page and answers it. The address of the service to which the bank sends the customer back; null
     * when the service or the gateway has not answered.
     */
    async authenticate(address: string, result: 'complete' | 'fail'): Promise<string | null> {
      try {
        const { location: bank } = await openPage(address);
        if (bank === '') return null;
        const { location } = await sendForm(bank, { result });
        return location === '' ? null : location;
      } catch {
        return null;
      }
    },

    /** Returns to the service. Ignores a lost connection. */
    async comeBack(address: string): Promise<void> {
      await openPage(address).catch(() => undefined);
    },

    /** Captures (`amount`: only a part) or voids a hold, once. */
    async endHold({ orderId, txnUuid, verb, key, amount }: HoldEnd): Promise<void> {
      const fields = { idempotence_key: key, ...(amount === undefined ? {} : { amount }) };
      await callFor(orderId, `/v2/txns/${txnUuid}/${verb}`, fields);
    },

    /** Requests a refund, once. The error code of a refusal; empty without one, undefined without an answer. */
    async refund(orderId: string, requestId: string, amount?: string): Promise<string | undefined> {
      const fields = { unique_request_id: requestId, ...(amount === undefined ? {} : { amount }) };
      const answer = await callFor(orderId, `/orders/${orderId}/refunds`, fields);
      if (answer === undefined) return undefined;
      return answer.status === 200 ? '' : String(answer.body.error_code);
    },
  };
}
