/**
 * The rounds of a worker: each relays committed events, sweeps, and claims what is due. A started worker runs them in a
 * loop, and claims beside the loop.
 */
import type { Relay } from './outbox/relay.ts';
import type { WebhookLog } from './queue/worker-ports.ts';
import type { Dispatched, Dispatcher } from './worker/dispatcher.ts';
import type { Sweeps } from './worker/sweeps.ts';
import { createWakeUp, type DueTimes, type WakeUp } from './worker/wake-up.ts';
import type { WorkerGroup } from './worker/worker-group.ts';

export interface RoundsOf {
  readonly relay: Pick<Relay, 'run' | 'readNext'>;
  readonly dispatcher: Pick<Dispatcher, 'dispatch'>;
  readonly sweeps: Pick<Sweeps, 'run' | 'startInBackground'>;
  readonly due: DueTimes;
  readonly wakeUp: WakeUp;
  /** Something may be due: the next round also claims, and runs now. */
  readonly notify: () => void;
  readonly group: Pick<WorkerGroup, 'beat'>;
  /** Whether the database has anything due. */
  readonly isAnythingDue: () => Promise<boolean>;
  /** Longest wait between two rounds, in milliseconds. */
  readonly pollMs: number;
  /** A monotonic clock, milliseconds. */
  readonly elapsed: () => number;
  readonly stopping: AbortSignal;
  /** Called with the number of events that a round relayed. */
  readonly relayed: (events: number) => void;
  readonly log: WebhookLog;
}

export interface Rounds {
  /** Runs one round with its sweeps and claims. Returns how much there was to do. */
  once(): Promise<number>;
  /** Runs rounds until stopped and until the last claim has ended. */
  loop(): Promise<void>;
  /** Milliseconds since the last claim ended, or since nothing was found to be due. */
  claimAgeMs(): number;
}

/** After a round that relayed this many events, the next one waits, milliseconds: larger batches cost less. */
const GATHER_FROM = 4;
const GATHER_MS = 12;
/**
 * Pause after a round among very many endpoints, as a multiple of its duration: while healthy ones wait and no new events come in, and
 * otherwise.
 */
const PAUSE = { waiting: 1, otherwise: 4 } as const;
/** How long after the last new event its successors are expected, milliseconds: between few, what is due is caught up fast. */
const NEW_EVENTS_MS = 200;
/** The longest such pause, milliseconds. */
const MOST_PAUSE_MS = 500;
/** After so many rounds in a row that found nothing to send on their pages, the next one waits for the regular look. */
const FRUITLESS_ROUNDS = 12;

export function createRounds(parts: RoundsOf): Rounds {
  const {
    relay,
    dispatcher,
    sweeps,
    due,
    wakeUp,
    notify,
    group,
    isAnythingDue,
    pollMs,
    elapsed,
    stopping,
    relayed,
    log,
  } = parts;
  let fruitless = 0;
  let claiming: Promise<void> | undefined;
  let claimedAt = elapsed();
  let relayedAt = Number.NEGATIVE_INFINITY;

  const roundFailed = (error: unknown): void =>
    log.error({ event: 'webhook.worker.round_failed', err: error }, 'A round of the webhook worker failed; retrying');

  /** Claims and starts what is due. */
  const claim = async (): Promise<Dispatched> => {
    due.checked();
    const dispatched = await dispatcher.dispatch();
    claimedAt = elapsed();
    const { claimed, asked, extent } = dispatched;
    fruitless = asked > 0 || extent === 'all' ? 0 : (fruitless + 1) % FRUITLESS_ROUNDS;
    const isMoreOfMany = extent === 'very-many' && asked > 0;
    // More may be due, but the relay goes first.
    if (claimed > 0 || isMoreOfMany || fruitless > 0) notify();
    return dispatched;
  };

  /**
   * Claims beside the loop, one claim at a time: to look through very many endpoints takes long, and new events must not
   * wait for that. After a round among very many, the others have the process for as long, or longer.
   */
  const claimInBackground = (): void => {
    if (claiming !== undefined) {
      due.notify();
      return;
    }
    const began = elapsed();
    const over = async ({ extent, healthy }: Dispatched): Promise<void> => {
      const isQuiet = elapsed() - relayedAt > NEW_EVENTS_MS;
      const pause = (elapsed() - began) * PAUSE[healthy === 'waiting' && isQuiet ? 'waiting' : 'otherwise'];
      const pauseMs = extent === 'very-many' ? Math.min(pause, MOST_PAUSE_MS) : 0;
      if (pauseMs > 0) await createWakeUp().wait(pauseMs, stopping);
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

  /** The relay of a round. Returns how much there was to do, and how many deliveries it left without a slot. */
  const runRelay = async () => {
    const { events, left, state } = await relay.run();
    relayed(events);
    if (events > 0) relayedAt = elapsed();
    // More to relay: the next round follows at once, after this one's claims.
    if (state === 'more') wakeUp.notify();
    return { found: events + (state === 'done' ? 0 : 1), left, state };
  };

  /** A round of the loop: sweeps and claims run in the background. */
  const round = async (): Promise<number> => {
    const { found, left, state } = await runRelay();
    sweeps.startInBackground();
    if (due.shouldCheck(left, state)) claimInBackground();
    return found;
  };

  /** After a wait without a notification: prepares a round when something is due. */
  const lookForMore = async (): Promise<void> => {
    sweeps.startInBackground();
    if (!(await isAnythingDue())) {
      claimedAt = elapsed();
      return;
    }
    relay.readNext();
    due.notify();
  };

  return {
    async once() {
      const { found, left, state } = await runRelay();
      const rearmed = await sweeps.run();
      return due.shouldCheck(left + rearmed, state) ? found + rearmed + (await claim()).claimed : found;
    },

    claimAgeMs: () => elapsed() - claimedAt,

    async loop() {
      claimedAt = elapsed();
      let wokenUp: 'notified' | 'timed-out' = 'notified';
      while (!stopping.aborted) {
        try {
          if (wokenUp === 'timed-out') await lookForMore();
          const found = wokenUp === 'notified' || due.isNotified() ? await round() : 0;
          // While a claim is under way, a notification starts no other.
          if (found >= GATHER_FROM && (claiming !== undefined || !due.isNotified()))
            await createWakeUp().wait(GATHER_MS, stopping);
          await group.beat();
          wokenUp = await wakeUp.wait(pollMs, stopping);
        } catch (error) {
          roundFailed(error);
          // The relay alone may have failed: still claim what is due, and keep the merchants.
          claimInBackground();
          await group.beat().catch(() => undefined);
          relay.readNext();
          due.notify();
          wokenUp = 'notified';
          await createWakeUp().wait(pollMs, stopping);
        }
      }
      await claiming;
    },
  };
}
