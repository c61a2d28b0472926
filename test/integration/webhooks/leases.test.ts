/** No attempt begins under a lease that may run out before it is over: however long what comes before it takes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeliveryDocument } from '../../../server/delivery/queue/delivery-document.ts';
import { DELIVERIES } from '../../../server/delivery/queue/delivery-store.ts';
import { type Checkpoint, Step } from '../../../server/delivery/queue/worker-ports.ts';
import { type Answer, acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { MERCHANT, type Stage, setStage } from './support/stage.ts';

const LEASE_MS = 15_000;
/** The longest that an attempt takes. */
const ATTEMPT_MS = 10_000;
let stage: Stage;
let shop: TestEndpoint;
let answer: Answer = acknowledge;

beforeEach(async () => {
  answer = acknowledge;
  [stage, shop] = await Promise.all([setStage('leases'), httpEndpoint((...given) => answer(...given))]);
  stage.configure({ url: shop.origin });
});
afterEach(async () => {
  await stage.close();
  await shop.close();
});

const sentCount = (id: string) => shop.received.filter(({ headers }) => headers['webhook-id'] === id).length;
/** Milliseconds for which nobody else may take it. */
async function leftOf(eventId: string): Promise<number> {
  const stored = await stage.db.collection<DeliveryDocument>(DELIVERIES).findOne({ _id: eventId });
  expect(stored?.dueAt).toEqual(stored?.leaseUntil);
  return (stored?.leaseUntil?.getTime() ?? 0) - stage.runtime.clock.now().getTime();
}
/** An event that is due, and in nobody's hands. */
async function dueOne(): Promise<string> {
  stage.configure({ url: null });
  const [eventId = ''] = await stage.raise({ orderId: 'one' });
  await stage.worker().runOnce();
  stage.configure({ url: shop.origin });
  await stage.desk.rearm(MERCHANT);
  return eventId;
}
/** To read the merchant takes longer than a lease, once. */
function slowMerchants() {
  let slow = true;
  return {
    async find() {
      if (slow) stage.runtime.advance(LEASE_MS + 1_000);
      slow = false;
      return stage.merchant();
    },
  };
}

describe('before a request is made, its lease has time for it', () => {
  it.each<[string, () => Promise<string>]>([
    ['is stored for the first time', async () => (await stage.raise({ orderId: 'one' }))[0] ?? ''],
    ['is claimed', dueOne],
  ])('where it takes longer than a lease to read the merchant when the event %s', async (_, raised) => {
    const eventId = await raised();
    const seen: number[] = [];
    const checkpoint: Checkpoint = async (step) => {
      if (step !== Step.INTENDED) return;
      seen.push(await leftOf(eventId));
      expect(await stage.worker().runOnce()).toMatchObject({ acknowledged: 0 });
    };
    await stage.worker({ checkpoint, merchants: slowMerchants() }).runOnce();
    expect(seen).toEqual([LEASE_MS]);
    expect(sentCount(eventId)).toBe(1);
  });

  it.each([Step.CLAIMED, Step.PREPARED])('where nearly all of it has passed at %s', async (held) => {
    const [eventId = ''] = await stage.raise({ orderId: 'one' });
    const seen: number[] = [];
    const checkpoint: Checkpoint = async (step) => {
      if (step === held) stage.runtime.advance(LEASE_MS - 1);
      if (step === Step.INTENDED) seen.push(await leftOf(eventId));
    };
    await stage.worker({ checkpoint }).runOnce();
    expect(seen).toEqual([LEASE_MS]);
    expect(await stage.outcomes('one')).toEqual(['ACKNOWLEDGED']);
  });

  it('where it waited long for its turn', async () => {
    const ids = [...(await stage.raise({ orderId: 'one' })), ...(await stage.raise({ orderId: 'two' }))];
    const left: number[] = [];
    answer = async (response, { headers }) => {
      left.push(await leftOf(String(headers['webhook-id'])));
      stage.runtime.advance(LEASE_MS - 1);
      response.end();
    };
    await stage.worker({ settings: { perLane: 1 } }).runOnce();
    expect(left).toHaveLength(2);
    for (const ms of left) expect(ms).toBeGreaterThanOrEqual(ATTEMPT_MS);
    expect(ids.map(sentCount)).toEqual([1, 1]);
  });
});

it('what another worker took while it waited for its turn is not sent', async () => {
  await stage.raise({ orderId: 'one' });
  await stage.raise({ orderId: 'two' });
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    answer = (response) => {
      release = () => response.end();
      resolve();
    };
  });
  const first = stage.worker({ settings: { perLane: 1 } }).runOnce();
  await arrived;
  const [inFlight] = shop.received.map(({ headers }) => String(headers['webhook-id']));
  stage.runtime.advance(LEASE_MS);
  answer = acknowledge;
  expect(await stage.worker().runOnce()).toMatchObject({ acknowledged: 2 });
  release();
  expect(await first).toMatchObject({ lost: 2, acknowledged: 0 });
  for (const { headers } of shop.received) {
    const id = String(headers['webhook-id']);
    expect(sentCount(id)).toBe(id === inFlight ? 2 : 1);
  }
});
