/**
 * The reconciler when a dependency fails: one failed task must not delay the others.
 */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderStatus, TxnStatus } from '../../../generated/values.ts';
import { orderPresenter } from '../../../server/api/orders/wire.ts';
import type { Merchant } from '../../../server/domain/merchants/merchant.ts';
import { newMerchant } from '../../../server/domain/merchants/new-merchant.ts';
import { claimForResult } from '../../../server/domain/payments/settle.ts';
import type { GatewayConnector, GatewayNotificationSource } from '../../../server/domain/ports/gateway-connector.ts';
import { createGatewayRegistry } from '../../../server/gateways/registry.ts';
import { createSandboxGateway } from '../../../server/gateways/sandbox/sandbox-gateway.ts';
import { createSandboxStore } from '../../../server/gateways/sandbox/store.ts';
import { createLog } from '../../../server/platform/log.ts';
import { traceTasks } from '../../../server/platform/tracing.ts';
import { auditLog } from '../../../server/storage/audit-log.ts';
import { merchantStore } from '../../../server/storage/merchants.ts';
import { createOrderStore, orderKey, type StoredOrder } from '../../../server/storage/orders.ts';
import { merchantDirectory } from '../../../server/usecases/merchants/directory.ts';
import { createAskGateway } from '../../../server/usecases/payments/ask-gateway.ts';
import { createCommit } from '../../../server/usecases/payments/commit-order.ts';
import { createEndHold } from '../../../server/usecases/payments/end-hold.ts';
import { createGatewayAccounts } from '../../../server/usecases/payments/gateway-of-attempt.ts';
import { createApplyReceived } from '../../../server/usecases/payments/handle-notification.ts';
import { createReconciler, type Reconciler } from '../../../server/usecases/payments/reconciler.ts';
import { createSendRefund } from '../../../server/usecases/payments/send-refund.ts';
import { createSettleAttempt } from '../../../server/usecases/payments/settle-attempt.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { textAt } from '../../support/caller.ts';
import { Cards, type Shop, shopOf } from '../../support/payments.ts';
import { attemptCalls } from '../../support/sandbox-bank.ts';
import { startService, type TestService } from '../../support/service.ts';

const createdAt = new Date('2026-01-01T00:00:00Z');
const firstKey = { keyId: 'key_1', name: '', hash: '', lastFour: '', createdAt, allowedIps: [], lastUsedAt: null };
const policy = { reconcileAfterMs: 60_000 };
const noteDecline = () => Promise.resolve();

let service: TestService;
let shop: Shop;

beforeAll(async () => {
  service = await startService({ label: 'housekeeper' });
  shop = shopOf(service);
});
afterAll(() => service.close());

function runtimeOf() {
  return { clock: service.clock, random: { bytes: (length: number) => randomBytes(length) } };
}

function commitOf() {
  return createCommit({
    store: createOrderStore(service.database.db),
    presenter: orderPresenter,
    runtime: runtimeOf(),
    notify: () => undefined,
  });
}

