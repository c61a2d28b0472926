/**
 * An address the service listens on: says that it is starting until the application is there, and ends without cutting
 * off anybody. Knows nothing of what is served.
 */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ErrorCode } from '../../../generated/values.ts';
import type { Log } from '../../platform/log.ts';
import { ApiError } from '../errors/api-error.ts';
import { createErrorBody, type ErrorBodyOf } from '../errors/wire.ts';
import {
  closeAfter,
  limitPipelining,
  MAX_REQUESTS_PER_CONNECTION,
  type PipelinedRequests,
} from './pipelined-requests.ts';
import { refuseHost, refuseOnSocket, TUNNEL, type UnreadableDeps } from './unreadable-request.ts';

/** How long requests under way may take to end once the service is told to stop. */
const DRAIN_TIMEOUT_MS = 10_000;
/** A client that sends its request more slowly than this is cut off; what is served may ask for less (body-deadline.ts). */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 600_000;
/**
 * For how long a connection is kept without a request: longer than load balancers keep theirs (60 s), since one that closes first may close
 * at the moment of the next request, which then fails.
 */
export const KEEP_ALIVE_MS = 65_000;
/** A client that reads nothing of its answer for so long is cut off. */
const UNREAD_TIMEOUT_MS = 30_000;
/** Beyond so many connections further ones are closed at once; each takes a file descriptor and memory. */
export const MAX_CONNECTIONS = 10_000;
/** The log says at most so often that connections are closed. */
const CLOSED_LOG_MS = 60_000;

export interface Listener {
  readonly port: number;
  /** Answers with this from now on. */
  serve(app: RequestListener): void;
  /** Takes no new connection, lets the requests under way end (for ten seconds at most), and closes. */
  drain(): Promise<void>;
}

const answerStarting = (res: ServerResponse, errorBody: ErrorBodyOf): void => {
  const error = new ApiError(ErrorCode.service_unavailable, {
    message: 'The service is starting; try again in a second.',
  });
  const requestId = 'req_starting';
  res.writeHead(503, {
    'Content-Type': 'application/json',
    'Retry-After': '1',
    'x-request-id': requestId,
    'x-response-id': 'rsp_starting',
  });
  res.end(JSON.stringify(errorBody(error, requestId)));
};

/** How often Host is sent. Of several, `headers` has the first one. */
const hostCount = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Why a request names no host; undefined when it does, or need not: HTTP/1.0 knows no Host. */
function hostFault(req: IncomingMessage): 'NO_HOST' | 'SEVERAL_HOSTS' | undefined {
  const count = hostCount(req);
  if (count > 1) return 'SEVERAL_HOSTS';
  return count === 0 && req.httpVersion === '1.1' ? 'NO_HOST' : undefined;
}

/**
 * Answers what no parser can read, where nothing else is being answered on its connection: a client would take the one for the
 * other. A connection that is busy ends with what is under way.
 */
function createRefusal(requests: Pick<PipelinedRequests, 'unansweredOn'>, deps: UnreadableDeps) {
  const refused = new WeakSet<Duplex>();
  return (error: Pick<NodeJS.ErrnoException, 'code'>, socket: Duplex): void => {
    // Each further piece of what cannot be read comes by here again.
    if (refused.has(socket)) return;
    refused.add(socket);
    const busy = requests.unansweredOn(socket);
    const last = busy.at(-1);
    if (last?.req.complete === true) {
      closeAfter(last);
      last.once('close', () => socket.destroy());
      return;
    }
    // It is the body of the last request that cannot be read.
    const isFree = last === undefined || (busy.length === 1 && !last.headersSent);
    if (isFree && socket.writable && error.code !== 'ECONNRESET') {
      refuseOnSocket(socket, error.code ?? 'unknown', deps);
    } else {
      socket.destroy();
    }
  };
}

/** Closes connections beyond so many. The log says so the first time, and once a minute while it goes on. */
export function capConnections(server: Server, most: number, log: Pick<Log, 'warn'>): void {
  server.maxConnections = most;
  let loggedAt = Number.NEGATIVE_INFINITY;
  let closed = 0;
  server.on('drop', () => {
    closed += 1;
    if (performance.now() - loggedAt < CLOSED_LOG_MS) return;
    loggedAt = performance.now();
    const event = 'listener.connections.limit';
    log.warn({ event, closed, most }, 'connections beyond the limit of this address are closed');
    closed = 0;
  });
}

/**
 * Closes connections whose client reads nothing of an answer for so long, and those that are kept open without a request. Node's timer of a
 * connection sees a large write go out piece by piece, so that a slow client stays; one that stops is found after twice the time at most.
 */
export function closeUnread(server: Server, requests: Pick<PipelinedRequests, 'unansweredOn'>, unreadMs: number): void {
  server.setTimeout(unreadMs, (socket) => {
    if (requests.unansweredOn(socket).length === 0 || socket.writableLength > 0) socket.destroy();
  });
}

export interface ListenParts extends Omit<UnreadableDeps, 'errorBody'> {
  readonly host: string;
  readonly port: number;
  /** The service's own address as others know it, from where its errors are described; undefined where it is this address. */
  readonly publicBaseUrl: string | undefined;
}

/** The address of a listener, for a browser on this machine. */
export function localBaseUrl(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/**
 * Listens; port 0 takes any free one.
 * @throws the system's error (`EADDRINUSE`, `EACCES`, …) when that is not possible.
 */
export async function listen({ host, port, publicBaseUrl, ...parts }: ListenParts): Promise<Listener> {
  const portInUse = (): number => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : port;
  };
  // Where port 0 was asked for, the port is known only once it listens.
  const errorBody: ErrorBodyOf = (error, requestId) =>
    createErrorBody(publicBaseUrl ?? localBaseUrl(host, portInUse()))(error, requestId);
  const deps = { ...parts, errorBody };
  let answer: RequestListener = (_req, res) => answerStarting(res, errorBody);
  let draining = false;
  const options = {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requireHostHeader: false,
  };
  const requests = limitPipelining((req, res) => {
    // A kept-alive connection would go on bringing requests for as long as its client likes.
    if (draining) closeAfter(res);
    const fault = hostFault(req);
    if (fault === undefined) answer(req, res);
    else refuseHost(res, fault, deps);
  });
  const server = createServer(options, requests.serve);
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_CONNECTION;
  capConnections(server, MAX_CONNECTIONS, deps.log);
  closeUnread(server, requests, UNREAD_TIMEOUT_MS);
  // An expectation that is not known is passed over, as HTTP allows; Node would answer without a body.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  const refuse = createRefusal(requests, deps);
  server.on('clientError', refuse);
  // A wish for a tunnel, of which Node would cut the connection without a word.
  server.on('connect', (_req, socket) => {
    socket.on('error', () => socket.destroy());
    // Nobody reads the connection any more, so that its end would not be seen.
    socket.resume();
    refuse({ code: TUNNEL }, socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: portInUse(),
    serve(app) {
      answer = app;
    },
    drain() {
      draining = true;
      for (const res of requests.unanswered()) closeAfter(res);
      return new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
  };
}
