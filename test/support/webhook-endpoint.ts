/**
 * Endpoints to deliver to: a merchant's HTTP server that records requests, and a bare socket for behavior beyond HTTP.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createServer as createTlsServer } from 'node:tls';
import { listenLocally, portOf } from '../../scripts/ports.ts';
import { TEST_CERTIFICATE, TEST_CERTIFICATE_KEY } from './test-certificate.ts';
import { watchWebhook } from './webhook-channel.ts';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface TestEndpoint {
  /** `http://127.0.0.1:<port>`, or with https */
  readonly origin: string;
  readonly port: number;
  readonly received: ReceivedRequest[];
  /** Connections accepted so far, and those open now. */
  connections(): { accepted: number; open: number };
  close(): Promise<void>;
}

export type Answer = (response: ServerResponse, request: ReceivedRequest, count: number) => void;

/** Answers 200 with an empty body. */
export const acknowledge: Answer = (response) => response.end();

/** Answers with a status and an empty body. */
export function answerWith(status: number): Answer {
  return (response) => response.writeHead(status).end();
}

/** An HTTP server on the loopback interface. `answer` runs for each request after its body, with the count so far. */
export async function httpEndpoint(answer: Answer): Promise<TestEndpoint> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString('utf8');
    const seen = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    received.push(seen);
    // Also covers services in other processes, whose requests the channel does not see.
    watchWebhook(seen.headers, body);
    answer(response, seen, received.length);
  });
  return listen(server, received);
}

/** A socket server on the loopback interface. */
export function socketEndpoint(accept: (socket: Socket) => void): Promise<TestEndpoint> {
  return listen(createSocketServer(accept), []);
}

/** A TLS server on the loopback interface with the test certificate, which acknowledges once on each connection. */
export function tlsEndpoint(): Promise<TestEndpoint> {
  const server = createTlsServer({ cert: TEST_CERTIFICATE, key: TEST_CERTIFICATE_KEY }, (socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'));
  });
  return listen(server, [], 'https');
}

async function listen(server: Server, received: ReceivedRequest[], scheme = 'http'): Promise<TestEndpoint> {
  const open = new Set<Socket>();
  let accepted = 0;
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  });
  await listenLocally(server);
  const port = portOf(server);
  return {
    origin: `${scheme}://127.0.0.1:${port}`,
    port,
    received,
    connections: () => ({ accepted, open: open.size }),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
