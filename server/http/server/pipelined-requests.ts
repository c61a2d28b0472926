/**
 * Shares the process among connections: of the requests that one connection sends without waiting for answers (pipelining), a few
 * are served at a time, and the connection is not read while as many as are allowed are unanswered. Knows nothing of what is served.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that are served at the same time. Answers go out in the order of the requests anyway. */
export const SERVED_AT_ONCE = 8;
/** With so many unanswered requests a connection is not read; those of a piece that is read already still wait. */
export const UNANSWERED_TO_PAUSE = 16;

/** With more bytes than this in answers that the client has not read, none of its further requests is served or read. */
export const UNSENT_TO_PAUSE = 65_536;

/**
 * After so many requests a connection closes with its answer, and the client opens another one: load balancers keep theirs for long, and
 * behind several processes the load spreads again in this way.
 */
export const REQUESTS_A_CONNECTION = 10_000;

/** What is known of one connection. */
interface Line {
  readonly waiting: { readonly req: IncomingMessage; readonly res: ServerResponse }[];
  readonly unanswered: Set<ServerResponse>;
  /** Of its requests, those that are being served, and all that came. */
  served: number;
  received: number;
  /** Whether the next waiting requests are served in the next turn of the event loop. */
  isDue: boolean;
}

export interface PipelinedRequests {
  readonly serve: RequestListener;
  /** Every response that is not sent yet, in the order of the requests of each connection. */
  unanswered(): readonly ServerResponse[];
  /** Those of one connection. */
  unansweredOn(socket: unknown): readonly ServerResponse[];
}

/** Tells the client that this connection takes no further request. */
export function closeAfter(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}

/** The answer under way counts what its socket holds, the answers after it what they hold themselves. */
function unsentBytes({ unanswered }: Line): number {
  let bytes = 0;
  for (const res of unanswered) bytes += res.writableLength;
  return bytes;
}

/** Serves requests by `answer`, each connection's share of them at a time. */
export function sharePipelines(answer: RequestListener): PipelinedRequests {
  const lines = new Map<unknown, Line>();

  const isFull = (line: Line): boolean =>
    line.unanswered.size >= UNANSWERED_TO_PAUSE || unsentBytes(line) > UNSENT_TO_PAUSE;

  function hold(socket: Socket, line: Line): void {
    if (isFull(line)) socket.pause();
  }

  function open(socket: Socket): Line {
    const line: Line = { waiting: [], unanswered: new Set(), served: 0, received: 0, isDue: false };
    lines.set(socket, line);
    // Node resumes a connection whenever a request has been read to its end.
    const holdAgain = () => hold(socket, line);
    socket.on('resume', holdAgain);
    socket.once('close', () => {
      socket.off('resume', holdAgain);
      line.waiting.length = 0;
      lines.delete(socket);
    });
    return line;
  }

  function serveNext(socket: Socket, line: Line): void {
    line.isDue = false;
    // Once an answer is read, its end brings the next ones here.
    while (line.served < SERVED_AT_ONCE && unsentBytes(line) <= UNSENT_TO_PAUSE) {
      const next = line.waiting.shift();
      if (next === undefined) return;
      line.served += 1;
      next.res.once('close', () => {
        line.served -= 1;
        line.unanswered.delete(next.res);
        if (!isFull(line) && socket.isPaused()) socket.resume();
        later(socket, line);
      });
      answer(next.req, next.res);
    }
  }

  /** In the next turn, so that other connections have theirs before. */
  function later(socket: Socket, line: Line): void {
    if (line.isDue || line.waiting.length === 0) return;
    line.isDue = true;
    setImmediate(serveNext, socket, line);
  }

  return {
    serve(req, res) {
      const { socket } = req;
      const line = lines.get(socket) ?? open(socket);
      line.received += 1;
      // Node names the end in the answer, and leaves the connection open all the same.
      if (line.received >= REQUESTS_A_CONNECTION) closeAfter(res);
      line.unanswered.add(res);
      line.waiting.push({ req, res });
      if (line.unanswered.size === 1) return serveNext(socket, line);
      hold(socket, line);
      later(socket, line);
    },
    unanswered: () => [...lines.values()].flatMap(({ unanswered }) => [...unanswered]),
    unansweredOn: (socket) => [...(lines.get(socket)?.unanswered ?? [])],
  };
}
