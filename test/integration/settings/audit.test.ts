/** The audit log over HTTP: who did what, what changed, and that nobody can change the log unseen. */
import type { Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuditTrail } from '../../../server/api/audit/trail.ts';
import { auditLog } from '../../../server/storage/audit-log.ts';
import { bearer, logInAs, settingsOf } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { OPERATOR_KEY, startService, type TestMerchant, type TestService } from '../../support/service.ts';

let service: TestService;
let shop: TestMerchant;
let call: ReturnType<typeof bearer>;
let made = 0;
beforeAll(async () => {
  service = await startService({ label: 'audit' });
});
beforeEach(async () => {
  made += 1;
  shop = await service.addMerchant(`shop_${made}`);
  call = await settingsOf(service, shop);
});
afterAll(() => service.close());

const log = () => service.database.db.collection<Document & { _id: string }>('audit_log');
const mine = () => ({ merchantId: shop.merchantId });
async function entries(): Promise<readonly Record<string, unknown>[]> {
  const { list } = (await call('GET', '/settings/audit?limit=100')).json();
  if (!Array.isArray(list)) throw new Error('no list');
  return list;
}
const newest = async () => (await entries())[0];
const verify = async () => (await call('GET', '/settings/audit/verify')).json();

describe('the audit log', () => {
  it('has log-ins, failed ones too, and log-outs, with the address and the user agent', async () => {
    await logInAs(service, shop.settingsUsername, 'not the password');
    await call('POST', '/settings/logout');
    call = await settingsOf(service, shop);
    const list = await entries();
    expect(list.map((entry) => [at(entry, 'operation'), at(entry, 'actor'), at(entry, 'outcome')])).toEqual([
      ['login', 'settings', 'SUCCEEDED'],
      ['logout', 'settings', 'SUCCEEDED'],
      ['login', 'anonymous', 'FAILED'],
      ['login', 'settings', 'SUCCEEDED'],
      ['createMerchant', 'operator', 'SUCCEEDED'],
    ]);
    for (const entry of list.slice(0, 4)) {
      expect(entry).toMatchObject({ username: shop.settingsUsername, address: '127.0.0.1' });
      expect(at(entry, 'user_agent')).not.toBe('');
    }
  });

  it('has refunds, captures and voids with the API key, also those that were refused', async () => {
    const merchant = service.callAs(shop);
    await merchant.form('/orders/ORD-NONE/refunds', { unique_request_id: 'refund-1', amount: '1.00' });
    expect(await newest()).toMatchObject({
      operation: 'refundOrder',
      actor: 'api_key',
      actor_id: 'key_test',
      object_id: 'ORD-NONE',
      outcome: 'FAILED',
      username: null,
      changes: [
        { field_name: 'unique_request_id', before: null, after: 'refund-1' },
        { field_name: 'amount', before: null, after: '1.00' },
      ],
    });
    await merchant.form('/refunds', { txn_id: `${shop.merchantId}-ORD-NONE-1`, unique_request_id: 'refund-2' });
    expect(await newest()).toMatchObject({ operation: 'refundTxn', outcome: 'FAILED' });
    for (const [operation, path] of [
      ['captureTxn', 'capture'],
      ['voidTxn', 'void'],
    ]) {
      await merchant.raw('POST', `/v2/txns/no-such-txn/${path}`, undefined);
      expect(await newest()).toMatchObject({ operation, object_id: 'no-such-txn', actor_id: 'key_test' });
    }
  });

  it('keeps no card number that was sent for an order id or a name', async () => {
    await service.callAs(shop).form('/orders/4111111111111111/refunds', { unique_request_id: '5555555555554444' });
    const refused = await call('POST', '/settings/api-keys', { name: 'card 4111 1111 1111 1111' });
    expect(refused.status).toBe(400);
    const stored = JSON.stringify(await log().find(mine()).toArray());
    expect(await newest()).toMatchObject({ operation: 'refundOrder' });
    expect(stored).not.toMatch(/4111|5555/);
  });

  it('has exports, reads of consents, and webhooks by hand', async () => {
    await service.callAs(shop).form('/orders', { order_id: 'ORD-1', amount: '1.00' });
    await call('GET', '/settings/orders/export?date=2026-03-14');
    await call('GET', '/settings/orders/ORD-1/consents');
    await call('POST', '/settings/webhooks/evt_none/resend');
    await call('POST', '/settings/webhooks/evt_none/stop');
    await call('POST', '/settings/webhooks/replay', { order_id: 'ORD-1' });
    await call('POST', '/settings/webhooks/replay', { order_id: 'ORD-1', dry_run: true });
    await call('POST', '/settings/webhook/test', { event_name: 'ORDER_SUCCEEDED' });
    await call('POST', '/settings/webhook-endpoints/whe_none/resume');
    const list = (await entries()).slice(0, 7);
    expect(list.map((entry) => [at(entry, 'operation'), at(entry, 'object_id'), at(entry, 'outcome')])).toEqual([
      ['resumeWebhookEndpoint', 'whe_none', 'FAILED'],
      ['testWebhook', 'ORDER_SUCCEEDED', 'FAILED'],
      ['replayWebhooks', null, 'SUCCEEDED'],
      ['stopWebhook', 'evt_none', 'FAILED'],
      ['resendWebhook', 'evt_none', 'FAILED'],
      ['getOrderConsents', 'ORD-1', 'SUCCEEDED'],
      ['exportOrders', '2026-03-14', 'SUCCEEDED'],
    ]);
  });

  it('has values before and after, and secrets as changed', async () => {
    await call('PATCH', '/settings/webhook', { username: 'other', password: 'webhook-secret-text', ordered: true });
    const entry = await newest();
    expect(entry).toMatchObject({ operation: 'updateWebhookSettings', fields: ['username', 'password', 'ordered'] });
    expect(at(entry, 'changes')).toEqual([
      { field_name: 'username', before: 'hooks', after: 'other' },
      { field_name: 'password', before: null, after: 'changed' },
      { field_name: 'ordered', before: 'false', after: 'true' },
    ]);
  });
});

