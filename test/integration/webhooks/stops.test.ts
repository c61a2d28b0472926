/**
 * Stopping an event at any moment: it is not sent again, and does not hold the events of its order behind it.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Checkpoint, Step } from '../../../server/delivery/queue/worker-ports.ts';
import {
  type Answer,
  acknowledge,
  answerWith,
  httpEndpoint,
  type TestEndpoint,
} from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const LEASE_MS = 15_000;
let fixtures: Fixtures;
let shop: TestEndpoint;
let answer: Answer = acknowledge;

beforeEach(async () => {
  answer = acknowledge;
  [fixtures, shop] = await Promise.all([createFixtures('stops'), httpEndpoint((...given) => answer(...given))]);
  fixtures.configure({ url: shop.origin, ordered: true });
});
afterEach(async () => {
  await fixtures.close();
  await shop.close();
});

const received = () => shop.received.map(({ headers }) => headers['webhook-id']);
/** Raises several events of one order. */
async function raise(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(...(await fixtures.raise({ orderId: 'one' })));
  return ids;
}
const states = async () => (await fixtures.admin.deliveriesOfOrder(MERCHANT, 'one')).map(({ state }) => state);

/** Runs an action when the worker first reaches a step. */
function at(step: Step, act: () => Promise<unknown>): Checkpoint {
  let done = false;
  return async (reached) => {
    if (done || reached !== step) return;
    done = true;
    await act();
  };
}

describe('an event that is stopped while it is in flight', () => {
  it('is stopped as soon as its attempt has failed, and the next of its order goes', async () => {
    const [first = '', second = ''] = await raise(2);
    answer = answerWith(500);
    const checkpoint = at(Step.ANSWERED, async () => {
      answer = acknowledge;
      expect((await fixtures.admin.stop(MERCHANT, first))?.state).toBe('IN_FLIGHT');
    });
    expect(await fixtures.worker({ checkpoint }).runOnce()).toMatchObject({ failed: 1, acknowledged: 1 });
    expect(received()).toEqual([first, second]);
    expect(await states()).toEqual(['STOPPED', 'NOTIFIED']);
    const stored = await fixtures.delivery(first);
    expect(stored).toMatchObject({ state: 'STOPPED', attempts: [{ outcome: 'NOT_ACKNOWLEDGED', status: 500 }] });
    for (const field of ['stop', 'dueAt', 'openSince', 'owner', 'leaseUntil', 'open'])
      expect(stored).not.toHaveProperty(field);
    fixtures.runtime.advance(3_600_000);
    await fixtures.worker().runOnce();
    expect(received()).toEqual([first, second]);
  });

  it('is not stopped when its attempt is acknowledged', async () => {
    const [first = '', second = ''] = await raise(2);
    const checkpoint = at(Step.ANSWERED, () => fixtures.admin.stop(MERCHANT, first));
    await fixtures.worker({ checkpoint }).runOnce();
    expect(received()).toEqual([first, second]);
    expect(await states()).toEqual(['NOTIFIED', 'NOTIFIED']);
    expect(await fixtures.delivery(first)).not.toHaveProperty('stop');
  });

  it('holds its order up no longer than others before it do', async () => {
    const [first = '', second = '', third = ''] = await raise(3);
    answer = answerWith(500);
    const worker = fixtures.worker();
    await worker.runOnce();
    await fixtures.admin.stop(MERCHANT, second);
    await worker.runOnce();
    expect([received(), await states()]).toEqual([[first], ['PENDING', 'STOPPED', 'HELD']]);
    answer = acknowledge;
    fixtures.runtime.advance(10_000);
    await worker.runOnce();
    expect(received()).toEqual([first, first, third]);
  });

  it('goes on when it is to be sent again after all', async () => {
    const [first = ''] = await raise(1);
    answer = answerWith(500);
    const checkpoint = at(Step.ANSWERED, async () => {
      await fixtures.admin.stop(MERCHANT, first);
      expect((await fixtures.admin.resend(MERCHANT, first))?.state).toBe('IN_FLIGHT');
    });
    await fixtures.worker({ checkpoint }).runOnce();
    expect(await states()).toEqual(['PENDING']);
    answer = acknowledge;
    fixtures.runtime.advance(10_000);
    await fixtures.worker().runOnce();
    expect(received()).toEqual([first, first]);
  });
});

it('an event whose worker died after it was to be stopped is laid down by the next, and the next of its order goes', async () => {
  const [first = '', second = ''] = await raise(2);
  const checkpoint = at(Step.CLAIMED, async () => {
    await fixtures.admin.stop(MERCHANT, first);
    throw new Error('it dies here');
  });
  const worker = fixtures.worker({ checkpoint });
  await worker.runOnce();
  expect(await states()).toEqual(['IN_FLIGHT', 'HELD']);
  fixtures.runtime.advance(LEASE_MS);
  expect(await worker.runOnce()).toMatchObject({ stopped: 1, acknowledged: 1 });
  expect(received()).toEqual([second]);
});

