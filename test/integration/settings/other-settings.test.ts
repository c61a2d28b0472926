import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestOf } from '../../../generated/server/handler.ts';
import { hashApiKey } from '../../../server/domain/merchants/api-key.ts';
import { administration, FIRST_PASSWORD, good, OPERATOR, request } from '../../support/administration.ts';
import { freshDatabase } from '../../support/mongo.ts';

const database = await freshDatabase('settings_other');
const admin = await administration(database.db);
const nothing = request({}, undefined);
let made = 0;
let merchantId = '';

beforeEach(async () => {
  made += 1;
  merchantId = `shop${made}`;
  await admin.createMerchant(merchantId);
});
afterAll(database.drop);

const caller = () => admin.caller(merchantId);

describe('API keys', () => {
  const list = async () => (await good(admin.settings.listApiKeys(nothing, await caller()))).body.list;
  const make = async (name: string) =>
    (await good(admin.settings.createApiKey(request({}, { name }), await caller()))).body;
  const remove = async (key_id: string) => admin.settings.deleteApiKey(request({ key_id }, undefined), await caller());

  it('work as soon as they are made, and are shown that once', async () => {
    const { api_key, ...shown } = await make('checkout');
    expect((await admin.directory.byApiKeyHash(hashApiKey(api_key)))?.merchantId).toBe(merchantId);
    expect((await list()).at(-1)).toEqual(shown);
    expect(shown).toMatchObject({ name: 'checkout', last_four: api_key.slice(-4), last_used: null });
    expect(JSON.stringify(await database.db.collection('merchants').find().toArray())).not.toContain(api_key);
  });

  it('stop working as soon as they are deleted', async () => {
    const { api_key, key_id } = await make('checkout');
    await admin.directory.byApiKeyHash(hashApiKey(api_key));
    await remove(key_id);
    expect(await admin.directory.byApiKeyHash(hashApiKey(api_key))).toBeNull();
    await expect(remove(key_id)).rejects.toMatchObject({ code: 'object_not_found' });
  });

  it('show when they were last used', async () => {
    const [first] = await list();
    const at = admin.clock.now();
    await admin.merchants.noteKeyUse(merchantId, first?.key_id ?? '', at);
    expect((await list())[0]?.last_used).toBe(`${at.toISOString().slice(0, 19)}Z`);
  });

  it('are 20 at most', async () => {
    await Promise.all(Array.from({ length: 4 }, (_, index) => make(`key ${index}`)));
    for (let index = (await list()).length; index < 20; index += 1) await make(`key ${index}`);
    await expect(make('one more')).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });
});

