/**
 * Calls to Adyen's Checkout API: address, headers, one repetition with the same idempotency key, and what an answer says
 * about the money. Version 72 is the one that Adyen's own library 32 uses.
 *
 * Sources: https://docs.adyen.com/development-resources/live-endpoints,
 * https://docs.adyen.com/development-resources/api-idempotency, https://docs.adyen.com/development-resources/error-codes
 */
import type { GatewayAccount } from '../../domain/ports/gateway-connector.ts';
import type { Environment } from '../../platform/config.ts';
import { isRecord } from '../../platform/is-record.ts';
import type { GatewayAnswer, GatewayHttp } from '../http-client.ts';

const VERSION = 'v72';
const TEST_ADDRESS = 'https://checkout-test.adyen.com';

/** The prefix of a live address, as the Customer Area shows it: `1797a841fbb37ca7-AdyenDemo`. */
export const LIVE_PREFIX = '[A-Za-z0-9]{1,32}-[A-Za-z0-9]{1,30}';

/** The code of an answer to a repeated request whose first copy is still being processed. */
const STILL_PROCESSED = '704';

/** Digits that could be a card number, with separators between them. */
const LONG_DIGITS = /\d(?:[ -]?\d){11,}/g;
const LONGEST_TEXT = 200;

/** An object of an answer. */
export type AdyenObject = Readonly<Record<string, unknown>>;

/**
 * `rejected`: the request was refused and did nothing. `unavailable`: Adyen took no more requests, and did nothing.
 * `not_sent`: nothing left this process. `unclear`: the request may have been processed.
 */
export type AdyenAnswer =
  | { readonly kind: 'ok'; readonly body: AdyenObject }
  | { readonly kind: 'rejected'; readonly status: number; readonly errorCode: string; readonly message: string }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'not_sent'; readonly reason: string }
  | { readonly kind: 'unclear' };

export interface AdyenRequest {
  /** After the version, for example `/payments`. */
  readonly path: string;
  readonly body: AdyenObject;
  /** At most 64 characters. Null for a request that changes nothing. */
  readonly idempotencyKey: string | null;
}

export interface AdyenApi {
  /** Sends the request, and once more with the same key if it was not answered clearly. */
  post(account: GatewayAccount, request: AdyenRequest): Promise<AdyenAnswer>;
}

/** A credential of the account; empty when it is missing. */
export function credential(
  account: GatewayAccount,
  name: 'api_key' | 'merchant_account' | 'hmac_key' | 'live_endpoint_prefix',
): string {
  return account.credentials[name] ?? '';
}

/** A text field of an answer; empty when it is missing. */
export function textOf(object: unknown, name: string): string {
  const value = isRecord(object) ? object[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** A text of Adyen that is safe to store and show: short, and without digits that could be a card number. */
export function safeText(text: string): string {
  return text.replace(LONG_DIGITS, '[digits]').slice(0, LONGEST_TEXT);
}

/** The object in a JSON text; null when it is anything else. */
export function parseObject(text: string): AdyenObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function readAnswer(answer: GatewayAnswer): AdyenAnswer {
  if (answer.kind === 'not_sent') return answer;
  if (answer.kind === 'unanswered') return { kind: 'unclear' };
  const { status } = answer;
  const body = parseObject(answer.body);
  if (status >= 200 && status < 300) return body === null ? { kind: 'unclear' } : { kind: 'ok', body };
  if (status === 429) return { kind: 'unavailable' };
  const errorCode = textOf(body, 'errorCode');
  const errorType = textOf(body, 'errorType');
  // A proxy's page is no word of Adyen: an earlier copy of the request may have been processed.
  const isOfAdyen = errorCode !== '' || errorType !== '';
  const refused = status < 500 || ['configuration', 'security', 'validation'].includes(errorType);
  if (status < 400 || status === 408 || status === 409 || errorCode === STILL_PROCESSED || !refused || !isOfAdyen) {
    return { kind: 'unclear' };
  }
  return { kind: 'rejected', status, errorCode, message: safeText(textOf(body, 'message')) };
}

/** Whether the answer to the second copy of a request says what the first one did. */
function isAboutFirst(second: AdyenAnswer): boolean {
  return second.kind === 'ok' || (second.kind === 'rejected' && second.status !== 401 && second.status !== 403);
}

/** `baseUrl` replaces Adyen's host, for example by a simulator's; null for Adyen's own address. */
export function createAdyenApi(deps: {
  readonly http: GatewayHttp;
  readonly environment: Environment;
  readonly baseUrl: string | null;
}): AdyenApi {
  const { http, environment, baseUrl } = deps;

  /** The address of the account's API; null when its live prefix is not one. */
  function addressFor(account: GatewayAccount): string | null {
    if (baseUrl !== null) return `${baseUrl.replace(/\/+$/, '')}/${VERSION}`;
    if (environment === 'sandbox') return `${TEST_ADDRESS}/${VERSION}`;
    const prefix = credential(account, 'live_endpoint_prefix');
    if (!new RegExp(`^${LIVE_PREFIX}$`).test(prefix)) return null;
    return `https://${prefix}-checkout-live.adyenpayments.com/checkout/${VERSION}`;
  }

  return {
    async post(account, { path, body, idempotencyKey }) {
      const address = addressFor(account);
      const apiKey = credential(account, 'api_key');
      if (address === null || apiKey === '') {
        const message = 'The API key or the live endpoint prefix is missing or malformed.';
        return { kind: 'rejected', status: 401, errorCode: '', message };
      }
      const call = {
        gatewayConfigId: account.gatewayConfigId,
        method: 'POST' as const,
        url: `${address}${path}`,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'x-api-key': apiKey,
          ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
        },
        body: JSON.stringify(body),
      };
      const first = readAnswer(await http.send(call));
      if (first.kind !== 'unclear' && first.kind !== 'unavailable') return first;
      const second = readAnswer(await http.send(call));
      return first.kind === 'unavailable' || isAboutFirst(second) ? second : first;
    },
  };
}
