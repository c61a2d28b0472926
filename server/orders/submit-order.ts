/**
 * Takes in what a merchant says of an order: creates it, or, where it exists, changes it. One way for POST /orders,
 * POST /session and the order part of POST /txns.
 */
import type { KeyObject } from 'node:crypto';
import { ErrorCode } from '../../generated/values.ts';
import type { Environment } from '../config.ts';
import type { Merchant } from '../merchants/merchant.ts';
import type { Runtime } from '../runtime.ts';
import { type LinkKind, pageLink, referenceHash } from '../txns/reference.ts';
import type { EndpointPolicy } from '../webhooks/url-rule.ts';
import { changeOrder, type OrderChange } from './change-order.ts';
import type { Commit } from './commit.ts';
import { newOrder, type OrderTerms } from './new-order.ts';
import { metadataValue, type Order, refuse } from './order.ts';
import { type OrderStore, orderKey, type StoredOrder } from './store.ts';
import { addressProblem, type TermsProblem } from './terms/check-terms.ts';

export interface Submission {
  readonly merchant: Merchant;
  readonly terms: OrderTerms;
  /** What of it may change where the order exists. */
  readonly change: (order: Order) => OrderChange;
  readonly routingId: string;
  readonly openedBy: Order['openedBy'];
  readonly purpose: Order['purpose'];
  /** The page links that shall lead to the order. */
  readonly links: readonly LinkKind[];
}

export type SubmissionResult =
  | { readonly kind: 'created' | 'changed' | 'unchanged'; readonly stored: StoredOrder }
  | { readonly kind: 'problem'; readonly problem: TermsProblem }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

export interface SubmitOrderDeps {
  readonly store: OrderStore;
  readonly commit: Commit;
  readonly runtime: Runtime;
  readonly linkKey: KeyObject;
  readonly environment: Environment;
  readonly endpoints: EndpointPolicy;
}

/** What verifies a card is paid by the call that makes it, and has no page to pay it on. */
function linksOf({ purpose, links }: Submission): readonly LinkKind[] {
  return purpose === 'verification' ? [] : [...new Set<LinkKind>(['order', ...links])];
}

export type SubmitOrder = ReturnType<typeof createSubmitOrder>;

export function createSubmitOrder({ store, commit, runtime, linkKey, environment, endpoints }: SubmitOrderDeps) {
  async function changeExisting(submission: Submission, key: string): Promise<SubmissionResult> {
    const now = runtime.clock.now();
    const change = await commit.change(submission.merchant, key, (order) =>
      order.purpose === submission.purpose
        ? changeOrder(order, submission.change(order), now)
        : refuse(ErrorCode.unique),
    );
    if (change.kind === 'unknown') return { kind: 'refused', code: ErrorCode.order_not_found };
    if (change.kind === 'refused') return { kind: 'refused', code: change.refusal.code };
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
      routingId: submission.routingId,
      openedBy: submission.openedBy,
      purpose: submission.purpose,
      defaultExpiryMinutes: merchant.orderExpiryMinutes,
      now: runtime.clock.now(),
    });
    const refs = linksOf(submission).map((kind) => referenceHash(pageLink(linkKey, kind, order.uid)));
    const key = orderKey(merchant.merchantId, terms.orderId);
    if (!(await commit.create(merchant, order, refs, events))) return changeExisting(submission, key);
    return { kind: 'created', stored: { key, version: 1, order, webhookNotified: false } };
  };
}
