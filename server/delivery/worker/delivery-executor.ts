/**
 * Executes one leased delivery: record the intent, send, store the outcome, mark the host document. Each step is stored
 * before the next begins, so that another worker can resume after a crash. Throws when the database fails; the delivery
 * is due again when its lease expires.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { CompletionStore, Finalize } from '../queue/completion-store.ts';
import {
  type Attempt,
  type AttemptEnd,
  type AttemptIntent,
  AttemptOutcome,
  DeliveryState,
  type LeasedDelivery,
  type PreparedAttempt,
} from '../queue/delivery.ts';
import type { DeliveryLag } from '../queue/delivery-lag.ts';
import type { DeliveryStore } from '../queue/delivery-store.ts';
import { RefusedWrite } from '../queue/guarded-write-store.ts';
import type { LeaseStore } from '../queue/lease-store.ts';
import type { RefusedClaims } from '../queue/refusals.ts';
import { retryAfterMs, retryWait } from '../queue/retry-schedule.ts';
import {
  type Checkpoint,
  type MerchantLookup,
  Step,
  type WebhookLog,
  type WebhookMetrics,
  type WorkerSettings,
} from '../queue/worker-ports.ts';
import type { Connections } from '../transport/connections.ts';
import { createSendRequest, type DeliverResult } from '../transport/deliver.ts';
import type { EndpointMonitor } from './endpoint-monitor.ts';
import { createWaitQueue, type Slot } from './endpoint-queue.ts';
import { createBuildFailures, createIntents, type PrepareAttempt } from './prepare-attempt.ts';

/**
 * How one execution ended.
 * `waiting`: parked until an address is configured or an earlier event is acknowledged. `stopped`: will not be sent
 * again. `postponed`: the service could not build the request. `returned`: nothing was sent, because the worker is
 * stopping or the circuit breaker of the endpoint opened; the delivery is due again. `lost`: another worker holds the
 * lease. `abandoned`: the database rejected the result; the delivery is due again after its lease and cooldown.
 */
export type ExecutionResult =
  | 'acknowledged'
  | 'failed'
  | 'waiting'
  | 'stopped'
  | 'postponed'
  | 'returned'
  | 'lost'
  | 'abandoned';

/** An attempt whose intent is stored, with the end of its lease; or the result of a delivery that is not sent. */
type Readiness = Ready | { readonly kind: 'over'; readonly result: ExecutionResult };

interface Ready {
  readonly kind: 'ready';
  readonly attempt: PreparedAttempt;
  readonly until: Date;
}

export interface DeliveryExecutorOf {
  readonly deliveries: DeliveryStore;
  readonly leaseStore: Pick<LeaseStore, 'release'>;
  readonly completions: CompletionStore;
  readonly refusals: Pick<RefusedClaims, 'unstored'>;
  readonly monitor: EndpointMonitor;
  readonly merchants: MerchantLookup;
  readonly prepare: PrepareAttempt;
  /** Marks the event as acknowledged in its host document and completes the delivery. */
  readonly finalize: Finalize;
  readonly runtime: Runtime;
  readonly settings: WorkerSettings;
  readonly connections: Connections;
  readonly checkpoint: Checkpoint;
  readonly log: WebhookLog;
  readonly metrics: WebhookMetrics;
  readonly lag: Pick<DeliveryLag, 'begun'>;
}

/** Delay before the next try after a build failure, milliseconds. */
const POSTPONE_MS = 60_000;

function closedAttempt({ number, startedAt, url, requestHeaders }: AttemptIntent, end: AttemptEnd): Attempt {
  return { number, startedAt, url, requestHeaders, ...end };
}

