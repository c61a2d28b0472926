/** What users do with an order in the settings, under the rules of the merchant API, and the timeline that shows all of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../generated/values.ts';
import { bearer, logInAs, settingsOf } from '../../support/admin-caller.ts';
import { type Answer, at, textAt } from '../../support/caller.ts';
import { reportDispute } from '../../support/disputes.ts';
import { disputeReport } from '../../support/order-samples.ts';
import { Cards, type Shop, shopOf, withAllEvents } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let settings: Awaited<ReturnType<typeof settingsOf>>;
let shop: Shop;
beforeAll(async () => {
  service = await startService({ label: 'order_actions', merchant: withAllEvents });
  settings = await settingsOf(service, service.merchant);
  shop = shopOf(service);
});
afterAll(() => service.close());

async function paidOrder(fields: Readonly<Record<string, string>> = {}): Promise<string> {
  const orderId = await shop.order(fields);
  await shop.pay(orderId, Cards.visa);
  return orderId;
}

async function held(): Promise<{ readonly orderId: string; readonly uuid: string }> {
  const orderId = await paidOrder({ 'metadata.txns.auto_capture': 'false' });
  return { orderId, uuid: textAt(await shop.read(orderId), 'txn_uuid') };
}

function listOf(answer: Answer, name: string): readonly unknown[] {
  const list = at(answer.json(), name);
  return Array.isArray(list) ? list : [];
}

/** The newest audit entry of an operation. */
async function audited(operation: string) {
  const list = listOf(await settings('GET', '/settings/audit?limit=20'), 'list');
  return list.find((entry) => at(entry, 'operation') === operation);
}

async function withKey(path: string, body: unknown, key: string) {
  const login = await settings('GET', '/settings/gateway-types');
  expect(login.status).toBe(200);
  return keyed(path, body, key);
}
let token = '';
async function keyed(path: string, body: unknown, key: string) {
  if (token === '') {
    const credentials = { username: service.merchant.settingsUsername, password: 'settings password of the test' };
    const headers = { 'x-merchantid': null, authorization: null };
    token = textAt(
      (await service.call.json('POST', '/settings/login', credentials, { headers })).json(),
      'access_token',
    );
  }
  const headers = { 'x-merchantid': null, authorization: `Bearer ${token}`, 'Idempotency-Key': key };
  return body === undefined
    ? service.call.raw('POST', path, undefined, { headers })
    : service.call.json('POST', path, body, { headers });
}

describe('an order in the settings', () => {
  it('is the one that the merchant API shows', async () => {
    const orderId = await paidOrder();
    const shown = (await settings('GET', `/settings/orders/${orderId.toUpperCase()}`)).json();
    expect(shown).toEqual(await shop.read(orderId));
  });

  it.each(['', '/timeline'])('is unknown to another merchant%s', async (path) => {
    const orderId = await paidOrder();
    const other = await settingsOf(service, await service.addMerchant(`other${path.length}`));
    const answer = await other('GET', `/settings/orders/${orderId}${path}`);
    expect(answer.status).toBe(400);
    expect(answer.json().error_code).toBe(ErrorCode.order_not_found);
    expect(answer.text).not.toContain('x-merchantid');
  });
});

