/** Calls a Stripe simulator as a client of Stripe does. */
import { isRecord } from '../../server/platform/is-record.ts';

export interface StripeAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface StripeClient {
  get(path: string): Promise<StripeAnswer>;
  post(path: string, parameters?: Readonly<Record<string, string>>, key?: string): Promise<StripeAnswer>;
  /** Creates a payment method for a card. Returns its id. */
  card(number: string): Promise<string>;
  /** Creates an intent and confirms it with a card. Returns the answer of the confirmation. */
  pay(number: string, more?: Readonly<Record<string, string>>): Promise<StripeAnswer>;
}

export interface StripeClientOptions {
  readonly origin: string;
  readonly secretKey?: string;
  /** Sees every answer. */
  readonly watch?: (method: string, path: string, answer: StripeAnswer) => void;
}

/** Reads a field of an answer, also of nested objects. */
export function field(body: unknown, ...path: readonly string[]): unknown {
  return path.reduce((found: unknown, name) => (isRecord(found) ? found[name] : undefined), body);
}

const confirmOnly = /^(payment_method_options|return_url|off_session|error_on_requires_action)/;

export function stripeClient({
  origin,
  secretKey = 'sk_test_simulated',
  watch = () => {},
}: StripeClientOptions): StripeClient {
  async function send(method: string, path: string, body: string | null, key: string | undefined) {
    const headers = {
      authorization: `Bearer ${secretKey}`,
      ...(body !== null && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const answer = await fetch(`${origin}${path}`, { method, headers, body });
    const read: unknown = JSON.parse(await answer.text());
    const result = { status: answer.status, headers: answer.headers, body: isRecord(read) ? read : {} };
    watch(method, path.replace(/\?.*/, ''), result);
    return result;
  }
  const post: StripeClient['post'] = (path, parameters = {}, key) =>
    send('POST', path, new URLSearchParams(parameters).toString(), key);

  async function card(number: string): Promise<string> {
    const parameters = { type: 'card', 'card[number]': number, 'card[exp_month]': '12', 'card[exp_year]': '2034' };
    const answer = await post('/v1/payment_methods', { ...parameters, 'card[cvc]': '123' });
    return String(answer.body.id);
  }

  return {
    get: (path) => send('GET', path, null, undefined),
    post,
    card,
    async pay(number, more = {}) {
      const entries = Object.entries(more);
      const created = await post('/v1/payment_intents', {
        amount: '1250',
        currency: 'eur',
        'payment_method_types[]': 'card',
        'metadata[txn_uuid]': 'txn-1',
        ...Object.fromEntries(entries.filter(([name]) => !confirmOnly.test(name))),
      });
      return post(`/v1/payment_intents/${created.body.id}/confirm`, {
        payment_method: await card(number),
        return_url: 'https://shop.example/return?order=1',
        ...Object.fromEntries(entries.filter(([name]) => confirmOnly.test(name))),
      });
    },
  };
}
