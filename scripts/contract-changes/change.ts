/** One difference between two versions of the contract. */

/**
 * `breaking`: a client that did as the earlier version says no longer works. `opening`: it works on, and others may call what they
 * could not. `addition`: it works on, and can do more. `note`: worth telling, and nothing to do.
 */
export type Weight = 'breaking' | 'opening' | 'addition' | 'note';

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

/** Whether something has to be there, before and now: what one side must send, the other can count on. */
export function requiredChanges(
  direction: Direction,
  [was, is]: readonly [was: boolean, is: boolean],
  where: string,
  subject = '',
): readonly Change[] {
  if (was === is) return [];
  return is
    ? [{ weight: weightFor(direction, 'sent', 'note'), where, what: `${subject}is required now` }]
    : [{ weight: weightFor(direction, 'answered', 'addition'), where, what: `${subject}may be absent now` }];
}