describe('an event that is stopped while a worker has it that cannot send it', () => {
  it('is stopped instead of waiting for an address', async () => {
    fixtures.configure({ url: null });
    const [first = ''] = await raise(2);
    const checkpoint = at(Step.CLAIMED, () => fixtures.admin.stop(MERCHANT, first));
    await fixtures.worker({ checkpoint }).runOnce();
    expect(await states()).toEqual(['STOPPED', 'WAITING_FOR_URL']);
    expect(await fixtures.delivery(first)).not.toHaveProperty('openSince');
  });

  it('is stopped instead of waiting for its predecessor', async () => {
    answer = answerWith(500);
    await raise(1);
    const worker = fixtures.worker();
    await worker.runOnce();
    const [second = ''] = await raise(1);
    const checkpoint = at(Step.CLAIMED, () => fixtures.admin.stop(MERCHANT, second));
    await fixtures.worker({ checkpoint }).runOnce();
    expect(await states()).toEqual(['PENDING', 'STOPPED']);
  });

  it('is stopped instead of being put off, and the next of its order is no further off', async () => {
    const [first = ''] = await raise(1);
    const broken = () => {
      throw new Error('it does not open');
    };
    const checkpoint = at(Step.CLAIMED, () => fixtures.admin.stop(MERCHANT, first));
    expect(await fixtures.worker({ checkpoint, sealer: { seal: broken, open: broken } }).runOnce()).toMatchObject({
      postponed: 1,
    });
    expect(await states()).toEqual(['STOPPED']);
    expect(await fixtures.delivery(first)).not.toHaveProperty('dueAt');
  });
});

describe('a replay of an acknowledged event that is stopped', () => {
  const KEPT_MS = 30 * 24 * 3_600_000;
  /** Acknowledged earlier, and being resent. */
  async function replayed(): Promise<string> {
    const [id = ''] = await raise(1);
    await fixtures.worker().runOnce();
    fixtures.runtime.advance(3_600_000);
    answer = answerWith(500);
    await fixtures.admin.resend(MERCHANT, id);
    return id;
  }
  async function expectAsBefore(id: string): Promise<void> {
    expect(await states()).toEqual(['NOTIFIED']);
    const stored = await fixtures.delivery(id);
    const end = new Date((stored?.acknowledgedAt?.getTime() ?? 0) + KEPT_MS);
    expect(stored).toMatchObject({ state: 'DONE', acknowledgedAt: expect.any(Date), expiresAt: end });
    for (const field of ['stop', 'dueAt', 'openSince', 'owner', 'leaseUntil', 'open'])
      expect(stored).not.toHaveProperty(field);
    const sent = received().length;
    fixtures.runtime.advance(24 * 3_600_000);
    await fixtures.worker().runOnce();
    expect(received()).toHaveLength(sent);
  }

  it('is acknowledged as before, and has its end again', async () => {
    const id = await replayed();
    expect((await fixtures.admin.stop(MERCHANT, id))?.state).toBe('NOTIFIED');
    await expectAsBefore(id);
  });

  it('is so when its attempt is over, where it is in flight', async () => {
    const id = await replayed();
    const checkpoint = at(Step.ANSWERED, () => fixtures.admin.stop(MERCHANT, id));
    await fixtures.worker({ checkpoint }).runOnce();
    expect((await fixtures.delivery(id))?.attempts).toHaveLength(2);
    await expectAsBefore(id);
  });

  const hindrances = [
    { title: 'its worker died', dies: true },
    { title: 'there is no address to send it to', dies: false },
  ];
  it.each(hindrances)('is so where $title', async ({ dies }) => {
    const id = await replayed();
    if (!dies) fixtures.configure({ url: null });
    const checkpoint = at(Step.CLAIMED, async () => {
      await fixtures.admin.stop(MERCHANT, id);
      if (dies) throw new Error('it dies here');
    });
    const worker = fixtures.worker({ checkpoint });
    await worker.runOnce();
    fixtures.runtime.advance(LEASE_MS);
    await worker.runOnce();
    await expectAsBefore(id);
  });

  it('counts as acknowledged with its order, though the order could not be marked when the 200 was stored', async () => {
    const [id = ''] = await raise(1);
    await fixtures.whileMarksFail(() => fixtures.worker().runOnce());
    fixtures.runtime.advance(LEASE_MS);
    await fixtures.admin.replay(MERCHANT, { kind: 'order', orderId: 'one' });
    expect((await fixtures.order('one'))?.unacked).toEqual([id]);
    await fixtures.admin.stop(MERCHANT, id);
    expect((await fixtures.order('one'))?.unacked).toEqual([]);
    await expectAsBefore(id);
  });
});
