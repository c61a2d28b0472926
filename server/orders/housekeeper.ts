/**
 * Attends to orders by themselves: lets them expire, asks the gateway what has been open too long, sends the service's
 * own refunds, and takes in the gateway's late news. Any number of processes may run one; each order is leased.
 */
import { RefundStatus } from '../../generated/values.ts';
import type { GatewayNews, GatewayNewsSource } from '../gateways/gateway.ts';
import type { GatewayRegistry } from '../gateways/registry.ts';
import type { Log } from '../http/log.ts';
import type { Merchant } from '../merchants/merchant.ts';
import type { Runtime } from '../runtime.ts';
import type { Txn } from '../txns/txn.ts';
import type { Commit } from './commit.ts';
import type { AutoRefund, Order } from './order.ts';
import { expireOrder, failUnknown, type SettlePolicy, settleAutoRefund, settleTxn, txnOf } from './settle.ts';
import type { OrderStore, StoredOrder } from './store.ts';
import { wakeAt } from './wake.ts';

/** How often to look when nothing rings, in milliseconds. */
const POLL_MS = 1_000;
/** Orders attended to in one go before anything else gets its turn. */
const BATCH = 100;

export interface HousekeeperDeps {
  readonly store: OrderStore;
  readonly commit: Commit;
  readonly gateways: GatewayRegistry;
  readonly news: readonly GatewayNewsSource[];
  readonly merchants: { byId(merchantId: string): Promise<Merchant | null> };
  readonly policy: SettlePolicy;
  readonly runtime: Runtime;
  readonly log: Log;
}

export interface Housekeeper {
  /** Does all that is due now. */
  runOnce(): Promise<void>;
  start(): void;
  /** Ends after the order at hand. */
  stop(): Promise<void>;
}

export function createHousekeeper(deps: HousekeeperDeps): Housekeeper {
  const { store, commit, gateways, news, merchants, policy, runtime, log } = deps;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  const newRefundId = () => `rfd_${runtime.random.bytes(8).toString('hex')}`;

  async function reconcile(merchant: Merchant, key: string, txn: Txn): Promise<void> {
    const gateway = gateways.find(txn.gateway);
    if (gateway === null || txn.session === null) return;
    const status = await gateway.status(txn.session);
    const refundId = newRefundId();
    await commit.change(merchant, key, (order) =>
      status.kind === 'none'
        ? failUnknown(order, txn.txnUuid, runtime.clock.now())
        : settleTxn(order, { txnUuid: txn.txnUuid, outcome: status, refundId }, policy, runtime.clock.now()),
    );
  }

  async function refund(merchant: Merchant, key: string, order: Order, item: AutoRefund): Promise<void> {
    const txn = txnOf(order, item.txnUuid);
    const gateway = txn === undefined ? null : gateways.find(txn.gateway);
    if (txn === undefined || gateway === null || txn.session === null) return;
    const outcome = await gateway.refund(txn.session);
    await commit.change(merchant, key, (now) => settleAutoRefund(now, item.id, outcome, runtime.clock.now()));
  }

  async function attend(stored: StoredOrder): Promise<void> {
    const { key, order } = stored;
    const merchant = await merchants.byId(order.merchantId);
    if (merchant === null) return;
    const now = runtime.clock.now();
    for (const txn of order.txns) {
      if (txn.reconcileAt !== null && txn.reconcileAt <= now) await reconcile(merchant, key, txn);
    }
    for (const item of order.refunds) {
      if (item.status === RefundStatus.PENDING) await refund(merchant, key, order, item);
    }
    const change = await commit.change(merchant, key, (latest) => expireOrder(latest, runtime.clock.now()));
    if (change.kind === 'unchanged') await store.rest(change.stored, wakeAt(change.stored.order));
  }

  async function takeNews(item: GatewayNews): Promise<void> {
    const merchant = await merchants.byId(item.merchantId);
    if (merchant === null) return;
    const settlement = { txnUuid: item.txnUuid, outcome: item.outcome, refundId: newRefundId() };
    await commit.change(merchant, item.orderKey, (order) => settleTxn(order, settlement, policy, runtime.clock.now()));
  }

  async function guarded(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, `${what} failed and is tried again later`);
    }
  }

  async function runOnce(): Promise<void> {
    for (const source of news) {
      for (const item of await source.dueNews(runtime.clock.now())) {
        await guarded('gateway news', async () => {
          await takeNews(item);
          await source.acknowledge(item.id);
        });
      }
    }
    for (let count = 0; count < BATCH && !stopped; count += 1) {
      const stored = await store.claimDue(runtime.clock.now());
      if (stored === undefined) return;
      await guarded('attending to an order', () => attend(stored));
    }
  }

  function schedule(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = guarded('the housekeeper', runOnce).then(schedule);
    }, POLL_MS);
  }

  return {
    runOnce,
    start() {
      stopped = false;
      schedule();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
