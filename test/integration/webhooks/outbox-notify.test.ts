/** How a worker of its own process learns of events: by a stream while little goes on, by the clock while much does. */
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
import { noStreamOpen, openStreams } from './support/open-streams.ts';
import { type Stage, setStage } from './support/stage.ts';

const HOUR = 3_600_000;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let stage: Stage;
let shop: TestEndpoint;

it.each<[now: Listening, perSecond: number, next: Listening]>([
  ['stream', 0, 'stream'],
  ['stream', 100, 'stream'],
  ['stream', 199, 'stream'],
  ['stream', 200, 'clock'],
  ['stream', 5_000, 'clock'],
  ['clock', 5_000, 'clock'],
  ['clock', 200, 'clock'],
  ['clock', 100, 'clock'],
  ['clock', 50, 'clock'],
  ['clock', 49, 'stream'],
  ['clock', 0, 'stream'],
])('by the %s at %i events a second: from then on by the %s', (now, perSecond, next) => {
  expect(listenBy(now, perSecond)).toBe(next);
});

describe('over a database', () => {
  beforeEach(async () => {
    [stage, shop] = await Promise.all([setStage('bell'), httpEndpoint(acknowledge)]);
    stage.configure({ url: shop.origin });
  });
  afterEach(async () => {
    await stage.close();
    await shop.close();
  });

  describe('beside a worker that looks by itself once an hour', () => {
    let bell: OutboxNotifier;
    let load: 'little' | 'much';
    let rings = 0;

    const eventually = (expectation: () => unknown) => vi.waitFor(expectation, { timeout: 60_000, interval: 1 });
    const streamOpen = () => eventually(async () => expect((await openStreams(stage.db)).length).toBe(1));

    beforeEach(() => {
      const worker = stage.worker({ settings: { pollMs: HOUR } });
      worker.start();
      load = 'little';
      let attempted = 0;
      const count = () => {
        if (load === 'much') attempted += 1_000;
        return { relayed: 0, attempted };
      };
      const ring = () => {
        rings += 1;
        worker.raised();
      };
      bell = createOutboxNotifier({ db: stage.db, hosts: [{ name: 'orders' }], notify: ring, log, againMs: 10, count });
    });
    afterEach(() => bell.stop());

    /** Commits an event as another process would, and waits until it came. */
    async function comes(orderId: string): Promise<void> {
      const came = shop.received.length + 1;
      await stage.raise({ orderId });
      await eventually(() => expect(shop.received.length).toBe(came));
    }

    it('keeps no stream open while much goes on, and what is committed comes all the same', async () => {
      await streamOpen();
      await comes('by-stream');
      load = 'much';
      await noStreamOpen(stage.db);
      await comes('by-clock-1');
      await comes('by-clock-2');
      expect(await openStreams(stage.db)).toEqual([]);
    });

    it('opens the stream again when less goes on: what is committed then comes, and the clock rings no more', async () => {
      await streamOpen();
      const opening = vi.spyOn(stage.db, 'watch');
      for (let round = 1; round <= 3; round += 1) {
        load = 'much';
        await noStreamOpen(stage.db);
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
        // One may be of the stream, which has just been opened.
        const before = rings;
        await eventually(() => expect(rings).toBeGreaterThan(before + 1));
      } else {
        await noStreamOpen(stage.db);
        const opening = vi.spyOn(stage.db, 'watch');
        load = 'little';
        await eventually(() => expect(opening).toHaveBeenCalled());
      }
      await bell.stop();
      const before = rings;
      await noStreamOpen(stage.db);
      await stage.raise({ orderId: 'after' });
      await sleep(50);
      expect(rings).toBe(before);
    });
  });

  it('counts what a worker relays and attempts, and passes its metrics on', async () => {
    const attempted: string[] = [];
    const counted = countEvents({ ...NO_METRICS, attempted: (outcome) => attempted.push(outcome) });
    const worker = stage.worker({ metrics: counted.metrics });
    expect(counted.count()).toEqual({ relayed: 0, attempted: 0 });
    for (const orderId of ['one', 'two', 'three']) await stage.raise({ orderId });
    await worker.runOnce();
    expect(counted.count()).toEqual({ relayed: 3, attempted: 3 });
    const failing = await httpEndpoint(answerWith(500));
    stage.configure({ url: failing.origin });
    await stage.raise({ orderId: 'four' });
    await worker.runOnce();
    stage.runtime.advance(60_000);
    await worker.runOnce();
    expect(counted.count()).toEqual({ relayed: 4, attempted: 5 });
    expect(attempted).toEqual(['ACKNOWLEDGED', 'ACKNOWLEDGED', 'ACKNOWLEDGED', 'NOT_ACKNOWLEDGED', 'NOT_ACKNOWLEDGED']);
    await failing.close();
  });
});
