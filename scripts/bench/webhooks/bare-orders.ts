/**
 * What an order with a webhook takes at least on this machine: `bare-orders.ts <MongoDB URI> <webhook URL>` answers a POST after one
 * durable insert and then posts an event with undici, with no rules and no bookkeeping. Prints its base URL on standard error; ends with SIGTERM.
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Pool } from 'undici';
import { EventName } from '../../../generated/values.ts';
import { exampleEvent } from '../../../server/delivery/admin/test-delivery.ts';
import { connectMongo } from '../../../server/storage/mongo/client.ts';
import { portOf } from '../../ports.ts';

const [, , uri = '', webhookUrl = ''] = process.argv;
const { db } = await connectMongo(uri);
// As large as the service's own.
const orders = db.collection<{ _id: string; event: string }>('bare_orders');
const url = new URL(webhookUrl);
const merchant = new Pool(url.origin, { connections: 64 });
const headers = { 'content-type': 'application/json' };

async function notify(orderId: string, event: string): Promise<void> {
  const body = event.replace(/"order_id":"[^"]*"/, `"order_id":"${orderId}"`);
  const sent = { method: 'POST', path: url.pathname, headers: { ...headers, 'webhook-id': orderId }, body } as const;
  await (await merchant.request(sent)).body.dump();
}

const server = createServer(async (request, response) => {
  const orderId = new URLSearchParams(await text(request)).get('order_id') ?? '';
  const event = exampleEvent(EventName.ORDER_CREATED, orderId, new Date());
  await orders.insertOne({ _id: orderId, event });
  response.end(event);
  await notify(orderId, event);
});
server.listen(0, '127.0.0.1', () => console.error(`The bare server is ready at http://127.0.0.1:${portOf(server)}`));
process.once('SIGTERM', () => process.exit(0));
