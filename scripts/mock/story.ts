/**
 * Keeps the mock's answers one story: how far each order has come, what it asks for, who pays it with which card, and what was given
 * back. All else is the examples'. In memory, and only for as long as the mock runs.
 */
import { OperationId, type OrderStatus, TxnStatus } from '../../generated/values.ts';
import type { SandboxBehaviourName } from '../../server/gateways/sandbox/behaviours.ts';
import { sandboxCards } from '../../server/gateways/sandbox/cards.ts';
import { type Money, parseAmount } from '../../server/orders/money.ts';
import { isAutoCapture, type Order } from '../../server/orders/order.ts';
import {
  type Attempt,
  type AttemptStage,
  type Ending,
  leadingAttempt,
  orderStatusOf,
  withCapture,
  withNext,
  withStage,
  withVoid,
} from './attempts.ts';
import { errorOf } from './error-of.ts';
import type { MockedOperation } from './mocked-operations.ts';
import { txnUuid } from './own-ids.ts';
import { changeBy, orderOfMoney, orderSaid, type Said, saidOf } from './said-of-order.ts';
import { fieldOf, type SentBody } from './sent-body.ts';

/** How far an order has come; `unheard` before the first call that names it. */
export type Stage = 'unheard' | 'new' | Exclude<AttemptStage, 'mismatched'>;

export interface OwnRefund {
  readonly requestId: string;
  readonly minor: number;
}

export interface KnownOrder {
  readonly isHeard: boolean;
  /** What was said of it, as the service keeps it. What follows tells it again. */
  readonly terms: Order;
  /** Empty: the example's. */
  readonly returnUrl: string;
  readonly money: Money;
  /** Whether a payment is charged at once, or held until it is captured. */
  readonly capture: 'auto' | 'manual';
  /** The `x-routing-id` that it was created with, or empty. */
  readonly routingId: string;
  /** Oldest first. */
  readonly attempts: readonly Attempt[];
  /** Oldest first. */
  readonly refunds: readonly OwnRefund[];
}

/** A call that went well. */
export interface Done {
  readonly operation: MockedOperation;
  readonly body: SentBody;
  readonly routingId: string;
  readonly answer: string;
}

export interface Story {
  /** Takes in what a call that went well has done. */
  note(order: string, done: Done): void;
  of(order: string | undefined): KnownOrder;
  /** The order that a transaction of the mock's pays. */
  orderOf(txnUuid: string): string | undefined;
  /** The customer has left the bank's page of an attempt. */
  settle(order: string, attempt: number, ending: Ending): void;
}

const MOST_ORDERS = 10_000;

/** How far an order has come, by the attempt that it is told of. */
export function stageOf({ isHeard, attempts }: KnownOrder): Stage {
  const stage = leadingAttempt(attempts)?.stage;
  if (stage === undefined) return isHeard ? 'new' : 'unheard';
  return stage === 'mismatched' ? 'new' : stage;
}

/** The number of the attempt that the order is told of; 1 before there is one. */
export function leadingNumber({ attempts }: Pick<KnownOrder, 'attempts'>): number {
  return leadingAttempt(attempts)?.number ?? 1;
}

/** Its status; undefined before the first attempt. */
export function statusOf({ attempts, money }: KnownOrder): OrderStatus | undefined {
  const leading = leadingAttempt(attempts);
  return leading === undefined ? undefined : orderStatusOf(leading, money.minor);
}

/** What a payment of it takes, or has taken, in minor units: less than it asks for where less was captured. */
export function takenOf({ money, attempts }: KnownOrder): number {
  return leadingAttempt(attempts)?.captured ?? money.minor;
}

/** What is left to give back, in minor units. */
export function leftOf(known: KnownOrder): number {
  return known.refunds.reduce((left, { minor }) => left - minor, takenOf(known));
}

/** The sandbox's behaviour of a card that is sent; of a stored one, and of any that it does not list, the usual one. */
export function behaviourOf(body: SentBody): SandboxBehaviourName {
  const number = fieldOf(body, 'card_number')?.replace(/[ -]/g, '');
  return sandboxCards.find((card) => card.number === number)?.behaviour ?? 'approve';
}

type Step = (known: KnownOrder, done: Done) => KnownOrder;

/** What the mock tells of an order by its terms. */
function telling(terms: Order) {
  const { money, returnUrl, routingId } = terms;
  const capture: KnownOrder['capture'] = isAutoCapture(terms) ? 'auto' : 'manual';
  return { terms, money, returnUrl, routingId, capture };
}

/** What a call has said of the order; undefined where that is nothing, and where it is more than an order can have. */
function saidBy({ operation, body }: Done): Said | undefined {
  let said: Said | undefined;
  errorOf(() => {
    said = saidOf(operation.id, body);
    return undefined;
  });
  return said;
}

