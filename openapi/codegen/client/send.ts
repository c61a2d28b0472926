/** Sends a call: its body encoded once, each attempt within its time, again where that is allowed. */
import createFetcher, { type Client, type ClientOptions as FetcherOptions } from 'openapi-fetch';
import type { CallFacts, CallOptions, Outcome, Received, Send, WireCall } from './call.ts';
import type { Failure } from './failure.ts';
import { encodeBody, refuseEmpty } from './form.ts';
import { type ClientRuntime, mayRepeat, type RetryRules, waitAfter } from './retry.ts';
import { attemptLimit, headerText, timeLimit } from './settings.ts';

export interface SendParts {
  readonly fetcher: FetcherOptions;
  readonly runtime: ClientRuntime;
  readonly retry: RetryRules;
  readonly timeoutMs: number;
}

const KEY_HEADER = 'Idempotency-Key';
/** The body field that some operations take in its place. */
const KEY_FIELD = 'idempotence_key';

interface AnyOperation {
  parameters: object;
  requestBody?: { content: { 'application/json': unknown } };
  responses: object;
}

/** Any path and method, the parts unchecked: the typed methods stand before it. */
type AnyPath = Record<string, Record<CallFacts['method'], AnyOperation>>;

export function createSend(parts: SendParts): Send {
  const fetcher = createFetcher<AnyPath>(parts.fetcher);
  const { runtime } = parts;

  return async (facts, call, options) => {
    const retry = { ...parts.retry, attempts: attemptLimit(options.attempts ?? parts.retry.attempts) };
    const timeoutMs = timeLimit(options.timeoutMs ?? parts.timeoutMs);
    const signal = options.signal ?? new AbortController().signal;
    const sent = wireOf(facts, call, runtime);
    const keyed = (outcome: Received | Failure): Outcome =>
      sent.key === undefined ? outcome : { ...outcome, idempotencyKey: sent.key };
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await attemptOf(fetcher, facts, sent, { runtime, signal, timeoutMs });
      if (attempt >= retry.attempts || !mayRepeat(facts, outcome)) return keyed(outcome);
      const wait = waitAfter(attempt, outcome, retry, runtime);
      if (wait === null) return keyed(outcome);
      await runtime.sleep(wait, signal);
      if (signal.aborted) return keyed(aborted(signal));
    }
  };
}

interface Wire {
  readonly params: { readonly path: object; readonly query: object; readonly header: object };
  readonly headers: Readonly<Record<string, string>>;
  /** The encoded body. */
  readonly body: string | undefined;
  /** The Idempotency-Key, where the operation takes one. */
  readonly key: string | undefined;
}

const PARTS: readonly string[] = ['path', 'query', 'headers', 'body'];

/**
 * Throws a TypeError for what would get lost or lead elsewhere, and nothing is sent then: an unknown part of a call, a body that the
 * media type can't hold, a name that counts for nothing, a value that counts as absent, a header of several lines, a path that is another operation's.
 */
function wireOf(facts: CallFacts, call: WireCall, runtime: ClientRuntime): Wire {
  const { path, repeat, requestMediaType } = facts;
  const stray = Object.keys(call).find((name) => !PARTS.includes(name));
  if (stray !== undefined)
    throw new TypeError(`${stray}: a call has path, query, headers and body; put it into one of them`);
  refuseEmpty('query.', call.query ?? {}, []);
  // A null takes the client's own header of that name away; a key without a value takes no part at all.
  const given = Object.entries(call.headers ?? {}).filter(([name, value]) => !isKey(name) || hasValue(value));
  for (const [name, value] of given) if (hasValue(value)) headerText(`headers.${name}`, String(value));
  const givenKey = given.find(([name]) => isKey(name))?.[1];
  const body = call.body === undefined ? undefined : encodeBody(facts, call.body);
  const key = repeat === 'with_key' ? String(givenKey ?? keyIn(call.body) ?? runtime.newKey()) : undefined;
  return {
    params: { path: pathOf(path, call.path ?? {}), query: call.query ?? {}, header: Object.fromEntries(given) },
    headers: {
      ...(body === undefined || requestMediaType === null ? {} : { 'content-type': requestMediaType }),
      ...(key === undefined || givenKey !== undefined ? {} : { [KEY_HEADER]: key }),
    },
    body,
    key,
  };
}

/**
 * The parameters of a path. A segment of dots is taken out of an address by whatever reads it, encoded or not, and with an empty one the
 * address is another operation's: a call would reach what nobody meant. Values are not repeated in the words: they may be anything.
 */
export function pathOf(path: string, given: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, segmentOf(name, given[name])]));
}

function segmentOf(name: string, value: unknown): string {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const text = isPlain ? String(value) : '';
  if (text === '')
    throw new TypeError(`path.${name}: give a text that is not empty; without it the address is another operation's`);
  if (/^\.{1,2}$/.test(text)) {
    throw new TypeError(
      `path.${name}: neither "." nor ".." can be sent, as each makes the address another one; check where the value comes from`,
    );
  }
  return text;
}

const isKey = (name: string): boolean => name.toLowerCase() === KEY_HEADER.toLowerCase();
const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The caller's key where it stands in the body. A name without a value is no key. */
function keyIn(body: unknown): string | undefined {
  const key = typeof body === 'object' && body !== null && KEY_FIELD in body ? body[KEY_FIELD] : undefined;
  return typeof key === 'string' && key !== '' ? key : undefined;
}

interface AttemptParts extends Required<Pick<CallOptions, 'signal' | 'timeoutMs'>> {
  readonly runtime: ClientRuntime;
}

async function attemptOf(
  fetcher: Client<AnyPath>,
  { method, path }: CallFacts,
  { params, headers, body }: Wire,
  { runtime, signal, timeoutMs }: AttemptParts,
): Promise<Received | Failure> {
  if (signal.aborted) return aborted(signal);
  const late = new AbortController();
  const over = new AbortController();
  const timer = runtime.sleep(timeoutMs, over.signal).then(() => {
    if (!over.signal.aborted) late.abort();
  });
  try {
    const encoded = body === undefined ? {} : { body, bodySerializer: () => body };
    const init = {
      params,
      headers,
      ...encoded,
      parseAs: 'text',
      signal: AbortSignal.any([signal, late.signal]),
    } as const;
    const { data, error, response } = await fetcher.request(method, path, init);
    return { response, body: data ?? error };
  } catch (cause) {
    if (signal.aborted) return aborted(signal);
    if (late.signal.aborted)
      return { ...noAnswer, kind: 'timeout', headers: new Headers(), message: `no answer within ${timeoutMs} ms` };
    return {
      ...noAnswer,
      kind: 'unreachable',
      headers: new Headers(),
      message: 'the service could not be reached',
      cause,
    };
  } finally {
    over.abort();
    await timer;
  }
}

const noAnswer = { ok: false, status: 0, contentType: null, body: null } as const;

function aborted(signal: AbortSignal): Failure {
  const { reason } = signal;
  return { ...noAnswer, kind: 'aborted', headers: new Headers(), message: 'the call was aborted', cause: reason };
}
