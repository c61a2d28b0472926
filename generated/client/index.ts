// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/**
 * Clients of the contract: one method for each operation, answering a union discriminated by `status`; `fetcher` is
 * the openapi-fetch client below, typed by paths. Both send what the contract says: the media type of each operation,
 * forms with flat dotted keys, absent values left out, true and false as words. Redirects are answers, not followed.
 */
import createFetcher, { type Client, type Middleware } from 'openapi-fetch';
import type { operations as AdminOperations, paths as AdminPaths } from '../admin.openapi.d.ts';
import type { operations as MerchantOperations, paths as MerchantPaths } from '../openapi.d.ts';
import { type Calls, methodsOf, type Send } from './call.ts';
import { adminOperations, type CallFacts, merchantOperations } from './operations.ts';

export { type AnswerOf, type CallOf, UndocumentedStatus } from './call.ts';

export interface ClientOptions {
  readonly baseUrl: string;
  /** Stands in for the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
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

/** A client of the merchant document. */
export function createMerchantClient(options: MerchantClientOptions): MerchantClient {
  const { merchantId, apiKey, clientAuthToken } = options;
  const headers = {
    ...(merchantId === undefined ? {} : { 'x-merchantid': merchantId }),
    ...(apiKey === undefined ? {} : { authorization: `Basic ${btoa(`${apiKey}:`)}` }),
    ...(clientAuthToken === undefined ? {} : { 'x-client-auth-token': clientAuthToken }),
  };
  const table = Object.values(merchantOperations);
  const fetcher = fetcherOf<MerchantPaths>(options, headers, table);
  const send = senderOf(options, headers, table);
  return { ...methodsOf<MerchantOperations, typeof merchantOperations>(merchantOperations, send), fetcher };
}

/** A client of the administration document. */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const { bearerToken } = options;
  const headers = bearerToken === undefined ? {} : { authorization: `Bearer ${bearerToken}` };
  const table = Object.values(adminOperations);
  const fetcher = fetcherOf<AdminPaths>(options, headers, table);
  const send = senderOf(options, headers, table);
  return { ...methodsOf<AdminOperations, typeof adminOperations>(adminOperations, send), fetcher };
}

type HeaderValues = Readonly<Record<string, string>>;

function fetcherOf<Paths extends object>(options: ClientOptions, headers: HeaderValues, table: readonly CallFacts[]): Client<Paths> {
  const { baseUrl, fetch } = options;
  const fetcher = createFetcher<Paths>({ baseUrl, headers, redirect: 'manual', ...(fetch === undefined ? {} : { fetch }) });
  fetcher.use(mediaTypes(table));
  return fetcher;
}

interface AnyOperation {
  parameters: object;
  requestBody?: { content: { 'application/json': unknown } };
  responses: object;
}

/** Any path and method, the parts unchecked: the typed methods stand before it. */
type AnyPath = Record<string, Record<CallFacts['method'], AnyOperation>>;

function senderOf(options: ClientOptions, headers: HeaderValues, table: readonly CallFacts[]): Send {
  const fetcher = fetcherOf<AnyPath>(options, headers, table);
  return async ({ method, path }, call) => {
    const params = { path: call.path ?? {}, query: call.query ?? {}, header: call.headers ?? {} };
    const body = call.body === undefined ? {} : { body: call.body };
    const { data, error, response } = await fetcher.request(method, path, { params, ...body, parseAs: 'text' });
    return { response, body: data ?? error };
  };
}

/** Turns the JSON that openapi-fetch writes into the media type of the operation. */
function mediaTypes(table: readonly CallFacts[]): Middleware {
  const types = new Map(table.map(({ method, path, requestMediaType }) => [`${method} ${path}`, requestMediaType]));
  return {
    async onRequest({ request, schemaPath }) {
      const mediaType = types.get(`${request.method.toLowerCase()} ${schemaPath}`);
      if (request.body === null || typeof mediaType !== 'string' || /[/+]json$/.test(mediaType)) return undefined;
      const headers = new Headers(request.headers);
      headers.set('content-type', mediaType);
      const { url, method, redirect, signal } = request;
      const given = JSON.parse(await request.text());
      const body = mediaType === 'application/x-www-form-urlencoded' ? formOf(given) : given;
      return new Request(url, { method, redirect, signal, headers, body });
    },
  };
}

/** A form with flat keys: absent values are left out; a value that is no text, number, true or false is refused. */
export function formOf(body: Readonly<Record<string, unknown>>): string {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') throw new TypeError(`${key}: a form holds flat dotted keys`);
    form.append(key, String(value));
  }
  return form.toString();
}
