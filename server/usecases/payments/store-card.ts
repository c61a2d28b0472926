/**
 * Carries out the card-storage plan after a payment ends: stores the card, requests a token, or deletes the number.
 * Idempotent: any process may run it at any time, and repeat it.
 */
import { CardNetwork } from '../../domain/card-network.ts';
import { newToken } from '../../domain/cards/new-token.ts';
import { type CardToken, isLive } from '../../domain/cards/token.ts';
import type { TokenRequestorOf } from '../../domain/cards/token-network.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import {
  type Decision,
  metadataValue,
  noChange,
  type Order,
  replaceTxn,
  step,
  txnOf,
} from '../../domain/payments/order.ts';

import { cardFactsOf, type Txn, txnPhase } from '../../domain/payments/txn.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { StoredOrder } from '../../storage/orders.ts';
import type { NumberStore } from '../../vault/number-store.ts';
import type { Locker } from '../cards/locker.ts';
import type { ShareToken } from '../tokens/share-token.ts';
import type { Commit } from './commit-order.ts';
import { type FoundToken, type StoredCardResult, tokenUidOf, withStoredCard } from './stored-card-result.ts';

export interface StoreCardDeps {
  readonly commit: Commit;
  readonly locker: Pick<Locker, 'find' | 'save'>;
  readonly numbers: Pick<NumberStore, 'remove'>;
  readonly tokenRequestorOf: TokenRequestorOf;
  readonly shareToken: ShareToken;
  readonly runtime: Runtime;
}

/** The card in the locker. Its token may be inactive. */
type Found = Pick<StoredCardResult, 'isRefused'> & { readonly token: CardToken | null };

const nothing: Found = { token: null, isRefused: false };

export type StoreCard = ReturnType<typeof createStoreCard>;

export function createStoreCard(deps: StoreCardDeps) {
  const { commit, locker, numbers, tokenRequestorOf, shareToken, runtime } = deps;

  /**
   * The token to request; undefined when none is due, or none can be created because the number or the token requestor
   * is gone.
   */
  async function tokenFor(merchant: Merchant, stored: StoredOrder, txn: Txn): Promise<CardToken | undefined> {
    const { keeping, card } = txn;
    const consent = stored.order.consents.find((item) => item.txnUuid === txn.txnUuid && item.choice === 'given');
    if (keeping.created === null || consent === undefined || !keeping.authenticated) return undefined;
    const entry = keeping.source === 'stored-card' ? await locker.find(merchant, keeping.cardReference) : null;
    const numberRecord = keeping.numberRecord ?? entry?.numberRecord ?? null;
    const { brand: provider } = card;
    const requestorId = tokenRequestorOf(merchant, card);
    if (numberRecord === null || requestorId === null || provider === CardNetwork.unknown) return undefined;
    const origin = {
      orderKey: stored.key,
      orderId: stored.order.orderId,
      txnUuid: txn.txnUuid,
      consentId: consent.id,
      webhookUrl: metadataValue(stored.order, 'webhook_url') ?? null,
    };
    const seed = {
      tokenUid: tokenUidOf(txn.txnUuid),
      requestorId,
      provider,
      numberRecord,
      origin,
    };
    return newToken(seed, runtime.clock.now());
  }

  /** `token`: the card's token afterwards, created by this payment or before. */
  async function putIntoLocker(merchant: Merchant, stored: StoredOrder, txn: Txn): Promise<Found> {
    const { keeping, card } = txn;
    const token = await tokenFor(merchant, stored, txn);
    if (!keeping.savedToLocker && token === undefined) {
      const entry = keeping.created === null ? null : await locker.find(merchant, keeping.cardReference);
      return { token: entry?.token ?? null, isRefused: false };
    }
    const result = await locker.save({
      merchant,
      customerReference: keeping.customerReference,
      erasures: keeping.erasures,
      facts: cardFactsOf(card),
      expiry: { month: card.expiryMonth, year: card.expiryYear },
      nameOnCard: card.nameOnCard,
      numberRecord: keeping.savedToLocker ? keeping.numberRecord : null,
      ...(token === undefined ? {} : { token }),
    });
    return result.kind === 'saved' ? { token: result.card.token, isRefused: false } : { token: null, isRefused: true };
  }

  /**
   * The token to show for this payment. If another payment created it, its later changes are also reported to this one.
   */
  async function toShow(
    merchant: Merchant,
    stored: StoredOrder,
    txn: Txn,
    token: CardToken | null,
  ): Promise<FoundToken> {
    if (!isLive(token)) return { kind: 'gone' };
    const { txnUuid, keeping } = txn;
    const { tokenUid } = token;
    if (keeping.created === null || tokenUid === tokenUidOf(txnUuid)) return { kind: 'own' };
    const target = { merchant, cardReference: keeping.cardReference, tokenUid };
    return shareToken(target, { orderKey: stored.key, txnUuid });
  }

  function done(order: Order, { txnUuid, keeping }: Txn, result: StoredCardResult): Decision {
    const txn = txnOf(order, txnUuid);
    if (txn === undefined || txn.keeping.dueAt === null || txn.keeping.numberRecord !== keeping.numberRecord) {
      return noChange;
    }
    const after = { ...txn, keeping: withStoredCard(txn, result) };
    return step(replaceTxn(order, after));
  }

  /** Carries out the card-storage plan of a transaction that has ended. Returns the order after it. */
  return async function storeCard(merchant: Merchant, stored: StoredOrder, txnUuid: string): Promise<StoredOrder> {
    const txn = txnOf(stored.order, txnUuid);
    if (txn === undefined || txn.keeping.dueAt === null) return stored;
    const { numberRecord, savedToLocker } = txn.keeping;
    const phase = txnPhase(txn);
    // A voided payment was held before, and its card stored.
    const succeeded = phase === 'charged' || phase === 'held' || phase === 'voided';
    const found = succeeded ? await putIntoLocker(merchant, stored, txn) : nothing;
    const result = { isRefused: found.isRefused, token: await toShow(merchant, stored, txn, found.token) };
    const change = await commit.change(merchant, stored.key, (order) => done(order, txn, result));
    // Keep the number if the locker has it or a requested token needs it.
    const isKept = succeeded && !found.isRefused && (savedToLocker || found.token?.tokenUid === tokenUidOf(txnUuid));
    if (numberRecord !== null && !isKept) await numbers.remove(merchant.merchantId, numberRecord);
    return change.kind === 'unknown' ? stored : change.stored;
  };
}
