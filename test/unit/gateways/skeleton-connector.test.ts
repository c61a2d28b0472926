/** The connector of the guide "Write a connector": the guide shows it as it is, and it keeps the rules that the guide names. */
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGuides } from '../../../server/docs/guides.ts';
import type { GatewayAnswer, GatewayCall } from '../../../server/gateways/http-client.ts';
import { createGatewayRegistry } from '../../../server/gateways/registry.ts';
import { createSkeletonConnector } from '../../support/skeleton-connector.ts';
import { jsonAnswer, paymentAttempt, payRequest, recordingHttp } from '../../support/stripe.ts';
import { manualClock } from '../../support/test-runtime.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const account = {
  gatewayConfigId: 'gtw_1',
  credentials: { api_key: 'key_0123456789abcdef', webhook_secret: 'a secret of the test' },
};
const unanswered: GatewayAnswer = { kind: 'unanswered', reason: 'no answer within 25 s' };

/** The connector, and the calls that it made. `answers`: one for each call; the last is repeated. */
function connectorWith(...answers: readonly GatewayAnswer[]) {
  let count = 0;
  const next = () => answers[Math.min(count++, answers.length - 1)] ?? unanswered;
  const { http, recorded } = recordingHttp(next);
  const connector = createSkeletonConnector({ http, clock: manualClock(), baseUrl: 'http://gateway.example' });
  const found = createGatewayRegistry([connector]).find('EXAMPLE');
  if (found === null) throw new Error('The registry does not find the connector.');
  return { connector: found, calls: () => recorded.map(({ call }) => call) };
}

const keysOf = (calls: readonly GatewayCall[]) => calls.map(({ headers }) => headers['idempotency-key']);

it('is shown by the guide as it is', async () => {
  const guide = (await readGuides()).find(({ name }) => name === 'write-a-connector')?.text ?? '';
  const [, block = ''] = /```ts\n(.*?)^```/ms.exec(guide) ?? [];
  expect(block).toBe(await readFile(join(root, 'test/support/skeleton-connector.ts'), 'utf8'));
});

describe('a payment', () => {
  it('is sent once and charged', async () => {
    const { connector, calls } = connectorWith(jsonAnswer(200, { id: 'p1', status: 'charged', authenticated: true }));
    const outcome = await connector.pay(account, payRequest());
    expect(outcome).toMatchObject({
      kind: 'charged',
      authenticated: true,
      reference: 'p1',
      receipt: { epgTxnId: 'p1' },
    });
    expect(keysOf(calls())).toEqual(['txn-0001']);
  });

  it('is repeated once with the same key when it is not answered, and is then open', async () => {
    const { connector, calls } = connectorWith(unanswered);
    expect(await connector.pay(account, payRequest())).toEqual({ kind: 'pending', reference: null });
    expect(keysOf(calls())).toEqual(['txn-0001', 'txn-0001']);
  });

  it('is open when only its repetition was not sent or was refused', async () => {
    for (const second of [{ kind: 'not_sent', reason: 'ECONNREFUSED' } as const, jsonAnswer(401, {})]) {
      const { connector } = connectorWith(unanswered, second);
      expect(await connector.pay(account, payRequest())).toEqual({ kind: 'pending', reference: null });
    }
  });

  it('was certainly not made without a connection', async () => {
    const { connector } = connectorWith({ kind: 'not_sent', reason: 'ECONNREFUSED' });
    expect(await connector.pay(account, payRequest())).toMatchObject({ kind: 'not_sent', reason: 'ECONNREFUSED' });
  });

  it.each([
    [jsonAnswer(200, { id: 'p1', status: 'declined', code: 'NSF' }), 'insufficient_funds'],
    [jsonAnswer(200, { id: 'p1', status: 'cancelled' }), 'processing_error'],
    [jsonAnswer(200, { id: 'p1', status: 'declined', code: 'X9' }), 'do_not_honour'],
    [jsonAnswer(401, {}), 'gateway_misconfigured'],
    [jsonAnswer(429, {}), 'gateway_unavailable'],
  ])('is declined with a code of ours: %#', async (answer, code) => {
    const { connector } = connectorWith(answer);
    expect(await connector.pay(account, payRequest())).toMatchObject({ kind: 'declined', decline: { code } });
  });

  it('sends the customer to the bank', async () => {
    const url = 'https://bank.example/1';
    const { connector } = connectorWith(jsonAnswer(200, { id: 'p1', status: 'redirect', redirect_url: url }));
    const action = { kind: 'redirect', method: 'GET', url, fields: {} };
    expect(await connector.pay(account, payRequest())).toEqual({ kind: 'action', action, reference: 'p1' });
  });
});

