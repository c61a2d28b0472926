/**
 * Payments by Stripe. `pay` creates an unconfirmed PaymentIntent and a PaymentMethod, stores the PaymentIntent's id as the
 * reference, and then confirms: only the confirmation moves money, and it is sent for one stored reference at most.
 * `recover` reads, and cancels what was never confirmed. https://docs.stripe.com/api/payment_intents
 */
import type {
  GatewayAccount,
  GatewayAttempt,
  GatewayConnector,
  PaymentOutcome,
  PayRequest,
} from '../../domain/ports/gateway-connector.ts';
import { moneyProblem, toStripeAmount } from './amounts.ts';
import {
  NO_ANSWER,
  readStripeError,
  type StripeAnswer,
  type StripeApi,
  type StripeError,
  type StripeForm,
  textAt,
  valueAt,
} from './api.ts';
import { confirmForm, intentForm, paymentMethodForm, WITH_CHARGE } from './payment-forms.ts';
import { cancelledDecline, declineOf, receiptOf, stateOf } from './payment-intent.ts';

/** The state has changed since it was read. */
const UNEXPECTED_STATE = 'payment_intent_unexpected_state';

/** Two tries, at the same time for both calls, take 8 seconds: another gateway can take the payment in time. */
const PREPARING_MS = 4_000;

const unavailable: StripeError = {
  status: 0,
  type: NO_ANSWER,
  code: '',
  declineCode: '',
  message: 'Stripe did not answer before the payment was confirmed. Nothing was charged.',
};

function declined(error: StripeError, intent: unknown): PaymentOutcome {
  const receipt = textAt(intent, 'id') === '' ? null : receiptOf(intent);
  return { kind: 'declined', decline: declineOf(error, receipt), reference: null };
}

/** Nothing is confirmed before a reference is stored. */
function neverConfirmed(): PaymentOutcome {
  const message = 'The payment was interrupted before it was confirmed. Nothing was charged.';
  return declined({ ...unavailable, type: '', code: 'processing_error', message }, null);
}

/** The path of a PaymentIntent, or of an action on it. */
export function intentPath(id: string, action: '' | '/confirm' | '/capture' | '/cancel'): string {
  return `/v1/payment_intents/${encodeURIComponent(id)}${action}`;
}

export function createPayments({
  api,
}: {
  readonly api: StripeApi;
}): Pick<GatewayConnector, 'pay' | 'resume' | 'recover' | 'abandon'> {
  const read = (account: GatewayAccount, id: string) => api.get(account, intentPath(id, ''), WITH_CHARGE);

  /** Cancels a PaymentIntent that nobody can finish any more. If it has changed meanwhile, its new state counts. */
  async function cancel(account: GatewayAccount, id: string, because: string) {
    const answer = await api.end(account, intentPath(id, '/cancel'), WITH_CHARGE, `${id}:abandon`);
    if (answer.kind === 'done' && textAt(answer.body, 'status') === 'canceled') {
      return { kind: 'declined', decline: cancelledDecline(answer.body, because), reference: null } as const;
    }
    const now = await read(account, id);
    const state = now.kind === 'done' ? stateOf(now.body) : null;
    if (state === null || state.kind === 'open' || state.kind === 'action') {
      return { kind: 'pending', reference: null } as const;
    }
    return { ...state, reference: null };
  }

  async function outcomeOf(account: GatewayAccount, id: string, intent: unknown): Promise<PaymentOutcome> {
    const state = stateOf(intent);
    return state.kind === 'open' ? cancel(account, id, 'processing_error') : { ...state, reference: null };
  }

  /** What is known before the confirmation: both are needed, and neither moves money. */
  function refusalOf(answers: readonly StripeAnswer[]): PaymentOutcome | null {
    for (const answer of answers) if (answer.kind === 'refused') return declined(answer.error, null);
    if (answers.every(({ kind }) => kind === 'done')) return null;
    const first = answers.find((answer) => answer.kind === 'not_sent');
    const nothingSent = answers.every(({ kind }) => kind === 'not_sent');
    if (first !== undefined && nothingSent) return { kind: 'not_sent', reason: first.reason, reference: null };
    return declined(unavailable, null);
  }

  /** The calls with which a payment begins: they move nothing. */
  const prepare = (account: GatewayAccount, path: string, form: StripeForm, key: string) =>
    api.post(account, path, form, key, PREPARING_MS);

  async function confirm(account: GatewayAccount, request: PayRequest, intent: string, method: string | null) {
    const form = confirmForm(request, method);
    const answer = await api.post(account, intentPath(intent, '/confirm'), form, `${request.txnUuid}:confirm`);
    switch (answer.kind) {
      case 'done':
        return outcomeOf(account, intent, answer.body);
      case 'unknown':
        return { kind: 'pending', reference: null } as const;
      case 'not_sent':
        return { kind: 'not_sent', reason: answer.reason, reference: null } as const;
      case 'refused': {
        if (answer.error.code !== UNEXPECTED_STATE) {
          return declined(answer.error, valueAt(answer.body, 'error', 'payment_intent'));
        }
        const now = await read(account, intent);
        return now.kind === 'done'
          ? outcomeOf(account, intent, now.body)
          : ({ kind: 'pending', reference: null } as const);
      }
    }
  }

  return {
    async pay(account, request) {
      const amount = toStripeAmount(request.money);
      const problem = moneyProblem(request.money);
      if (amount === null || problem !== null) {
        const message = `Stripe ${problem}.`;
        const error = { ...readStripeError(400, {}), code: 'invalid_charge_amount', message };
        return declined(error, null);
      }
      const methodForm = paymentMethodForm(request);
      const [created, method] = await Promise.all([
        prepare(account, '/v1/payment_intents', intentForm(request, amount), `${request.txnUuid}:pi`),
        methodForm === null ? null : prepare(account, '/v1/payment_methods', methodForm, `${request.txnUuid}:pm`),
      ]);
      const refusal = refusalOf(method === null ? [created] : [created, method]);
      if (refusal !== null) return refusal;
      const intent = created.kind === 'done' ? textAt(created.body, 'id') : '';
      const methodId = method?.kind === 'done' ? textAt(method.body, 'id') : null;
      if (intent === '' || methodId === '') return declined(unavailable, null);
      if (!(await request.remember(intent))) {
        return { kind: 'not_sent', reason: 'the attempt is no longer open', reference: null };
      }
      return { ...(await confirm(account, request, intent, methodId)), reference: intent };
    },

    async resume(account, { reference }) {
      if (reference === null) return { kind: 'pending', reference: null };
      const answer = await read(account, reference);
      return answer.kind === 'done' ? outcomeOf(account, reference, answer.body) : { kind: 'pending', reference: null };
    },

    async recover(account, { reference }: GatewayAttempt) {
      if (reference === null) return neverConfirmed();
      const answer = await read(account, reference);
      return answer.kind === 'done' ? outcomeOf(account, reference, answer.body) : { kind: 'pending', reference: null };
    },

    async abandon(account, { reference }) {
      return reference === null
        ? neverConfirmed()
        : cancel(account, reference, 'payment_intent_payment_attempt_expired');
    },
  };
}
