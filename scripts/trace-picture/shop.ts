/** The merchant of the picture: a shop with the receiver kit, which reads the order from the service before it ships. */
import { createServer } from 'node:http';
import express from 'express';
import { createReceiver, EventName, memoryStore } from '../../receiver-kit/src/index.ts';
import type { Demo } from '../../server/compose/demo/demo-file.ts';
import { listenLocally } from '../ports.ts';
import type { MerchantTelemetry } from './telemetry.ts';

export interface TracedShop {
  readonly webhookUrl: string;
  readonly returnUrl: string;
  /** The ids of the orders whose event was handled. */
  readonly handled: readonly string[];
  close(): Promise<void>;
}

export async function openTracedShop(demo: Demo, { openTelemetry }: MerchantTelemetry): Promise<TracedShop> {
  const { baseUrl, merchantId, apiKey } = demo;
  const credentials = Buffer.from(`${apiKey}:`).toString('base64');
  const handled: string[] = [];

  /** The trace goes on to the service, as an application with an instrumented `fetch` has it. */
  async function readOrder(orderId: string): Promise<void> {
    const { traceId = '', spanId = '' } = openTelemetry.trace.getActiveSpan()?.spanContext() ?? {};
    const traceparent = `00-${traceId}-${spanId}-01`;
    const headers = { authorization: `Basic ${credentials}`, 'x-merchantid': merchantId, traceparent };
    const answer = await fetch(`${baseUrl}/orders/${orderId}`, { headers });
    if (!answer.ok) throw new Error(`GET /orders/{order_id}: ${answer.status}`);
    await answer.arrayBuffer();
  }

  const receiver = createReceiver({
    credentials: [{ username: demo.webhookUsername, password: demo.webhookPassword }],
    store: memoryStore(),
    openTelemetry,
    on: {
      [EventName.ORDER_SUCCEEDED]: async (event) => {
        const { order_id: orderId } = event.content.order;
        await readOrder(orderId);
        handled.push(orderId);
      },
    },
    logger: () => undefined,
  });
  const app = express();
  app.use('/webhooks', receiver.express());
  app.get('/thanks', (_req, res) => {
    res.type('text/html').send('<h1>Thank you</h1>');
  });
  const server = createServer(app);
  const origin = await listenLocally(server);
  return {
    webhookUrl: `${origin}/webhooks`,
    returnUrl: `${origin}/thanks`,
    handled,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
