/** The calls of a merchant and the way of its customer through the bank's page, with the gateways' published test cards. */
import { openPage, sendForm } from '../../demo/browser.ts';
import type { RepeatedCalls } from '../repeated-calls.ts';
import { type GatewayName, referenceIds } from './gateway-shop.ts';

/** `challenged`: with 3-D Secure on the gateway's page. */
export type CardKind = 'frictionless' | 'challenged' | 'declined';

interface TestCard {
  readonly number: string;
  readonly holder: string;
}

const HOLDER = 'Asha Rao';

/** See scripts/gateway-simulator/README.md. */
const cards: Readonly<Record<GatewayName, Readonly<Record<CardKind, TestCard>>>> = {
  STRIPE: {
    frictionless: { number: '4242424242424242', holder: HOLDER },
    challenged: { number: '4000002500003155', holder: HOLDER },
    declined: { number: '4000000000009995', holder: HOLDER },
  },
  ADYEN: {
    frictionless: { number: '4111111111111111', holder: HOLDER },
    challenged: { number: '4917610000000000', holder: HOLDER },
    declined: { number: '4111111111111111', holder: 'NOT_ENOUGH_BALANCE' },
  },
};

export interface NewOrder {
  readonly orderId: string;
  /** Decimal text. */
  readonly amount: string;
  readonly currency: string;
  readonly isHeld: boolean;
  /** Null: by the merchant's routing rules. */
  readonly gateway: GatewayName | null;
}

export type CustomerCalls = ReturnType<typeof createCustomerCalls>;

export function createCustomerCalls({ call, callUntilAnswered, authenticationUrlOf, merchantId }: RepeatedCalls) {
  return {
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
      const answer = await call('/txns', {
        order_id: orderId,
        merchant_id: merchantId,
        payment_method_type: 'CARD',
        card_number: number,
        card_exp_month: '12',
        card_exp_year: '2040',
        card_security_code: '739',
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
    async endHold(txnUuid: string, verb: 'capture' | 'void', key: string, amount?: string): Promise<void> {
      const fields = { idempotence_key: key, ...(amount === undefined ? {} : { amount }) };
      await call(`/v2/txns/${txnUuid}/${verb}`, fields);
    },

    /** Requests a refund, once. The error code of a refusal; empty without one, undefined without an answer. */
    async refund(orderId: string, requestId: string, amount?: string): Promise<string | undefined> {
      const fields = { unique_request_id: requestId, ...(amount === undefined ? {} : { amount }) };
      const answer = await call(`/orders/${orderId}/refunds`, fields);
      if (answer === undefined) return undefined;
      return answer.status === 200 ? '' : String(answer.body.error_code);
    },
  };
}
