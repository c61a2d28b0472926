/** Sending again, by hand: which events are chosen, when each goes out, and what it is called then. */
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
import { MERCHANT, type Stage, setStage } from './support/stage.ts';

let stage: Stage;
let shop: TestEndpoint;
let answer: Answer;

beforeEach(async () => {
  answer = answerWith(500);
  [stage, shop] = await Promise.all([setStage('sent again'), httpEndpoint((...given) => answer(...given))]);
  stage.configure({ url: shop.origin });
});
afterEach(async () => {
  await stage.close();
  await shop.close();
});

/** Which events were sent, and what each said of being a replay. */
const sent = () => shop.received.map(({ headers }) => [headers['webhook-id'], headers['x-svc-replay']]);

describe('what is chosen by how it failed', () => {
  const byFailure = { kind: 'failure', failure: FailureClass.SERVER_ERROR } as const;
  const chosen = async () => {
    const count = await stage.desk.countReplay(MERCHANT, byFailure);
    expect(await stage.desk.replay(MERCHANT, byFailure)).toBe(count);
    return count;
  };

  it('is open: to be sent for the first time, or again', async () => {
    await stage.raise({ orderId: 'failing' });
    const [again = ''] = await stage.raise({ orderId: 'again' });
    answer = (response, { body }) => response.writeHead(body.includes('failing') ? 500 : 200).end();
    await stage.worker().runOnce();
    expect(await chosen()).toBe(1);
    answer = answerWith(500);
    await stage.desk.resend(MERCHANT, again);
    await stage.worker().runOnce();
    expect(await chosen()).toBe(2);
  });

  it('was not stopped', async () => {
    const [id = ''] = await stage.raise({ orderId: 'stopped' });
    await stage.worker().runOnce();
    await stage.desk.stop(MERCHANT, id);
    expect(await chosen()).toBe(0);
    expect((await stage.report('stopped')).state).toBe('STOPPED');
  });

  it('was not stopped while its attempt was under way', async () => {
    const [id = ''] = await stage.raise({ orderId: 'stopped' });
    await stage.worker().runOnce();
    stage.runtime.advance(10_000);
    const checkpoint = async (step: Step) => {
      if (step === Step.ANSWERED) await stage.desk.stop(MERCHANT, id);
    };
    await stage.worker({ checkpoint }).runOnce();
    expect((await stage.report('stopped')).state).toBe('STOPPED');
    expect(await stage.delivery(id)).not.toHaveProperty('failure');
    expect(await chosen()).toBe(0);
  });

  it('was not stopped with a worker that is dead', async () => {
    const [id = ''] = await stage.raise({ orderId: 'stopped' });
    await stage.worker().runOnce();
    stage.runtime.advance(10_000);
    const checkpoint = async (step: Step) => {
      if (step !== Step.CLAIMED) return;
      await stage.desk.stop(MERCHANT, id);
      throw new Error('it dies here');
    };
    await stage.worker({ checkpoint }).runOnce();
    stage.runtime.advance(60_000);
    expect((await stage.report('stopped')).state).toBe('STOPPED');
    expect(await chosen()).toBe(0);
  });

  it('was not acknowledged since, though it was sent again after that and then stopped', async () => {
    answer = acknowledge;
    const [id = ''] = await stage.raise({ orderId: 'told' });
    await stage.worker().runOnce();
    answer = answerWith(500);
    await stage.desk.resend(MERCHANT, id);
    await stage.worker().runOnce();
    await stage.desk.stop(MERCHANT, id);
    expect(await chosen()).toBe(0);
    expect((await stage.report('told')).state).toBe('NOTIFIED');
  });

  it('is not what was stopped before such events lost their failure', async () => {
    const [id = ''] = await stage.raise({ orderId: 'old' });
    await stage.worker().runOnce();
    await stage.desk.stop(MERCHANT, id);
    await stage.db.collection('webhook_deliveries').updateMany({}, { $set: { failure: FailureClass.SERVER_ERROR } });
    expect(await chosen()).toBe(0);
  });
});

