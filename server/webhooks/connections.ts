/**
 * Connections to endpoints, kept open between events. One request at a time runs on each, so that what is known of the
 * connection (address, time to connect) is known of the request.
 */
import type { Client } from 'undici';
import { type ConnectionFacts, guardedConnector, type Network } from './connect.ts';
import type { Endpoint } from './url-rule.ts';

/** How many connections without a request are kept over all endpoints. Sockets close by themselves after a few seconds. */
const IDLE_LIMIT = 256;

export interface Connection {
  readonly client: Client;
  /** What is known of the socket in use; null before the first. */
  facts(): ConnectionFacts | null;
  /** The request is over and the connection in order: it may serve the next one. */
  release(): void;
  /** The connection is of no more use. */
  drop(): void;
}

export interface Connections {
  /** A connection for one request: an idle one, else a new one that connects with the request. */
  take(endpoint: Endpoint): Promise<Connection>;
  /** Ends the idle ones. Called when nothing is in flight any more. */
  close(): void;
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

/** An empty set of connections. */
export function createConnections({ network, connectMs }: ConnectionsOf): Connections {
  const idle = new Map<Connection, string>();

  const open = async (key: string, { url, scope }: Endpoint): Promise<Connection> => {
    const { Client } = await loadUndici();
    let last: ConnectionFacts | null = null;
    const connected = (facts: ConnectionFacts) => {
      last = facts;
    };
    const client = new Client(url.origin, {
      connect: guardedConnector({ scope, network, connectMs, connected }),
      pipelining: 1,
      // Idle timers: a byte a second never trips them. The deadline of the whole attempt takes their place.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const connection: Connection = {
      client,
      facts: () => last,
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
      const key = `${endpoint.scope} ${endpoint.url.origin}`;
      for (const [connection, of] of idle) {
        if (of !== key) continue;
        idle.delete(connection);
        return connection;
      }
      return open(key, endpoint);
    },
    close() {
      for (const connection of idle.keys()) connection.drop();
    },
  };
}
