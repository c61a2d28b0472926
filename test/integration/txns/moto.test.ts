/**
 * Mail and telephone orders (MOTO): paid without authentication, by merchants that are allowed to.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorCode, ErrorInfoCode, OrderStatus, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import { at } from '../../support/caller.ts';
import { asAnonymous, Cards, type Shop, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

const MOTO = { auth_type: 'MOTO' };

let service: TestService;
let shop: Shop;
let moto: Shop;

beforeAll(async () => {
  service = await startService({ label: 'moto' });
  shop = shopOf(service);
  moto = shopOf(service, await service.addMerchant('moto', (merchant) => ({ ...merchant, motoEnabled: true })));
});
afterAll(() => service.close());

it('a challenged card is charged at once with an API key and the setting', async () => {
  const orderId = await moto.order();
  const started = await moto.start(orderId, MOTO);
  expect(started.json()).toMatchObject({ status: TxnStatus.CHARGED });
  expect(started.json()).not.toHaveProperty('payment');
  expect(await moto.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED, auth_type: 'MOTO' });
});

it('a card that its bank refuses is AUTHORIZATION_FAILED in the answer', async () => {
  const orderId = await moto.order();
  const started = await moto.start(orderId, { ...MOTO, card_number: Cards.declined });
  expect(at(started.json(), 'status')).toBe(TxnStatus.AUTHORIZATION_FAILED);
  expect(await moto.read(orderId)).toMatchObject({
    status: OrderStatus.AUTHORIZATION_FAILED,
    bank_error_code: '05',
    txn_detail: { error_code: TxnErrorCode.authorization_failed },
  });
});

it('a bank that answers later is AUTHORIZING in the answer, and CHARGED when it has', async () => {
  const orderId = await moto.order();
  const started = await moto.start(orderId, { ...MOTO, card_number: Cards.chargedLater });
  expect(at(started.json(), 'status')).toBe(TxnStatus.AUTHORIZING);
  service.clock.advance(31_000);
  await service.runWorkers();
  expect(await moto.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED });
});

it.each([
  ['without credentials', () => moto, asAnonymous],
  ['without the setting', () => shop, {}],
  ['without either', () => shop, asAnonymous],
])('is refused %s', async (_, where: () => Shop, options) => {
  const orderId = await where().order();
  const refused = await where().start(orderId, MOTO, options);
  expect(refusalOf(refused)).toEqual([400, ErrorCode.INVALID_REQUEST, 'auth_type']);
  expect(at(refused.json(), 'error_info', 'code')).toBe(ErrorInfoCode.FEATURE_NOT_ENABLED);
  expect(await where().read(orderId)).toMatchObject({ status: OrderStatus.NEW });
});
