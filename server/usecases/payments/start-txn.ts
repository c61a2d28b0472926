/**
 * Starts a transaction: reads the card, checks that the order can be paid, stores the attempt and calls the gateway.
 * Decides who may pay which order. paying-card.ts resolves the card, plan-card-storage.ts plans its storage,
 * pay-at-gateway.ts calls the gateway.
 */
import { ErrorCode } from '../../../generated/values.ts';
import type { CardProblem } from '../../domain/cards/card-problem.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { type Money, sameMoney } from '../../domain/money.ts';
import { anonymousRefusal, attemptRefusal, beginTxn, type TxnDraft } from '../../domain/payments/attempt.ts';
import type { CardChoice } from '../../domain/payments/card-choice.ts';
import type { SaveRequest } from '../../domain/payments/card-storage-plan.ts';
import type { Consent } from '../../domain/payments/consent.ts';
import {
  type Decision,
  noChange,
  type Order,
  type Refusal,
  refuse,
  sameTerms,
  txnOf,
} from '../../domain/payments/order.ts';
import { newReference, referenceHash } from '../../domain/payments/reference.ts';

import type { AuthType, PayerKind, Txn } from '../../domain/payments/txn.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { OrderStore, StoredOrder } from '../../storage/orders.ts';
import type { NumberStore } from '../../vault/number-store.ts';
import type { CustomersOrder, OrderCustomers } from '../customers/order-customer.ts';
import { newConsentId } from './answer-consent.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Commit } from './commit-order.ts';
import { newTxnUuid, type PayAtGateway } from './pay-at-gateway.ts';
import type { PayingCard, ReadPayingCard } from './paying-card.ts';
import type { PlanCardStorage } from './plan-card-storage.ts';

/** How long after the order's expiry the vault deletes a number that no step has deleted, in milliseconds. */
const SWEEP_AFTER_MS = 24 * 60 * 60_000;

export interface StartRequest {
  readonly merchant: Merchant;
  /** The purpose of the payment. An order with another purpose is refused. */
  readonly purpose: Order['purpose'];
  /**
   * The key of the order to pay. Called after the card is read and its payer admitted, so that no order is created for
   * a card that is refused. Errors propagate to the caller.
   */
  readonly orderKey: () => Promise<string>;
  /** The order that `orderKey` creates; null when it pays an existing order as it is. */
  readonly newOrder: Pick<Order, 'customerId' | 'openedBy'> | null;
  readonly card: CardChoice;
  /** The network that the caller named, or empty. */
  readonly paymentMethod: string;
  readonly authType: AuthType;
  readonly redirect: boolean;
  readonly saveToLocker: SaveRequest;
  /** The customer's answer to the request to tokenize the card; undefined when none was sent. */
  readonly tokenize: boolean | undefined;
  /** Where that answer comes from. */
  readonly consentFrom: Pick<Consent, 'via' | 'textVersion' | 'address' | 'userAgent'>;
  readonly payer: PayerKind;
  /** The amount that the payer agreed to pay; null when the call shows no amount. */
  readonly agreed: Money | null;
  /** The caller's IP address; null for a caller with an API key, whose address is not limited. */
  readonly address: string | null;
  /** The attempt's reference: a call that repeats it returns the first call's attempt. Null generates one. */
  readonly reference: string | null;
}

export interface StartedTxn {
  readonly kind: 'started';
  readonly stored: StoredOrder;
  readonly txn: Txn;
  readonly reference: string;
  /** Whether `tokenize` had no effect. */
  readonly tokenizeIgnored: boolean;
  /** Whether the card is not stored despite the request, because the customer has the maximum number of cards. */
  readonly saveIgnored: boolean;
}

export type StartResult =
  | StartedTxn
  | { readonly kind: 'card-refused'; readonly problems: readonly CardProblem[] }
  /** `unknown-token`: of another merchant or customer. `no-instrument`: neither a number nor a token can pay. */
  | { readonly kind: 'expired-token' | 'unknown-token' | 'no-instrument' }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

