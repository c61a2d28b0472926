/** A machine whose clock is put forward or back: nothing is lost, nothing new waits for the old time to come again. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import {
  type Answer,
  acknowledge,
  answerWith,
  httpEndpoint,
  type TestEndpoint,
} from '../../support/webhook-endpoint.ts';
import { MERCHANT, type Stage, setStage } from './support/stage.ts';

const HOUR = 3_600_000;
let stage: Stage;
let shop: TestEndpoint;
let answer: Answer;

beforeEach(async () => {
  stage = await setStage('clock jumps');
  answer = acknowledge;
  shop = await httpEndpoint((...given) => answer(...given));
  stage.configure({ url: shop.origin });
});
afterEach(async () => {
  await stage.close();
  await shop.close();
});

describe('a clock put back by an hour', () => {
  it('delivers at once what was raised before and after', async () => {
    await stage.raise({ orderId: 'before' });
    stage.runtime.advance(-HOUR);
    await stage.raise({ orderId: 'after' });
    await stage.raise({ orderId: 'before', names: [EventName.TXN_CHARGED] });
    expect(await stage.worker().runOnce()).toMatchObject({ relayed: 3, acknowledged: 3 });
  });

  it('leaves a retry its time, and lets it be sent by hand meanwhile', async () => {
    answer = answerWith(500);
    const [eventId = ''] = await stage.raise({ orderId: 'retry' });
    await stage.worker().runOnce();
    stage.runtime.advance(-HOUR);
    answer = acknowledge;
    expect(await stage.worker().runOnce()).toMatchObject({ acknowledged: 0 });
    await stage.desk.resend(MERCHANT, eventId);
    expect(await stage.worker().runOnce()).toMatchObject({ acknowledged: 1 });
    expect(shop.received.length).toBe(2);
  });

  it('does not put off the look for what waits for an address', async () => {
    stage.configure({ url: null });
    const worker = stage.worker();
    const [eventId = ''] = await stage.raise({ orderId: 'waits' });
    await worker.runOnce();
    expect((await stage.delivery(eventId))?.state).toBe('WAITING');
    stage.configure({ url: shop.origin });
    stage.runtime.advance(-HOUR);
    expect(await worker.runOnce()).toMatchObject({ acknowledged: 1 });
  });
});

describe('a clock put forward by a day', () => {
  it('ends every lease early: what was under way is sent again at the worst, and stored once', async () => {
    const [eventId = ''] = await stage.raise({ orderId: 'under-way' });
    const jump = async () => {
      stage.runtime.advance(24 * HOUR);
      await stage.worker().runOnce();
    };
    let jumped = false;
    answer = async (response, request, count) => {
      if (!jumped) {
        jumped = true;
        await jump();
      }
      acknowledge(response, request, count);
    };
    expect(await stage.worker().runOnce()).toMatchObject({ lost: 1 });
    expect(shop.received.length).toBe(2);
    expect(await stage.delivery(eventId)).toMatchObject({ state: 'DONE', fence: 2, attemptCount: 2 });
    expect(await stage.outcomes('under-way')).toEqual(['UNKNOWN', 'ACKNOWLEDGED']);
  });

  it('makes every retry due, and the schedule goes on from there', async () => {
    answer = answerWith(500);
    await stage.raise({ orderId: 'later' });
    await stage.worker().runOnce();
    stage.runtime.advance(24 * HOUR);
    await stage.worker().runOnce();
    const { attemptCount, nextAttemptAt } = await stage.report('later');
    expect(attemptCount).toBe(2);
    const wait = (nextAttemptAt?.getTime() ?? 0) - stage.runtime.clock.now().getTime();
    expect(wait).toBeGreaterThanOrEqual(12_000);
    expect(wait).toBeLessThanOrEqual(18_000);
  });
});