describe('the chain of the audit log', () => {
  it('is whole while many write at once, numbered without gaps, and each entry names the one before', async () => {
    const merchant = service.callAs(shop);
    const refund = (index: number) => merchant.form('/orders/ORD-9/refunds', { unique_request_id: `r-${index}` });
    const key = (index: number) => call('POST', '/settings/api-keys', { name: `key ${index}` });
    await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? refund(index) : key(index))));
    const list = await entries();
    expect(list.map((entry) => at(entry, 'sequence'))).toEqual(Array.from({ length: 14 }, (_, index) => 14 - index));
    for (const [index, entry] of list.entries()) {
      expect(at(entry, 'previous_hash')).toBe(at(list[index + 1], 'hash') ?? null);
    }
    expect(await verify()).toEqual({
      whole: true,
      checked_count: 14,
      unchained_count: 0,
      first_sequence: 1,
      last_sequence: 14,
      last_hash: at(list[0], 'hash'),
      broken_at: null,
    });
  });

  it.each<[string, () => Promise<unknown>, object]>([
    [
      'an entry was changed',
      () => log().updateOne({ ...mine(), sequence: 2 }, { $set: { address: '192.0.2.1' } }),
      { sequence: 2, reason: 'ENTRY_CHANGED' },
    ],
    [
      'a value within an entry was changed',
      () => log().updateOne({ ...mine(), sequence: 3 }, { $set: { 'changes.0.after': 'another' } }),
      { sequence: 3, reason: 'ENTRY_CHANGED' },
    ],
    [
      'an entry was removed',
      () => log().deleteOne({ ...mine(), sequence: 2 }),
      { sequence: 2, reason: 'ENTRY_MISSING' },
    ],
    [
      'the first was removed',
      () => log().deleteOne({ ...mine(), sequence: 1 }),
      { sequence: 1, reason: 'ENTRY_MISSING' },
    ],
    [
      'the newest was removed',
      () => log().deleteOne({ ...mine(), sequence: 4 }),
      { sequence: 4, reason: 'ENTRY_MISSING' },
    ],
    [
      'an entry lost its hash',
      () => log().updateOne({ ...mine(), sequence: 2 }, { $unset: { hash: '' } }),
      { sequence: 2, reason: 'ENTRY_MISSING' },
    ],
    [
      'an entry was moved to another merchant',
      () => log().updateOne({ ...mine(), sequence: 3 }, { $set: { merchantId: 'elsewhere' } }),
      { sequence: 3, reason: 'ENTRY_MISSING' },
    ],
  ])('breaks where %s', async (_, tamper, brokenAt) => {
    await call('POST', '/settings/api-keys', { name: 'one' });
    await call('POST', '/settings/api-keys', { name: 'two' });
    expect(await verify()).toMatchObject({ whole: true, checked_count: 4 });
    await tamper();
    expect(await verify()).toMatchObject({ whole: false, broken_at: brokenAt });
    await log().deleteMany({ merchantId: 'elsewhere' });
  });

  it('begins behind the entries of an earlier version, and says how many they are', async () => {
    await Promise.all(['audit_log', 'audit_heads'].map((name) => service.database.db.collection(name).deleteMany({})));
    const earlier = {
      actor: 'operator',
      username: null,
      operation: 'updateMerchant',
      objectId: null,
      requestId: 'req',
    };
    const of = (sequence: number) => ({
      _id: `aud_${sequence}`,
      ...mine(),
      ...earlier,
      at: new Date(0),
      fields: ['name'],
      sequence,
    });
    await log().insertMany([of(6), of(7)]);
    await call('POST', '/settings/api-keys', { name: 'one' });
    expect(await verify()).toMatchObject({ whole: true, checked_count: 1, unchained_count: 2, first_sequence: 8 });
    expect((await entries()).map((entry) => [at(entry, 'sequence'), at(entry, 'hash') === null])).toEqual([
      [8, false],
      [7, true],
      [6, true],
    ]);
    expect(at(await entries(), 1)).toMatchObject({
      fields: ['name'],
      changes: [],
      address: null,
      outcome: 'SUCCEEDED',
    });
  });

  it('has what a process left open that was killed, its outcome unknown', async () => {
    const { db } = service.database;
    const { runtime } = service.deps;
    const dying = createAuditTrail({
      audit: { ...auditLog(db), enter: async () => Promise.reject(new Error('killed')) },
      runtime,
      log: { error: () => undefined },
    });
    const context = { kind: 'operator', requestId: 'req_1', address: '', userAgent: '', merchant: mine() } as const;
    await dying.around(context, { operation: 'rewrapVault', objectId: null, changes: [] }, async () => 'done');
    await dying.settled();
    expect((await newest())?.operation).toBe('login');
    service.clock.advance(600_001);
    call = await settingsOf(service, shop);
    expect((await entries()).find((entry) => at(entry, 'operation') === 'rewrapVault')).toMatchObject({
      outcome: 'UNKNOWN',
    });
    expect(await verify()).toMatchObject({ whole: true });
  });

  it('stops no call whose entry cannot be written behind it', async () => {
    const errors: string[] = [];
    const trail = createAuditTrail({
      audit: { ...auditLog(service.database.db), enter: async () => Promise.reject(new Error('no')) },
      runtime: service.deps.runtime,
      log: { error: (_: unknown, message: string) => void errors.push(message) },
    });
    const context = { kind: 'operator', requestId: 'req_1', address: '', userAgent: '' } as const;
    const call = { operation: 'rewrapVault', objectId: null, changes: [] } as const;
    expect(await trail.around(context, call, async () => 'done')).toBe('done');
    await trail.settled();
    expect(errors).toEqual(['an audit entry could not be written']);
  });
});

it('a log line of a settings or operator call names the user and the address, and one of a payment names neither', async () => {
  await call('GET', '/settings/audit');
  await bearer(service, OPERATOR_KEY)('GET', '/operator/merchants');
  await logInAs(service, shop.settingsUsername, 'not the password');
  await service.callAs(shop).get('/orders');
  await service.call.get('/health');
  const lineOf = (operation: string) => {
    const line = service.logLines().findLast((text) => text.includes(`"operation":"${operation}"`));
    return line === undefined ? undefined : JSON.parse(line);
  };
  expect(lineOf('listAuditEntries')).toMatchObject({ user: shop.settingsUsername, address: '127.0.0.1' });
  expect(lineOf('listMerchants')).toMatchObject({ user: 'operator', address: '127.0.0.1' });
  expect(lineOf('login')).toMatchObject({ address: '127.0.0.1' });
  expect(lineOf('listOrders')).not.toHaveProperty('address');
});

it('an error names the page that describes it by a whole address', async () => {
  const answer = await logInAs(service, shop.settingsUsername, 'not the password');
  expect(textAt(answer.json(), 'error_info', 'href')).toBe(`${service.baseUrl}/docs/errors#access_denied`);
});
