/** API keys with an IP allow-list: created in the settings, enforced by every operation that a key opens. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode, ErrorInfoCode } from '../../../generated/values.ts';
import { at, textAt } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { makeSamples, merchantCalls, pathOf, valuesOf, written } from '../../support/sample-requests.ts';
import { SETTINGS_PASSWORD, startService, type TestService } from '../../support/service.ts';

const nobody = { authorization: null, 'x-merchantid': null };
const PROXY = '127.0.0.1';

let service: TestService;
let settings: { readonly headers: Readonly<Record<string, string | null>> };
beforeAll(async () => {
  service = await startService({ label: 'allowed-ips', config: { trustedProxies: [PROXY, '10.0.0.0/8'] } });
  await makeSamples(service);
  const body = { username: service.merchant.settingsUsername, password: SETTINGS_PASSWORD };
  const login = await service.call.json('POST', '/settings/login', body, { headers: nobody });
  settings = { headers: { ...nobody, authorization: `Bearer ${textAt(login.json(), 'access_token')}` } };
});
afterAll(() => service.close());

/** Creates a key with this allow-list, and a caller that uses it. */
async function keyFor(...allowed: readonly string[]) {
  const body = { name: 'bound', allowed_ips: allowed };
  const made = (await service.call.json('POST', '/settings/api-keys', body, settings)).json();
  expect(made.allowed_ips).toEqual(allowed);
  const { merchantId } = service.merchant;
  return { keyId: textAt(made, 'key_id'), call: service.callAs({ merchantId, apiKey: textAt(made, 'api_key') }) };
}

/** The headers of a call through proxies, the nearest last. */
const via = (...addresses: readonly string[]) => ({ headers: { 'x-forwarded-for': addresses.join(', ') } });

describe('a key with allowed_ips', () => {
  it.each([
    ['203.0.113.7', 200],
    ['203.0.113.8', 403],
    ['2001:db8:40::9', 200],
    ['2001:db8:41::9', 403],
    ['::ffff:203.0.113.7', 200],
    ['not-an-address', 403],
  ])('used from %s is answered %d', async (address, status) => {
    const { call } = await keyFor('203.0.113.7', '2001:db8:40::/48');
    expect((await call.get('/orders', via(address))).status).toBe(status);
  });

  it('says what to do, and not where from', async () => {
    const { call } = await keyFor('203.0.113.7');
    const answer = await call.get('/orders', via('198.51.100.9'));
    expect(refusalOf(answer)).toEqual([403, ErrorCode.bad_origin]);
    expect(at(answer.json(), 'error_info', 'code')).toBe(ErrorInfoCode.BAD_ORIGIN);
    expect(answer.text).toContain('allowed_ips');
    expect(answer.text).not.toMatch(/198\.51|203\.0/);
  });

  it('is judged by the address that the nearest proxy which is not trusted had', async () => {
    const { call } = await keyFor('203.0.113.7');
    const statuses = [
      await call.get('/orders', via('198.51.100.1', '203.0.113.7')),
      await call.get('/orders', via('203.0.113.7', '10.1.2.3')),
      await call.get('/orders', via('203.0.113.7', '198.51.100.1')),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 403]);
  });

  it('does not hear X-Forwarded-For from who is no trusted proxy', async () => {
    const direct = await startService({ label: 'allowed-ips-direct' });
    try {
      const body = { username: direct.merchant.settingsUsername, password: SETTINGS_PASSWORD };
      const login = await direct.call.json('POST', '/settings/login', body, { headers: nobody });
      const headers = { ...nobody, authorization: `Bearer ${textAt(login.json(), 'access_token')}` };
      const key = { name: 'bound', allowed_ips: ['203.0.113.7'] };
      const made = (await direct.call.json('POST', '/settings/api-keys', key, { headers })).json();
      const call = direct.callAs({ ...direct.merchant, apiKey: textAt(made, 'api_key') });
      expect((await call.get('/orders', via('203.0.113.7'))).status).toBe(403);
    } finally {
      await direct.close();
    }
  });

  it('is noted as used only when it was let in', async () => {
    const { keyId, call } = await keyFor('203.0.113.7');
    const used = async () => {
      const { list } = (await service.call.get('/settings/api-keys', settings)).json();
      return Array.isArray(list)
        ? at(
            list.find((key) => at(key, 'key_id') === keyId),
            'last_used',
          )
        : undefined;
    };
    await call.get('/orders', via('198.51.100.9'));
    expect(await used()).toBeNull();
    await call.get('/orders', via('203.0.113.7'));
    await expect.poll(used).not.toBeNull();
  });

  it('can be made without a list, and is then used from everywhere', async () => {
    const made = await service.call.json('POST', '/settings/api-keys', { name: 'free' }, settings);
    expect(made.json()).toMatchObject({ allowed_ips: [] });
    const call = service.callAs({ ...service.merchant, apiKey: textAt(made.json(), 'api_key') });
    expect((await call.get('/orders', via('198.51.100.9'))).status).toBe(200);
  });

  it('must name addresses, each once, at most 50', async () => {
    const make = async (allowed: readonly string[]) =>
      refusalOf(await service.call.json('POST', '/settings/api-keys', { name: 'x', allowed_ips: allowed }, settings));
    expect(await make(['203.0.113.7', 'shop.example', '1.2.3.4/33'])).toEqual([
      400,
      ErrorCode.INVALID_REQUEST,
      'allowed_ips.1',
      'allowed_ips.2',
    ]);
    const many = Array.from({ length: 51 }, (_, index) => `203.0.113.${index}`);
    expect(await make(many)).toEqual([400, ErrorCode.INVALID_REQUEST, 'allowed_ips']);
    expect(await make(['::1', '::1'])).toEqual([400, ErrorCode.INVALID_REQUEST, 'allowed_ips']);
  });
});

describe('every operation that a key opens refuses a key from elsewhere', () => {
  it.each(merchantCalls.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const { keyId, call } = await keyFor('203.0.113.7');
    const type = operation.requestMediaType;
    const body = type === null ? undefined : written(operation, valuesOf(operation));
    const headers = { ...via('198.51.100.9').headers, ...(type === null ? {} : { 'content-type': type }) };
    const answer = await call.raw(operation.method.toUpperCase(), pathOf(operation), body, { headers });
    expect(refusalOf(answer)).toEqual([403, ErrorCode.bad_origin]);
    await service.call.raw('DELETE', `/settings/api-keys/${keyId}`, undefined, settings);
  });
});
