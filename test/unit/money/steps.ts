/**
 * What can happen to an order, as data: the merchant's calls, the customer's answers, the bank's notifications, elapsed
 * time, and a process that dies during any of them.
 */
import fc from 'fast-check';
import { ErrorCode } from '../../../generated/values.ts';
import { CardNumber, CardSecurityCode } from '../../../server/domain/cards/card-number.ts';
import { sameMoney } from '../../../server/domain/money.ts';
import { attemptRefusal, beginTxn } from '../../../server/domain/payments/attempt.ts';
import { noStoragePlan } from '../../../server/domain/payments/card-storage-plan.ts';
import { changeOrder } from '../../../server/domain/payments/change-order.ts';
import { refuse } from '../../../server/domain/payments/order.ts';
import { newReference } from '../../../server/domain/payments/reference.ts';
import type { CustomerReturn } from '../../../server/usecases/payments/continue-attempt.ts';
import { newTxnUuid } from '../../../server/usecases/payments/pay-at-gateway.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { sampleDraft } from '../../support/order-samples.ts';
import { Cards } from '../../support/payments.ts';
import { type CrashPoint, ProcessCrashed } from './crashing-process.ts';
import { type Environment, GATEWAY_CONFIG, ORDER_KEY } from './environment.ts';

const cards = {
  visa: Cards.visa,
  declined: Cards.declined,
  chargedLater: Cards.chargedLater,
  declinedThenCharged: Cards.declinedThenCharged,
  unheard: Cards.unheard,
  refundsFail: Cards.refundsFail,
  refundsUnclear: Cards.refundsUnclear,
  captureFails: Cards.captureFails,
  voidFails: Cards.voidFails,
  endUnheard: Cards.endUnheard,
  endTold: Cards.endTold,
  refundsTold: Cards.refundsTold,
} as const;
type CardName = keyof typeof cards;

const answers = ['right', 'right', 'right', 'wrong', 'cancel', 'leave'] as const;
type Answer = (typeof answers)[number];

export type Action =
  | { readonly do: 'pay'; readonly card: CardName; readonly answer: Answer }
  | { readonly do: 'answer'; readonly txn: number; readonly answer: Answer }
  | { readonly do: 'capture' | 'void'; readonly txn: number; readonly percent: number; readonly key: string }
  | { readonly do: 'refund'; readonly percent: number; readonly id: number }
  | { readonly do: 'change'; readonly minor: number }
  /**
   * `stale`: the bank's earlier outcome. `end`, `refund`: what it did when requested, whether or not its response
   * arrived.
   */
  | { readonly do: 'tell'; readonly txn: number; readonly what: 'truth' | 'stale' | 'end' | 'refund' }
  | { readonly do: 'keep house' }
  | { readonly do: 'wait'; readonly seconds: number };

export interface Step {
  readonly action: Action;
  readonly crash: CrashPoint | null;
}

const txn = fc.nat({ max: 3 });
const percent = fc.constantFrom(100, 100, 60, 40, 30);
const crash = fc.record({
  at: fc.integer({ min: 1, max: 12 }),
  call: fc.constantFrom<CrashPoint['call']>('not executed', 'result lost'),
});
const pay = fc.record({
  do: fc.constant('pay' as const),
  card: fc.constantFrom(...Object.keys(cards).filter((name): name is CardName => name in cards)),
  answer: fc.constantFrom(...answers),
});
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: pay },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('answer' as const), txn, answer: fc.constantFrom(...answers) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('capture' as const, 'void' as const, 'capture' as const),
      txn,
      percent,
      key: fc.constantFrom('', 'k1', 'k2'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund' as const), percent, id: fc.nat({ max: 4 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('change' as const), minor: fc.integer({ min: 1, max: 20_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('tell' as const),
      txn,
      what: fc.constantFrom('truth' as const, 'stale' as const, 'end' as const, 'refund' as const),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ do: 'keep house' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(1, 31, 61, 600, 1_800, 604_800),
    }),
  },
);

/** Any number of steps; the process dies in a third of them. */
export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({ action, crash: fc.option(crash, { freq: 2 }) }),
  { minLength: 1, maxLength: 16 },
);

