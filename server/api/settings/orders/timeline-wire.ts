/**
 * What an order itself says of its history, as timeline entries with the bank's answers in words. Pure. Deliveries and
 * the audit log are added by timeline.ts.
 */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import {
  DisputeStatus,
  OrderStatus,
  RefundStatus,
  TimelineEntryType,
  TimelineOutcome,
  TxnStatus,
} from '../../../../generated/values.ts';
import { type Money, toMajor } from '../../../domain/money.ts';
import type { HoldAction } from '../../../domain/payments/hold.ts';
import type { Order, OrderDispute, OrderRefund } from '../../../domain/payments/order.ts';
import { failureOf } from '../../../domain/payments/order-summary.ts';
import { isDeferred } from '../../../domain/payments/refunds.ts';
import { type Txn, txnPhase } from '../../../domain/payments/txn.ts';
import { phaseOf, type TxnPhase } from '../../../domain/payments/txn-status.ts';
import { declineRules } from '../../../domain/ports/declines.ts';
import { toTimestamp } from '../../../platform/runtime.ts';

type WireEntry = components['schemas']['TimelineEntry'];

/** An entry before it is sorted in. The ids say what it is about. */
export interface TimelineItem
  extends Pick<WireEntry, 'id' | 'type' | 'outcome' | 'text' | 'detail' | 'code' | 'actor'> {
  readonly at: Date;
  readonly money: Money | null;
  readonly txnUuid: string | null;
  readonly refundId: string | null;
  readonly disputeId: string | null;
  readonly eventId: string | null;
  readonly gatewayConfigId: string | null;
}

/** An item; what is not given is empty. */
export function timelineItem(
  given: Pick<TimelineItem, 'id' | 'at' | 'type' | 'text'> & Partial<TimelineItem>,
): TimelineItem {
  const nothing = {
    money: null,
    txnUuid: null,
    refundId: null,
    disputeId: null,
    eventId: null,
    gatewayConfigId: null,
    actor: null,
  };
  return { outcome: TimelineOutcome.INFO, detail: '', code: '', ...nothing, ...given };
}

function toEntry({
  at,
  money,
  txnUuid,
  refundId,
  disputeId,
  eventId,
  gatewayConfigId,
  actor,
  ...item
}: TimelineItem): WireEntry {
  const { id, type, outcome, text, detail, code } = item;
  return {
    id,
    time: toTimestamp(at),
    type,
    outcome,
    text,
    detail,
    code,
    amount: money === null ? null : toMajor(money),
    currency: money?.currency ?? null,
    txn_uuid: txnUuid,
    refund_id: refundId,
    dispute_id: disputeId,
    event_id: eventId,
    gateway_config_id: gatewayConfigId,
    actor,
  };
}

/** The items by time. Those of the same time stay in their order. */
export function toTimeline(orderId: string, items: readonly TimelineItem[]): components['schemas']['OrderTimeline'] {
  const sorted = items.toSorted((left, right) => left.at.getTime() - right.at.getTime());
  return { order_id: orderId, entries: sorted.map(toEntry) };
}

const phaseOutcomes = {
  charged: TimelineOutcome.SUCCEEDED,
  held: TimelineOutcome.SUCCEEDED,
  open: TimelineOutcome.PENDING,
  'auto-refunded': TimelineOutcome.FAILED,
  voided: TimelineOutcome.INFO,
  failed: TimelineOutcome.FAILED,
} as const satisfies Record<TxnPhase, TimelineOutcome>;

/** The outcomes of captures and voids. The money is held in all of these. */
const holdOutcomes: ReadonlyMap<TxnStatus, TimelineOutcome> = new Map([
  [TxnStatus.CAPTURE_INITIATED, TimelineOutcome.PENDING],
  [TxnStatus.VOID_INITIATED, TimelineOutcome.PENDING],
  [TxnStatus.CAPTURE_FAILED, TimelineOutcome.FAILED],
  [TxnStatus.VOID_FAILED, TimelineOutcome.FAILED],
]);

const statusTexts = {
  [TxnStatus.STARTED]: 'The attempt has not reached a gateway.',
  [TxnStatus.PENDING_VBV]: 'The customer was sent to the bank to confirm the payment.',
  [TxnStatus.VBV_SUCCESSFUL]: 'The bank authenticated the customer.',
  [TxnStatus.AUTHORIZING]: 'The gateway is processing the payment.',
  [TxnStatus.AUTHORIZED]: 'The amount is authorized.',
  [TxnStatus.CAPTURE_INITIATED]: 'The capture is in progress.',
  [TxnStatus.CAPTURE_FAILED]: 'The gateway refused the capture; the amount is still authorized.',
  [TxnStatus.VOID_INITIATED]: 'The void is in progress.',
  [TxnStatus.VOID_FAILED]: 'The gateway refused the void; the amount is still authorized.',
  [TxnStatus.VOIDED]: 'The authorized amount was released.',
  [TxnStatus.CHARGED]: 'The attempt paid the order.',
  [TxnStatus.AUTO_REFUNDED]: 'The payment came too late, twice or on other terms; the service refunds it.',
  [TxnStatus.SVC_DECLINED]: 'The attempt was declined before it reached a gateway.',
  [TxnStatus.AUTHENTICATION_FAILED]: 'The customer was not authenticated.',
  [TxnStatus.AUTHORIZATION_FAILED]: 'The payment was declined.',
} as const satisfies Record<TxnStatus, string>;

