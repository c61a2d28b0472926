/** How the gateways share the places of the reconciler. */
import { expect, it } from 'vitest';
import { TxnStatus } from '../../../generated/values.ts';
import { gatewaysToAsk } from '../../../server/domain/payments/next-run.ts';
import type { StoredOrder } from '../../../server/storage/orders.ts';
import { createPlaces } from '../../../server/usecases/payments/reconciler-places.ts';
import { START, sampleOrder, withAttempt } from '../../support/order-samples.ts';

const MOST = 16;

/** An order with an attempt at each of these gateways, of which the last one is asked. */
function orderAt(gateways: readonly string[], number: number): StoredOrder {
  let order = sampleOrder();
  for (const gateway of gateways) {
    const reconcileAt = gateway === gateways.at(-1) ? START : null;
    order = withAttempt(order, TxnStatus.AUTHORIZING, { gateway, reconcileAt });
  }
  return { key: `shop:${gateways.join('+')}-${number}`, version: 1, order, webhookNotified: false };
}

const ordersAt = (gateways: string | readonly string[], count: number) =>
  Array.from({ length: count }, (_, number) => orderAt([gateways].flat(), number));

/** Orders that are due in this sequence; each ends when `end` is called with its key. */
function placesFor(orders: readonly StoredOrder[]) {
  const due = [...orders];
  const ends = new Map<string, () => void>();
  const failures: unknown[] = [];
  const claims = { fail: 0, made: 0, during: () => {} };
  const places = createPlaces({
    most: MOST,
    async claim(except) {
      claims.made += 1;
      if (claims.fail > 0) {
        claims.fail -= 1;
        throw new Error('the database does not answer');
      }
      const index = due.findIndex(({ order }) => !gatewaysToAsk(order).some((gateway) => except.includes(gateway)));
      const claimed = index === -1 ? undefined : due.splice(index, 1)[0];
      await new Promise(setImmediate);
      claims.during();
      await new Promise(setImmediate);
      return claimed;
    },
    process: ({ key }) =>
      new Promise((resolve) => {
        expect([...ends.keys()]).not.toContain(key);
        ends.set(key, resolve);
      }),
    claimFailed: (error) => failures.push(error),
  });
  /** What is in progress once nothing more starts. */
  const running = async (): Promise<readonly string[]> => {
    for (let turn = 0; turn < 5 * MOST; turn += 1) await new Promise(setImmediate);
    return [...ends.keys()];
  };
  const end = (key: string) => {
    ends.get(key)?.();
    ends.delete(key);
  };
  return { places, due, claims, failures, running, end };
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

it('counts the gateways that an order asks, and not those of its failed attempts', async () => {
  const { places, running } = placesFor([...ordersAt(['slow', 'quick'], 10), ...ordersAt(['', 'slow'], 10)]);
  places.start(1_000);
  expect(await running()).toHaveLength(8 + 4);
});

it('looks once for orders beside a gateway that is full, however many of its own end', async () => {
  const { places, claims, running, end } = placesFor(ordersAt('bank', 30));
  places.start(1_000);
  await running();
  claims.made = 0;
  for (let ended = 0; ended < 10; ended += 1) {
    end((await running())[0] ?? '');
    expect(await running()).toHaveLength(8);
  }
  expect(claims.made).toBe(10);
});

it('goes on with a place that becomes free while nothing is found', async () => {
  const { places, claims, running, end } = placesFor(ordersAt('bank', 9));
  let looks = 0;
  claims.during = () => {
    looks += 1;
    // The ninth look is beside the eight that are in progress.
    if (looks === 9) end('shop:bank-0');
  };
  places.start(1_000);
  expect(await running()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `shop:bank-${number}`));
});

it('does not start an order again that is in progress for longer than its lease', async () => {
  const [order] = ordersAt('bank', 1);
  if (order === undefined) throw new Error('there is no order');
  const { places, due, running, end } = placesFor([order]);
  places.start(1_000);
  expect(await running()).toEqual([order.key]);
  due.push(order);
  places.start(1_000);
  expect([await running(), due]).toEqual([[order.key], []]);
  end(order.key);
  await places.idle();
});

it('reports a claim that fails, and claims again at the next start', async () => {
  const { places, claims, failures, running } = placesFor(ordersAt('bank', 1));
  claims.fail = 1;
  places.start(10);
  expect(await running()).toEqual([]);
  expect(failures).toHaveLength(1);
  places.start(10);
  expect(await running()).toEqual(['shop:bank-0']);
});
