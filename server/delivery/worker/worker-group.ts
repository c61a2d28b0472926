/**
 * The worker processes over one database share the merchants: each merchant belongs to one live worker, by rendezvous
 * hashing, so that workers do not compete for a merchant's events and its sequence numbers. A worker that stops beating
 * loses its merchants to the others within seconds. This is a division of labor only: two workers that take the same
 * merchant for theirs for a moment are kept apart by leases, as ever.
 */
import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';
import { type DeliveryLag, type Lateness, onTimeLimit } from '../queue/delivery-lag.ts';
import type { WebhookLog } from '../queue/worker-ports.ts';

export const WORKERS = 'webhook_workers';

/** Times between two beats, milliseconds: usually, and while services hold back orders because the worker is behind. */
const BEAT_MS = 2_000;
const BEHIND_BEAT_MS = 40;
/** Merchants whose worker is remembered. */
const MOST_KNOWN = 10_000;
/** Lag from which a worker is behind, milliseconds. */
const BEHIND_MS = 25;
/** Merchants on time that a worker that is behind reports. */
const MOST_REPORTED = 200;
/** Seconds that a beat lasts. */
const ALIVE_SECONDS = 6;

interface WorkerDocument {
  readonly _id: string;
  readonly aliveUntil: Date;
  readonly lagMs: number;
  /** Merchants whose events are on time although the worker is behind. Absent: reported by an earlier version. */
  readonly onTime?: readonly string[];
}

/**
 * How old a report of a worker that is behind may be, seconds: it reports many times a second. One that was killed would
 * otherwise hold back orders as long as its beat lasts.
 */
const REPORT_SECONDS = 2;
/** How old a report of one that is not may be, seconds: it comes with each beat. */
const IDLE_REPORT_SECONDS = 3;

/** Documents of workers whose beat lasts. By the database's clock, so that clocks of machines need not agree. */
const ALIVE = { $expr: { $gt: ['$aliveUntil', '$$NOW'] } } as const;

export interface WorkerGroup {
  /** Whether no other worker is known. */
  isAlone(): boolean;
  /** Whether the merchant belongs to this worker. */
  isOwn(merchantId: string): boolean;
  /** Says that this worker lives, and reads who else does, when it is time. */
  beat(): Promise<void>;
  /** Calls `listener` when merchants may have come from, or gone to, another worker. */
  onChange(listener: () => void): void;
  /** Leaves its merchants to the others at once. */
  leave(): Promise<void>;
}

/** A worker that takes every merchant for its own. */
export const NO_GROUP: WorkerGroup = {
  isAlone: () => true,
  isOwn: () => true,
  beat: async () => {},
  onChange: () => {},
  leave: async () => {},
};

/** The worker that a merchant belongs to; undefined without one. When a worker goes, only its merchants move. Pure. */
export function workerOf(merchantId: string, workers: readonly string[]): string | undefined {
  const weightOf = (worker: string) => createHash('sha1').update(`${worker}/${merchantId}`).digest().readUIntBE(0, 6);
  let best: { readonly worker: string; readonly weight: number } | undefined;
  for (const worker of workers) {
    const weight = weightOf(worker);
    if (best === undefined || weight > best.weight) best = { worker, weight };
  }
  return best?.worker;
}

/** Which of the live workers each merchant belongs to; remembered until others live. */
function createOwners(first: readonly string[]) {
  let workers = first;
  let known = new Map<string, string | undefined>();
  return {
    count: () => workers.length,
    /** Takes the names of the live workers, sorted. Returns whether they are others than before. */
    change(names: readonly string[]): boolean {
      if (names.join() === workers.join()) return false;
      workers = names;
      known = new Map();
      return true;
    },
    ownerOf(merchantId: string): string | undefined {
      if (known.has(merchantId)) return known.get(merchantId);
      const owner = workerOf(merchantId, workers);
      if (known.size >= MOST_KNOWN) known = new Map();
      known.set(merchantId, owner);
      return owner;
    },
  };
}

export interface WorkerGroupOf {
  readonly db: Db;
  /** A unique name of this worker. */
  readonly worker: string;
  readonly lag: Pick<DeliveryLag, 'current' | 'onTime'>;
  /** A monotonic clock, milliseconds. */
  readonly elapsed: () => number;
  readonly log: Pick<WebhookLog, 'info'>;
}

