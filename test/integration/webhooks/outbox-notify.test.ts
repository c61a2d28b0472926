/**
 * How a worker in its own process learns of events: by a change stream at low load, by a timer at high load.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  countEvents,
  createOutboxNotifier,
  type Listening,
  listenBy,
  type OutboxNotifier,
} from '../../../server/delivery/outbox/outbox-notify.ts';
import { NO_METRICS } from '../../../server/delivery/queue/worker-ports.ts';
import { acknowledge, answerWith, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures } from './support/fixtures.ts';
import { noStreamOpen, openStreams } from './support/open-streams.ts';

const HOUR = 3_600_000;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let fixtures: Fixtures;
let shop: TestEndpoint;

it.each<[now: Listening, perSecond: number, next: Listening]>([
  ['stream', 0, 'stream'],
  ['stream', 249, 'stream'],
  ['stream', 250, 'clock'],
  ['stream', 5_000, 'clock'],
  ['clock', 5_000, 'clock'],
  ['clock', 250, 'clock'],
  ['clock', 150, 'clock'],
  ['clock', 149, 'stream'],
  ['clock', 0, 'stream'],
])('by the %s at %i events a second: from then on by the %s', (now, perSecond, next) => {
  expect(listenBy(now, perSecond)).toBe(next);
});

describe('over a database', () => {
  beforeEach(async () => {
    [fixtures, shop] = await Promise.all([createFixtures('bell'), httpEndpoint(acknowledge)]);
    fixtures.configure({ url: shop.origin });
  });
  afterEach(async () => {
    await fixtures.close();
    await shop.close();
  });

  describe('beside a worker that looks by itself once an hour', () => {
    let wakeUp: OutboxNotifier;
    let load: 'little' | 'much';
    let rings = 0;

    const eventually = (expectation: () => unknown) => vi.waitFor(expectation, { timeout: 60_000, interval: 1 });
    const streamOpen = () => eventually(async () => expect((await openStreams(fixtures.db)).length).toBe(1));

    beforeEach(() => {
      const worker = fixtures.worker({ settings: { pollMs: HOUR } });
      worker.start();
      load = 'little';
      let attempted = 0;
      const count = () => {
        if (load === 'much') attempted += 1_000;
        return { relayed: 0, attempted };
      };
      const ring = (next: () => void) => () => {
        rings += 1;
        next();
      };
      wakeUp = createOutboxNotifier({
        db: fixtures.db,
        hosts: [{ name: 'orders' }],
        notify: ring(worker.notifyOutbox),
        poll: ring(worker.pollOutbox),
        log,
        againMs: 10,
        count,
      });
    });
    afterEach(() => wakeUp.stop());

    /** Commits an event like another process, and waits for the notification. */
    async function comes(orderId: string): Promise<void> {
      const came = shop.received.length + 1;
      await fixtures.raise({ orderId });
      await eventually(() => expect(shop.received.length).toBe(came));
    }

    it('keeps no stream open while much goes on, and what is committed comes all the same', async () => {
      await streamOpen();
      await comes('by-stream');
      load = 'much';
      await noStreamOpen(fixtures.db);
      await comes('by-clock-1');
      await comes('by-clock-2');
      expect(await openStreams(fixtures.db)).toEqual([]);
    });

    it('opens the stream again when less goes on: what is committed then comes, and the clock rings no more', async () => {
      await streamOpen();
      const opening = vi.spyOn(fixtures.db, 'watch');
      for (let round = 1; round <= 3; round += 1) {
        load = 'much';
        await noStreamOpen(fixtures.db);
        load = 'little';
        await eventually(() => expect(opening).toHaveBeenCalledTimes(round));
        await comes(`at-the-switch-${round}`);
        await streamOpen();
      }
      const still = async () => {
        const before = rings;
        await sleep(50);
        expect(rings).toBe(before);
      };
      await eventually(still);
      await comes('by-stream');
    });

    it.each<Listening>(['clock', 'stream'])('is stopped in the middle of a switch to the %s', async (to) => {
      await streamOpen();
      load = 'much';
      if (to === 'clock') {
        // One notification may come from the stream, which has just opened.
        const before = rings;
        await eventually(() => expect(rings).toBeGreaterThan(before + 1));
      } else {
        await noStreamOpen(fixtures.db);
        const opening = vi.spyOn(fixtures.db, 'watch');
        load = 'little';
        await eventually(() => expect(opening).toHaveBeenCalled());
      }
      await wakeUp.stop();
      const before = rings;
      await noStreamOpen(fixtures.db);
      await fixtures.raise({ orderId: 'after' });
      await sleep(50);
      expect(rings).toBe(before);
    });
  });

  it('counts what a worker relays and attempts, and passes its metrics on', async () => {
    const attempted: string[] = [];
    const counted = countEvents({ ...NO_METRICS, attempted: ({ outcome }) => attempted.push(outcome) });
    const worker = fixtures.worker({ metrics: counted.metrics });
    expect(counted.count()).toEqual({ relayed: 0, attempted: 0 });
    for (const orderId of ['one', 'two', 'three']) await fixtures.raise({ orderId });
    await worker.runOnce();
    expect(counted.count()).toEqual({ relayed: 3, attempted: 3 });
    const failing = await httpEndpoint(answerWith(500));
    fixtures.configure({ url: failing.origin });
    await fixtures.raise({ orderId: 'four' });
    await worker.runOnce();
    fixtures.runtime.advance(60_000);
    await worker.runOnce();
    expect(counted.count()).toEqual({ relayed: 4, attempted: 5 });
    expect(attempted).toEqual(['ACKNOWLEDGED', 'ACKNOWLEDGED', 'ACKNOWLEDGED', 'NOT_ACKNOWLEDGED', 'NOT_ACKNOWLEDGED']);
    await failing.close();
  });
});
