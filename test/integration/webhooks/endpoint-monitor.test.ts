/**
 * The cached health of an endpoint while this worker and others read and write its record.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AttemptOutcome, type AttemptResult } from '../../../server/delivery/queue/delivery.ts';
import { createEndpointStore, ENDPOINTS, type EndpointStore } from '../../../server/delivery/queue/endpoint-store.ts';
import { NO_METRICS } from '../../../server/delivery/queue/worker-ports.ts';
import { createEndpointMonitor } from '../../../server/delivery/worker/endpoint-monitor.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

type Verdict = Pick<AttemptResult, 'status' | 'outcome' | 'detail'>;
const REFUSED: Verdict = {
  status: 500,
  outcome: AttemptOutcome.NOT_ACKNOWLEDGED,
  detail: 'The endpoint answered 500.',
};
let fixtures: Fixtures;
let opened = 0;

beforeEach(async () => {
  opened = 0;
  fixtures = await createFixtures('endpoint monitor');
});
afterEach(() => fixtures.close());

/** A worker's monitor over the real record; `between` delays its reads and writes. */
function monitorWith(between: (store: EndpointStore) => Partial<EndpointStore> = () => ({})) {
  const store = createEndpointStore(fixtures.db);
  return createEndpointMonitor({
    endpoints: { ...store, ...between(store) },
    clock: fixtures.runtime.clock,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    metrics: {
      ...NO_METRICS,
      breakerOpened() {
        opened += 1;
      },
    },
  });
}
type Monitor = ReturnType<typeof monitorWith>;
const fail = async (monitor: Monitor, times: number) => {
  for (let time = 0; time < times; time += 1) await monitor.failed(MERCHANT, REFUSED, 'usual');
};
const record = () =>
  fixtures.db.collection<{ _id: string; failuresInRow: number }>(ENDPOINTS).findOne({ _id: MERCHANT });

it('counts a breaker that it opens, though it reads of that before it hears that its own write was done', async () => {
  const monitor: Monitor = monitorWith((store) => ({
    async change(...given) {
      const changed = await store.change(...given);
      fixtures.runtime.advance(1_000);
      await monitor.refresh([MERCHANT]);
      return changed;
    },
  }));
  await fail(monitor, 12);
  expect([opened, monitor.admission(MERCHANT)]).toEqual([1, 'closed']);
});

it('does not take a breaker for closed again that it opened while it was reading', async () => {
  const monitor: Monitor = monitorWith((store) => ({
    async breakersOf(lanes) {
      const read = await store.breakersOf(lanes);
      await fail(monitor, 1);
      return read;
    },
  }));
  await fail(monitor, 9);
  await monitor.refresh([MERCHANT]);
  expect([opened, monitor.admission(MERCHANT)]).toEqual([1, 'closed']);
});

it('does not take a breaker for open again that it closed while it was reading', async () => {
  const monitor: Monitor = monitorWith((store) => ({
    async breakersOf(lanes) {
      const read = await store.breakersOf(lanes);
      await monitor.succeeded(MERCHANT, 8);
      return read;
    },
  }));
  await fail(monitor, 10);
  await monitor.refresh([MERCHANT]);
  expect([monitor.admission(MERCHANT), await record()]).toEqual(['open', null]);
});

it('counts every one of many failures at the same time, and one opening', async () => {
  const monitor = monitorWith();
  await Promise.all(Array.from({ length: 24 }, () => fail(monitor, 1)));
  expect([opened, monitor.admission(MERCHANT)]).toEqual([1, 'closed']);
  expect(await record()).toMatchObject({ failuresInRow: 24 });
});

it('counts one opening of a breaker that two workers find failing at the same time', async () => {
  const workers = [monitorWith(), monitorWith()];
  await Promise.all(workers.map((monitor) => fail(monitor, 12)));
  expect(opened).toBe(1);
});

it('keeps the window of an endpoint with constant attempts, though more endpoints fail than have one', async () => {
  const monitor = monitorWith();
  const failOnce = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: to - from }, (_, index) =>
        monitor.failed(`${MERCHANT} https://other-${from + index}.example`, REFUSED, 'usual'),
      ),
    );
  for (let round = 0; round < 3; round += 1) {
    await fail(monitor, 4);
    await monitor.succeeded(MERCHANT, 8);
  }
  await failOnce(0, 999);
  await fail(monitor, 1);
  await failOnce(999, 1_000);
  await fail(monitor, 3);
  expect([opened, monitor.admission(MERCHANT)]).toEqual([0, 'open']);
  await fail(monitor, 1);
  expect([opened, monitor.admission(MERCHANT)]).toEqual([1, 'closed']);
});
