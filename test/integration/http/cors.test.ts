import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Merchant } from '../../../server/domain/merchants/merchant.ts';
import { textAt } from '../../support/caller.ts';
import { card } from '../../support/sample-requests.ts';
import { startService, type TestService } from '../../support/service.ts';

const OURS = 'https://shop.example';
const THEIRS = 'https://shop2.example';

let service: TestService;
let token: string;
beforeAll(async () => {
  const withOrigin = (origin: string) => (merchant: Merchant) => ({
    ...merchant,
    paymentPage: { ...merchant.paymentPage, allowedOrigins: [origin] },
  });
  service = await startService({ label: 'cors', merchant: withOrigin(OURS) });
  await service.addMerchant('shop2', withOrigin(THEIRS));
  const order = { order_id: 'C-1', amount: '1', 'options.get_client_auth_token': 'true' };
  token = textAt((await service.call.form('/orders', order)).json(), 'svc', 'client_auth_token');
});
afterAll(() => service.close());

function preflight(path: string, origin: string, method: string): Promise<Response> {
  const headers = {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': 'x-client-auth-token,x-merchantid',
  };
  return fetch(`${service.baseUrl}${path}`, { method: 'OPTIONS', headers });
}

const allowed = (response: { readonly headers: Headers }) => response.headers.get('access-control-allow-origin');

describe('a browser’s preflight', () => {
  it.each([
    ['/orders/C-1', 'GET', 'GET'],
    ['/orders/none', 'GET', 'GET'],
    ['/txns', 'POST', 'POST'],
    // The preflight lists the allowed methods, and this one is not among them.
    ['/orders/C-1', 'POST', 'GET'],
  ])('of %s by %s from an origin that a merchant named is answered: %s', async (path, method, methods) => {
    const response = await preflight(path, OURS, method);
    expect([response.status, allowed(response), await response.text()]).toEqual([204, OURS, '']);
    expect(response.headers.get('access-control-allow-methods')).toBe(methods);
    const headers = response.headers.get('access-control-allow-headers')?.split(',') ?? [];
    expect(headers).toEqual(
      expect.arrayContaining(['x-client-auth-token', 'x-merchantid', 'content-type', 'traceparent']),
    );
    expect(headers).not.toContain('authorization');
    expect(response.headers.get('vary')).toContain('Origin');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each([
    'https://evil.example',
    'null',
    'https://shop.example.evil.example',
    'http://shop.example',
    'https://SHOP.example',
    '*',
  ])('from %s is not answered', async (origin) => {
    for (const path of ['/orders/C-1', '/txns']) {
      const response = await preflight(path, origin, 'GET');
      expect([response.status, allowed(response)]).toEqual([405, null]);
    }
  });

  it.each([
    '/orders',
    '/session',
    '/customers',
    '/customers/x',
    '/settings/login',
    '/operator/merchants',
    '/health',
    '/nowhere',
  ])('of %s, which no browser may call, is never answered', async (path) => {
    const response = await preflight(path, OURS, 'POST');
    expect([path === '/nowhere' ? 404 : 405, null]).toEqual([response.status, allowed(response)]);
  });
});

describe('a call from a page', () => {
  it('may be read by the origins of the call’s own merchant alone', async () => {
    const read = (origin: string) =>
      service.call.get('/orders/C-1', { headers: { authorization: null, 'x-client-auth-token': token, origin } });
    expect([allowed(await read(OURS)), allowed(await read(THEIRS)), allowed(await read('null'))]).toEqual([
      OURS,
      null,
      null,
    ]);
    expect((await read(OURS)).headers.get('vary')).toContain('Origin');
    expect((await read(OURS)).headers.get('access-control-expose-headers')).toContain('x-svc-warning');
  });

  it('may be read when it is refused, too', async () => {
    const headers = { authorization: null, 'x-client-auth-token': token, origin: OURS };
    const unknown = await service.call.get('/orders/C-2', { headers });
    expect([unknown.status, allowed(unknown)]).toEqual([400, OURS]);
    const anonymous = { headers: { authorization: null, origin: OURS } };
    const refused = await service.call.form('/txns', { merchant_id: 'shop', order_id: 'C-none', ...card }, anonymous);
    expect([refused.status, allowed(refused)]).toEqual([400, OURS]);
  });

  it('learns that its token is over, or its body too large', async () => {
    const headers = { authorization: null, 'x-client-auth-token': `tkn_${'0'.repeat(32)}`, origin: OURS };
    const late = await service.call.get('/orders/C-1', { headers });
    const large = await service.call.form('/txns', { a: 'x'.repeat(70_000) }, { headers: { origin: OURS } });
    expect([late.status, allowed(late), large.status, allowed(large)]).toEqual([401, OURS, 413, OURS]);
    const evil = await service.call.get('/orders/C-1', { headers: { ...headers, origin: 'https://evil.example' } });
    expect([evil.status, allowed(evil)]).toEqual([401, null]);
  });

  it('of what only an API key opens may never be read', async () => {
    const headers = { origin: OURS };
    const answers = [
      await service.call.get('/orders', { headers }),
      await service.call.form('/orders', { order_id: 'C-3', amount: '1' }, { headers }),
      await service.call.form('/orders/C-1', { udf1: 'x' }, { headers }),
      await service.call.form('/customers', { object_reference_id: 'c', mobile_number: '98765' }, { headers }),
    ];
    for (const answer of answers) expect([answer.status, allowed(answer)]).toEqual([200, null]);
  });
});