export interface StartTxnDeps {
  readonly store: Pick<OrderStore, 'findByKey'>;
  readonly commit: Commit;
  readonly readPayingCard: ReadPayingCard;
  readonly planCardStorage: PlanCardStorage;
  readonly payAtGateway: PayAtGateway;
  readonly orderCustomers: OrderCustomers;
  readonly numbers: Pick<NumberStore, 'put' | 'remove'>;
  readonly limits: AttemptLimits;
  readonly runtime: Runtime;
}

export type StartTxn = ReturnType<typeof createStartTxn>;

function refusalOf(request: StartRequest, order: Order, now: Date): Refusal | undefined {
  const { payer, agreed, merchant, purpose } = request;
  if (order.purpose !== purpose) return refuse(ErrorCode.order_already_processed);
  if (agreed !== null && !sameMoney(agreed, order.money)) return refuse(ErrorCode.txn_in_progress);
  return attemptRefusal(order, merchant, now) ?? (payer === 'stranger' ? anonymousRefusal(order, merchant) : undefined);
}

/** The existing attempt with this reference. Refused when it began with another card. */
function existingAttempt(
  reference: string | null,
  stored: StoredOrder,
  { facts }: PayingCard,
): StartResult | undefined {
  if (reference === null) return undefined;
  const refHash = referenceHash(reference);
  const txn = stored.order.txns.find((item) => item.refHash === refHash);
  if (txn === undefined) return undefined;
  if (txn.card.fingerprint !== facts.fingerprint) return { kind: 'refused', code: ErrorCode.txn_in_progress };
  return { kind: 'started', stored, txn, reference, tokenizeIgnored: false, saveIgnored: false };
}

