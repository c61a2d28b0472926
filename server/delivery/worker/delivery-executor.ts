/**
 * Takes one leased delivery as far as it goes: intent, attempt, outcome stored, host marked. Each step is stored before the
 * next begins, so that whoever takes over after a stop knows where to go on. Throws when the database fails: the lease then ends
 * by itself and the delivery comes back.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { CompletionStore } from '../queue/completion-store.ts';
import {
  type Attempt,
  type AttemptEnd,
  AttemptOutcome,
  DeliveryState,
  type LeasedDelivery,
  type PreparedAttempt,
} from '../queue/delivery.ts';
import type { DeliveryStore } from '../queue/delivery-store.ts';
import { RefusedWrite } from '../queue/guarded-write-store.ts';
import type { LeaseStore } from '../queue/lease-store.ts';
import type { RefusedClaims } from '../queue/refusals.ts';
import { retryAfterMs, retryWait } from '../queue/schedule.ts';
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
 * What became of a delivery in one go. `waiting`: laid aside until something comes. `stopped`: laid down for good. `postponed`:
 * nothing could be sent, by our own fault. `returned`: nothing was sent, since the worker stops; another takes it. `lost`: another worker
 * has it. `abandoned`: the database does not take what became of it; it comes back when its lease is over and it has rested.
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

/** An attempt whose intent is on record, with the end of its lease; or what became of the delivery without one. */
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
  /** The host counts the event as told, and the delivery is over. */
  readonly finalize: (lease: LeasedDelivery) => Promise<unknown>;
  readonly runtime: Runtime;
  readonly settings: WorkerSettings;
  readonly connections: Connections;
  readonly checkpoint: Checkpoint;
  readonly log: WebhookLog;
  readonly metrics: WebhookMetrics;
}

/** How long a delivery rests when the service cannot put its request together. */
const POSTPONE_MS = 60_000;

