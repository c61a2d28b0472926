/**
 * Calls of Stripe's API: form encoding, headers, the pinned version, idempotency keys, one retry, and reading the answers.
 * Requests carry card data; nothing here logs. https://docs.stripe.com/api
 */

import type { GatewayAccount } from '../../domain/ports/gateway-connector.ts';
import { isRecord } from '../../platform/is-record.ts';
import type { GatewayAnswer, GatewayHttp } from '../http-client.ts';

/** The version of the API that requests are written in, whatever the account's default is. */
export const STRIPE_API_VERSION = '2026-08-26.dahlia';

/** The names of the credentials in gateway configurations. */
export const SECRET_KEY = 'secret_key';
export const WEBHOOK_SECRET = 'webhook_secret';

/** Form fields, with nested names in brackets: `card[number]`. */
export type StripeForm = readonly (readonly [name: string, value: string | number])[];

/** The `type` of an error of ours: Stripe did not answer, and nothing was charged. Stripe's libraries use the same. */
export const NO_ANSWER = 'api_connection_error';

/** An error of Stripe. `status` is the HTTP status. Texts are empty when Stripe sent none. */
export interface StripeError {
  readonly status: number;
  readonly type: string;
  readonly code: string;
  readonly declineCode: string;
  readonly message: string;
}

/**
 * `refused`: Stripe answered and did nothing. `unknown`: Stripe may have done it; `serverError`: it answered with an error
 * that it may repeat for the same key; `stored`: it repeated the error of an earlier request with the same key, which is
 * over. `not_sent`: nothing reached Stripe; `reason` is safe to log.
 */
export type StripeAnswer =
  | { readonly kind: 'done'; readonly body: unknown }
  | { readonly kind: 'refused'; readonly error: StripeError; readonly body: unknown }
  | { readonly kind: 'unknown'; readonly serverError: boolean; readonly stored?: true }
  | { readonly kind: 'not_sent'; readonly reason: string };

export interface StripeApi {
  /** Reads. `path` starts with `/v1/`. */
  get(account: GatewayAccount, path: string, query: StripeForm): Promise<StripeAnswer>;
  /**
   * Writes at most once per key, for the 24 hours or more that Stripe keeps it. Keys of the calls of one attempt start
   * with its id and a colon. `limitMs`: a shorter time limit of each of two tries.
   */
  post(account: GatewayAccount, path: string, form: StripeForm, key: string, limitMs?: number): Promise<StripeAnswer>;
  /**
   * Writes what Stripe does at most once without a key, too: captures or cancels a PaymentIntent. Stripe stores a 500 with
   * its key, and repeats it for 24 hours; after one, the request is sent without the key.
   * https://docs.stripe.com/api/idempotent_requests
   */
  end(account: GatewayAccount, path: string, form: StripeForm, key: string): Promise<StripeAnswer>;
}

/** The value at a path in JSON; undefined without one. */
export function valueAt(json: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), json);
}

/** The text at a path in JSON; empty without one. */
export function textAt(json: unknown, ...path: readonly string[]): string {
  const value = valueAt(json, ...path);
  return typeof value === 'string' ? value : '';
}

/** The number at a path in JSON; null without one. */
export function numberAt(json: unknown, ...path: readonly string[]): number | null {
  const value = valueAt(json, ...path);
  return typeof value === 'number' ? value : null;
}

/** The time at a path in JSON, in seconds since 1970; null without one. */
export function dateAt(json: unknown, ...path: readonly string[]): Date | null {
  const seconds = numberAt(json, ...path);
  return seconds === null ? null : new Date(seconds * 1_000);
}

