/** How the gateways share the places of the reconciler. */
import { expect, it } from 'vitest';
import { TxnStatus } from '../../../generated/values.ts';
import type { StoredOrder } from '../../../server/storage/orders.ts';
import { createPlaces } from '../../../server/usecases/payments/reconciler-places.ts';
import { sampleOrder, withAttempt } from '../../support/order-samples.ts';

const MOST = 16;

function orderAt(gateway: string, number: number): StoredOrder {
  const order = withAttempt(sampleOrder(), TxnStatus.AUTHORIZING, { gateway });
  return { key: `shop:${gateway}-${number}`, version: 1, order, webhookNotified: false };
}

const ordersAt = (gateway: string, count: number) =>
  Array.from({ length: count }, (_, number) => orderAt(gateway, number));

/** Orders that are due in this sequence; each ends when `end` is called with its key. */
function placesFor(orders: readonly StoredOrder[]) {
  const due = [...orders];
  const ends = new Map<string, () => void>();
  const failures: unknown[] = [];
  const claim = { fails: 0 };
  const places = createPlaces({
    most: MOST,
    async claim(except) {
      if (claim.fails > 0) {
        claim.fails -= 1;
        throw new Error('the database does not answer');
      }
      const index = due.findIndex(({ order }) => !order.txns.some(({ gateway }) => except.includes(gateway)));
      return index === -1 ? undefined : due.splice(index, 1)[0];
    },
    process: ({ key }) => new Promise((resolve) => ends.set(key, resolve)),
    claimFailed: (error) => failures.push(error),
  });
  /** What is in progress once nothing more can start. */
  const running = async (): Promise<readonly string[]> => {
    await new Promise(setImmediate);
    return [...ends.keys()];
  };
  const end = (key: string) => {
    ends.get(key)?.();
    ends.delete(key);
  };
  return { places, claim, failures, running, end };
}

const countAt = (keys: readonly string[], gateway: string) => keys.filter((key) => key.includes(gateway)).length;

it('leaves half of what is free to the other gateways', async () => {
  const { places, running } = placesFor([...ordersAt('slow', 30), ...ordersAt('slower', 30), ...ordersAt('quick', 30)]);
  places.start(1_000);
  const keys = await running();
  expect(['slow-', 'slower-', 'quick-'].map((gateway) => countAt(keys, gateway))).toEqual([8, 4, 2]);
});

it('processes every order, however few places its gateway has left', async () => {
  const { places, running, end } = placesFor([...ordersAt('slow', 30), ...ordersAt('quick', 3)]);
  places.start(1_000);
  const ended = new Set<string>();
  for (let keys = await running(); keys.length > 0; keys = await running()) {
    expect(countAt(keys, 'slow-')).toBeLessThanOrEqual(MOST / 2);
    const [oldest = ''] = keys;
    ended.add(oldest);
    end(oldest);
  }
  await places.idle();
  expect(ended.size).toBe(33);
});

it('starts no more than it was asked for, and none after it is closed', async () => {
  const { places, running, end } = placesFor(ordersAt('bank', 30));
  places.start(3);
  expect(await running()).toHaveLength(3);
  end('shop:bank-0');
  expect(await running()).toHaveLength(2);
  places.start(1_000);
  expect(await running()).toHaveLength(8);
  places.close();
  for (const key of await running()) end(key);
  expect(await running()).toEqual([]);
  await places.idle();
});

it('reports a claim that fails, and claims again at the next start', async () => {
  const { places, claim, failures, running } = placesFor(ordersAt('bank', 1));
  claim.fails = 1;
  places.start(10);
  expect(await running()).toEqual([]);
  expect(failures).toHaveLength(1);
  places.start(10);
  expect(await running()).toEqual(['shop:bank-0']);
});
