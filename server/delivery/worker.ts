/**
 * The webhook worker: relays committed events, then delivers what is due, in a loop. Any number of workers can share
 * one database; no worker depends on the memory of another.
 */
import type { Sealer } from '../domain/ports/sealed.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { Tracing } from '../platform/tracing.ts';
import { createEncryptMessage } from '../vault/message-keys/encrypt-message.ts';
import type { EventCheck } from './outbox/event-check.ts';
import { createFinalize } from './outbox/finalize.ts';
import { createOutboxStore, type HostDocument } from './outbox/outbox-store.ts';
import { createRelay } from './outbox/relay.ts';
import { createRelayedEntries } from './outbox/relayed-entries.ts';
import { createCompletionStore } from './queue/completion-store.ts';
import { createDeliveryLag, type DeliveryLag } from './queue/delivery-lag.ts';
import { createDeliveryStore, type Db } from './queue/delivery-store.ts';
import { createEndpointStore } from './queue/endpoint-store.ts';
import { createEventLogStore } from './queue/event-log-store.ts';
import type { WebhookHost } from './queue/indexes.ts';
import { createLeaseStore } from './queue/lease-store.ts';
import { createQueuePeek } from './queue/queue-figures-store.ts';
import { createRefusedClaims } from './queue/refusals.ts';
import {
  type Checkpoint,
  type MerchantLookup,
  NO_METRICS,
  type WebhookLog,
  type WebhookMetrics,
  type WorkerSettings,
} from './queue/worker-ports.ts';
import { type Network, systemNetwork } from './transport/connect.ts';
import { createConnections } from './transport/connections.ts';
import { createCredentialsOf } from './transport/credentials.ts';
import { createMakeRequest } from './transport/request.ts';
import { createTraceAttempt } from './transport/trace-attempt.ts';
import { createDeliveryExecutor } from './worker/delivery-executor.ts';
import { createDispatcher, type Dispatched, type Ending } from './worker/dispatcher.ts';
import { createEndpointMonitor } from './worker/endpoint-monitor.ts';
import { createPrefetch, createPrepareAttempt } from './worker/prepare-attempt.ts';
import { createSweeps } from './worker/sweeps.ts';
import { createDueTimes, createWakeUp } from './worker/wake-up.ts';
import { NO_GROUP, type WorkerGroup } from './worker/worker-group.ts';

export interface WebhookWorkerOf {
  readonly db: Db;
  /** Collections whose documents carry an outbox. */
  readonly hosts: readonly WebhookHost[];
  readonly merchants: MerchantLookup;
  readonly sealer: Sealer;
  readonly runtime: Runtime;
  readonly settings: WorkerSettings;
  readonly log: WebhookLog;
  readonly metrics?: WebhookMetrics;
  /** Absent: attempts are not traced. */
  readonly tracing?: Tracing | undefined;
  readonly network?: Network;
  readonly checkpoint?: Checkpoint;
  readonly checkEvent?: EventCheck;
  /** Gets the age of the events that the worker takes up. */
  readonly lag?: DeliveryLag;
  /** Divides the merchants among worker processes. */
  readonly group?: WorkerGroup;
}

/** Counts of one run: events relayed, and deliveries by how they ended. */
export type RunReport = Readonly<Record<Ending | 'relayed', number>>;

export interface WebhookWorker {
  /**
   * Relays and delivers until nothing is due at the current time, as a worker that has just started. Among more than 5,000
   * endpoints, it may end before it has seen all. Do not call it on a started worker.
   */
  runOnce(): Promise<RunReport>;
  /** Starts the background loop. Throws when called twice. */
  start(): void;
  /** Takes no new work, waits for attempts in flight (at most one attempt's deadline), then closes the connections. */
  stop(): Promise<void>;
  /** Something was committed or became due: run a full round now. */
  notify(): void;
  /** An event was committed to an outbox, and nothing else changed: run the relay now. */
  notifyOutbox(): void;
  /** The same for a new document of a collection, which the relay need not read. */
  notifyCreated(collection: string, created: HostDocument): void;
}

const EMPTY_REPORT = {
  relayed: 0,
  acknowledged: 0,
  failed: 0,
  waiting: 0,
  stopped: 0,
  postponed: 0,
  lost: 0,
  abandoned: 0,
  returned: 0,
};
/** After a round that relayed this many events, the next one waits, milliseconds: larger batches cost less. */
const GATHER_FROM = 4;
const GATHER_MS = 12;
/** Pause after a round among very many endpoints, as a multiple of its duration: while healthy ones wait, and otherwise. */
const PAUSE = { waiting: 1, none: 4 } as const;
/** The longest such pause, milliseconds. */
const MOST_PAUSE_MS = 500;
/** After so many rounds in a row that found nothing to send on their pages, the next one waits for the regular look. */
const FRUITLESS_ROUNDS = 3;

