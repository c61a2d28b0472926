/**
 * Calls a store with a deadline, so that the sender gets an answer while the store hangs. The call itself cannot be cancelled:
 * a late result is passed on, so that it can be undone.
 */
import type { Timer } from '../clock.ts';
import { ReceiverError } from '../errors.ts';

export interface Deadline {
  readonly timer: Timer;
  /** How long a store may take for one answer. */
  readonly storeSeconds: number;
}

/** Runs work that does not count against the deadline: a handler. @throws Error when the deadline has passed. */
export type Untimed = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Any error of the store means the same to the sender: send the event again later.
 * @param message for the sender, when the call fails.
 * @param onLate takes a result that arrives after the deadline.
 * @throws ReceiverError ERR_STORE_UNAVAILABLE, or the ReceiverError that the call throws.
 */
export async function storeCall<Result>(
  deadline: Deadline,
  message: string,
  call: (untimed: Untimed) => Promise<Result>,
  onLate: (result: Result) => void = () => undefined,
): Promise<Result> {
  try {
    return await inTime(deadline, call, onLate);
  } catch (cause) {
    if (cause instanceof ReceiverError) throw cause;
    throw new ReceiverError('ERR_STORE_UNAVAILABLE', message, { cause });
  }
}

function inTime<Result>(
  { timer, storeSeconds }: Deadline,
  call: (untimed: Untimed) => Promise<Result>,
  onLate: (result: Result) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const start = (): (() => void) =>
      timer(storeSeconds * 1_000, () => {
        isLate = true;
        reject(new Error(`The store did not answer within ${storeSeconds} seconds.`));
      });
    let cancel = start();
    const untimed: Untimed = async (work) => {
      if (isLate) throw new Error('The store answered too late; the handler was not run.');
      cancel();
      try {
        return await work();
      } finally {
        cancel = start();
      }
    };
    call(untimed).then(
      (result) => {
        cancel();
        if (isLate) onLate(result);
        else resolve(result);
      },
      (error: unknown) => {
        cancel();
        reject(error);
      },
    );
  });
}
