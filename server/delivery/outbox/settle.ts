/**
 * Ends deliveries whose 200 is stored: their documents are told, many by one write, and nothing is left to do. Nobody is told of a 200
 * that could still be lost with the database server.
 */

import type { Clock } from '../../platform/runtime.ts';
import { createBatch } from '../../storage/mongo/batch.ts';
import { type Checkpoint, Step } from '../queue/checkpoint.ts';
import type { CompletionStore } from '../queue/completion-store.ts';
import type { LeasedDelivery } from '../queue/delivery.ts';
import type { OutboxStore } from './outbox-store.ts';

/** Events whose end is told to their documents by one write. */
const SETTLED_AT_ONCE = 128;

/** Nobody waits for the end but the merchant's reading of it: a little patience spares the database most of these writes. */
const GATHER_MS = 25;

export interface SettleOf {
  readonly outbox: Pick<OutboxStore, 'told'>;
  readonly completions: Pick<CompletionStore, 'secure' | 'finish'>;
  readonly clock: Clock;
  readonly checkpoint: Checkpoint;
}

/** A function that ends one delivery, in company with others that end at about the same moment. */
export function createSettle({ outbox, completions, clock, checkpoint }: SettleOf) {
  return createBatch<LeasedDelivery, 'settled'>({
    most: SETTLED_AT_ONCE,
    atOnce: 1,
    gatherMs: GATHER_MS,
    async flush(leases) {
      await completions.secure();
      await outbox.told(leases.map(({ host, id }) => ({ host, eventId: id })));
      await checkpoint(Step.MARKED);
      await completions.finish(leases, clock.now());
      await checkpoint(Step.FINISHED);
      return leases.map(() => 'settled');
    },
  });
}
