/**
 * Stores that deliveries are acknowledged, in bulks: first in the host documents, durably, then in the deliveries. A
 * worker that dies in between sends the event again, and nothing waits for a mark that never comes.
 */
import type { Clock } from '../../platform/runtime.ts';
import { createBatch } from '../../storage/mongo/batch.ts';
import type { Completion, CompletionStore, Finalize, NewCompletion } from '../queue/completion-store.ts';
import type { Held } from '../queue/guarded-write-store.ts';
import { type Checkpoint, Step } from '../queue/worker-ports.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { RelayedEntries } from './relayed-entries.ts';

/** Deliveries in one bulk. */
const FINALIZED_AT_ONCE = 128;
/** Milliseconds to gather a bulk under load. */
const GATHER_MS = 3;

export interface FinalizeOf {
  readonly outbox: Pick<OutboxStore, 'acknowledge'>;
  readonly relayed: Pick<RelayedEntries, 'take'>;
  readonly completions: Pick<CompletionStore, 'acknowledge' | 'complete' | 'finish'>;
  readonly clock: Clock;
  readonly checkpoint: Checkpoint;
}

type Result = Held | { readonly error: unknown };

export function createFinalize({ outbox, relayed, completions, clock, checkpoint }: FinalizeOf): Finalize {
  /** Returns which could not be marked, and why. A document that the database rejects does not hold back the others. */
  const mark = async (all: readonly Completion[]): Promise<ReadonlyMap<Completion, unknown>> => {
    const events = all.map(({ lease: { merchantId, host, id: eventId } }) => {
      return { merchantId, host, eventId, entries: relayed.take(host.collection, host.id) };
    });
    try {
      await outbox.acknowledge(events);
      return new Map();
    } catch (error) {
      if (all.length === 1) return new Map(all.map((one) => [one, error]));
    }
    const failures = new Map<Completion, unknown>();
    const markAlone = (one: Completion, index: number) =>
      outbox.acknowledge(events.slice(index, index + 1)).catch((error: unknown) => failures.set(one, error));
    await Promise.all(all.map(markAlone));
    return failures;
  };

  /** Stores the results of deliveries whose host documents are marked. */
  const complete = async (marked: readonly Completion[]): Promise<Map<Completion, Result>> => {
    const stored = marked.filter((completion) => !isNew(completion));
    const leases = stored.map(({ lease }) => lease);
    if (leases.length > 0) await completions.finish(leases, clock.now());
    const completed = marked.filter(isNew).map(async (one): Promise<[Completion, Result]> => {
      return [one, await completions.complete(one).catch((error: unknown) => ({ error }))];
    });
    const kept = stored.map((one): [Completion, Result] => [one, 'kept']);
    return new Map([...kept, ...(await Promise.all(completed))]);
  };

  const inBatch = createBatch<Completion, Result>({
    most: FINALIZED_AT_ONCE,
    atOnce: 1,
    gatherMs: GATHER_MS,
    async flush(all) {
      const unmarked = await mark(all);
      // The 200 alone is stored: the delivery is due again, to be marked, and is not sent again.
      const kept = [...unmarked.keys()].filter(isNew).map(completions.acknowledge);
      if (kept.length > 0) await Promise.allSettled(kept);
      await checkpoint(Step.MARKED);
      const results = await complete(all.filter((one) => !unmarked.has(one)));
      await checkpoint(Step.FINISHED);
      return all.map((one) => results.get(one) ?? { error: unmarked.get(one) });
    },
  });
  return async (completion) => {
    const result = await inBatch(completion);
    if (typeof result === 'string') return result;
    throw result.error;
  };
}

const isNew = (completion: Completion): completion is NewCompletion => completion.attempt !== null;