/** Reads an error object: of an answer, or the `last_payment_error` of a PaymentIntent. */
export function readStripeError(status: number, error: unknown): StripeError {
  return {
    status,
    type: textAt(error, 'type'),
    code: textAt(error, 'code'),
    declineCode: textAt(error, 'decline_code'),
    message: textAt(error, 'message'),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const RATE_LIMITED = 429;
/** The types of errors of requests that did nothing. https://docs.stripe.com/api/errors */
const STRIPE_REFUSALS = /^(?:card|invalid_request)_error$/;
/** Another request with the same idempotency key is in progress. */
const CONFLICT = 409;

function read(answer: GatewayAnswer): StripeAnswer {
  if (answer.kind === 'not_sent') return { kind: 'not_sent', reason: answer.reason };
  if (answer.kind === 'unanswered') return { kind: 'unknown', serverError: false };
  const { status } = answer;
  const body = parseJson(answer.body);
  if (status >= 200 && status < 300) {
    return isRecord(body) ? { kind: 'done', body } : { kind: 'unknown', serverError: false };
  }
  const error = readStripeError(status, valueAt(body, 'error'));
  // The key was used with other parameters, so the first request with it counts, and its result is not in this answer. A proxy's
  // page is no word of Stripe: an earlier copy of the request may have been processed.
  const isOfStripe = status === RATE_LIMITED || STRIPE_REFUSALS.test(error.type);
  if (status < 400 || status >= 500 || status === CONFLICT || !isOfStripe) {
    const stored = status >= 500 && answer.headers['idempotent-replayed'] === 'true';
    return { kind: 'unknown', serverError: status >= 500, ...(stored ? { stored } : {}) };
  }
  return { kind: 'refused', error, body };
}

/** Refusals that say nothing about an earlier request with the same key. */
const JUDGES_THIS_REQUEST_ONLY = new Set([401, 403, RATE_LIMITED]);

/** The result of a request and its repetition. */
function conclude(first: StripeAnswer, second: StripeAnswer): StripeAnswer {
  if (second.kind === 'done') return second;
  if (first.kind !== 'unknown') return second.kind === 'not_sent' ? first : second;
  if (second.kind === 'refused' && !JUDGES_THIS_REQUEST_ONLY.has(second.error.status)) return second;
  return second.kind === 'unknown' && second.serverError ? { kind: 'unknown', serverError: true } : first;
}

export function createStripeApi({
  http,
  baseUrl,
}: {
  readonly http: GatewayHttp;
  readonly baseUrl: string;
}): StripeApi {
  /** Repeats an unanswered or rate-limited request once. https://docs.stripe.com/error-low-level */
  async function send(
    account: GatewayAccount,
    request: {
      readonly method: 'GET' | 'POST';
      readonly path: string;
      readonly body: string | null;
      readonly key: string;
      readonly limitMs?: number | undefined;
    },
  ): Promise<StripeAnswer> {
    const [attempt = ''] = request.key.split(':');
    const call = {
      gatewayConfigId: account.gatewayConfigId,
      ...(attempt === '' ? {} : { attempt }),
      method: request.method,
      url: `${baseUrl}${request.path}`,
      headers: {
        authorization: `Bearer ${account.credentials[SECRET_KEY] ?? ''}`,
        'stripe-version': STRIPE_API_VERSION,
        ...(request.body === null ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(request.key === '' ? {} : { 'idempotency-key': request.key }),
      },
      body: request.body,
      ...(request.limitMs === undefined ? {} : { limitMs: request.limitMs }),
    };
    const first = read(await http.send(call));
    const isRateLimited = first.kind === 'refused' && first.error.status === RATE_LIMITED;
    const isOver = first.kind === 'unknown' && first.stored === true;
    if ((first.kind !== 'unknown' && !isRateLimited) || isOver) return first;
    return conclude(first, read(await http.send(call)));
  }

  const post: StripeApi['post'] = (account, path, form, key, limitMs) =>
    send(account, { method: 'POST', path, body: formBody(form), key, limitMs });

  return {
    get: (account, path, query) =>
      send(account, {
        method: 'GET',
        path: query.length === 0 ? path : `${path}?${formBody(query)}`,
        body: null,
        key: '',
      }),
    post,
    async end(account, path, form, key) {
      const answer = await post(account, path, form, key);
      return answer.kind === 'unknown' && answer.serverError ? post(account, path, form, '') : answer;
    },
  };
}

/** The fields as `application/x-www-form-urlencoded`. */
export function formBody(form: StripeForm): string {
  const body = new URLSearchParams();
  for (const [name, value] of form) body.append(name, String(value));
  return body.toString();
}
