/**
 * Shares the process among connections: of the requests that one connection sends without waiting for answers (pipelining), a few
 * are served at a time, and the connection is not read while as many as are allowed are unanswered. Knows nothing of what is served.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that are served at the same time. Answers go out in the order of the requests anyway. */
export const MAX_CONCURRENT_REQUESTS = 8;
/** With so many unanswered requests a connection is not read; those of a piece that is read already still wait. */
export const MAX_UNANSWERED_REQUESTS = 16;

/** With more bytes than this in answers that the client has not read, none of its further requests is served or read. */
export const MAX_UNSENT_BYTES = 65_536;

/**
 * After so many requests a connection closes with its answer, and the client opens another one: load balancers keep theirs for long, and
 * behind several processes the load spreads again in this way.
 */
export const MAX_REQUESTS_PER_CONNECTION = 10_000;

/** What is known of one connection. */
interface Connection {
  readonly waiting: { readonly req: IncomingMessage; readonly res: ServerResponse }[];
  readonly unanswered: Set<ServerResponse>;
  /** Of its requests, those that are being served, and all that came. */
  served: number;
  received: number;
  /** Whether the next waiting requests are served in the next turn of the event loop. */
  isScheduled: boolean;
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
function unsentBytes({ unanswered }: Connection): number {
  let bytes = 0;
  for (const res of unanswered) bytes += res.writableLength;
  return bytes;
}

/** Serves requests by `answer`, each connection's share of them at a time. */
export function limitPipelining(answer: RequestListener): PipelinedRequests {
  const connections = new Map<unknown, Connection>();

  const isFull = (connection: Connection): boolean =>
    connection.unanswered.size >= MAX_UNANSWERED_REQUESTS || unsentBytes(connection) > MAX_UNSENT_BYTES;

  function pauseIfFull(socket: Socket, connection: Connection): void {
    if (isFull(connection)) socket.pause();
  }

  function register(socket: Socket): Connection {
    const connection: Connection = { waiting: [], unanswered: new Set(), served: 0, received: 0, isScheduled: false };
    connections.set(socket, connection);
    // Node resumes a connection whenever a request has been read to its end.
    const pauseAgain = () => pauseIfFull(socket, connection);
    socket.on('resume', pauseAgain);
    socket.once('close', () => {
      socket.off('resume', pauseAgain);
      connection.waiting.length = 0;
      connections.delete(socket);
    });
    return connection;
  }

  function serveNext(socket: Socket, connection: Connection): void {
    connection.isScheduled = false;
    // Once an answer is read, its end brings the next ones here.
    while (connection.served < MAX_CONCURRENT_REQUESTS && unsentBytes(connection) <= MAX_UNSENT_BYTES) {
      const next = connection.waiting.shift();
      if (next === undefined) return;
      connection.served += 1;
      next.res.once('close', () => {
        connection.served -= 1;
        connection.unanswered.delete(next.res);
        if (!isFull(connection) && socket.isPaused()) socket.resume();
        schedule(socket, connection);
      });
      answer(next.req, next.res);
    }
  }

  /** In the next turn, so that other connections have theirs before. */
  function schedule(socket: Socket, connection: Connection): void {
    if (connection.isScheduled || connection.waiting.length === 0) return;
    connection.isScheduled = true;
    setImmediate(serveNext, socket, connection);
  }

  return {
    serve(req, res) {
      const { socket } = req;
      const connection = connections.get(socket) ?? register(socket);
      connection.received += 1;
      // Node names the end in the answer, and leaves the connection open all the same.
      if (connection.received >= MAX_REQUESTS_PER_CONNECTION) closeAfter(res);
      connection.unanswered.add(res);
      connection.waiting.push({ req, res });
      if (connection.unanswered.size === 1) return serveNext(socket, connection);
      pauseIfFull(socket, connection);
      schedule(socket, connection);
    },
    unanswered: () => [...connections.values()].flatMap(({ unanswered }) => [...unanswered]),
    unansweredOn: (socket) => [...(connections.get(socket)?.unanswered ?? [])],
  };
}
