/** Worker processes divide the merchants among them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createWorkerGroup,
  createWorkersLag,
  NO_GROUP,
  WORKERS,
} from '../../../server/delivery/worker/worker-group.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

let fixtures: Fixtures;
let shop: TestEndpoint;
let now = 0;

beforeAll(async () => {
  fixtures = await createFixtures('worker group');
  shop = await httpEndpoint(acknowledge);
});
beforeEach(async () => {
  await fixtures.db.collection(WORKERS).deleteMany({});
  fixtures.configure({ url: shop.origin });
});
afterAll(async () => {
  await fixtures.close();
  await shop.close();
});

const merchants = Array.from({ length: 60 }, (_, index) => `shop_${index}`);
const member = (worker: string, current = () => 0, onTime: readonly string[] = []) =>
  createWorkerGroup({
    db: fixtures.db,
    worker,
    lag: { current, onTime: () => onTime },
    elapsed: () => now,
    log: { info: () => undefined },
  });
/** Lets every worker beat twice: once for the others to see, once to see them. */
async function beat(...groups: readonly { beat(): Promise<void> }[]): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    now += 3_000;
    for (const group of groups) await group.beat();
  }
}
/** Ends a worker's beat, as time does for a worker that was killed. */
const expire = (worker: string) =>
  fixtures.db
    .collection<{ _id: string; aliveUntil: Date }>(WORKERS)
    .updateOne({ _id: worker }, { $set: { aliveUntil: new Date(0) } });

describe('a group of workers', () => {
  it('gives each merchant to exactly one of them, and everything to one that is alone', async () => {
    const [one, two, three] = [member('wrk_1'), member('wrk_2'), member('wrk_3')];
    expect(merchants.every(one.isOwn)).toBe(true);
    await beat(one, two, three);
    expect([one, two, three].map((group) => group.isAlone())).toEqual([false, false, false]);
    for (const merchant of merchants) {
      expect([one, two, three].filter((group) => group.isOwn(merchant))).toHaveLength(1);
    }
  });

  it('moves the merchants of one that leaves, and of one whose beat ends, to the others', async () => {
    const [one, two, three] = [member('wrk_1'), member('wrk_2'), member('wrk_3')];
    await beat(one, two, three);
    const own = merchants.filter(one.isOwn);
    await three.leave();
    await expire('wrk_2');
    await beat(one);
    expect(one.isAlone()).toBe(true);
    expect(own.length).toBeLessThan(merchants.length);
    expect(merchants.every(one.isOwn)).toBe(true);
  });

  it('tells services how far it is behind, and which merchants are on time nevertheless', async () => {
    const lag = createWorkersLag(fixtures.db, () => now);
    const group = member('wrk_1', () => 320, ['quick', '$unusual']);
    await group.beat();
    const reading = async () => {
      now += 100;
      lag.current();
      await group.beat();
      return lag.current();
    };
    await expect.poll(reading).toBe(320);
    expect(['quick', '$unusual', 'late'].map(lag.isOnTime)).toEqual([true, true, false]);
    // Nobody asks for a while: what was read then counts no more.
    now += 1_000;
    expect([lag.current(), lag.isOnTime('quick')]).toEqual([0, false]);
    await expect.poll(reading).toBe(320);
    await expire('wrk_1');
    await expect
      .poll(() => {
        now += 100;
        return lag.current();
      })
      .toBe(0);
  });
});

it('a merchant whose own worker is on time does not wait for another worker that is late', async () => {
  const lag = createWorkersLag(fixtures.db, () => now);
  const late = member('wrk_1', () => 3_000);
  const idle = member('wrk_2');
  await beat(late, idle);
  lag.current();
  await expect.poll(lag.current).toBe(3_000);
  const own = merchants.filter(idle.isOwn);
  expect(merchants.filter(lag.isOnTime)).toEqual(own);
  // It is killed: nobody delivers for its merchants.
  await fixtures.db
    .collection<{ _id: string; aliveUntil: Date }>(WORKERS)
    .updateOne({ _id: 'wrk_2' }, { $set: { aliveUntil: new Date(Date.now() + 2_500) } });
  const onTime = async () => {
    now += 100;
    lag.current();
    return merchants.filter(lag.isOnTime).length;
  };
  await expect.poll(onTime).toBe(0);
});

it('a worker that has caught up reports it at once: until then, services hold back orders', async () => {
  let lagMs = 320;
  const lag = createWorkersLag(fixtures.db, () => now);
  const group = member('wrk_1', () => lagMs);
  await group.beat();
  lagMs = 0;
  now += 50;
  await group.beat();
  const [{ lagMs: reported } = { lagMs: -1 }] = await fixtures.db.collection(WORKERS).find().toArray();
  expect(reported).toBe(0);
  lag.current();
  await expect.poll(lag.current).toBe(0);
});

describe('a worker of a group', () => {
  it('leaves the merchants of others alone: their new events and their due ones', async () => {
    const [eventId = ''] = await fixtures.raise({ orderId: 'theirs' });
    const others = { ...NO_GROUP, isAlone: () => false, isOwn: () => false };
    expect(await fixtures.worker({ group: others }).runOnce()).toMatchObject({ relayed: 0, acknowledged: 0 });
    // Relayed without a slot: due.
    await fixtures.worker({ settings: { held: 0 } }).runOnce();
    expect(await fixtures.worker({ group: others }).runOnce()).toMatchObject({ acknowledged: 0 });
    const own = { ...others, isOwn: (merchantId: string) => merchantId === MERCHANT };
    await fixtures.raise({ orderId: 'own' });
    expect(await fixtures.worker({ group: own }).runOnce()).toMatchObject({ relayed: 1, acknowledged: 2 });
    expect(await fixtures.delivery(eventId)).toMatchObject({ state: 'DONE' });
  });
});