describe('a refund by a user', () => {
  it('refunds a part by the rules of the merchant API, and stands in the audit log with the user', async () => {
    const orderId = await paidOrder();
    const path = `/settings/orders/${orderId}/refunds`;
    const answer = await settings('POST', path, { unique_request_id: 'console-1', amount: '40.00' });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json()).toMatchObject({ amount_refunded: 40, maximum_eligible_refund_amount: 60 });
    await service.runWorkers();
    expect(await shop.ledger(orderId)).toContainEqual({ kind: 'refund', minor: 4_000 });
    expect(await audited('issueRefund')).toMatchObject({
      actor: 'settings',
      username: service.merchant.settingsUsername,
      object_id: orderId,
      outcome: 'SUCCEEDED',
      changes: [
        { field_name: 'unique_request_id', before: null, after: 'console-1' },
        { field_name: 'amount', before: null, after: '40.00' },
      ],
    });
    const repeated = await settings('POST', path, { unique_request_id: 'console-1', amount: '40.00' });
    expect(repeated.json().error_code).toBe(ErrorCode.duplicate_call);
    const tooMuch = await settings('POST', path, { unique_request_id: 'console-2', amount: '60.01' });
    expect(refusalOf(tooMuch)).toEqual([400, ErrorCode.invalid_amount_exceeded, 'amount']);
    expect(await audited('issueRefund')).toMatchObject({ outcome: 'FAILED' });
  });

  it('with the same Idempotency-Key returns the same response and refunds once', async () => {
    const orderId = await paidOrder();
    const path = `/settings/orders/${orderId}/refunds`;
    const body = { unique_request_id: 'console-1', amount: '40.00' };
    const first = await withKey(path, body, 'key-1');
    const second = await withKey(path, body, 'key-1');
    expect(second.json()).toEqual(first.json());
    expect(first.json().amount_refunded).toBe(40);
    expect((await withKey(path, { ...body, amount: '1' }, 'key-1')).status).toBe(409);
  });

  it.each([
    [{ amount: '1' }, 'unique_request_id'],
    [{ unique_request_id: 'x', amount: 'ten' }, 'amount'],
    [{ unique_request_id: 'x', amount: '1.001' }, 'amount'],
    [{ unique_request_id: 'x', note: 'y' }, 'note'],
  ])('of %j is refused', async (body, field) => {
    const answer = await settings('POST', `/settings/orders/${await paidOrder()}/refunds`, body);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(field);
  });
});

describe('a capture or void by a user', () => {
  it('captures a part', async () => {
    const { orderId, uuid } = await held();
    const answer = await settings('POST', `/settings/txns/${uuid}/capture`, { amount: '60.00' });
    expect(answer.json()).toMatchObject({ order_id: orderId, status: 'PARTIAL_CHARGED' });
    expect(await audited('captureAuthorization')).toMatchObject({ object_id: uuid, outcome: 'SUCCEEDED' });
    const again = await settings('POST', `/settings/txns/${uuid}/capture`, {});
    expect(again.json().error_code).toBe(ErrorCode.INVALID_ACTION);
  });

  it('captures once with the same Idempotency-Key', async () => {
    const { orderId, uuid } = await held();
    const path = `/settings/txns/${uuid}/capture`;
    const answers = [await withKey(path, {}, 'capture-1'), await withKey(path, {}, 'capture-1')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await shop.ledger(orderId)).filter(({ kind }) => kind === 'capture')).toHaveLength(1);
  });

  it('voids', async () => {
    const { uuid } = await held();
    expect((await settings('POST', `/settings/txns/${uuid}/void`)).json().status).toBe('VOIDED');
    expect(await audited('voidAuthorization')).toMatchObject({ object_id: uuid });
  });

  it('of another merchant’s transaction is refused', async () => {
    const { uuid } = await held();
    const other = await settingsOf(service, await service.addMerchant('stranger'));
    const answer = await other('POST', `/settings/txns/${uuid}/void`);
    expect([answer.status, answer.json().error_code]).toEqual([404, ErrorCode.object_not_found]);
    expect(answer.text).not.toContain('x-merchantid');
  });
});