const DECLINED = 'The bank declined the payment.';

/** The words of a failed attempt, without the advice to the customer. */
function failureText(txn: Txn): string {
  const rule: { readonly message: string; readonly merchantMessage?: string } | undefined =
    txn.declineCode === undefined ? undefined : declineRules[txn.declineCode];
  if (rule === undefined) return txn.errorMessage === '' ? statusTexts[txn.status] : txn.errorMessage;
  if (rule.merchantMessage !== undefined) return rule.merchantMessage;
  const [reason = ''] = rule.message.split(/(?<=\.) /);
  return reason === DECLINED ? reason : `${DECLINED} ${reason}`;
}

const joined = (...texts: readonly string[]) => texts.filter((text) => text !== '').join(' · ');

function answerItems(txn: Txn, at: Date): TimelineItem[] {
  const { receipt, bankErrorCode, bankErrorMessage } = txn;
  const failed = txnPhase(txn) === 'failed';
  if (!failed && receipt === null) return [];
  const words = joined(
    bankErrorMessage === '' ? (receipt?.respMessage ?? '') : bankErrorMessage,
    receipt === null || receipt.rrn === '' ? '' : `RRN ${receipt.rrn}`,
  );
  return [
    timelineItem({
      id: `${txn.txnUuid}.answer`,
      at,
      type: TimelineEntryType.BANK_ANSWER,
      outcome: failed ? TimelineOutcome.FAILED : TimelineOutcome.SUCCEEDED,
      text: failed ? failureText(txn) : 'The bank approved the payment.',
      detail: words,
      code: failed ? failureOf(txn) : bankErrorCode || (receipt?.respCode ?? ''),
      txnUuid: txn.txnUuid,
    }),
  ];
}

/** A requested capture or void. Its result is an entry of its own. */
function holdItem({ txnUuid }: Txn, { id, kind, money, askedAt, askedBy }: HoldAction): TimelineItem {
  return timelineItem({
    id,
    at: askedAt,
    type: kind === 'capture' ? TimelineEntryType.CAPTURE : TimelineEntryType.VOID,
    text: kind === 'capture' ? 'A capture was requested.' : 'A void was requested.',
    detail: {
      merchant: '',
      service: 'By the service: the authorization expired, or the payment came too late.',
      gateway: 'At the gateway itself, for example in its dashboard.',
    }[askedBy],
    txnUuid,
    money,
  });
}

const begunBy: ReadonlyMap<TxnStatus, HoldAction['kind']> = new Map([
  [TxnStatus.CAPTURE_INITIATED, 'capture'],
  [TxnStatus.VOID_INITIATED, 'void'],
]);

/** The requests that began with this move of the attempt. */
function begunWith(actions: readonly HoldAction[], { status, at }: { readonly status: TxnStatus; readonly at: Date }) {
  return actions.filter(({ kind, askedAt }) => kind === begunBy.get(status) && askedAt.getTime() === at.getTime());
}

function attemptItems(txn: Txn, number: number): TimelineItem[] {
  const { txnUuid, card, gateway, money } = txn;
  const moves = txn.moves ?? [{ status: txn.status, at: txn.updatedAt }];
  const ended = moves.find(({ status }) => phaseOf(status) !== 'open');
  const begun = timelineItem({
    id: txnUuid,
    at: txn.createdAt,
    type: TimelineEntryType.ATTEMPT_STARTED,
    text: `Attempt ${number} began.`,
    detail: joined(`${card.brand} ending in ${card.lastFour}`.trim(), gateway),
    txnUuid,
    gatewayConfigId: txn.gatewayConfigId || null,
    money,
  });
  const actions = txn.hold?.actions ?? [];
  const requests = moves.map((move) => begunWith(actions, move));
  const steps = moves.flatMap((move, index) => [
    // The bank's answer comes before what it did, and a request before the status that it began.
    ...(move === ended ? answerItems(txn, move.at) : []),
    ...(requests[index] ?? []).map((action) => holdItem(txn, action)),
    timelineItem({
      id: `${txnUuid}.${index + 1}`,
      at: move.at,
      type: TimelineEntryType.ATTEMPT_STATUS,
      outcome: holdOutcomes.get(move.status) ?? phaseOutcomes[phaseOf(move.status)],
      text: statusTexts[move.status],
      code: move.status,
      txnUuid,
    }),
  ]);
  const others = actions.filter((action) => !requests.flat().includes(action)).map((action) => holdItem(txn, action));
  const { created, used } = txn.keeping;
  const tokens = [
    ...(used === null
      ? []
      : [{ id: 'used', at: txn.createdAt, text: 'The payment used a token of the card.', token: used }]),
    ...(created === null
      ? []
      : [
          { id: 'created', at: ended?.at ?? txn.updatedAt, text: 'A token of the card was requested.', token: created },
        ]),
  ].map(({ id, at, text, token }) =>
    timelineItem({
      id: `${txnUuid}.${id}`,
      at,
      type: TimelineEntryType.TOKEN,
      text,
      code: token.status,
      txnUuid,
    }),
  );
  return [begun, ...steps, ...tokens, ...others];
}