/** Creates a worker that is not running. */
export function createWebhookWorker(parts: WebhookWorkerOf): WebhookWorker {
  const { db, hosts, merchants, sealer, runtime, settings, log } = parts;
  const { metrics = NO_METRICS, network = systemNetwork, checkpoint = async () => {} } = parts;
  const {
    checkEvent = () => undefined,
    lag = createDeliveryLag({ elapsed: () => performance.now(), utilization: () => 0, process: 'service' }),
  } = parts;
  const { group = NO_GROUP } = parts;
  const { clock } = runtime;
  const outbox = createOutboxStore(db);
  const deliveries = createDeliveryStore(db);
  const refusals = createRefusedClaims({ clock, log });
  const leaseStore = createLeaseStore({ db, checkpoint, refusals });
  const completions = createCompletionStore({ db, keepMs: settings.keepMs });
  const monitor = createEndpointMonitor({ endpoints: createEndpointStore(db), clock, log, metrics });
  const connections = createConnections({ network, connectMs: settings.connectMs });
  const makeRequest = createMakeRequest({
    credentialsOf: createCredentialsOf(sealer),
    encryptMessage: createEncryptMessage(sealer),
  });
  const prepare = createPrepareAttempt(makeRequest, clock, createTraceAttempt(parts.tracing));
  const relayed = createRelayedEntries({
    outbox,
    elapsed: () => performance.now(),
    failed(error) {
      log.warn(
        { event: 'webhook.outbox.removal_failed', err: error },
        'Could not remove relayed events from their outboxes; the next round does',
      );
    },
  });
  const finalize = createFinalize({ outbox, relayed, completions, clock, checkpoint });
  const executor = createDeliveryExecutor({
    deliveries,
    leaseStore,
    completions,
    refusals,
    monitor,
    merchants,
    prepare,
    finalize,
    runtime,
    settings,
    connections,
    checkpoint,
    log,
    metrics,
    lag,
  });
  const wakeUp = createWakeUp();
  const due = createDueTimes({ pollMs: settings.pollMs, elapsed: () => performance.now() });
  const notify = () => {
    due.notify();
    wakeUp.notify();
  };
  let report = { ...EMPTY_REPORT };
  const prefetch = createPrefetch(prepare, merchants);
  const dispatcher = createDispatcher({
    deliveries,
    leaseStore,
    refusals,
    monitor,
    runtime,
    settings,
    log,
    prefetch,
    checkpoint,
    group,
    execute: executor,
    ended(ending) {
      report[ending] += 1;
    },
    hasCapacity: notify,
  });
  const eventLog = createEventLogStore({ db, checkpoint, log, elapsed: () => performance.now() });
  const relay = createRelay({
    hosts,
    outbox,
    relayed,
    eventLog,
    dispatcher,
    prefetch,
    clock,
    checkpoint,
    checkEvent,
    log,
    metrics,
    lag,
    group,
    elapsed: () => performance.now(),
    readMs: settings.pollMs,
  });
  const isAnythingDue = createQueuePeek(db, hosts);
  const stopping = new AbortController();
  const sweeps = createSweeps({
    db,
    deliveries,
    merchants,
    runtime,
    settings,
    log,
    metrics,
    stopping: stopping.signal,
    onDue: notify,
  });

  /**
   * Runs the sweeps that are due. Returns how many deliveries became due; a started worker sweeps in the background,
   * returns 0 and is notified instead.
   */
  const sweep = async (): Promise<number> => {
    if (renewalTimer === undefined) return sweeps.run();
    sweeps.startInBackground();
    return 0;
  };

  const roundFailed = (error: unknown): void =>
    log.error({ event: 'webhook.worker.round_failed', err: error }, 'A round of the webhook worker failed; retrying');
  let fruitless = 0;
  /** Claims and starts what is due. */
  const claim = async (): Promise<Dispatched> => {
    due.checked();
    const dispatched = await dispatcher.dispatch();
    const { claimed, asked, extent } = dispatched;
    fruitless = asked > 0 || extent === 'all' ? 0 : (fruitless + 1) % FRUITLESS_ROUNDS;
    const isMoreOfMany = extent === 'very-many' && asked > 0;
    // More may be due, but the relay goes first.
    if (claimed > 0 || isMoreOfMany || fruitless > 0) notify();
    return dispatched;
  };
  let claiming: Promise<void> | undefined;
  /**
   * Claims beside the rounds of a started worker, one claim at a time: to look through very many endpoints takes long,
   * and new events must not wait for that. After a round among very many, the others have the process for as long, or longer.
   */
  const claimInBackground = (): void => {
    if (claiming !== undefined) {
      due.notify();
      return;
    }
    const began = performance.now();
    const over = async ({ extent, healthy }: Dispatched): Promise<void> => {
      const pause = (performance.now() - began) * PAUSE[healthy];
      const pauseMs = extent === 'very-many' ? Math.min(pause, MOST_PAUSE_MS) : 0;
      if (pauseMs > 0) await createWakeUp().wait(pauseMs, stopping.signal);
      claiming = undefined;
      if (due.isNotified()) wakeUp.notify();
    };
    const failed = (error: unknown): void => {
      roundFailed(error);
      claiming = undefined;
      due.notify();
    };
    claiming = claim().then(over, failed);
  };

  /** One round: the relay, then the claims. Returns how much there was to do. */
  const runRound = async (): Promise<number> => {
    const { events, left, state } = await relay.run();
    report.relayed += events;
    if (events > 0) metrics.relayed(events);
    // More to relay: the next round follows at once, after this one's claims.
    if (state === 'more') wakeUp.notify();
    const found = events + (state === 'done' ? 0 : 1);
    const rearmed = await sweep();
    if (!due.shouldCheck(left + rearmed, state)) return found;
    if (renewalTimer === undefined) return found + rearmed + (await claim()).claimed;
    claimInBackground();
    return found + rearmed;
  };

  const work = async (stopped: AbortSignal): Promise<void> => {
    let wokenUp: 'notified' | 'timed-out' = 'notified';
    while (!stopped.aborted) {
      try {
        if (wokenUp === 'timed-out' && ((await sweep()) > 0 || (await isAnythingDue(clock.now())))) {
          relay.readNext();
          due.notify();
        }
        const found = wokenUp === 'notified' || due.isNotified() ? await runRound() : 0;
        // While a claim is under way, a notification starts no other.
        if (found >= GATHER_FROM && (claiming !== undefined || !due.isNotified()))
          await createWakeUp().wait(GATHER_MS, stopped);
        await group.beat();
        wokenUp = await wakeUp.wait(settings.pollMs, stopped);
      } catch (error) {
        roundFailed(error);
        // The relay alone may have failed: still claim what is due, and keep the merchants.
        claimInBackground();
        await group.beat().catch(() => undefined);
        relay.readNext();
        due.notify();
        wokenUp = 'notified';
        await createWakeUp().wait(settings.pollMs, stopped);
      }
    }
  };
  const renewLeases = () => {
    dispatcher
      .renew()
      .catch((error: unknown) =>
        log.warn(
          { event: 'webhook.lease.renewal_failed', err: error },
          'Could not renew webhook leases; retrying in the next round',
        ),
      );
  };
  const committed = () => {
    if (renewalTimer !== undefined) lag.committed();
    wakeUp.notify();
  };
  let working: Promise<void> = Promise.resolve();
  let renewalTimer: NodeJS.Timeout | undefined;

  group.onChange(() => {
    relay.readNext();
    notify();
  });

  return {
    async runOnce() {
      report = { ...EMPTY_REPORT };
      eventLog.forget();
      for (let found = 1; found > 0; ) {
        relay.readNext();
        due.notify();
        found = await runRound().finally(dispatcher.idle);
        await relayed.removeAll();
      }
      await eventLog.settled();
      return { ...report };
    },
    start() {
      if (renewalTimer !== undefined) throw new Error('The webhook worker was already started. Create another one.');
      renewalTimer = setInterval(renewLeases, settings.leaseMs / 3);
      working = work(stopping.signal);
    },
    async stop() {
      stopping.abort();
      dispatcher.close();
      await working;
      await claiming;
      // What is left now belongs to the others; what is in flight is under its leases.
      await group.leave().catch(() => undefined);
      await sweeps.idle();
      await dispatcher.release().catch(() => undefined);
      await dispatcher.idle();
      await relayed.removeAll().catch(() => undefined);
      await eventLog.settled();
      clearInterval(renewalTimer);
      connections.close();
    },
    notify() {
      relay.readNext();
      notify();
    },
    notifyOutbox() {
      relay.readNext();
      committed();
    },
    notifyCreated(collection, created) {
      relay.hand(collection, created);
      committed();
    },
  };
}
