/** Carries out a scenario: what is given, then the call by the typed client at the service, its mock, or the proxy before it. */
import type { CallOptions, WireCall } from '../../../generated/client/index.ts';
import { createAdminClient, createMerchantClient } from '../../../generated/client/index.ts';
import { isJsonObject, type Json, type JsonObject, membersOf } from '../../../scripts/generate/json.ts';
import { GATEWAY_SECRET, sign } from '../../support/gateway-notifications.ts';
import type { Environment } from './environment.ts';
import { seederOf } from './givens/index.ts';
import { type Scenario, titleOf } from './scenarios.ts';
import type { Caller, Draft, Seed } from './seeder.ts';

/** An answer of whatever operation, as the typed client gives it. */
export interface AnyAnswer {
  readonly ok: boolean;
  readonly kind: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A method of the client, called by name: its types are the matter of test/types. */
type AnyMethod = { call(given?: WireCall, options?: CallOptions): Promise<AnyAnswer> }['call'];
type AnyClient = Readonly<Record<string, AnyMethod>>;

/** Puts what is given together with the examples; null takes a value away. */
function without(values: Readonly<Record<string, Json>>): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

function draftOf({ operation, body, given, parameters }: Scenario): Draft {
  return {
    operation,
    path: { ...parameters.path, ...given.path },
    query: without({ ...parameters.query, ...given.query }),
    headers: given.headers,
    body: isJsonObject(body) ? without({ ...body, ...given.body }) : body,
  };
}

function bound(values: JsonObject, bind: Readonly<Record<string, string>>): JsonObject {
  return Object.fromEntries(membersOf(values).map(([name, value]) => [name, bind[name] ?? value]));
}

function withSeed(draft: Draft, seed: Seed, fixed: JsonObject): Draft {
  const { bind = {}, body = {}, headers = {}, query = {}, replacement } = seed;
  const given = draft.body;
  return {
    operation: draft.operation,
    path: bound(draft.path, bind),
    query: { ...bound(draft.query, bind), ...query },
    headers: { ...draft.headers, ...headers },
    body: replacement ?? (isRecord(given) ? without({ ...bound(toJson(given), bind), ...body, ...fixed }) : given),
  };
}

function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toJson(value: JsonObject): JsonObject {
  return value;
}

/** A call ready to go. */
export interface Prepared {
  readonly scenario: Scenario;
  readonly draft: Draft;
  readonly caller: Caller | undefined;
  readonly appended: string;
}

/** Prepares the environment of a scenario and its call. */
export async function prepare(env: Environment, scenario: Scenario): Promise<Prepared> {
  await env.reset(scenario.operation);
  // The login comes before whatever may go wrong.
  if (scenario.operation.security.includes('settingsToken')) await env.settingsToken();
  if (isForBrowsers(scenario)) await env.browserHeaders();
  let prepared: Prepared = { scenario, draft: draftOf(scenario), caller: undefined, appended: '' };
  for (const name of scenario.given.state) {
    const seeder = seederOf(name);
    const seed = await seeder(env, prepared.draft).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${titleOf(scenario)}: the seeder ${name} failed: ${reason}`);
    });
    if (seed === undefined) continue;
    prepared = {
      scenario,
      // What the contract says of this scenario counts for more than what a seeder adds.
      draft: withSeed(prepared.draft, seed, scenario.given.body),
      caller: seed.caller ?? prepared.caller,
      appended: seed.appended ?? prepared.appended,
    };
  }
  if (scenario.given.at !== undefined) env.reach(scenario.given.at);
  return prepared;
}

/** A call with the values of the examples: for a mock, which has no data. */
export function exampleCall(scenario: Scenario): Prepared {
  return { scenario, draft: draftOf(scenario), caller: undefined, appended: '' };
}

/** The call with some fields of its body changed; null takes one away. */
export function withBody(prepared: Prepared, change: JsonObject): Prepared {
  const { draft } = prepared;
  const body = isRecord(draft.body) ? without({ ...draft.body, ...change }) : draft.body;
  return { ...prepared, draft: { ...draft, body } };
}

/** The call about another order than the examples'. */
export function withOrder(prepared: Prepared, orderId: string): Prepared {
  const { operation, ...parts } = prepared.draft;
  const draft: Omit<Draft, 'operation'> = JSON.parse(JSON.stringify(parts).replaceAll(/ORD\d+/g, orderId));
  return { ...prepared, draft: { ...draft, operation } };
}

export interface Credentials {
  readonly apiKey: string;
  readonly operatorKey: string;
  readonly settingsToken: string;
  /** The headers of a browser in the settings. */
  readonly browserHeaders: () => Promise<Readonly<Record<string, string>>>;
}

/** Where a call goes, and as whom. */
export interface Target {
  readonly baseUrl: (document: 'merchant' | 'admin') => string;
  readonly credentials: (scenario: Scenario) => Promise<Credentials>;
  /** Headers besides those of the call. */
  readonly headers?: (scenario: Scenario) => Readonly<Record<string, string>>;
}

const WRONG = 'wrong';

/** Whether the operation takes only the session cookie. */
function isForBrowsers({ operation: { security } }: Scenario): boolean {
  return security.includes('settingsCookie') && !security.includes('settingsToken');
}

const BROWSERS: ReadonlySet<string | undefined> = new Set(['browser', 'browser_without_csrf_token', 'other_site']);

/** Whether the call is a browser's. */
function isBrowser({ scenario, caller }: Prepared): boolean {
  return isForBrowsers(scenario) || BROWSERS.has(caller?.kind);
}

/** The headers of a browser's call. */
async function browserHeadersOf(prepared: Prepared, target: Target): Promise<Readonly<Record<string, string>>> {
  if (!isBrowser(prepared)) return {};
  const browserHeaders = await (await target.credentials(prepared.scenario)).browserHeaders();
  const { 'x-csrf-token': _, ...others } = browserHeaders;
  switch (prepared.caller?.kind) {
    case 'wrong_key':
      return { ...browserHeaders, cookie: `__Host-svc_settings=${WRONG}` };
    case 'browser_without_csrf_token':
      return others;
    case 'other_site':
      return { ...others, 'sec-fetch-site': 'cross-site' };
    default:
      return browserHeaders;
  }
}

/** Forms that browsers send name their empty fields, too; the client sends none that counts as absent. */
function emptiesOf({ scenario, draft }: Prepared): readonly string[] {
  const { requestMediaType, bodyClearables } = scenario.operation;
  if (requestMediaType !== 'application/x-www-form-urlencoded' || !isRecord(draft.body)) return [];
  return membersOf(draft.body).flatMap(([name, value]) =>
    value === '' && !bodyClearables.includes(name) ? [name] : [],
  );
}

/** The notification in the gateway's own format, whose signature is in the body. */
function inOwnFormat({ url, method, redirect, headers: given }: Request, body: unknown): Request {
  const headers = new Headers(given);
  headers.set('content-type', 'application/json');
  // Prism wants the header of the contract; gateways with a format of their own do not send it.
  headers.set('x-gateway-signature', sign(''));
  return new Request(url, { method, redirect, headers, body: JSON.stringify(body) });
}

/** The `fetch` of a call: adds what the client does not send. */
function networkOf({ appended, caller, scenario, draft }: Prepared) {
  const isSigned = scenario.operation.security.includes('gatewaySignature');
  return async (request: Request): Promise<Response> => {
    if (scenario.ownFormat) return fetch(inOwnFormat(request, draft.body));
    if (appended === '' && !isSigned) return fetch(request);
    const { url, method, redirect } = request;
    const body = `${await request.text()}${appended}`;
    const headers = new Headers(request.headers);
    const secret = caller?.kind === 'wrong_key' ? WRONG : GATEWAY_SECRET;
    if (isSigned) headers.set('x-gateway-signature', sign(body, secret));
    return fetch(new Request(url, { method, redirect, headers, body }));
  };
}

async function clientOf(prepared: Prepared, target: Target): Promise<AnyClient> {
  const { scenario, caller } = prepared;
  const { operation } = scenario;
  const common = {
    baseUrl: target.baseUrl(operation.document),
    fetch: networkOf(prepared),
    retry: { attempts: 1 },
  };
  const wrong = caller?.kind === 'wrong_key';
  const credentials = await target.credentials(scenario);
  if (operation.document === 'admin') {
    const right = operation.security.includes('operatorKey') ? credentials.operatorKey : credentials.settingsToken;
    const isOpen = operation.security.includes('none') || isBrowser(prepared);
    const named = isOpen ? {} : { bearerToken: wrong ? WRONG : right };
    const { fetcher: _, ...methods } = createAdminClient({ ...common, ...named });
    return methods;
  }
  const merchant = operation.headers.includes('x-merchantid') ? { merchantId: 'demo' } : {};
  const key = operation.security.includes('basicAuth') ? { apiKey: wrong ? WRONG : credentials.apiKey } : {};
  const named = caller?.kind === 'client_token' ? { clientAuthToken: caller.token } : key;
  const { fetcher: _, ...methods } = createMerchantClient({ ...common, ...merchant, ...named });
  return methods;
}

/** Makes the call. */
export async function send(given: Prepared, target: Target): Promise<AnyAnswer> {
  const empties = emptiesOf(given);
  const appended = [given.appended, ...empties.map((name) => `&${encodeURIComponent(name)}=`)].join('');
  const prepared = { ...withBody(given, Object.fromEntries(empties.map((name) => [name, null]))), appended };
  const { scenario, draft } = prepared;
  const { id } = scenario.operation;
  const client = await clientOf(prepared, target);
  const method = client[id];
  if (method === undefined) throw new Error(`the client has no ${id}`);
  const accept = { accept: scenario.mediaType ?? '*/*' };
  const browser = await browserHeadersOf(given, target);
  const headers = { ...accept, ...browser, ...draft.headers, ...target.headers?.(scenario) };
  const body = scenario.body === undefined ? {} : { body: scenario.ownFormat ? {} : draft.body };
  return method({ path: draft.path, query: draft.query, headers, ...body });
}
