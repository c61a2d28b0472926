/**
 * No attempt starts under a lease that may expire before it ends, however long the preparation takes.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeliveryDocument } from '../../../server/delivery/queue/delivery-document.ts';
import { DELIVERIES } from '../../../server/delivery/queue/delivery-store.ts';
import { type Checkpoint, Step } from '../../../server/delivery/queue/worker-ports.ts';
import { type Answer, acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const LEASE_MS = 15_000;
/** Longest duration of an attempt, milliseconds. */
const ATTEMPT_MS = 10_000;
let fixtures: Fixtures;
let shop: TestEndpoint;
let answer: Answer = acknowledge;

beforeEach(async () => {
  answer = acknowledge;
  [fixtures, shop] = await Promise.all([createFixtures('leases'), httpEndpoint((...given) => answer(...given))]);
  fixtures.configure({ url: shop.origin });
});
afterEach(async () => {
  await fixtures.close();
  await shop.close();
});

const sentCount = (id: string) => shop.received.filter(({ headers }) => headers['webhook-id'] === id).length;
/** Milliseconds for which no other worker may claim it. */
async function leftOf(eventId: string): Promise<number> {
  const stored = await fixtures.db.collection<DeliveryDocument>(DELIVERIES).findOne({ _id: eventId });
  expect(stored?.dueAt).toEqual(stored?.leaseUntil);
  return (stored?.leaseUntil?.getTime() ?? 0) - fixtures.runtime.clock.now().getTime();
}
/** A due event that no worker holds. */
async function dueOne(): Promise<string> {
  fixtures.configure({ url: null });
  const [eventId = ''] = await fixtures.raise({ orderId: 'one' });
  await fixtures.worker().runOnce();
  fixtures.configure({ url: shop.origin });
  await fixtures.admin.rearm(MERCHANT);
  return eventId;
}
/** Reading the merchant takes longer than a lease, once. */
function slowMerchants() {
  let slow = true;
  return {
    async find() {
      if (slow) fixtures.runtime.advance(LEASE_MS + 1_000);
      slow = false;
      return fixtures.merchant();
    },
  };
}

describe('before a request is made, its lease has time for it', () => {
  it.each<[string, () => Promise<string>]>([
    ['is stored for the first time', async () => (await fixtures.raise({ orderId: 'one' }))[0] ?? ''],
    ['is claimed', dueOne],
  ])('where it takes longer than a lease to read the merchant when the event %s', async (_, raised) => {
    const eventId = await raised();
    const seen: number[] = [];
    const checkpoint: Checkpoint = async (step) => {
      if (step !== Step.INTENDED) return;
      seen.push(await leftOf(eventId));
      expect(await fixtures.worker().runOnce()).toMatchObject({ acknowledged: 0 });
    };
    await fixtures.worker({ checkpoint, merchants: slowMerchants() }).runOnce();
    expect(seen).toEqual([LEASE_MS]);
    expect(sentCount(eventId)).toBe(1);
  });

  it.each([Step.CLAIMED, Step.PREPARED])('where nearly all of it has passed at %s', async (held) => {
    const [eventId = ''] = await fixtures.raise({ orderId: 'one' });
    const seen: number[] = [];
    const checkpoint: Checkpoint = async (step) => {
      if (step === held) fixtures.runtime.advance(LEASE_MS - 1);
      if (step === Step.INTENDED) seen.push(await leftOf(eventId));
    };
    await fixtures.worker({ checkpoint }).runOnce();
    expect(seen).toEqual([LEASE_MS]);
    expect(await fixtures.outcomes('one')).toEqual(['ACKNOWLEDGED']);
  });

  it('where it waited long for its turn', async () => {
    const ids = [...(await fixtures.raise({ orderId: 'one' })), ...(await fixtures.raise({ orderId: 'two' }))];
    const left: number[] = [];
    answer = async (response, { headers }) => {
      left.push(await leftOf(String(headers['webhook-id'])));
      fixtures.runtime.advance(LEASE_MS - 1);
      response.end();
    };
    await fixtures.worker({ settings: { perEndpoint: 1 } }).runOnce();
    expect(left).toHaveLength(2);
    for (const ms of left) expect(ms).toBeGreaterThanOrEqual(ATTEMPT_MS);
    expect(ids.map(sentCount)).toEqual([1, 1]);
  });
});

it('what another worker took while it waited for its turn is not sent', async () => {
  await fixtures.raise({ orderId: 'one' });
  await fixtures.raise({ orderId: 'two' });
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    answer = (response) => {
      release = () => response.end();
      resolve();
    };
  });
  const first = fixtures.worker({ settings: { perEndpoint: 1 } }).runOnce();
  await arrived;
  const [inFlight] = shop.received.map(({ headers }) => String(headers['webhook-id']));
  fixtures.runtime.advance(LEASE_MS);
  answer = acknowledge;
  expect(await fixtures.worker().runOnce()).toMatchObject({ acknowledged: 2 });
  release();
  expect(await first).toMatchObject({ lost: 2, acknowledged: 0 });
  for (const { headers } of shop.received) {
    const id = String(headers['webhook-id']);
    expect(sentCount(id)).toBe(id === inFlight ? 2 : 1);
  }
});
