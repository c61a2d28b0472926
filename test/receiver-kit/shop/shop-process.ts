/**
 * A shop as a process: the receiver on `node:http` over a database, at `/claim` and `/transactional`. A delivery whose
 * header `x-die` names a point kills it there. Environment: SHOP_DATA (address), LEASE_SECONDS, HANDLER_MS, PORT.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createReceiver, EventName, type Receiver, transactional } from '../../../receiver-kit/src/index.ts';
import { shopCredential } from '../delivery.ts';
import { dyingAt, mortalStore } from './dying-points.ts';
import { openShopData, type ShopData } from './shop-data.ts';

const { SHOP_DATA = '', LEASE_SECONDS = '60', HANDLER_MS = '0', PORT = '0' } = process.env;
let death: string | undefined;
const at = dyingAt(() => death);

function receivers<Transaction>({ store, credit }: ShopData<Transaction>): Readonly<Record<string, Receiver>> {
  const mortal = mortalStore(store, at);
  const common = { credentials: [shopCredential], leaseSeconds: Number(LEASE_SECONDS), logger: () => undefined };
  const handle = async (orderId: string, transaction: Transaction | null): Promise<void> => {
    await sleep(Number(HANDLER_MS));
    await credit(orderId, transaction);
    await at('mid-handler');
  };
  return {
    '/claim': createReceiver({
      ...common,
      store: mortal,
      on: { [EventName.ORDER_SUCCEEDED]: ({ content }) => handle(content.order.order_id, null) },
    }),
    '/transactional': createReceiver({
      ...common,
      level: transactional({ store: mortal }),
      on: {
        [EventName.ORDER_SUCCEEDED]: ({ content }, { transaction }) => handle(content.order.order_id, transaction),
      },
    }),
  };
}

const shop = await openShopData(SHOP_DATA, receivers);
const server = createServer(async (request, response) => {
  const receiver = shop[request.url ?? ''];
  if (receiver === undefined) {
    response.writeHead(404).end();
    return;
  }
  const { 'x-die': die } = request.headers;
  if (typeof die === 'string') death = die;
  const end = response.end.bind(response);
  response.end = (...answer: []) => {
    at('before the 200').then(() => end(...answer));
    return response;
  };
  await receiver.node()(request, response);
});
server.listen(Number(PORT), '127.0.0.1', () => {
  const address: AddressInfo | string | null = server.address();
  if (address !== null && typeof address !== 'string') console.log(`http://127.0.0.1:${address.port}`);
});
