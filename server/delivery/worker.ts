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
import { createRounds } from './rounds.ts';
import { type Network, systemNetwork } from './transport/connect.ts';
import { createConnections } from './transport/connections.ts';
import { createCredentialsOf } from './transport/credentials.ts';
import { createMakeRequest } from './transport/request.ts';
import { createTraceAttempt } from './transport/trace-attempt.ts';
import { createDeliveryExecutor } from './worker/delivery-executor.ts';
import { createDispatcher, type Ending } from './worker/dispatcher.ts';
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
  /** Milliseconds since a started worker last looked for due deliveries and claimed its share; null before the start. */
  claimAgeMs(): number | null;
  /** Something was committed or became due: run a full round now. */
  notify(): void;
  /** An event was committed to an outbox, and nothing else changed: run the relay now. */
  notifyOutbox(): void;
  /** Events may have been committed: run the relay now, except over collections that just had none. */
  pollOutbox(): void;
  /** `notifyOutbox` for a new document of a collection, which the relay need not read. */
  notifyCreated(collection: string, created: HostDocument): void;
}

/** A monotonic clock, milliseconds. */
const elapsed = () => performance.now();

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

/** Creates a worker that is not running. */
export function createWebhookWorker(parts: WebhookWorkerOf): WebhookWorker {
  const { db, hosts, merchants, sealer, runtime, settings, log } = parts;
  const { metrics = NO_METRICS, network = systemNetwork, checkpoint = async () => {} } = parts;
  const {
    checkEvent = () => undefined,
    lag = createDeliveryLag({ elapsed, utilization: () => 0, process: 'service' }),
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
    elapsed,
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
  const due = createDueTimes({ pollMs: settings.pollMs, elapsed });
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
  const eventLog = createEventLogStore({ db, checkpoint, log, elapsed });
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
    elapsed,
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

  const rounds = createRounds({
    relay,
    dispatcher,
    sweeps,
    due,
    wakeUp,
    notify,
    group,
    isAnythingDue: () => isAnythingDue(clock.now()),
    pollMs: settings.pollMs,
    elapsed,
    stopping: stopping.signal,
    relayed(events) {
      report.relayed += events;
      if (events > 0) metrics.relayed(events);
    },
    log,
  });
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
        found = await rounds.once().finally(dispatcher.idle);
        await relayed.removeAll();
      }
      await eventLog.settled();
      return { ...report };
    },
    start() {
      if (renewalTimer !== undefined) throw new Error('The webhook worker was already started. Create another one.');
      renewalTimer = setInterval(renewLeases, settings.leaseMs / 3);
      working = rounds.loop();
    },
    claimAgeMs: () => (renewalTimer === undefined ? null : rounds.claimAgeMs()),
    async stop() {
      stopping.abort();
      dispatcher.close();
      await working;
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
    pollOutbox() {
      relay.poll();
      committed();
    },
    notifyCreated(collection, created) {
      relay.hand(collection, created);
      committed();
    },
  };
}
