/**
 * Starts a transaction: card read, order payable, gateway chosen, authentication asked for, the attempt written down.
 * The card number and CVV live in this call alone: they go to the gateway's `begin` and nowhere else.
 */
import { ErrorCode, TxnErrorCode, TxnStatus } from '../../generated/values.ts';
import type { Gateway } from '../gateways/gateway.ts';
import type { GatewayRegistry } from '../gateways/registry.ts';
import { chooseGateway } from '../gateways/route.ts';
import type { GatewayConfig, Merchant } from '../merchants/merchant.ts';
import { attemptRefusal, beginTxn, strangerRefusal, type TxnDraft } from '../orders/attempt.ts';
import type { Commit } from '../orders/commit.ts';
import { type Money, sameMoney } from '../orders/money.ts';
import { metadataValue, type Order, type Refusal, refuse } from '../orders/order.ts';
import { type SettlePolicy, txnOf } from '../orders/settle.ts';
import type { OrderStore, StoredOrder } from '../orders/store.ts';
import type { Runtime } from '../runtime.ts';
import type { CardFacts } from '../vault/card-facts.ts';
import { networkNamed } from '../vault/card-network.ts';
import type { CardProblem } from '../vault/card-problem.ts';
import { type Card, type CardReading, readCard } from '../vault/read-card.ts';
import type { Sealer } from '../vault/sealed.ts';
import type { AuthorizeTxn } from './authorize-txn.ts';
import { noKeeping } from './card-keeping.ts';
import type { AttemptLimits } from './limits/attempt-limits.ts';
import { newReference, referenceHash } from './reference.ts';
import type { AuthType, PayerKind, Txn, TxnCard } from './txn.ts';

/** The card fields as they came; absent ones are empty. */
export interface CardFields {
  readonly number: string;
  readonly securityCode: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly nameOnCard: string;
}

export interface StartRequest {
  readonly merchant: Merchant;
  /**
   * The key of the order to pay. Asked once the card has been read and its payer admitted: an order that is made for the
   * payment does not come into being for a card that cannot be taken. What it throws goes to the caller.
   */
  readonly orderKey: () => Promise<string>;
  readonly card: CardFields;
  /** The network the caller named, or empty. */
  readonly paymentMethod: string;
  readonly authType: AuthType;
  readonly redirect: boolean;
  readonly payer: PayerKind;
  /** What the payer has seen and agreed to pay; null where the call shows no amount. */
  readonly agreed: Money | null;
  /** The caller's network address; null for a caller with an API key, whose address is not limited. */
  readonly address: string | null;
}

export type StartResult =
  | { readonly kind: 'started'; readonly stored: StoredOrder; readonly txn: Txn; readonly reference: string }
  | { readonly kind: 'card-refused'; readonly problems: readonly CardProblem[] }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

export interface StartTxnDeps {
  readonly store: OrderStore;
  readonly commit: Commit;
  readonly gateways: GatewayRegistry;
  readonly sealer: Sealer;
  readonly cardFacts: (card: Card) => Promise<CardFacts>;
  readonly limits: AttemptLimits;
  readonly authorizeTxn: AuthorizeTxn;
  readonly policy: SettlePolicy;
  readonly runtime: Runtime;
}

export type StartTxn = ReturnType<typeof createStartTxn>;

function toTxnCard(facts: CardFacts, card: Card, nameOnCard: string): TxnCard {
  const { isin, lastFour, brand, type, subType, issuer, issuerCountry, bankCode, fingerprint } = facts;
  const { month: expiryMonth, year: expiryYear } = card.expiry;
  return {
    isin,
    lastFour,
    brand,
    type,
    subType,
    issuer,
    issuerCountry,
    bankCode,
    fingerprint,
    expiryMonth,
    expiryYear,
    nameOnCard,
  };
}

/** Reads and checks the card of a request, as strictly as the merchant's setting says. */
function readFields({ card, paymentMethod, merchant }: StartRequest, now: Date): CardReading {
  const checks = merchant.strictCardChecks ? 'strict' : 'lenient';
  return readCard({ ...card, namedNetwork: networkNamed(paymentMethod) }, checks, now);
}

