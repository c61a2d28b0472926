/** Sandbox-only features for frontend developers: localhost origins for the demo merchant, and failures on demand. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Merchant } from '../../../server/domain/merchants/merchant.ts';
import { DEMO_MERCHANT_ID } from '../../../server/domain/merchants/merchant.ts';
import { at, type Caller, textAt } from '../../support/caller.ts';
import { card } from '../../support/sample-requests.ts';
import { startService, type TestService } from '../../support/service.ts';

const environments = ['sandbox', 'production'] as const;
type Environment = (typeof environments)[number];

const services = new Map<Environment, TestService>();
beforeAll(async () => {
  for (const environment of environments) {
    services.set(environment, await startService({ label: environment, config: { environment } }));
  }
});
afterAll(async () => {
  for (const service of services.values()) await service.close();
});

function serviceIn(environment: Environment): TestService {
  const service = services.get(environment);
  if (service === undefined) throw new Error('it has not started');
  return service;
}

const callers = new Map<Environment, Caller>();
async function demoIn(environment: Environment): Promise<Caller> {
  const service = serviceIn(environment);
  // In production an order requires a merchant with a webhook URL.
  const withWebhook = (merchant: Merchant) => ({
    ...merchant,
    webhook: { ...merchant.webhook, url: 'https://shop.example/hooks' },
  });
  const known = callers.get(environment) ?? service.callAs(await service.addMerchant(DEMO_MERCHANT_ID, withWebhook));
  callers.set(environment, known);
  return known;
}

/** Creates an order and returns the headers of its customer's browser. */
async function tokenOf(call: Caller, order: string): Promise<Readonly<Record<string, string>>> {
  const form = { order_id: order, amount: '1.00', 'options.get_client_auth_token': 'true' };
  const created = await call.form('/orders', form);
  return { 'x-client-auth-token': textAt(created.json(), 'svc', 'client_auth_token') };
}

const allowed = (answer: { readonly headers: Headers }) => answer.headers.get('access-control-allow-origin');
const LOCAL = ['http://localhost:3000', 'http://localhost', 'http://127.0.0.1:5173'];
const FOREIGN = [
  'https://localhost:3000',
  'http://localhost.evil.example',
  'http://127.0.0.2:1',
  'http://localhost:0x1',
];

describe('a page on the developer’s machine', () => {
  it.each(LOCAL)('at %s may call what a client auth token opens of the demo merchant', async (origin) => {
    const call = await demoIn('sandbox');
    const token = await tokenOf(call, 'L-1');
    const headers = { authorization: null, ...token, origin };
    const read = await call.get('/orders/L-1', { headers });
    expect([read.status, allowed(read)]).toEqual([200, origin]);
    const preflight = await fetch(`${serviceIn('sandbox').baseUrl}/orders/L-1`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'prefer' },
    });
    expect([preflight.status, allowed(preflight)]).toEqual([204, origin]);
    expect(preflight.headers.get('access-control-allow-headers')?.split(',')).toContain('prefer');
  });

  it('may send a card of the demo merchant without credentials', async () => {
    const call = await demoIn('sandbox');
    const headers = { authorization: null, origin: 'http://localhost:3000' };
    const refused = await call.form(
      '/txns',
      { merchant_id: DEMO_MERCHANT_ID, order_id: 'L-none', ...card },
      { headers },
    );
    expect([refused.status, allowed(refused)]).toEqual([400, 'http://localhost:3000']);
  });

  it('may not read an answer that an API key opens', async () => {
    const call = await demoIn('sandbox');
    const list = await call.get('/orders', { headers: { origin: 'http://localhost:3000' } });
    expect([list.status, allowed(list)]).toEqual([200, null]);
  });

  it('may not read an answer of another merchant', async () => {
    const { call } = serviceIn('sandbox');
    const headers = { authorization: null, ...(await tokenOf(call, 'L-2')), origin: 'http://localhost:3000' };
    expect(allowed(await call.get('/orders/L-2', { headers }))).toBeNull();
  });

  it.each(FOREIGN)('is not what calls from %s', async (origin) => {
    const call = await demoIn('sandbox');
    const headers = { authorization: null, ...(await tokenOf(call, 'L-3')), origin };
    expect(allowed(await call.get('/orders/L-3', { headers }))).toBeNull();
  });

  it.each(LOCAL)('has no right in production: %s', async (origin) => {
    const call = await demoIn('production');
    const headers = { authorization: null, ...(await tokenOf(call, 'L-4')), origin };
    expect(allowed(await call.get('/orders/L-4', { headers }))).toBeNull();
    const preflight = await fetch(`${serviceIn('production').baseUrl}/orders/L-4`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    });
    expect([preflight.status, allowed(preflight)]).toEqual([405, null]);
  });
});

describe('a failure on demand', () => {
  const failing = (code: number) => ({ headers: { prefer: `code=${code}` } });
  const codes = [
    [429, 'rate_limited', '1'],
    [500, 'internal_error', null],
    [503, 'service_unavailable', '1'],
  ] as const;

  it.each(codes)('%s is answered in the contract’s shape, and nothing is stored', async (code, errorCode, wait) => {
    const call = await demoIn('sandbox');
    const order = `F-${code}`;
    const answer = await call.form('/orders', { order_id: order, amount: '1.00' }, failing(code));
    expect([answer.status, at(answer.json(), 'error_code'), answer.headers.get('retry-after')]).toEqual([
      code,
      errorCode,
      wait,
    ]);
    expect(at(answer.json(), 'error_message')).toContain('Prefer');
    expect((await call.get(`/orders/${order}`)).json().error_code).toBe('order_not_found');
    expect((await call.form('/orders', { order_id: order, amount: '1.00' })).status).toBe(200);
  });

  it('charges nothing, and keeps no answer for the idempotency key', async () => {
    const call = await demoIn('sandbox');
    await call.form('/orders', { order_id: 'F-pay', amount: '1.00' });
    const payment = { merchant_id: DEMO_MERCHANT_ID, order_id: 'F-pay', ...card };
    expect((await call.form('/txns', payment, failing(503))).status).toBe(503);
    expect((await call.get('/orders/F-pay')).json().status).toBe('NEW');
    const customer = { object_reference_id: 'f1', mobile_number: '9876543210' };
    const key = { 'idempotency-key': 'once-1' };
    const failed = await call.form('/customers', customer, { headers: { ...key, prefer: 'code=500' } });
    const made = await call.form('/customers', customer, { headers: key });
    expect([failed.status, made.status]).toEqual([500, 200]);
  });

  it.each(['code=404', 'code=200', 'code=5033', 'respond-async', 'example=new'])(
    'is no other preference: %s',
    async (prefer) => {
      const call = await demoIn('sandbox');
      const answer = await call.form('/orders', { order_id: 'F-none', amount: '1.00' }, { headers: { prefer } });
      expect(answer.status).toBe(200);
    },
  );

  it('comes after the refusal of a wrong call', async () => {
    const call = await demoIn('sandbox');
    expect((await call.form('/orders', { amount: 'x' }, failing(503))).status).toBe(400);
    expect((await call.get('/orders', { headers: { authorization: null, prefer: 'code=503' } })).status).toBe(401);
  });

  it('does not reach the probes of the service', async () => {
    const { baseUrl } = serviceIn('sandbox');
    expect((await fetch(`${baseUrl}/ready`, failing(503))).status).toBe(200);
  });

  it.each(codes)('%s has no effect in production', async (code) => {
    const call = await demoIn('production');
    const answer = await call.form('/orders', { order_id: `P-${code}`, amount: '1.00' }, failing(code));
    expect(answer.status).toBe(200);
  });
});
