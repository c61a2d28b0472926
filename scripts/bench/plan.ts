/**
 * How long everything of a run takes. The whole one is what result.json comes from; the quick one only shows that the
 * benchmark works, and its figures say nothing.
 */

export interface Plan {
  readonly name: 'whole' | 'quick';
  /** Times that every participant gets its turn, in the same order: A B A B. */
  readonly rounds: number;
  /** Seconds at full load before anything is measured, for each participant and operation. */
  readonly warmUp: number;
  /** Seconds at full load before each turn: its process has rested for the turns of all others. */
  readonly turnWarmUp: number;
  /** Seconds of a closed loop, for capacity. */
  readonly capacity: number;
  /** Seconds at half of that rate, for latency. */
  readonly latency: number;
  /** Seconds at the steady rate. */
  readonly steady: number;
  /** Requests at a time in a closed loop. */
  readonly connections: number;
  /** Starts of the service that are timed. */
  readonly starts: number;
  /** Seconds of looking at a service that has nothing to do. */
  readonly idle: number;
  /** Seconds after which the run gives up. */
  readonly limit: number;
}

export const wholePlan: Plan = {
  name: 'whole',
  rounds: 5,
  warmUp: 5,
  turnWarmUp: 1.5,
  capacity: 3,
  latency: 1.5,
  steady: 2,
  connections: 64,
  starts: 5,
  idle: 10,
  limit: 1_000,
};

export const quickPlan: Plan = {
  ...wholePlan,
  name: 'quick',
  rounds: 1,
  warmUp: 0.2,
  turnWarmUp: 0.1,
  capacity: 0.3,
  latency: 0.2,
  steady: 0.2,
  starts: 1,
  idle: 2,
  limit: 90,
};

/** Requests a second of the figure about our code without its database. */
export const STEADY_RATE = 500;

/** Orders that are there to be read. */
export const ORDERS_TO_READ = 100;