it('what nobody knows the end of is chosen as such', async () => {
  await stage.raise({ orderId: 'unknown' });
  const checkpoint = async (step: Step) => {
    if (step === Step.ANSWERED) throw new Error('killed');
  };
  await stage.worker({ checkpoint }).runOnce();
  stage.configure({ url: null });
  stage.runtime.advance(16_000);
  // Takes it over, and has no address to send it to.
  await stage.worker().runOnce();
  const unknown = { kind: 'failure', failure: FailureClass.UNKNOWN } as const;
  expect((await stage.report('unknown')).attempts).toMatchObject([unknown.failure].map((failure) => ({ failure })));
  expect(await stage.desk.countReplay(MERCHANT, unknown)).toBe(1);
});

it('what was acknowledged to a worker that died counts as told once it is sent again', async () => {
  const [id = ''] = await stage.raise({ orderId: 'told' });
  answer = acknowledge;
  const checkpoint = async (step: Step) => {
    if (step === Step.ACKNOWLEDGED) throw new Error('killed');
  };
  await stage.worker({ checkpoint }).runOnce();
  expect((await stage.order('told'))?.unacked).toEqual([id]);
  stage.runtime.advance(16_000);
  expect(await stage.desk.resend(MERCHANT, id)).toMatchObject({ notified: true });
  expect((await stage.order('told'))?.unacked).toEqual([]);
});

describe('a replay of a span of time', () => {
  const everything = { kind: 'time', from: new Date(0), to: new Date('2100-01-01T00:00:00Z') } as const;

  it('leaves what is due sooner as it is, and calls it no replay', async () => {
    answer = acknowledge;
    const worker = stage.worker();
    for (let index = 0; index < 30; index += 1) await stage.raise({ orderId: `told-${index}` });
    await worker.runOnce();
    stage.runtime.advance(1_000);
    const [fresh = ''] = await stage.raise({ orderId: 'fresh' });
    await stage.worker({ settings: { held: 0 } }).runOnce();
    const before = await stage.delivery(fresh);
    expect(await stage.desk.replay(MERCHANT, everything)).toBe(31);
    expect(await stage.delivery(fresh)).toEqual(before);
    shop.received.length = 0;
    await worker.runOnce();
    expect(sent().at(-1)).toEqual([fresh, undefined]);
  });

  it('has what failed tried before its time, in its turn, as the next step of its schedule', async () => {
    const [first = '', second = ''] = [
      ...(await stage.raise({ orderId: 'one' })),
      ...(await stage.raise({ orderId: 'two' })),
    ];
    await stage.worker().runOnce();
    const now = stage.runtime.clock.now().getTime();
    await stage.desk.replay(MERCHANT, everything);
    const dueIn = async (id: string) => ((await stage.delivery(id))?.dueAt?.getTime() ?? 0) - now;
    expect([await dueIn(first), await dueIn(second)]).toEqual([0, 10]);
    stage.runtime.advance(10);
    await stage.worker().runOnce();
    // After the second failure 15 s, a fifth more or less.
    expect(await dueIn(first)).toBeGreaterThanOrEqual(12_000);
    expect(sent().filter(([, replay]) => replay !== undefined)).toEqual([]);
  });

  it('reads what happened in that time, and nothing else of the merchant', async () => {
    answer = acknowledge;
    for (let index = 0; index < 20; index += 1) await stage.raise({ orderId: `before-${index}` });
    stage.runtime.advance(60_000);
    const from = stage.runtime.clock.now();
    for (let index = 0; index < 3; index += 1) await stage.raise({ orderId: `within-${index}` });
    const to = new Date(from.getTime() + 1);
    stage.runtime.advance(60_000);
    for (let index = 0; index < 20; index += 1) await stage.raise({ orderId: `after-${index}` });
    await stage.worker().runOnce();

    const client = await MongoClient.connect(stage.uri, { monitorCommands: true });
    const asked: Document[] = [];
    client.on('commandStarted', ({ command: { find, filter, sort, hint, aggregate, pipeline } }) => {
      if (find === DELIVERIES && sort !== undefined)
        asked.push({ find, filter, sort, ...(hint === undefined ? {} : { hint }) });
      if (aggregate === DELIVERIES)
        asked.push({ aggregate, pipeline, cursor: {}, ...(hint === undefined ? {} : { hint }) });
    });
    const desk = createDeliveryAdmin({
      db: client.db(stage.db.databaseName),
      clock: stage.runtime.clock,
      ring: () => undefined,
    });
    expect(await desk.countReplay(MERCHANT, { kind: 'time', from, to })).toBe(3);
    expect(await desk.replay(MERCHANT, { kind: 'time', from, to })).toBe(3);
    await client.close();
    expect(asked).toHaveLength(2);
    for (const explain of asked) {
      const plan = JSON.stringify(await stage.db.command({ explain, verbosity: 'executionStats' }));
      expect(plan).toContain('"totalDocsExamined":3');
    }
  });

  it('leaves what waits for an address waiting', async () => {
    stage.configure({ url: null });
    const [id = ''] = await stage.raise({ orderId: 'homeless' });
    await stage.worker().runOnce();
    await stage.desk.replay(MERCHANT, everything);
    expect((await stage.report('homeless')).state).toBe('WAITING_FOR_URL');
    expect(await stage.delivery(id)).not.toHaveProperty('dueAt');
  });
});

