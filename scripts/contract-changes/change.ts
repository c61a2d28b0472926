/** One difference between two versions of the contract. */

/**
 * `breaking`: a client that did as the earlier version says no longer works. `addition`: it works on, and can do more.
 * `note`: worth telling, and nothing to do.
 */
export type Weight = 'breaking' | 'addition' | 'note';

export interface Change {
  readonly weight: Weight;
  /** The operation, event or schema: `POST /orders`, `ORDER_SUCCEEDED`, `Order (answered)`. */
  readonly where: string;
  readonly what: string;
}

/** Who writes a value: the client, or the service. What is a restriction for one is a promise to the other. */
export type Direction = 'sent' | 'answered';

/** The line by which a change is told, and by which it is accepted. */
export function lineOf({ where, what }: Change): string {
  return `${where}: ${what}`;
}

/** Breaking for values of one direction, for those of the other something to know. */
export function weightFor(direction: Direction, breaking: Direction, otherwise: Weight): Weight {
  return direction === breaking ? 'breaking' : otherwise;
}
