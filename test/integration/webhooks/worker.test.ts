import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { NO_METRICS } from '../../../server/delivery/queue/worker-ports.ts';
import { webhookNotified } from '../../../server/storage/outbox.ts';
import {
  type Answer,
  acknowledge,
  answerWith,
  httpEndpoint,
  socketEndpoint,
  type TestEndpoint,
} from '../../support/webhook-endpoint.ts';
import { takeWebhookProblems } from '../../support/webhook-watch.ts';
import { contentOf, MERCHANT, PASSWORD, type Stage, setStage } from './support/stage.ts';

const { ORDER_FAILED, ORDER_SUCCEEDED, TXN_CHARGED } = EventName;
const SECOND = 1000;
let stage: Stage;
const endpoints: TestEndpoint[] = [];

beforeAll(async () => {
  stage = await setStage('worker');
});
afterEach(async () => {
  stage.configure({ url: null, customHeaders: {} });
  await stage.desk.rearm(MERCHANT);
  for (const name of ['webhook_deliveries', 'webhook_endpoints']) await stage.db.collection(name).deleteMany({});
  await Promise.all(endpoints.splice(0).map((endpoint) => endpoint.close()));
});
afterAll(() => stage.close());

async function endpoint(answer: Answer = acknowledge): Promise<TestEndpoint> {
  const opened = await httpEndpoint(answer);
  endpoints.push(opened);
  return opened;
}

async function configured(answer: Answer = acknowledge): Promise<TestEndpoint> {
  const opened = await endpoint(answer);
  stage.configure({ url: `${opened.origin}/hooks` });
  return opened;
}

describe('an event that was committed with its order', () => {
  it('is delivered once, with Basic credentials and custom headers, and the order knows', async () => {
    const shop = await configured();
    stage.configure({ customHeaders: stage.sealedHeaders({ 'X-Shop-Key': 'k-1' }) });
    const [eventId] = await stage.raise({ orderId: 'Paid-1', names: [ORDER_SUCCEEDED] });
    expect(await stage.worker().runOnce()).toMatchObject({ relayed: 1, acknowledged: 1, failed: 0 });

    const authorization = `Basic ${Buffer.from(`shop:${PASSWORD}`).toString('base64')}`;
    expect(shop.received).toMatchObject([{ method: 'POST', path: '/hooks' }]);
    expect(shop.received[0]?.headers).toMatchObject({
      authorization,
      'content-type': 'application/json',
      'webhook-id': eventId,
      'x-shop-key': 'k-1',
    });
    const sentAt = '2026-01-01T00:00:00Z';
    const content = contentOf('Paid-1');
    expect(JSON.parse(shop.received[0]?.body ?? '')).toEqual({
      id: eventId,
      event_name: ORDER_SUCCEEDED,
      date_created: sentAt,
      content,
    });
    expect(webhookNotified((await stage.order('Paid-1')) ?? {})).toBe(true);
    expect(await stage.worker().runOnce()).toMatchObject({ relayed: 0, acknowledged: 0 });
    expect(shop.received.length).toBe(1);
  });

  it('leaves the outbox without a trace of the relay', async () => {
    await configured();
    await stage.raise({ orderId: 'clean-1' });
    await stage.worker().runOnce();
    const order = await stage.order('clean-1');
    expect(order).toMatchObject({ outbox: [], unacked: [], eventsDue: 1, v: 1 });
    expect(order).not.toHaveProperty('relayAt');
  });

  it('goes to the order’s own URL when it has one, with the configured credentials', async () => {
    const shop = await configured();
    const own = await endpoint();
    await stage.raise({ orderId: 'own-1', webhookUrl: `${own.origin}/own?a=1` });
    await stage.worker().runOnce();
    expect(shop.received).toEqual([]);
    expect(own.received).toMatchObject([{ path: '/own?a=1' }]);
    expect(own.received[0]?.headers.authorization).toMatch(/^Basic /);
  });

  it('carries no Authorization while the credentials are incomplete', async () => {
    const shop = await configured();
    stage.configure({ username: null });
    await stage.raise({ orderId: 'bare-1' });
    await stage.worker().runOnce();
    stage.configure({ username: 'shop' });
    expect(shop.received[0]?.headers).not.toHaveProperty('authorization');
    expect(await takeWebhookProblems()).toEqual(['there are no Basic credentials']);
  });

  it('is found by the settings API, by its order in any case, secrets masked', async () => {
    await configured((response) => response.writeHead(500).end('out of stock'));
    stage.configure({ customHeaders: stage.sealedHeaders({ 'x-shop-key': 'k-1' }) });
    const [eventId] = await stage.raise({ orderId: 'Report-1' });
    await stage.worker().runOnce();
    const now = stage.runtime.clock.now();
    const report = await stage.report('rePORT-1');
    expect(report).toMatchObject({
      eventId,
      eventName: ORDER_SUCCEEDED,
      dateCreated: now,
      state: 'PENDING',
      notified: false,
      attemptCount: 1,
      attempts: [
        {
          number: 1,
          startedAt: now,
          finishedAt: now,
          outcome: 'NOT_ACKNOWLEDGED',
          status: 500,
          answer: 'out of stock',
        },
      ],
    });
    expect(report.attempts[0]?.requestHeaders).toMatchObject({ authorization: 'Basic ***', 'x-shop-key': '***' });
    expect(JSON.stringify(await stage.delivery(eventId ?? ''))).not.toMatch(/k-1|pass:word|c2hvcDpwYXNz/);
    expect(await stage.desk.deliveriesOfOrder('another_shop', 'Report-1')).toEqual([]);
  });
});

