/** A store that does not answer: the sender gets a 503 when the store's time is over, and nothing is run later. */
import { expect, it } from 'vitest';
import {
  createReceiver,
  memoryJobs,
  memoryStore,
  type Receiver,
  type ReceiverOptions,
  transactional,
} from '../../../receiver-kit/src/index.ts';
import { anEvent, deliveryOf, shopCredential } from '../../support/receiver-kit/delivery.ts';

const hang = () => new Promise<never>(() => undefined);

function atOnce() {
  const asked: number[] = [];
  const runs: string[] = [];
  const common = {
    credentials: [shopCredential],
    logger: () => undefined,
    storeSeconds: 3,
    timer: (milliseconds: number, call: () => void) => {
      asked.push(milliseconds);
      const handle = setTimeout(call, 20);
      return () => clearTimeout(handle);
    },
    on: { ORDER_SUCCEEDED: (event: { id: string }) => void runs.push(event.id) },
  } satisfies Partial<ReceiverOptions>;
  const answer = async (receiver: Receiver) => (await receiver.receive(deliveryOf(anEvent()))).status;
  return { asked, runs, common, answer };
}

it.each(['claim', 'complete'])('a %s that never answers is 503', async (call) => {
  const { asked, common, answer } = atOnce();
  expect(await answer(createReceiver({ ...common, store: { ...memoryStore(), [call]: hang } }))).toBe(503);
  expect(new Set(asked)).toEqual(new Set([3_000]));
});

it('a claim that comes too late is given back', async () => {
  const { common, runs, answer } = atOnce();
  const store = memoryStore();
  let isSlow = true;
  const slow = {
    ...store,
    claim: async (request: Parameters<typeof store.claim>[0]) => {
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, 60));
      return store.claim(request);
    },
  };
  const receiver = createReceiver({ ...common, store: slow });
  expect(await answer(receiver)).toBe(503);
  await new Promise((resolve) => setTimeout(resolve, 100));
  isSlow = false;
  expect([await answer(receiver), runs]).toEqual([200, ['evt_0001']]);
});

it('a transaction or an inbox that never answers is 503', async () => {
  const { common, runs, answer } = atOnce();
  const level = transactional({ store: { ...memoryStore(), transact: hang } });
  expect(await answer(createReceiver({ ...common, level }))).toBe(503);
  const inbox = { jobs: { ...memoryJobs(), add: hang } };
  expect(await answer(createReceiver({ ...common, store: memoryStore(), inbox }))).toBe(503);
  expect(runs).toEqual([]);
});

it('the handler takes the time that it needs', async () => {
  const { common, answer } = atOnce();
  const on = { ORDER_SUCCEEDED: () => new Promise<void>((resolve) => setTimeout(resolve, 80)) };
  expect(await answer(createReceiver({ ...common, on, level: transactional({ store: memoryStore() }) }))).toBe(200);
});
