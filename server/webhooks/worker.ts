/**
 * The webhook worker: relays what was committed, delivers what is due, again and again. Any number of them may run over one
 * database; nothing in its memory is needed by another. Which bytes, which address, which wait: others decide.
 */
import type { Runtime } from '../runtime.ts';
import type { Sealer } from '../vault/sealed.ts';
import type { Checkpoint } from './checkpoint.ts';
import { type Network, systemNetwork } from './connect.ts';
import { createConnections } from './connections.ts';
import { createCourier } from './courier.ts';
import { createDeliveryStore, type Db } from './delivery-store.ts';
import { createDispatcher, type Ending } from './dispatcher.ts';
import { createDoorbell } from './doorbell.ts';
import type { WebhookHost } from './indexes.ts';
import { createOutboxStore } from './outbox-store.ts';
import { createRelay } from './relay.ts';
import { createWaitingSweep } from './waiting-sweep.ts';
import type { MerchantLookup, WebhookLog, WebhookMetrics, WorkerSettings } from './worker-ports.ts';

export interface WebhookWorkerOf {
  readonly db: Db;
  /** The collections whose documents carry an outbox. */
  readonly hosts: readonly WebhookHost[];
  readonly merchants: MerchantLookup;
  readonly sealer: Sealer;
  readonly runtime: Runtime;
  readonly settings: WorkerSettings;
  readonly log: WebhookLog;
  readonly metrics?: WebhookMetrics;
  readonly network?: Network;
  readonly checkpoint?: Checkpoint;
}

/** What one run came to: events relayed, and how many deliveries ended in which way. */
export type RunReport = Readonly<Record<Ending | 'relayed', number>>;

export interface WebhookWorker {
  /** Relays and delivers until nothing is due at the clock's present time. Not while started. */
  runOnce(): Promise<RunReport>;
  /** Begins to work in the background. Once. */
  start(): void;
  /** Takes nothing new, waits for what is in flight (at most one attempt's deadline), closes the connections. */
  stop(): Promise<void>;
  /** Something was committed, or became due: look now. */
  ring(): void;
}

const NO_METRICS: WebhookMetrics = { relayed: () => {}, attempted: () => {}, acknowledged: () => {} };
const NOTHING = { relayed: 0, acknowledged: 0, failed: 0, waiting: 0, postponed: 0, lost: 0, abandoned: 0 };

/** A worker at rest. */
export function createWebhookWorker(parts: WebhookWorkerOf): WebhookWorker {
  const { db, hosts, merchants, sealer, runtime, settings, log } = parts;
  const { metrics = NO_METRICS, network = systemNetwork, checkpoint = async () => {} } = parts;
  const outbox = createOutboxStore(db);
  const deliveries = createDeliveryStore(db);
  const connections = createConnections({ network, connectMs: settings.connectMs });
  const relay = createRelay({ hosts, outbox, deliveries, clock: runtime.clock, checkpoint, log });
  const sweep = createWaitingSweep({ deliveries, merchants, runtime, everyMs: settings.waitingSweepMs });
  const to = { outbox, deliveries, merchants, sealer, runtime, settings, connections, checkpoint, log, metrics };
  const doorbell = createDoorbell();
  let report = { ...NOTHING };
  const ended = (ending: Ending) => {
    report[ending] += 1;
    if (dispatcher.hasBacklog()) doorbell.ring();
  };
  const dispatcher = createDispatcher({ deliveries, runtime, settings, log, carry: createCourier(to), ended });

  /** One look at everything. Answers how much there was to do. */
  const look = async (): Promise<number> => {
    const relayed = await relay();
    report.relayed += relayed;
    if (relayed > 0) metrics.relayed(relayed);
    let found = relayed + (await sweep());
    for (let claimed = await dispatcher.dispatch(); claimed > 0; claimed = await dispatcher.dispatch())
      found += claimed;
    return found;
  };

  const work = async (stopped: AbortSignal): Promise<void> => {
    while (!stopped.aborted) {
      try {
        await look();
        await doorbell.wait(settings.pollMs, stopped);
      } catch (error) {
        log.error({ err: error }, 'webhook worker could not reach its work; it tries again');
        await createDoorbell().wait(settings.pollMs, stopped);
      }
    }
  };
  const keepLeases = () => {
    dispatcher.renew().catch((error: unknown) => log.warn({ err: error }, 'webhook leases could not be renewed'));
  };
  const stopping = new AbortController();
  let working: Promise<void> = Promise.resolve();
  let renewing: NodeJS.Timeout | undefined;

  return {
    async runOnce() {
      report = { ...NOTHING };
      for (let found = 1; found > 0; ) {
        found = await look();
        await dispatcher.idle();
      }
      return { ...report };
    },
    start() {
      if (renewing !== undefined) throw new Error('The webhook worker was started before; make another one.');
      renewing = setInterval(keepLeases, settings.leaseMs / 3);
      working = work(stopping.signal);
    },
    async stop() {
      stopping.abort();
      await working;
      await dispatcher.idle();
      clearInterval(renewing);
      connections.close();
    },
    ring: doorbell.ring,
  };
}
