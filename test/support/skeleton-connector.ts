/**
 * A connector to a made-up gateway, to start a real one from: the whole interface in one file. The guide "Write a connector"
 * shows it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Money } from '../../server/domain/money.ts';
import type { DeclineCode } from '../../server/domain/ports/declines.ts';
import type {
  FinalOutcome,
  GatewayAccount,
  GatewayConnector,
  HoldEndOutcome,
  NotifiedContent,
  PaymentOutcome,
  PayRequest,
} from '../../server/domain/ports/gateway-connector.ts';
import type { GatewayHttp } from '../../server/gateways/http-client.ts';
import { isRecord } from '../../server/platform/is-record.ts';
import type { Clock } from '../../server/platform/runtime.ts';

type Json = Readonly<Record<string, unknown>>;

/** `refused`: the gateway did nothing. `unknown`: it may have processed the request. `not_sent`: nothing reached it. */
type Answer =
  | { readonly kind: 'done'; readonly body: Json }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not_sent'; readonly reason: string };

/** The gateway's codes as ours. Map every code that it publishes; `do_not_honour` is for those it does not. */
const declines: ReadonlyMap<string, DeclineCode> = new Map([
  ['NSF', 'insufficient_funds'],
  ['EXP', 'expired_card'],
  ['CVV', 'incorrect_security_code'],
  ['3DS', 'authentication_required'],
]);

const textOf = (json: Json, name: string): string => {
  const value = json[name];
  return typeof value === 'string' ? value : '';
};

