/**
 * Captures, cancellations and refunds by Adyen. Each is answered with `received` at most; a notification reports its
 * result, and names it by the reference that is sent here: `<txn_uuid>.<request id>`.
 *
 * Sources: https://docs.adyen.com/online-payments/capture, https://docs.adyen.com/online-payments/cancel,
 * https://docs.adyen.com/online-payments/refund
 */
import type { Money } from '../../domain/money.ts';
import type {
  GatewayAccount,
  GatewayAttempt,
  GatewayConnector,
  HoldEndOutcome,
} from '../../domain/ports/gateway-connector.ts';
import type { Clock } from '../../platform/runtime.ts';
import { type AdyenAnswer, type AdyenApi, type AdyenObject, credential } from './api.ts';
import { moneyProblem, toAdyen } from './money.ts';
import { pspReferenceOf } from './receipt.ts';

const SEPARATOR = '.';
const CANCELLATION = 'cancel';

/** A `merchantReference` of ours. `requestId` is null when it names the payment alone. */
export interface OwnReference {
  readonly txnUuid: string;
  readonly requestId: string | null;
}

/** The reference of a capture, void or refund. Adyen takes at most 80 characters. */
function modificationReference(txnUuid: string, requestId: string): string {
  return `${txnUuid}${SEPARATOR}${requestId}`;
}

/** The reference of the cancellation of an attempt without an outcome. */
export function cancellationReference(txnUuid: string): string {
  return modificationReference(txnUuid, CANCELLATION);
}

/** Reads the `merchantReference` of a notification. */
export function readReference(merchantReference: string): OwnReference {
  const at = merchantReference.indexOf(SEPARATOR);
  if (at < 0) return { txnUuid: merchantReference, requestId: null };
  const requestId = merchantReference.slice(at + SEPARATOR.length);
  const named = requestId === '' || requestId === CANCELLATION ? null : requestId;
  return { txnUuid: merchantReference.slice(0, at), requestId: named };
}

const UNKNOWN_PAYMENT = 'Adyen has not reported its id of the payment. Use Adyen’s Customer Area.';

/** A request that is not sent, because Adyen would refuse it. */
function refusedHere(errorCode: string, message: string): AdyenAnswer {
  return { kind: 'rejected', status: 0, errorCode, message };
}

/** Whether Adyen refuses the credentials and not the request. */
function refusesAccount({ status }: { readonly status: number }): boolean {
  return status === 401 || status === 403;
}

/** The outcome of a capture or void. A 2xx answer is a promise to report later. */
function holdEnd(answer: AdyenAnswer): HoldEndOutcome {
  // A repeated request that is refused says nothing about the first one.
  if (answer.kind !== 'rejected' || refusesAccount(answer)) return { kind: 'pending' };
  return { kind: 'failed', reason: answer.message || `Adyen refused the request (${answer.status}).` };
}

export function createAdyenModifications(deps: {
  readonly api: AdyenApi;
  readonly clock: Clock;
}): Pick<GatewayConnector, 'capture' | 'void' | 'refund'> {
  const { api, clock } = deps;

  /** The request's id is in the key: whatever is repeated moves money once. `money` is null for the whole payment. */
  async function modify(
    { account, attempt, id }: { account: GatewayAccount; attempt: GatewayAttempt; id: string },
    action: 'captures' | 'cancels' | 'refunds',
    money: Money | null,
  ): Promise<AdyenAnswer> {
    const pspReference = pspReferenceOf(attempt.reference);
    if (pspReference === null) return refusedHere('payment_unknown', UNKNOWN_PAYMENT);
    const problem = money === null ? null : moneyProblem(money);
    if (problem !== null) return refusedHere('amount_not_taken', `Adyen ${problem}.`);
    const amount: AdyenObject = money === null ? {} : { amount: toAdyen(money) };
    const merchantAccount = credential(account, 'merchant_account');
    return await api.post(account, {
      path: `/payments/${pspReference}/${action}`,
      body: { merchantAccount, reference: modificationReference(attempt.txnUuid, id), ...amount },
      idempotencyKey: `${attempt.txnUuid}:${id}`,
    });
  }

  return {
    async capture(account, attempt, { id, money }) {
      return holdEnd(await modify({ account, attempt, id }, 'captures', money));
    },

    async void(account, attempt, { id }) {
      return holdEnd(await modify({ account, attempt, id }, 'cancels', null));
    },

    async refund(account, attempt, { id, money }) {
      const answer = await modify({ account, attempt, id }, 'refunds', money);
      if (answer.kind !== 'rejected') return { kind: 'pending' };
      const errorCode = answer.errorCode || String(answer.status);
      if (refusesAccount(answer)) return { kind: 'pending', refusedWith: errorCode };
      const errorMessage = answer.message || 'Adyen refused the request.';
      return { kind: 'failed', errorCode, errorMessage, processedAt: clock.now() };
    },
  };
}
