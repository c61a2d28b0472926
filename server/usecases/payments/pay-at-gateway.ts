/**
 * Pays an attempt at its gateway. The attempt is stored first, so that every outcome, a lost answer included, finds it.
 * Where it certainly moved no money, the next gateway account of the route is tried, as a further attempt. Only here do
 * the card number and the security code or cryptogram go to a gateway.
 */
import { TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import { type GatewayConfig, liveGateways, type Merchant } from '../../domain/merchants/merchant.ts';
import { failOver, type TxnDraft } from '../../domain/payments/attempt.ts';
import type { CardStoragePlan } from '../../domain/payments/card-storage-plan.ts';
import { gatewayReferenceOf, isAutoCapture, noChange, txnOf } from '../../domain/payments/order.ts';
import { referenceHash } from '../../domain/payments/reference.ts';
import { planRoute, routingFactsOf } from '../../domain/payments/routing-rules.ts';
import { type SettlePolicy, settleTxn, withGatewayReference } from '../../domain/payments/settle.ts';
import { type AuthType, blankTxn, cardFactsOf, type PayerKind, type Txn } from '../../domain/payments/txn.ts';
import { declineRules } from '../../domain/ports/declines.ts';
import type { GatewayAccount, PaymentOutcome } from '../../domain/ports/gateway-connector.ts';
import type { GatewayCircuits } from '../../gateways/circuit.ts';
import type { GatewayRegistry } from '../../gateways/registry.ts';
import { gatewayProblem } from '../../gateways/registry.ts';
import type { Log } from '../../platform/log.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import type { StoredOrder } from '../../storage/orders.ts';
import { type AskGateway, requireShortReference } from './ask-gateway.ts';
import type { Commit } from './commit-order.ts';
import type { GatewayAccounts } from './gateway-of-attempt.ts';
import type { Payment } from './pay-stored.ts';
import type { PayingCard } from './paying-card.ts';
import type { SettleAttempt } from './settle-attempt.ts';

/** How many gateway accounts one call tries. */
const MOST_ACCOUNTS = 3;

export interface AttemptRequest {
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
  /** The customer's IP address; empty when unknown. */
  readonly customerAddress: string;
}

/** An attempt to store, and the gateway accounts to pay it with, in order; none when it reaches no gateway. */
export interface PlannedAttempt {
  readonly draft: TxnDraft;
  readonly accounts: readonly GatewayConfig[];
}

interface CurrentAttempt {
  readonly stored: StoredOrder;
  readonly txnUuid: string;
}

export interface PayAtGatewayDeps {
  readonly gateways: GatewayRegistry;
  readonly circuits: Pick<GatewayCircuits, 'isOpen'>;
  readonly accounts: GatewayAccounts;
  readonly askGateway: AskGateway;
  readonly commit: Commit;
  readonly settleAttempt: SettleAttempt;
  readonly policy: SettlePolicy;
  readonly runtime: Runtime;
  readonly publicBaseUrl: string;
  readonly log: Pick<Log, 'error'>;
}

export type PayAtGateway = ReturnType<typeof createPayAtGateway>;

export function newTxnUuid({ random }: Pick<Runtime, 'random'>): string {
  return `txn_${random.bytes(16).toString('hex')}`;
}

/**
 * Whether the outcome certainly moved no money and did not judge the card. A cryptogram is good for one payment, so a token goes on
 * only if no gateway has seen it.
 */
function mayFailOver(outcome: PaymentOutcome, { instrument }: Payment): boolean {
  if (outcome.kind === 'not_sent') return true;
  return instrument.kind === 'card' && outcome.kind === 'declined' && declineRules[outcome.decline.code].failover;
}

export function createPayAtGateway(deps: PayAtGatewayDeps) {
  const { gateways, circuits, accounts, askGateway, commit, settleAttempt, policy, runtime, publicBaseUrl, log } = deps;

  /** The fields that do not depend on the gateway. */
  function baseOf(request: AttemptRequest) {
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

  /** The attempt at one account. AUTHORIZING claims the order before money moves: of several at once, only one pays. */
  function draftAt(base: TxnDraft, { gateway, gatewayConfigId }: GatewayConfig): TxnDraft {
    const reconcileAt = new Date(runtime.clock.now().getTime() + policy.reconcileAfterMs);
    return { ...base, gateway, gatewayConfigId, status: TxnStatus.AUTHORIZING, reconcileAt };
  }

  /** The account with its credentials; null when they cannot be decrypted. */
  function accountOf(merchant: Merchant, config: GatewayConfig): GatewayAccount | null {
    try {
      return accounts.of(merchant, config);
    } catch (error) {
      log.error(
        { event: 'gateway.credentials.unreadable', err: error, gatewayConfigId: config.gatewayConfigId },
        'The credentials of a gateway configuration cannot be decrypted; the payment was not sent',
      );
      return null;
    }
  }

  async function pay(
    request: AttemptRequest,
    stored: StoredOrder,
    txn: Txn,
    config: GatewayConfig,
  ): Promise<PaymentOutcome> {
    const { merchant, payment, keeping, reference } = request;
    const { order, key } = stored;
    const connector = gateways.find(config.gateway);
    if (connector === null) throw new Error(`The gateway ${config.gateway} is not available.`);
    const { txnUuid, money } = txn;
    const problem = connector.moneyProblem(money);
    if (problem !== null) {
      const decline = { code: 'unsupported_payment', gatewayCode: '', gatewayMessage: problem, receipt: null } as const;
      return { kind: 'declined', decline, reference: null };
    }
    const remember = async (gatewayReference: string) => {
      requireShortReference(gatewayReference);
      const change = await commit.change(merchant, key, (latest) =>
        withGatewayReference(latest, txnUuid, gatewayReference),
      );
      return change.kind === 'changed';
    };
    const account = accountOf(merchant, config);
    if (account === null) return { kind: 'not_sent', reason: 'the credentials cannot be decrypted', reference: null };
    const about = { order, txnUuid };
    return askGateway<PaymentOutcome>(connector, 'payment', about, { kind: 'pending', reference: null }, () =>
      connector.pay(account, {
        txnUuid,
        merchantId: merchant.merchantId,
        orderKey: key,
        orderId: order.orderId,
        money,
        instrument: payment.instrument,
        expiryMonth: payment.expiry.month,
        expiryYear: payment.expiry.year,
        nameOnCard: txn.card.nameOnCard,
        customerEmail: order.customerEmail,
        customerAddress: request.customerAddress,
        authType: request.authType,
        // A token requires authentication in the same payment: when one may follow, request no exemption.
        frictionlessAllowed: keeping.consent === 'none' || keeping.consent === 'declined',
        autoCapture: isAutoCapture(order),
        returnUrl: `${publicBaseUrl}/pay/return/${merchant.merchantId}/${reference}`,
        remember,
      }),
    );
  }

  /** Ends the attempt and begins the next one in one step; undefined when the order takes no further attempt. */
  async function nextAttempt(
    merchant: Merchant,
    { stored, txnUuid }: CurrentAttempt,
    outcome: PaymentOutcome,
    draft: TxnDraft,
  ): Promise<CurrentAttempt | undefined> {
    const refundId = shortId('rfd', runtime.random);
    const change = await commit.change(merchant, stored.key, (order) => {
      const now = runtime.clock.now();
      const ended = settleTxn(order, { txnUuid, outcome, refundId }, policy, now);
      return ended.kind === 'step' ? failOver(order, ended, draft, merchant, now) : noChange;
    });
    return change.kind === 'changed' ? { stored: change.stored, txnUuid: draft.txnUuid } : undefined;
  }

  return {
    /** Chooses the route and prepares the attempt. Calls no gateway and stores nothing. */
    plan(request: AttemptRequest): PlannedAttempt {
      const base = baseOf(request);
      const { merchant, stored, card, payment } = request;
      const { money, uid } = stored.order;
      const route = planRoute({
        configs: liveGateways(merchant),
        referenceId: base.gatewayReferenceId,
        rules: merchant.routingRules,
        facts: routingFactsOf(card.facts, payment.instrument, money),
        splitKey: uid,
        circuitOpen: ({ gatewayConfigId }) => circuits.isOpen(gatewayConfigId),
        moneyProblem: ({ gateway }) => gatewayProblem(gateways.all, gateway, money),
      });
      if (route.kind === 'mismatch') {
        const errorMessage =
          'No enabled gateway configuration has this gateway reference id. The id is case-sensitive.';
        const errorCode = TxnErrorCode.gateway_reference_mismatch;
        return { draft: { ...base, status: TxnStatus.STARTED, errorCode, errorMessage }, accounts: [] };
      }
      const routed = route.kind === 'chosen' ? route.configs : [];
      const known = routed.filter(({ gateway }) => gateways.find(gateway) !== null);
      const [config] = known;
      if (config === undefined) {
        const errorMessage = 'The merchant has no default gateway configuration that is enabled.';
        const errorCode = TxnErrorCode.GATEWAY_NOT_FOUND;
        return { draft: { ...base, status: TxnStatus.SVC_DECLINED, errorCode, errorMessage }, accounts: [] };
      }
      const reaching = {
        ...base,
        status: TxnStatus.AUTHORIZING,
        keeping: { ...base.keeping, consent: request.keeping.consent },
      };
      return { draft: draftAt(reaching, config), accounts: known.slice(0, MOST_ACCOUNTS) };
    },

    /** Pays the stored attempt. Returns the order after the outcome; its last attempt is the one that counts. */
    async pay(request: AttemptRequest, begun: StoredOrder, planned: PlannedAttempt): Promise<StoredOrder> {
      const { merchant, txnUuid } = request;
      let current: CurrentAttempt = { stored: begun, txnUuid };
      for (const [index, config] of planned.accounts.entries()) {
        const txn = txnOf(current.stored.order, current.txnUuid);
        if (txn === undefined) throw new Error('The new attempt is missing from its order.');
        const outcome = await pay(request, current.stored, txn, config);
        const next = planned.accounts[index + 1];
        const further =
          next === undefined || !mayFailOver(outcome, request.payment)
            ? undefined
            : await nextAttempt(merchant, current, outcome, {
                ...draftAt(planned.draft, next),
                txnUuid: newTxnUuid(runtime),
              });
        if (further === undefined) return settleAttempt(merchant, current.stored, current.txnUuid, outcome);
        current = further;
      }
      return current.stored;
    },
  };
}
