/**
 * Captures, voids and refunds at Stripe. A repeated call moves nothing twice, also after Stripe has forgotten the idempotency
 * key (24 hours): captures and voids read the PaymentIntent when it is in another state, refunds look for theirs first.
 *
 * Stripe stores a 500 with its key, and repeats it: the request is over, and the list of refunds says whether it made one.
 * If not, the refund is sent with another key, one more for each stored 500.
 * https://docs.stripe.com/payments/place-a-hold-on-a-payment-method, https://docs.stripe.com/api/refunds and
 * https://docs.stripe.com/error-low-level
 */
import { withoutCardNumbers } from '../../domain/cards/card-number-in-text.ts';
import type {
  GatewayAccount,
  GatewayAttempt,
  GatewayConnector,
  HoldEndOutcome,
  OutsideEnd,
  RefundOutcome,
  RefundRequest,
} from '../../domain/ports/gateway-connector.ts';
import type { Clock } from '../../platform/runtime.ts';
import { fromStripeAmount, toStripeAmount } from './amounts.ts';
import { dateAt, numberAt, type StripeAnswer, type StripeApi, textAt, valueAt } from './api.ts';
import { CAPTURE_ID, REFUND_ID, TXN_UUID } from './payment-forms.ts';
import { intentPath } from './payments.ts';

const pending = { kind: 'pending' } as const;

/** How many idempotency keys a refund gets, and from when on another one: Stripe repairs its own failures before that. */
const MOST_KEYS = 5;
const ANOTHER_KEY_MS = 60 * 60_000;

/** Refusals that end when the account is repaired or Stripe has time; the request counts as not yet answered. */
const isPassing = (status: number): boolean => status === 401 || status === 403 || status === 429;

/** The reference of a refund in the issuer's systems (ARN); null while Stripe has none. */
function arnOf(refund: unknown): string | null {
  return textAt(refund, 'destination_details', 'card', 'reference') || null;
}

/** The outcome of a Refund at `at`. */
export function refundOutcome(refund: unknown, at: Date): RefundOutcome {
  switch (textAt(refund, 'status')) {
    case 'succeeded':
      return { kind: 'refunded', reference: textAt(refund, 'id'), arn: arnOf(refund), processedAt: at };
    case 'failed':
    case 'canceled': {
      const errorCode = textAt(refund, 'failure_reason') || textAt(refund, 'status');
      return { kind: 'failed', errorCode, errorMessage: `Stripe could not refund: ${errorCode}.`, processedAt: at };
    }
    default:
      return pending;
  }
}

/** The capture of a PaymentIntent whose payment was held; null while there is none. */
export function captureAt(intent: unknown): OutsideEnd | null {
  const amount = textAt(intent, 'status') === 'succeeded' ? numberAt(intent, 'amount_received') : null;
  if (amount === null) return null;
  return { kind: 'capture', id: textAt(intent, 'id'), money: fromStripeAmount(amount, textAt(intent, 'currency')) };
}

