/** What the mock answers where the caller asks for nothing by name: what comes next in the story of the order. Pure. */
import { OperationId } from '../../generated/values.ts';
import { sandboxPassword } from '../../server/gateways/sandbox/cards.ts';
import { parseAmount } from '../../server/orders/money.ts';
import { MOST_REFUNDS } from '../../server/orders/refunds.ts';
import { type Attempt, type Ending, isClaiming } from './attempts.ts';
import type { MockedOperation } from './mocked-operations.ts';
import { ownScenario, type Preference } from './preference.ts';
import { fieldOf, type SentBody } from './sent-body.ts';
import { behaviourOf, type KnownOrder, leftOf, type Stage, stageOf } from './story.ts';

/** The state of the payment page by what has become of its order. */
const pageStates: Readonly<Partial<Record<Stage, string>>> = {
  being_paid: 'begun_before',
  failed: 'failed_before',
  cancelled: 'failed_before',
  declined: 'failed_before',
  charged: 'paid',
  authorized: 'paid',
  voided: 'closed',
};

/** The example of an order by what has become of it; what the contract shows none of is told again from another one. */
const orderExamples: Readonly<Partial<Record<Stage, string>>> = {
  unheard: 'new',
  authorized: 'charged',
  voided: 'charged',
};

/** The example of getOrder that tells of such an order. */
export function orderExample(known: KnownOrder): string {
  const stage = stageOf(known);
  return known.refunds.length > 0 ? 'refunded' : (orderExamples[stage] ?? stage);
}

/** The refusal of a refund that the service would refuse, as the examples call it. */
function refundRefusal(body: SentBody, known: KnownOrder): string | undefined {
  const requestId = fieldOf(body, 'unique_request_id');
  const stage = stageOf(known);
  if (stage === 'unheard' || requestId === undefined) return undefined;
  if (stage !== 'charged') return '400_not_paid';
  if (known.refunds.some((refund) => refund.requestId === requestId)) return '400_duplicate';
  if (known.refunds.length >= MOST_REFUNDS) return '400_too_many';
  const amount = fieldOf(body, 'amount');
  if (amount === undefined) return leftOf(known) === 0 ? '400_too_much' : undefined;
  if (Number(amount) === 0) return '400_nothing';
  const money = parseAmount(amount, known.money.currency);
  return 'minor' in money && money.minor > leftOf(known) ? '400_too_much' : undefined;
}

function refusalOf({ id }: MockedOperation, body: SentBody, known: KnownOrder): Preference | undefined {
  const isRefund = id === OperationId.refundOrder || id === OperationId.refundTxn;
  const isPaidTwice = id === OperationId.startTxn && isClaiming(stageOf(known));
  const example = isRefund ? refundRefusal(body, known) : isPaidTwice ? '400_order_paid' : undefined;
  return example === undefined ? undefined : { code: '400', example };
}

/** A form of the bank or of consent that lacks what it asks for is shown again. */
function unfinishedStep(body: SentBody): Preference | undefined {
  const action = fieldOf(body, 'action');
  if (action === 'pay' && fieldOf(body, 'otp') === undefined) return { code: '200', example: 'no_password' };
  if (action === 'continue' && fieldOf(body, 'consent') === undefined) return { code: '200', example: 'no_consent' };
  return undefined;
}

/** What the page of an attempt does that is over, or whose order another one has paid. */
function overStep({ operation, body, known, attempt }: Turn): Preference | undefined {
  if (attempt === undefined) return undefined;
  if (attempt.stage !== 'being_paid') return { code: '303' };
  if (!isClaiming(stageOf(known))) return undefined;
  const asksNothing = operation.id === OperationId.showPayStep || fieldOf(body, 'action') === 'pay';
  return asksNothing ? { code: '200', example: 'paid_elsewhere' } : undefined;
}

export interface Turn {
  readonly operation: MockedOperation;
  readonly body: SentBody;
  readonly known: KnownOrder;
  /** Whose page it is; undefined for what is no page of an attempt, and before there is one. */
  readonly attempt: Attempt | undefined;
  /** How the address of a page says that it is shown at first; empty where it says nothing. */
  readonly shown: string;
}

/** What to choose. */
export function turnOf(turn: Turn): Preference {
  const { operation, body, known, shown } = turn;
  const own = ownScenario(operation, body);
  // An example of the contract is answered as the contract has it, whatever has become of its order.
  if (own?.example !== undefined) return own;
  const refused = refusalOf(operation, body, known);
  if (refused !== undefined) return refused;
  const over = overStep(turn);
  if (over !== undefined) return over;
  if (operation.id === OperationId.submitPayStep) return unfinishedStep(body) ?? own ?? {};
  if (own !== undefined) return own;
  const stage = stageOf(known);
  if (operation.id === OperationId.showPaymentPage) {
    const example = pageStates[stage] ?? shown;
    return example === '' ? {} : { example };
  }
  if (operation.id === OperationId.getOrder) return { code: '200', example: orderExample(known) };
  const isOfCards = operation.id === OperationId.createSession && fieldOf(body, 'action') === 'paymentManagement';
  if (isOfCards) return { code: '200', example: 'payment_management' };
  const isFrictionless = operation.id === OperationId.startTxn && behaviourOf(body) === 'approveFrictionless';
  return isFrictionless ? { code: '200', example: 'frictionless' } : {};
}

/** What becomes of the attempt by this form of the bank's page; undefined for any other form, and where it is over. */
export function endingOf({ operation, body, attempt }: Turn): Ending | undefined {
  if (operation.id !== OperationId.submitPayStep) return undefined;
  const { stage, behaviour } = attempt ?? { stage: 'being_paid', behaviour: 'approve' };
  const action = fieldOf(body, 'action');
  if (stage !== 'being_paid') return undefined;
  if (action === 'cancel') return 'cancelled';
  if (action !== 'pay') return undefined;
  if (behaviour === 'refusePassword' || fieldOf(body, 'otp') !== sandboxPassword) return 'failed';
  return behaviour === 'decline' || behaviour === 'declineThenApprove' ? 'declined' : 'charged';
}
