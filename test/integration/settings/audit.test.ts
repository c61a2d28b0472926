/** The audit log over HTTP: who did what and what changed, and that changes to the log are detected. */
import { generateKeyPairSync } from 'node:crypto';
import type { Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuditTrail } from '../../../server/api/audit/trail.ts';
import { auditLog } from '../../../server/storage/audit-log.ts';
import { bearer, logInAs, settingsOf } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { plansOf } from '../../support/query-plans.ts';
import { fieldsOf } from '../../support/refusal.ts';
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
const heads = () => service.database.db.collection<Document & { _id: string }>('audit_heads');
const mine = () => ({ merchantId: shop.merchantId });
/** An entry as an attacker with database access writes it, without valid hashes. */
const forged = (sequence: number) => ({
  _id: `aud_forged_${shop.merchantId}_${sequence}`,
  ...mine(),
  at: new Date(0),
  actor: 'operator',
  actorId: null,
  username: null,
  operation: 'updateMerchant',
  objectId: null,
  outcome: 'SUCCEEDED',
  changes: [],
  requestId: 'req_forged',
  address: null,
  userAgent: null,
  sequence,
});
async function entries(): Promise<readonly Record<string, unknown>[]> {
  const { list } = (await call('GET', '/settings/audit?limit=100')).json();
  if (!Array.isArray(list)) throw new Error('no list');
  return list;
}
const newest = async () => (await entries())[0];
const verify = async () => (await call('GET', '/settings/audit/verify')).json();

