/**
 * A simulated Adyen: the part of the Checkout API (v68 or later) that takes card payments, its pages and its notifications.
 */
import type { CreateGateway, SimulatedCall, SimulatedReply } from '../gateway.ts';
import { bankPage, noSuchPage, returnTo } from './bank-page.ts';
import { createBook } from './book.ts';
import { changeDispute } from './disputes.ts';
import { endpoints, type Parts } from './endpoints.ts';
import { createModifications } from './modifications.ts';
import { isAcknowledged } from './notifications.ts';
import { createPayments } from './payments.ts';
import { createOncePerKey, json, refusal } from './replies.ts';
import { AdyenError } from './requests.ts';

/** Below the base address of the test platform, of the live platform, or without a version. */
const API_PATH = /^(?:\/checkout)?(?:\/v\d+)?(\/(?:payments|cancels|paymentMethods)(?:\/.*)?)$/;

/** The simulator takes every key that does not say that it is wrong. */
function checkKey(key: string): void {
  if (key === '' || /wrong|invalid/i.test(key)) {
    throw new AdyenError(401, '000', 'HTTP Status Response - Unauthorized', 'security');
  }
}

/** The endpoint of a path, and the `pspReference` in it. */
function route(path: string) {
  const [, below = ''] = API_PATH.exec(path) ?? [];
  const [, , id = '', action] = below.split('/');
  const endpoint = endpoints[below] ?? endpoints[`/payments/*/${action}`];
  if (endpoint === undefined) throw new AdyenError(404, '000', 'Not Found');
  return { endpoint, id };
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
  const parts: Parts = { book, payments: createPayments(book), modifications: createModifications(book) };
  const oncePerKey = createOncePerKey();

  return {
    async handle(call, context) {
      const { path, method, headers, body } = call;
      if (path.startsWith('/pages/')) return answerPage(parts, call);
      try {
        checkKey(headers['x-api-key'] ?? '');
        const { endpoint, id } = route(path);
        if (method !== 'POST') throw new AdyenError(405, '000', 'Method Not Allowed');
        return await oncePerKey(headers['idempotency-key'] ?? '', context, () => {
          const done = endpoint(parts, { body, id, emit: context.emit });
          return json(done.status, done.body);
        });
      } catch (error) {
        if (error instanceof AdyenError) return refusal(error);
        throw error;
      }
    },
    rateLimited: () => refusal(new AdyenError(429, '000', 'Too Many Requests', 'internal'), true),
    failRefund: (id, emit) => parts.modifications.failRefund(id, 'REFUND_FAILED', emit),
    dispute: (request, emit) => changeDispute(book, request, emit),
    acknowledged: isAcknowledged,
  };
};
