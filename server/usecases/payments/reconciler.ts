/**
 * Processes orders that are due: expires them, asks the gateway about open attempts, voids expired holds, sends
 * refunds, and handles late gateway notifications. Any number of processes may run a reconciler; each order is leased.
 */
import { TxnStatus } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { expireOrder } from '../../domain/payments/authentication.ts';
import { pendingAction } from '../../domain/payments/hold.ts';
import { holdRunsOutAt } from '../../domain/payments/holds.ts';
import { nextRunAt } from '../../domain/payments/next-run.ts';
import { untilNextTry } from '../../domain/payments/next-try.ts';
import { txnOf } from '../../domain/payments/order.ts';
import { isDue } from '../../domain/payments/refunds.ts';
import { type SettlePolicy, stopAsking } from '../../domain/payments/settle.ts';
import { type Txn, txnPhase } from '../../domain/payments/txn.ts';
import type {
  GatewayNotification,
  GatewayNotificationSource,
  PaymentOutcome,
} from '../../domain/ports/gateway-connector.ts';
import type { Log } from '../../platform/log.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { TraceCalls } from '../../platform/tracing.ts';
import type { OrderStore, StoredOrder } from '../../storage/orders.ts';
import type { AskGateway } from './ask-gateway.ts';
import type { Commit } from './commit-order.ts';
import type { EndHold } from './end-hold.ts';
import type { GatewayAccounts } from './gateway-of-attempt.ts';
import type { ApplyReceived } from './handle-notification.ts';
import { createPlaces } from './reconciler-places.ts';
import { createReportMissing } from './report-missing.ts';
import type { SendRefund } from './send-refund.ts';
import type { SettleAttempt } from './settle-attempt.ts';
import type { StoreCard } from './store-card.ts';

/** Poll interval in milliseconds. An idle service sends the database little besides these polls. */
const POLL_MS = 2_000;
/** Orders processed at a time; at most half of them ask one gateway. */
const AT_ONCE = 16;
/** Orders started between two polls: one that is due again at once does not keep the reconciler busy. */
const BATCH = 1_000;

/** The void of an expired hold. */
const holdRunOut = { kind: 'void', key: '', minor: undefined, askedBy: 'service' } as const;

function hasRunOut(txn: Txn, now: Date): boolean {
  const at = holdRunsOutAt(txn);
  return at !== undefined && at <= now;
}

export interface ReconcilerDeps {
  readonly store: OrderStore;
  readonly commit: Commit;
  readonly accounts: GatewayAccounts;
  readonly askGateway: AskGateway;
  readonly settleAttempt: SettleAttempt;
  readonly storeCard: StoreCard;
  readonly endHold: EndHold;
  readonly sendRefund: SendRefund;
  readonly notificationSources: readonly GatewayNotificationSource[];
  readonly applyReceived: ApplyReceived;
  readonly merchants: { byId(merchantId: string): Promise<Merchant | null> };
  readonly policy: SettlePolicy;
  readonly runtime: Runtime;
  readonly log: Log;
  readonly tracedTask: TraceCalls;
}

export interface Reconciler {
  /** Processes everything that is due now. */
  runOnce(): Promise<void>;
  start(): void;
  /** Stops after the orders in progress. */
  stop(): Promise<void>;
}

