/** The housekeeper when something it needs is not there: what it cannot do must not hold up the rest. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OrderStatus, TxnStatus } from '../../generated/values.ts';
import type { Gateway, GatewayNewsSource } from '../../server/gateways/gateway.ts';
import { createGatewayRegistry } from '../../server/gateways/registry.ts';
import { createSandboxGateway } from '../../server/gateways/sandbox/sandbox-gateway.ts';
import { createSandboxStore } from '../../server/gateways/sandbox/store.ts';
import { createLog } from '../../server/http/log.ts';
import { merchantDirectory } from '../../server/merchants/directory.ts';
import { merchantStore } from '../../server/merchants/store.ts';
import { createCommit } from '../../server/orders/commit.ts';
import { createHousekeeper, type Housekeeper } from '../../server/orders/housekeeper.ts';
import { createOrderStore } from '../../server/orders/store.ts';
import { auditLog } from '../../server/settings/audit/store.ts';
import { startService, type TestService } from '../support/service.ts';
import { Cards, type Shop, shopOf } from './shop.ts';

let service: TestService;
let shop: Shop;

beforeAll(async () => {
  service = await startService({ label: 'housekeeper' });
  shop = shopOf(service);
});
afterAll(() => service.close());

/** Another process's housekeeper over the same database, with these gateways and this news. */
function housekeeperWith(gateways: readonly Gateway[], news: readonly GatewayNewsSource[]): Housekeeper {
  const { clock } = service;
  const { db } = service.database;
  const runtime = { clock, random: { bytes: (length: number) => Buffer.alloc(length, 7) } };
  const store = createOrderStore(db);
  return createHousekeeper({
    store,
    commit: createCommit({ store, runtime, ring: () => undefined }),
    gateways: createGatewayRegistry(gateways),
    news,
    merchants: merchantDirectory({ merchants: merchantStore({ db, audit: auditLog(db) }), clock }),
    policy: { reconcileAfterMs: 60_000 },
    runtime,
    log: createLog({ level: 'silent', format: 'json' }),
  });
}

function sandbox() {
  return createSandboxGateway({ store: createSandboxStore(service.database.db), clock: service.clock });
}

it('lets orders expire although the gateway of an older one is gone', async () => {
  const stuck = await shop.order();
  await shop.pay(stuck, Cards.unheard);
  const expiring = await shop.order({ 'metadata.expiryInMins': '2' });
  service.clock.advance(3 * 60_000);
  await housekeeperWith([], []).runOnce();
  expect(await shop.read(expiring)).toMatchObject({ status: OrderStatus.EXPIRED });
  expect(await shop.attempts(stuck)).toEqual([TxnStatus.AUTHORIZING]);
  // Once the gateway is back, the older one is settled as well.
  service.clock.advance(60_000);
  await housekeeperWith([sandbox().gateway], []).runOnce();
  expect(await shop.attempts(stuck)).toEqual([TxnStatus.CHARGED]);
});

it('attends to the other orders when a gateway throws, and asks it again later', async () => {
  const stuck = await shop.order();
  await shop.pay(stuck, Cards.unheard);
  const expiring = await shop.order({ 'metadata.expiryInMins': '2' });
  service.clock.advance(3 * 60_000);
  const { gateway } = sandbox();
  const broken: Gateway = { ...gateway, status: () => Promise.reject(new Error('no route to the bank')) };
  await housekeeperWith([broken], []).runOnce();
  expect(await shop.read(expiring)).toMatchObject({ status: OrderStatus.EXPIRED });
  service.clock.advance(61_000);
  await housekeeperWith([gateway], []).runOnce();
  expect(await shop.attempts(stuck)).toEqual([TxnStatus.CHARGED]);
});

it('attends to orders, and to the other gateways, when one gateway has no news to give', async () => {
  const late = await shop.order();
  await shop.pay(late, Cards.chargedLater);
  const expiring = await shop.order({ 'metadata.expiryInMins': '2' });
  service.clock.advance(3 * 60_000);
  const broken: GatewayNewsSource = {
    dueNews: () => Promise.reject(new Error('no route to the bank')),
    acknowledge: () => Promise.resolve(),
  };
  const { gateway, news } = sandbox();
  await housekeeperWith([gateway], [broken, news]).runOnce();
  expect(await shop.attempts(late)).toEqual([TxnStatus.CHARGED]);
  expect(await shop.read(expiring)).toMatchObject({ status: OrderStatus.EXPIRED });
});
