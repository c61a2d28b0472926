/** The rate limits of a merchant's calls and of its settings sessions: which calls count, the 429 answer, and who sets the limit. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode, ErrorInfoCode } from '../../../generated/values.ts';
import { sessionBucket } from '../../../server/auth/enforce-rate-limit.ts';
import { createBucketStore } from '../../../server/storage/rate-limit-buckets.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { type Answer, at, type Caller, textAt } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { OPERATOR_KEY, startService, type TestMerchant, type TestService } from '../../support/service.ts';

const SECOND_MS = 1_000;
const rateLimit = { perSecond: 1, burst: 3 };
const operator = { headers: { authorization: `Bearer ${OPERATOR_KEY}`, 'x-merchantid': null } };

let service: TestService;
let made = 0;
beforeAll(async () => {
  service = await startService({ label: 'rate-limit' });
});
afterAll(() => service.close());

async function limitedMerchant(): Promise<{ readonly merchant: TestMerchant; readonly call: Caller }> {
  made += 1;
  const merchant = await service.addMerchant(`limited_${made}`, (fresh) => ({ ...fresh, rateLimit }));
  return { merchant, call: service.callAs(merchant) };
}

async function times(count: number, send: () => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await send()).status);
  return statuses;
}

/** Takes tokens of a session. */
async function drawFrom(sessionId: string, { merchantId }: TestMerchant, count: number): Promise<void> {
  const { id, limit } = sessionBucket(merchantId, sessionId);
  const { granted } = await createBucketStore(service.database.db).draw(id, limit, count, service.clock.now());
  expect(granted).toBe(count);
}

describe('a merchant with a rate', () => {
  it('is refused beyond it with the time to wait, and let in again after that', async () => {
    const { call } = await limitedMerchant();
    expect(await times(4, () => call.get('/orders'))).toEqual([200, 200, 200, 429]);
    const refused = await call.form('/orders', { order_id: 'R-1', amount: '1' });
    expect(refusalOf(refused)).toEqual([429, ErrorCode.rate_limited]);
    expect(at(refused.json(), 'error_info', 'code')).toBe(ErrorInfoCode.RATE_LIMITED);
    expect(refused.headers.get('retry-after')).toBe('1');
    service.clock.advance(SECOND_MS);
    expect(await times(2, () => call.get('/orders'))).toEqual([200, 429]);
  });

  it('has one rate for all its calls and keys, and none for the calls that are wrong in themselves', async () => {
    const { call } = await limitedMerchant();
    expect(await times(5, () => call.form('/orders', { order_id: 'a b' }))).toEqual([400, 400, 400, 400, 400]);
    expect((await call.get('/orders')).status).toBe(200);
    expect((await call.form('/orders', { order_id: 'R-2', amount: '1' })).status).toBe(200);
    expect((await call.get('/orders/R-2')).status).toBe(200);
    expect((await call.get('/cards?customer_id=x')).status).toBe(429);
  });

  it('leaves a customer with a client auth token a rate of its own', async () => {
    const { call } = await limitedMerchant();
    const form = { order_id: 'R-3', amount: '1', 'options.get_client_auth_token': 'true' };
    const token = textAt((await call.form('/orders', form)).json(), 'svc', 'client_auth_token');
    const byToken = { headers: { authorization: null, 'x-client-auth-token': token } };
    expect(await times(4, () => call.get('/orders/R-3', byToken))).toEqual([200, 200, 200, 429]);
    expect(await times(3, () => call.get('/orders'))).toEqual([200, 200, 429]);
  });

  it('loses nothing to strangers at POST /txns', async () => {
    const { merchant, call } = await limitedMerchant();
    const values = { order_id: 'R-4', merchant_id: merchant.merchantId, card_number: '4111111111111111' };
    const card = { ...values, card_exp_month: '12', card_exp_year: '2040', card_security_code: '739' };
    const anonymous = { headers: { authorization: null } };
    expect(await times(5, () => call.form('/txns', card, anonymous))).toEqual([400, 400, 400, 400, 400]);
    expect(await times(4, () => call.get('/orders'))).toEqual([200, 200, 200, 429]);
  });

  it('keeps no 429 under an Idempotency-Key', async () => {
    const { call } = await limitedMerchant();
    const send = () =>
      call.form('/orders', { order_id: 'R-5', amount: '1' }, { headers: { 'idempotency-key': 'once' } });
    await times(3, () => call.get('/orders'));
    expect((await send()).status).toBe(429);
    service.clock.advance(SECOND_MS);
    expect((await send()).status).toBe(200);
  });

  it('leaves each session of its settings 50 calls a second, and 200 at once', async () => {
    const { merchant } = await limitedMerchant();
    const [settings, other] = [await settingsOf(service, merchant), await settingsOf(service, merchant)];
    const read = () => settings('GET', '/settings/session');
    expect((await read()).status).toBe(200);
    await drawFrom(textAt((await read()).json(), 'session_id'), merchant, 195);
    expect(await times(4, read)).toEqual([200, 200, 200, 429]);
    const refused = await read();
    expect(refusalOf(refused)).toEqual([429, ErrorCode.rate_limited]);
    expect(refused.headers.get('retry-after')).toBe('1');
    service.clock.advance(SECOND_MS);
    await drawFrom(textAt((await read()).json(), 'session_id'), merchant, 48);
    expect(await times(2, read)).toEqual([200, 429]);
    expect((await other('POST', '/settings/logout')).status).toBe(204);
  });

  it('lets a user whose session makes too many calls end it from another', async () => {
    const { merchant } = await limitedMerchant();
    const [flooding, other] = [await settingsOf(service, merchant), await settingsOf(service, merchant)];
    const sessionId = textAt((await flooding('GET', '/settings/session')).json(), 'session_id');
    await drawFrom(sessionId, merchant, 199);
    expect((await flooding('POST', '/settings/logout')).status).toBe(429);
    expect((await other('GET', '/settings/sessions')).status).toBe(200);
    expect((await other('DELETE', `/settings/sessions/${sessionId}`)).status).toBe(204);
    expect((await flooding('GET', '/settings/session')).status).toBe(401);
  });

  it('counts no settings calls of a merchant without a rate', async () => {
    const settings = await settingsOf(service, service.merchant);
    const sessionId = textAt((await settings('GET', '/settings/session')).json(), 'session_id');
    await drawFrom(sessionId, service.merchant, 200);
    expect((await settings('GET', '/settings/session')).status).toBe(200);
  });

  it('does not slow another merchant down', async () => {
    const { call } = await limitedMerchant();
    await times(4, () => call.get('/orders'));
    expect(await times(10, () => service.call.get('/orders'))).toEqual(Array(10).fill(200));
  });
});

