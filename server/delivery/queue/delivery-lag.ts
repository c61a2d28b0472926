/**
 * How far this process is behind with webhooks: the age of the events that it takes up. New orders wait while it is
 * high (http/request/admission.ts), so that they cannot starve the delivery of earlier ones.
 *
 * An endpoint that is slow or down must not hold back orders. Relaying waits for no endpoint, so its age always counts;
 * the age at which attempts begin counts only while most endpoints' are late, however many events each has, and while the
 * event loop is busy, which a slow endpoint does not make it.
 */

/** How long an age counts, milliseconds. */
const WINDOW_MS = 100;
/**
 * Fewer waiting events than this are no backlog, however old: the machine or the database is slow, and holding back
 * orders would not make it faster.
 */
const FEW = 32;
/**
 * Share of the time from which the event loop is busy: of a service, and of a worker process, which does nothing but
 * deliver and may share its processor with a service.
 */
const BUSY = { service: 0.6, worker: 0.3 } as const;
/** Shortest time over which that share is measured, milliseconds. */
const SAMPLE_MS = 200;

export interface DeliveryLagOf {
  /** A monotonic clock, milliseconds. */
  readonly elapsed: () => number;
  /** Share of the time that the event loop worked since the last call: 0 to 1. */
  readonly utilization: () => number;
  /** The process that delivers. */
  readonly process: keyof typeof BUSY;
}

export type DeliveryLag = ReturnType<typeof createDeliveryLag>;

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;
const ascending = (one: number, other: number) => one - other;

/** The ages of the events of the last two windows, by endpoint. */
function createAges(elapsed: () => number) {
  let since = elapsed();
  let current = new Map<string, number[]>();
  let previous: typeof current = new Map();
  const turn = () => {
    const passed = elapsed() - since;
    if (passed < WINDOW_MS) return;
    previous = passed < 2 * WINDOW_MS ? current : new Map();
    current = new Map();
    since += passed - (passed % WINDOW_MS);
  };
  return {
    note(ageMs: number, { endpoint = '', events = 1 }: { endpoint?: string; events?: number } = {}): void {
      turn();
      const ages = current.get(endpoint) ?? [];
      current.set(endpoint, ages);
      for (let event = 0; event < events; event += 1) ages.push(Math.max(0, ageMs));
    },
    /** The median endpoint's median age in milliseconds; 0 when hardly anything waits. */
    value(): number {
      turn();
      const all = [...current.values(), ...previous.values()];
      // Rate times age: as many events wait at a time.
      const waiting = all.reduce((sum, ages) => sum + ages.reduce((some, age) => some + age, 0), 0) / (2 * WINDOW_MS);
      // Every new order asks, and rarely is there a backlog: only then are the ages sorted.
      if (waiting < FEW) return 0;
      const ages = [...new Set([...current.keys(), ...previous.keys()])].map((endpoint) =>
        median([...(current.get(endpoint) ?? []), ...(previous.get(endpoint) ?? [])].sort(ascending)),
      );
      return median(ages.sort(ascending));
    },
  };
}

export function createDeliveryLag({ elapsed, utilization, process }: DeliveryLagOf) {
  const relayed = createAges(elapsed);
  const begun = createAges(elapsed);
  let [waitingSince, relayingSince]: (number | undefined)[] = [];
  let [waiting, relaying] = [0, 0];
  let progress = 0;
  let sample = { at: Number.NEGATIVE_INFINITY, busy: false };

  const isBusy = (): boolean => {
    const now = elapsed();
    if (now - sample.at >= SAMPLE_MS) sample = { at: now, busy: utilization() >= BUSY[process] };
    return sample.busy;
  };

  return {
    /** An event of this process waits for the relay. */
    committed(): void {
      waitingSince ??= elapsed();
      waiting += 1;
    },
    /** A round of the relay begins: it takes up what was committed before. */
    relaying(): void {
      relayingSince = waitingSince ?? elapsed();
      waitingSince = undefined;
      [waiting, relaying] = [0, waiting];
    },
    /** The round is over. `oldestMs`: the age of its oldest event, undefined without one. */
    relayed(events: number, oldestMs: number | undefined): void {
      relayingSince = undefined;
      relaying = 0;
      progress += events;
      if (oldestMs !== undefined) relayed.note(oldestMs, { events });
    },
    /** The first attempt of an event of this age begins, to this endpoint. */
    begun(ageMs: number, endpoint: string): void {
      progress += 1;
      begun.note(ageMs, { endpoint });
    },
    /** Milliseconds that delivery is behind. */
    current(): number {
      const oldest = relayingSince ?? waitingSince;
      const untaken = oldest === undefined || waiting + relaying < FEW ? 0 : elapsed() - oldest;
      const behind = Math.max(relayed.value(), untaken);
      return isBusy() ? Math.max(behind, begun.value()) : behind;
    },
    /** How many events were relayed and how many first attempts have begun so far, together. */
    progress: (): number => progress,
  };
}

/** Measures how busy this process's event loop is. */
export function loopUtilization(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
