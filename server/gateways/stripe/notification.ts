/**
 * Stripe's notifications (events): the signature, and what they report. An event says that something changed; the connector
 * asks Stripe for the current state, so that late, repeated and contradicting events report the same.
 * https://docs.stripe.com/webhooks
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Money } from '../../domain/money.ts';
import type {
  DisputeReport,
  GatewayAccount,
  GatewayConnector,
  NotificationMessage,
  NotifiedContent,
  NotifiedItem,
} from '../../domain/ports/gateway-connector.ts';
import type { Clock } from '../../platform/runtime.ts';
import { fromStripeAmount } from './amounts.ts';
import { dateAt, numberAt, type StripeApi, type StripeForm, textAt, valueAt, WEBHOOK_SECRET } from './api.ts';
import { captureAt, refundOutcome } from './holds-and-refunds.ts';
import { CAPTURE_ID, REFUND_ID, TXN_UUID, WITH_CHARGE } from './payment-forms.ts';
import { stateOf } from './payment-intent.ts';
import { intentPath } from './payments.ts';

/** An older signature may be a replay. */
const TOLERANCE_SECONDS = 300;

/**
 * Whether the `Stripe-Signature` is right: `t=<seconds>,v1=<hex>`, with a `v1` per active secret, over `<t>.<body>`.
 * https://docs.stripe.com/webhooks/signature
 */
