import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestOf } from '../../../generated/server/handler.ts';
import { EventName } from '../../../generated/values.ts';
import { administration, good, request } from '../../support/administration.ts';
import { freshDatabase } from '../../support/mongo.ts';

const database = await freshDatabase('settings_webhook');
const admin = await administration(database.db);
let made = 0;
let merchantId = '';

beforeEach(async () => {
  made += 1;
  merchantId = `shop${made}`;
  await admin.createMerchant(merchantId);
});
afterAll(database.drop);

async function put(body: RequestOf<'replaceWebhookSettings'>['body']) {
  const call = admin.settings.replaceWebhookSettings(request({}, body), await admin.caller(merchantId));
  return (await good(call)).body;
}

async function get() {
  const call = admin.settings.getWebhookSettings(request({}, undefined), await admin.caller(merchantId));
  return (await good(call)).body;
}

const stored = async () => (await admin.merchants.find(merchantId))?.merchant.webhook;
const url = 'https://shop.example/webhooks';

describe('the webhook settings', () => {
  it('begin with no address, no credentials and the usual events', async () => {
    expect(await get()).toEqual({
      url: null,
      username: null,
      password_set: false,
      custom_headers: {},
      events: expect.not.arrayContaining([EventName.ORDER_CREATED]),
      webhook_version: '2023-06-30',
      webhook_url_hosts: [],
      encrypted: false,
      ordered: false,
      retry_schedule_seconds: null,
      signing_secret_set: false,
    });
  });

  it('are changed field by field: what is not sent stays, secrets too, and is not judged again', async () => {
    const patch = async (body: RequestOf<'updateWebhookSettings'>['body']) =>
      (await good(admin.settings.updateWebhookSettings(request({}, body), await admin.caller(merchantId)))).body;
    const all = { url, username: 'svc', password: 'a:b', custom_headers: { 'X-Shop': 'south' }, ordered: true };
    const before = await put({ ...all, retry_schedule_seconds: [10, 60], events: [EventName.ORDER_SUCCEEDED] });
    const secrets = await stored();
    expect(await patch({ ordered: false })).toEqual({ ...before, ordered: false });
    expect(await patch({ retry_schedule_seconds: null, username: null })).toEqual({
      ...before,
      ordered: false,
      retry_schedule_seconds: null,
      username: null,
    });
    expect((await stored())?.password).toEqual(secrets?.password);
    expect(Object.keys((await stored())?.customHeaders ?? {})).toEqual(['X-Shop']);
    expect((await patch({ custom_headers: {} })).custom_headers).toEqual({});
    const refused = { code: 'INVALID_REQUEST', details: { fields: [{ name: 'url' }] } };
    await expect(patch({ url: 'http://shop.example' })).rejects.toMatchObject(refused);
    expect((await get()).url).toBe(url);
    const id: object = { _id: merchantId };
    const set = { 'merchant.webhook.url': 'https://10.0.0.1/' };
    await database.db.collection('merchants').updateOne(id, { $set: set });
    expect(await patch({ ordered: true })).toMatchObject({ ordered: true, url: 'https://10.0.0.1/' });
  });

  it('are replaced as a whole, and read back without secrets', async () => {
    const wanted = {
      url,
      username: 'svc',
      password: 'a:b',
      custom_headers: { 'X-Shop': 'south' },
      events: [EventName.ORDER_SUCCEEDED],
      webhook_version: '2025-01-10',
      webhook_url_hosts: ['shop.example'],
      encrypted: false,
      ordered: true,
      retry_schedule_seconds: [10, 60],
    };
    await put(wanted);
    const { password: _, ...shown } = wanted;
    const also = { password_set: true, signing_secret_set: false };
    expect(await get()).toEqual({ ...shown, ...also, custom_headers: { 'X-Shop': '********' } });
    expect(await put({ url: null })).toMatchObject({
      url: null,
      custom_headers: {},
      webhook_version: '2023-06-30',
      webhook_url_hosts: [],
    });
    expect((await get()).events?.length).toBeGreaterThan(1);
  });

  it('keep the credentials that are not sent, and remove those sent as null', async () => {
    await put({ url, username: 'svc', password: 'a:b' });
    expect(await put({ url })).toMatchObject({ username: 'svc', password_set: true });
    expect(await put({ url, password: null })).toMatchObject({ username: 'svc', password_set: false });
    expect(await put({ url, username: null })).toMatchObject({ username: null, password_set: false });
  });

  it('keep the password sealed for this merchant and this use', async () => {
    await put({ url, username: 'svc', password: 'a:b' });
    const sealed = (await stored())?.password;
    if (!sealed) throw new Error('no password is stored');
    expect(admin.sealer.open({ merchantId, record: 'webhook.password' }, sealed)).toBe('a:b');
    expect(() => admin.sealer.open({ merchantId: 'other', record: 'webhook.password' }, sealed)).toThrow();
  });

  it('may be sent back as they were read, headers and all', async () => {
    await put({ url, username: 'svc', password: 'a:b', custom_headers: { 'X-Shop': 'south' } });
    const before = await stored();
    const { password_set: _, signing_secret_set: __, ...read } = await get();
    await put(read);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['a user name with a special character', { url, username: 'svc_hook' }, 'username', '"_"'],
    ['an address without TLS', { url: 'http://shop.example' }, 'url', 'https://'],
    ['an address of a private network', { url: 'https://10.0.0.1/' }, 'url', 'private'],
    ['an Authorization header', { url, custom_headers: { authorization: 'x' } }, 'custom_headers', 'Authorization'],
    ['a mask for nothing', { url, custom_headers: { 'X-New': '********' } }, 'custom_headers', 'X-New'],
  ])('are refused with %s, and stay as they were', async (_, body, name, words) => {
    await put({ url, username: 'svc' });
    const before = await stored();
    const reason = expect.stringContaining(words);
    await expect(put(body)).rejects.toMatchObject({ code: 'INVALID_REQUEST', details: { fields: [{ name, reason }] } });
    expect(await stored()).toEqual(before);
  });

  it('are logged by the names of what changed, a header by its own, and nothing when nothing did', async () => {
    const body = { url, username: 'svc', password: 'a:b', custom_headers: { 'X-Shop': 'south' } };
    await put(body);
    await put({ ...body, custom_headers: { 'X-Shop': 'north' } });
    const { password: _, ...same } = { ...body, custom_headers: { 'X-Shop': '********' } };
    await put(same);
    const [last, first, creation] = await admin.audit.page(merchantId, { before: null, limit: 10 });
    expect(last?.fields).toEqual(['password', 'custom_headers.X-Shop']);
    expect(first?.fields).toEqual(['url', 'username', 'password', 'custom_headers.X-Shop']);
    expect(creation?.operation).toBe('createMerchant');
  });

  it('rest sealed, each for its own name', async () => {
    await put({ url, username: 'svc', password: 'a:b', custom_headers: { 'X-Shop': 'south-of-the-river' } });
    const customHeaders = (await stored())?.customHeaders ?? {};
    expect(JSON.stringify(customHeaders)).not.toContain('south-of-the-river');
    expect(Object.keys(customHeaders)).toEqual(['X-Shop']);
  });
});
