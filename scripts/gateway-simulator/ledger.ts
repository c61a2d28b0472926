/**
 * The simulator's ledger: what a gateway would settle. Movements are only ever added, so money that moves twice shows twice.
 */

export type MovementKind =
  | 'hold'
  | 'charge'
  | 'capture'
  | 'release'
  | 'refund'
  /** A refund failed; its money is back with the merchant. */
  | 'refund_returned'
  | 'chargeback'
  | 'chargeback_returned';

export interface Movement {
  readonly kind: MovementKind;
  /** The gateway's id of the capture, refund or dispute; of the payment for the others. */
  readonly id: string;
  /** Our id of the capture, void or refund, where the gateway received one; empty otherwise. */
  readonly reference: string;
  /** Minor units, as the gateway counts them. */
  readonly amount: number;
  readonly at: string;
}

export type PaymentState = 'open' | 'action' | 'authorized' | 'charged' | 'declined' | 'cancelled';

export interface LedgerPayment {
  /** The gateway's id. */
  readonly id: string;
  /** Our txn_uuid. */
  readonly reference: string;
  readonly account: string;
  /** ISO 4217, upper case. */
  readonly currency: string;
  readonly amount: number;
  readonly state: PaymentState;
  /** Sums of the movements. `captured` includes charges; `refunded` excludes returned refunds; `disputed` won disputes. */
  readonly held: number;
  readonly captured: number;
  readonly released: number;
  readonly refunded: number;
  readonly disputed: number;
  readonly movements: readonly Movement[];
}

export interface NewPayment {
  readonly id: string;
  readonly reference: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: number;
}

export interface Ledger {
  /** Adds a payment in the state `open`. */
  open(payment: NewPayment): void;
  state(paymentId: string, state: PaymentState): void;
  move(paymentId: string, movement: Omit<Movement, 'at'>): void;
  /** In the order of their creation. */
  payments(): LedgerPayment[];
}

interface Entry extends NewPayment {
  state: PaymentState;
  readonly movements: Movement[];
}

export function createLedger(now: () => Date): Ledger {
  const entries = new Map<string, Entry>();

  function entryOf(id: string): Entry {
    const entry = entries.get(id);
    if (entry === undefined) throw new Error(`The ledger has no payment ${id}.`);
    return entry;
  }

  return {
    open(payment) {
      if (entries.has(payment.id)) throw new Error(`The ledger has the payment ${payment.id} already.`);
      entries.set(payment.id, { ...payment, currency: payment.currency.toUpperCase(), state: 'open', movements: [] });
    },
    state(paymentId, state) {
      entryOf(paymentId).state = state;
    },
    move(paymentId, movement) {
      entryOf(paymentId).movements.push({ ...movement, at: now().toISOString() });
    },
    payments: () => [...entries.values()].map(summary),
  };
}

function summary({ movements, ...entry }: Entry): LedgerPayment {
  const sum = (...kinds: MovementKind[]): number =>
    movements.reduce((total, { kind, amount }) => (kinds.includes(kind) ? total + amount : total), 0);
  return {
    ...entry,
    held: sum('hold'),
    captured: sum('charge', 'capture'),
    released: sum('release'),
    refunded: sum('refund') - sum('refund_returned'),
    disputed: sum('chargeback') - sum('chargeback_returned'),
    movements: movements.map((movement) => ({ ...movement })),
  };
}
