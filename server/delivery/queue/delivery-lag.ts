/**
 * How far this process is behind with webhooks: the age of the events that it takes up. New orders wait while it is
 * high (http/request/admission.ts), so that they cannot starve the delivery of earlier ones.
 *
 * An endpoint that is slow or down must not hold back orders. Relaying waits for no endpoint, so its age always counts;
 * the age at which attempts begin counts only while it is high for most merchants, and for most endpoints of each,
 * however many events they have, and while the event loop is busy, which a slow endpoint does not make it. It does not
 * concern merchants whose own events begin on time meanwhile.
 */
import { endpointKeyParts } from './endpoint.ts';

/** How long an age counts, milliseconds. */
const WINDOW_MS = 100;
/**
 * Fewer waiting events than this are no backlog, however old: the machine or the database is slow, and holding back
 * orders would not make it faster.
 */
const FEW = 32;
/** The longest age that counts for the number of waiting events, milliseconds: a single old event is no backlog. */
const MOST_COUNTED_MS = 1_000;
/**
 * Share of the time from which the event loop is busy: of a service, and of a worker process, which does nothing but
 * deliver and may share its processor with a service.
 */
const BUSY = { service: 0.6, worker: 0.3 } as const;
/** Shortest time over which that share is measured, milliseconds. */
const SAMPLE_MS = 200;
/** Age from which events are late, milliseconds. */
export const LATE_MS = 50;
/** Share of the lag up to which a merchant's events are on time while those of most are late. */
const ON_TIME_SHARE = 1 / 4;
/** How long it is known which merchants are on time, milliseconds. */
const KNOWN_MS = 10;

export interface DeliveryLagOf {
  /** A monotonic clock, milliseconds. */
  readonly elapsed: () => number;
  /** Share of the time that the event loop worked since the last call: 0 to 1. */
  readonly utilization: () => number;
  /** The process that delivers. */
  readonly process: keyof typeof BUSY;
}

export type DeliveryLag = ReturnType<typeof createDeliveryLag>;

/** How late delivery is, and whom that does not concern. */
export interface Lateness {
  /** Milliseconds that delivery is behind. */
  current(): number;
  /** Whether delivery is behind, but not with this merchant's events. */
  isOnTime(merchantId: string): boolean;
}

/** The age up to which a merchant's events are on time at this lag; negative while nothing is late. */
export const onTimeLimit = (lagMs: number): number => (lagMs < LATE_MS ? -1 : Math.min(lagMs * ON_TIME_SHARE, LATE_MS));

/** The median; of an even number, the lower of the two in the middle, so that one of two is not most. */
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;

/** The age of the median merchant's median endpoint. */
const lagOf = (ofMerchants: ReadonlyMap<string, readonly number[]>): number =>
  median([...ofMerchants.values()].map(median));

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
  /** The median ages of each merchant's endpoints in milliseconds; empty when hardly anything waits. */
  const ofMerchants = (): ReadonlyMap<string, readonly number[]> => {
    turn();
    const all = [...current.values(), ...previous.values()];
    // Rate times age: as many events wait at a time.
    const sumOf = (ages: readonly number[]) => ages.reduce((sum, age) => sum + Math.min(age, MOST_COUNTED_MS), 0);
    const waiting = all.reduce((sum, ages) => sum + sumOf(ages), 0) / (2 * WINDOW_MS);
    // Every new order asks, and rarely is there a backlog: only then are the ages sorted.
    if (waiting < FEW) return new Map();
    const ofEndpoints = new Map<string, number[]>();
    for (const endpointKey of new Set([...current.keys(), ...previous.keys()])) {
      const { merchantId } = endpointKeyParts(endpointKey);
      const age = median([...(current.get(endpointKey) ?? []), ...(previous.get(endpointKey) ?? [])]);
      const ages = ofEndpoints.get(merchantId);
      if (ages === undefined) ofEndpoints.set(merchantId, [age]);
      else ages.push(age);
    }
    return ofEndpoints;
  };
  return {
    note(ageMs: number, endpointKey = ''): void {
      turn();
      const ages = current.get(endpointKey) ?? [];
      current.set(endpointKey, ages);
      ages.push(Math.max(0, ageMs));
    },
    ofMerchants,
  };
}

export function createDeliveryLag({ elapsed, utilization, process }: DeliveryLagOf) {
  const relayed = createAges(elapsed);
  const begun = createAges(elapsed);
  let [waitingSince, relayingSince]: (number | undefined)[] = [];
  let [waiting, relaying] = [0, 0];
  let sample = { at: Number.NEGATIVE_INFINITY, busy: false };
  let known: { at: number; merchants: ReadonlySet<string> } = { at: Number.NEGATIVE_INFINITY, merchants: new Set() };

  const isBusy = (): boolean => {
    const now = elapsed();
    if (now - sample.at >= SAMPLE_MS) sample = { at: now, busy: utilization() >= BUSY[process] };
    return sample.busy;
  };

  /** Milliseconds that relaying is behind, which concerns every merchant. */
  const relayLag = (): number => {
    const oldest = relayingSince ?? waitingSince;
    const untaken = oldest === undefined || waiting + relaying < FEW ? 0 : elapsed() - oldest;
    return Math.max(lagOf(relayed.ofMerchants()), untaken);
  };

  /** The merchants with late events to none of their endpoints, while delivery is behind. */
  const onTime = (): readonly string[] => {
    if (!isBusy()) return [];
    const ofMerchants = begun.ofMerchants();
    const limit = onTimeLimit(lagOf(ofMerchants));
    if (relayLag() > limit) return [];
    return [...ofMerchants].flatMap(([merchantId, ages]) => (ages.every((age) => age <= limit) ? [merchantId] : []));
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
    /** The round is over: it stored events of these ages, milliseconds. */
    relayed(agesMs: readonly number[]): void {
      relayingSince = undefined;
      relaying = 0;
      for (const ageMs of agesMs) relayed.note(ageMs);
    },
    /** The first attempt of an event of this age begins, to this endpoint. */
    begun(ageMs: number, endpointKey: string): void {
      begun.note(ageMs, endpointKey);
    },
    /** Milliseconds that delivery is behind. */
    current(): number {
      return isBusy() ? Math.max(relayLag(), lagOf(begun.ofMerchants())) : relayLag();
    },
    onTime,
    /** Whether this merchant's are; as of the last few milliseconds, because every order that waits asks. */
    isOnTime(merchantId: string): boolean {
      const now = elapsed();
      if (now - known.at >= KNOWN_MS) known = { at: now, merchants: new Set(onTime()) };
      return known.merchants.has(merchantId);
    },
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
