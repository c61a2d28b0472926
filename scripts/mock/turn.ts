/** What the mock answers where the caller asks for nothing by name: what comes next in the story of the order. Pure. */
import { OperationId } from '../../generated/values.ts';
import { sandboxPassword } from '../../server/gateways/sandbox/cards.ts';
import { parseAmount } from '../../server/orders/money.ts';
import type { MockedOperation } from './mocked-operations.ts';
import { ownScenario, type Preference } from './preference.ts';
import { fieldOf, type SentBody } from './sent-body.ts';
import { behaviourOf, type Ending, type KnownOrder, leftOf, type Stage } from './story.ts';

/** The state of the payment page by what has become of its order. */
const pageStates: Readonly<Partial<Record<Stage, string>>> = {
  being_paid: 'begun_before',
  failed: 'failed_before',
  cancelled: 'failed_before',
  declined: 'failed_before',
  charged: 'paid',
};

const MOST_REFUNDS = 25;

/** The refusal of a refund that the service would refuse, as the examples call it. */
function refundRefusal(body: SentBody, known: KnownOrder): string | undefined {
  const requestId = fieldOf(body, 'unique_request_id');
  if (known.stage === 'unheard' || requestId === undefined) return undefined;
  if (known.stage !== 'charged') return '400_not_paid';
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
  const isPaidTwice = id === OperationId.startTxn && known.stage === 'charged';
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

export interface Turn {
  readonly operation: MockedOperation;
  readonly body: SentBody;
  readonly known: KnownOrder;
  /** How the address of a page says that it is shown at first; empty where it says nothing. */
  readonly shown: string;
}

/** What to choose. */
export function turnOf({ operation, body, known, shown }: Turn): Preference {
  const own = ownScenario(operation, body);
  // An example of the contract is answered as the contract has it, whatever has become of its order.
  if (own?.example !== undefined) return own;
  const refused = refusalOf(operation, body, known);
  if (refused !== undefined) return refused;
  if (operation.id === OperationId.submitPayStep) return unfinishedStep(body) ?? own ?? {};
  if (own !== undefined) return own;
  const { stage } = known;
  if (operation.id === OperationId.showPaymentPage) {
    const example = pageStates[stage] ?? shown;
    return example === '' ? {} : { example };
  }
  if (operation.id === OperationId.getOrder) {
    const reached = stage === 'unheard' ? 'new' : stage;
    return { code: '200', example: known.refunds.length > 0 ? 'refunded' : reached };
  }
  const isFrictionless = operation.id === OperationId.startTxn && behaviourOf(body) === 'approveFrictionless';
  return isFrictionless ? { code: '200', example: 'frictionless' } : {};
}

/** What becomes of an attempt by this form of the bank's page; undefined for any other form. */
export function endingOf({ id }: MockedOperation, body: SentBody, { behaviour }: KnownOrder): Ending | undefined {
  if (id !== OperationId.submitPayStep) return undefined;
  const action = fieldOf(body, 'action');
  if (action === 'cancel') return 'cancelled';
  if (action !== 'pay') return undefined;
  if (behaviour === 'refusePassword' || fieldOf(body, 'otp') !== sandboxPassword) return 'failed';
  return behaviour === 'decline' || behaviour === 'declineThenApprove' ? 'declined' : 'charged';
}
