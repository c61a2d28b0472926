/**
 * Money that is held on a card and not yet taken: until when it can be, and what was asked for with it. Pure data inside the
 * transaction; every move is decided in orders/holds.ts.
 */
import type { Money } from '../money.ts';

/** How long a hold can be captured: 7 days, in milliseconds. */
export const HOLD_MS = 7 * 24 * 60 * 60_000;

/** A capture or a void that was asked for. */
export interface HoldAction {
  /** What the gateway knows it by: asked for again with it, nothing is done twice. */
  readonly id: string;
  readonly kind: 'capture' | 'void';
  /** The merchant's own key of the call; empty where it sent none. */
  readonly key: string;
  readonly money: Money;
  /** `service`: the hold has run out, or its payment came too late. */
  readonly askedBy: 'merchant' | 'service';
  readonly askedAt: Date;
  readonly outcome: 'pending' | 'done' | 'failed';
}

export interface Hold {
  /** From then on it cannot be captured. */
  readonly until: Date;
  /** When the service lets go of the money by itself, unless somebody was quicker. */
  readonly voidAt: Date;
  /** Oldest first. At most the last one is pending, and one of them done. */
  readonly actions: readonly HoldAction[];
}

/** A hold that begins at `from`. */
export function newHold(from: Date): Hold {
  const until = new Date(from.getTime() + HOLD_MS);
  return { until, voidAt: until, actions: [] };
}

/** What the gateway has been asked for and has not answered. */
export function pendingAction(hold: Hold | undefined): HoldAction | undefined {
  return hold?.actions.find(({ outcome }) => outcome === 'pending');
}

/** The capture that took the money, or some of it. */
export function doneCapture(hold: Hold | undefined): HoldAction | undefined {
  return hold?.actions.find(({ kind, outcome }) => kind === 'capture' && outcome === 'done');
}
