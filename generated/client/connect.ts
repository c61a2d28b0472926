// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/**
 * What a client is made of besides the operations of its document: its options, its `send` and its `fetcher`. Both send what the
 * contract says: the media type of each operation, forms with flat dotted keys, absent values left out, true and false as words; and
 * refuse what would get lost, or lead elsewhere. Redirects are answers, not followed. `send` has a time limit and sends again what may
 * be sent twice; `fetcher` does neither.
 */
import createFetcher, { type Client, type ClientOptions as FetcherOptions, type Middleware } from 'openapi-fetch';
import type { CallFacts, Send } from './call.ts';
import { encodeBody, jsonOf, refuseEmpty } from './form.ts';
import { type ClientRuntime, defaultRetry, type RetryRules, systemRuntime } from './retry.ts';
import { createSend, pathOf } from './send.ts';
import { addressOf, retryRules, timeLimit } from './settings.ts';

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

export interface Connection<Paths extends object> {
  readonly send: Send;
  readonly fetcher: Client<Paths>;
}

/** The connection of a document's client. Throws a TypeError for settings that no call could be made with. */
export function connect<Paths extends object>(
  { baseUrl, fetch, timeoutMs = TIMEOUT_MS, retry = {}, runtime }: ClientOptions,
  headers: Readonly<Record<string, string>>,
  operations: Readonly<Record<string, CallFacts>>,
): Connection<Paths> {
  const options: FetcherOptions = {
    baseUrl: addressOf(baseUrl),
    headers,
    redirect: 'manual',
    bodySerializer,
    ...(fetch === undefined ? {} : { fetch }),
  };
  const send = createSend({
    fetcher: options,
    timeoutMs: timeLimit(timeoutMs),
    retry: retryRules(defaultRetry, retry),
    runtime: { ...systemRuntime, ...runtime },
  });
  const fetcher = createFetcher<Paths>(options);
  fetcher.use(manners(Object.values(operations)));
  return { send, fetcher };
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
