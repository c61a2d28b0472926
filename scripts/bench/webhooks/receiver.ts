/** The merchants of the bench: one server behind many loopback addresses, some of which never answer. Notes when what came. */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { portOf } from '../../ports.ts';

export interface BenchReceiver {
  /** The address of the n-th endpoint. */
  urlOf(endpoint: number): string;
  /** An endpoint that takes requests and answers none. */
  readonly hangingUrl: string;
  /** When each event was first received, by its id; on the clock of `performance.now()`. */
  readonly received: Map<string, number>;
  /** When the event of an order was first received, by the order's id. */
  readonly orders: Map<string, number>;
  /** Whether bodies are read for their order. */
  mode: 'count' | 'read';
  close(): Promise<void>;
}

const HANGING = '127.0.3.1';

export async function startReceiver(): Promise<BenchReceiver> {
  const received = new Map<string, number>();
  const orders = new Map<string, number>();
  let mode: BenchReceiver['mode'] = 'count';
  const server = createServer(async (request, response) => {
    const arrived = performance.now();
    const body = await buffer(request);
    if (request.socket.localAddress?.endsWith(HANGING) === true) return;
    const id = String(request.headers['webhook-id']);
    if (!received.has(id)) received.set(id, arrived);
    if (mode === 'read') {
      const orderId = /"order_id":"([^"]+)"/.exec(body.toString('utf8'))?.[1] ?? '';
      if (!orders.has(orderId)) orders.set(orderId, arrived);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const port = portOf(server);
  return {
    urlOf: (endpoint) => `http://127.0.2.${endpoint + 1}:${port}/webhooks`,
    hangingUrl: `http://${HANGING}:${port}/webhooks`,
    received,
    orders,
    get mode() {
      return mode;
    },
    set mode(next) {
      mode = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
