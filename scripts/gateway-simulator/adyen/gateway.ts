/**
 * A simulated Adyen: the part of the Checkout API (v68 or later) that takes card payments, its pages and its notifications.
 */
import type { CallContext, CreateGateway, Emit, SimulatedCall, SimulatedReply } from '../gateway.ts';
import { bankPage, noSuchPage, returnTo } from './bank-page.ts';
import { type Book, createBook, type Payment } from './book.ts';
import { changeDispute } from './disputes.ts';
import { createModifications, type Modifications, paymentOf } from './modifications.ts';
import { isAcknowledged } from './notifications.ts';
import { createPayments, type Payments } from './payments.ts';
import * as requests from './requests.ts';
import { AdyenError } from './requests.ts';

interface Parts {
  readonly book: Book;
  readonly payments: Payments;
  readonly modifications: Modifications;
}

/** A request of the API, before its body is read. `id`: the `pspReference` in its path. */
interface ApiRequest {
  readonly body: string;
  readonly id: string;
  readonly emit: Emit;
}

type Endpoint = (parts: Parts, request: ApiRequest) => { readonly status: 200 | 201; readonly body: object };

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
const endpoints: Readonly<Record<string, Endpoint>> = {
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

/** Below the base address of the test platform, of the live platform, or without a version. */
const API_PATH = /^(?:\/checkout)?(?:\/v\d+)?(\/(?:payments|cancels|paymentMethods)(?:\/.*)?)$/;

function json(status: number, body: object, headers: Readonly<Record<string, string>> = {}): SimulatedReply {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

function refusal(error: AdyenError, headers: Readonly<Record<string, string>> = {}): SimulatedReply {
  const { status, errorCode, message, errorType } = error;
  return json(status, { status, errorCode, message, errorType }, headers);
}

const transient = { 'transient-error': 'true' } as const;

/** The simulator takes every key that does not say that it is wrong. */
function checkKey(key: string): void {
  if (key === '' || /wrong|invalid/i.test(key)) {
    throw new AdyenError(401, '000', 'HTTP Status Response - Unauthorized', 'security');
  }
}

function answerApi(parts: Parts, path: string, { body }: SimulatedCall, emit: Emit): SimulatedReply {
  const [, , id = '', rest] = path.split('/');
  const endpoint = endpoints[path] ?? (rest === undefined ? undefined : endpoints[`/payments/*/${rest}`]);
  if (endpoint === undefined) return json(404, { status: 404, errorCode: '000', message: 'Not Found' });
  try {
    const done = endpoint(parts, { body, id, emit });
    return json(done.status, done.body);
  } catch (error) {
    if (error instanceof AdyenError) return refusal(error);
    throw error;
  }
}

function answerPage({ payments }: Parts, { path, body, method }: SimulatedCall): SimulatedReply {
  const form = new URLSearchParams(body);
  const token = path === '/pages/acs' ? (form.get('MD') ?? '') : path.slice('/pages/3ds/'.length);
  const payment = payments.atBank(token);
  if (payment === undefined) return noSuchPage();
  const { order } = payment;
  const result = form.get('result');
  if (method === 'POST' && result !== null) {
    return returnTo(order.returnUrl, payments.answerChallenge(token, result === 'complete') ?? '');
  }
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: order.amount.currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return bankPage({
    amount: format.format(order.amount.value / 10 ** decimals),
    merchant: order.merchantAccount,
    card: `•••• ${order.card.number.slice(-4)}`,
    action: `/pages/3ds/${token}`,
  });
}

export const createAdyenGateway: CreateGateway = (environment) => {
  const book = createBook(environment);
  const parts = { book, payments: createPayments(book), modifications: createModifications(book) };
  /** By idempotency key; null while the first request is in progress. */
  const answers = new Map<string, SimulatedReply | null>();

  /**
   * Answers a request once per idempotency key: the same key gets the first answer, whatever the request is, and a second
   * request while the first runs is refused (https://docs.adyen.com/development-resources/api-idempotency).
   */
  async function once(key: string, context: CallContext, work: () => SimulatedReply): Promise<SimulatedReply> {
    const echo = key === '' ? {} : { 'idempotency-key': key };
    const known = key === '' ? undefined : answers.get(key);
    if (known === null) {
      return refusal(new AdyenError(409, '704', 'request already processed or in progress'), transient);
    }
    if (known !== undefined) return known;
    if (key !== '') answers.set(key, null);
    await context.delay();
    const reply = context.failure === 'before' ? null : work();
    const isFinal = reply !== null && (reply.status < 300 || reply.status === 422);
    const answer = reply === null ? null : { ...reply, headers: { ...reply.headers, ...echo } };
    if (key !== '' && isFinal) answers.set(key, answer);
    else answers.delete(key);
    if (answer !== null && context.failure === null) return answer;
    return refusal(new AdyenError(500, '903', 'Internal error', 'internal'));
  }

  return {
    async handle(call, context) {
      if (call.path.startsWith('/pages/')) return answerPage(parts, call);
      const path = API_PATH.exec(call.path)?.[1] ?? '';
      if (call.method !== 'POST') return json(405, { status: 405, errorCode: '000', message: 'Method Not Allowed' });
      const key = call.headers['idempotency-key'] ?? '';
      try {
        checkKey(call.headers['x-api-key'] ?? '');
        if (key.length > 64) throw new AdyenError(422, '000', 'The idempotency key is longer than 64 characters');
      } catch (error) {
        if (error instanceof AdyenError) return refusal(error);
        throw error;
      }
      return once(key, context, () => answerApi(parts, path, call, context.emit));
    },
    rateLimited: () => refusal(new AdyenError(429, '000', 'Too Many Requests', 'internal'), transient),
    failRefund: (id, emit) => parts.modifications.failRefund(id, 'REFUND_FAILED', emit),
    dispute: (request, emit) => changeDispute(book, request, emit),
    acknowledged: isAcknowledged,
  };
};
