/**
 * The merchant of the demo: an Express application with the receiver kit at /webhooks and a return page.
 * Its first webhook connection drops after the handler runs and before the answer.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import express, { type RequestHandler } from 'express';
import { createReceiver, EventName, memoryStore } from '../../receiver-kit/src/index.ts';
import { listenLocally } from '../ports.ts';

export interface ShopDeps {
  readonly credentials: { readonly username: string; readonly password: string };
  readonly responseKey: string;
}

/** A received webhook and its outcome. */
export interface Receipt {
  readonly eventId: string;
  readonly outcome: string;
  readonly answer: 'cut' | 'sent';
}

export interface Shop {
  readonly webhookUrl: string;
  readonly returnUrl: string;
  /** The webhooks so far. */
  readonly receipts: readonly Receipt[];
  /** The order of each handler run. */
  readonly handled: readonly string[];
  close(): Promise<void>;
}

/** Opens the shop on a free port. */
export async function openShop({ credentials, responseKey }: ShopDeps): Promise<Shop> {
  const receipts: Receipt[] = [];
  const handled: string[] = [];
  let answer: Receipt['answer'] = 'cut';

  const receiver = createReceiver({
    credentials: [credentials],
    store: memoryStore(),
    on: {
      [EventName.ORDER_SUCCEEDED]: async (event) => {
        handled.push(event.content.order.order_id);
      },
    },
    logger: ({ eventId = '', outcome }) => receipts.push({ eventId, outcome, answer }),
  });
  const cutFirstAnswer: RequestHandler = (req, res, next) => {
    if (answer === 'cut') {
      res.end = () => {
        answer = 'sent';
        req.socket.destroy();
        return res;
      };
    }
    next();
  };

  const app = express();
  app.use('/webhooks', cutFirstAnswer, receiver.express());
  app.get('/thanks', (req, res) => {
    const parameters = new URL(req.originalUrl, 'http://shop').searchParams;
    const verdict = isSignatureRight(parameters, responseKey) ? 'signature right' : 'signature wrong';
    res.type('text/plain').send(`${parameters.get('order_id')} ${parameters.get('status')} ${verdict}`);
  });

  const server = createServer(app);
  const origin = await listenLocally(server);
  return {
    webhookUrl: `${origin}/webhooks`,
    returnUrl: `${origin}/thanks`,
    receipts,
    handled,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const SIGNED_APART: readonly string[] = ['signature', 'signature_algorithm'];

/**
 * Whether the parameters of a return URL are signed with this response key, verified as a merchant does. Shares no code with the server on
 * purpose.
 */
export function isSignatureRight(parameters: URLSearchParams, responseKey: string): boolean {
  const pairs = [...parameters]
    .filter(([name]) => !SIGNED_APART.includes(name))
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  const right = createHmac('sha256', responseKey)
    .update(encodeURIComponent(pairs.join('&')))
    .digest();
  const given = Buffer.from(parameters.get('signature') ?? '', 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}