/** The reconciler of another process over the same database, with these gateways and notifications. */
function reconcilerWith(
  gateways: readonly GatewayConnector[],
  notification: readonly GatewayNotificationSource[],
): Reconciler {
  const { clock } = service;
  const { db } = service.database;
  const commit = commitOf();
  const runtime = runtimeOf();
  const log = createLog({ level: 'silent', format: 'json' });
  const accounts = createGatewayAccounts({ gateways: createGatewayRegistry(gateways), sealer: service.sealer });
  const askGateway = createAskGateway({ log });
  const storeCard = (_merchant: Merchant, stored: StoredOrder) => Promise.resolve(stored);
  return createReconciler({
    store: createOrderStore(db),
    commit,
    accounts,
    askGateway,
    settleAttempt: createSettleAttempt({
      commit,
      noteDecline,
      storeCard,
      policy,
      runtime,
      log,
    }),
    endHold: createEndHold({ commit, accounts, askGateway, policy, runtime }),
    sendRefund: createSendRefund({ commit, accounts, askGateway, policy, runtime, log }),
    storeCard,
    notificationSources: notification,
    applyReceived: createApplyReceived({ commit, reportConflict: () => undefined, noteDecline, policy, runtime }),
    merchants: merchantDirectory({ merchants: merchantStore({ db, audit: auditLog(db) }), clock }),
    policy,
    runtime,
    log,
    tracedTask: traceTasks(undefined),
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
  await reconcilerWith([], []).runOnce();
  expect(await shop.read(expiring)).toMatchObject({ status: OrderStatus.EXPIRED });
  expect(await shop.attempts(stuck)).toEqual([TxnStatus.AUTHORIZING]);
  // When the gateway is available again, the older order is settled too.
  service.clock.advance(60_000);
  await reconcilerWith([sandbox().gateway], []).runOnce();
  expect(await shop.attempts(stuck)).toEqual([TxnStatus.CHARGED]);
});

it('attends to the other orders when a gateway throws, and asks it again later', async () => {
  const stuck = await shop.order();
  await shop.pay(stuck, Cards.unheard);
  const expiring = await shop.order({ 'metadata.expiryInMins': '2' });
  service.clock.advance(3 * 60_000);
  const { gateway } = sandbox();
  const broken: GatewayConnector = { ...gateway, recover: () => Promise.reject(new Error('no route to the bank')) };
  await reconcilerWith([broken], []).runOnce();
  expect(await shop.read(expiring)).toMatchObject({ status: OrderStatus.EXPIRED });
  service.clock.advance(61_000);
  await reconcilerWith([gateway], []).runOnce();
  expect(await shop.attempts(stuck)).toEqual([TxnStatus.CHARGED]);
});

it('attends to orders, and to the other gateways, when one gateway has no news to give', async () => {
  const late = await shop.order();
  await shop.pay(late, Cards.chargedLater);
  const expiring = await shop.order({ 'metadata.expiryInMins': '2' });
  service.clock.advance(3 * 60_000);
  const broken: GatewayNotificationSource = {
    dueNotifications: () => Promise.reject(new Error('no route to the bank')),
    acknowledge: () => Promise.resolve(),
  };
  const { gateway, notifications: notification } = sandbox();
  await reconcilerWith([gateway], [broken, notification]).runOnce();
  expect(await shop.attempts(late)).toEqual([TxnStatus.CHARGED]);
  expect(await shop.read(expiring)).toMatchObject({ status: OrderStatus.EXPIRED });
});

/** The sandbox's gateway, which answers nothing until `answer` is called. */
function hangingGateway() {
  const { gateway } = sandbox();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: string[] = [];
  const hanging: GatewayConnector = {
    ...gateway,
    recover: async (account, attempt) => {
      asked.push(attempt.txnUuid);
      await answered;
      return gateway.recover(account, attempt);
    },
  };
  return { hanging, asked, answer };
}

/** Orders whose outcome a gateway has not said. */
async function stuckOrders(count: number): Promise<readonly string[]> {
  const stuck: string[] = [];
  for (let made = 0; made < count; made += 1) stuck.push(await shop.order());
  await Promise.all(stuck.map((orderId) => shop.pay(orderId, Cards.unheard)));
  return stuck;
}

it('attends to other orders while a gateway does not answer, also to those that are due later', async () => {
  const stuck = await stuckOrders(20);
  const [soon, later] = [
    await shop.order({ 'metadata.expiryInMins': '2' }),
    await shop.order({ 'metadata.expiryInMins': '4' }),
  ];
  // Of this gateway, it asks nothing more.
  await shop.pay(soon, Cards.declined);
  service.clock.advance(3 * 60_000);
  const { hanging, asked, answer } = hangingGateway();
  const reconciler = reconcilerWith([hanging], []);
  const statusOf = async (orderId: string) => textAt(await shop.read(orderId), 'status');
  const first = reconciler.runOnce();
  await expect.poll(() => statusOf(soon)).toBe(OrderStatus.EXPIRED);
  expect(asked).toHaveLength(8);
  service.clock.advance(2 * 60_000);
  const second = reconciler.runOnce();
  await expect.poll(() => statusOf(later)).toBe(OrderStatus.EXPIRED);
  answer();
  await Promise.all([first, second]);
  // Nobody asks about an attempt that it asks about already, although its lease has ended.
  expect(new Set(asked).size).toBe(asked.length);
  for (const orderId of stuck) expect(await shop.attempts(orderId)).toEqual([TxnStatus.CHARGED]);
});

it('starts no further order once it is stopped', async () => {
  const stuck = await stuckOrders(10);
  service.clock.advance(3 * 60_000);
  const { hanging, asked, answer } = hangingGateway();
  const reconciler = reconcilerWith([hanging], []);
  const run = reconciler.runOnce();
  await expect.poll(() => asked.length).toBe(8);
  const stopped = reconciler.stop();
  answer();
  await Promise.all([run, stopped]);
  expect(asked).toHaveLength(8);
  service.clock.advance(61_000);
  await reconcilerWith([sandbox().gateway], []).runOnce();
  for (const orderId of stuck) expect(await shop.attempts(orderId)).toEqual([TxnStatus.CHARGED]);
});

describe('an attempt whose process died', () => {
  /** The customer is authenticated and the attempt claims the order; then the process dies. */
  async function claimed(): Promise<{ orderId: string; txnUuid: string }> {
    const orderId = await shop.order();
    await shop.begin(orderId);
    const txnUuid = textAt(await shop.read(orderId), 'txn_uuid');
    const merchant = newMerchant({ ...service.merchant, name: '', environment: 'sandbox', createdAt, firstKey });
    const now = service.clock.now();
    const change = await commitOf().change(merchant, orderKey('shop', orderId), (order) =>
      claimForResult(order, txnUuid, policy, now),
    );
    expect(change.kind).toBe('changed');
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTHORIZING]);
    return { orderId, txnUuid };
  }

  it('before it asked for the money fails, and the order is free for another', async () => {
    const { orderId } = await claimed();
    expect((await shop.start(orderId)).status).toBe(400);
    service.clock.advance(61_000);
    await service.runWorkers();
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTHORIZATION_FAILED]);
    expect(await shop.ledger(orderId)).toEqual([]);
    await shop.pay(orderId, Cards.visa);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED });
  });

  it('after the money moved is found CHARGED, and charged once', async () => {
    const { orderId, txnUuid } = await claimed();
    await attemptCalls(sandbox().gateway, txnUuid).resume(PASSWORD);
    service.clock.advance(61_000);
    await service.runWorkers();
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.CHARGED]);
    expect(await shop.ledger(orderId)).toEqual([{ kind: 'charge', minor: 10_000 }]);
  });
});
