/**
 * The program of a receiver process: the receiver on `node:http` over a database, at `/claim` and `/transactional`; and, where JOBS names lists
 * of jobs, at `/outboxed` and at `/inbox` (which handles in transactions), with their workers. A delivery whose header `x-die`
 * names a point kills it there. Environment: SHOP_DATA (address), LEASE_SECONDS, HANDLER_MS, JOBS, PORT.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createReceiver,
  EventName,
  outboxed,
  type Receiver,
  type ReceiverOptions,
  transactional,
} from '../../../../receiver-kit/src/index.ts';
import { shopCredential } from '../delivery.ts';
import { openReceiverData, type ReceiverData } from './data.ts';
import { killAt, killableJobs, killableStore } from './kill-points.ts';

const { SHOP_DATA = '', LEASE_SECONDS = '60', HANDLER_MS = '0', JOBS = '', PORT = '0' } = process.env;
let killPoint: string | undefined;
const at = killAt(() => killPoint);

type Common = Pick<ReceiverOptions, 'credentials' | 'leaseSeconds' | 'logger'>;

function receivers<Transaction>(data: ReceiverData<Transaction>): Readonly<Record<string, Receiver>> {
  const { store, credit } = data;
  const killable = killableStore(store, at);
  const common: Common = {
    credentials: [shopCredential],
    leaseSeconds: Number(LEASE_SECONDS),
    logger: () => undefined,
  };
  const handle = async (orderId: string, transaction: Transaction | null): Promise<void> => {
    await sleep(Number(HANDLER_MS));
    await credit(orderId, transaction);
    await at('mid-handler');
  };
  return {
    ...(JOBS === '' ? {} : workers(data, handle, common)),
    '/claim': createReceiver({
      ...common,
      store: killable,
      on: { [EventName.ORDER_SUCCEEDED]: ({ content }) => handle(content.order.order_id, null) },
    }),
    '/transactional': createReceiver({
      ...common,
      level: transactional({ store: killable }),
      on: {
        [EventName.ORDER_SUCCEEDED]: ({ content }, { transaction }) => handle(content.order.order_id, transaction),
      },
    }),
  };
}

/** The levels that go on after the answer. */
function workers<Transaction>(
  { store, credit, jobs }: ReceiverData<Transaction>,
  handle: (orderId: string, transaction: Transaction | null) => Promise<void>,
  common: Common,
): Readonly<Record<string, Receiver>> {
  const killable = killableStore(store, at);
  const retry = { retrySeconds: [1, 1, 1, 1], jobLeaseSeconds: Number(LEASE_SECONDS) };
  const level = outboxed({
    store: killable,
    jobs: killableJobs(jobs(`${JOBS}_out`), at),
    effects: {
      credit: async ({ orderId }: { orderId: string }, { key }) => {
        await at('before the effect');
        await credit(orderId, null);
        // What the other side sees of it: one key, however often it is carried out.
        await credit(`${orderId} ${key}`, null);
        await at('after the effect');
      },
    },
    ...retry,
  });
  const shops = {
    '/outboxed': createReceiver({
      ...common,
      level,
      on: {
        [EventName.ORDER_SUCCEEDED]: async ({ content }, { outbox }) => {
          outbox.add('credit', { orderId: content.order.order_id });
          await at('mid-handler');
        },
      },
    }),
    '/inbox': createReceiver({
      ...common,
      inbox: { jobs: killableJobs(jobs(`${JOBS}_in`), at), ...retry },
      level: transactional({ store: killable }),
      on: {
        [EventName.ORDER_SUCCEEDED]: ({ content }, { transaction }) => handle(content.order.order_id, transaction),
      },
    }),
  };
  for (const receiver of Object.values(shops)) {
    receiver.outbox?.start();
    receiver.inbox?.start();
  }
  return shops;
}

const shop = await openReceiverData(SHOP_DATA, receivers);
const server = createServer(async (request, response) => {
  const receiver = shop[request.url ?? ''];
  if (receiver === undefined) {
    response.writeHead(404).end();
    return;
  }
  const { 'x-die': die } = request.headers;
  if (typeof die === 'string') killPoint = die;
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