export function createStartTxn(deps: StartTxnDeps) {
  const { store, commit, limits, orderCustomers, numbers, runtime } = deps;

  /**
   * Whether the card may pay this order. A stored card must belong to the order's customer; a card sent with the call
   * may pay any order.
   */
  async function mayPay({ stored }: PayingCard, order: CustomersOrder): Promise<boolean> {
    return stored === null || stored.customerReference === (await orderCustomers.of(order)).customerReference;
  }

  /**
   * The consent record of the answer sent with the call; undefined when none was sent, or the customer still has to be
   * asked.
   */
  function consentOf({ consentFrom }: StartRequest, draft: TxnDraft, now: Date): Consent | undefined {
    const { consent, customerReference } = draft.keeping;
    if (consent !== 'given' && consent !== 'declined') return undefined;
    const { txnUuid, card } = draft;
    const id = newConsentId(runtime);
    return { id, txnUuid, choice: consent, customerReference, lastFour: card.lastFour, ...consentFrom, at: now };
  }

  /** Stores the number in the vault if saving or tokenizing the card may need it. */
  async function withNumber(
    { merchant: { merchantId } }: StartRequest,
    { order }: StoredOrder,
    { number }: PayingCard,
    draft: TxnDraft,
  ): Promise<TxnDraft> {
    const { saveAsked, consent } = draft.keeping;
    const isNeeded = saveAsked || consent === 'given' || consent === 'awaited';
    if (!isNeeded || number === null) return draft;
    const sweepAt = new Date(order.expiresAt.getTime() + SWEEP_AFTER_MS);
    return { ...draft, keeping: { ...draft.keeping, numberRecord: await numbers.put(merchantId, number, sweepAt) } };
  }

  /** Deletes the number that was stored in the vault for an attempt that was not created. */
  async function forgetNumber({ merchantId }: Merchant, { keeping: { numberRecord } }: TxnDraft): Promise<void> {
    if (numberRecord !== null) await numbers.remove(merchantId, numberRecord);
  }

  async function begin(request: StartRequest, before: StoredOrder, card: PayingCard): Promise<StartResult> {
    const { merchant } = request;
    const { order } = before;
    const txnUuid = newTxnUuid(runtime);
    const payment = await card.payment(txnUuid, order.money);
    if (payment !== null && 'problems' in payment) return { kind: 'card-refused', problems: payment.problems };
    if (payment === null) return { kind: card.stored === null ? 'unknown-token' : 'no-instrument' };
    const storage = await deps.planCardStorage(merchant, order, card, payment.source, request);
    const { keeping, tokenizeIgnored, saveIgnored } = storage;
    // The rupee is paid only for a token, and the card may have received one in the meantime.
    if (request.purpose === 'verification' && keeping.consent !== 'given') return { kind: 'no-instrument' };
    const reference = request.reference ?? newReference(runtime.random);
    const { paymentMethod, authType, redirect, payer } = request;
    const attempt = {
      merchant,
      stored: before,
      card,
      payment,
      keeping,
      txnUuid,
      paymentMethod,
      authType,
      redirect,
      payer,
      reference,
      customerAddress: request.address ?? '',
    };
    const planned = deps.payAtGateway.plan(attempt);
    const draft =
      planned.accounts.length === 0 ? planned.draft : await withNumber(request, before, card, planned.draft);
    const consent = consentOf(request, draft, runtime.clock.now());
    const change = await commit.change(merchant, before.key, (latest): Decision => {
      const now = runtime.clock.now();
      if (latest.txns.some(({ refHash }) => refHash === draft.refHash)) return noChange;
      // If the order changed in the meantime, the caller must start again.
      if (!sameTerms(latest, order)) return refuse(ErrorCode.txn_in_progress);
      const decision = refusalOf(request, latest, now) ?? beginTxn(latest, draft, merchant, now);
      if (decision.kind !== 'step' || consent === undefined) return decision;
      return { ...decision, order: { ...decision.order, consents: [...latest.consents, consent] } };
    });
    if (change.kind !== 'changed') await forgetNumber(merchant, draft);
    if (change.kind === 'refused') return { kind: 'refused', code: change.refusal.code };
    if (change.kind !== 'changed') {
      const first = change.kind === 'unchanged' ? existingAttempt(reference, change.stored, card) : undefined;
      return first ?? { kind: 'refused', code: ErrorCode.order_not_found };
    }
    const { stored } = change;
    const begun = txnOf(stored.order, txnUuid);
    if (begun === undefined) throw new Error('The new attempt is missing from its order.');
    const summary = { kind: 'started', reference, tokenizeIgnored, saveIgnored } as const;
    if (planned.accounts.length === 0) return { ...summary, stored, txn: begun };
    const paid = await deps.payAtGateway.pay(attempt, stored, { ...planned, draft });
    return { ...summary, stored: paid, txn: paid.order.txns.find(({ refHash }) => refHash === draft.refHash) ?? begun };
  }

  /** Starts a transaction. Stores nothing when it is refused. */
  return async function startTxn(request: StartRequest): Promise<StartResult> {
    const { merchant } = request;
    const reading = await deps.readPayingCard(merchant, request.card, request.paymentMethod);
    if (reading.kind === 'problems') return { kind: 'card-refused', problems: reading.problems };
    if (reading.kind !== 'card') return reading;
    const { card } = reading;
    const payer = await limits.admitPayer({ address: request.address, fingerprint: card.facts.fingerprint });
    if (payer.kind === 'limited') return payer;
    const { merchantId } = merchant;
    const { newOrder } = request;
    if (newOrder !== null && !(await mayPay(card, { ...newOrder, merchantId, createdAt: runtime.clock.now() }))) {
      return { kind: 'unknown-token' };
    }
    const before = await store.findByKey(await request.orderKey());
    if (before === undefined) return { kind: 'refused', code: ErrorCode.order_not_found };
    const first = existingAttempt(request.reference, before, card);
    if (first !== undefined) return first;
    const refusal = refusalOf(request, before.order, runtime.clock.now());
    if (refusal !== undefined) return { kind: 'refused', code: refusal.code };
    if (!(await mayPay(card, before.order))) return { kind: 'unknown-token' };
    const attempt = await limits.admitAttempt(`${before.key}:${request.payer}`);
    if (attempt.kind === 'limited') return attempt;
    return begin(request, before, card);
  };
}