export function createStartTxn(deps: StartTxnDeps) {
  const { store, commit, gateways, sealer, limits, policy, runtime } = deps;

  function openCredentials(merchantId: string, config: GatewayConfig): Record<string, string> {
    const record = (name: string) => `gateway.${config.gatewayConfigId}.${name}`;
    return Object.fromEntries(
      Object.entries(config.credentials).map(([name, sealed]) => [
        name,
        sealer.open({ merchantId, record: record(name) }, sealed),
      ]),
    );
  }

  function begin(
    request: StartRequest,
    { key: orderKey, order }: StoredOrder,
    card: Card,
    config: GatewayConfig,
    gateway: Gateway,
    txnUuid: string,
  ) {
    return gateway.begin({
      txnUuid,
      merchantId: request.merchant.merchantId,
      orderKey,
      money: order.money,
      instrument: { kind: 'card', number: card.number, securityCode: card.securityCode },
      expiryMonth: card.expiry.month,
      expiryYear: card.expiry.year,
      authType: request.authType,
      frictionlessAllowed: true,
      autoCapture: true,
      credentials: openCredentials(request.merchant.merchantId, config),
    });
  }

  /** The attempt as it will be written down, after the gateway has been asked where there is one. */
  async function draftOf(
    request: StartRequest,
    stored: StoredOrder,
    card: Card,
    facts: CardFacts,
    reference: string,
  ): Promise<TxnDraft> {
    const txnUuid = `txn_${runtime.random.bytes(16).toString('hex')}`;
    const gatewayReferenceId = metadataValue(stored.order, 'SVC:gateway_reference_id') ?? null;
    const base = {
      txnUuid,
      authType: request.authType,
      payer: request.payer,
      paymentMethod: facts.brand === '' ? request.paymentMethod || 'CARD' : facts.brand,
      redirect: request.redirect,
      card: toTxnCard(facts, card, request.card.nameOnCard),
      keeping: noKeeping,
      gateway: '',
      gatewayConfigId: '',
      gatewayReferenceId,
      session: null,
      refHash: referenceHash(reference),
      errorCode: '' as const,
      errorMessage: '',
      bankErrorCode: '',
      bankErrorMessage: '',
      receipt: null,
      reconcileAt: null,
    };
    const route = chooseGateway(request.merchant.gateways, gatewayReferenceId);
    if (route.kind === 'mismatch') {
      const errorMessage =
        'No enabled gateway configuration has this gateway reference id; it must be spelt as configured.';
      return { ...base, status: TxnStatus.STARTED, errorCode: TxnErrorCode.gateway_reference_mismatch, errorMessage };
    }
    const gateway = route.kind === 'chosen' ? gateways.find(route.config.gateway) : null;
    if (route.kind === 'noGateway' || gateway === null) {
      const errorMessage = 'The merchant has no default gateway configuration that is enabled.';
      return { ...base, status: TxnStatus.SVC_DECLINED, errorCode: TxnErrorCode.GATEWAY_NOT_FOUND, errorMessage };
    }
    const { config } = route;
    const outcome = await begin(request, stored, card, config, gateway, txnUuid);
    const reached = {
      ...base,
      gateway: config.gateway,
      gatewayConfigId: config.gatewayConfigId,
      session: outcome.session,
    };
    if (outcome.kind === 'challenge') return { ...reached, status: TxnStatus.PENDING_VBV };
    // The attempt takes the order before money moves: of several at once only one gets to authorize.
    const reconcileAt = new Date(runtime.clock.now().getTime() + policy.reconcileAfterMs);
    return { ...reached, status: TxnStatus.AUTHORIZING, reconcileAt };
  }

  function refusalOf({ payer, agreed, merchant }: StartRequest, order: Order, now: Date): Refusal | undefined {
    if (agreed !== null && !sameMoney(agreed, order.money)) return refuse(ErrorCode.txn_in_progress);
    return (
      attemptRefusal(order, merchant, now) ?? (payer === 'stranger' ? strangerRefusal(order, merchant) : undefined)
    );
  }

  /** Starts a transaction. Nothing is stored when it is refused. */
  return async function startTxn(request: StartRequest): Promise<StartResult> {
    const { merchant } = request;
    const now = runtime.clock.now();
    const reading = readFields(request, now);
    if (!reading.ok) return { kind: 'card-refused', problems: reading.problems };
    const facts = await deps.cardFacts(reading.card);
    const payer = await limits.admitPayer({ address: request.address, fingerprint: facts.fingerprint });
    if (payer.kind === 'limited') return payer;
    const before = await store.findByKey(await request.orderKey());
    if (before === undefined) return { kind: 'refused', code: ErrorCode.order_not_found };
    const refusal = refusalOf(request, before.order, now);
    if (refusal !== undefined) return { kind: 'refused', code: refusal.code };
    const attempt = await limits.admitAttempt(`${before.key}:${request.payer}`);
    if (attempt.kind === 'limited') return attempt;

    const reference = newReference(runtime.random);
    const draft = await draftOf(request, before, reading.card, facts, reference);
    const change = await commit.change(merchant, before.key, (order) => {
      // The gateway was told this amount; an order that was changed meanwhile must be asked for again.
      if (!sameMoney(order.money, before.order.money)) return refuse(ErrorCode.txn_in_progress);
      return refusalOf(request, order, now) ?? beginTxn(order, draft, merchant, runtime.clock.now());
    });
    if (change.kind === 'refused') return { kind: 'refused', code: change.refusal.code };
    if (change.kind !== 'changed') return { kind: 'refused', code: ErrorCode.order_not_found };
    const begun = txnOf(change.stored.order, draft.txnUuid);
    if (begun === undefined) throw new Error('the attempt just written down is not in its order');
    if (begun.status !== TxnStatus.AUTHORIZING)
      return { kind: 'started', stored: change.stored, txn: begun, reference };
    const stored = await deps.authorizeTxn(merchant, change.stored, begun);
    return { kind: 'started', stored, txn: txnOf(stored.order, begun.txnUuid) ?? begun, reference };
  };
}