export function createReconciler(deps: ReconcilerDeps): Reconciler {
  const {
    store,
    commit,
    accounts,
    askGateway,
    settleAttempt,
    storeCard,
    endHold,
    sendRefund,
    notificationSources,
    applyReceived,
    merchants,
    policy,
    runtime,
    log,
    tracedTask,
  } = deps;
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> = Promise.resolve();
  let stopped = false;

  const waitMs = (since: Date, now: Date) => untilNextTry(policy.reconcileAfterMs, since, now);

  const reportMissing = createReportMissing({ runtime, log });

  /** Asks the gateway for an outcome that is missing, or abandons an attempt that failed here at a gateway's page. */
  async function reconcile(merchant: Merchant, stored: StoredOrder, txn: Txn): Promise<void> {
    const { txnUuid } = txn;
    const action = pendingAction(txn.hold);
    if (action !== undefined) {
      const after = await endHold.finish(merchant, stored, txnUuid);
      const isPending = pendingAction(txnOf(after.order, txnUuid)?.hold)?.id === action.id;
      return isPending ? reportMissing(stored.order, txn, action.kind, action.askedAt) : undefined;
    }
    const { connector, account, attempt } = accounts.ofAttempt(merchant, txn);
    const open: PaymentOutcome = { kind: 'pending', reference: null };
    const about = { order: stored.order, txnUuid };
    if (txnPhase(txn) === 'failed') {
      const outcome = await askGateway(connector, 'cancellation', about, open, () =>
        connector.abandon(account, attempt),
      );
      return void (await settleAttempt(merchant, stored, txnUuid, outcome, waitMs(txn.updatedAt, runtime.clock.now())));
    }
    if (txn.status === TxnStatus.PENDING_VBV && connector.capabilities.recovery === 'wait') {
      return void (await commit.change(merchant, stored.key, (order) => stopAsking(order, txnUuid)));
    }
    const outcome = await askGateway(connector, 'result', about, open, () => connector.recover(account, attempt));
    if (outcome.kind === 'pending') reportMissing(stored.order, txn, 'payment', txn.updatedAt);
    const settled = await settleAttempt(merchant, stored, txnUuid, outcome, waitMs(txn.updatedAt, runtime.clock.now()));
    const after = txnOf(settled.order, txnUuid);
    // The cancellation is stored now, and can be requested.
    const isAnnounced = outcome.kind === 'pending' && outcome.cancelling === true && attempt.cancellation === undefined;
    const isStored = after?.cancelling !== undefined && after.cancelling.result === undefined;
    if (isAnnounced && isStored) await reconcile(merchant, settled, after);
  }

  const process = tracedTask('reconcile order', async (stored: StoredOrder): Promise<void> => {
    const { key, order } = stored;
    const merchant = await merchants.byId(order.merchantId);
    if (merchant === null) return;
    const now = runtime.clock.now();
    const tasks = [
      ...order.txns
        .filter((txn) => txn.reconcileAt !== null && txn.reconcileAt <= now)
        .map((txn) => () => reconcile(merchant, stored, txn)),
      ...order.txns
        .filter((txn) => hasRunOut(txn, now))
        .map((txn) => async () => void (await endHold.request(merchant, key, txn.txnUuid, holdRunOut))),
      ...order.refunds.filter((item) => isDue(item, now)).map((item) => () => sendRefund(merchant, key, order, item)),
      ...order.txns
        .filter(({ keeping: { dueAt } }) => dueAt !== null && dueAt <= now)
        .map((txn) => async () => void (await storeCard(merchant, stored, txn.txnUuid))),
    ];
    let isRetried = false;
    for (const task of tasks) isRetried = !(await guarded('reconcile_payment', task)) || isRetried;
    const change = await commit.change(merchant, key, (latest) => expireOrder(latest, runtime.clock.now()));
    // A failed task is still due. Retry it after the lease, so that it does not delay the other orders.
    if (change.kind === 'unchanged' && !isRetried) await store.rest(change.stored, nextRunAt(change.stored.order));
  });

  const handleNotification = tracedTask('apply notification', async (item: GatewayNotification): Promise<void> => {
    const merchant = await merchants.byId(item.merchantId);
    if (merchant === null) return;
    await applyReceived(merchant, item.orderKey, { txnUuid: item.txnUuid, content: item.content });
  });

  const failed = (task: string) => (error: unknown) =>
    log.error(
      { event: 'worker.task.failed', worker: 'payments', task, err: error },
      'A worker task failed; retrying later',
    );

  /** Whether the work succeeded. */
  async function guarded(task: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      failed(task)(error);
      return false;
    }
  }

  async function handleNotifications(source: GatewayNotificationSource): Promise<void> {
    for (const item of await source.dueNotifications(runtime.clock.now())) {
      await guarded('apply_notification', async () => {
        await handleNotification(item);
        await source.acknowledge(item.id);
      });
    }
  }

  const places = createPlaces({
    most: AT_ONCE,
    claim: (except) => store.claimDue(runtime.clock.now(), except),
    process: async (stored) => void (await guarded('reconcile_order', () => process(stored))),
    claimFailed: failed('claim_orders'),
  });

  async function poll(): Promise<void> {
    for (const source of notificationSources) await guarded('read_notifications', () => handleNotifications(source));
    if (!stopped) places.start(BATCH);
  }

  function schedule(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      polling = poll().then(schedule);
    }, POLL_MS);
  }

  return {
    async runOnce() {
      await poll();
      await places.idle();
    },
    start() {
      stopped = false;
      schedule();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      places.close();
      await polling;
      await places.idle();
    },
  };
}
