import { describe, expect, it } from 'vitest';
import {
  backfill,
  createReceiver,
  memoryJobs,
  memoryStore,
  outboxed,
  reconcile,
  transactional,
} from '../../../receiver-kit/src/index.ts';
import { exampleEvent, fakeSender, testClock } from '../../../receiver-kit/src/testing/index.ts';

const credentials = { username: 'shop', password: 'secret' };

function common() {
  const clock = testClock();
  const alarms: string[] = [];
  return {
    clock,
    alarms,
    options: {
      credentials: [credentials],
      clock,
      wait: clock.wait,
      logger: () => undefined,
      onAlarm: ({ code }: { readonly code: string }) => void alarms.push(code),
    },
  };
}

describe('an inbox', () => {
  it('answers at once and handles later, once', async () => {
    const { clock, options } = common();
    const handled: string[] = [];
    const receiver = createReceiver({
      ...options,
      store: memoryStore(),
      inbox: { jobs: memoryJobs() },
      on: { ORDER_SUCCEEDED: (event) => void handled.push(event.id) },
    });
    const sender = fakeSender({ to: receiver, credentials, clock });
    const [answers] = await sender.sendAll([exampleEvent()], { copies: 3 });
    expect(answers?.map(({ body }) => JSON.parse(body).outcome)).toEqual(['accepted', 'duplicate', 'duplicate']);
    expect(handled).toEqual([]);
    expect(await receiver.inbox?.work()).toBe(1);
    expect(handled).toEqual(['evt_example']);
  });

  it('buries a poison event, leaves the others alone, and replays it', async () => {
    const { clock, alarms, options } = common();
    const handled: string[] = [];
    const poison = new Set(['evt_poison']);
    const receiver = createReceiver({
      ...options,
      store: memoryStore(),
      inbox: { jobs: memoryJobs(), retrySeconds: [5, 15] },
      on: {
        ORDER_SUCCEEDED: (event) => {
          if (poison.has(event.id)) throw new Error('no such order');
          handled.push(event.id);
        },
      },
    });
    const sender = fakeSender({ to: receiver, credentials, clock });
    await sender.sendAll([exampleEvent({ id: 'evt_poison' }), exampleEvent({ id: 'evt_good' })]);
    for (let round = 0; round < 4; round += 1) {
      await receiver.inbox?.work();
      clock.advance(20_000);
    }
    expect(handled).toEqual(['evt_good']);
    expect(alarms).toEqual(['ERR_DEAD_LETTER']);
    expect(await receiver.inbox?.deadLetters()).toEqual([
      expect.objectContaining({ id: 'evt_poison', attempt: 3, error: 'no such order' }),
    ]);
    poison.clear();
    expect(await receiver.inbox?.replay()).toBe(1);
    await receiver.inbox?.work();
    expect(handled).toEqual(['evt_good', 'evt_poison']);
  });
});

it('outboxed: decides once, and carries out until it succeeds, under one key', async () => {
  const { clock, options } = common();
  const calls: string[] = [];
  const receiver = createReceiver({
    ...options,
    level: outboxed({
      store: memoryStore(),
      jobs: memoryJobs(),
      effects: {
        ship: (parcel: { readonly orderId: string }, { key, attempt }) => {
          calls.push(`${parcel.orderId} ${key} ${attempt}`);
          if (attempt === 1) throw new Error('the warehouse is closed');
        },
      },
    }),
    on: { ORDER_SUCCEEDED: (event, { outbox }) => outbox.add('ship', { orderId: event.content.order.order_id }) },
  });
  await fakeSender({ to: receiver, credentials, clock }).sendAll([exampleEvent()], { copies: 5 });
  await receiver.outbox?.work();
  clock.advance(5_000);
  await receiver.outbox?.work();
  expect(calls).toEqual(['ORD9001 evt_example.0 1', 'ORD9001 evt_example.0 2']);
  expect(await receiver.outbox?.count()).toEqual({ open: 0, buried: 0 });
});

it.each(['prepare', 'addWithin'])(
  'outboxed: a %s of the outbox that fails is the store away, not the handler',
  async (call) => {
    const { clock, options } = common();
    const away = async (): Promise<never> => {
      throw new Error('away');
    };
    const receiver = createReceiver({
      ...options,
      level: outboxed({ store: memoryStore(), jobs: { ...memoryJobs(), [call]: away }, effects: {} }),
      on: { ORDER_SUCCEEDED: () => undefined },
    });
    expect((await fakeSender({ to: receiver, credentials, clock }).send(exampleEvent())).status).toBe(503);
  },
);