/** An order that is created again begins anew. */
const begin: Step = (known, done) => {
  const terms = saidBy(done)?.terms;
  if (terms === undefined) return { ...known, isHeard: true };
  return { isHeard: true, ...telling(orderSaid(terms, done.routingId)), attempts: [], refunds: [] };
};

const change: Step = (known, done) => {
  const said = saidBy(done);
  if (said === undefined) return { ...known, isHeard: true };
  if (said.terms !== undefined && !known.isHeard) return begin(known, done);
  const decision = changeBy(said, known.terms, known.attempts);
  return { ...known, isHeard: true, ...(decision.kind === 'step' ? telling(decision.order) : {}) };
};

/** A session may have no order. */
const open: Step = (known, done) => (saidBy(done) === undefined ? known : change(known, done));

/** How a payment that goes through leaves the order. */
function stagePaid({ capture }: KnownOrder): AttemptStage {
  return capture === 'manual' ? 'authorized' : 'charged';
}

function stageBegun(known: KnownOrder, answer: string): AttemptStage {
  const status = /"status":\s*"([A-Z_]+)"/.exec(answer)?.[1];
  if (status === TxnStatus.CHARGED) return stagePaid(known);
  return status === TxnStatus.STARTED ? 'mismatched' : 'being_paid';
}

const attempt: Step = (known, done) => {
  const order = change(known, done);
  const next = { stage: stageBegun(order, done.answer), behaviour: behaviourOf(done.body) };
  return { ...order, attempts: withNext(known.attempts, next) };
};

const attemptOnPage: Step = (known, done) => (fieldOf(done.body, 'action') === 'pay' ? attempt(known, done) : known);

/** By the attempt that it is told of. */
const paid = (known: KnownOrder): KnownOrder => ({
  ...known,
  isHeard: true,
  attempts: withStage(known.attempts, leadingNumber(known), 'charged'),
});

const captured: Step = (known, { body }) => {
  const amount = parseAmount(fieldOf(body, 'amount') ?? '', known.money.currency);
  const minor = 'reason' in amount ? known.money.minor : Math.min(amount.minor, known.money.minor);
  return { ...known, isHeard: true, attempts: withCapture(known.attempts, leadingNumber(known), minor) };
};

const letGo: Step = (known) => ({
  ...known,
  isHeard: true,
  attempts: withVoid(known.attempts, leadingNumber(known)),
});

const giveBack: Step = (known, { body }) => {
  const amount = parseAmount(fieldOf(body, 'amount') ?? '', known.money.currency);
  const minor = Math.min('reason' in amount ? leftOf(known) : amount.minor, leftOf(known));
  const requestId = fieldOf(body, 'unique_request_id') ?? '';
  // The contract's own examples may be sent again and again: nothing is given back twice.
  if (minor === 0 || known.refunds.some((refund) => refund.requestId === requestId)) return known;
  return { ...paid(known), refunds: [...known.refunds, { requestId, minor }] };
};

const steps: ReadonlyMap<string, Step> = new Map([
  [OperationId.createOrder, begin],
  [OperationId.createSession, open],
  [OperationId.updateOrder, change],
  [OperationId.startTxn, attempt],
  [OperationId.payOnPaymentPage, attemptOnPage],
  [OperationId.refundOrder, giveBack],
  [OperationId.refundTxn, giveBack],
  [OperationId.captureTxn, captured],
  [OperationId.voidTxn, letGo],
]);

/** `usual`: the amount of the examples. */
export function createStory(usual: Money): Story {
  const orders = new Map<string, KnownOrder>();
  const txns = new Map<string, string>();
  const unheard: KnownOrder = {
    isHeard: false,
    ...telling(orderOfMoney(usual)),
    attempts: [],
    refunds: [],
  };

  function set(order: string, known: KnownOrder): void {
    if (orders.size >= MOST_ORDERS) {
      orders.clear();
      txns.clear();
    }
    orders.set(order, known);
    txns.set(txnUuid(order, known.attempts.length), order);
  }

  const of = (order: string | undefined) => (order === undefined ? undefined : orders.get(order)) ?? unheard;

  return {
    of,
    orderOf: (uuid) => txns.get(uuid),
    settle(order, attempt, ending) {
      const known = of(order);
      const stage = ending === 'charged' ? stagePaid(known) : ending;
      set(order, { ...known, isHeard: true, attempts: withStage(known.attempts, attempt, stage) });
    },
    note(order, done) {
      const step = steps.get(done.operation.id);
      if (step !== undefined) set(order, step(of(order), done));
    },
  };
}
