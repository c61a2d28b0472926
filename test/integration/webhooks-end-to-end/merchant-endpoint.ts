/**
 * A merchant's server that receives webhooks: Express with the real receiver kit, on the loopback interface. Notes what
 * arrives and what its handlers were given; a test can have it fail in several ways.
 */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import express, { type RequestHandler } from 'express';
import {
  createReceiver,
  EventName,
  type HandlerContext,
  type Handlers,
  memoryStore,
  type OpenTelemetry,
  type ReceiptStore,
  type Receiver,
  type WebhookEvent,
} from '../../../receiver-kit/src/index.ts';
import { listenLocally } from '../../../scripts/ports.ts';
import { WEBHOOK_PASSWORD, WEBHOOK_USERNAME } from '../../support/service.ts';
import { webhookProblems } from '../../support/webhook-contract.ts';

export interface HandledEvent {
  readonly name: EventName;
  readonly id: string;
  readonly orderId: string;
  readonly status: string;
  /** The body as it came. */
  readonly text: string;
}

export interface MerchantEndpoint {
  readonly url: string;
  /** The headers of every request, in the order they came. */
  readonly requests: readonly IncomingHttpHeaders[];
  /** Every run of a handler. */
  readonly handled: readonly HandledEvent[];
  /** What is wrong, by the contract, with what arrived. */
  readonly problems: readonly string[];
  readonly receiver: Receiver;
  /** What is done to the next requests instead of answering them, one each. */
  readonly mishaps: Mishap[];
  /** The names of the handled events of an order, in the order they came. */
  namesOf(orderId: string): string[];
  close(): Promise<void>;
}

/** `cut`: the handler runs, then the connection is cut before the answer. A number: that status, and no handler runs. */
export type Mishap = 'cut' | number;

export interface EndpointOptions {
  readonly password?: string;
  readonly store?: ReceiptStore;
  readonly openTelemetry?: OpenTelemetry;
  /** Runs in each handler. */
  readonly onHandle?: (context: HandlerContext) => void;
}

function mishap(kind: Mishap): RequestHandler {
  return (req, res, next) => {
    if (typeof kind === 'number') {
      // The body is read first: a sender that is cut off while it sends sees no status.
      req.resume().once('end', () => res.status(kind).end());
      return;
    }
    res.end = () => {
      req.socket.destroy();
      return res;
    };
    next();
  };
}

export async function merchantEndpoint(options: EndpointOptions = {}): Promise<MerchantEndpoint> {
  const { password = WEBHOOK_PASSWORD, store = memoryStore({ warn: () => undefined }) } = options;
  const requests: IncomingHttpHeaders[] = [];
  const handled: HandledEvent[] = [];
  const problems: string[] = [];
  const mishaps: Mishap[] = [];

  const take = (event: WebhookEvent, context: HandlerContext): void => {
    const { rawBody } = context;
    options.onHandle?.(context);
    const { id, event_name: name, content } = event;
    const text = Buffer.from(rawBody).toString('utf8');
    if ('order' in content) {
      const { order_id: orderId, status } = content.order;
      handled.push({ name, id, orderId, status, text });
    }
    problems.push(...webhookProblems(requests.find((headers) => headers['webhook-id'] === id) ?? {}, text));
  };
  const on: Handlers = Object.fromEntries(Object.values(EventName).map((name) => [name, take]));
  const receiver = createReceiver({
    credentials: [{ username: WEBHOOK_USERNAME, password }],
    store,
    on,
    logger: () => undefined,
    ...(options.openTelemetry === undefined ? {} : { openTelemetry: options.openTelemetry }),
  });

  const app = express();
  app.use('/webhooks', (req, res, next) => {
    requests.push(req.headers);
    const planned = mishaps.shift();
    if (planned === undefined) next();
    else mishap(planned)(req, res, next);
  });
  app.use('/webhooks', receiver.express());
  const server = createServer(app);
  const origin = await listenLocally(server);

  return {
    url: `${origin}/webhooks`,
    requests,
    handled,
    problems,
    receiver,
    mishaps,
    namesOf: (orderId) => handled.filter((event) => event.orderId === orderId).map(({ name }) => name),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
