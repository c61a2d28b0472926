/**
 * Money that is authorized and not yet captured: until when it can be captured, and the captures and voids requested.
 * Pure data inside the transaction; holds.ts decides every move.
 */
import type { Money } from '../money.ts';

/** How long a hold can be captured: 7 days, in milliseconds. */
export const HOLD_MS = 7 * 24 * 60 * 60_000;

/** A requested capture or void. */
export interface HoldAction {
  /** The gateway's idempotency key. */
  readonly id: string;
  readonly kind: 'capture' | 'void';
  /** The merchant's idempotency key; empty when none was sent. */
  readonly key: string;
  readonly money: Money;
  /**
   * `service`: the hold expired, or the payment succeeded too late. `gateway`: it was made at the gateway itself; `askedAt` is when
   * the gateway reported it.
   */
  readonly askedBy: 'merchant' | 'service' | 'gateway';
  readonly askedAt: Date;
  readonly outcome: 'pending' | 'done' | 'failed';
}

export interface Hold {
  /** The hold cannot be captured from this time on. */
  readonly until: Date;
  /** When the service voids the hold, unless it was captured or voided before. */
  readonly voidAt: Date;
  /** Oldest first. At most the last one is pending, and at most one succeeded. */
  readonly actions: readonly HoldAction[];
}

export function newHold(from: Date): Hold {
  const until = new Date(from.getTime() + HOLD_MS);
  return { until, voidAt: until, actions: [] };
}

/** The action that the gateway has not answered yet. */
export function pendingAction(hold: Hold | undefined): HoldAction | undefined {
  return hold?.actions.find(({ outcome }) => outcome === 'pending');
}

/** The successful capture, full or partial. */
export function doneCapture(hold: Hold | undefined): HoldAction | undefined {
  return hold?.actions.find(({ kind, outcome }) => kind === 'capture' && outcome === 'done');
}

/** The hold after the action has ended. */
export function withOutcome(hold: Hold, { id }: HoldAction, outcome: 'done' | 'failed'): Hold {
  return { ...hold, actions: hold.actions.map((other) => (other.id === id ? { ...other, outcome } : other)) };
}
