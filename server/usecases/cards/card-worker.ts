/**
 * Looks after the locker by itself: finishes what a step on an entry left to be done in the vault, and deletes the numbers
 * that a merchant may not keep. Any number of processes may run one: what is due is leased, and the rest may be repeated.
 */
import type { Log } from '../../platform/log.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { SavedCardStore } from '../../storage/cards.ts';
import type { PurgeNumbers } from './purge-numbers.ts';
import type { EnforceMandate } from './stored-card-mandate.ts';

/**
 * How often to look for entries that are due, in milliseconds. Whoever takes a step tidies up after it at once; what is left
 * here is of processes that ended in between, and waits for half a minute anyway.
 */
const POLL_MS = 15_000;
/** How often the mandate is enforced; numbers have to be gone within 24 hours. Milliseconds. */
const MANDATE_EVERY_MS = 10 * 60_000;
/** Entries looked after in one go. */
const BATCH = 100;

export interface CardWorkerDeps {
  readonly store: Pick<SavedCardStore, 'claimDue'>;
  readonly purgeNumbers: PurgeNumbers;
  readonly enforceMandate: EnforceMandate;
  readonly clock: Clock;
  readonly log: Log;
}

export interface CardWorker {
  /** Does all that is due now. */
  runOnce(): Promise<void>;
  start(): void;
  /** Ends after the entry at hand. */
  stop(): Promise<void>;
}

export function createCardWorker(deps: CardWorkerDeps): CardWorker {
  const { store, purgeNumbers, enforceMandate, clock, log } = deps;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let ending = new AbortController();
  let mandateDueAt = 0;

  async function guarded(task: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error(
        { event: 'worker.task.failed', worker: 'cards', task, err: error },
        'A worker task failed; retrying later',
      );
    }
  }

  async function purgeDue(): Promise<void> {
    for (let count = 0; count < BATCH && !ending.signal.aborted; count += 1) {
      const stored = await store.claimDue('numbers', clock.now());
      if (stored === undefined) return;
      await guarded('purge_number', () => purgeNumbers(stored.card));
    }
  }

  async function enforceWhenDue(): Promise<void> {
    const now = clock.now().getTime();
    if (now < mandateDueAt) return;
    mandateDueAt = now + MANDATE_EVERY_MS;
    const deleted = await enforceMandate(ending.signal);
    if (deleted > 0)
      log.info({ event: 'card.numbers.deleted', deleted }, 'Deleted card numbers under the stored-card mandate');
  }

  async function runOnce(): Promise<void> {
    await guarded('purge_due', purgeDue);
    await guarded('enforce_mandate', enforceWhenDue);
  }

  function schedule(): void {
    if (ending.signal.aborted) return;
    timer = setTimeout(() => {
      running = runOnce().then(schedule);
    }, POLL_MS);
  }

  return {
    runOnce,
    start() {
      ending = new AbortController();
      schedule();
    },
    async stop() {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
