/**
 * Creates an order, or updates the existing one with this id. Used by POST /orders, POST /session and the order part of
 * POST /txns.
 */
import type { KeyObject } from 'node:crypto';
import { ErrorCode } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { EndpointPolicy } from '../../domain/merchants/webhook-url-rule.ts';
import { changeOrder, type OrderChange } from '../../domain/payments/change-order.ts';
import { addressProblem, type TermsProblem } from '../../domain/payments/check-terms.ts';
import { claimOrder } from '../../domain/payments/claim-order.ts';
import { newOrder, type OrderTerms } from '../../domain/payments/new-order.ts';
import { metadataValue, type Order, refuse } from '../../domain/payments/order.ts';
import { type LinkKind, pageLink, referenceHash } from '../../domain/payments/reference.ts';
import type { Environment } from '../../platform/config.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import type { CustomerStore } from '../../storage/customers.ts';
import { type OrderStore, orderKey, type StoredOrder } from '../../storage/orders.ts';
import type { Commit } from './commit-order.ts';

export interface Submission {
  readonly merchant: Merchant;
  readonly terms: OrderTerms;
  /** The update to apply when the order exists. */
  readonly change: (order: Order) => OrderChange;
  readonly routingId: string;
  readonly openedBy: Order['openedBy'];
  readonly purpose: Order['purpose'];
  /** The page links to create for the order. */
  readonly links: readonly LinkKind[];
}

export type SubmissionResult =
  | { readonly kind: 'created' | 'changed' | 'unchanged'; readonly stored: StoredOrder }
  | { readonly kind: 'problem'; readonly problem: TermsProblem }
  /**
   * An anonymous caller created the order and it was paid on other terms, and that payment cannot be fully refunded.
   */
  | { readonly kind: 'paid-otherwise' }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

export interface SubmitOrderDeps {
  readonly store: OrderStore;
  readonly commit: Commit;
  readonly customers: Pick<CustomerStore, 'find'>;
  readonly runtime: Runtime;
  readonly linkKey: KeyObject;
  readonly environment: Environment;
  readonly endpoints: EndpointPolicy;
}

/** A verification is paid by the call that creates it, so it has no payment page. */
function linksOf({ purpose, links }: Submission): readonly LinkKind[] {
  return purpose === 'verification' ? [] : [...new Set<LinkKind>(['order', ...links])];
}

export type SubmitOrder = ReturnType<typeof createSubmitOrder>;

export function createSubmitOrder(deps: SubmitOrderDeps) {
  const { store, commit, customers, runtime, linkKey, environment, endpoints } = deps;

  /**
   * The routing id of the customer's session: that of the customer's creation, otherwise this call's. For an anonymous
   * caller the customer is not looked up, because the result would reveal whether it exists.
   */
  async function routingIdOf({ merchant, openedBy, terms, routingId }: Submission): Promise<string> {
    if (openedBy === 'stranger' || terms.customerId === '') return routingId;
    const customer = await customers.find(merchant.merchantId, terms.customerId);
    return customer?.routingId || routingId;
  }

  /** `created`: the order as it would be if it did not exist. */
  async function changeExisting(submission: Submission, key: string, created: Order): Promise<SubmissionResult> {
    const now = runtime.clock.now();
    const isTakenOver = ({ openedBy }: Order) => openedBy === 'stranger' && submission.openedBy === 'merchant';
    const refundId = shortId('rfd', runtime.random);
    const change = await commit.change(submission.merchant, key, (order) => {
      if (isTakenOver(order)) return claimOrder(order, created, refundId);
      if (order.purpose !== submission.purpose) return refuse(ErrorCode.unique);
      return changeOrder(order, submission.change(order), now);
    });
    if (change.kind === 'unknown') return { kind: 'refused', code: ErrorCode.order_not_found };
    if (change.kind === 'refused') {
      return isTakenOver(change.stored.order)
        ? { kind: 'paid-otherwise' }
        : { kind: 'refused', code: change.refusal.code };
    }
    for (const link of submission.links.filter((kind) => kind !== 'order')) {
      await store.addRef(key, referenceHash(pageLink(linkKey, link, change.stored.order.uid)));
    }
    return { kind: change.kind, stored: change.stored };
  }

  return async function submitOrder(submission: Submission): Promise<SubmissionResult> {
    const { merchant, terms } = submission;
    const webhookUrl = metadataValue(terms, 'webhook_url');
    const problem = addressProblem(terms.returnUrl, webhookUrl, { merchant, environment, endpoints });
    if (problem !== undefined) return { kind: 'problem', problem };
    if (environment === 'production' && merchant.webhook.url === null) {
      return { kind: 'refused', code: ErrorCode.webhook_not_configured };
    }
    const { order, events } = newOrder(terms, {
      uid: `ord_${runtime.random.bytes(16).toString('hex')}`,
      merchantId: merchant.merchantId,
      routingId: await routingIdOf(submission),
      openedBy: submission.openedBy,
      purpose: submission.purpose,
      defaultExpiryMinutes: merchant.orderExpiryMinutes,
      now: runtime.clock.now(),
    });
    const refs = linksOf(submission).map((kind) => referenceHash(pageLink(linkKey, kind, order.uid)));
    const key = orderKey(merchant.merchantId, terms.orderId);
    if (!(await commit.create(merchant, order, refs, events))) return changeExisting(submission, key, order);
    return { kind: 'created', stored: { key, version: 1, order, webhookNotified: false } };
  };
}
