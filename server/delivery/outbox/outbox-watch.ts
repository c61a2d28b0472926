/**
 * Rings when any process commits an event, by a change stream over the collections that carry an outbox. It is a doorbell and no more:
 * while the stream is cut nobody rings, and the worker's own looks find the same events a little later.
 */
import type { Db } from '../queue/delivery-store.ts';
import type { WebhookHost } from '../queue/indexes.ts';
import type { WebhookLog } from '../queue/worker-ports.ts';

export interface OutboxWatchOf {
  readonly db: Db;
  readonly hosts: readonly WebhookHost[];
  readonly ring: () => void;
  readonly log: WebhookLog;
  /** Before a stream that was cut is opened anew, milliseconds. */
  readonly againMs: number;
}

export interface OutboxWatch {
  /** Rings no more. Waits for the database to know of it, but not for a stream that is not open yet: that one is closed then. */
  stop(): Promise<void>;
}

/** How long the server holds an answer back while there is nothing to tell, milliseconds: what a resting stream costs. */
const AWAIT_MS = 5_000;

/** Watches until stopped. */
export function watchOutboxes({ db, hosts, ring, log, againMs }: OutboxWatchOf): OutboxWatch {
  const raised = [
    { 'updateDescription.updatedFields.relayAt': { $exists: true } },
    { 'fullDocument.relayAt': { $exists: true } },
  ];
  const steps = [
    { $match: { 'ns.coll': { $in: hosts.map(({ name }) => name) }, $or: raised } },
    { $project: { _id: 1 } },
  ];
  let stopped = false;
  let again: NodeJS.Timeout | undefined;
  /** Closes the stream that is open. */
  let close: (() => Promise<void>) | undefined;

  function open(): void {
    const opened = db.watch(steps, { maxAwaitTimeMS: AWAIT_MS });
    let over = false;
    const end = () => opened.close().catch(() => undefined);
    // The driver resumes by itself where it can. Where it cannot, it tells by an error, or by nothing but the end of the stream.
    const reopen = (error?: unknown) => {
      if (stopped || over) return;
      over = true;
      close = undefined;
      log.warn({ err: error }, 'the stream of new webhook events was cut; they are found by looking until it is back');
      end();
      again = setTimeout(open, againMs);
    };
    opened.once('resumeTokenChanged', () => {
      // The stream stands, and does not tell what was committed while nobody listened.
      if (!stopped) ring();
      // The driver knows the cursor in the database a moment later; closed before, it leaves it there.
      setImmediate(() => {
        if (stopped) end();
        else if (!over) close = end;
      });
    });
    opened.on('change', ring).on('error', reopen).on('close', reopen);
  }

  open();
  return {
    async stop() {
      stopped = true;
      clearTimeout(again);
      await close?.();
    },
  };
}
