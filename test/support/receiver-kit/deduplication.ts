/**
 * That a receiver handles an event once, as a suite that each store's test file runs. Knows no store.
 */
import { describe, expect, it } from 'vitest';
import type { ReceiptStore } from '../../../receiver-kit/src/index.ts';
import { testClock } from '../../../receiver-kit/src/testing/test-clock.ts';
import { never, nextTurn, until } from './event-loop.ts';
import { aDelivery, countingHandler, testReceiver } from './test-receiver.ts';

/** The suite. Each test gets a store of its own or a shared one: event ids never repeat. */
export function describeDeduplication(name: string, makeStore: () => ReceiptStore): void {
  describe(name, () => {
    it('handles the first receipt and answers a duplicate 200 without the handler', async () => {
      const { on, runs } = countingHandler();
      const { receiver } = testReceiver({ store: makeStore(), on });
      const delivery = aDelivery();
      const first = await receiver.receive(delivery);
      const second = await receiver.receive(delivery);
      expect([first.status, JSON.parse(first.body)]).toEqual([200, { outcome: 'handled' }]);
      expect([second.status, JSON.parse(second.body)]).toEqual([200, { outcome: 'duplicate' }]);
      expect(runs).toEqual([1]);
      expect(receiver.counters()).toMatchObject({ handled: 1, duplicate: 1 });
    });

    it('turns 500 deliveries at once over 4 receivers into one effect, answers 200 or 503, and a later retry 200', async () => {
      const { on, runs } = countingHandler(nextTurn);
      const store = makeStore();
      const wait = nextTurn;
      const receivers = Array.from({ length: 4 }, () => testReceiver({ store, on, wait }).receiver);
      const delivery = aDelivery();
      const storm = receivers.flatMap((receiver) => Array.from({ length: 125 }, () => receiver.receive(delivery)));
      const answers = await Promise.all(storm);
      expect(runs).toEqual([1]);
      expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect(answers.filter(({ body }) => JSON.parse(body).outcome === 'handled')).toHaveLength(1);
      for (const receiver of receivers) expect(await receiver.receive(delivery)).toMatchObject({ status: 200 });
      expect(runs).toEqual([1]);
    });

    it('lets a duplicate wait for the run to end, and answers it 200 then', async () => {
      const finish: (() => void)[] = [];
      const { on, runs } = countingHandler(() => new Promise((resolve) => finish.push(resolve)));
      const clock = testClock();
      const delivery = aDelivery();
      // The first run ends while the duplicate waits, and the duplicate goes on once that is recorded.
      const wait = async (milliseconds: number): Promise<void> => {
        clock.advance(milliseconds);
        finish[0]?.();
        await first;
      };
      const { receiver } = testReceiver({ store: makeStore(), on, clock, wait });
      const began = clock.now().getTime();
      const first = receiver.receive(delivery);
      await until(() => finish.length === 1);
      const second = await receiver.receive(delivery);
      expect(JSON.parse(second.body)).toEqual({ outcome: 'duplicate' });
      expect(clock.now().getTime() - began).toBeLessThan(2_000);
      expect(runs).toEqual([1]);
    });

    it('answers a duplicate 503 with Retry-After when the run has not ended after 2 seconds', async () => {
      const { on, runs } = countingHandler(never);
      const { receiver, clock } = testReceiver({ store: makeStore(), on });
      const delivery = aDelivery();
      void receiver.receive(delivery);
      await until(() => runs.length === 1);
      const began = clock.now().getTime();
      const answer = await receiver.receive(delivery);
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '58' } });
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'ERR_EVENT_RUNNING' });
      expect(clock.now().getTime() - began).toBe(2_000);
    });

    it('answers 500 when the handler fails, and the retry runs it again', async () => {
      const { on, runs } = countingHandler(async (run) => {
        if (run === 1) throw new Error('no stock');
      });
      const { receiver, log } = testReceiver({ store: makeStore(), on });
      const delivery = aDelivery();
      const failed = await receiver.receive(delivery);
      expect([failed.status, JSON.parse(failed.body).code]).toEqual([500, 'ERR_HANDLER_FAILED']);
      expect(failed.body).not.toContain('no stock');
      expect(log).toEqual([expect.objectContaining({ level: 'error', error: new Error('no stock') })]);
      expect(await receiver.receive(delivery)).toMatchObject({ status: 200 });
      expect(await receiver.receive(delivery)).toMatchObject({ status: 200 });
      expect(runs).toEqual([1, 2]);
    });

    it('answers 409 and raises an alarm for a known id with another body, and runs nothing', async () => {
      const { on, runs } = countingHandler();
      const { receiver, alarms } = testReceiver({ store: makeStore(), on });
      const delivery = aDelivery();
      await receiver.receive(delivery);
      const changed = {
        ...delivery,
        rawBody: Buffer.from(Buffer.from(delivery.rawBody).toString().replace('10.5', '99.5')),
      };
      const answer = await receiver.receive(changed);
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([409, 'ERR_PAYLOAD_CONFLICT']);
      expect(alarms).toEqual([
        expect.objectContaining({ code: 'ERR_PAYLOAD_CONFLICT', eventId: expect.stringMatching(/^evt_once_/) }),
      ]);
      expect(await receiver.receive(delivery)).toMatchObject({ status: 200 });
      expect(runs).toEqual([1]);
    });

    it('a handler that outlives its lease is recorded as done, and an alarm says that it may have run twice', async () => {
      const finish: (() => void)[] = [];
      const { on, runs } = countingHandler(() => new Promise((resolve) => finish.push(resolve)));
      const { receiver, clock, alarms } = testReceiver({ store: makeStore(), on });
      const delivery = aDelivery();
      const slow = receiver.receive(delivery);
      await until(() => finish.length === 1);
      clock.advance(60_000);
      const second = receiver.receive(delivery);
      await until(() => finish.length === 2);
      finish[0]?.();
      expect(await slow).toMatchObject({ status: 200 });
      expect(alarms).toEqual([expect.objectContaining({ code: 'ERR_LEASE_LOST' })]);
      finish[1]?.();
      expect(await second).toMatchObject({ status: 200 });
      expect(await receiver.receive(delivery)).toMatchObject({ status: 200 });
      expect(runs).toEqual([1, 2]);
    });
  });
}
