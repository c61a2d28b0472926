/**
 * Answers requests that fail before any middleware runs: a missing or repeated Host header, oversized headers, invalid HTTP. The
 * answer is the contract's error with a request id that is also in the log. It contains nothing from the request.
 */
import { maxHeaderSize, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ErrorCode } from '../../../generated/values.ts';
import type { Log } from '../../platform/log.ts';
import type { Random } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import { ApiError } from '../errors/api-error.ts';
import type { ErrorBodyOf } from '../errors/wire.ts';

/** Time for the client to read the answer before its connection is destroyed, in milliseconds. */
const LINGER_MS = 2_000;

interface Unreadable {
  readonly status: 400 | 405 | 408 | 413 | 431;
  readonly message: string;
  /** INVALID_REQUEST when absent. */
  readonly errorCode?: ErrorCode;
}

/** The fault code for CONNECT. No path supports that method, so the Allow header is empty. */
export const TUNNEL = 'TUNNEL';

const NO_HTTP: Unreadable = {
  status: 400,
  message:
    'The request is not valid HTTP. Use a standard HTTP client, and send Content-Length or Transfer-Encoding, not both.',
};
const HOST_FAULTS = {
  NO_HOST: { status: 400, message: 'The Host header is missing. Send it, as HTTP/1.1 requires.' },
  SEVERAL_HOSTS: { status: 400, message: 'The Host header is repeated. Send it once.' },
} as const satisfies Record<string, Unreadable>;

/** Answers by the error code of Node's parser. */
const REASONS: ReadonlyMap<string, Unreadable> = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    {
      status: 431,
      message: `The URL and the headers are too large. Send at most ${maxHeaderSize / 1_024} KiB in total.`,
    },
  ],
  [
    'HPE_CHUNK_EXTENSIONS_OVERFLOW',
    {
      status: 413,
      message: 'Send the body without chunk extensions.',
      errorCode: ErrorCode.payload_too_large,
    },
  ],
  [
    TUNNEL,
    {
      status: 405,
      message: 'This service is not a proxy. Send the request to the URL of an operation.',
      errorCode: ErrorCode.method_not_allowed,
    },
  ],
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    { status: 408, message: 'The request took too long to arrive. Send it again without pauses.' },
  ],
]);

export interface UnreadableDeps {
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly random: Random;
  readonly errorBody: ErrorBodyOf;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Logs the fault and builds its answer. */
function answerTo(
  { status, message, errorCode = ErrorCode.INVALID_REQUEST }: Unreadable,
  code: string,
  { log, random, errorBody }: UnreadableDeps,
): Answer {
  const requestId = shortId('req', random);
  log.info(
    { event: 'http.request.unreadable', requestId, status, code },
    'Could not read a request; answering with an error',
  );
  const body = JSON.stringify(errorBody(new ApiError(errorCode, { message }), requestId));
  const headers = {
    'x-request-id': requestId,
    'x-response-id': shortId('rsp', random),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    ...(code === TUNNEL ? { Allow: '' } : {}),
    Connection: 'close',
  };
  return { status, headers, body };
}

/** Answers a request with a missing or repeated Host header. */
export function refuseHost(res: ServerResponse, fault: keyof typeof HOST_FAULTS, deps: UnreadableDeps): void {
  const { status, headers, body } = answerTo(HOST_FAULTS[fault], fault, deps);
  res.writeHead(status, headers).end(body);
}

/** Answers on a socket that Node's parser has given up on, and closes it. */
export function refuseOnSocket(socket: Duplex, code: string, deps: UnreadableDeps): void {
  const { status, headers, body } = answerTo(REASONS.get(code) ?? NO_HTTP, code, deps);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Destroying at once resets the connection, and the client would lose the answer it has not read yet.
  const linger = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(linger));
}
