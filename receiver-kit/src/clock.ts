/**
 * Time as a parameter. The kit reads the time only through these types, so that a test controls it.
 */

/** A source of the present time. */
export interface Clock {
  now(): Date;
}

/** Resolves after this many milliseconds. */
export type Wait = (milliseconds: number) => Promise<void>;

export const systemClock: Clock = { now: () => new Date() };

export const systemWait: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Calls back after this many milliseconds. Returns a function that cancels the call. */
export type Timer = (milliseconds: number, call: () => void) => () => void;

export const systemTimer: Timer = (milliseconds, call) => {
  const handle = setTimeout(call, milliseconds);
  return () => clearTimeout(handle);
};

/** Whether the work resolves in time, by a real timer whatever the receiver's clock. Rejects when the work does. */
export async function endsWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let cancel = (): void => undefined;
  const deadline = new Promise<boolean>((resolve) => {
    cancel = systemTimer(milliseconds, () => resolve(false));
  });
  try {
    return await Promise.race([work.then(() => true), deadline]);
  } finally {
    cancel();
  }
}
