// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/**
 * Clients of the contract: one method for each operation, answering a union discriminated by `status`; `fetcher` is
 * the openapi-fetch client below, typed by paths. Both send what the contract says: the media type of each operation,
 * forms with flat dotted keys, absent values left out, true and false as words; and refuse what would get lost, or lead elsewhere.
 * Redirects are answers, not followed.
 * The methods have a time limit and send again what may be sent twice; `fetcher` does neither.
 */
import createFetcher, { type Client, type Middleware, type ClientOptions as FetcherOptions } from 'openapi-fetch';
import type { operations as AdminOperations, paths as AdminPaths } from '../admin.openapi.d.ts';
import type { operations as MerchantOperations, paths as MerchantPaths } from '../openapi.d.ts';
import { type Calls, methodsOf } from './call.ts';
import { encodeBody, jsonOf, refuseEmpty } from './form.ts';
import { adminOperations, type CallFacts, merchantOperations } from './operations.ts';
import { type ClientRuntime, defaultRetry, type RetryRules, systemRuntime } from './retry.ts';
import { createSend, pathOf } from './send.ts';
import { addressOf, headerText, retryRules, timeLimit } from './settings.ts';

export type { AnswerOf, CallOf, CallOptions, WireCall } from './call.ts';
export { assertOk, CallFailed, type Failure } from './failure.ts';
export { formOf } from './form.ts';
export { adminOperations, type CallFacts, merchantOperations } from './operations.ts';
export type { ClientRuntime, RetryRules } from './retry.ts';
export type { AdminOperations, MerchantOperations };

const TIMEOUT_MS = 30_000;

export interface ClientOptions {
  /** http or https, without query and fragment. */
  readonly baseUrl: string;
  /** Stands in for the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** How long one attempt may take, its body included. 30,000 when absent; Infinity for no limit. */
  readonly timeoutMs?: number;
  /** When absent: 3 attempts, the second after half a second or less, none after more than 20 s. */
  readonly retry?: Partial<RetryRules>;
  /** Stands in for the clock, randomness and timers, in tests. */
  readonly runtime?: Partial<ClientRuntime>;
}

export interface MerchantClientOptions extends ClientOptions {
  /** Sent as `x-merchantid` on every call. */
  readonly merchantId?: string;
  /** Sent by HTTP Basic authentication, with an empty password. For servers only. */
  readonly apiKey?: string;
  /** Sent as `x-client-auth-token`. */
  readonly clientAuthToken?: string;
}

export interface AdminClientOptions extends ClientOptions {
  /** The operator's key, or the access token of a settings login. */
  readonly bearerToken?: string;
}

export type MerchantClient = Calls<MerchantOperations, keyof typeof merchantOperations> & {
  readonly fetcher: Client<MerchantPaths>;
};

export type AdminClient = Calls<AdminOperations, keyof typeof adminOperations> & {
  readonly fetcher: Client<AdminPaths>;
};

/** A client of the merchant document. Throws a TypeError for settings that no call could be made with. */
export function createMerchantClient(options: MerchantClientOptions): MerchantClient {
  const { merchantId, apiKey, clientAuthToken } = options;
  const fetching = fetchingOf(options, {
    ...(merchantId === undefined ? {} : { 'x-merchantid': headerText('merchantId', merchantId) }),
    ...(apiKey === undefined ? {} : { authorization: `Basic ${btoa(`${headerText('apiKey', apiKey)}:`)}` }),
    ...(clientAuthToken === undefined ? {} : { 'x-client-auth-token': headerText('clientAuthToken', clientAuthToken) }),
  });
  const fetcher = createFetcher<MerchantPaths>(fetching);
  fetcher.use(manners(Object.values(merchantOperations)));
  return { ...methodsOf<MerchantOperations, typeof merchantOperations>(merchantOperations, sendOf(options, fetching)), fetcher };
}

/** A client of the administration document. Throws a TypeError for settings that no call could be made with. */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const { bearerToken } = options;
  const fetching = fetchingOf(options, bearerToken === undefined ? {} : { authorization: `Bearer ${headerText('bearerToken', bearerToken)}` });
  const fetcher = createFetcher<AdminPaths>(fetching);
  fetcher.use(manners(Object.values(adminOperations)));
  return { ...methodsOf<AdminOperations, typeof adminOperations>(adminOperations, sendOf(options, fetching)), fetcher };
}

function fetchingOf({ baseUrl, fetch }: ClientOptions, headers: Readonly<Record<string, string>>): FetcherOptions {
  return { baseUrl: addressOf(baseUrl), headers, redirect: 'manual', bodySerializer, ...(fetch === undefined ? {} : { fetch }) };
}

function sendOf({ timeoutMs = TIMEOUT_MS, retry = {}, runtime }: ClientOptions, fetcher: FetcherOptions) {
  return createSend({
    fetcher,
    timeoutMs: timeLimit(timeoutMs),
    retry: retryRules(defaultRetry, retry),
    runtime: { ...systemRuntime, ...runtime },
  });
}

/** What is sent through `fetcher` is JSON first; the text of a body that is text is a text in JSON. */
const bodySerializer = (body: unknown): string => (typeof body === 'string' ? JSON.stringify(body) : jsonOf(body));

/** Refuses what the methods refuse, and turns the JSON that openapi-fetch writes into the media type of the operation. */
function manners(table: readonly CallFacts[]): Middleware {
  const operations = new Map(table.map((facts) => [`${facts.method} ${facts.path}`, facts]));
  return {
    async onRequest({ request, schemaPath, params }) {
      pathOf(schemaPath, params.path ?? {});
      refuseEmpty('query.', params.query ?? {}, []);
      const facts = operations.get(`${request.method.toLowerCase()} ${schemaPath}`);
      const mediaType = facts?.requestMediaType ?? null;
      if (request.body === null || facts === undefined || mediaType === null) return undefined;
      if (/[/+]json$/.test(mediaType) && facts.names === undefined) return undefined;
      const headers = new Headers(request.headers);
      headers.set('content-type', mediaType);
      const { url, method, redirect, signal } = request;
      const body = encodeBody(facts, JSON.parse(await request.text()));
      return new Request(url, { method, redirect, signal, headers, body });
    },
  };
}
