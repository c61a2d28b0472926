/**
 * Time as a parameter: what time it is, and waiting. The kit reads no other clock, so that a test decides both.
 */

/** A source of the present time. */
export interface Clock {
  now(): Date;
}

/** Resolves after so many milliseconds. */
export type Wait = (milliseconds: number) => Promise<void>;

export const systemClock: Clock = { now: () => new Date() };

export const systemWait: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Calls after so many milliseconds, unless what it gives back is called before. */
export type Timer = (milliseconds: number, call: () => void) => () => void;

export const systemTimer: Timer = (milliseconds, call) => {
  const handle = setTimeout(call, milliseconds);
  return () => clearTimeout(handle);
};
