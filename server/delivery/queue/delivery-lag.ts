/**
 * How far this process is behind with webhooks: the age of the events that it takes up. New orders wait while it is
 * high (http/request/admission.ts), so that they cannot starve the delivery of earlier ones.
 *
 * An endpoint that is slow or down must not hold back orders. Relaying waits for no endpoint, so its age always counts;
 * the age at which attempts begin counts only while most attempts are late and the event loop is busy, which a slow
 * endpoint does not make it.
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

/** The ages of the events of the last two windows. */
function createAges(elapsed: () => number) {
  let since = elapsed();
  let current: number[] = [];
  let previous: readonly number[] = [];
  const turn = () => {
    const passed = elapsed() - since;
    if (passed < WINDOW_MS) return;
    previous = passed < 2 * WINDOW_MS ? current : [];
    current = [];
    since += passed - (passed % WINDOW_MS);
  };
  return {
    note(ageMs: number, events = 1): void {
      turn();
      for (let event = 0; event < events; event += 1) current.push(Math.max(0, ageMs));
    },
    /** The median age in milliseconds; 0 when hardly anything waits. */
    value(): number {
      turn();
      const ages = [...current, ...previous];
      // Rate times age: as many events wait at a time.
      const waiting = ages.reduce((sum, age) => sum + age, 0) / (2 * WINDOW_MS);
      // Every new order asks, and rarely is there a backlog: only then are the ages sorted.
      if (waiting < FEW) return 0;
      return ages.sort((one, other) => one - other)[Math.floor(ages.length / 2)] ?? 0;
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
      if (oldestMs !== undefined) relayed.note(oldestMs, events);
    },
    /** The first attempt of an event of this age begins. */
    begun(ageMs: number): void {
      progress += 1;
      begun.note(ageMs);
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
