/**
 * Keep-alive connections to endpoints. Each serves one request at a time, so that its facts (address, time to connect)
 * belong to that request. A connection over which an endpoint sends too much is cut: interim responses, chunk
 * extensions, an endless reason phrase or empty lines never count as body, but cost the parser as much.
 */
import type { Socket } from 'node:net';
import type { Client } from 'undici';
import type { Endpoint } from '../../domain/merchants/webhook-url-rule.ts';
import { AttemptOutcome, FailureClass } from '../queue/delivery.ts';
import { ConnectFailure, type ConnectionFacts, guardedConnector, type Network } from './connect.ts';

/** Bytes allowed for each response: more than 64 KiB of body in one-byte chunks. */
const ANSWER_LIMIT = 512 * 1024;

interface AnswerLimit {
  /** Starts the allowance of the next response. */
  renew(): void;
  /** Whether bytes have arrived since. */
  hasReceived(): boolean;
}

/** Limits the bytes of each response on a connection. */
function limitAnswers(socket: Socket): AnswerLimit {
  let start = socket.bytesRead;
  socket.on('readable', () => {
    if (socket.bytesRead <= start + ANSWER_LIMIT || socket.destroyed) return;
    const message = `The endpoint sent more than ${ANSWER_LIMIT / 1024} KiB before its response was complete. Respond with 200 and an empty body.`;
    socket.destroy(new ConnectFailure(AttemptOutcome.CONNECTION_FAILED, FailureClass.CONNECTION, message));
  });
  return {
    renew() {
      start = socket.bytesRead;
    },
    hasReceived: () => socket.bytesRead > start,
  };
}

/** Idle connections kept over all endpoints. */
const IDLE_LIMIT = 256;
/**
 * Idle time after which a socket closes: by default, and at most when the endpoint's `Keep-Alive` asks for longer.
 * Milliseconds.
 */
const IDLE_MS = 4_000;
const MAX_IDLE_MS = 15_000;

export interface Connection {
  readonly client: Client;
  /** Facts about the current socket; null before the first. */
  facts(): ConnectionFacts | null;
  /** Whether the socket served an earlier request and has received nothing for this one. */
  isSilent(): boolean;
  /** Returns a connection that can serve another request. */
  release(): void;
  /** Closes the connection. */
  drop(): void;
}

export interface Connections {
  /** Takes a connection for one request: an idle one, or a new one that connects with the request. */
  take(endpoint: Endpoint): Promise<Connection>;
  /** Takes a connection that is always new. */
  takeNew(endpoint: Endpoint): Promise<Connection>;
  /** Closes idle connections. Call it when no request is in flight. */
  close(): void;
}

interface OwnConnection extends Connection {
  /** Prepares the connection for another request. */
  renew(): void;
}

let undici: Promise<typeof import('undici')> | undefined;

/** Loaded with the first event: a large library that start-up does not need. */
function loadUndici(): Promise<typeof import('undici')> {
  undici ??= import('undici');
  return undici;
}

export interface ConnectionsOf {
  readonly network: Network;
  readonly connectMs: number;
}

/** Endpoints with the same key share connections. */
function keyOf({ scope, url }: Endpoint): string {
  return `${scope} ${url.origin}`;
}

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
      // Off: these timers restart with each byte. The deadline of the whole attempt applies instead.
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
