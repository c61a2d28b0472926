/** How much the webhook bench measures. */

export interface WebhookPlan {
  readonly name: 'whole' | 'quick';
  /** Everything is measured so often, in turn. */
  readonly rounds: number;
  /** Orders a second. */
  readonly rates: readonly number[];
  /** The one of the goals, and that of what is compared. */
  readonly goalRate: number;
  /** Seconds at each rate in each round, after seconds of warming up. */
  readonly seconds: number;
  readonly warmUp: number;
  /** Events of a drain and of the backlog of a hanging endpoint. */
  readonly events: number;
  readonly idleSeconds: number;
  /** Seconds after which the run is given up. */
  readonly limit: number;
}

export const wholeWebhookPlan: WebhookPlan = {
  name: 'whole',
  rounds: 5,
  rates: [30, 100, 200],
  goalRate: 100,
  seconds: 5,
  warmUp: 5,
  events: 10_000,
  idleSeconds: 10,
  limit: 2_700,
};

export const quickWebhookPlan: WebhookPlan = {
  name: 'quick',
  rounds: 1,
  rates: [20],
  goalRate: 20,
  seconds: 3,
  warmUp: 1,
  events: 500,
  idleSeconds: 3,
  limit: 200,
};