function parse(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Why the gateway does not take the amount, to end the sentence "The gateway …". */
function moneyProblem({ currency, minor }: Money): string | null {
  if (currency !== 'EUR' && currency !== 'USD') return `takes no payments in ${currency}`;
  return minor < 50 ? `takes at least 0.50 ${currency}` : null;
}

/** The only place that reveals the card. */
function paymentBody(request: PayRequest): Json {
  const { instrument, money } = request;
  return {
    amount: money.minor,
    currency: money.currency,
    capture: request.autoCapture,
    card: instrument.number.reveal(),
    expiry: `${request.expiryMonth}/${request.expiryYear.slice(-2)}`,
    ...(instrument.securityCode === null ? {} : { cvc: instrument.securityCode.reveal() }),
    ...(instrument.kind === 'token' ? { cryptogram: instrument.cryptogram.reveal() } : {}),
    authenticate: request.authType !== 'MOTO',
    return_url: request.returnUrl,
  };
}

export function createSkeletonConnector(deps: {
  readonly http: GatewayHttp;
  readonly clock: Clock;
  readonly baseUrl: string;
}): GatewayConnector {
  const { http, clock, baseUrl } = deps;

  async function once(account: GatewayAccount, path: string, key: string, body: Json | null): Promise<Answer> {
    const answer = await http.send({
      gatewayConfigId: account.gatewayConfigId,
      method: body === null ? 'GET' : 'POST',
      url: `${baseUrl}${path}`,
      headers: {
        authorization: `Bearer ${account.credentials.api_key ?? ''}`,
        'content-type': 'application/json',
        ...(key === '' ? {} : { 'idempotency-key': key }),
      },
      body: body === null ? null : JSON.stringify(body),
    });
    if (answer.kind === 'not_sent') return answer;
    if (answer.kind === 'unanswered') return { kind: 'unknown' };
    const json = parse(answer.body);
    // A timeout, a key in use and a page of a proxy say nothing about the request.
    const saysNothing = json === null || answer.status >= 500 || [408, 409].includes(answer.status);
    if (saysNothing) return { kind: 'unknown' };
    return answer.status >= 400 ? { kind: 'refused', status: answer.status } : { kind: 'done', body: json };
  }

  /** Repeats an unanswered request once. Only a processed repetition says what the first one did. */
  async function call(account: GatewayAccount, path: string, key: string, body: Json | null): Promise<Answer> {
    const first = await once(account, path, key, body);
    if (first.kind !== 'unknown') return first;
    const second = await once(account, path, key, body);
    return second.kind === 'done' ? second : first;
  }

  /** What the gateway says of a payment. A status that this version does not know stays open. */
  function resultOf(payment: Json): FinalOutcome | { readonly kind: 'pending' } {
    const code = textOf(payment, 'code');
    const receipt = {
      rrn: textOf(payment, 'rrn'),
      epgTxnId: textOf(payment, 'id'),
      authIdCode: textOf(payment, 'auth_code'),
      respCode: code,
      respMessage: textOf(payment, 'message'),
      created: clock.now(),
    };
    const status = textOf(payment, 'status');
    if (status === 'charged' || status === 'authorized') {
      return { kind: status, receipt, authenticated: payment.authenticated === true };
    }
    if (status !== 'declined' && status !== 'cancelled') return { kind: 'pending' };
    const known = status === 'cancelled' ? 'processing_error' : declines.get(code);
    const mapped = known === undefined ? ({ code: 'do_not_honour', unmapped: true } as const) : { code: known };
    return {
      kind: 'declined',
      decline: { ...mapped, gatewayCode: code, gatewayMessage: receipt.respMessage, receipt },
    };
  }

  function outcomeOf(answer: Answer): PaymentOutcome {
    if (answer.kind === 'not_sent') return { kind: 'not_sent', reason: answer.reason, reference: null };
    if (answer.kind === 'unknown') return { kind: 'pending', reference: null };
    if (answer.kind === 'refused') {
      const { status } = answer;
      const isOurs = status === 401 || status === 403;
      const code = isOurs ? 'gateway_misconfigured' : status === 429 ? 'gateway_unavailable' : 'processing_error';
      const decline = { code, gatewayCode: `http_${status}`, gatewayMessage: '', receipt: null } as const;
      return { kind: 'declined', decline, reference: null };
    }
    const reference = textOf(answer.body, 'id') || null;
    const url = textOf(answer.body, 'redirect_url');
    if (textOf(answer.body, 'status') === 'redirect' && url !== '') {
      return { kind: 'action', action: { kind: 'redirect', method: 'GET', url, fields: {} }, reference };
    }
    return { ...resultOf(answer.body), reference };
  }

  /** A read that fails says nothing about the payment. */
  const opened = (outcome: PaymentOutcome, answer: Answer): PaymentOutcome =>
    answer.kind === 'done' ? outcome : { kind: 'pending', reference: null };

  /** The path of a payment by our id. The gateway keeps a cancellation that arrives before its payment. */
  const paymentPath = (txnUuid: string, action = '') => `/payments/${encodeURIComponent(txnUuid)}${action}`;

  async function cancel(account: GatewayAccount, txnUuid: string): Promise<PaymentOutcome> {
    const answer = await call(account, paymentPath(txnUuid, '/cancel'), `${txnUuid}:cancel`, {});
    return opened(outcomeOf(answer), answer);
  }

  async function endHold(account: GatewayAccount, path: string, key: string, body: Json): Promise<HoldEndOutcome> {
    const answer = await call(account, path, key, body);
    if (answer.kind === 'done') return { kind: 'done' };
    const mayPass = answer.kind !== 'refused' || [401, 403, 429].includes(answer.status);
    return mayPass ? { kind: 'pending' } : { kind: 'failed', reason: `The gateway refused (${answer.status}).` };
  }

  return {
    name: 'EXAMPLE',
    label: 'Example',
    credentialFields: [
      {
        name: 'api_key',
        label: 'API key',
        secret: true,
        required: true,
        pattern: 'key_[a-z0-9]{16,64}',
        help: 'In the dashboard under API keys.',
      },
      {
        name: 'webhook_secret',
        label: 'Webhook secret',
        secret: true,
        required: true,
        pattern: '[!-~]{16,256}',
        help: 'In the dashboard under Webhooks.',
      },
    ],
    capabilities: {
      manualCapture: true,
      partialCapture: true,
      partialRefunds: true,
      networkTokens: true,
      moto: true,
      recovery: 'ask',
      idempotencyHours: 24,
      repeatable: [],
    },
    moneyProblem,

    async pay(account, request) {
      // A gateway that does not find a payment by our id needs its own: create it unpaid, `remember` its id, then pay.
      return outcomeOf(await call(account, paymentPath(request.txnUuid), request.txnUuid, paymentBody(request)));
    },

    async resume(account, { txnUuid }) {
      // The parameters come from the customer's browser. The gateway's own answer counts.
      const answer = await call(account, paymentPath(txnUuid), '', null);
      return opened(outcomeOf(answer), answer);
    },

    async recover(account, { txnUuid }) {
      const answer = await call(account, paymentPath(txnUuid), '', null);
      // The request may still be under way: cancel it, so that it cannot charge the card any more.
      if (answer.kind === 'refused' && answer.status === 404) return cancel(account, txnUuid);
      return opened(outcomeOf(answer), answer);
    },

    abandon: (account, { txnUuid }) => cancel(account, txnUuid),

    capture: (account, { txnUuid }, { id, money }) =>
      endHold(account, paymentPath(txnUuid, '/capture'), id, { request_id: id, amount: money.minor }),

    void: (account, { txnUuid }, { id }) => endHold(account, paymentPath(txnUuid, '/void'), id, { request_id: id }),

    async refund(account, { txnUuid }, { id, money }) {
      const body = { request_id: id, amount: money.minor };
      const answer = await call(account, paymentPath(txnUuid, '/refund'), id, body);
      const processedAt = clock.now();
      if (answer.kind === 'done')
        return { kind: 'refunded', reference: textOf(answer.body, 'id') || null, arn: null, processedAt };
      if (answer.kind !== 'refused' || answer.status === 429) return { kind: 'pending' };
      const errorCode = `http_${answer.status}`;
      // A person can set other credentials; the refund is then sent.
      if (answer.status === 401 || answer.status === 403) return { kind: 'pending', refusedWith: errorCode };
      return { kind: 'failed', errorCode, errorMessage: 'The gateway refused the refund.', processedAt };
    },

    async parseNotification({ credentials }, { headers, body }) {
      const secret = credentials.webhook_secret ?? '';
      const right = createHmac('sha256', secret).update(body).digest();
      const sent = Buffer.from(headers['x-signature'] ?? '', 'hex');
      if (secret === '' || sent.length !== right.length || !timingSafeEqual(sent, right)) return { kind: 'unsigned' };
      const event = parse(Buffer.from(body).toString('utf8')) ?? {};
      const txnUuid = textOf(event, 'txn_uuid');
      const requestId = textOf(event, 'request_id');
      const { amount } = event;
      const money = typeof amount === 'number' ? { minor: amount, currency: textOf(event, 'currency') } : null;
      const content: NotifiedContent =
        textOf(event, 'status') === 'captured'
          ? { about: 'capture', requestId, outcome: { kind: 'done' } }
          : { about: 'payment', outcome: resultOf(event) };
      const items = txnUuid === '' ? [] : [{ id: textOf(event, 'event_id'), txnUuid, money, content }];
      return { kind: 'verified', items, acknowledgement: 'ok' };
    },

    async testCredentials(account) {
      const answer = await call(account, '/account', '', null);
      if (answer.kind === 'done') return { result: 'accepted', message: 'The gateway accepts the API key.' };
      if (answer.kind === 'refused' && answer.status !== 429)
        return { result: 'refused', message: 'The gateway refuses the API key. Copy it again from the dashboard.' };
      return { result: 'unreachable', message: 'The gateway does not answer. Try again in a minute.' };
    },
  };
}
