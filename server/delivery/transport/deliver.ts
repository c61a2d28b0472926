/**
 * Sends one POST to one endpoint, subject to the address guard, and returns a result that is safe to store. Never
 * throws for an endpoint's or network's failure: that is a result. Follows no redirects, stores nothing, and knows
 * nothing of leases, schedules or the database.
 */
import { performance } from 'node:perf_hooks';
import { type Endpoint, isHostAllowed, judgeUrl } from '../../domain/merchants/webhook-url-rule.ts';
import { errorCode } from '../../platform/error-code.ts';
import { AttemptOutcome, type AttemptResult, FailureClass } from '../queue/delivery.ts';
import type { WorkerSettings } from '../queue/worker-ports.ts';
import { ConnectFailure } from './connect.ts';
import type { Connection, Connections } from './connections.ts';
import { maskedAnswer } from './masked-answer.ts';
import { type MadeRequest, secretsIn } from './request.ts';

export interface SendRequestOf {
  readonly connections: Connections;
  readonly settings: Pick<WorkerSettings, 'policy' | 'totalMs'>;
}

const FOREIGN_HOST =
  "The webhook settings (webhook_url_hosts) do not name the host of the order's own address. Add it there, or stop the event.";

/** Creates a function that sends one request. A non-empty `hosts` restricts where it may go. */
export function createSendRequest({ connections, settings: { policy, totalMs } }: SendRequestOf) {
  return async (url: string, { headers, body }: MadeRequest, hosts: readonly string[]): Promise<DeliverResult> => {
    const verdict = judgeUrl(url, policy);
    if (verdict.kind === 'problem') return refused(verdict.problem.message);
    if (!isHostAllowed(verdict.endpoint, hosts)) return refused(FOREIGN_HOST);
    const { result, retryAfter } = await deliver({ endpoint: verdict.endpoint, headers, body, connections, totalMs });
    const secrets = secretsIn(headers);
    const masked = (text: string) => maskedAnswer(text, secrets);
    const answerHeaders = Object.entries(result.answerHeaders ?? {}).map(([name, value]) => [name, masked(value)]);
    return {
      result: { ...result, answer: masked(result.answer), answerHeaders: Object.fromEntries(answerHeaders) },
      retryAfter,
    };
  };
}

/** The result of an attempt that the address guard refused. */
function refused(message: string): DeliverResult {
  const times = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 };
  const verdict = { outcome: AttemptOutcome.ADDRESS_REFUSED, failure: FailureClass.ADDRESS_REFUSED, detail: message };
  return { result: { ...verdict, status: null, answer: '', address: null, ...times }, retryAfter: null };
}

export interface DeliverRequest {
  readonly endpoint: Endpoint;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly connections: Connections;
  /** Time limit of the whole attempt, connecting and the response body included, milliseconds. */
  readonly totalMs: number;
}

export interface DeliverResult {
  readonly result: AttemptResult;
  /** The response's `Retry-After` header, unparsed. */
  readonly retryAfter: string | null;
}

/** Bytes of a response read before the connection is cut. */
const READ_LIMIT = 64 * 1024;
/** Bytes of it kept. */
const KEEP_LIMIT = 4 * 1024;

/**
 * Sends one event. Exactly 200 acknowledges, once the response is complete or its first 64 KiB are read: a response
 * that breaks off, or is incomplete at the deadline, may come from a receiver that failed while responding.
 *
 * An endpoint may close a keep-alive connection just as the next request is sent, which it then never sees. Such a
 * request is sent once more within the same attempt, over a new connection. If the endpoint did receive it, it
 * recognizes the event by its id.
 */
export async function deliver(request: DeliverRequest): Promise<DeliverResult> {
  const started = performance.now();
  const { connections, endpoint, totalMs } = request;
  let connection = await connections.take(endpoint);
  let expired = false;
  const timer = setTimeout(() => {
    expired = true;
    connection.drop();
  }, totalMs);
  let before = connection.facts();
  const received: Received = { status: null, retryAfter: null, answerHeaders: {}, firstByteMs: null, chunks: [] };
  const result = (verdict: Verdict): DeliverResult => {
    const facts = connection.facts();
    const answer = Buffer.concat(received.chunks).subarray(0, KEEP_LIMIT).toString('utf8');
    const made = facts === null || facts === before ? NOT_MADE : facts;
    const { dnsMs, connectMs, tlsMs } = made;
    const { status, retryAfter, answerHeaders, firstByteMs } = received;
    const address = facts?.address ?? null;
    const totalMs = Math.round(performance.now() - started);
    const times = { dnsMs, connectMs, tlsMs, firstByteMs, totalMs };
    return { result: { status, answerHeaders, answer, address, ...times, ...verdict }, retryAfter };
  };
  const retryOnNewConnection = async (error: unknown): Promise<Exchanged> => {
    // A failed connect was a new connection, not a keep-alive one.
    const wasClosed = !expired && !(error instanceof ConnectFailure) && connection.isSilent();
    connection.drop();
    if (!wasClosed) throw error;
    connection = await connections.takeNew(endpoint);
    before = null;
    return exchange(request, { connection, started }, received);
  };
  try {
    const end = await exchange(request, { connection, started }, received).catch(retryOnNewConnection);
    if (end.connection === 'whole') connection.release();
    else connection.drop();
    return result(judgeStatus(end.status));
  } catch (error) {
    connection.drop();
    return result(expired ? timedOut(totalMs) : failure(error));
  } finally {
    clearTimeout(timer);
  }
}