describe('an order that a user expires', () => {
  it('ends with its waiting attempt, and can’t be paid any more', async () => {
    const orderId = await shop.order();
    await shop.begin(orderId);
    const answer = await settings('POST', `/settings/orders/${orderId}/expire`);
    expect(answer.json().status).toBe('EXPIRED');
    expect(await shop.attempts(orderId)).toEqual(['AUTHENTICATION_FAILED']);
    expect((await shop.start(orderId)).status).toBe(400);
    expect(await audited('expireOrder')).toMatchObject({ object_id: orderId });
    expect((await settings('POST', `/settings/orders/${orderId}/expire`)).json().status).toBe('EXPIRED');
  });

  it('is still paid by an attempt that the gateway is processing', async () => {
    const orderId = await shop.order();
    await shop.pay(orderId, Cards.chargedLater);
    expect(await shop.attempts(orderId)).toEqual(['AUTHORIZING']);
    expect((await settings('POST', `/settings/orders/${orderId}/expire`)).json().status).toBe('AUTHORIZING');
    for (let minute = 0; minute < 10; minute += 1) {
      service.clock.advance(60_000);
      await service.runWorkers();
    }
    expect((await shop.read(orderId)).status).toBe('CHARGED');
    settings = await settingsOf(service, service.merchant);
  });

  it('is refused when it is paid or held', async () => {
    for (const orderId of [await paidOrder(), (await held()).orderId]) {
      const answer = await settings('POST', `/settings/orders/${orderId}/expire`);
      expect([answer.status, answer.json().error_code]).toEqual([400, ErrorCode.INVALID_ACTION]);
    }
  });
});

