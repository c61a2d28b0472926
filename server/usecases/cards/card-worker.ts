/**
 * Cleans up the locker in the background: finishes the vault's part of interrupted steps, and deletes the numbers that a
 * merchant may not store. Any number of processes may run one: due entries are leased, and the work is safe to repeat.
 */
import type { Log } from '../../platform/log.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { SavedCardStore } from '../../storage/cards.ts';
import type { PurgeNumbers } from './purge-numbers.ts';
import type { EnforceMandate } from './stored-card-mandate.ts';

/**
 * How often to look for due entries, in milliseconds. Each step cleans up after itself; what is left here comes from
 * processes that ended in between, and becomes due after 30 seconds.
 */
const POLL_MS = 15_000;
/** How often to enforce the stored-card mandate, which allows 24 hours. Milliseconds. */
const MANDATE_EVERY_MS = 10 * 60_000;
/** Entries processed in one turn. */
const BATCH = 100;

export interface CardWorkerDeps {
  readonly store: Pick<SavedCardStore, 'claimDue'>;
  readonly purgeNumbers: PurgeNumbers;
  readonly enforceMandate: EnforceMandate;
  readonly clock: Clock;
  readonly log: Log;
}

export interface CardWorker {
  /** Processes everything that is due now. */
  runOnce(): Promise<void>;
  start(): void;
  /** Resolves when the current entry is done. */
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