describe('webhook_notified', () => {
  it('is true only when every event of the order is acknowledged, and false again when a new one arises', async () => {
    let refuse = ORDER_SUCCEEDED.toString();
    await configured((response, request) => response.writeHead(request.body.includes(refuse) ? 503 : 200).end());
    const notified = async () => webhookNotified((await stage.order('two-1')) ?? {});
    await stage.raise({ orderId: 'two-1', names: [TXN_CHARGED, ORDER_SUCCEEDED] });
    const worker = stage.worker();
    expect(await worker.runOnce()).toMatchObject({ acknowledged: 1, failed: 1 });
    expect(await notified()).toBe(false);

    refuse = 'nothing';
    stage.runtime.advance(80 * SECOND);
    expect(await worker.runOnce()).toMatchObject({ acknowledged: 1 });
    expect(await notified()).toBe(true);

    await stage.raise({ orderId: 'two-1', names: [ORDER_FAILED] });
    expect(await notified()).toBe(false);
    await worker.runOnce();
    expect(await notified()).toBe(true);
  });
});

describe('a failed attempt', () => {
  it('is tried again with the same bytes until 200, along the whole schedule', async () => {
    const failures = 15;
    const shop = await configured((response, _request, count) =>
      response.writeHead(count > failures ? 200 : 500).end(),
    );
    const [eventId = ''] = await stage.raise({ orderId: 'retry-1' });
    const worker = stage.worker();
    const waits: number[] = [];
    await worker.runOnce();
    for (let attempt = 1; attempt <= failures; attempt += 1) {
      const { dueAt } = (await stage.delivery(eventId)) ?? {};
      const wait = (dueAt?.getTime() ?? 0) - stage.runtime.clock.now().getTime();
      waits.push(wait / SECOND);
      stage.runtime.advance(wait - 1);
      expect(await worker.runOnce()).toMatchObject({ failed: 0, acknowledged: 0 });
      stage.runtime.advance(1);
      await worker.runOnce();
    }
    const minutes = [1, 2, 5, 10, 15, 30].map((count) => count * 60);
    const hours = [1, 2, 4, 6, 6, 6].map((count) => count * 3600);
    const steps = [5, 15, 30, ...minutes, ...hours];
    for (const [index, step] of steps.entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(0.8 * step);
      expect(waits[index]).toBeLessThanOrEqual(1.2 * step);
    }
    expect(waits.length).toBe(steps.length);
    expect(new Set(shop.received.map(({ body }) => body)).size).toBe(1);
    expect(await stage.report('retry-1')).toMatchObject({
      state: 'NOTIFIED',
      notified: true,
      attemptCount: failures + 1,
    });
  });

  it('by a reset connection comes again after 5 s, give or take a fifth', async () => {
    const reset = await socketEndpoint((socket) => socket.once('data', () => socket.resetAndDestroy()));
    endpoints.push(reset);
    stage.configure({ url: reset.origin });
    await stage.raise({ orderId: 'reset-1' });
    await stage.worker().runOnce();
    const { nextAttemptAt } = await stage.report('reset-1');
    const wait = (nextAttemptAt?.getTime() ?? 0) - stage.runtime.clock.now().getTime();
    expect(wait).toBeGreaterThanOrEqual(4 * SECOND);
    expect(wait).toBeLessThanOrEqual(6 * SECOND);
  });

  it('by a timeout waits at least a minute', async () => {
    const silent = await socketEndpoint(() => undefined);
    endpoints.push(silent);
    stage.configure({ url: silent.origin });
    await stage.raise({ orderId: 'slow-1' });
    await stage.worker({ settings: { totalMs: 100 } }).runOnce();
    const report = await stage.report('slow-1');
    expect(report.attempts).toMatchObject([{ outcome: 'TIMED_OUT' }]);
    expect((report.nextAttemptAt?.getTime() ?? 0) - stage.runtime.clock.now().getTime()).toBeGreaterThanOrEqual(
      60 * SECOND,
    );
  });

  it('keeps the last 50 attempts, and counts all', async () => {
    await configured(answerWith(404));
    await stage.raise({ orderId: 'long-1' });
    const worker = stage.worker({ settings: { retrySchedule: [SECOND] } });
    for (let attempt = 1; attempt <= 55; attempt += 1) {
      await worker.runOnce();
      // Past the longest wait of an endpoint that never acknowledges.
      stage.runtime.advance(301 * SECOND);
    }
    const { attempts, attemptCount } = await stage.report('long-1');
    expect(attemptCount).toBe(55);
    expect(attempts.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => index + 6));
  });

  it('by a URL that is not let through sends nothing and says why', async () => {
    const shop = await endpoint();
    await stage.raise({ orderId: 'guard-1', webhookUrl: 'https://10.0.0.7/hooks' });
    await stage.raise({ orderId: 'guard-2', webhookUrl: `${shop.origin}/hooks` });
    stage.configure({ url: `${shop.origin}/other` });
    const production = stage.worker({ settings: { policy: { loopback: 'refused', ports: [443, 8443] } } });
    expect(await production.runOnce()).toMatchObject({ failed: 2 });
    expect(shop.received).toEqual([]);
    const [private1, loopback] = [await stage.report('guard-1'), await stage.report('guard-2')];
    expect(private1.attempts).toMatchObject([{ outcome: 'ADDRESS_REFUSED' }]);
    expect(loopback.attempts).toMatchObject([{ outcome: 'ADDRESS_REFUSED' }]);
    expect(loopback.attempts[0]?.detail).toContain('https://');
    expect(private1.attempts[0]?.detail).toContain('private');
  });
});

