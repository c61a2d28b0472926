import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { type Checkpoint, Step } from '../../../server/delivery/queue/worker-ports.ts';
import { webhookNotified } from '../../../server/storage/outbox.ts';
import { type Answer, acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, type HostOrder, MERCHANT } from './support/fixtures.ts';

const LEASE_MS = 15_000;
/** Steps after which an attempt may have been made: the intent is stored with a new event that is sent at once. */
const BEGUN: ReadonlySet<Step> = new Set([
  Step.RELAY_STORED,
  Step.CLAIMED,
  Step.PREPARED,
  Step.INTENDED,
  Step.ANSWERED,
  Step.MARKED,
]);
/** The same for a claimed delivery: its worker had the lease, and may have started. */
const BEGUN_BY_CLAIM: ReadonlySet<Step> = new Set([
  Step.LEASED,
  Step.WON,
  Step.CLAIMED,
  Step.PREPARED,
  Step.INTENDED,
  Step.ANSWERED,
  Step.MARKED,
]);
/** Steps between the answer of the endpoint and its stored 200. */
const ANSWERED: ReadonlySet<Step> = new Set([Step.ANSWERED, Step.MARKED]);
/** The steps of a due delivery that no worker holds. */
const CLAIMING = Object.values(Step).filter((step) => !step.startsWith('RELAY_'));
let fixtures: Fixtures;
let shop: TestEndpoint;
let answer: Answer = acknowledge;

beforeAll(async () => {
  fixtures = await createFixtures('interruptions');
  shop = await httpEndpoint((...given) => answer(...given));
  fixtures.configure({ url: shop.origin });
});
afterAll(async () => {
  await fixtures.close();
  await shop.close();
});

/** A checkpoint that throws the first time a step is reached. */
function dyingAt(step: Step): Checkpoint {
  let died = false;
  return async (reached) => {
    if (died || reached !== step) return;
    died = true;
    throw new Error(`stopped at ${step}`);
  };
}

/** A checkpoint that holds the first delivery at a step until it is released. */
function holdingAt(step: Step) {
  let arrive = () => {};
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const checkpoint: Checkpoint = async (reached) => {
    if (reached !== step) return;
    arrive();
    await released;
  };
  return { checkpoint, arrived, release };
}

/** Due events that no worker holds, each of another order. */
async function due(orderIds: readonly string[]): Promise<string[]> {
  fixtures.configure({ url: null });
  const ids: string[] = [];
  for (const orderId of orderIds) ids.push(...(await fixtures.raise({ orderId })));
  await fixtures.worker().runOnce();
  fixtures.configure({ url: shop.origin });
  await fixtures.admin.rearm(MERCHANT);
  return ids;
}

function receivedOf(eventId: string) {
  return shop.received.filter(({ headers }) => headers['webhook-id'] === eventId);
}