export function createWorkerGroup({ db, worker, lag, elapsed, log }: WorkerGroupOf): WorkerGroup {
  const documents = db.collection<WorkerDocument>(WORKERS, { writeConcern: { w: 1, journal: false } });
  const owners = createOwners([worker]);
  let beatAt = Number.NEGATIVE_INFINITY;
  let readAt = Number.NEGATIVE_INFINITY;
  let reportedLagMs = 0;
  let changed = (): void => {};

  const read = async (): Promise<void> => {
    const alive = await documents.find(ALIVE, { projection: { _id: 1 }, sort: { _id: 1 } }).toArray();
    const next = [...new Set([worker, ...alive.map(({ _id }) => _id)])].sort();
    if (!owners.change(next)) return;
    changed();
    log.info(
      { event: 'webhook.workers.changed', workers: next.length },
      'The merchants are shared among the live webhook workers',
    );
  };

  return {
    isAlone: () => owners.count() === 1,
    isOwn: (merchantId) => owners.count() === 1 || owners.ownerOf(merchantId) === worker,
    async beat() {
      const now = elapsed();
      const lagMs = Math.round(lag.current());
      // Recovery is reported as promptly: services hold back orders until they know.
      const isUrgent = Math.max(lagMs, reportedLagMs) >= BEHIND_MS;
      if (now - beatAt < (isUrgent ? BEHIND_BEAT_MS : BEAT_MS)) return;
      beatAt = now;
      reportedLagMs = lagMs;
      const aliveUntil = { $dateAdd: { startDate: '$$NOW', unit: 'second', amount: ALIVE_SECONDS } };
      const onTime = { $literal: lag.onTime().slice(0, MOST_REPORTED) };
      await documents.updateOne({ _id: worker }, [{ $set: { aliveUntil, lagMs, onTime } }], { upsert: true });
      if (now - readAt < BEAT_MS) return;
      readAt = now;
      await read();
    },
    onChange(listener) {
      changed = listener;
    },
    async leave() {
      await documents.deleteOne({ _id: worker });
    },
  };
}

/** After how long a reading is repeated, and how long it counts, milliseconds: nobody may have asked for an hour. */
const READ_MS = 40;
const READING_LASTS_MS = 1_000;

/**
 * How far the worker processes are behind, for a service that does not deliver itself. Reads while it is asked, at most 25
 * times a second; without a live worker, nothing is known to be behind.
 */
export function createWorkersLag(db: Db, elapsed: () => number): Lateness {
  const documents = db.collection<WorkerDocument>(WORKERS);
  let lagMs = 0;
  let reports: ReadonlyMap<string, { readonly lagMs: number; readonly onTime: ReadonlySet<string> }> = new Map();
  const owners = createOwners([]);
  let lagAt = Number.NEGATIVE_INFINITY;
  let readAt = Number.NEGATIVE_INFINITY;
  let isReading = false;

  const ageMs = { $subtract: [ALIVE_SECONDS * 1_000, { $subtract: ['$aliveUntil', '$$NOW'] }] };
  const read = async (): Promise<void> => {
    const options = { projection: { lagMs: 1, onTime: 1, ageMs }, sort: { _id: 1 } } as const;
    const alive = await documents.find<WorkerDocument & { readonly ageMs: number }>(ALIVE, options).toArray();
    const fresh = new Set(alive.filter((worker) => worker.ageMs < REPORT_SECONDS * 1_000));
    lagMs = Math.max(0, ...[...fresh].map((worker) => worker.lagMs));
    reports = new Map(
      alive.map((worker) => {
        const isRecent = worker.ageMs < IDLE_REPORT_SECONDS * 1_000;
        const onTime = new Set(fresh.has(worker) ? worker.onTime : []);
        return [worker._id, { lagMs: isRecent ? worker.lagMs : Number.POSITIVE_INFINITY, onTime }];
      }),
    );
    owners.change(alive.map(({ _id }) => _id));
    lagAt = elapsed();
  };
  const refresh = (): void => {
    const now = elapsed();
    if (isReading || now - readAt < READ_MS) return;
    readAt = now;
    isReading = true;
    read()
      // Without the database, orders fail by themselves.
      .catch(() => {
        lagMs = 0;
      })
      .finally(() => {
        isReading = false;
      });
  };
  const current = (): number => {
    refresh();
    return elapsed() - lagAt < READING_LASTS_MS ? lagMs : 0;
  };
  return {
    current,
    isOnTime(merchantId) {
      const limit = onTimeLimit(current());
      const owner = limit < 0 ? undefined : reports.get(owners.ownerOf(merchantId) ?? '');
      return owner !== undefined && (owner.lagMs <= limit || owner.onTime.has(merchantId));
    },
  };
}

/** Beats expire; documents of workers that were killed are deleted an hour later. */
export const workerIndexes = [
  { collection: WORKERS, indexes: [{ name: 'expiry', key: { aliveUntil: 1 }, expireAfterSeconds: 3_600 }] },
] as const;