describe('the operator', () => {
  const change = (merchantId: string, rate: unknown) =>
    service.call.json('PATCH', `/operator/merchants/${merchantId}`, { rate_limit: rate }, operator);

  it('sets a merchant’s rate and takes it away again', async () => {
    const { merchant, call } = await limitedMerchant();
    expect((await change(merchant.merchantId, { per_second: 2, burst: 2 })).json()).toMatchObject({
      rate_limit: { per_second: 2, burst: 2 },
    });
    expect(await times(3, () => call.get('/orders'))).toEqual([200, 200, 429]);
    expect((await change(merchant.merchantId, null)).json()).toMatchObject({ rate_limit: null });
    expect(await times(5, () => call.get('/orders'))).toEqual([200, 200, 200, 200, 200]);
  });

  it.each([
    [{ per_second: 0, burst: 1 }],
    [{ per_second: 1 }],
    [{ per_second: 1, burst: 0 }],
    [{ per_second: 1.5, burst: 2 }],
    [{ per_second: 10_001, burst: 1 }],
    [{ per_second: 1, burst: 100_001 }],
    [{ per_second: 1, burst: 1, per_minute: 1 }],
    [5],
  ])('is refused %j', async (rate) => {
    expect((await change('shop', rate)).status).toBe(400);
  });

  it('makes merchants without one in the sandbox', async () => {
    const body = {
      merchant_id: 'fresh',
      name: 'Fresh',
      settings_username: 'fresh',
      settings_password: 'long-enough-1',
    };
    const answer = await service.call.json('POST', '/operator/merchants', body, operator);
    expect(answer.json()).toMatchObject({ rate_limit: null });
  });
});
