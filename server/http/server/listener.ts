/**
 * An HTTP listener: answers 503 until the application is ready, and drains open requests before it closes. Independent of the
 * application that it serves.
 */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ErrorCode } from '../../../generated/values.ts';
import { createCountingLog, type Log } from '../../platform/log.ts';
import { ApiError } from '../errors/api-error.ts';
import { createErrorBody, type ErrorBodyOf } from '../errors/wire.ts';
import { createMessageTypes } from './message-types.ts';
import { closeAfter, limitPipelining, type PipelinedRequests } from './pipelined-requests.ts';
import { refuseHost, refuseOnSocket, TUNNEL, type UnreadableDeps } from './unreadable-request.ts';

/** Time for open requests to finish during shutdown, in milliseconds: a call of a gateway takes up to 25 s. */
const DRAIN_TIMEOUT_MS = 30_000;
/** Limits for receiving a request, in milliseconds. body-deadline.ts sets a shorter one for most bodies. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 600_000;
/**
 * Keep-alive timeout, in milliseconds. Longer than the 60 s of common load balancers: if the service closed first, it could close
 * just as the next request arrives, and that request would fail.
 */
export const KEEP_ALIVE_MS = 65_000;
/** A connection whose client reads nothing of its answer for this time is closed. */
const UNREAD_TIMEOUT_MS = 30_000;
/** Open connections. Further ones are closed at once, because each takes a file descriptor and memory. */
export const MAX_CONNECTIONS = 10_000;
/** Minimum interval between log lines about closed connections, in milliseconds. */
const CLOSED_LOG_MS = 60_000;

export interface Listener {
  readonly port: number;
  /** Serves requests with this application from now on. */
  serve(app: RequestListener): void;
  /** Serves further requests, and closes each connection after the answers to those that have arrived on it together. */
  retire(): void;
  /** Accepts no new connections, waits at most 30 seconds for open requests, and closes. */
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

/** The number of Host headers. Node's `headers` holds only the first one. */
const hostCount = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** The fault of a request's Host header; undefined when it is valid. HTTP/1.0 does not require one. */
function hostFault(req: IncomingMessage): 'NO_HOST' | 'SEVERAL_HOSTS' | undefined {
  const count = hostCount(req);
  if (count > 1) return 'SEVERAL_HOSTS';
  return count === 0 && req.httpVersion === '1.1' ? 'NO_HOST' : undefined;
}

/**
 * Handles input that Node's parser rejects. Answers it only when no other answer is pending on the connection: the client would
 * take one answer for the other. Otherwise the connection closes after the pending answers.
 */
function createRefusal(requests: Pick<PipelinedRequests, 'unansweredOn'>, deps: UnreadableDeps) {
  const refused = new WeakSet<Duplex>();
  return (error: Pick<NodeJS.ErrnoException, 'code'>, socket: Duplex): void => {
    // Node emits the error again for each further chunk.
    if (refused.has(socket)) return;
    refused.add(socket);
    const busy = requests.unansweredOn(socket);
    const last = busy.at(-1);
    if (last?.req.complete === true) {
      closeAfter(last);
      last.once('close', () => socket.destroy());
      return;
    }
    // The unreadable part is the body of the last request.
    const isFree = last === undefined || (busy.length === 1 && !last.headersSent);
    if (isFree && socket.writable && error.code !== 'ECONNRESET') {
      refuseOnSocket(socket, error.code ?? 'unknown', deps);
    } else {
      socket.destroy();
    }
  };
}

/** Closes connections beyond the limit. Logs the first time, then at most once a minute. */
export function capConnections(server: Server, most: number, log: Pick<Log, 'warn'>): void {
  server.maxConnections = most;
  const logClosed = createCountingLog(CLOSED_LOG_MS, (closed) =>
    log.warn(
      { event: 'listener.connections.limit', closed, most },
      'Too many connections to this address of the service; closing further ones',
    ),
  );
  server.on('drop', logClosed);
}

/**
 * Closes connections whose client reads nothing of its answer for `unreadMs`, and idle ones. Node's socket timer restarts while a
 * large write progresses, so slow clients stay connected; a stopped one is closed after at most twice the time.
 */
export function closeUnread(server: Server, requests: Pick<PipelinedRequests, 'unansweredOn'>, unreadMs: number): void {
  server.setTimeout(unreadMs, (socket) => {
    if (requests.unansweredOn(socket).length === 0 || socket.writableLength > 0) socket.destroy();
  });
}

export interface ListenParts extends Omit<UnreadableDeps, 'errorBody'> {
  readonly host: string;
  readonly port: number;
  /** The public base URL, for links in errors; undefined to use the listener's own address. */
  readonly publicBaseUrl: string | undefined;
}

/** The URL of a listener for clients on this machine. */
export function localBaseUrl(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/**
 * Starts a listener. Port 0 selects a free port.
 * @throws the system's error (`EADDRINUSE`, `EACCES`, …) when it cannot listen.
 */
export async function listen({ host, port, publicBaseUrl, ...parts }: ListenParts): Promise<Listener> {
  const portInUse = (): number => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : port;
  };
  // With port 0, the port is known only after listening starts.
  const errorBody: ErrorBodyOf = (error, requestId) =>
    createErrorBody(publicBaseUrl ?? localBaseUrl(host, portInUse()))(error, requestId);
  const deps = { ...parts, errorBody };
  let answer: RequestListener = (_req, res) => answerStarting(res, errorBody);
  const options = {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requireHostHeader: false,
  };
  const requests = limitPipelining((req, res) => {
    const fault = hostFault(req);
    if (fault === undefined) answer(req, res);
    else refuseHost(res, fault, deps);
  });
  const { types, adopt } = createMessageTypes();
  const server = createServer({ ...options, ...types }, requests.serve);
  capConnections(server, MAX_CONNECTIONS, deps.log);
  closeUnread(server, requests, UNREAD_TIMEOUT_MS);
  // Ignore an unknown Expect header, as HTTP allows; Node would answer without a body.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  const refuse = createRefusal(requests, deps);
  server.on('clientError', refuse);
  // Refuse CONNECT; Node would close the socket silently.
  server.on('connect', (_req, socket) => {
    socket.on('error', () => socket.destroy());
    // Node no longer reads this socket: resume it, so that its end is noticed.
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
      adopt(app);
      answer = app;
    },
    retire: requests.closeConnections,
    drain() {
      requests.closeConnections();
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
