/**
 * Limits HTTP pipelining, so that one connection cannot monopolize the process: serves a few requests of a connection at a time, and
 * stops reading from it while too many are unanswered. Independent of the application that it serves.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that are served concurrently. */
export const MAX_CONCURRENT_REQUESTS = 8;
/** Unanswered requests at which a connection is paused. Requests in a chunk that is already read still queue. */
export const MAX_UNANSWERED_REQUESTS = 16;

/** Bytes of unread answers beyond which the connection's further requests are neither read nor served. */
export const MAX_UNSENT_BYTES = 65_536;

/**
 * Requests after which a connection closes. Load balancers keep connections for long; reconnecting spreads the load over several
 * processes again.
 */
export const MAX_REQUESTS_PER_CONNECTION = 10_000;

/** The state of one connection. */
interface Connection {
  readonly waiting: { readonly req: IncomingMessage; readonly res: ServerResponse }[];
  readonly unanswered: Set<ServerResponse>;
  /** Requests being served, and requests received in total. */
  served: number;
  received: number;
  /** Whether `serveNext` is scheduled for the next turn of the event loop. */
  isScheduled: boolean;
}

export interface PipelinedRequests {
  readonly serve: RequestListener;
  /** From now on, each connection closes after its last answer: otherwise it could send requests indefinitely. */
  closeConnections(): void;
  /** The unsent responses of one connection. */
  unansweredOn(socket: unknown): readonly ServerResponse[];
}

/** Sends `Connection: close` with this answer. */
export function closeAfter(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}

/** The same with the newest answer alone: Node closes the connection after it, and loses the answers to later requests. */
function closeAfterNewest({ unanswered }: Connection): void {
  const earlier = [...unanswered];
  const newest = earlier.pop();
  for (const res of earlier) if (!res.headersSent) res.setHeader('Connection', 'keep-alive');
  if (newest !== undefined) closeAfter(newest);
}

/** The unread bytes: the current answer reports what its socket buffers, later answers report their own buffers. */
function unsentBytes({ unanswered }: Connection): number {
  let bytes = 0;
  for (const res of unanswered) bytes += res.writableLength;
  return bytes;
}

/** Wraps a request listener with the limits above. */
export function limitPipelining(answer: RequestListener): PipelinedRequests {
  const connections = new Map<unknown, Connection>();
  let closing = false;

  const isFull = (connection: Connection): boolean =>
    connection.unanswered.size >= MAX_UNANSWERED_REQUESTS || unsentBytes(connection) > MAX_UNSENT_BYTES;

  function pauseIfFull(socket: Socket, connection: Connection): void {
    if (isFull(connection)) socket.pause();
  }

  function register(socket: Socket): Connection {
    const connection: Connection = { waiting: [], unanswered: new Set(), served: 0, received: 0, isScheduled: false };
    connections.set(socket, connection);
    // Node resumes a socket whenever it has read a request completely.
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
    // The `close` of an answer that the client has read continues the loop.
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

  /** Continues in the next turn of the event loop, after other connections. */
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
      // Node's own limit sends the header but leaves the connection open.
      if (connection.received >= MAX_REQUESTS_PER_CONNECTION) closeAfter(res);
      connection.unanswered.add(res);
      if (closing) closeAfterNewest(connection);
      connection.waiting.push({ req, res });
      if (connection.unanswered.size === 1) return serveNext(socket, connection);
      pauseIfFull(socket, connection);
      schedule(socket, connection);
    },
    closeConnections() {
      closing = true;
      for (const connection of connections.values()) closeAfterNewest(connection);
    },
    unansweredOn: (socket) => [...(connections.get(socket)?.unanswered ?? [])],
  };
}
