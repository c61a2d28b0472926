/**
 * Handles a gateway notification once, however often it arrives. domain/payments/gateway-notification.ts decides what
 * it means for the order.
 */
import { createHash } from 'node:crypto';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { sameMoney } from '../../domain/money.ts';
import {
  applyNotification,
  type ReceivedNotification,
  requestedMoney,
} from '../../domain/payments/gateway-notification.ts';
import { txnOf } from '../../domain/payments/order.ts';
import type { SettlePolicy } from '../../domain/payments/settle.ts';
import type { NotifiedItem } from '../../domain/ports/gateway-connector.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import type { CallbackStore } from '../../storage/gateway-callbacks.ts';
import type { OrderStore } from '../../storage/orders.ts';
import type { Change, Commit } from './commit-order.ts';
import type { NoteDecline } from './note-decline.ts';
import type { ReportConflict } from './report-conflict.ts';

/**
 * `handled`: now or before. `unknown`: the configuration has no such transaction. `unmatched`: no such request was made, or the order
 * records no more. `amount`: the amount differs from the requested one. `other`: the id was used by a different notification.
 */
export type NotificationResult = { readonly kind: 'handled' | 'unknown' | 'unmatched' | 'amount' | 'other' };

/** Applies a notification to the order with this key. A repeated one changes nothing; refused: the order has too many. */
export type ApplyReceived = (
  merchant: Merchant,
  orderKey: string,
  notification: Omit<ReceivedNotification, 'refundId'>,
) => Promise<Change>;

export interface ApplyReceivedDeps {
  readonly commit: Commit;
  readonly reportConflict: ReportConflict;
  readonly noteDecline: NoteDecline;
  readonly policy: SettlePolicy;
  readonly runtime: Runtime;
}

export function createApplyReceived(deps: ApplyReceivedDeps): ApplyReceived {
  const { commit, reportConflict, noteDecline, policy, runtime } = deps;
  return async (merchant, orderKey, notification) => {
    const received = { ...notification, refundId: shortId('rfd', runtime.random) };
    const change = await commit.change(merchant, orderKey, (order) =>
      applyNotification(order, received, policy, runtime.clock.now()),
    );
    reportConflict(change, received);
    const { txnUuid, content } = received;
    if (content.about === 'payment' && content.outcome.kind === 'declined') {
      await noteDecline(change, txnUuid, content.outcome.decline);
    }
    return change;
  };
}

export interface HandleNotificationDeps {
  readonly store: Pick<OrderStore, 'findByTxn'>;
  readonly callbacks: CallbackStore;
  readonly applyReceived: ApplyReceived;
  readonly runtime: Pick<Runtime, 'clock'>;
}

export type HandleNotification = ReturnType<typeof createHandleNotification>;

/** The gateway's original fields repeat the parsed ones. */
const withoutRaw = (name: string, value: unknown) => (name === 'raw' ? undefined : value);

/** A digest that a repetition has, too. Its prefix is the version of what is digested. */
function digestOf(notification: NotifiedItem): string {
  const { identity } = notification;
  const hashed = (text: string) => createHash('sha256').update(text).digest('hex');
  return identity === undefined ? `2:${hashed(JSON.stringify(notification, withoutRaw))}` : `3:${hashed(identity)}`;
}

export function createHandleNotification({ store, callbacks, applyReceived, runtime }: HandleNotificationDeps) {
  return async function handleNotification(
    merchant: Merchant,
    gatewayConfigId: string,
    notification: NotifiedItem,
  ): Promise<NotificationResult> {
    const { txnUuid, content } = notification;
    const stored = await store.findByTxn(merchant.merchantId, txnUuid);
    const txn = stored === undefined ? undefined : txnOf(stored.order, txnUuid);
    if (stored === undefined || txn?.gatewayConfigId !== gatewayConfigId) return { kind: 'unknown' };
    const money = requestedMoney(stored.order, txnUuid, content);
    if (money === undefined) return { kind: 'unmatched' };
    if (notification.money !== null && !sameMoney(money, notification.money)) return { kind: 'amount' };
    const name = { merchantId: merchant.merchantId, gatewayConfigId, notificationId: notification.id };
    const receipt = await callbacks.receive(name, digestOf(notification), runtime.clock.now());
    if (receipt === 'other') return { kind: 'other' };
    if (receipt === 'done' && notification.isCurrent === undefined) return { kind: 'handled' };
    const { reference } = notification;
    const change = await applyReceived(merchant, stored.key, {
      txnUuid,
      content,
      ...(reference === undefined ? {} : { reference }),
    });
    await callbacks.finish(name);
    return { kind: change.kind === 'refused' ? 'unmatched' : 'handled' };
  };
}