/** Creates a function that executes one delivery. `slot` limits the concurrent requests to its endpoint. */
export function createDeliveryExecutor(
  parts: DeliveryExecutorOf,
): (lease: LeasedDelivery, slot: Slot) => Promise<ExecutionResult> {
  const {
    deliveries,
    leaseStore,
    completions,
    monitor,
    merchants,
    runtime,
    settings,
    connections,
    checkpoint,
    log,
    metrics,
    lag,
  } = parts;
  const intents = createIntents({ completions, clock: runtime.clock, leaseMs: settings.leaseMs });
  const send = createSendRequest({ connections, settings });
  const noteBuildFailure = createBuildFailures({ clock: runtime.clock, log, metrics });
  const chance = () => runtime.random.bytes(4).readUInt32BE() / 2 ** 32;

  const waitQueue = createWaitQueue({ stopWanted: deliveries.stopWanted, elapsed: () => performance.now() });

  const park = async (lease: LeasedDelivery, state: 'WAITING' | 'HELD'): Promise<ExecutionResult> =>
    (await completions.park(lease, state)) === 'kept' ? 'waiting' : 'lost';

  /** Makes the next event of the order due, if it is held. */
  const releaseNext = async ({ merchantId, orderKey }: LeasedDelivery): Promise<void> => {
    if (orderKey !== null) await deliveries.releaseHeld(merchantId, orderKey, runtime.clock.now());
  };

  /** The same, if no event up to this one is open: this one may have been stopped while it was leased. */
  const releaseNextIfDone = async (lease: LeasedDelivery): Promise<void> => {
    const next = { ...lease, orderSequence: lease.orderSequence + 1 };
    if (!(await deliveries.hasOpenPredecessor(next))) await releaseNext(lease);
  };

  /** Stops the delivery. It is due at once if it was resent in the meantime. */
  const stop = async (lease: LeasedDelivery): Promise<ExecutionResult> => {
    const held = await completions.postpone(lease, runtime.clock.now());
    await releaseNextIfDone(lease);
    return held === 'kept' ? 'stopped' : 'lost';
  };

  /** Parks an event that must not overtake an earlier one of its order. */
  const hold = async (lease: LeasedDelivery): Promise<ExecutionResult> => {
    const result = await park(lease, DeliveryState.HELD);
    // The earlier event may have ended before this one was parked, and so released nothing.
    if (!(await deliveries.hasOpenPredecessor(lease))) await releaseNext(lease);
    return result;
  };

  const prepared = async (
    lease: LeasedDelivery,
    merchant: Merchant,
    url: string,
  ): Promise<PreparedAttempt | undefined> => {
    try {
      return intents.stored(lease, merchant) ?? (await parts.prepare(lease, merchant, url));
    } catch (error) {
      noteBuildFailure(lease, error);
      return undefined;
    }
  };

  /** A failed write of the endpoint's health does not fail the delivery: the next attempt writes it again. */
  const storeHealth = (lease: LeasedDelivery, noted: Promise<void>): Promise<void> =>
    noted.catch((error: unknown) => {
      log.warn(
        { event: 'webhook.endpoint_health.write_failed', err: error, endpoint: lease.endpointKey },
        'Could not store the health of a webhook endpoint; the next attempt stores it',
      );
    });

  const acknowledged = async (lease: LeasedDelivery, attempt: Attempt, merchant: Merchant, slot: Slot) => {
    const now = runtime.clock.now();
    if ((await parts.finalize({ lease, attempt, now })) === 'lost') return 'lost';
    slot.stored();
    if (lease.sending === 'first') metrics.acknowledged(now.getTime() - lease.at.getTime());
    if (merchant.webhook.ordered) await releaseNext(lease);
    return 'acknowledged';
  };

  const failed = async (lease: LeasedDelivery, closed: Attempt, merchant: Merchant, retryAfter: string | null) => {
    const now = runtime.clock.now();
    const merchantSchedule = merchant.webhook.retrySchedule?.map((seconds) => seconds * 1000);
    const wait = retryWait({
      schedule: merchantSchedule ?? settings.retrySchedule,
      attemptCount: closed.number - lease.attemptsBefore,
      result: closed,
      retryAfterMs: retryAfterMs(retryAfter, now),
      chance: chance(),
    });
    const [held] = await Promise.all([
      completions.fail(lease, closed, new Date(now.getTime() + wait)),
      storeHealth(lease, monitor.failed(lease.endpointKey, closed, lease.attemptKind)),
    ]);
    if (held === 'lost') return 'lost';
    if (merchant.webhook.ordered) await releaseNextIfDone(lease);
    return 'failed';
  };

  const ended = (result: ExecutionResult): Readiness => ({ kind: 'over', result });

  /** Prepares the attempt with the current settings of the merchant. */
  const makeReady = async (lease: LeasedDelivery): Promise<Readiness> => {
    const merchant = await merchants.find(lease.merchantId);
    const url = lease.webhookUrl ?? merchant?.webhook.url ?? null;
    if (merchant === undefined || url === null) {
      return ended(await park(lease, DeliveryState.WAITING));
    }
    const ordered = merchant.webhook.ordered && lease.acknowledged === 'never';
    if (ordered && lease.orderSequence > 1 && (await deliveries.hasOpenPredecessor(lease))) {
      return ended(await hold(lease));
    }
    const attempt = await prepared(lease, merchant, url);
    if (attempt === undefined) {
      const dueAt = new Date(runtime.clock.now().getTime() + POSTPONE_MS * (1 + chance()));
      if ((await completions.postpone(lease, dueAt)) === 'lost') return ended('lost');
      if (merchant.webhook.ordered) await releaseNextIfDone(lease);
      return ended('postponed');
    }
    await checkpoint(Step.PREPARED);
    const until = await intents.record(lease, attempt);
    if (until === null) return ended('lost');
    await checkpoint(Step.INTENDED);
    return { kind: 'ready', attempt, until };
  };

  /** Checks again after the wait for a slot: the settings may have changed, or the lease may be too short. */
  const stillReady = async ({ merchantId }: LeasedDelivery, { attempt, until }: Ready): Promise<boolean> =>
    (await merchants.find(merchantId)) === attempt.merchant && intents.lasts(until);

  /** Whether the circuit breaker of the endpoint lets only probes through, and this is none. */
  const isHeldBack = ({ attemptKind, endpointKey }: LeasedDelivery): boolean =>
    attemptKind === 'usual' && monitor.admission(endpointKey) !== 'open';

  const giveBack = async (lease: LeasedDelivery): Promise<ExecutionResult> => {
    await leaseStore.release([lease], runtime.clock.now());
    return 'returned';
  };

  const execute = async (lease: LeasedDelivery, slot: Slot): Promise<ExecutionResult> => {
    await checkpoint(Step.CLAIMED);
    if (lease.state === DeliveryState.ACKED) {
      await parts.finalize({ lease, attempt: null, now: runtime.clock.now() });
      await releaseNext(lease);
      return 'acknowledged';
    }
    if (lease.stop === 'wanted') return stop(lease);
    if (isHeldBack(lease)) return giveBack(lease);
    let readiness = await makeReady(lease);
    if (readiness.kind === 'over') return readiness.result;
    const entry = await waitQueue.enter(lease, slot);
    if (entry === 'closed') return giveBack(lease);
    let sent: DeliverResult | undefined;
    try {
      if (entry === 'stopped') return await stop(lease);
      // Those before it may have opened the breaker while it waited.
      if (isHeldBack(lease)) return await giveBack(lease);
      if (!(await stillReady(lease, readiness))) readiness = await makeReady(lease);
      if (readiness.kind === 'over') return readiness.result;
      const { attempt } = readiness;
      if (attempt.intent.number === 1) lag.begun(runtime.clock.now().getTime() - lease.at.getTime(), lease.endpointKey);
      // A stricter allow-list also applies to orders accepted before it.
      const hosts = lease.webhookUrl === null ? [] : attempt.merchant.webhook.urlHosts;
      attempt.trace?.sending();
      sent = await send(attempt.intent.url, attempt, hosts);
      attempt.trace?.end(sent.result);
    } finally {
      slot.answered(sent !== undefined);
    }
    await checkpoint(Step.ANSWERED);
    const { intent, merchant } = readiness.attempt;
    const closed = closedAttempt(intent, { finishedAt: runtime.clock.now(), ...sent.result });
    metrics.attempted({ endpointKey: lease.endpointKey, ...closed });
    if (closed.outcome !== AttemptOutcome.ACKNOWLEDGED) {
      return failed(lease, closed, merchant, sent.retryAfter);
    }
    // The endpoint answered 200, even if this worker has lost the lease.
    const noted = storeHealth(lease, monitor.succeeded(lease.endpointKey, settings.perEndpoint));
    const result = await acknowledged(lease, closed, merchant, slot);
    await noted;
    return result;
  };
  return (lease, slot) =>
    execute(lease, slot).catch((error: unknown): ExecutionResult => {
      if (!(error instanceof RefusedWrite)) throw error;
      parts.refusals.unstored(lease.id, error.code);
      return 'abandoned';
    });
}
