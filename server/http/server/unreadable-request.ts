/**
 * Answers what cannot be read as a request, of which no step ever hears: no Host or several, headers without end, bytes that are no HTTP. The
 * answer is the contract's error with an id that stands in the log; nothing of what was sent is in it.
 */
import { maxHeaderSize, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ErrorCode } from '../../../generated/values.ts';
import type { Log } from '../../platform/log.ts';
import type { Random } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import { ApiError } from '../errors/api-error.ts';
import type { ErrorBodyOf } from '../errors/wire.ts';

/** How long a client may take to read the answer before its connection is cut. */
const LINGER_MS = 2_000;

interface Unreadable {
  readonly status: 400 | 405 | 408 | 413 | 431;
  readonly message: string;
  /** INVALID_REQUEST when absent. */
  readonly errorCode?: ErrorCode;
}

/** The name under which a wish for a tunnel is refused. No address takes that method, so that there is none to allow. */
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

/** By the code of the error with which Node's parser gives up. */
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

/** The answer, and its line in the log. */
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

/** Answers a request that names no host, or several. */
export function refuseHost(res: ServerResponse, fault: keyof typeof HOST_FAULTS, deps: UnreadableDeps): void {
  const { status, headers, body } = answerTo(HOST_FAULTS[fault], fault, deps);
  res.writeHead(status, headers).end(body);
}

/** Answers on a connection that no parser reads any more, and closes it. */
export function refuseOnSocket(socket: Duplex, code: string, deps: UnreadableDeps): void {
  const { status, headers, body } = answerTo(REASONS.get(code) ?? NO_HTTP, code, deps);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Cut at once, what is still coming in would take the answer away from a client that has not read it yet.
  const linger = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(linger));
}
