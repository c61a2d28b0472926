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

/**
 * How long a connection is read after its last answer when the client has sent more, in milliseconds: closing it with unread input
 * would make the client's system discard answers that the client has not read yet (RFC 9112, section 9.6).
 */
const LINGER_MS = 1_000;
/** Requests that arrive meanwhile, after which it closes at once: Node keeps each until then. */
const MAX_IGNORED_REQUESTS = 1_000;

/** The state of one connection. */
interface Connection {
  readonly waiting: { readonly req: IncomingMessage; readonly res: ServerResponse }[];
  readonly unanswered: Set<ServerResponse>;
  /** Requests being served, and requests received in total. */
  served: number;
  received: number;
  /** Whether `serveNext` is scheduled for the next turn of the event loop. */
  isScheduled: boolean;
  /** Requests received while lingering. */
  ignored: number;
  /** The answer after which the connection closes. */
  last: ServerResponse | undefined;
  /**
   * `ending`: further requests are not processed (RFC 9112, section 9.6). `over`: one has arrived, so nothing more is read; before
   * that, the body of the last request is. `lingering`: everything is answered, and what still arrives is read and ignored.
   */
  state: 'open' | 'ending' | 'over' | 'lingering';
}

export interface PipelinedRequests {
  readonly serve: RequestListener;
  /**
   * From now on, a connection closes after the answers to the requests that have arrived on it together, and no further one is
   * processed: otherwise it could send requests indefinitely.
   */
  closeConnections(): void;
  /** The unsent responses of one connection. */
  unansweredOn(socket: unknown): readonly ServerResponse[];
}

/** Sends `Connection: close` with this answer. */
export function closeAfter(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}

/** Closes the connection after its newest answer, and no longer after the one before. */
function closeAfterNewest(connection: Connection): void {
  const newest = [...connection.unanswered].at(-1);
  if (newest === undefined) return;
  if (connection.last?.headersSent === false) connection.last.setHeader('Connection', 'keep-alive');
  connection.last = newest;
  closeAfter(newest);
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
    connection.state === 'over' ||
    connection.unanswered.size >= MAX_UNANSWERED_REQUESTS ||
    unsentBytes(connection) > MAX_UNSENT_BYTES;

  function pauseIfFull(socket: Socket, connection: Connection): void {
    if (isFull(connection)) socket.pause();
  }

  function register(socket: Socket): Connection {
    const connection: Connection = {
      waiting: [],
      unanswered: new Set(),
      served: 0,
      received: 0,
      isScheduled: false,
      ignored: 0,
      last: undefined,
      state: 'open',
    };
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
        // The answer's headers may have been ready before it was to be the last.
        if (connection.last !== undefined && connection.unanswered.size === 0) return socket.destroySoon();
        if (!isFull(connection) && socket.isPaused()) socket.resume();
        schedule(socket, connection);
      });
      answer(next.req, next.res);
    }
  }

  /** Ends the connection, and reads until the client has closed it, for a moment. */
  function linger(socket: Socket, connection: Connection): void {
    if (connection.state === 'lingering') return;
    connection.state = 'lingering';
    socket.end();
    socket.resume();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  }

  function ignore(socket: Socket, connection: Connection): void {
    connection.ignored += 1;
    if (connection.ignored >= MAX_IGNORED_REQUESTS) socket.destroy();
  }

  /** Closes the connection after what has arrived on it together. */
  function endSoon(connection: Connection): void {
    closeAfterNewest(connection);
    setImmediate(() => {
      if (connection.last !== undefined && connection.state === 'open') connection.state = 'ending';
    });
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
      if (connection.state === 'lingering') return ignore(socket, connection);
      if (connection.state !== 'open' || connection.last?.headersSent === true) {
        connection.state = 'over';
        // Node calls it after the last answer, too.
        socket.destroySoon = () => linger(socket, connection);
        return pauseIfFull(socket, connection);
      }
      connection.received += 1;
      connection.unanswered.add(res);
      if (connection.received >= MAX_REQUESTS_PER_CONNECTION) {
        closeAfterNewest(connection);
        connection.state = 'ending';
      } else if (closing) endSoon(connection);
      connection.waiting.push({ req, res });
      if (connection.unanswered.size === 1) return serveNext(socket, connection);
      pauseIfFull(socket, connection);
      schedule(socket, connection);
    },
    closeConnections() {
      closing = true;
      for (const connection of connections.values()) endSoon(connection);
    },
    unansweredOn: (socket) => [...(connections.get(socket)?.unanswered ?? [])],
  };
}