describe('the payment page settings', () => {
  const get = async () => (await good(admin.settings.getPaymentPageSettings(nothing, await caller()))).body;
  const rotate = async () => (await good(admin.settings.rotateResponseKey(nothing, await caller()))).body.response_key;
  async function put(body: RequestOf<'replacePaymentPageSettings'>['body']) {
    return (await good(admin.settings.replacePaymentPageSettings(request({}, body), await caller()))).body;
  }
  const page = {
    display_name: 'The Shop',
    logo_url: 'https://shop.example/logo.svg',
    return_url: 'https://shop.example/return',
    allowed_origins: ['https://shop.example'],
    frame_ancestors: ['https://shop.example'],
    use_signed_response: false,
    brand_color: '#0a6b3d',
    language: 'hi',
  } as const;

  it('are replaced as a whole, each going back to its default when not sent', async () => {
    const before = await get();
    expect(await put(page)).toEqual({ ...page, response_key_set: false });
    expect(await put({})).toEqual(before);
    expect(before).toMatchObject({ display_name: `Shop ${merchantId}`, brand_color: null, language: 'auto' });
  });

  it('are changed field by field: what is not sent stays, null takes away, and what is stored is not judged', async () => {
    await rotate();
    await put({ ...page, use_signed_response: true });
    const patch = async (body: RequestOf<'updatePaymentPageSettings'>['body']) =>
      (await good(admin.settings.updatePaymentPageSettings(request({}, body), await caller()))).body;
    const now = { ...page, use_signed_response: true, response_key_set: true };
    expect(await patch({ display_name: 'Lamps' })).toEqual({ ...now, display_name: 'Lamps' });
    expect(await patch({ return_url: null })).toEqual({ ...now, display_name: 'Lamps', return_url: null });
    const refused = { code: 'INVALID_REQUEST', details: { fields: [{ name: 'logo_url' }] } };
    await expect(patch({ logo_url: 'no address' })).rejects.toMatchObject(refused);
    expect(await get()).toEqual({ ...now, display_name: 'Lamps', return_url: null });
  });

  it('sign the return only once there is a key, which is kept sealed and outlives a replacement', async () => {
    const refused = { details: { fields: [{ name: 'use_signed_response' }] } };
    await expect(put({ use_signed_response: true })).rejects.toMatchObject(refused);
    const key = await rotate();
    expect(await put({ use_signed_response: true })).toMatchObject({
      use_signed_response: true,
      response_key_set: true,
    });
    const sealed = (await admin.merchants.find(merchantId))?.merchant.paymentPage.responseKey;
    if (!sealed) throw new Error('no response key is stored');
    expect(admin.sealer.open({ merchantId, record: 'payment_page.response_key' }, sealed)).toBe(key);
    expect(await rotate()).not.toBe(key);
  });

  it('take a color in any case, and refuse one that is too light with a darker one that would do', async () => {
    expect(await put({ brand_color: '#0A6B3D' })).toMatchObject({ brand_color: '#0a6b3d' });
    const fields = [{ name: 'brand_color', reason: expect.stringMatching(/darker color, such as #[0-9a-f]{6}$/) }];
    await expect(put({ brand_color: '#ffcc00' })).rejects.toMatchObject({ details: { fields } });
  });

  it('are refused with every wrong address named at once', async () => {
    const wrong = { return_url: 'https://shop.example/?a=b', allowed_origins: ['https://shop.example/'] };
    const body = { ...page, ...wrong };
    const fields = [{ name: 'return_url' }, { name: 'allowed_origins' }];
    await expect(put(body)).rejects.toMatchObject({ code: 'INVALID_REQUEST', details: { fields } });
  });
});

describe('the password', () => {
  const change = async (current_password: string, new_password: string) =>
    admin.settings.changePassword(request({}, { current_password, new_password }), {
      ...(await caller()),
      address: `192.0.2.${made}`,
    });
  const login = (password: string) =>
    admin.settings.login(request({}, { username: merchantId, password }), {
      kind: 'none',
      requestId: 'req_login',
      userAgent: '',
      acceptLanguage: '',
      isFramed: false,
      address: `192.0.2.${made}`,
      wantsHtml: false,
    });

  it('is changed by who knows it, and that ends every session', async () => {
    const { access_token } = (await good(login(FIRST_PASSWORD))).body;
    expect(await change(FIRST_PASSWORD, 'another-password')).toEqual({ status: 204 });
    expect(
      await admin.sessions.find({ token: access_token, kind: 'token', isUse: false }, admin.clock.now()),
    ).toBeNull();
    await expect(login(FIRST_PASSWORD)).rejects.toMatchObject({ code: 'access_denied' });
    expect((await login('another-password')).status).toBe(200);
  });

  it('holds no name of the merchant', async () => {
    const fields = [{ name: 'new_password', reason: expect.stringContaining('contains the user name') }];
    const refused = { code: 'INVALID_REQUEST', details: { fields } };
    await expect(change(FIRST_PASSWORD, `lamp-market-${merchantId}`)).rejects.toMatchObject(refused);
    const body = { merchant_id: 'lamps', name: 'x', settings_username: 'y', settings_password: 'seven-LAMPS-2741' };
    const named = { code: 'INVALID_REQUEST', details: { fields: [{ name: 'settings_password' }] } };
    await expect(admin.operator.createMerchant(request({}, body), OPERATOR)).rejects.toMatchObject(named);
  });

  it('that a lock refuses is entered in the audit log once in each pause, for a log-in and for a change', async () => {
    const failures = async (operation: string) => {
      await admin.trail.settled();
      const entries = await admin.audit.page(merchantId, { before: null, limit: 100 });
      return entries.filter((entry) => entry.operation === operation && entry.outcome === 'FAILED').length;
    };
    const tenTimes = async (attempt: () => Promise<unknown>) => {
      for (let count = 0; count < 10; count += 1) await expect(attempt()).rejects.toThrow();
    };
    for (const [operation, attempt] of [
      ['login', () => login('a guess')],
      ['changePassword', () => change('a guess', 'another-password')],
    ] as const) {
      await tenTimes(attempt);
      expect(await failures(operation)).toBe(10);
      await tenTimes(attempt);
      expect(await failures(operation)).toBe(11);
    }
    admin.clock.advance(15 * 60_000);
  });

  it('is not guessed by changing it, and whoever tries keeps the owner from nothing else', async () => {
    const refused = { code: 'INVALID_REQUEST', details: { fields: [{ name: 'current_password' }] } };
    for (let guess = 0; guess < 10; guess += 1) {
      await expect(change('a guess', 'another-password')).rejects.toMatchObject(refused);
    }
    const locked = { code: 'rate_limited', details: { retryAfterSeconds: 900 } };
    await expect(change(FIRST_PASSWORD, 'another-password')).rejects.toMatchObject(locked);
    expect((await login(FIRST_PASSWORD)).status).toBe(200);
  });
});

describe('the audit log', () => {
  async function page(query: { limit?: number; after?: string }) {
    return (await good(admin.settings.listAuditEntries({ ...nothing, query }, await caller()))).body;
  }

  it('is read in pages, newest first, each change once, changes of one moment too', async () => {
    for (let index = 0; index < 5; index += 1) {
      await admin.settings.createApiKey(request({}, { name: `key ${index}` }), await caller());
    }
    const first = await page({ limit: 4 });
    const rest = await page({ limit: 4, after: first.next_cursor ?? '' });
    const all = [...first.list, ...rest.list];
    expect([first.list.length, rest.list.length, rest.next_cursor]).toEqual([4, 2, null]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(6);
    expect(all.at(-1)).toMatchObject({ operation: 'createMerchant', actor: 'operator', username: null });
    expect(all[0]).toMatchObject({ operation: 'createApiKey', actor: 'settings', username: merchantId });
  });

  it('shows a merchant its own changes alone', async () => {
    expect((await page({})).list).toHaveLength(1);
  });

  it('refuses a cursor that no page gave', async () => {
    await expect(page({ after: 'bogus' })).rejects.toMatchObject({ details: { fields: [{ name: 'after' }] } });
  });
});