const refundResults = {
  [RefundStatus.PENDING]: undefined,
  [RefundStatus.SUCCESS]: { outcome: TimelineOutcome.SUCCEEDED, text: 'The refund succeeded.' },
  [RefundStatus.FAILURE]: { outcome: TimelineOutcome.FAILED, text: 'The refund failed.' },
  [RefundStatus.MANUAL_REVIEW]: {
    outcome: TimelineOutcome.FAILED,
    text: 'The result of the refund is unclear. Look it up at the gateway; if it was not made, make it there.',
  },
} as const satisfies Record<RefundStatus, { readonly outcome: TimelineOutcome; readonly text: string } | undefined>;

function refundItems(refund: OrderRefund): TimelineItem[] {
  const { id, kind, money, createdAt, sentAt, processedAt, status, arn, errorCode, errorMessage, txnUuid, outsideId } =
    refund;
  const common = { refundId: id, txnUuid, money };
  const waits = { outcome: TimelineOutcome.PENDING, text: 'The refund waits.' };
  const result = isDeferred(refund) ? waits : refundResults[status];
  const madeThere = outsideId === undefined ? '' : `Made at the gateway: ${outsideId}.`;
  return [
    timelineItem({
      ...common,
      id,
      at: createdAt,
      type: TimelineEntryType.REFUND_REQUESTED,
      text: 'A refund was requested.',
      detail: kind === 'merchant' ? refund.requestId : 'By the service.',
    }),
    ...(sentAt === null
      ? []
      : [
          timelineItem({
            ...common,
            id: `${id}.sent`,
            at: sentAt,
            type: TimelineEntryType.REFUND_SENT,
            outcome: TimelineOutcome.PENDING,
            text: 'The refund was sent to the gateway.',
            detail: refund.gateway,
          }),
        ]),
    ...(result === undefined
      ? []
      : [
          timelineItem({
            ...common,
            id: `${id}.result`,
            at: processedAt ?? sentAt ?? createdAt,
            type: TimelineEntryType.REFUND_RESULT,
            ...result,
            detail: joined(errorMessage, madeThere, arn === null ? '' : `ARN ${arn}`),
            code: errorCode,
          }),
        ]),
  ];
}

function disputeItems({ id, txnUuid, money, reason, createdAt, reportedAt, status }: OrderDispute): TimelineItem[] {
  const common = { type: TimelineEntryType.DISPUTE, disputeId: id, txnUuid, money, code: reason };
  const opened = timelineItem({
    ...common,
    id,
    at: createdAt,
    outcome: TimelineOutcome.PENDING,
    text: 'The cardholder disputes the payment.',
  });
  if (status === DisputeStatus.OPEN) return [opened];
  const won = status === DisputeStatus.WON;
  const ended = timelineItem({
    ...common,
    id: `${id}.result`,
    at: reportedAt < createdAt ? createdAt : reportedAt,
    outcome: won ? TimelineOutcome.SUCCEEDED : TimelineOutcome.FAILED,
    text: won ? 'The dispute was won.' : 'The dispute was lost; the amount was taken back.',
  });
  return [opened, ended];
}

/** The history of an order, from the order. */
export function orderItems(order: Order): TimelineItem[] {
  const created = timelineItem({
    id: 'order',
    at: order.createdAt,
    type: TimelineEntryType.ORDER_CREATED,
    text: 'The order was created.',
    detail: order.openedBy === 'stranger' ? 'Without an API key, by a payment attempt.' : '',
    money: order.money,
  });
  const consents = order.consents.map(({ id, at, choice, via, txnUuid }) =>
    timelineItem({
      id,
      at,
      type: TimelineEntryType.CONSENT,
      text:
        choice === 'given'
          ? 'The customer agreed to tokenize the card.'
          : 'The customer declined to tokenize the card.',
      detail: via === 'page' ? 'On the payment page.' : 'Reported by the merchant.',
      txnUuid,
    }),
  );
  const expired = timelineItem({
    id: 'expired',
    at: order.expiresAt,
    type: TimelineEntryType.ORDER_EXPIRED,
    outcome: TimelineOutcome.FAILED,
    text: 'The order expired unpaid.',
  });
  return [
    created,
    ...consents,
    ...order.txns.flatMap((txn, index) => attemptItems(txn, index + 1)),
    ...order.refunds.flatMap(refundItems),
    ...(order.disputes ?? []).flatMap(disputeItems),
    ...(order.status === OrderStatus.EXPIRED ? [expired] : []),
  ];
}
