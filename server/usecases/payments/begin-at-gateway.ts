/**
 * Prepares a transaction for storage: chooses the gateway and sends it the payment instrument. Only here do the card
 * number and the security code or cryptogram go to the gateway (`begin`); a number that a later step needs goes into
 * the vault.
 */
import { TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import type { GatewayConfig, Merchant } from '../../domain/merchants/merchant.ts';
import type { TxnDraft } from '../../domain/payments/attempt.ts';
import type { CardStoragePlan } from '../../domain/payments/card-storage-plan.ts';
import { gatewayReferenceOf, isAutoCapture } from '../../domain/payments/order.ts';
import { referenceHash } from '../../domain/payments/reference.ts';
import { chooseGateway } from '../../domain/payments/route.ts';
import type { SettlePolicy } from '../../domain/payments/settle.ts';
import { type AuthType, blankTxn, cardFactsOf, type PayerKind } from '../../domain/payments/txn.ts';
import type { BeginOutcome, Gateway } from '../../domain/ports/gateway.ts';
import type { Sealer } from '../../domain/ports/sealed.ts';
import type { GatewayRegistry } from '../../gateways/registry.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { StoredOrder } from '../../storage/orders.ts';
import type { NumberStore } from '../../vault/number-store.ts';
import type { Payment } from './pay-stored.ts';
import type { PayingCard } from './paying-card.ts';

/** How long after the order's expiry the vault deletes a number that no step has deleted, in milliseconds. */
const SWEEP_AFTER_MS = 24 * 60 * 60_000;

export interface BeginAtGatewayRequest {
  readonly merchant: Merchant;
  readonly stored: StoredOrder;
  readonly card: PayingCard;
  readonly payment: Payment;
  readonly keeping: CardStoragePlan;
  readonly txnUuid: string;
  /** The network that the caller named, or empty. */
  readonly paymentMethod: string;
  readonly authType: AuthType;
  readonly redirect: boolean;
  readonly payer: PayerKind;
  /** The reference in the authentication URL. */
  readonly reference: string;
}

export interface BeginAtGatewayDeps {
  readonly gateways: GatewayRegistry;
  readonly sealer: Pick<Sealer, 'open'>;
  readonly numbers: Pick<NumberStore, 'put'>;
  readonly policy: SettlePolicy;
  readonly runtime: Runtime;
}

export type BeginAtGateway = ReturnType<typeof createBeginAtGateway>;

export function createBeginAtGateway({ gateways, sealer, numbers, policy, runtime }: BeginAtGatewayDeps) {
  function openCredentials(merchantId: string, config: GatewayConfig): Record<string, string> {
    const record = (name: string) => `gateway.${config.gatewayConfigId}.${name}`;
    return Object.fromEntries(
      Object.entries(config.credentials).map(([name, sealed]) => [
        name,
        sealer.open({ merchantId, record: record(name) }, sealed),
      ]),
    );
  }

  function begin(request: BeginAtGatewayRequest, config: GatewayConfig, gateway: Gateway): Promise<BeginOutcome> {
    const { merchant, stored, payment, keeping } = request;
    return gateway.begin({
      txnUuid: request.txnUuid,
      merchantId: merchant.merchantId,
      orderKey: stored.key,
      money: stored.order.money,
      instrument: payment.instrument,
      expiryMonth: payment.expiry.month,
      expiryYear: payment.expiry.year,
      authType: request.authType,
      // A token requires authentication in the same payment: when one may follow, request no exemption.
      frictionlessAllowed: keeping.consent === 'none' || keeping.consent === 'declined',
      autoCapture: isAutoCapture(stored.order),
      credentials: openCredentials(merchant.merchantId, config),
    });
  }

  /** Stores the number in the vault if saving or tokenizing the card may need it. Returns the record, or null. */
  async function storedNumber({ merchant, stored, card, keeping }: BeginAtGatewayRequest): Promise<string | null> {
    const isNeeded = keeping.saveAsked || keeping.consent === 'given' || keeping.consent === 'awaited';
    if (!isNeeded || card.number === null) return null;
    const sweepAt = new Date(stored.order.expiresAt.getTime() + SWEEP_AFTER_MS);
    return numbers.put(merchant.merchantId, card.number, sweepAt);
  }

  /** The fields that do not depend on the gateway. */
  function baseOf(request: BeginAtGatewayRequest) {
    const { card, payment, paymentMethod, keeping } = request;
    return {
      ...blankTxn,
      txnUuid: request.txnUuid,
      authType: request.authType,
      payer: request.payer,
      paymentMethod: card.facts.brand === '' ? paymentMethod || 'CARD' : card.facts.brand,
      redirect: request.redirect,
      card: {
        ...cardFactsOf(card.facts),
        expiryMonth: card.expiry.month,
        expiryYear: card.expiry.year,
        nameOnCard: card.nameOnCard,
      },
      // An attempt that does not reach the gateway needs no consent.
      keeping: { ...keeping, used: payment.used, consent: 'none' as const },
      gatewayReferenceId: gatewayReferenceOf(request.stored.order),
      refHash: referenceHash(request.reference),
    };
  }

  /** The attempt to store. Calls the gateway unless none is configured. */
  return async function beginAtGateway(request: BeginAtGatewayRequest): Promise<TxnDraft> {
    const base = baseOf(request);
    const route = chooseGateway(request.merchant.gateways, base.gatewayReferenceId);
    if (route.kind === 'mismatch') {
      const errorMessage = 'No enabled gateway configuration has this gateway reference id. The id is case-sensitive.';
      return { ...base, status: TxnStatus.STARTED, errorCode: TxnErrorCode.gateway_reference_mismatch, errorMessage };
    }
    const gateway = route.kind === 'chosen' ? gateways.find(route.config.gateway) : null;
    if (route.kind === 'noGateway' || gateway === null) {
      const errorMessage = 'The merchant has no default gateway configuration that is enabled.';
      return { ...base, status: TxnStatus.SVC_DECLINED, errorCode: TxnErrorCode.GATEWAY_NOT_FOUND, errorMessage };
    }
    const { config } = route;
    const outcome = await begin(request, config, gateway);
    const reached = {
      ...base,
      keeping: { ...base.keeping, consent: request.keeping.consent, numberRecord: await storedNumber(request) },
      gateway: config.gateway,
      gatewayConfigId: config.gatewayConfigId,
      session: outcome.session,
    };
    if (outcome.kind === 'challenge') return { ...reached, status: TxnStatus.PENDING_VBV };
    // The attempt claims the order before money moves: of several at once, only one is authorized.
    const reconcileAt = new Date(runtime.clock.now().getTime() + policy.reconcileAfterMs);
    return { ...reached, status: TxnStatus.AUTHORIZING, reconcileAt };
  };
}
