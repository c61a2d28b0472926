/**
 * Keeps the mock's answers one story: how far each order has come, what it asks for, who pays it with which card, and what was given
 * back. All else is the examples'. In memory, and only for as long as the mock runs.
 */
import { OperationId, TxnStatus } from '../../generated/values.ts';
import type { SandboxBehaviourName } from '../../server/gateways/sandbox/behaviours.ts';
import { sandboxCards } from '../../server/gateways/sandbox/cards.ts';
import { type Money, parseAmount } from '../../server/orders/money.ts';
import type { MockedOperation } from './mocked-operations.ts';
import { txnUuid } from './own-ids.ts';
import { fieldOf, type SentBody } from './sent-body.ts';

/** How an attempt to pay has ended, as the examples of the order's status are called. */
export type Ending = 'charged' | 'failed' | 'cancelled' | 'declined';

/** How far an order has come; `unheard` before the first call that names it. */
export type Stage = 'unheard' | 'new' | 'being_paid' | Ending;

export interface OwnRefund {
  readonly requestId: string;
  readonly minor: number;
}

export interface KnownOrder {
  readonly stage: Stage;
  /** Empty: the example's. */
  readonly returnUrl: string;
  readonly money: Money;
  readonly attempts: number;
  /** What the card of the present attempt stands for in the sandbox. */
  readonly behaviour: SandboxBehaviourName;
  /** Oldest first. */
  readonly refunds: readonly OwnRefund[];
}

export interface Story {
  /** Takes in what a call that went well has done. */
  note(order: string, operation: MockedOperation, body: SentBody, answer: string): void;
  of(order: string | undefined): KnownOrder;
  /** The order that a transaction of the mock's pays. */
  orderOf(txnUuid: string): string | undefined;
  /** The customer has left the bank's page. */
  settle(order: string, ending: Ending): void;
}

const MOST_ORDERS = 10_000;

/** What is left to give back, in minor units. */
export function leftOf({ money, refunds }: KnownOrder): number {
  return refunds.reduce((left, { minor }) => left - minor, money.minor);
}

/** The sandbox's behaviour of a card that is sent; of a stored one, and of any that it does not list, the usual one. */
export function behaviourOf(body: SentBody): SandboxBehaviourName {
  const number = fieldOf(body, 'card_number')?.replace(/[ -]/g, '');
  return sandboxCards.find((card) => card.number === number)?.behaviour ?? 'approve';
}

/** The amount that a body asks for, or the one that was known before. */
function moneyOf(body: SentBody, before: Money): Money {
  const amount = fieldOf(body, 'amount') ?? fieldOf(body, 'order.amount');
  if (amount === undefined) return before;
  const currency = fieldOf(body, 'currency') ?? fieldOf(body, 'order.currency') ?? before.currency;
  const money = parseAmount(amount, currency);
  return 'reason' in money ? before : money;
}

function returnUrlOf(body: SentBody, before: string): string {
  const given = fieldOf(body, 'return_url') ?? fieldOf(body, 'order.return_url') ?? '';
  return /^https?:\/\//.test(given) ? given : before;
}

type Step = (known: KnownOrder, body: SentBody, answer: string) => KnownOrder;

/** An order that is created again begins anew. */
const begin: Step = (known, body) => ({
  stage: 'new',
  returnUrl: returnUrlOf(body, known.returnUrl),
  money: moneyOf(body, known.money),
  attempts: 0,
  behaviour: 'approve',
  refunds: [],
});

const change: Step = (known, body) => ({
  ...known,
  returnUrl: returnUrlOf(body, known.returnUrl),
  money: moneyOf(body, known.money),
});

const attempt: Step = (known, body, answer) => {
  const status = /"status":\s*"([A-Z_]+)"/.exec(answer)?.[1];
  return {
    ...change(known, body, answer),
    attempts: known.attempts + 1,
    behaviour: behaviourOf(body),
    stage: status === TxnStatus.CHARGED ? 'charged' : status === TxnStatus.STARTED ? 'new' : 'being_paid',
  };
};

const attemptOnPage: Step = (known, body, answer) =>
  fieldOf(body, 'action') === 'pay' ? attempt(known, body, answer) : known;

const giveBack: Step = (known, body) => {
  const amount = parseAmount(fieldOf(body, 'amount') ?? '', known.money.currency);
  const minor = Math.min('reason' in amount ? leftOf(known) : amount.minor, leftOf(known));
  const requestId = fieldOf(body, 'unique_request_id') ?? '';
  // The contract's own examples may be sent again and again: nothing is given back twice.
  if (minor === 0 || known.refunds.some((refund) => refund.requestId === requestId)) return known;
  return { ...known, stage: 'charged', refunds: [...known.refunds, { requestId, minor }] };
};

const capture: Step = (known) => ({ ...known, stage: 'charged' });

const steps: ReadonlyMap<string, Step> = new Map([
  [OperationId.createOrder, begin],
  [OperationId.createSession, begin],
  [OperationId.updateOrder, change],
  [OperationId.startTxn, attempt],
  [OperationId.payOnPaymentPage, attemptOnPage],
  [OperationId.refundOrder, giveBack],
  [OperationId.refundTxn, giveBack],
  [OperationId.captureTxn, capture],
]);

/** `usual`: the amount of the examples. */
export function createStory(usual: Money): Story {
  const orders = new Map<string, KnownOrder>();
  const txns = new Map<string, string>();
  const unheard: KnownOrder = {
    stage: 'unheard',
    returnUrl: '',
    money: usual,
    attempts: 0,
    behaviour: 'approve',
    refunds: [],
  };

  function set(order: string, known: KnownOrder): void {
    if (orders.size >= MOST_ORDERS) {
      orders.clear();
      txns.clear();
    }
    orders.set(order, known);
    txns.set(txnUuid(order, known.attempts), order);
  }

  const of = (order: string | undefined) => (order === undefined ? undefined : orders.get(order)) ?? unheard;

  return {
    of,
    orderOf: (uuid) => txns.get(uuid),
    settle(order, ending) {
      set(order, { ...of(order), stage: ending });
    },
    note(order, { id }, body, answer) {
      const step = steps.get(id);
      if (step !== undefined) set(order, step(of(order), body, answer));
    },
  };
}
