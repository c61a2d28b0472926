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
