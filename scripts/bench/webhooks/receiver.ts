/** The merchants of the bench: one server behind many loopback addresses, some of which never answer. Notes when what came. */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { portOf } from '../../ports.ts';

/** A request that was answered. */
export interface Receipt {
  readonly eventId: string;
  /** The IP addresses of the endpoint and of the sender. */
  readonly endpoint: string;
  readonly sender: string;
  /** On the clock of `performance.now()`. */
  readonly at: number;
}

export interface BenchReceiver {
  /** The address of the n-th endpoint, below 65,536. */
  urlOf(endpoint: number): string;
  /** The n-th of the endpoints that take requests and answer none. */
  hangingUrlOf(endpoint: number): string;
  /** When each event was first received, by its id; on the clock of `performance.now()`. */
  readonly received: Map<string, number>;
  /** When the event of an order was first received, by the order's id. */
  readonly orders: Map<string, number>;
  /** Whether bodies are read for their order. */
  mode: 'count' | 'read';
  /** Gets every request that is answered, those of events that came before too. */
  watch: (receipt: Receipt) => void;
  close(): Promise<void>;
}

/** The beginnings of the addresses of the endpoints that answer, and of those that do not. */
const ANSWERING = '127.2';
const HANGING = '127.3';

const addressOf = (beginning: string, endpoint: number) => `${beginning}.${endpoint >> 8}.${endpoint & 255}`;

export async function startReceiver(): Promise<BenchReceiver> {
  const received = new Map<string, number>();
  const orders = new Map<string, number>();
  let mode: BenchReceiver['mode'] = 'count';
  let watch: BenchReceiver['watch'] = () => undefined;
  const server = createServer(async (request, response) => {
    const arrived = performance.now();
    // A killed sender leaves an incomplete request.
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    const { localAddress = '', remoteAddress = '' } = request.socket;
    if (localAddress.startsWith(`${HANGING}.`)) return;
    const id = String(request.headers['webhook-id']);
    if (!received.has(id)) received.set(id, arrived);
    watch({ eventId: id, endpoint: localAddress, sender: remoteAddress, at: arrived });
    if (mode === 'read') {
      const orderId = /"order_id":"([^"]+)"/.exec(body.toString('utf8'))?.[1] ?? '';
      if (!orders.has(orderId)) orders.set(orderId, arrived);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const port = portOf(server);
  return {
    urlOf: (endpoint) => `http://${addressOf(ANSWERING, endpoint)}:${port}/webhooks`,
    hangingUrlOf: (endpoint) => `http://${addressOf(HANGING, endpoint)}:${port}/webhooks`,
    received,
    orders,
    get mode() {
      return mode;
    },
    set mode(next) {
      mode = next;
    },
    get watch() {
      return watch;
    },
    set watch(next) {
      watch = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
