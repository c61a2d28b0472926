/** A proxy between the service and a gateway simulator. It passes a call, and the answer to it, when the watcher says so. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '../../ports.ts';

export interface PassingCall {
  readonly method: string;
  readonly path: string;
  /** Everything that may name the payment: address, idempotency key and body. Holds card data: never log it. */
  readonly text: string;
}

export interface GatewayCallWatcher {
  /** Resolves when the call may go to the gateway. */
  calling(call: PassingCall): Promise<void>;
  /** The gateway has processed the call. Resolves when its answer may go to the service. */
  answering(call: PassingCall): Promise<void>;
}

export interface GatewayCallProxy {
  readonly origin: string;
  close(): Promise<void>;
}

const CONNECTION_HEADERS = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);

export async function startGatewayCallProxy(
  gatewayOrigin: string,
  watcher: GatewayCallWatcher,
): Promise<GatewayCallProxy> {
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const body = await text(request);
    const given = Object.entries(request.headers).filter(([name]) => !CONNECTION_HEADERS.has(name));
    const headers = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
    const path = new URL(url, gatewayOrigin).pathname;
    const call = { method, path, text: `${url} ${headers['idempotency-key'] ?? ''} ${body}` };
    await watcher.calling(call);
    const answer = await fetch(`${gatewayOrigin}${url}`, {
      method,
      headers,
      redirect: 'manual',
      ...(method === 'GET' ? {} : { body }),
    });
    const answered = await answer.text();
    await watcher.answering(call);
    const type = answer.headers.get('content-type') ?? 'application/json';
    response.writeHead(answer.status, { 'content-type': type }).end(answered);
  }

  const server = createServer((request, response) => {
    // A killed service ends its connections in the middle.
    pass(request, response).catch(() => response.destroy());
  });
  // Longer than the service keeps its connections.
  server.keepAliveTimeout = 120_000;
  const origin = await listenLocally(server);
  return {
    origin,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
