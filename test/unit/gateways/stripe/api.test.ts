import { describe, expect, test } from 'vitest';
import type { GatewayAnswer } from '../../../../server/gateways/http-client.ts';
import { createStripeApi, formBody, STRIPE_API_VERSION } from '../../../../server/gateways/stripe/api.ts';
import { jsonAnswer, recordingHttp, stripeAccount } from '../../../support/stripe.ts';

const unanswered: GatewayAnswer = { kind: 'unanswered', reason: 'no answer within 25 s' };
const notSent: GatewayAnswer = { kind: 'not_sent', reason: 'ECONNREFUSED' };
const done = jsonAnswer(200, { id: 'pi_1' });
const refusal = (status: number, type = 'invalid_request_error', code = '') =>
  jsonAnswer(status, { error: { type, code, message: 'no' } });
const proxyPage: GatewayAnswer = { kind: 'answer', status: 400, headers: {}, body: '<html>Bad request' };
const nonsense: GatewayAnswer = { kind: 'answer', status: 200, headers: {}, body: '<html>' };

async function post(...answers: readonly GatewayAnswer[]) {
  let next = 0;
  const { http, recorded } = recordingHttp(() => answers[next++] ?? done);
  const api = createStripeApi({ http, baseUrl: 'http://127.0.0.1:1' });
  return { answer: await api.post(stripeAccount, '/v1/refunds', [['amount', 5]], 'rfd-1'), recorded };
}

describe('A request to Stripe', () => {
  test('encodes nested names and any text as a form', () => {
    const form = [
      ['amount', 1_050],
      ['payment_method_options[card][moto]', 'true'],
      ['metadata[order]', 'ä & b=c+d'],
      ['expand[]', 'latest_charge'],
    ] as const;
    expect(formBody(form)).toBe(
      'amount=1050&payment_method_options%5Bcard%5D%5Bmoto%5D=true&metadata%5Border%5D=%C3%A4+%26+b%3Dc%2Bd&expand%5B%5D=latest_charge',
    );
  });

  test('carries the key of the account, the version and the idempotency key', async () => {
    const { recorded } = await post(done);
    expect(recorded.map(({ call }) => call)).toEqual([
      {
        gatewayConfigId: 'gwc_stripe',
        attempt: 'rfd-1',
        method: 'POST',
        url: 'http://127.0.0.1:1/v1/refunds',
        headers: {
          authorization: 'Bearer sk_test_123456789',
          'stripe-version': STRIPE_API_VERSION,
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': 'rfd-1',
        },
        body: 'amount=5',
      },
    ]);
  });

  test.each([
    ['an answer', [done], 'done', 1],
    ['a refusal', [refusal(402)], 'refused', 1],
    ['no connection', [notSent], 'not_sent', 1],
    ['no answer, then one', [unanswered, done], 'done', 2],
    ['no answer, then a decline', [unanswered, refusal(402, 'card_error')], 'refused', 2],
    ["no answer, then a proxy's page", [unanswered, proxyPage], 'unknown', 2],
    ["a proxy's page, then an answer", [proxyPage, done], 'done', 2],
    ["a proxy's page twice", [proxyPage, proxyPage], 'unknown', 2],
    ['no answer twice', [unanswered, unanswered], 'unknown', 2],
    ['no answer, then no connection', [unanswered, notSent], 'unknown', 2],
    ['no answer, then a rate limit', [unanswered, refusal(429)], 'unknown', 2],
    ['no answer, then a refused key', [unanswered, refusal(401)], 'unknown', 2],
    ['a server error, then an answer', [refusal(500), done], 'done', 2],
    ['two server errors', [refusal(500), refusal(503)], 'unknown', 2],
    ['nonsense twice', [nonsense, nonsense], 'unknown', 2],
    ['a rate limit, then an answer', [refusal(429), done], 'done', 2],
    ['two rate limits', [refusal(429), refusal(429)], 'refused', 2],
    ['a rate limit, then no connection', [refusal(429), notSent], 'refused', 2],
    ['a rate limit, then no answer', [refusal(429), unanswered], 'unknown', 2],
    ['the same key in progress, then an answer', [refusal(409), done], 'done', 2],
    [
      'the same key with other parameters',
      [refusal(400, 'idempotency_error'), refusal(400, 'idempotency_error')],
      'unknown',
      2,
    ],
  ])('with %s', async (_name, answers, kind, calls) => {
    const { answer, recorded } = await post(...answers);
    expect(answer.kind).toBe(kind);
    expect(recorded).toHaveLength(calls);
    expect(new Set(recorded.map(({ call }) => JSON.stringify(call)))).toHaveLength(1);
  });

  test.each([
    ['leaves out the key after a server error, which Stripe repeats for the same key', [refusal(500), refusal(500)], 3],
    ['keeps the key while nobody answers', [unanswered, unanswered], 2],
  ])('that captures or cancels %s', async (_name, answers, calls) => {
    let next = 0;
    const { http, recorded } = recordingHttp(() => answers[next++] ?? done);
    const api = createStripeApi({ http, baseUrl: 'http://127.0.0.1:1' });
    await api.end(stripeAccount, '/v1/payment_intents/pi_1/capture', [], 'cap-1');
    const keys = recorded.map(({ call }) => call.headers['idempotency-key']);
    expect(keys).toEqual(['cap-1', 'cap-1', undefined].slice(0, calls));
  });
});