it('transactional: a handler that throws is 500, leaves nothing, and the retry has its effect', async () => {
  const { clock, options } = common();
  let credit = 0;
  let runs = 0;
  const receiver = createReceiver({
    ...options,
    level: transactional({ store: memoryStore() }),
    on: {
      ORDER_SUCCEEDED: (_event, { transaction }) => {
        runs += 1;
        transaction.onCommit(() => {
          credit += 1;
        });
        if (runs === 1) throw new Error('not yet');
      },
    },
  });
  const sender = fakeSender({ to: receiver, credentials, clock });
  // Once: an example has the time of its making, and another second would be another body.
  const event = exampleEvent();
  expect((await sender.deliver(event)).map(({ status }) => status)).toEqual([500, 200]);
  expect(await sender.send(event)).toMatchObject({ status: 200 });
  expect([credit, runs]).toEqual([1, 2]);
});

describe('asking the service', () => {
  const { order } = exampleEvent().content;

  it('reconcile tells whether the order still stands as the event says', async () => {
    const { clock, options } = common();
    const seen: boolean[] = [];
    let refunded = false;
    const client = {
      getOrder: async () => ({
        status: 200,
        body: { ...Object(order), status: refunded ? 'AUTO_REFUNDED' : 'CHARGED' },
      }),
    };
    const receiver = createReceiver({
      ...options,
      store: memoryStore(),
      on: { ORDER_SUCCEEDED: async (event) => void seen.push((await reconcile(client, event)).agrees) },
    });
    const sender = fakeSender({ to: receiver, credentials, clock });
    await sender.send(exampleEvent({ id: 'evt_1' }));
    refunded = true;
    await sender.send(exampleEvent({ id: 'evt_2' }));
    expect(seen).toEqual([true, false]);
  });

  it('backfill handles what never arrived, and nothing twice', async () => {
    const { clock, options } = common();
    const handled: string[] = [];
    const receiver = createReceiver({
      ...options,
      store: memoryStore(),
      on: { ORDER_SUCCEEDED: (event) => void handled.push(event.id) },
    });
    const events = ['evt_1', 'evt_2', 'evt_3'].map((id) => exampleEvent({ id }));
    const client = {
      listEvents: async ({ query: { after = 0, limit = 100 } }: { query: { after?: number; limit?: number } }) => {
        const page = events.slice(after, after + limit).map((event, index) => ({ sequence: after + index + 1, event }));
        return {
          status: 200,
          body: { events: page, next: after + page.length, has_more: after + limit < events.length },
        };
      },
    };
    await fakeSender({ to: receiver, credentials, clock }).send(exampleEvent({ id: 'evt_2' }));
    const progress: number[] = [];
    const onProgress = (next: number) => void progress.push(next);
    const result = await backfill({ client, receiver, after: 0, pageSize: 2, onProgress });
    expect(result).toEqual({ next: 3, outcomes: { handled: 2, duplicate: 1 }, failures: [] });
    expect(progress).toEqual([2, 3]);
    expect(handled).toEqual(['evt_2', 'evt_1', 'evt_3']);
  });

  it('backfill goes on after an event that fails, reports it, and begins with it next time', async () => {
    const { options } = common();
    const handled: string[] = [];
    let isMended = false;
    const receiver = createReceiver({
      ...options,
      store: memoryStore(),
      on: {
        ORDER_SUCCEEDED: ({ id }) => {
          if (id === 'evt_2' && !isMended) throw new Error('poison');
          handled.push(id);
        },
      },
    });
    const asked: unknown[] = [];
    const client = {
      listEvents: async ({ query }: { query: { after?: number; limit?: number } }) => {
        asked.push(query.limit);
        const { after = 0 } = query;
        const all = [1, 2, 3].map((sequence) => ({ sequence, event: exampleEvent({ id: `evt_${sequence}` }) }));
        const events = all.filter(({ sequence }) => sequence > after).slice(0, 2);
        const next = events.at(-1)?.sequence ?? after;
        return { status: 200, body: { events, next, has_more: next < 3 } };
      },
    };
    const progress: number[] = [];
    const onProgress = (next: number) => void progress.push(next);
    const first = await backfill({ client, receiver, after: 0, pageSize: 500, onProgress });
    expect(first).toMatchObject({
      next: 1,
      outcomes: { handled: 2 },
      failures: [{ sequence: 2, eventId: 'evt_2', code: 'ERR_HANDLER_FAILED' }],
    });
    expect([progress, asked]).toEqual([
      [1, 1],
      [100, 100],
    ]);
    isMended = true;
    const second = await backfill({ client, receiver, after: first.next });
    expect(second).toEqual({ next: 3, outcomes: { handled: 1, duplicate: 1 }, failures: [] });
    expect(handled).toEqual(['evt_1', 'evt_3', 'evt_2']);
  });
});
