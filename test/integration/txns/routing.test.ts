/**
 * The gateway configuration that a payment uses, and the result when there is none.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventName, OrderStatus, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import type { GatewayConfig, Merchant } from '../../../server/domain/merchants/merchant.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { leadsTo } from '../../support/bank-page.ts';
import { Cards, type Shop, shopOf, withAllEvents } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ label: 'routing', merchant: withAllEvents });
});
afterAll(() => service.close());

type Change = Partial<Pick<GatewayConfig, 'gatewayConfigId' | 'referenceId' | 'isDefault' | 'enabled' | 'gateway'>>;

/** A merchant with copies of the default configuration, each with a change. */
async function shopWith(merchantId: string, ...changes: readonly Change[]): Promise<Shop> {
  const configured = (merchant: Merchant): Merchant => ({
    ...withAllEvents(merchant),
    gateways: changes.flatMap((change, index) =>
      merchant.gateways.map((config) => ({
        ...config,
        gatewayConfigId: `gw_${index}`,
        // Encrypted for the original configuration, so it could not be decrypted for this one.
        credentials: {},
        ...change,
      })),
    ),
  });
  return shopOf(service, await service.addMerchant(merchantId, configured));
}

function named(referenceId: string) {
  return { 'metadata.SVC:gateway_reference_id': referenceId };
}

async function routed(shop: Shop, order = {}) {
  const orderId = await shop.order({ return_url: 'https://shop.example/paid', ...order });
  const started = await shop.start(orderId, { card_number: Cards.frictionless });
  return { orderId, started, order: await shop.read(orderId) };
}

const noGateway = {
  status: OrderStatus.SVC_DECLINED,
  status_id: 22,
  gateway_id: '',
  resp_code: null,
  payment_gateway_response: null,
  txn_detail: { status: TxnStatus.SVC_DECLINED, error_code: TxnErrorCode.GATEWAY_NOT_FOUND, gateway: '' },
};

describe('a payment goes', () => {
  let shop: Shop;
  beforeAll(async () => {
    const second = { referenceId: 'Cards_EU', isDefault: false };
    const third = { referenceId: 'cards_off', isDefault: false, enabled: false };
    shop = await shopWith('several', {}, second, third);
  });

  it.each([
    ['through the default without a reference id', {}, 'gw_0', null],
    ['through the default when it is named', named('cards_default'), 'gw_0', 'cards_default'],
    ['through the configuration that is named', named('Cards_EU'), 'gw_1', 'Cards_EU'],
  ])('%s', async (_, fields, gateway, reference) => {
    expect((await routed(shop, fields)).order).toMatchObject({
      status: OrderStatus.CHARGED,
      gateway_id: gateway,
      gateway_reference_id: reference,
      txn_detail: { gateway_id: gateway, gateway: 'SANDBOX' },
    });
  });

  it.each([
    ['in another case', 'cards_eu'],
    ['that nobody has', 'cards_us'],
    ['of a configuration that is off', 'cards_off'],
  ])('nowhere with a reference id %s: STARTED, and the transaction has failed', async (_, referenceId) => {
    const { orderId, started, order } = await routed(shop, named(referenceId));
    expect(started.status).toBe(200);
    expect(started.json()).toMatchObject({
      order_id: orderId,
      txn_id: `several-${orderId}-1`,
      status: TxnStatus.STARTED,
      offer_details: { offers: [] },
    });
    expect(started.json()).not.toHaveProperty('payment');
    expect(order).toMatchObject({
      status: OrderStatus.STARTED,
      status_id: 20,
      gateway_id: '',
      gateway_reference_id: referenceId,
      txn_detail: { status: TxnStatus.STARTED, error_code: TxnErrorCode.gateway_reference_mismatch },
    });
    const raised = [EventName.ORDER_CREATED, EventName.TXN_CREATED, EventName.TXN_FAILED];
    expect(await shop.events(orderId)).toEqual(raised);
    expect(await shop.ledger(orderId)).toEqual([]);
  });

  it('nowhere without format=json either: the browser is led back to the shop', async () => {
    const orderId = await shop.order({ return_url: 'https://shop.example/paid', ...named('cards_us') });
    const address = leadsTo(await shop.start(orderId, { format: '' }));
    expect(leadsTo(await shop.bank.open(address))).toContain('status=STARTED&status_id=20');
  });

  it('on after a mismatch: further tries do not count towards the attempts, and the order expires', async () => {
    const { orderId } = await routed(shop, { ...named('cards_us'), 'metadata.expiryInMins': '10' });
    for (let tries = 0; tries < 30; tries += 1) expect((await shop.start(orderId)).status).toBe(200);
    service.clock.advance(10 * 60_000);
    await service.runWorkers();
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.EXPIRED });
    expect((await shop.events(orderId)).filter((name) => name === EventName.ORDER_FAILED)).toHaveLength(1);
  });
});

describe('a payment is declined before the gateway', () => {
  it.each([
    ['none', 'no gateway is configured', []],
    ['all_off', 'the only configuration is off', [{ enabled: false }]],
    ['no_default', 'no configuration is the default', [{ isDefault: false }]],
    ['no_connector', 'the service has no such gateway', [{ gateway: 'ELSEWHERE' }]],
  ] as const)('%s: when %s', async (merchantId, _, changes) => {
    const shop = await shopWith(merchantId, ...changes);
    const { orderId, started, order } = await routed(shop);
    expect([started.status, started.json().status]).toEqual([200, TxnStatus.SVC_DECLINED]);
    expect(started.json()).not.toHaveProperty('payment');
    expect(order).toMatchObject(noGateway);
    const failed = [EventName.TXN_FAILED, EventName.ORDER_FAILED];
    expect(await shop.events(orderId)).toEqual([EventName.ORDER_CREATED, EventName.TXN_CREATED, ...failed]);
  });

  it('when a reference id is sent and no gateway is enabled at all', async () => {
    const shop = await shopWith('named_off', { enabled: false });
    expect((await routed(shop, named('cards_default'))).order).toMatchObject(noGateway);
  });

  it('and can be paid once a gateway is there', async () => {
    const shop = await shopWith('later_on', { enabled: false });
    const { orderId } = await routed(shop);
    const merchant = { merchantId: 'later_on', apiKey: '', settingsUsername: 'later_on_settings' };
    const settings = await settingsOf(service, merchant);
    expect((await settings('PATCH', '/settings/gateways/gw_0', { enabled: true })).status).toBe(200);
    await shop.start(orderId, { card_number: Cards.frictionless });
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED });
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.SVC_DECLINED, TxnStatus.CHARGED]);
  });
});