export function createHoldsAndRefunds({
  api,
  clock,
}: {
  readonly api: StripeApi;
  readonly clock: Clock;
}): Pick<GatewayConnector, 'capture' | 'void' | 'refund'> {
  /** After a refused capture or void: the PaymentIntent tells whether an earlier call did it. */
  async function endOf(
    account: GatewayAccount,
    reference: string,
    answer: StripeAnswer,
    isEnded: (intent: unknown) => boolean,
  ): Promise<HoldEndOutcome> {
    if (answer.kind === 'done') return isEnded(answer.body) ? { kind: 'done' } : pending;
    if (answer.kind !== 'refused' || isPassing(answer.error.status)) return pending;
    const now = await api.get(account, intentPath(reference, ''), []);
    if (now.kind !== 'done') return pending;
    if (isEnded(now.body)) return { kind: 'done' };
    const code = answer.error.code || answer.error.type;
    const reason = `Stripe refused (${code}); the PaymentIntent is ${textAt(now.body, 'status')}.`;
    const instead = captureAt(now.body);
    return { kind: 'failed', reason, ...(instead === null ? {} : { instead }) };
  }

  /** The refund with this id of ours, or the answer that leaves it open; null when Stripe has none. */
  async function findRefund(account: GatewayAccount, intent: string, refundId: string): Promise<StripeAnswer | null> {
    let after: string | undefined;
    for (;;) {
      const page = await api.get(account, '/v1/refunds', [
        ['payment_intent', intent],
        ['limit', 100],
        ...(after === undefined ? [] : [['starting_after', after] as const]),
      ]);
      if (page.kind !== 'done') return page;
      const data = valueAt(page.body, 'data');
      const refunds: readonly unknown[] = Array.isArray(data) ? data : [];
      const ours = refunds.find((refund) => textAt(refund, 'metadata', REFUND_ID) === refundId);
      if (ours !== undefined) return { kind: 'done', body: ours };
      after = textAt(refunds.at(-1), 'id');
      if (valueAt(page.body, 'has_more') !== true || after === '') return null;
    }
  }

  /**
   * Sends the refund, unless Stripe has it. Another key follows only when the requests with all earlier ones are over, and
   * the list was read after that: whoever else calls at the same time uses the same keys.
   */
  async function createRefund(
    account: GatewayAccount,
    attempt: GatewayAttempt,
    intent: string,
    request: RefundRequest,
  ): Promise<RefundOutcome> {
    const amount = toStripeAmount(request.money);
    if (amount === null) {
      const errorMessage = `Stripe cannot express this amount in ${request.money.currency}.`;
      return { kind: 'failed', errorCode: 'invalid_amount', errorMessage, processedAt: clock.now() };
    }
    const form = [
      ['payment_intent', intent],
      ['amount', amount],
      [`metadata[${TXN_UUID}]`, attempt.txnUuid],
      [`metadata[${REFUND_ID}]`, request.id],
    ] as const;
    const mayTakeAnother = clock.now().getTime() - request.sentAt.getTime() >= ANOTHER_KEY_MS;
    for (let count = 1; count <= (mayTakeAnother ? MOST_KEYS : 1); count += 1) {
      const found = await findRefund(account, intent, request.id);
      if (found !== null) return refundOf(found);
      const key = count === 1 ? request.id : `${request.id}:${count}`;
      const answer = await api.post(account, '/v1/refunds', form, key);
      if (answer.kind !== 'unknown' || answer.stored !== true) return refundOf(answer);
    }
    return pending;
  }

  function refundOf(answer: StripeAnswer): RefundOutcome {
    if (answer.kind === 'done') return refundOutcome(answer.body, dateAt(answer.body, 'created') ?? clock.now());
    if (answer.kind !== 'refused' || answer.error.status === 429) return pending;
    const { status, code, type, message } = answer.error;
    const errorCode = code || type || `http_${status}`;
    // Not found: the configuration has the key of another account now.
    if (isPassing(status) || status === 404) return { kind: 'pending', refusedWith: errorCode };
    return { kind: 'failed', errorCode, errorMessage: withoutCardNumbers(message), processedAt: clock.now() };
  }

  return {
    async capture(account, { reference }, { id, money }) {
      const amount = toStripeAmount(money);
      if (reference === null) return { kind: 'failed', reason: 'The attempt has no PaymentIntent.' };
      if (amount === null) return { kind: 'failed', reason: `Stripe cannot express this amount in ${money.currency}.` };
      const form = [
        ['amount_to_capture', amount],
        [`metadata[${CAPTURE_ID}]`, id],
      ] as const;
      const answer = await api.end(account, intentPath(reference, '/capture'), form, id);
      return endOf(
        account,
        reference,
        answer,
        (intent) => textAt(intent, 'status') === 'succeeded' && numberAt(intent, 'amount_received') === amount,
      );
    },

    async void(account, { reference }, { id }) {
      if (reference === null) return { kind: 'failed', reason: 'The attempt has no PaymentIntent.' };
      const answer = await api.end(account, intentPath(reference, '/cancel'), [], id);
      return endOf(account, reference, answer, (intent) => textAt(intent, 'status') === 'canceled');
    },

    async refund(account, attempt, request) {
      const { reference } = attempt;
      if (reference === null) {
        const errorMessage = 'The attempt has no PaymentIntent.';
        return { kind: 'failed', errorCode: 'no_payment', errorMessage, processedAt: clock.now() };
      }
      return createRefund(account, attempt, reference, request);
    },
  };
}
