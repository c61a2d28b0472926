/**
 * Records merchants' API calls beside the request path: calls are queued in memory and stored in batches. The queue is
 * bounded; a call that does not fit, or that cannot be stored, is dropped and counted. Never delays a request.
 */
import type { Log } from '../../platform/log.ts';
import type { LoggedRequest, RequestLogStore } from '../../storage/request-log.ts';

/** Calls that wait to be stored. */
const QUEUE_LIMIT = 5_000;
/** Calls stored by one command. */
const BATCH = 500;
/** How long calls gather before they are stored, in milliseconds. */
const GATHER_MS = 250;

export interface RequestRecorderOf {
  readonly store: Pick<RequestLogStore, 'append'>;
  readonly log: Pick<Log, 'warn'>;
  /** Counts calls that are not recorded. */
  readonly dropped: (calls: number) => void;
}

export interface RequestRecorder {
  /** Queues a call. Returns at once, and never throws. */
  record(entry: LoggedRequest): void;
  /** Stores what is queued. Resolves when it is stored or dropped. */
  settled(): Promise<void>;
}

/** Records nothing. */
export const noRecorder: RequestRecorder = { record: () => undefined, settled: async () => undefined };

export function createRequestRecorder({ store, log, dropped }: RequestRecorderOf): RequestRecorder {
  let waiting: LoggedRequest[] = [];
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> = Promise.resolve();

  const storeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      try {
        await store.append(batch);
      } catch (error) {
        dropped(batch.length);
        log.warn(
          { event: 'request_log.write_failed', err: error, calls: batch.length },
          'Could not store a part of the request log; its calls are missing from the list of requests',
        );
      }
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    storing = storing.then(storeAll);
    return storing;
  };

  return {
    record(entry) {
      if (waiting.length >= QUEUE_LIMIT) {
        dropped(1);
        return;
      }
      waiting.push(entry);
      timer ??= setTimeout(flush, GATHER_MS).unref();
    },
    settled: flush,
  };
}
