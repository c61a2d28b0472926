/**
 * Payments by Adyen: the first call, the return from the bank's page, and the clearing up of an attempt whose answer was
 * lost. Adyen has no call that reports a payment's status: a notification does.
 *
 * Sources: https://docs.adyen.com/online-payments/build-your-integration/payment-result-codes,
 * https://docs.adyen.com/online-payments/3d-secure/redirect-3ds2, https://docs.adyen.com/online-payments/cancel
 */
import { createHash } from 'node:crypto';
import { DeclineCode } from '../../../generated/values.ts';
import type {
  CustomerAction,
  GatewayAccount,
  GatewayAttempt,
  GatewayConnector,
  PaymentOutcome,
} from '../../domain/ports/gateway-connector.ts';
import { isRecord } from '../../platform/is-record.ts';
import type { Clock } from '../../platform/runtime.ts';
import { type AdyenAnswer, type AdyenApi, type AdyenObject, credential, textOf } from './api.ts';
import { cancellationReference } from './modifications.ts';
import { moneyProblem } from './money.ts';
import { paymentBody } from './payment-request.ts';
import { approval, isAuthenticated, pspReferenceOf, referenceOf, refusal, rejection } from './receipt.ts';

/** After this long without an AUTHORISATION notification, the payment is cancelled. */
const PATIENCE_MS = 15 * 60_000;

/**
 * This long after the cancellation was requested, its result is not waited for any more: a payment that was reported counts.
 * The order has usually expired, and the payment is refunded. Where none was reported, the cancellation is requested again. A payment
 * that Adyen cannot cancel may be reported for as long after its refusal.
 */
const CANCELLATION_MS = 24 * 3_600_000;

/**
 * The end of a payment that Adyen has and cannot cancel: it was captured, or its customer never returned from the bank. Adyen repeats
 * its AUTHORISATION webhook; one that succeeds later is refunded, or pays the order if that is still open.
 */
const neverReported = {
  code: 'processing_error',
  gatewayCode: '',
  gatewayMessage: 'Adyen has not reported a result of this payment.',
  receipt: null,
} as const;

const pending: PaymentOutcome = { kind: 'pending', reference: null };
const notResumed = { kind: 'not_resumed', reference: null } as const;

/** The most characters of a form that leads to the bank. */
const LONGEST_FIELDS = 16_384;

