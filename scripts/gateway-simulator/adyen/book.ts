/**
 * What the simulated Adyen knows: its payments, and what modifications and disputes share.
 */
import type { Emit, GatewayEnvironment } from '../gateway.ts';
import { type AdyenEvent, notificationOf } from './notifications.ts';
import type { PaymentOrder } from './requests.ts';

export interface Challenge {
  readonly token: string;
  readonly method: 'GET' | 'POST';
  /** Null until the customer answers. */
  answer: { readonly redirectResult: string; readonly passed: boolean } | null;
}

export interface Payment {
  readonly pspReference: string;
  readonly order: PaymentOrder;
  readonly challenge: Challenge | null;
  stage: 'new' | 'action' | 'pending' | 'authorised' | 'refused' | 'cancelled';
  /** The body of the final answer; null until there is one. */
  result: object | null;
  /** Minor units: authorised and neither captured nor released. */
  held: number;
  captured: number;
  refunded: number;
  dispute: { readonly pspReference: string; status: 'open' | 'won' | 'lost' } | null;
}

/** How long a decision takes that Adyen makes later. */
export const LATER_MS = 1_000;

export interface Book {
  readonly environment: GatewayEnvironment;
  readonly payments: Map<string, Payment>;
  /** A new `pspReference`: 16 capital letters and digits. */
  newReference(): string;
  /** Sends a notification about a payment. What is not given is the payment's own. */
  send(payment: Payment, event: Pick<AdyenEvent, 'eventCode' | 'success'> & Partial<AdyenEvent>, emit: Emit): void;
  /** The latest payment with this `pspReference` or this reference of the merchant. */
  find(id: string): Payment | undefined;
}

export function createBook(environment: GatewayEnvironment): Book {
  const payments = new Map<string, Payment>();
  return {
    environment,
    payments,
    newReference: () => environment.randomText(16).toUpperCase(),
    send({ pspReference, order }, event, emit) {
      emit(
        notificationOf({
          merchantAccount: order.merchantAccount,
          amount: order.amount,
          pspReference,
          merchantReference: order.reference,
          paymentMethod: order.card.brand,
          reason: '',
          at: environment.now(),
          ...event,
        }),
      );
    },
    find: (id) => payments.get(id) ?? [...payments.values()].findLast(({ order }) => order.reference === id),
  };
}
