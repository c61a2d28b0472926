/**
 * A machine whose clock is set forward or back: no event is lost, and no new event waits for the old time to return.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import {
  type Answer,
  acknowledge,
  answerWith,
  httpEndpoint,
  type TestEndpoint,
} from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const HOUR = 3_600_000;
let fixtures: Fixtures;
let shop: TestEndpoint;
let answer: Answer;

beforeEach(async () => {
  fixtures = await createFixtures('clock jumps');
  answer = acknowledge;
  shop = await httpEndpoint((...given) => answer(...given));
  fixtures.configure({ url: shop.origin });
});
afterEach(async () => {
  await fixtures.close();
  await shop.close();
});

describe('a clock put back by an hour', () => {
  it('delivers at once what was raised before and after', async () => {
    await fixtures.raise({ orderId: 'before' });
    fixtures.runtime.advance(-HOUR);
    await fixtures.raise({ orderId: 'after' });
    await fixtures.raise({ orderId: 'before', names: [EventName.TXN_CHARGED] });
    expect(await fixtures.worker().runOnce()).toMatchObject({ relayed: 3, acknowledged: 3 });
  });

  it('leaves a retry its time, and lets it be sent by hand meanwhile', async () => {
    answer = answerWith(500);
    const [eventId = ''] = await fixtures.raise({ orderId: 'retry' });
    await fixtures.worker().runOnce();
    fixtures.runtime.advance(-HOUR);
    answer = acknowledge;
    expect(await fixtures.worker().runOnce()).toMatchObject({ acknowledged: 0 });
    await fixtures.admin.resend(MERCHANT, eventId);
    expect(await fixtures.worker().runOnce()).toMatchObject({ acknowledged: 1 });
    expect(shop.received.length).toBe(2);
  });

  it('does not put off the look for what waits for an address', async () => {
    fixtures.configure({ url: null });
    const worker = fixtures.worker();
    const [eventId = ''] = await fixtures.raise({ orderId: 'waits' });
    await worker.runOnce();
    expect((await fixtures.delivery(eventId))?.state).toBe('WAITING');
    fixtures.configure({ url: shop.origin });
    fixtures.runtime.advance(-HOUR);
    expect(await worker.runOnce()).toMatchObject({ acknowledged: 1 });
  });
});

describe('a clock put forward by a day', () => {
  it('ends every lease early: what was under way is sent again at the worst, and stored once', async () => {
    const [eventId = ''] = await fixtures.raise({ orderId: 'under-way' });
    const jump = async () => {
      fixtures.runtime.advance(24 * HOUR);
      await fixtures.worker().runOnce();
    };
    let jumped = false;
    answer = async (response, request, count) => {
      if (!jumped) {
        jumped = true;
        await jump();
      }
      acknowledge(response, request, count);
    };
    expect(await fixtures.worker().runOnce()).toMatchObject({ lost: 1 });
    expect(shop.received.length).toBe(2);
    expect(await fixtures.delivery(eventId)).toMatchObject({ state: 'DONE', fence: 2, attemptCount: 2 });
    expect(await fixtures.outcomes('under-way')).toEqual(['UNKNOWN', 'ACKNOWLEDGED']);
  });

  it('makes every retry due, and the schedule goes on from there', async () => {
    answer = answerWith(500);
    await fixtures.raise({ orderId: 'later' });
    await fixtures.worker().runOnce();
    fixtures.runtime.advance(24 * HOUR);
    await fixtures.worker().runOnce();
    const { attemptCount, nextAttemptAt } = await fixtures.report('later');
    expect(attemptCount).toBe(2);
    const wait = (nextAttemptAt?.getTime() ?? 0) - fixtures.runtime.clock.now().getTime();
    expect(wait).toBeGreaterThanOrEqual(12_000);
    expect(wait).toBeLessThanOrEqual(18_000);
  });
});