/** Times of a connection that was reused, or never made. */
const NOT_MADE = { dnsMs: null, connectMs: null, tlsMs: null };

/** Headers of a response that are kept: those that tell which server answered, and why. */
const KEPT_HEADERS = [
  'content-length',
  'content-type',
  'date',
  'location',
  'retry-after',
  'server',
  'via',
  'www-authenticate',
  'x-request-id',
  'cf-ray',
] as const;
/** Characters kept of each of them. */
const HEADER_LIMIT = 256;

function keptHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value).slice(0, HEADER_LIMIT)] as const];
  });
  return Object.fromEntries(kept);
}

/** The response received so far; also logged when an attempt ends early. */
interface Received {
  status: number | null;
  retryAfter: string | null;
  answerHeaders: Readonly<Record<string, string>>;
  firstByteMs: number | null;
  readonly chunks: Buffer[];
}

interface Running {
  readonly connection: Connection;
  /** Start of the attempt on the monotonic clock, milliseconds. */
  readonly started: number;
}

/** How an exchange with a status ended. `cut`: the response had more to read. */
interface Exchanged {
  readonly status: number;
  readonly connection: 'whole' | 'cut';
}

/** Sends the request and fills `received` as the response arrives. Rejects with undici's error. */
function exchange(
  { endpoint, headers, body }: DeliverRequest,
  { connection: { client }, started }: Running,
  received: Received,
): Promise<Exchanged> {
  const { pathname, search } = endpoint.url;
  const sent = { method: 'POST', path: `${pathname}${search}`, headers, body } as const;
  return new Promise((resolve, reject) => {
    let read = 0;
    client.dispatch(sent, {
      onRequestStart: () => undefined,
      onResponseStart(_controller, status, headers) {
        if (status < 200) return;
        const { 'retry-after': retryAfter } = headers;
        received.answerHeaders = keptHeaders(headers);
        received.status = status;
        received.firstByteMs = Math.round(performance.now() - started);
        received.retryAfter = typeof retryAfter === 'string' ? retryAfter : null;
      },
      onResponseData(_controller, chunk) {
        if (read < KEEP_LIMIT) received.chunks.push(chunk);
        read += chunk.length;
        if (read >= READ_LIMIT && received.status !== null) resolve({ status: received.status, connection: 'cut' });
      },
      onResponseEnd() {
        if (received.status !== null) resolve({ status: received.status, connection: 'whole' });
      },
      onResponseError: (_controller, error) => reject(error),
    });
  });
}

type Verdict = Pick<AttemptResult, 'outcome' | 'detail' | 'failure'>;

function judgeStatus(status: number): Verdict {
  const failure = classOfStatus(status);
  if (failure === null) return { outcome: AttemptOutcome.ACKNOWLEDGED, failure, detail: '' };
  const why = status >= 300 && status < 400 ? ' Redirects are not followed.' : '';
  return {
    outcome: AttemptOutcome.NOT_ACKNOWLEDGED,
    failure,
    detail: `The endpoint answered ${status}.${why} Only 200 acknowledges.`,
  };
}

function timedOut(totalMs: number): Verdict {
  const detail = `No complete response within ${totalMs / 1000} s. Respond with 200 first, then process the event.`;
  return { outcome: AttemptOutcome.TIMED_OUT, failure: FailureClass.TIMEOUT, detail };
}

function failure(error: unknown): Verdict {
  if (error instanceof ConnectFailure) {
    return { outcome: error.outcome, failure: error.failure, detail: error.message };
  }
  const detail = `The connection closed before the response was complete (${errorCode(error)}).`;
  return { outcome: AttemptOutcome.CONNECTION_FAILED, failure: FailureClass.CONNECTION, detail };
}

/** The failure class of a status; null for 200, the only one that acknowledges. */
function classOfStatus(status: number): FailureClass | null {
  if (status === 200) return null;
  if (status >= 500) return FailureClass.SERVER_ERROR;
  if (status >= 400) return FailureClass.CLIENT_ERROR;
  if (status >= 300) return FailureClass.REDIRECT;
  return FailureClass.OTHER_STATUS;
}
