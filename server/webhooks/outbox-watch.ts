/**
 * Rings when any process commits an event, by a change stream over the collections that carry an outbox. It is a doorbell and no more:
 * while the stream is cut nobody rings, and the worker's own looks find the same events a little later.
 */
import type { Db } from './delivery-store.ts';
import type { WebhookHost } from './indexes.ts';
import type { WebhookLog } from './worker-ports.ts';

export interface OutboxWatchOf {
  readonly db: Db;
  readonly hosts: readonly WebhookHost[];
  readonly ring: () => void;
  readonly log: WebhookLog;
  /** Before a stream that was cut is opened anew, milliseconds. */
  readonly againMs: number;
}

export interface OutboxWatch {
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
  let stream: ReturnType<typeof open> | undefined;

  function open() {
    const opened = db.watch(steps, { maxAwaitTimeMS: AWAIT_MS });
    let over = false;
    // The driver resumes by itself where it can. Where it cannot, it tells by an error, or by nothing but the end of the stream.
    const reopen = (error?: unknown) => {
      if (stopped || over) return;
      over = true;
      log.warn({ err: error }, 'the stream of new webhook events was cut; they are found by looking until it is back');
      opened.close().catch(() => undefined);
      again = setTimeout(() => {
        stream = open();
        // What was committed while nobody listened.
        ring();
      }, againMs);
    };
    opened.on('change', ring).on('error', reopen).on('close', reopen);
    return opened;
  }

  stream = open();
  return {
    async stop() {
      stopped = true;
      clearTimeout(again);
      await stream?.close().catch(() => undefined);
    },
  };
}