export function isSigned({ headers, body }: NotificationMessage, secret: string, now: Date): boolean {
  const parts = (headers['stripe-signature'] ?? '').split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (secret === '' || !/^[0-9]{1,12}$/.test(time)) return false;
  if (now.getTime() / 1_000 - Number(time) > TOLERANCE_SECONDS) return false;
  const right = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return parts
    .filter(([name]) => name === 'v1')
    .map(([, value]) => Buffer.from(value ?? '', 'hex'))
    .some((sent) => sent.length === right.length && timingSafeEqual(sent, right));
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

function moneyAt(object: unknown, field: string): Money | null {
  const amount = numberAt(object, field);
  return amount === null ? null : fromStripeAmount(amount, textAt(object, 'currency'));
}

/** What a PaymentIntent reports; null when it is nothing that the service waits for. */
function intentContent(intent: unknown): { readonly content: NotifiedContent; readonly money: Money | null } | null {
  const state = stateOf(intent);
  const isHeld = textAt(intent, 'capture_method') === 'manual';
  switch (state.kind) {
    case 'charged': {
      const money = moneyAt(intent, 'amount_received');
      if (!isHeld) return { content: { about: 'payment', outcome: state }, money };
      const requestId = textAt(intent, 'metadata', CAPTURE_ID);
      if (requestId !== '') return { content: { about: 'capture', requestId, outcome: { kind: 'done' } }, money };
      // The merchant captured it in Stripe's dashboard.
      const end = captureAt(intent);
      return end === null ? null : { content: { about: 'outside_end', end }, money };
    }
    case 'authorized':
      return { content: { about: 'payment', outcome: state }, money: moneyAt(intent, 'amount_capturable') };
    case 'declined':
      if (textAt(intent, 'status') === 'canceled' && isHeld && valueAt(intent, 'latest_charge') != null) {
        // A hold that was released, by a void, in the dashboard, or because it expired.
        const isReleased = textAt(intent, 'latest_charge', 'status') === 'succeeded';
        const end = { kind: 'void', id: textAt(intent, 'id') } as const;
        return isReleased ? { content: { about: 'outside_end', end }, money: null } : null;
      }
      return { content: { about: 'payment', outcome: state }, money: moneyAt(intent, 'amount') };
    case 'pending':
      return { content: { about: 'payment', outcome: state }, money: moneyAt(intent, 'amount') };
    case 'action':
    case 'open':
      return null;
  }
}

function isPaidWhole(intent: unknown): boolean {
  return textAt(intent, 'status') === 'succeeded' && numberAt(intent, 'amount_received') === numberAt(intent, 'amount');
}

/** `prevented`: refunded before it became a dispute. `warning_closed`: an inquiry that ended without one. */
const lostStatuses = ['lost', 'prevented'];
const wonStatuses = ['won', 'warning_closed'];

/** A dispute, as Stripe reported it at `at`; null without an id or amount. https://docs.stripe.com/api/disputes/object */
function disputeReport(dispute: unknown, at: Date): DisputeReport | null {
  const id = textAt(dispute, 'id');
  const money = moneyAt(dispute, 'amount');
  if (id === '' || money === null) return null;
  const status = textAt(dispute, 'status');
  return {
    id,
    status: lostStatuses.includes(status) ? 'lost' : wonStatuses.includes(status) ? 'won' : 'open',
    money,
    reason: textAt(dispute, 'payment_method_details', 'card', 'network_reason_code') || textAt(dispute, 'reason'),
    respondBy: dateAt(dispute, 'evidence_details', 'due_by'),
    at,
  };
}

export function createNotifications({
  api,
  clock,
}: {
  readonly api: StripeApi;
  readonly clock: Clock;
}): Pick<GatewayConnector, 'parseNotification'> {
  type Reading = Omit<NotifiedItem, 'id'> | null;

  async function readIntent(account: GatewayAccount, sent: unknown): Promise<Reading> {
    if (textAt(sent, 'metadata', TXN_UUID) === '') return null;
    // The event may be late: the PaymentIntent as it is now counts.
    const intent = await intentById(account, textAt(sent, 'id'), WITH_CHARGE);
    const txnUuid = textAt(intent, 'metadata', TXN_UUID);
    const reported = txnUuid === '' ? null : intentContent(intent);
    return reported === null ? null : { txnUuid, ...reported };
  }

  /** The PaymentIntent as it is now; null when Stripe has none. */
  async function intentById(account: GatewayAccount, id: string, expand: StripeForm): Promise<unknown> {
    const intent = await api.get(account, intentPath(id, ''), expand);
    if (intent.kind !== 'done' && !(intent.kind === 'refused' && intent.error.status === 404)) {
      throw new Error('Stripe did not answer with the payment. Stripe sends the notification again.');
    }
    return intent.kind === 'done' ? intent.body : null;
  }

  /** The PaymentIntent of a dispute or refund, neither of which has its metadata; null when Stripe has none. */
  async function intentOf(account: GatewayAccount, object: unknown): Promise<unknown> {
    const id = textAt(object, 'payment_intent') || textAt(object, 'payment_intent', 'id');
    return id === '' ? null : await intentById(account, id, []);
  }

  async function readRefund(account: GatewayAccount, sent: unknown, at: Date): Promise<Reading> {
    const requestId = textAt(sent, 'metadata', REFUND_ID);
    const intent = requestId === '' ? await intentOf(account, sent) : null;
    const txnUuid = textAt(requestId === '' ? intent : sent, 'metadata', TXN_UUID);
    if (txnUuid === '') return null;
    // Stripe may record the release of a hold as a refund.
    if (requestId === '' && !isPaidWhole(intent)) return null;
    const id = textAt(sent, 'id');
    const now = await api.get(account, `/v1/refunds/${encodeURIComponent(id)}`, []);
    // What was sent may be out of date, and an acknowledged event is never sent again.
    if (now.kind !== 'done')
      throw new Error('Stripe did not answer how a refund is. Stripe sends the notification again.');
    const refund = now.body;
    const reported = refundOutcome(refund, at);
    // Stripe's current word on a refund that failed replaces an earlier success. https://docs.stripe.com/refunds#failed-refunds
    const outcome = reported.kind === 'failed' ? ({ ...reported, afterSuccess: true } as const) : reported;
    const money = moneyAt(refund, 'amount');
    if (requestId !== '') return { txnUuid, money, content: { about: 'refund', requestId, outcome } };
    return money === null
      ? null
      : { txnUuid, money, content: { about: 'outside_refund', refund: { id, money, outcome } } };
  }

  async function readDispute(account: GatewayAccount, dispute: unknown, at: Date): Promise<Reading> {
    const txnUuid = textAt(await intentOf(account, dispute), 'metadata', TXN_UUID);
    if (txnUuid === '') return null;
    const report = disputeReport(dispute, at);
    return report === null ? null : { txnUuid, money: report.money, content: { about: 'dispute', dispute: report } };
  }

  return {
    /** @throws Error when Stripe must send the event again. Answer with a 5xx. */
    async parseNotification(account, message) {
      if (!isSigned(message, account.credentials[WEBHOOK_SECRET] ?? '', clock.now())) return { kind: 'unsigned' };
      const event = parse(message.body);
      const sent = valueAt(event, 'data', 'object');
      const at = dateAt(event, 'created') ?? clock.now();
      const kind = textAt(sent, 'object');
      let reading: Reading = null;
      if (kind === 'payment_intent') reading = await readIntent(account, sent);
      if (kind === 'refund') reading = await readRefund(account, sent, at);
      if (kind === 'dispute') reading = await readDispute(account, sent, at);
      // A repetition may differ in `pending_webhooks`.
      const identity = `${textAt(event, 'type')}:${textAt(sent, 'id')}`;
      const items =
        reading === null ? [] : [{ id: textAt(event, 'id'), ...reading, identity, isCurrent: true as const }];
      return { kind: 'verified', items, acknowledgement: '' };
    },
  };
}
