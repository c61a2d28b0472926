/**
 * Resending by hand: which events are chosen, when each is sent, and how it is marked.
 */
import { type Document, MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { createDeliveryAdmin } from '../../../server/delivery/admin/delivery-admin.ts';
import { FailureClass } from '../../../server/delivery/queue/delivery.ts';
import { DELIVERIES } from '../../../server/delivery/queue/delivery-store.ts';
import { Step } from '../../../server/delivery/queue/worker-ports.ts';
import {
  type Answer,
  acknowledge,
  answerWith,
  httpEndpoint,
  type TestEndpoint,
} from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

let fixtures: Fixtures;
let shop: TestEndpoint;
let answer: Answer;

beforeEach(async () => {
  answer = answerWith(500);
  [fixtures, shop] = await Promise.all([createFixtures('sent again'), httpEndpoint((...given) => answer(...given))]);
  fixtures.configure({ url: shop.origin });
});
afterEach(async () => {
  await fixtures.close();
  await shop.close();
});

/** The events sent, and the replay header of each. */
const sent = () => shop.received.map(({ headers }) => [headers['webhook-id'], headers['x-svc-replay']]);

describe('what is chosen by how it failed', () => {
  const byFailure = { kind: 'failure', failure: FailureClass.SERVER_ERROR } as const;
  const chosen = async () => {
    const count = await fixtures.admin.countReplay(MERCHANT, byFailure);
    expect(await fixtures.admin.replay(MERCHANT, byFailure)).toBe(count);
    return count;
  };

  it('is open: to be sent for the first time, or again', async () => {
    await fixtures.raise({ orderId: 'failing' });
    const [again = ''] = await fixtures.raise({ orderId: 'again' });
    answer = (response, { body }) => response.writeHead(body.includes('failing') ? 500 : 200).end();
    await fixtures.worker().runOnce();
    expect(await chosen()).toBe(1);
    answer = answerWith(500);
    await fixtures.admin.resend(MERCHANT, again);
    await fixtures.worker().runOnce();
    expect(await chosen()).toBe(2);
  });

  it('was not stopped', async () => {
    const [id = ''] = await fixtures.raise({ orderId: 'stopped' });
    await fixtures.worker().runOnce();
    await fixtures.admin.stop(MERCHANT, id);
    expect(await chosen()).toBe(0);
    expect((await fixtures.report('stopped')).state).toBe('STOPPED');
  });

  it('was not stopped while its attempt was under way', async () => {
    const [id = ''] = await fixtures.raise({ orderId: 'stopped' });
    await fixtures.worker().runOnce();
    fixtures.runtime.advance(10_000);
    const checkpoint = async (step: Step) => {
      if (step === Step.ANSWERED) await fixtures.admin.stop(MERCHANT, id);
    };
    await fixtures.worker({ checkpoint }).runOnce();
    expect((await fixtures.report('stopped')).state).toBe('STOPPED');
    expect(await fixtures.delivery(id)).not.toHaveProperty('failure');
    expect(await chosen()).toBe(0);
  });

  it('was not stopped with a worker that is dead', async () => {
    const [id = ''] = await fixtures.raise({ orderId: 'stopped' });
    await fixtures.worker().runOnce();
    fixtures.runtime.advance(10_000);
    const checkpoint = async (step: Step) => {
      if (step !== Step.CLAIMED) return;
      await fixtures.admin.stop(MERCHANT, id);
      throw new Error('it dies here');
    };
    await fixtures.worker({ checkpoint }).runOnce();
    fixtures.runtime.advance(60_000);
    expect((await fixtures.report('stopped')).state).toBe('STOPPED');
    expect(await chosen()).toBe(0);
  });

  it('was not acknowledged since, though it was sent again after that and then stopped', async () => {
    answer = acknowledge;
    const [id = ''] = await fixtures.raise({ orderId: 'told' });
    await fixtures.worker().runOnce();
    answer = answerWith(500);
    await fixtures.admin.resend(MERCHANT, id);
    await fixtures.worker().runOnce();
    await fixtures.admin.stop(MERCHANT, id);
    expect(await chosen()).toBe(0);
    expect((await fixtures.report('told')).state).toBe('NOTIFIED');
  });

  it('is not what was stopped before such events lost their failure', async () => {
    const [id = ''] = await fixtures.raise({ orderId: 'old' });
    await fixtures.worker().runOnce();
    await fixtures.admin.stop(MERCHANT, id);
    await fixtures.db.collection('webhook_deliveries').updateMany({}, { $set: { failure: FailureClass.SERVER_ERROR } });
    expect(await chosen()).toBe(0);
  });
});

it('what nobody knows the end of is chosen as such', async () => {
  await fixtures.raise({ orderId: 'unknown' });
  const checkpoint = async (step: Step) => {
    if (step === Step.ANSWERED) throw new Error('killed');
  };
  await fixtures.worker({ checkpoint }).runOnce();
  fixtures.configure({ url: null });
  fixtures.runtime.advance(16_000);
  // Takes it over, but has no address to send it to.
  await fixtures.worker().runOnce();
  const unknown = { kind: 'failure', failure: FailureClass.UNKNOWN } as const;
  expect((await fixtures.report('unknown')).attempts).toMatchObject([unknown.failure].map((failure) => ({ failure })));
  expect(await fixtures.admin.countReplay(MERCHANT, unknown)).toBe(1);
});

it('a 200 whose order could not be marked is marked once the event is sent again', async () => {
  const [id = ''] = await fixtures.raise({ orderId: 'told' });
  answer = acknowledge;
  await fixtures.whileMarksFail(() => fixtures.worker().runOnce());
  expect((await fixtures.order('told'))?.unacked).toEqual([id]);
  fixtures.runtime.advance(16_000);
  expect(await fixtures.admin.resend(MERCHANT, id)).toMatchObject({ notified: true });
  expect((await fixtures.order('told'))?.unacked).toEqual([]);
});

describe('a replay of a span of time', () => {
  const everything = { kind: 'time', from: new Date(0), to: new Date('2100-01-01T00:00:00Z') } as const;

  it('leaves what is due sooner as it is, and calls it no replay', async () => {
    answer = acknowledge;
    const worker = fixtures.worker();
    for (let index = 0; index < 30; index += 1) await fixtures.raise({ orderId: `told-${index}` });
    await worker.runOnce();
    fixtures.runtime.advance(1_000);
    const [fresh = ''] = await fixtures.raise({ orderId: 'fresh' });
    await fixtures.worker({ settings: { held: 0 } }).runOnce();
    const before = await fixtures.delivery(fresh);
    expect(await fixtures.admin.replay(MERCHANT, everything)).toBe(31);
    expect(await fixtures.delivery(fresh)).toEqual(before);
    shop.received.length = 0;
    await worker.runOnce();
    expect(sent().at(-1)).toEqual([fresh, undefined]);
  });

  it('has what failed tried before its time, in its turn, as the next step of its schedule', async () => {
    const [first = '', second = ''] = [
      ...(await fixtures.raise({ orderId: 'one' })),
      ...(await fixtures.raise({ orderId: 'two' })),
    ];
    await fixtures.worker().runOnce();
    const now = fixtures.runtime.clock.now().getTime();
    await fixtures.admin.replay(MERCHANT, everything);
    const dueIn = async (id: string) => ((await fixtures.delivery(id))?.dueAt?.getTime() ?? 0) - now;
    expect([await dueIn(first), await dueIn(second)]).toEqual([0, 10]);
    fixtures.runtime.advance(10);
    await fixtures.worker().runOnce();
    // After the second failure: 15 s, plus or minus a fifth.
    expect(await dueIn(first)).toBeGreaterThanOrEqual(12_000);
    expect(sent().filter(([, replay]) => replay !== undefined)).toEqual([]);
  });

  it('reads what happened in that time, and nothing else of the merchant', async () => {
    answer = acknowledge;
    for (let index = 0; index < 20; index += 1) await fixtures.raise({ orderId: `before-${index}` });
    fixtures.runtime.advance(60_000);
    const from = fixtures.runtime.clock.now();
    for (let index = 0; index < 3; index += 1) await fixtures.raise({ orderId: `within-${index}` });
    const to = new Date(from.getTime() + 1);
    fixtures.runtime.advance(60_000);
    for (let index = 0; index < 20; index += 1) await fixtures.raise({ orderId: `after-${index}` });
    await fixtures.worker().runOnce();

    const client = await MongoClient.connect(fixtures.uri, { monitorCommands: true });
    const asked: Document[] = [];
    client.on('commandStarted', ({ command: { find, filter, sort, hint, aggregate, pipeline } }) => {
      if (find === DELIVERIES && sort !== undefined)
        asked.push({ find, filter, sort, ...(hint === undefined ? {} : { hint }) });
      if (aggregate === DELIVERIES)
        asked.push({ aggregate, pipeline, cursor: {}, ...(hint === undefined ? {} : { hint }) });
    });
    const admin = createDeliveryAdmin({
      db: client.db(fixtures.db.databaseName),
      clock: fixtures.runtime.clock,
      notify: () => undefined,
    });
    expect(await admin.countReplay(MERCHANT, { kind: 'time', from, to })).toBe(3);
    expect(await admin.replay(MERCHANT, { kind: 'time', from, to })).toBe(3);
    await client.close();
    expect(asked).toHaveLength(2);
    for (const explain of asked) {
      const plan = JSON.stringify(await fixtures.db.command({ explain, verbosity: 'executionStats' }));
      expect(plan).toContain('"totalDocsExamined":3');
    }
  });

  it('leaves what waits for an address waiting', async () => {
    fixtures.configure({ url: null });
    const [id = ''] = await fixtures.raise({ orderId: 'homeless' });
    await fixtures.worker().runOnce();
    await fixtures.admin.replay(MERCHANT, everything);
    expect((await fixtures.report('homeless')).state).toBe('WAITING_FOR_URL');
    expect(await fixtures.delivery(id)).not.toHaveProperty('dueAt');
  });
});

describe('where events go in order', () => {
  const names = [EventName.ORDER_CREATED, EventName.TXN_CHARGED, EventName.ORDER_SUCCEEDED];
  const states = async () => (await fixtures.admin.deliveriesOfOrder(MERCHANT, 'one')).map(({ state }) => state);

  it.each(['a replay of the order', 'each sent again'] as const)('%s lets none overtake another', async (how) => {
    fixtures.configure({ ordered: true });
    const [first = '', ...others] = await fixtures.raise({ orderId: 'one', names });
    const worker = fixtures.worker();
    await worker.runOnce();
    if (how === 'each sent again') for (const id of [first, ...others]) await fixtures.admin.resend(MERCHANT, id);
    else await fixtures.admin.replay(MERCHANT, { kind: 'order', orderId: 'one' });
    fixtures.runtime.advance(1_000);
    answer = (response, { headers }) => response.writeHead(headers['webhook-id'] === first ? 500 : 200).end();
    await worker.runOnce();
    expect(await states()).toEqual(['PENDING', 'HELD', 'HELD']);
    answer = acknowledge;
    fixtures.runtime.advance(60_000);
    await worker.runOnce();
    expect(sent()).toEqual([first, first, first, ...others].map((id) => [id, undefined]));
  });

  it('what was stopped and is sent again goes before those of its order that are open, and is not held by those that are over', async () => {
    fixtures.configure({ ordered: true });
    const [first = '', second = ''] = await fixtures.raise({ orderId: 'one', names: names.slice(0, 2) });
    const worker = fixtures.worker();
    await worker.runOnce();
    await fixtures.admin.stop(MERCHANT, first);
    await worker.runOnce();
    await fixtures.admin.resend(MERCHANT, first);
    fixtures.runtime.advance(60_000);
    await worker.runOnce();
    expect(await states()).toEqual(['PENDING', 'HELD']);
    answer = acknowledge;
    fixtures.runtime.advance(60_000);
    await worker.runOnce();
    expect(sent().slice(-2)).toEqual([
      [first, 'true'],
      [second, undefined],
    ]);
    // A replay of an acknowledged event need not keep the order.
    answer = (response, { headers }) => response.writeHead(headers['webhook-id'] === first ? 500 : 200).end();
    await fixtures.admin.replay(MERCHANT, { kind: 'order', orderId: 'one' });
    fixtures.runtime.advance(1_000);
    await worker.runOnce();
    expect(sent().slice(-2)).toEqual([
      [first, 'true'],
      [second, 'true'],
    ]);
    expect(await states()).toEqual(['PENDING', 'NOTIFIED']);
  });
});

describe('the retry schedule', () => {
  it.each(['stopped', 'acknowledged'] as const)('begins anew for what was %s and is sent again', async (ended) => {
    const [id = ''] = await fixtures.raise({ orderId: 'late' });
    const worker = fixtures.worker();
    for (let attempt = 0; attempt < 14; attempt += 1) {
      await worker.runOnce();
      fixtures.runtime.advance(8 * 3_600_000);
    }
    if (ended === 'stopped') await fixtures.admin.stop(MERCHANT, id);
    else answer = acknowledge;
    await worker.runOnce();
    answer = answerWith(500);
    // The endpoint's health record is separate.
    await fixtures.admin.moved(MERCHANT);
    await fixtures.admin.resend(MERCHANT, id);
    await worker.runOnce();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { nextAttemptAt } = await fixtures.report('late');
      waits.push((nextAttemptAt?.getTime() ?? 0) - fixtures.runtime.clock.now().getTime());
      fixtures.runtime.advance(60_000);
      await worker.runOnce();
    }
    expect(waits[0]).toBeLessThanOrEqual(6_000);
    expect(waits[1]).toBeGreaterThanOrEqual(12_000);
    expect(waits[1]).toBeLessThanOrEqual(18_000);
    expect((await fixtures.report('late')).attemptCount).toBe(ended === 'stopped' ? 17 : 18);
  });
});