describe('the timeline', () => {
  async function entriesOf(orderId: string) {
    const answer = await settings('GET', `/settings/orders/${orderId}/timeline`);
    expect(answer.status, answer.text).toBe(200);
    return listOf(answer, 'entries').map((entry) => ({
      type: textAt(entry, 'type'),
      outcome: textAt(entry, 'outcome'),
      text: textAt(entry, 'text'),
      detail: textAt(entry, 'detail'),
      code: textAt(entry, 'code'),
      time: textAt(entry, 'time'),
      id: textAt(entry, 'id'),
      actor: at(entry, 'actor'),
      amount: at(entry, 'amount'),
    }));
  }

  it('tells a whole story in order, with the bank’s words and who did what', async () => {
    const orderId = await shop.order();
    service.clock.advance(5_000);
    await shop.start(orderId, { card_number: Cards.declined });
    service.clock.advance(30_000);
    await shop.pay(orderId, Cards.visa);
    service.clock.advance(60_000);
    await settings('POST', `/settings/orders/${orderId}/refunds`, { unique_request_id: 'story', amount: '40.00' });
    await service.runWorkers();
    service.clock.advance(60_000);
    const at20 = service.clock.now();
    await reportDispute(service, 'shop', orderId, disputeReport({ status: 'open', at: at20 }));
    await service.runWorkers();
    const entries = await entriesOf(orderId);
    const told = entries.filter(({ type }) => !type.startsWith('WEBHOOK')).map(({ type, text }) => `${type}: ${text}`);
    expect(told).toMatchInlineSnapshot(`
      [
        "ORDER_CREATED: The order was created.",
        "ATTEMPT_STARTED: Attempt 1 began.",
        "ATTEMPT_STATUS: The customer was sent to the bank to confirm the payment.",
        "ATTEMPT_STARTED: Attempt 2 began.",
        "ATTEMPT_STATUS: The customer was sent to the bank to confirm the payment.",
        "ATTEMPT_STATUS: The gateway is processing the payment.",
        "BANK_ANSWER: The bank approved the payment.",
        "ATTEMPT_STATUS: The attempt paid the order.",
        "ACTION: A user requested a refund.",
        "REFUND_REQUESTED: A refund was requested.",
        "REFUND_SENT: The refund was sent to the gateway.",
        "REFUND_RESULT: The refund succeeded.",
        "DISPUTE: The cardholder disputes the payment.",
      ]
    `);
    expect(entries.map(({ time }) => time)).toEqual(entries.map(({ time }) => time).toSorted());
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    const action = entries.find(({ type }) => type === 'ACTION');
    expect(action).toMatchObject({ actor: service.merchant.settingsUsername, code: 'issueRefund' });
    expect(action).toMatchObject({ amount: 40 });
    expect(action?.detail).not.toContain('amount');
    expect(action?.detail).not.toContain('story');
    const events = entries.filter(({ type }) => type === 'WEBHOOK').map(({ text }) => text);
    expect(events).toContain('The event ORDER_SUCCEEDED was raised.');
    const answer = entries.find(({ type, outcome }) => type === 'BANK_ANSWER' && outcome === 'SUCCEEDED');
    expect(answer?.detail).toContain('RRN');
    const whole = JSON.stringify(entries);
    for (const secret of ['4111111111111111', '411111', '4000000000000002', '739"'])
      expect(whole).not.toContain(secret);
  });

  it.each([
    [Cards.captureFails, 'capture', ['CAPTURE INFO', 'CAPTURE_INITIATED PENDING', 'CAPTURE_FAILED FAILED']],
    [Cards.voidFails, 'void', ['VOID INFO', 'VOID_INITIATED PENDING', 'VOID_FAILED FAILED']],
    [Cards.endUnheard, 'void', ['VOID INFO', 'VOID_INITIATED PENDING']],
  ])('of the card %s shows a %s with its request first and its own outcome', async (card, action, expected) => {
    const orderId = await shop.order({ 'metadata.txns.auto_capture': 'false' });
    await shop.pay(orderId, card);
    const uuid = textAt(await shop.read(orderId), 'txn_uuid');
    await settings('POST', `/settings/txns/${uuid}/${action}`, action === 'capture' ? {} : undefined);
    const shown = (await entriesOf(orderId)).filter(({ type, code }) => /^(CAPTURE|VOID)/.test(`${code}${type}`));
    expect(shown.map(({ type, code, outcome }) => `${code || type} ${outcome}`)).toEqual(expected);
  });

  it('names the gateway configuration of an attempt', async () => {
    const orderId = await paidOrder();
    const answer = await settings('GET', `/settings/orders/${orderId}/timeline`);
    const begun = listOf(answer, 'entries').find((entry) => at(entry, 'type') === 'ATTEMPT_STARTED');
    expect(at(begun, 'gateway_config_id')).toBe('gw_default');
  });

  it.each([
    ['developer', true],
    ['operations', false],
    ['viewer', false],
  ])('names users and their addresses only to who may read the audit log: %s %s', async (role, isShown) => {
    const orderId = await paidOrder();
    await settings('POST', `/settings/orders/${orderId}/refunds`, { unique_request_id: role, amount: '1.00' });
    const email = `${role}@timeline.example`;
    const password = 'lamp-market-eleven';
    const invited = (await settings('POST', '/settings/invitations', { email, role })).json();
    const [, linked = ''] = textAt(invited, 'url').split('#');
    const anonymous = { headers: { 'x-merchantid': null, authorization: null } };
    await service.call.json('POST', '/settings/invitations/accept', { token: linked, password }, anonymous);
    const reader = bearer(service, textAt((await logInAs(service, email, password)).json(), 'access_token'));
    const answer = await reader('GET', `/settings/orders/${orderId}/timeline`);
    const action = listOf(answer, 'entries').find((entry) => at(entry, 'code') === 'issueRefund');
    expect(at(action, 'text')).toBe('A user requested a refund.');
    expect(at(action, 'actor')).toBe(isShown ? service.merchant.settingsUsername : null);
    expect(textAt(action, 'detail').includes('from ')).toBe(isShown);
  });

  it('has the steps of a held payment, its capture and its expiry', async () => {
    const { orderId, uuid } = await held();
    await service.call.form(`/v2/txns/${uuid}/capture`, { amount: '60.00' });
    const entries = await entriesOf(orderId);
    expect(entries.map(({ type, code }) => `${type} ${code}`)).toEqual(
      expect.arrayContaining([
        'ATTEMPT_STATUS AUTHORIZED',
        'CAPTURE ',
        'ATTEMPT_STATUS CAPTURE_INITIATED',
        'ATTEMPT_STATUS CHARGED',
        'ACTION captureTxn',
      ]),
    );
    const late = await shop.order();
    await shop.begin(late);
    service.clock.advance(31 * 60_000);
    await service.runWorkers();
    settings = await settingsOf(service, service.merchant);
    expect((await entriesOf(late)).at(-1)).toMatchObject({ text: expect.stringMatching(/expired|raised/) });
    expect((await entriesOf(late)).map(({ type }) => type)).toContain('ORDER_EXPIRED');
  });
});
