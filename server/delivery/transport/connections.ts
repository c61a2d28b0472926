/**
 * Connections to endpoints, kept open between events. One request at a time runs on each, so that what is known of the
 * connection (address, time to connect) is known of the request. A connection over which an endpoint sends more than any answer needs is
 * cut: what is kept of an answer is capped where it is read, but interim answers, chunk extensions, an endless reason or empty lines
 * never become part of one, and cost the parser as much.
 */
import type { Socket } from 'node:net';
import type { Client } from 'undici';
import type { Endpoint } from '../../domain/merchants/webhook-url-rule.ts';
import { AttemptOutcome, FailureClass } from '../queue/delivery.ts';
import { ConnectFailure, type ConnectionFacts, guardedConnector, type Network } from './connect.ts';

/** Bytes for each request: 64 KiB of a body in chunks of one byte are less. */
const ANSWER_LIMIT = 512 * 1024;

interface AnswerLimit {
  /** The next request is made: its answer may have as much again. */
  renew(): void;
  /** Whether anything has come since. */
  hasReceived(): boolean;
}

/** Watches a connection, from its first request on. */
function limitAnswers(socket: Socket): AnswerLimit {
  let start = socket.bytesRead;
  socket.on('readable', () => {
    if (socket.bytesRead <= start + ANSWER_LIMIT || socket.destroyed) return;
    const message = `The endpoint sent more than ${ANSWER_LIMIT / 1024} KiB before its answer was whole.`;
    socket.destroy(new ConnectFailure(AttemptOutcome.CONNECTION_FAILED, FailureClass.CONNECTION, message));
  });
  return {
    renew() {
      start = socket.bytesRead;
    },
    hasReceived: () => socket.bytesRead > start,
  };
}

/** How many connections without a request are kept over all endpoints. */
const IDLE_LIMIT = 256;
/** When their sockets close: usually, and at the latest where an endpoint asks for longer by `Keep-Alive`. Milliseconds. */
const IDLE_MS = 4_000;
const MAX_IDLE_MS = 15_000;

export interface Connection {
  readonly client: Client;
  /** What is known of the socket in use; null before the first. */
  facts(): ConnectionFacts | null;
  /** Whether its socket is the one of an earlier request, over which nothing has come for this one. */
  isSilent(): boolean;
  /** The request is over and the connection in order: it may serve the next one. */
  release(): void;
  /** The connection is of no more use. */
  drop(): void;
}

export interface Connections {
  /** A connection for one request: an idle one, else a new one that connects with the request. */
  take(endpoint: Endpoint): Promise<Connection>;
  /** A connection that is in any case new. */
  takeNew(endpoint: Endpoint): Promise<Connection>;
  /** Ends the idle ones. Called when nothing is in flight any more. */
  close(): void;
}

interface OwnConnection extends Connection {
  /** It serves another request. */
  renew(): void;
}

let undici: Promise<typeof import('undici')> | undefined;

/** A big library that the service's first answers do not need: loaded with the first event. */
function loadUndici(): Promise<typeof import('undici')> {
  undici ??= import('undici');
  return undici;
}

export interface ConnectionsOf {
  readonly network: Network;
  readonly connectMs: number;
}

/** What endpoints have in common that share connections. */
function keyOf({ scope, url }: Endpoint): string {
  return `${scope} ${url.origin}`;
}

/** An empty set of connections. */
export function createConnections({ network, connectMs }: ConnectionsOf): Connections {
  const idle = new Map<OwnConnection, string>();

  const open = async (key: string, { url, scope }: Endpoint): Promise<OwnConnection> => {
    const { Client } = await loadUndici();
    let last: ConnectionFacts | null = null;
    let earlier: ConnectionFacts | null = null;
    let limit: AnswerLimit | null = null;
    const connected = (facts: ConnectionFacts, socket: Socket) => {
      last = facts;
      limit = limitAnswers(socket);
    };
    const client = new Client(url.origin, {
      connect: guardedConnector({ scope, network, connectMs, connected }),
      pipelining: 1,
      keepAliveTimeout: IDLE_MS,
      keepAliveMaxTimeout: MAX_IDLE_MS,
      // Idle timers: a byte a second never trips them. The deadline of the whole attempt takes their place.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const connection: OwnConnection = {
      client,
      facts: () => last,
      isSilent: () => last !== null && last === earlier && limit?.hasReceived() === false,
      renew: () => {
        earlier = last;
        limit?.renew();
      },
      release: () => {
        idle.set(connection, key);
        const [oldest] = idle.keys();
        if (idle.size > IDLE_LIMIT) oldest?.drop();
      },
      drop: () => {
        idle.delete(connection);
        client.destroy().catch(() => undefined);
      },
    };
    return connection;
  };

  return {
    async take(endpoint) {
      const key = keyOf(endpoint);
      for (const [connection, of] of idle) {
        if (of !== key) continue;
        idle.delete(connection);
        connection.renew();
        return connection;
      }
      return open(key, endpoint);
    },
    takeNew: (endpoint) => open(keyOf(endpoint), endpoint),
    close() {
      for (const connection of idle.keys()) connection.drop();
    },
  };
}