describe('recovery', () => {
  it('reads, and never sends the payment again', async () => {
    const { connector, calls } = connectorWith(jsonAnswer(200, { id: 'p1', status: 'charged' }));
    expect(await connector.recover(account, paymentAttempt())).toMatchObject({ kind: 'charged' });
    expect(calls().map(({ method }) => method)).toEqual(['GET']);
  });

  it('cancels a payment that the gateway has not seen', async () => {
    const { connector, calls } = connectorWith(jsonAnswer(404, {}), jsonAnswer(200, { status: 'cancelled' }));
    const outcome = await connector.recover(account, paymentAttempt());
    expect(outcome).toMatchObject({ kind: 'declined', decline: { code: 'processing_error' } });
    expect(calls().map(({ url }) => url)).toEqual([
      'http://gateway.example/payments/txn-0001',
      'http://gateway.example/payments/txn-0001/cancel',
    ]);
  });
});

describe('captures and refunds', () => {
  const request = { id: 'req_1', money: { minor: 500, currency: 'EUR' }, sentAt: new Date() };

  it('have the id of the request as their key', async () => {
    const { connector, calls } = connectorWith(jsonAnswer(200, { id: 'r1' }));
    expect(await connector.capture(account, paymentAttempt(), request)).toEqual({ kind: 'done' });
    expect(await connector.refund(account, paymentAttempt(), request)).toMatchObject({
      kind: 'refunded',
      reference: 'r1',
    });
    expect(keysOf(calls())).toEqual(['req_1', 'req_1']);
  });

  it.each([
    ['a timeout', jsonAnswer(408, {})],
    ['a key in use', jsonAnswer(409, {})],
    ['a page of a proxy', { ...jsonAnswer(404, {}), body: '<h1>Not found</h1>' }],
  ])('stay open after %s', async (_, answer) => {
    const { connector } = connectorWith(answer);
    expect(await connector.capture(account, paymentAttempt(), request)).toEqual({ kind: 'pending' });
    expect(await connector.refund(account, paymentAttempt(), request)).toEqual({ kind: 'pending' });
  });

  it('stay open without an answer', async () => {
    const { connector } = connectorWith(unanswered);
    expect(await connector.void(account, paymentAttempt(), request)).toEqual({ kind: 'pending' });
    expect(await connector.refund(account, paymentAttempt(), request)).toEqual({ kind: 'pending' });
  });
});

describe('a notification', () => {
  const text = JSON.stringify({
    event_id: 'e1',
    txn_uuid: 'txn-0001',
    status: 'charged',
    amount: 1_050,
    currency: 'EUR',
  });
  const signatureOf = (secret: string) => createHmac('sha256', secret).update(text).digest('hex');
  const message = (signature: string) => ({ headers: { 'x-signature': signature }, body: Buffer.from(text) });

  it('reports the payment when its signature is right', async () => {
    const { connector } = connectorWith();
    const signed = message(signatureOf(account.credentials.webhook_secret));
    expect(await connector.parseNotification(account, signed)).toMatchObject({
      kind: 'verified',
      acknowledgement: 'ok',
      items: [
        { id: 'e1', txnUuid: 'txn-0001', money: { minor: 1_050, currency: 'EUR' }, content: { about: 'payment' } },
      ],
    });
  });

  it.each([
    ['no signature', account, ''],
    ['the signature of another secret', account, signatureOf('another secret')],
    ['no secret in the configuration', { ...account, credentials: {} }, signatureOf('')],
  ])('is unsigned with %s', async (_, of, signature) => {
    const { connector } = connectorWith();
    expect(await connector.parseNotification(of, message(signature))).toEqual({ kind: 'unsigned' });
  });
});

it.each([
  [jsonAnswer(200, {}), 'accepted'],
  [jsonAnswer(401, {}), 'refused'],
  [unanswered, 'unreachable'],
])('tests the credentials: %#', async (answer, result) => {
  const { connector } = connectorWith(answer);
  expect(await connector.testCredentials(account)).toMatchObject({ result });
});