/** A hold that is voided while another attempt's bank page stays open: too rare by chance. */
export const letGoBesideOpenPage: readonly Step[] = [
  { action: { do: 'pay', card: 'visa', answer: 'leave' }, crash: null },
  { action: { do: 'pay', card: 'visa', answer: 'right' }, crash: null },
  { action: { do: 'void', txn: 1, percent: 100, key: '' }, crash: null },
];

function uuidOf(env: Environment, number: number): string {
  const { txns } = env.order();
  return txns[txns.length === 0 ? 0 : number % txns.length]?.txnUuid ?? 'txn_none';
}

async function answer(env: Environment, txnUuid: string, how: Answer): Promise<void> {
  const stored = await env.store.findByKey(ORDER_KEY);
  if (how === 'leave' || stored === undefined) return;
  const given: CustomerReturn =
    how === 'cancel'
      ? { kind: 'cancelled' }
      : { kind: 'returned', parameters: { otp: how === 'right' ? PASSWORD : 'wrong' } };
  await env.continueAttempt(env.merchant, stored, txnUuid, given);
}

/** A card as a call sends it. */
function payingCard(name: CardName, txnUuid: string, now: Date) {
  const number = CardNumber.parse(cards[name]);
  const securityCode = CardSecurityCode.parse('739');
  if (!number.ok || !securityCode.ok) throw new Error('this card cannot be read');
  const { card: facts } = sampleDraft('frictionless', txnUuid, now);
  const expiry = { month: facts.expiryMonth, year: facts.expiryYear };
  const payment = {
    source: 'new-card',
    instrument: { kind: 'card', number: number.value, securityCode: securityCode.value },
    expiry,
    used: null,
  } as const;
  const card = { facts, expiry, nameOnCard: '', stored: null, number: number.value, payment: async () => payment };
  return { card, payment };
}

async function begin(env: Environment, card: CardName): Promise<string | undefined> {
  const { merchant, store, commit, payAtGateway, runtime } = env;
  const stored = await store.findByKey(ORDER_KEY);
  const limits = { maxAttempts: 6 };
  const now = runtime.clock.now();
  if (stored === undefined || attemptRefusal(stored.order, limits, now) !== undefined) return undefined;
  const { money } = stored.order;
  const txnUuid = newTxnUuid(runtime);
  const attempt = {
    ...payingCard(card, txnUuid, now),
    merchant,
    stored,
    keeping: noStoragePlan,
    txnUuid,
    paymentMethod: '',
    authType: 'THREE_DS',
    redirect: false,
    payer: 'known',
    reference: newReference(runtime.random),
    customerAddress: '',
  } as const;
  const planned = payAtGateway.plan(attempt);
  const change = await commit.change(merchant, ORDER_KEY, (latest) =>
    sameMoney(latest.money, money) ? beginTxn(latest, planned.draft, limits, now) : refuse(ErrorCode.txn_in_progress),
  );
  if (change.kind !== 'changed') return undefined;
  await payAtGateway.pay(attempt, change.stored, planned);
  return txnUuid;
}

/** The bank sends a notification of a payment. */
async function notifyOfPayment(env: Environment, txnUuid: string, what: 'truth' | 'stale'): Promise<void> {
  const [outcome, session] = [await env.outcomeOf(txnUuid), await env.sessionOf(txnUuid)];
  if (outcome === undefined || outcome.kind === 'none' || outcome.kind === 'pending' || session === null) return;
  const declined = session.behaviour === 'decline' || session.behaviour === 'declineThenApprove';
  if (what === 'stale' && !declined) return;
  const { receipt } = outcome.kind === 'declined' ? outcome.decline : outcome;
  const decline = { code: 'do_not_honour', gatewayCode: '05', gatewayMessage: 'Do not honour', receipt } as const;
  const told = what === 'stale' ? ({ kind: 'declined', decline } as const) : outcome;
  const content = { about: 'payment', outcome: told } as const;
  const notification = { id: `${txnUuid}-${told.kind}`, txnUuid, money: session.money, content };
  await env.handleNotification(env.merchant, GATEWAY_CONFIG, notification);
}

