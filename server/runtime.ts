/**
 * What the service takes from the world besides MongoDB and the network: time and randomness.
 * Both are passed in, so that a test decides them. Nothing else here.
 */
import { randomBytes } from 'node:crypto';

/** A source of the present time. */
export interface Clock {
  now(): Date;
}

/** A source of unpredictable bytes. */
export interface Random {
  bytes(length: number): Buffer;
}

export interface Runtime {
  readonly clock: Clock;
  readonly random: Random;
}

/** The machine's clock and the operating system's random source. */
export const systemRuntime: Runtime = {
  clock: { now: () => new Date() },
  random: { bytes: (length) => randomBytes(length) },
};