describe('a worker stopped at any step', () => {
  it.each(Object.values(Step))('%s: the event is delivered at least once, always the same bytes', async (step) => {
    const orderId = `stop-${step}`;
    const [eventId = ''] = await fixtures.raise({ orderId });
    await fixtures
      .worker({ checkpoint: dyingAt(step) })
      .runOnce()
      .catch(() => undefined);
    fixtures.runtime.advance(LEASE_MS);
    await fixtures.worker().runOnce();

    const received = receivedOf(eventId);
    expect(received.length).toBe(ANSWERED.has(step) ? 2 : 1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    const order = await fixtures.order(orderId);
    expect(order).toMatchObject({ outbox: [], unacked: [] });
    expect(webhookNotified(order ?? {})).toBe(true);
    const stored = await fixtures.delivery(eventId);
    expect(stored).toMatchObject({ state: 'DONE' });
    for (const field of ['dueAt', 'owner', 'leaseUntil', 'open']) expect(stored).not.toHaveProperty(field);
    expect(await fixtures.outcomes(orderId)).toEqual(BEGUN.has(step) ? ['UNKNOWN', 'ACKNOWLEDGED'] : ['ACKNOWLEDGED']);
  });

  it.each(CLAIMING)('%s: so is one that was due before, and what is claimed with it', async (step) => {
    const orderIds = [`due-${step}-1`, `due-${step}-2`];
    const ids = await due(orderIds);
    const reached: Step[] = [];
    const dying = dyingAt(step);
    const checkpoint: Checkpoint = (at) => {
      reached.push(at);
      return dying(at);
    };
    await fixtures
      .worker({ checkpoint })
      .runOnce()
      .catch(() => undefined);
    expect(reached).toContain(step);
    fixtures.runtime.advance(LEASE_MS);
    await fixtures.worker().runOnce();

    for (const [index, id] of ids.entries()) {
      const outcomes = await fixtures.outcomes(orderIds[index] ?? '');
      const begun = outcomes.length > 1;
      expect(outcomes).toEqual(begun ? ['UNKNOWN', 'ACKNOWLEDGED'] : ['ACKNOWLEDGED']);
      if (begun) expect(BEGUN_BY_CLAIM).toContain(step);
      expect(receivedOf(id).length).toBe(begun && ANSWERED.has(step) ? 2 : 1);
      expect(new Set(receivedOf(id).map(({ body }) => body)).size).toBe(1);
      expect(await fixtures.delivery(id)).toMatchObject({ state: 'DONE' });
    }
    for (const orderId of orderIds) expect(webhookNotified((await fixtures.order(orderId)) ?? {})).toBe(true);
  });

  it.each([Step.LEASED, Step.WON])('%s: so is one beside which another could not be claimed', async (step) => {
    const [refused = '', other = ''] = await due([`beside-${step}-1`, `beside-${step}-2`]);
    const validator = { $or: [{ _id: { $ne: refused } }, { owner: { $exists: false } }] };
    await fixtures.db.command({ collMod: 'webhook_deliveries', validator });
    await fixtures
      .worker({ checkpoint: dyingAt(step) })
      .runOnce()
      .catch(() => undefined);
    await fixtures.db.command({ collMod: 'webhook_deliveries', validator: {} });
    fixtures.complaints.splice(0);
    fixtures.runtime.advance(LEASE_MS);
    await fixtures.worker().runOnce();
    expect([refused, other].map((id) => receivedOf(id).length)).toEqual([1, 1]);
  });

  it('leaves the event to nobody else before its lease ends', async () => {
    const [eventId = ''] = await fixtures.raise({ orderId: 'lease-1' });
    await fixtures.worker({ checkpoint: dyingAt(Step.INTENDED) }).runOnce();
    expect(await fixtures.report('lease-1')).toMatchObject({ state: 'IN_FLIGHT', attempts: [{ outcome: 'UNKNOWN' }] });
    fixtures.runtime.advance(LEASE_MS - 1);
    await fixtures.worker().runOnce();
    expect(receivedOf(eventId)).toEqual([]);
    fixtures.runtime.advance(1);
    expect(await fixtures.report('lease-1')).toMatchObject({ state: 'PENDING', attempts: [{ outcome: 'UNKNOWN' }] });
    await fixtures.worker().runOnce();
    expect(receivedOf(eventId).length).toBe(1);
  });
});

it('a 200 whose order could not be marked is marked as soon as its lease ends, though the breaker has opened since', async () => {
  answer = acknowledge;
  const [eventId = ''] = await fixtures.raise({ orderId: 'told-late' });
  await fixtures.whileMarksFail(() => fixtures.worker().runOnce());
  expect(await fixtures.delivery(eventId)).toMatchObject({ state: 'ACKED' });
  expect(webhookNotified((await fixtures.order('told-late')) ?? {})).toBe(false);
  answer = (response) => void response.writeHead(500).end();
  for (let index = 0; index < 10; index += 1) await fixtures.raise({ orderId: `opens-${index}` });
  await fixtures.worker().runOnce();
  const sent = shop.received.length;
  fixtures.runtime.advance(LEASE_MS);
  // Half a minute before the next probe.
  expect(await fixtures.worker().runOnce()).toMatchObject({ acknowledged: 1, failed: 0 });
  expect(webhookNotified((await fixtures.order('told-late')) ?? {})).toBe(true);
  expect(await fixtures.delivery(eventId)).toMatchObject({ state: 'DONE' });
  expect(shop.received.length).toBe(sent);
  answer = acknowledge;
  const [endpoint] = await fixtures.admin.endpoints(MERCHANT, { after: null, limit: 10 });
  await fixtures.admin.resume(MERCHANT, endpoint?.endpointId ?? '');
  await fixtures.worker().runOnce();
});

describe('a worker paused past its lease', () => {
  it('cannot overwrite what its successor stored', async () => {
    let failFirst = true;
    answer = (response) => {
      response.writeHead(failFirst ? 500 : 200).end();
      failFirst = false;
    };
    const [eventId = ''] = await fixtures.raise({ orderId: 'fence-1' });
    const held = holdingAt(Step.ANSWERED);
    const paused = fixtures.worker({ checkpoint: held.checkpoint }).runOnce();
    await held.arrived;
    fixtures.runtime.advance(LEASE_MS);
    expect(await fixtures.worker().runOnce()).toMatchObject({ acknowledged: 1 });
    const after = await fixtures.delivery(eventId);
    held.release();
    expect(await paused).toMatchObject({ lost: 1, failed: 0 });
    expect(await fixtures.delivery(eventId)).toEqual(after);
    expect(after).toMatchObject({ state: 'DONE', fence: 2 });
    expect(await fixtures.outcomes('fence-1')).toEqual(['UNKNOWN', 'ACKNOWLEDGED']);
    answer = acknowledge;
  });

  it('before it recorded its intent, sends nothing any more', async () => {
    const [eventId = ''] = await fixtures.raise({ orderId: 'fence-2' });
    const held = holdingAt(Step.CLAIMED);
    const paused = fixtures.worker({ checkpoint: held.checkpoint }).runOnce();
    await held.arrived;
    fixtures.runtime.advance(LEASE_MS);
    await fixtures.worker().runOnce();
    held.release();
    expect(await paused).toMatchObject({ lost: 1 });
    expect(receivedOf(eventId).length).toBe(1);
  });
});

describe('a worker that stands still for longer than a lease', () => {
  const before = CLAIMING.slice(0, CLAIMING.indexOf(Step.ANSWERED));

  it.each(before)('at %s sends nothing of what another has taken meanwhile', async (step) => {
    const orderIds = [`still-${step}-1`, `still-${step}-2`];
    const ids = await due(orderIds);
    const held = holdingAt(step);
    const paused = fixtures.worker({ checkpoint: held.checkpoint }).runOnce();
    await held.arrived;
    fixtures.runtime.advance(LEASE_MS + 1_000);
    await fixtures.worker().runOnce();
    const stored = await Promise.all(ids.map(fixtures.delivery));
    held.release();
    expect(await paused).toMatchObject({ acknowledged: 0, failed: 0 });
    expect(ids.map((id) => receivedOf(id).length)).toEqual([1, 1]);
    expect(await Promise.all(ids.map(fixtures.delivery))).toEqual(stored);
  });

  it.each(before)('at %s goes on with what nobody has taken, and nobody takes it any more', async (step) => {
    const orderIds = [`alone-${step}-1`, `alone-${step}-2`];
    const ids = await due(orderIds);
    const held = holdingAt(step);
    const paused = fixtures.worker({ checkpoint: held.checkpoint }).runOnce();
    await held.arrived;
    fixtures.runtime.advance(LEASE_MS + 1_000);
    const waiting: (() => void)[] = [];
    answer = async (response) => {
      waiting.push(() => response.end());
      if (waiting.length < ids.length) return;
      // Another worker runs while their requests are in flight.
      await fixtures.worker().runOnce();
      for (const end of waiting) end();
    };
    held.release();
    expect(await paused).toMatchObject({ acknowledged: 2 });
    expect(ids.map((id) => receivedOf(id).length)).toEqual([1, 1]);
    answer = acknowledge;
  });
});

describe('a step that raises more while the relay is at work', () => {
  it.each([Step.RELAY_FOUND, Step.RELAY_STORED])('at %s loses nothing and sends nothing twice', async (step) => {
    const orderId = `more-${step}`;
    const [first = ''] = await fixtures.raise({ orderId });
    const held = holdingAt(step);
    const running = fixtures.worker({ checkpoint: held.checkpoint }).runOnce();
    await held.arrived;
    const [second = ''] = await fixtures.raise({ orderId, names: [EventName.TXN_CHARGED] });
    held.release();
    await running;
    await fixtures.worker().runOnce();
    expect([receivedOf(first).length, receivedOf(second).length]).toEqual([1, 1]);
    expect(await fixtures.order(orderId)).toMatchObject({ outbox: [], unacked: [], eventsDue: 2, v: 2 });
  });
});

describe('a document that is marked for the relay but has nothing to relay', () => {
  it.each([{}, { outbox: [] }])('holding %j loses the mark and holds nothing up', async (fields) => {
    const _id = `shop_one:empty-${Object.keys(fields).length}`;
    const orders = fixtures.db.collection<HostOrder>('orders');
    await orders.insertOne({ _id, merchantId: 'shop_one', v: 1, relayAt: new Date(), ...fields });
    await fixtures.worker().runOnce();
    expect(await orders.findOne({ _id })).not.toHaveProperty('relayAt');
  });
});

describe('an event that cannot be stored as a delivery', () => {
  it('stays in its outbox, is complained about, and holds nothing up', async () => {
    await fixtures.db.command({ collMod: 'webhook_deliveries', validator: { orderKey: { $ne: 'odd-1' } } });
    const [odd = ''] = await fixtures.raise({ orderId: 'odd-1' });
    const [even = ''] = await fixtures.raise({ orderId: 'even-1' });
    expect(await fixtures.worker().runOnce()).toMatchObject({ relayed: 1, acknowledged: 1 });
    expect(receivedOf(even).length).toBe(1);
    expect(await fixtures.order('odd-1')).toMatchObject({ unacked: [odd] });
    expect(JSON.stringify(fixtures.complaints.splice(0))).toContain(odd);
    await fixtures.db.command({ collMod: 'webhook_deliveries', validator: {} });
    await fixtures.worker().runOnce();
    expect(receivedOf(odd).length).toBe(1);
  });
});

describe('several workers over one database', () => {
  it('share the work: every event is sent once', async () => {
    const orders = Array.from({ length: 60 }, (_, index) => `many-${index}`);
    const ids = (await Promise.all(orders.map((orderId) => fixtures.raise({ orderId })))).flat();
    const reports = await Promise.all(
      [fixtures.worker(), fixtures.worker(), fixtures.worker()].map((worker) => worker.runOnce()),
    );
    expect(reports.reduce((sum, { acknowledged }) => sum + acknowledged, 0)).toBe(ids.length);
    expect(ids.map((id) => receivedOf(id).length)).toEqual(ids.map(() => 1));
  });
});
