/**
 * The endpoints of the simulated Adyen's API: which request each reads, what it does, and what it answers.
 */
import type { Emit } from '../gateway.ts';
import type { Book, Payment } from './book.ts';
import { type Modifications, paymentOf } from './modifications.ts';
import type { Payments } from './payments.ts';
import * as requests from './requests.ts';

export interface Parts {
  readonly book: Book;
  readonly payments: Payments;
  readonly modifications: Modifications;
}

/** A request of the API, before its body is read. `id`: the `pspReference` in its path. */
export interface ApiRequest {
  readonly body: string;
  readonly id: string;
  readonly emit: Emit;
}

export type Endpoint = (parts: Parts, request: ApiRequest) => { readonly status: 200 | 201; readonly body: object };

/** What every modification of a payment by its `pspReference` has in common. `change` returns its own `pspReference`. */
function modification(
  structure: string,
  change: (
    modifications: Modifications,
    given: { payment: Payment; fields: Readonly<Record<string, unknown>>; reference: string; emit: Emit },
  ) => { readonly pspReference: string; readonly amount?: requests.Amount },
): Endpoint {
  return ({ book, modifications }, { body, id, emit }) => {
    const fields = requests.readRequest(body, structure);
    const merchantAccount = requests.readMerchantAccount(fields);
    const reference = requests.readReference(fields);
    const payment = paymentOf(book, id, merchantAccount);
    const done = change(modifications, { payment, fields, reference, emit });
    const named = reference === '' ? {} : { reference };
    return { status: 201, body: { merchantAccount, paymentPspReference: id, ...named, status: 'received', ...done } };
  };
}

/** By the path below the version; `*` is a payment's `pspReference`. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  '/payments': ({ payments }, { body, emit }) => {
    const order = requests.readPayment(requests.readRequest(body, 'PaymentRequest'));
    return { status: 200, body: payments.pay(order, emit) };
  },
  '/payments/details': ({ payments }, { body, emit }) => {
    const result = requests.readRedirectResult(requests.readRequest(body, 'PaymentDetailsRequest'));
    return { status: 200, body: payments.finish(result, emit) };
  },
  '/payments/*/captures': modification('PaymentCaptureRequest', (to, { payment, fields, reference, emit }) => {
    const amount = requests.readAmount(fields, 1);
    return { pspReference: to.capture(payment, amount, reference, emit), amount };
  }),
  '/payments/*/refunds': modification('PaymentRefundRequest', (to, { payment, fields, reference, emit }) => {
    const amount = requests.readAmount(fields, 1);
    return { pspReference: to.refund(payment, amount, reference, emit), amount };
  }),
  '/payments/*/cancels': modification('PaymentCancelRequest', (to, { payment, reference, emit }) => ({
    pspReference: to.cancel(payment, reference, emit),
  })),
  '/payments/*/reversals': modification('PaymentReversalRequest', (to, { payment, reference, emit }) => ({
    pspReference: to.reverse(payment, reference, emit),
  })),
  '/cancels': ({ modifications }, { body, emit }) => {
    const fields = requests.readRequest(body, 'StandalonePaymentCancelRequest');
    const merchantAccount = requests.readMerchantAccount(fields);
    const paymentReference = requests.readPaymentReference(fields);
    const pspReference = modifications.cancelByReference(merchantAccount, paymentReference, emit);
    const reference = requests.readReference(fields);
    const named = reference === '' ? {} : { reference };
    return { status: 201, body: { merchantAccount, paymentReference, ...named, pspReference, status: 'received' } };
  },
  '/paymentMethods': (_parts, { body }) => {
    requests.readMerchantAccount(requests.readRequest(body, 'PaymentMethodsRequest'));
    const brands = ['visa', 'mc', 'amex', 'maestro', 'diners', 'discover', 'jcb', 'cup'];
    return { status: 200, body: { paymentMethods: [{ name: 'Cards', type: 'scheme', brands }] } };
  },
};