/** The bank sends a notification of how a hold ended. */
async function notifyOfHold(env: Environment, txnUuid: string): Promise<void> {
  const session = await env.sessionOf(txnUuid);
  if (session?.ending === undefined) return;
  const { kind, id, taken } = session.ending;
  const content =
    kind === 'capture'
      ? ({ about: 'capture', requestId: id, outcome: { kind: 'done' } } as const)
      : ({ about: 'void', requestId: id, outcome: { kind: 'done' } } as const);
  const money = kind === 'capture' ? { ...session.money, minor: taken } : session.money;
  const { kind: taking } = await env.handleNotification(env.merchant, GATEWAY_CONFIG, {
    id: `n-${id}`,
    txnUuid,
    money,
    content,
  });
  if (taking !== 'handled') throw new Error(`true news of a ${kind} was ${taking}`);
}

/** The bank sends a notification of its last refund. */
async function notifyOfRefund(env: Environment, txnUuid: string): Promise<void> {
  const session = await env.sessionOf(txnUuid);
  const given = session?.refunds?.at(-1);
  if (session === null || given === undefined) return;
  const { refundId, minor, at: processedAt } = given;
  const outcome = { kind: 'refunded', reference: 'sbr', arn: 'arn', processedAt } as const;
  const content = { about: 'refund', requestId: refundId, outcome } as const;
  const notification = { id: `n-${refundId}`, txnUuid, money: { ...session.money, minor }, content };
  const { kind } = await env.handleNotification(env.merchant, GATEWAY_CONFIG, notification);
  if (kind !== 'handled') throw new Error(`true news of a refund was ${kind}`);
}

function notify(env: Environment, txnUuid: string, what: Extract<Action, { do: 'tell' }>['what']): Promise<void> {
  switch (what) {
    case 'truth':
    case 'stale':
      return notifyOfPayment(env, txnUuid, what);
    case 'end':
      return notifyOfHold(env, txnUuid);
    case 'refund':
      return notifyOfRefund(env, txnUuid);
    default:
      return what satisfies never;
  }
}

async function act(env: Environment, action: Action): Promise<void> {
  const { merchant, commit, runtime } = env;
  switch (action.do) {
    case 'pay': {
      const txnUuid = await begin(env, action.card);
      if (txnUuid !== undefined) await answer(env, txnUuid, action.answer);
      return;
    }
    case 'answer':
      return answer(env, uuidOf(env, action.txn), action.answer);
    case 'capture':
    case 'void': {
      const minor = Math.floor((env.order().money.minor * action.percent) / 100);
      const asked = { kind: action.do, key: action.key, minor: minor || undefined, askedBy: 'merchant' } as const;
      return void (await env.endHold.request(merchant, ORDER_KEY, uuidOf(env, action.txn), asked));
    }
    case 'refund': {
      const { money, orderId } = env.order();
      const minor = Math.max(1, Math.floor((money.minor * action.percent) / 100));
      const amount = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
      const target = { kind: 'order', orderId } as const;
      return void (await env.submitRefund({
        merchant,
        target,
        requestId: `r${action.id}`,
        idempotencyFingerprint: null,
        amount,
      }));
    }
    case 'change':
      return void (await commit.change(merchant, ORDER_KEY, (order) =>
        changeOrder(order, { money: { ...order.money, minor: action.minor } }, runtime.clock.now()),
      ));
    case 'tell':
      return notify(env, uuidOf(env, action.txn), action.what);
    case 'keep house':
      return env.reconciler.runOnce();
    case 'wait':
      return env.wait(action.seconds);
    default:
      return action satisfies never;
  }
}

/** Executes a step. Returns whether the process died during it. */
export async function carryOut(env: Environment, step: Step): Promise<'lived' | 'died'> {
  env.crashControl.arm(step.crash);
  try {
    await act(env, step.action);
    return 'lived';
  } catch (error) {
    if (!(error instanceof ProcessCrashed)) throw error;
    return 'died';
  } finally {
    env.crashControl.arm(null);
  }
}

const SETTLING = [61, 61, 61, 1_800, 61, 61, 604_800, 61, 86_400, 61, 61];

/** Runs the reconciler until nothing is open. */
export async function settle(env: Environment): Promise<void> {
  for (const seconds of SETTLING) {
    env.wait(seconds);
    await env.reconciler.runOnce();
  }
}