/** A function that executes one delivery. Its slot in the endpoint's queue keeps the requests to one endpoint few. */
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
  } = parts;
  const intents = createIntents({ completions, clock: runtime.clock, leaseMs: settings.leaseMs });
  const send = createSendRequest({ connections, settings });
  const noteBuildFailure = createBuildFailures({ clock: runtime.clock, log, metrics });
  const chance = () => runtime.random.bytes(4).readUInt32BE() / 2 ** 32;

  const waitQueue = createWaitQueue({ stopWanted: deliveries.stopWanted, elapsed: () => performance.now() });

  const park = async (lease: LeasedDelivery, state: 'WAITING' | 'HELD'): Promise<ExecutionResult> =>
    (await completions.park(lease, state)) === 'kept' ? 'waiting' : 'lost';

  /** Lets the next event of the order go, where they are to go in order. */
  const releaseNext = async ({ merchantId, orderKey }: LeasedDelivery): Promise<void> => {
    if (orderKey !== null) await deliveries.releaseHeld(merchantId, orderKey, runtime.clock.now());
  };

  /** The same, once nothing is open up to this one: it may have been stopped while it was in hand. */
  const releaseNextIfDone = async (lease: LeasedDelivery): Promise<void> => {
    const next = { ...lease, orderSequence: lease.orderSequence + 1 };
    if (!(await deliveries.hasOpenPredecessor(next))) await releaseNext(lease);
  };

  /** Lays down what was stopped; it is due at once, should it be wanted again meanwhile. */
  const stop = async (lease: LeasedDelivery): Promise<ExecutionResult> => {
    const held = await completions.postpone(lease, runtime.clock.now());
    await releaseNextIfDone(lease);
    return held === 'kept' ? 'stopped' : 'lost';
  };

  /** Lays an event aside that must not overtake another of its order. */
  const hold = async (lease: LeasedDelivery): Promise<ExecutionResult> => {
    const result = await park(lease, DeliveryState.HELD);
    // The one before may have ended meanwhile, and have found nothing to let go.
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

  /** What becomes of the endpoint's record is no part of what became of the delivery: the next attempt writes it again. */
  const storeHealth = (lease: LeasedDelivery, noted: Promise<void>): Promise<void> =>
    noted.catch((error: unknown) => {
      log.warn({ err: error, endpoint: lease.endpointKey }, 'the health of a webhook endpoint could not be stored');
    });

  const acknowledged = async (lease: LeasedDelivery, end: AttemptEnd, merchant: Merchant, slot: Slot) => {
    const now = runtime.clock.now();
    if ((await completions.acknowledge(lease, end, now)) === 'lost') return 'lost';
    slot.stored();
    if (lease.sending === 'first') metrics.acknowledged(now.getTime() - lease.at.getTime());
    await checkpoint(Step.ACKNOWLEDGED);
    await parts.finalize(lease);
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

  const over = (result: ExecutionResult): Readiness => ({ kind: 'over', result });

  /** By the settings that stand now. */
  const makeReady = async (lease: LeasedDelivery): Promise<Readiness> => {
    const merchant = await merchants.find(lease.merchantId);
    const url = lease.webhookUrl ?? merchant?.webhook.url ?? null;
    if (merchant === undefined || url === null) {
      return over(await park(lease, DeliveryState.WAITING));
    }
    const ordered = merchant.webhook.ordered && lease.acknowledged === 'never';
    if (ordered && lease.orderSequence > 1 && (await deliveries.hasOpenPredecessor(lease))) {
      return over(await hold(lease));
    }
    const attempt = await prepared(lease, merchant, url);
    if (attempt === undefined) {
      const dueAt = new Date(runtime.clock.now().getTime() + POSTPONE_MS * (1 + chance()));
      if ((await completions.postpone(lease, dueAt)) === 'lost') return over('lost');
      if (merchant.webhook.ordered) await releaseNextIfDone(lease);
      return over('postponed');
    }
    await checkpoint(Step.PREPARED);
    const until = await intents.record(lease, attempt);
    if (until === null) return over('lost');
    await checkpoint(Step.INTENDED);
    return { kind: 'ready', attempt, until };
  };

  /** After waiting in line: the settings may be others since, the service may have stood still, and another worker may have the delivery. */
  const stillReady = async ({ merchantId }: LeasedDelivery, { attempt, until }: Ready): Promise<boolean> =>
    (await merchants.find(merchantId)) === attempt.merchant && intents.lasts(until);

  const execute = async (lease: LeasedDelivery, slot: Slot): Promise<ExecutionResult> => {
    await checkpoint(Step.CLAIMED);
    if (lease.state === DeliveryState.ACKED) {
      await parts.finalize(lease);
      await releaseNext(lease);
      return 'acknowledged';
    }
    if (lease.stop === 'wanted') return stop(lease);
    let readiness = await makeReady(lease);
    if (readiness.kind === 'over') return readiness.result;
    const entry = await waitQueue.enter(lease.id, slot);
    if (entry === 'closed') {
      await leaseStore.release([lease], runtime.clock.now());
      return 'returned';
    }
    let sent: DeliverResult;
    try {
      if (entry === 'stopped') return await stop(lease);
      if (!(await stillReady(lease, readiness))) readiness = await makeReady(lease);
      if (readiness.kind === 'over') return readiness.result;
      const { attempt } = readiness;
      // A setting that was made stricter also covers what was accepted before.
      const hosts = lease.webhookUrl === null ? [] : attempt.merchant.webhook.urlHosts;
      sent = await send(attempt.intent.url, attempt, hosts);
    } finally {
      slot.answered();
    }
    await checkpoint(Step.ANSWERED);
    const { intent, merchant } = readiness.attempt;
    const end: AttemptEnd = { ...sent.result, finishedAt: runtime.clock.now() };
    metrics.attempted(end.outcome, end.failure);
    if (end.outcome !== AttemptOutcome.ACKNOWLEDGED) {
      return failed(lease, { ...intent, ...end }, merchant, sent.retryAfter);
    }
    // The endpoint is well, whoever holds the delivery by now.
    const noted = storeHealth(lease, monitor.succeeded(lease.endpointKey, settings.perEndpoint));
    const result = await acknowledged(lease, end, merchant, slot);
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