describe('where events go in order', () => {
  const names = [EventName.ORDER_CREATED, EventName.TXN_CHARGED, EventName.ORDER_SUCCEEDED];
  const states = async () => (await stage.desk.deliveriesOfOrder(MERCHANT, 'one')).map(({ state }) => state);

  it.each(['a replay of the order', 'each sent again'] as const)('%s lets none overtake another', async (how) => {
    stage.configure({ ordered: true });
    const [first = '', ...others] = await stage.raise({ orderId: 'one', names });
    const worker = stage.worker();
    await worker.runOnce();
    if (how === 'each sent again') for (const id of [first, ...others]) await stage.desk.resend(MERCHANT, id);
    else await stage.desk.replay(MERCHANT, { kind: 'order', orderId: 'one' });
    stage.runtime.advance(1_000);
    answer = (response, { headers }) => response.writeHead(headers['webhook-id'] === first ? 500 : 200).end();
    await worker.runOnce();
    expect(await states()).toEqual(['PENDING', 'HELD', 'HELD']);
    answer = acknowledge;
    stage.runtime.advance(60_000);
    await worker.runOnce();
    expect(sent()).toEqual([first, first, first, ...others].map((id) => [id, undefined]));
  });

  it('what was stopped and is sent again goes before those of its order that are open, and is not held by those that are over', async () => {
    stage.configure({ ordered: true });
    const [first = '', second = ''] = await stage.raise({ orderId: 'one', names: names.slice(0, 2) });
    const worker = stage.worker();
    await worker.runOnce();
    await stage.desk.stop(MERCHANT, first);
    await worker.runOnce();
    await stage.desk.resend(MERCHANT, first);
    stage.runtime.advance(60_000);
    await worker.runOnce();
    expect(await states()).toEqual(['PENDING', 'HELD']);
    answer = acknowledge;
    stage.runtime.advance(60_000);
    await worker.runOnce();
    expect(sent().slice(-2)).toEqual([
      [first, 'true'],
      [second, undefined],
    ]);
    // What was acknowledged may go alone.
    answer = (response, { headers }) => response.writeHead(headers['webhook-id'] === first ? 500 : 200).end();
    await stage.desk.replay(MERCHANT, { kind: 'order', orderId: 'one' });
    stage.runtime.advance(1_000);
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
    const [id = ''] = await stage.raise({ orderId: 'late' });
    const worker = stage.worker();
    for (let attempt = 0; attempt < 14; attempt += 1) {
      await worker.runOnce();
      stage.runtime.advance(8 * 3_600_000);
    }
    if (ended === 'stopped') await stage.desk.stop(MERCHANT, id);
    else answer = acknowledge;
    await worker.runOnce();
    answer = answerWith(500);
    // What is known of the endpoint is its own matter.
    await stage.desk.moved(MERCHANT);
    await stage.desk.resend(MERCHANT, id);
    await worker.runOnce();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { nextAttemptAt } = await stage.report('late');
      waits.push((nextAttemptAt?.getTime() ?? 0) - stage.runtime.clock.now().getTime());
      stage.runtime.advance(60_000);
      await worker.runOnce();
    }
    expect(waits[0]).toBeLessThanOrEqual(6_000);
    expect(waits[1]).toBeGreaterThanOrEqual(12_000);
    expect(waits[1]).toBeLessThanOrEqual(18_000);
    expect((await stage.report('late')).attemptCount).toBe(ended === 'stopped' ? 17 : 18);
  });
});