function redirectOf(action: unknown): CustomerAction | null {
  if (!isRecord(action)) return null;
  const url = textOf(action, 'url');
  const method = textOf(action, 'method') === 'POST' ? 'POST' : 'GET';
  if (textOf(action, 'type') !== 'redirect' || !/^https?:\/\//.test(url)) return null;
  if (JSON.stringify(action.data ?? '').length > LONGEST_FIELDS) return null;
  const data = method === 'POST' && isRecord(action.data) ? Object.entries(action.data) : [];
  const fields = data.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { kind: 'redirect', method, url, fields: Object.fromEntries(fields) };
}

/** What a `resultCode` says. Whatever is not certain stays pending, and so ends by notification or cancellation. */
function outcomeOf(body: AdyenObject, autoCapture: boolean, at: Date): PaymentOutcome {
  const report = { fields: body, at };
  const reference = referenceOf(textOf(body, 'pspReference'));
  const resultCode = textOf(body, 'resultCode');
  switch (resultCode) {
    case 'Authorised': {
      const kind = autoCapture ? 'charged' : 'authorized';
      return { kind, receipt: approval(report), authenticated: isAuthenticated(body), reference };
    }
    case 'Refused':
    case 'Error':
    case 'Cancelled':
      return { kind: 'declined', decline: refusal(report), reference };
    case 'RedirectShopper': {
      const action = redirectOf(body.action);
      return action === null ? { kind: 'pending', reference } : { kind: 'action', action, reference };
    }
    case 'ChallengeShopper':
    case 'IdentifyShopper': {
      // Native 3-D Secure, although the request disables it. No money moves before it is done.
      const decline = { ...refusal(report), code: 'authentication_required' as const };
      return { kind: 'declined', decline, reference };
    }
    default:
      return { kind: 'pending', reference };
  }
}

/** The outcome of the first call. */
function settle(answer: AdyenAnswer, autoCapture: boolean, at: Date): PaymentOutcome {
  switch (answer.kind) {
    case 'ok':
      return outcomeOf(answer.body, autoCapture, at);
    case 'rejected':
      return { kind: 'declined', decline: rejection(answer), reference: null };
    case 'unavailable': {
      const busy = { gatewayCode: '429', gatewayMessage: 'Too many requests', receipt: null };
      return { kind: 'declined', decline: { code: 'gateway_unavailable', ...busy }, reference: null };
    }
    case 'not_sent':
      return { kind: 'not_sent', reason: answer.reason, reference: null };
    case 'unclear':
      return pending;
    default: {
      const never: never = answer;
      return never;
    }
  }
}

/**
 * Whether an answer is about this attempt. The `redirectResult` comes from the customer's browser, and could be that of
 * another payment; Adyen then reports the other payment.
 */
function isAbout(attempt: GatewayAttempt, body: AdyenObject): boolean {
  const merchantReference = textOf(body, 'merchantReference');
  if (merchantReference !== '') return merchantReference === attempt.txnUuid;
  const known = pspReferenceOf(attempt.reference);
  return known !== null && known === textOf(body, 'pspReference');
}

/** Why Adyen did not look at the request, and must be asked again; null when it did. */
function notAsked(answer: AdyenAnswer): string | null {
  if (answer.kind === 'not_sent') return answer.reason;
  if (answer.kind === 'unavailable') return 'HTTP 429';
  const isKeyRefused = answer.kind === 'rejected' && (answer.status === 401 || answer.status === 403);
  return isKeyRefused ? `HTTP ${answer.status}` : null;
}

/** At most 64 characters, and another key for each step of an authentication with several redirects. */
function detailsKey(txnUuid: string, redirectResult: string): string {
  return `${txnUuid}:${createHash('sha256').update(redirectResult).digest('hex').slice(0, 20)}`;
}

export function createAdyenPayments(deps: {
  readonly api: AdyenApi;
  readonly clock: Clock;
}): Pick<GatewayConnector, 'pay' | 'resume' | 'recover' | 'abandon'> {
  const { api, clock } = deps;
  const elapsed = (since: Date): number => clock.now().getTime() - since.getTime();

  /** Requests that Adyen cancels whatever it authorised under our reference. Returns whether Adyen refuses to. */
  async function cancel(account: GatewayAccount, attempt: GatewayAttempt): Promise<boolean> {
    const answer = await api.post(account, {
      path: '/cancels',
      body: {
        merchantAccount: credential(account, 'merchant_account'),
        paymentReference: attempt.txnUuid,
        reference: cancellationReference(attempt.txnUuid),
      },
      idempotencyKey: `${attempt.txnUuid}:cancel`,
    });
    // A refused key says nothing about an earlier request.
    return answer.kind === 'rejected' && answer.status !== 401 && answer.status !== 403;
  }

  return {
    async pay(account, request) {
      const problem = moneyProblem(request.money);
      if (problem !== null) {
        const reasons = { gatewayCode: '', gatewayMessage: `The gateway ${problem}.`, receipt: null };
        return { kind: 'declined', decline: { code: 'unsupported_payment', ...reasons }, reference: null };
      }
      const answer = await api.post(account, {
        path: '/payments',
        body: paymentBody(credential(account, 'merchant_account'), request),
        idempotencyKey: `${request.txnUuid}:pay`,
      });
      return settle(answer, request.autoCapture, clock.now());
    },

    async resume(account, attempt, returned) {
      const redirectResult = returned.redirectResult ?? '';
      if (redirectResult === '') return notResumed;
      const answer = await api.post(account, {
        path: '/payments/details',
        body: { details: { redirectResult } },
        idempotencyKey: detailsKey(attempt.txnUuid, redirectResult),
      });
      if (answer.kind === 'unclear') return pending;
      const reason = notAsked(answer);
      if (reason !== null) return { kind: 'not_asked', reason, reference: null };
      // Refused, or about another payment: this one waits for a genuine return.
      if (answer.kind !== 'ok' || !isAbout(attempt, answer.body)) return notResumed;
      return outcomeOf(answer.body, attempt.autoCapture, clock.now());
    },

    async recover(account, attempt) {
      const { startedAt, cancellation } = attempt;
      if (elapsed(startedAt) < PATIENCE_MS) return pending;
      // Stored first: the result, or the payment's own, may be notified before this call returns.
      if (cancellation === undefined) return { kind: 'pending', cancelling: true, reference: null };
      const isLong = elapsed(cancellation.since) >= CANCELLATION_MS;
      if (cancellation.kind === 'refused') {
        return isLong ? { kind: 'declined', decline: neverReported, reference: null } : pending;
      }
      if (isLong) return { kind: 'pending', cancelling: false, reference: null };
      const isRefused = await cancel(account, attempt);
      return { kind: 'pending', cancelling: !isRefused, reference: null };
    },

    /** Adyen authorises nothing before `/payments/details`, which only `resume` sends. */
    async abandon() {
      const message = 'The customer did not return from the bank.';
      const decline = {
        code: DeclineCode.authentication_failed,
        gatewayCode: '',
        gatewayMessage: message,
        receipt: null,
      } as const;
      return { kind: 'declined', decline, reference: null };
    },
  };
}