describe('an event without a URL', () => {
  it('waits, and goes as soon as a URL is configured and rearmed', async () => {
    await stage.raise({ orderId: 'wait-1' });
    const worker = stage.worker();
    expect(await worker.runOnce()).toMatchObject({ waiting: 1 });
    expect(await stage.report('wait-1')).toMatchObject({ state: 'WAITING_FOR_URL', nextAttemptAt: null, attempts: [] });
    stage.runtime.advance(30 * SECOND);
    expect(await worker.runOnce()).toMatchObject({ waiting: 0 });

    const shop = await configured();
    expect(await stage.desk.rearm(MERCHANT)).toBe(1);
    expect(await worker.runOnce()).toMatchObject({ acknowledged: 1 });
    expect(shop.received.length).toBe(1);
  });

  it('goes within a minute even when nobody rearmed it', async () => {
    await stage.raise({ orderId: 'wait-2' });
    const worker = stage.worker();
    await worker.runOnce();
    await configured();
    expect(await worker.runOnce()).toMatchObject({ acknowledged: 0 });
    stage.runtime.advance(60 * SECOND);
    expect(await worker.runOnce()).toMatchObject({ acknowledged: 1 });
  });

  it('finds the URL that stands at the moment of each attempt', async () => {
    const wrong = await configured(answerWith(404));
    await stage.raise({ orderId: 'moved-1' });
    const worker = stage.worker();
    await worker.runOnce();
    const right = await configured();
    stage.runtime.advance(6 * SECOND);
    await worker.runOnce();
    expect([wrong.received.length, right.received.length]).toEqual([1, 1]);
    expect((await stage.report('moved-1')).attempts.map(({ url }) => url)).toEqual([
      `${wrong.origin}/hooks`,
      `${right.origin}/hooks`,
    ]);
  });
});

describe('a password that does not open', () => {
  it('postpones the event without an attempt and tells the operator, not the password', async () => {
    const shop = await configured();
    await stage.raise({ orderId: 'sealed-1' });
    const broken = () => {
      throw new Error(`does not open: ${PASSWORD}`);
    };
    const worker = stage.worker({ sealer: { seal: broken, open: broken } });
    expect(await worker.runOnce()).toMatchObject({ postponed: 1 });
    expect(shop.received).toEqual([]);
    expect(await stage.report('sealed-1')).toMatchObject({ state: 'PENDING', attempts: [] });
    const said = JSON.stringify(stage.complaints.splice(0));
    expect(said).toMatch(/does not open/);
    expect(said).not.toContain(PASSWORD);
    stage.runtime.advance(120 * SECOND);
    expect(await stage.worker().runOnce()).toMatchObject({ acknowledged: 1 });
  });

  it('is told once a minute, however many events wait for it, and counted for each', async () => {
    await configured();
    for (let order = 0; order < 5; order += 1) await stage.raise({ orderId: `sealed-${order}` });
    const broken = () => {
      throw new Error('does not open');
    };
    const counts: number[] = [];
    const metrics = { ...NO_METRICS, unprepared: () => counts.push(1) };
    const worker = stage.worker({ sealer: { seal: broken, open: broken }, metrics });
    const told = () => stage.complaints.splice(0).length;
    expect(await worker.runOnce()).toMatchObject({ postponed: 5 });
    expect([told(), counts.length]).toEqual([1, 5]);
    await stage.raise({ orderId: 'sealed-5' });
    stage.runtime.advance(59 * SECOND);
    expect(await worker.runOnce()).toMatchObject({ postponed: 1 });
    expect([told(), counts.length]).toEqual([0, 6]);
    // All of them again.
    stage.runtime.advance(121 * SECOND);
    expect(await worker.runOnce()).toMatchObject({ postponed: 6 });
    expect([told(), counts.length]).toEqual([1, 12]);
    // A clock that was put back says nothing of a minute.
    stage.runtime.advance(-3_600 * SECOND);
    await stage.raise({ orderId: 'sealed-6' });
    expect(await worker.runOnce()).toMatchObject({ postponed: 1 });
    expect([told(), counts.length]).toEqual([1, 13]);
  });
});
