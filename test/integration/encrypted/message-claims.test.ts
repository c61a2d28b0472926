/** The claims of encrypted messages: iat, exp and jti, optional and mandatory. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMessage } from '../../../scripts/encrypted-examples/message.ts';
import { bearer } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { type MerchantSide, merchantSide, uploadKeys } from '../../support/encrypted-caller.ts';
import { Cards, cardFields, newOrderId, type Shop, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { OPERATOR_KEY, startService, type TestMerchant, type TestService } from '../../support/service.ts';

const STATUS = '/v4/order-status';
const DENIED = [401, 'access_denied'];
const order = { order_id: 'Claimed-1' };

let service: TestService;
let shop: Shop;
let side: MerchantSide;
let strict: TestMerchant;
let strictSide: MerchantSide;
beforeAll(async () => {
  service = await startService({ label: 'message claims' });
  shop = shopOf(service);
  side = merchantSide(service, service.merchant, await uploadKeys(service, service.merchant, 'own'));
  strict = await service.addMerchant('strict');
  strictSide = merchantSide(service, strict, await uploadKeys(service, strict, 'theirs'));
  for (const merchant of [service.merchant, strict]) {
    await service.callAs(merchant).form('/orders', { ...order, amount: '1' });
  }
});
afterAll(() => service.close());

/** The service's current time plus an offset, in seconds. */
const second = (more = 0) => Math.floor(service.clock.now().getTime() / 1_000) + more;
let made = 0;
const jti = () => {
  made += 1;
  return `msg-${made}`;
};

describe('a message with claims', () => {
  it('is served, and its claims are no parameters', async () => {
    const claims = { iat: second(), exp: second(300), jti: jti() };
    const answer = await side.call(STATUS, { ...order, ...claims });
    expect([answer.status, answer.headers.get('x-svc-ignored-parameters')]).toEqual([200, null]);
  });

  it.each([
    ['exp over for more than a minute', () => ({ iat: second(-600), exp: second(-61) }), DENIED],
    ['iat of an hour and more ago', () => ({ iat: second(-3_700) }), DENIED],
    ['iat of more than a minute ahead', () => ({ iat: second(62) }), DENIED],
    ['exp of years ahead', () => ({ exp: second(100_000_000) }), [400, 'INVALID_REQUEST', 'exp']],
    [
      'exp of more than an hour after iat',
      () => ({ iat: second(), exp: second(3_601) }),
      [400, 'INVALID_REQUEST', 'exp'],
    ],
    ['an iat in milliseconds', () => ({ iat: second() * 1_000 }), DENIED],
    ['an iat that is text', () => ({ iat: '2026-03-14T09:26:53Z' }), [400, 'INVALID_REQUEST', 'iat']],
    ['an exp of half a second', () => ({ exp: second() + 0.5 }), [400, 'INVALID_REQUEST', 'exp']],
    ['a negative exp', () => ({ exp: -1 }), [400, 'INVALID_REQUEST', 'exp']],
    ['a jti that is a number', () => ({ jti: 7 }), [400, 'INVALID_REQUEST', 'jti']],
    ['a jti that is too long', () => ({ jti: 'x'.repeat(129) }), [400, 'INVALID_REQUEST', 'jti']],
    ['a jti that is an object', () => ({ jti: { $gt: '' } }), [400, 'INVALID_REQUEST', 'jti']],
  ])('is refused with %s', async (_, claims: () => object, refusal) => {
    expect(refusalOf(await side.call(STATUS, { ...order, ...claims() }))).toEqual(refusal);
  });

  it.each([
    ['exp over for less than a minute', () => ({ exp: second(-30) })],
    ['iat a little ahead', () => ({ iat: second(30) })],
    ['claims that are empty', () => ({ iat: null, exp: '', jti: null })],
    ['none at all', () => ({})],
  ])('is served with %s', async (_, claims: () => object) => {
    expect((await side.call(STATUS, { ...order, ...claims() })).status).toBe(200);
  });
});

describe('a jti', () => {
  it('counts once, though the message comes many times at once', async () => {
    const message = await makeMessage(side.keys, { ...order, jti: jti() });
    const answers = await Promise.all([1, 2, 3, 4].map(() => side.send(STATUS, message)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('counts once in whatever call, and pays once', async () => {
    const orderId = newOrderId();
    const payload = {
      merchant_id: 'shop',
      ...cardFields(Cards.frictionless),
      jti: jti(),
      order: { order_id: orderId, amount: 5 },
    };
    const message = await makeMessage(side.keys, payload);
    expect((await side.send('/v4/txns', message)).status).toBe(200);
    const again = await side.send('/v4/txns', message);
    expect(refusalOf(again)).toEqual(DENIED);
    expect(textAt(again.json(), 'error_message')).toContain('another jti');
    expect(refusalOf(await side.call(STATUS, { order_id: orderId, jti: payload.jti }))).toEqual(DENIED);
    expect(await shop.attempts(orderId)).toHaveLength(1);
  });

  it('is each merchant’s own', async () => {
    const name = jti();
    expect((await side.call(STATUS, { ...order, jti: name })).status).toBe(200);
    expect((await strictSide.call(STATUS, { ...order, jti: name })).status).toBe(200);
  });

  it('is not used up by a message of another', async () => {
    const name = jti();
    const forged = await makeMessage({ ...side.keys, ownPrivate: strictSide.keys.ownPrivate }, { ...order, jti: name });
    expect(refusalOf(await side.send(STATUS, forged))).toEqual(DENIED);
    expect((await side.call(STATUS, { ...order, jti: name })).status).toBe(200);
  });

  it('is forgotten when the message is over: what is remembered names neither merchant nor jti, and an index removes it', async () => {
    const seen = service.database.db.collection('seen_messages');
    const name = jti();
    const { iat, exp } = { iat: second(), exp: second(120) };
    expect((await side.call(STATUS, { ...order, jti: name, iat, exp })).status).toBe(200);
    const [last] = await seen.find().sort({ $natural: -1 }).limit(1).toArray();
    expect(last).toEqual({ _id: expect.stringMatching(/^[\w-]{43}$/), expiresAt: new Date((exp + 60) * 1_000) });
    expect(await seen.indexes()).toContainEqual(expect.objectContaining({ expireAfterSeconds: 0 }));
    service.clock.advance(200_000);
    expect(refusalOf(await side.call(STATUS, { ...order, jti: name, iat, exp }))).toEqual(DENIED);
    expect((await side.call(STATUS, { ...order, jti: name })).status).toBe(200);
  });
});

describe('a merchant whose messages must carry claims', () => {
  it('is switched so by the operator, and is told which are missing', async () => {
    const operator = bearer(service, OPERATOR_KEY);
    const changed = await operator('PATCH', '/operator/merchants/strict', { message_claims_required: true });
    expect(at(changed.json(), 'message_claims_required')).toBe(true);
    service.clock.advance(1_001);
    const claims = { iat: second(), exp: second(60), jti: jti() };
    for (const name of ['iat', 'exp', 'jti'] as const) {
      const { [name]: _, ...rest } = claims;
      const refusal = refusalOf(await strictSide.call(STATUS, { ...order, ...rest }));
      expect(refusal).toEqual([400, 'Mandatory fields are missing', name]);
    }
    expect((await strictSide.call(STATUS, { ...order, ...claims })).status).toBe(200);
    expect((await side.call(STATUS, order)).status).toBe(200);
  });
});
