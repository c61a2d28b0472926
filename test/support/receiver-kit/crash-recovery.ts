/**
 * What a receiver does when the process or the store dies, at every point that can be imitated without killing a process,
 * as a suite that each store's test file runs. Knows no store.
 */
import { describe, expect, it } from 'vitest';
import type { ReceiptStore } from '../../../receiver-kit/src/index.ts';
import { never, until } from './event-loop.ts';
import { aDelivery, countingHandler, testReceiver } from './test-receiver.ts';

/** The suite. Event ids never repeat, so the stores may share their data. */
export function describeCrashRecovery(name: string, makeStore: () => ReceiptStore): void {
  describe(`${name}, when the process or the store dies`, () => {
    it('before the claim: 503, and the retry handles the event', async () => {
      const { on, runs } = countingHandler();
      const { store, broken } = breakable(makeStore());
      const { receiver } = testReceiver({ store, on });
      const delivery = aDelivery();
      broken.set('claim', 'before');
      const answer = await receiver.receive(delivery);
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([503, 'ERR_STORE_UNAVAILABLE']);
      expect(runs).toEqual([]);
      broken.clear();
      expect(await receiver.receive(delivery)).toMatchObject({ status: 200 });
      expect(runs).toEqual([1]);
    });

    it('after the claim and before the handler: 503 until the lease has ended, then the handler runs, once', async () => {
      const { on, runs } = countingHandler();
      const { store, broken } = breakable(makeStore());
      const { receiver, clock } = testReceiver({ store, on });
      const delivery = aDelivery();
      broken.set('claim', 'after');
      expect(await receiver.receive(delivery)).toMatchObject({ status: 503 });
      broken.clear();
      expect(await receiver.receive(delivery)).toMatchObject({ status: 503 });
      clock.advance(60_000);
      expect(await receiver.receive(delivery)).toMatchObject({ status: 200 });
      expect(runs).toEqual([2]);
    });

    it('mid-handler: 503 until the lease has ended, then the handler runs again', async () => {
      const { on, runs } = countingHandler((run) => (run === 1 ? never() : Promise.resolve()));
      const { receiver, clock } = testReceiver({ store: makeStore(), on, leaseSeconds: 30 });
      const delivery = aDelivery();
      void receiver.receive(delivery);
      await until(() => runs.length === 1);
      expect(await receiver.receive(delivery)).toMatchObject({ status: 503 });
      clock.advance(30_000);
      expect(await receiver.receive(delivery)).toMatchObject({ status: 200 });
      expect(runs).toEqual([1, 2]);
    });

    it('after the handler and before the record: 503, never 200, and the handler runs again after the lease', async () => {
      const { on, runs } = countingHandler();
      const { store, broken } = breakable(makeStore());
      const { receiver, clock } = testReceiver({ store, on });
      const delivery = aDelivery();
      broken.set('complete', 'before');
      const answer = await receiver.receive(delivery);
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([503, 'ERR_STORE_UNAVAILABLE']);
      broken.clear();
      expect(await receiver.receive(delivery)).toMatchObject({ status: 503 });
      clock.advance(60_000);
      expect(await receiver.receive(delivery)).toMatchObject({ status: 200 });
      expect(runs).toEqual([1, 2]);
    });

    it('while the record is acknowledged: 503, and the retry is a duplicate', async () => {
      const { on, runs } = countingHandler();
      const { store, broken } = breakable(makeStore());
      const { receiver } = testReceiver({ store, on });
      const delivery = aDelivery();
      broken.set('complete', 'after');
      expect(await receiver.receive(delivery)).toMatchObject({ status: 503 });
      broken.clear();
      const answer = await receiver.receive(delivery);
      expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { outcome: 'duplicate' }]);
      expect(runs).toEqual([1]);
    });

    it('after the record and before the answer: the retry is a duplicate', async () => {
      const { on, runs } = countingHandler();
      const store = makeStore();
      const delivery = aDelivery();
      await testReceiver({ store, on }).receiver.receive(delivery);
      const answer = await testReceiver({ store, on }).receiver.receive(delivery);
      expect(JSON.parse(answer.body)).toEqual({ outcome: 'duplicate' });
      expect(runs).toEqual([1]);
    });

    it('while a failed handler is released: the handler runs again when the lease has expired', async () => {
      const { on, runs } = countingHandler(async (run) => {
        if (run === 1) throw new Error('no stock');
      });
      const { store, broken } = breakable(makeStore());
      const { receiver, clock } = testReceiver({ store, on });
      const delivery = aDelivery();
      broken.set('release', 'before');
      expect(await receiver.receive(delivery)).toMatchObject({ status: 500 });
      expect(await receiver.receive(delivery)).toMatchObject({ status: 503 });
      clock.advance(60_000);
      expect(await receiver.receive(delivery)).toMatchObject({ status: 200 });
      expect(runs).toEqual([1, 2]);
    });
  });
}

type Break = 'before' | 'after';

/** A store whose calls fail as long as they are in `broken`: before they reach the store, or after, the answer being lost. */
export function breakable(store: ReceiptStore) {
  const broken = new Map<keyof ReceiptStore, Break>();
  const guard = <Request, Result>(name: keyof ReceiptStore, call: (request: Request) => Promise<Result>) => {
    return async (request: Request): Promise<Result> => {
      if (broken.get(name) === 'before') throw new Error('the store is down');
      const result = await call(request);
      if (broken.get(name) === 'after') throw new Error('the answer was lost');
      return result;
    };
  };
  const wrapped: ReceiptStore = {
    claim: guard('claim', store.claim),
    complete: guard('complete', store.complete),
    release: guard('release', store.release),
  };
  return { store: wrapped, broken };
}