describe('a filtered list of the audit log', () => {
  const operationsOf = async (query: Readonly<Record<string, string>>) => {
    const answer = await call('GET', `/settings/audit?${new URLSearchParams({ limit: '100', ...query })}`);
    expect(answer.status, answer.text).toBe(200);
    const list = at(answer.json(), 'list');
    if (!Array.isArray(list)) throw new Error('no list');
    return list.map((entry) => textAt(entry, 'operation'));
  };
  beforeEach(async () => {
    await logInAs(service, shop.settingsUsername, 'not the password');
    await call('POST', '/settings/webhook/secret');
  });

  it('has the entries of an operation, of a user, of a time', async () => {
    const { settingsUsername: username } = shop;
    expect(await operationsOf({ operation: 'rotateWebhookSecret' })).toEqual(['rotateWebhookSecret']);
    expect(await operationsOf({ operation: 'deleteApiKey' })).toEqual([]);
    expect(await operationsOf({ operation: 'login', username })).toEqual(['login', 'login']);
    expect(await operationsOf({ username: 'nobody' })).toEqual([]);
    const all = await operationsOf({});
    expect(await operationsOf({ 'created.from': '2020-01-01T00:00:00Z' })).toEqual(all);
    expect(await operationsOf({ 'created.to': '2020-01-01T00:00:00Z' })).toEqual([]);
    const refused = await call('GET', '/settings/audit?created.from=2026-02-31T00:00:00Z');
    expect(fieldsOf(refused)).toEqual(['created.from']);
  });

  it('reads no entry that does not match', async () => {
    const { db } = service.database;
    const queries = [
      [1, { operation: 'rotateWebhookSecret' }],
      [2, { operation: 'login', username: shop.settingsUsername }],
      [0, { username: 'nobody' }],
      [0, { 'created.to': '2020-01-01T00:00:00Z' }],
    ] as const;
    for (const [matching, query] of queries) {
      const plans = await plansOf(db, 'audit_log', () => operationsOf(query));
      const lists = plans.filter(({ planSummary }) => planSummary.includes('operation: 1'));
      expect(
        lists.map(({ docsExamined }) => docsExamined),
        JSON.stringify(plans),
      ).toEqual([matching]);
    }
  });
});

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
    expect(stored).not.toMatch(/4111 ?1111|5555 ?5555/);
  });

  it('keeps no card number that stands in a user agent, also where it is cut', async () => {
    const headers = { 'x-merchantid': null, authorization: null };
    const agents = ['4111.1111.1111.1111 Bot', `${'x'.repeat(240)} 5555_5555_5555_4444`];
    for (const agent of agents) {
      const body = { username: shop.settingsUsername, password: 'not the password' };
      await service.call.json('POST', '/settings/login', body, { headers: { ...headers, 'user-agent': agent } });
    }
    const shown = (await entries()).slice(0, 2).map((entry) => textAt(entry, 'user_agent'));
    expect(shown).toEqual([`${'x'.repeat(240)} (number)`, '(number) Bot']);
    const stored = JSON.stringify(await log().find(mine()).toArray());
    expect(stored).not.toMatch(/4111 ?1111|5555 ?5555/);
  });

  it('keeps no card number that was sent for the name of a new key set', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const body = { merchant_public_key: publicKey.export({ type: 'spki', format: 'pem' }) };
    for (const kid of ['4111111111111111', 'set-4111-1111-1111-1111']) {
      const refused = await call('PUT', `/settings/keys/${kid}`, body);
      expect([refused.status, ...fieldsOf(refused)]).toEqual([400, 'kid']);
      expect(refused.text).not.toMatch(/1111-?1111/);
    }
    expect((await newest())?.operation).toBe('login');
    expect((await call('PUT', '/settings/keys/shop-20260314092653', body)).status).toBe(200);
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
      open_count: 0,
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
      { sequence: 2, reason: 'ENTRY_CHANGED' },
    ],
    [
      'a date or a list was put out of shape',
      () => log().updateOne({ ...mine(), sequence: 3 }, { $set: { at: 'never', changes: 'none' } }),
      { sequence: 3, reason: 'ENTRY_CHANGED' },
    ],
    [
      'an entry without a hash was added beside one of the chain',
      () => log().insertOne(forged(2)),
      { sequence: 2, reason: 'ENTRY_CHANGED' },
    ],
    [
      'an entry without a hash was added after the newest',
      () => log().insertOne(forged(9)),
      { sequence: 9, reason: 'ENTRY_CHANGED' },
    ],
    [
      'an entry without a hash was added before the first',
      () => log().insertOne(forged(0)),
      { sequence: 1, reason: 'ENTRY_CHANGED' },
    ],
    [
      'the record of where the chain ends was removed',
      () => heads().deleteOne({ _id: shop.merchantId }),
      { sequence: 5, reason: 'ENTRY_MISSING' },
    ],
    [
      'that record was removed, and an entry was changed',
      async () => {
        await heads().deleteOne({ _id: shop.merchantId });
        await log().updateOne({ ...mine(), sequence: 1 }, { $set: { username: 'nobody' } });
      },
      { sequence: 1, reason: 'ENTRY_CHANGED' },
    ],
    [
      'that record was set back',
      async () => {
        const older = await log().findOne({ ...mine(), sequence: 3 });
        await heads().updateOne({ _id: shop.merchantId }, { $set: { sequence: 3, hash: at(older, 'hash') } });
      },
      { sequence: 4, reason: 'ENTRY_CHANGED' },
    ],
    [
      'that record was removed, and entries were made since',
      async () => {
        await heads().deleteOne({ _id: shop.merchantId });
        await call('POST', '/settings/api-keys', { name: 'three' });
      },
      { sequence: 1, reason: 'ENTRY_CHANGED' },
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

  it('shows no more of an entry than its hash covers', async () => {
    await call('POST', '/settings/api-keys', { name: 'one' });
    const [shown] = await entries();
    await log().updateOne({ ...mine(), sequence: 3 }, { $set: { fields: ['balance'] } });
    expect((await entries())[0]).toEqual(shown);
    expect(await verify()).toMatchObject({ whole: true, checked_count: 3 });
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

  /** A trail whose process is killed before it completes an entry. */
  async function leaveOpen(...merchants: readonly (object | undefined)[]): Promise<void> {
    const dying = createAuditTrail({
      audit: { ...auditLog(service.database.db), enter: async () => Promise.reject(new Error('killed')) },
      runtime: service.deps.runtime,
      log: { error: () => undefined },
    });
    for (const merchant of merchants) {
      const context = { kind: 'operator', requestId: 'req_1', address: '', userAgent: '' } as const;
      const owned = merchant === undefined ? context : { ...context, merchant: mine() };
      await dying.around(owned, { operation: 'rewrapVault', objectId: null, changes: [] }, async () => 'done');
    }
    await dying.settled();
  }
  const starting = (log: (fields: object) => void, audit = auditLog(service.database.db)) => {
    const { runtime } = service.deps;
    return createAuditTrail({ audit, runtime, log: { error: log } });
  };
  const left = async () => (await entries()).filter((entry) => at(entry, 'operation') === 'rewrapVault');

  it('has what a process left open that was killed, its outcome unknown, and counts it before', async () => {
    await leaveOpen({});
    expect((await newest())?.operation).toBe('login');
    expect(await verify()).toMatchObject({ whole: true, open_count: 1 });
    service.clock.advance(600_001);
    call = await settingsOf(service, shop);
    expect(await left()).toMatchObject([{ outcome: 'UNKNOWN' }]);
    expect(await verify()).toMatchObject({ whole: true, open_count: 0 });
  });

  it('has it from the next start on: at once where the process is alone, else when 10 minutes are over', async () => {
    const failures: object[] = [];
    const trail = starting((fields) => failures.push(fields));
    await leaveOpen(...Array.from({ length: 120 }, () => ({})), undefined);
    await trail.collectAll({ sole: false });
    expect([await left(), at(await verify(), 'open_count')]).toEqual([[], 120]);
    service.clock.advance(1);
    await trail.collectAll({ sole: true });
    expect(await service.database.db.collection('audit_open').countDocuments()).toBe(0);
    expect(await verify()).toMatchObject({ whole: true, open_count: 0, checked_count: 122 });

    await leaveOpen({}, undefined);
    service.clock.advance(600_001);
    await trail.collectAll({ sole: false });
    expect(await service.database.db.collection('audit_open').countDocuments()).toBe(0);
    expect(failures).toEqual([]);
  });

  it('does not keep a service from starting', async () => {
    const failures: object[] = [];
    const audit = { ...auditLog(service.database.db), withAbandoned: async () => Promise.reject(new Error('no')) };
    await starting((fields) => failures.push(fields), audit).collectAll({ sole: true });
    expect(failures).toEqual([{ event: 'audit.open_entries.write_failed', err: expect.any(Error) }]);
  });

  it('stops no call whose entry cannot be written behind it', async () => {
    const errors: object[] = [];
    const trail = createAuditTrail({
      audit: { ...auditLog(service.database.db), enter: async () => Promise.reject(new Error('no')) },
      runtime: service.deps.runtime,
      log: { error: (fields) => void errors.push(fields) },
    });
    const context = { kind: 'operator', requestId: 'req_1', address: '', userAgent: '' } as const;
    const call = { operation: 'rewrapVault', objectId: null, changes: [] } as const;
    expect(await trail.around(context, call, async () => 'done')).toBe('done');
    await trail.settled();
    expect(errors).toMatchObject([{ event: 'audit.entry.write_failed' }]);
  });
});

describe('the audit log of what is about no merchant', () => {
  const operator = (path: string) => bearer(service, OPERATOR_KEY)('GET', `/operator/audit${path}`);
  const load = async () => {
    const headers = { 'x-merchantid': null, authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'text/csv' };
    const table = [
      'bin,brand,bank,country,type,card_sub_type,svc_bank_code,tokenize_support,mandate_support,direct_otp_support',
      '424242,VISA,First Bank,INDIA,CREDIT,PLATINUM,FIRST,true,true,false\n',
    ].join('\n');
    expect((await service.call.raw('PUT', '/operator/bins', table, { headers })).status).toBe(200);
  };

  it('is read by the operator in pages, and nobody can change it unseen', async () => {
    await service.database.db.collection('audit_open').deleteMany({ merchantId: null });
    await load();
    expect((await bearer(service, OPERATOR_KEY)('POST', '/operator/vault/rewrap')).status).toBe(200);
    const first = (await operator('?limit=1')).json();
    expect(at(first, 'list')).toMatchObject([{ operation: 'rewrapVault', actor: 'operator', outcome: 'SUCCEEDED' }]);
    const second = (await operator(`?limit=1&after=${textAt(first, 'next_cursor')}`)).json();
    expect(at(second, 'list')).toMatchObject([{ operation: 'replaceBinTable', fields: ['bins'] }]);
    expect((await operator('?after=none')).status).toBe(400);
    const whole = (await operator('/verify')).json();
    expect(whole).toMatchObject({ whole: true, open_count: 0, last_hash: at(first, 'list', 0, 'hash') });

    const sequence = Number(at(second, 'list', 0, 'sequence'));
    await log().updateOne({ merchantId: null, sequence }, { $set: { address: '192.0.2.1' } });
    const broken = (await operator('/verify')).json();
    expect(broken).toMatchObject({ whole: false, broken_at: { sequence, reason: 'ENTRY_CHANGED' } });
    expect((await entries()).map((entry) => at(entry, 'operation'))).not.toContain('replaceBinTable');
  });

  it('is closed to merchants', async () => {
    expect((await call('GET', '/operator/audit')).status).toBe(401);
    expect((await call('GET', '/operator/audit/verify')).status).toBe(401);
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
