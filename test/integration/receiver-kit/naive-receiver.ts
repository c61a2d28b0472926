/**
 * A receiver as it is often written in an afternoon, for the doctor to find its faults. It works as long as all goes well.
 */
import express, { type Express } from 'express';
import { EventName } from '../../../generated/values.ts';
import { shopCredential } from '../../support/receiver-kit/delivery.ts';

/** Answers at `/webhooks`, and tells at `/effects/:order` how often an order was credited. */
export function naiveReceiver(): Express {
  const handled = new Set<string>();
  const credits = new Map<string, number>();
  const app = express();
  app.use(express.json({ type: '*/*', limit: '10mb' }));
  app.all('/webhooks', async (request, response) => {
    const encoded = request.headers.authorization?.split('Basic ')[1] ?? '';
    // The password has a colon in it, and the user name is not looked at.
    const [, ...password] = Buffer.from(encoded, 'base64').toString().split(':');
    if (password.join(':') !== shopCredential.password) {
      response.status(403).end();
      return;
    }
    const { id, event_name: name, content } = request.body;
    if (name !== EventName.ORDER_SUCCEEDED) {
      response.status(400).end();
      return;
    }
    if (!handled.has(id)) {
      const { order_id: orderId } = content.order;
      const before = credits.get(orderId) ?? 0;
      // What a database would take, between looking and writing.
      await new Promise((resolve) => setTimeout(resolve, 20));
      credits.set(orderId, Math.max(before, credits.get(orderId) ?? 0) + 1);
      handled.add(id);
    }
    response.json({ received: true });
  });
  app.get('/effects/:order', (request, response) => {
    response.send(String(credits.get(request.params.order) ?? 0));
  });
  return app;
}
