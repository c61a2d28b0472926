/**
 * How far this process is behind with webhooks: the age of the events that it takes up. New orders wait while it is
 * high (http/request/admission.ts), so that they cannot starve the delivery of earlier ones.
 *
 * An endpoint that is slow or down must not hold back orders. Relaying waits for no endpoint, so its age always counts;
 * the age at which attempts begin counts only while the event loop is busy, which a slow endpoint does not make it.
 */

/** How long an age counts, milliseconds. */
const WINDOW_MS = 100;
const EMPTY = { sum: 0, count: 0 };
/** Share of the time from which the event loop is busy. */
const BUSY = 0.9;
/** Shortest time over which that share is measured, milliseconds. */
const SAMPLE_MS = 50;

export interface DeliveryLagOf {
  /** A monotonic clock, milliseconds. */
  readonly elapsed: () => number;
  /** Share of the time that the event loop worked since the last call: 0 to 1. */
  readonly utilization: () => number;
}

export type DeliveryLag = ReturnType<typeof createDeliveryLag>;

/** The mean age of the last two windows, 0 without one. */
function createMean(elapsed: () => number) {
  let since = elapsed();
  let [current, previous] = [EMPTY, EMPTY];
  const turn = () => {
    const passed = elapsed() - since;
    if (passed < WINDOW_MS) return;
    previous = passed < 2 * WINDOW_MS ? current : EMPTY;
    current = EMPTY;
    since += passed - (passed % WINDOW_MS);
  };
  return {
    note(ageMs: number): void {
      turn();
      current = { sum: current.sum + Math.max(0, ageMs), count: current.count + 1 };
    },
    value(): number {
      turn();
      return (current.sum + previous.sum) / Math.max(1, current.count + previous.count);
    },
  };
}

export function createDeliveryLag({ elapsed, utilization }: DeliveryLagOf) {
  const relayed = createMean(elapsed);
  const begun = createMean(elapsed);
  let [waitingSince, relayingSince]: (number | undefined)[] = [];
  let progress = 0;
  let sample = { at: Number.NEGATIVE_INFINITY, busy: false };

  const isBusy = (): boolean => {
    const now = elapsed();
    if (now - sample.at >= SAMPLE_MS) sample = { at: now, busy: utilization() >= BUSY };
    return sample.busy;
  };

  return {
    /** An event of this process waits for the relay. */
    committed(): void {
      waitingSince ??= elapsed();
    },
    /** A round of the relay begins: it takes up what was committed before. */
    relaying(): void {
      relayingSince = waitingSince ?? elapsed();
      waitingSince = undefined;
    },
    /** The round is over. `oldestMs`: the age of its oldest event, undefined without one. */
    relayed(events: number, oldestMs: number | undefined): void {
      relayingSince = undefined;
      progress += events;
      if (oldestMs !== undefined) relayed.note(oldestMs);
    },
    /** The first attempt of an event of this age begins. */
    begun(ageMs: number): void {
      progress += 1;
      begun.note(ageMs);
    },
    /** Milliseconds that delivery is behind. */
    current(): number {
      const oldest = relayingSince ?? waitingSince;
      const behind = Math.max(relayed.value(), oldest === undefined ? 0 : elapsed() - oldest);
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
