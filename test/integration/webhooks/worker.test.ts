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
import { contentOf, createFixtures, type Fixtures, MERCHANT, PASSWORD } from './support/fixtures.ts';

const { ORDER_FAILED, ORDER_SUCCEEDED, TXN_CHARGED } = EventName;
const SECOND = 1000;
let fixtures: Fixtures;
const endpoints: TestEndpoint[] = [];

beforeAll(async () => {
  fixtures = await createFixtures('worker');
});
afterEach(async () => {
  fixtures.configure({ url: null, customHeaders: {} });
  await fixtures.admin.rearm(MERCHANT);
  for (const name of ['webhook_deliveries', 'webhook_endpoints']) await fixtures.db.collection(name).deleteMany({});
  await Promise.all(endpoints.splice(0).map((endpoint) => endpoint.close()));
});
afterAll(() => fixtures.close());

async function endpoint(answer: Answer = acknowledge): Promise<TestEndpoint> {
  const opened = await httpEndpoint(answer);
  endpoints.push(opened);
  return opened;
}

async function configured(answer: Answer = acknowledge): Promise<TestEndpoint> {
  const opened = await endpoint(answer);
  fixtures.configure({ url: `${opened.origin}/hooks` });
  return opened;
}

describe('an event that was committed with its order', () => {
  it('is delivered once, with Basic credentials and custom headers, and the order knows', async () => {
    const shop = await configured();
    fixtures.configure({ customHeaders: fixtures.sealedHeaders({ 'X-Shop-Key': 'k-1' }) });
    const [eventId] = await fixtures.raise({ orderId: 'Paid-1', names: [ORDER_SUCCEEDED] });
    expect(await fixtures.worker().runOnce()).toMatchObject({ relayed: 1, acknowledged: 1, failed: 0 });

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
    expect(webhookNotified((await fixtures.order('Paid-1')) ?? {})).toBe(true);
    expect(await fixtures.worker().runOnce()).toMatchObject({ relayed: 0, acknowledged: 0 });
    expect(shop.received.length).toBe(1);
  });

  it('leaves the outbox without a trace of the relay', async () => {
    await configured();
    await fixtures.raise({ orderId: 'clean-1' });
    await fixtures.worker().runOnce();
    const order = await fixtures.order('clean-1');
    expect(order).toMatchObject({ outbox: [], unacked: [], eventsDue: 1, v: 1 });
    expect(order).not.toHaveProperty('relayAt');
  });

  it('goes to the order’s own URL when it has one, with the configured credentials', async () => {
    const shop = await configured();
    const own = await endpoint();
    await fixtures.raise({ orderId: 'own-1', webhookUrl: `${own.origin}/own?a=1` });
    await fixtures.worker().runOnce();
    expect(shop.received).toEqual([]);
    expect(own.received).toMatchObject([{ path: '/own?a=1' }]);
    expect(own.received[0]?.headers.authorization).toMatch(/^Basic /);
  });

  it('carries no Authorization while the credentials are incomplete', async () => {
    const shop = await configured();
    fixtures.configure({ username: null });
    await fixtures.raise({ orderId: 'bare-1' });
    await fixtures.worker().runOnce();
    fixtures.configure({ username: 'shop' });
    expect(shop.received[0]?.headers).not.toHaveProperty('authorization');
    expect(await takeWebhookProblems()).toEqual(['there are no Basic credentials']);
  });

  it('is found by the settings API, by its order in any case, secrets masked', async () => {
    await configured((response) => response.writeHead(500).end('out of stock'));
    fixtures.configure({ customHeaders: fixtures.sealedHeaders({ 'x-shop-key': 'k-1' }) });
    const [eventId] = await fixtures.raise({ orderId: 'Report-1' });
    await fixtures.worker().runOnce();
    const now = fixtures.runtime.clock.now();
    const report = await fixtures.report('rePORT-1');
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
    expect(JSON.stringify(await fixtures.delivery(eventId ?? ''))).not.toMatch(/k-1|pass:word|c2hvcDpwYXNz/);
    expect(await fixtures.admin.deliveriesOfOrder('another_shop', 'Report-1')).toEqual([]);
  });
});

describe('webhook_notified', () => {
  it('is true only when every event of the order is acknowledged, and false again when a new one arises', async () => {
    let refuse = ORDER_SUCCEEDED.toString();
    await configured((response, request) => response.writeHead(request.body.includes(refuse) ? 503 : 200).end());
    const notified = async () => webhookNotified((await fixtures.order('two-1')) ?? {});
    await fixtures.raise({ orderId: 'two-1', names: [TXN_CHARGED, ORDER_SUCCEEDED] });
    const worker = fixtures.worker();
    expect(await worker.runOnce()).toMatchObject({ acknowledged: 1, failed: 1 });
    expect(await notified()).toBe(false);

    refuse = 'nothing';
    fixtures.runtime.advance(80 * SECOND);
    expect(await worker.runOnce()).toMatchObject({ acknowledged: 1 });
    expect(await notified()).toBe(true);

    await fixtures.raise({ orderId: 'two-1', names: [ORDER_FAILED] });
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
    const [eventId = ''] = await fixtures.raise({ orderId: 'retry-1' });
    const worker = fixtures.worker();
    const waits: number[] = [];
    await worker.runOnce();
    for (let attempt = 1; attempt <= failures; attempt += 1) {
      const { dueAt } = (await fixtures.delivery(eventId)) ?? {};
      const wait = (dueAt?.getTime() ?? 0) - fixtures.runtime.clock.now().getTime();
      waits.push(wait / SECOND);
      fixtures.runtime.advance(wait - 1);
      expect(await worker.runOnce()).toMatchObject({ failed: 0, acknowledged: 0 });
      fixtures.runtime.advance(1);
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
    expect(await fixtures.report('retry-1')).toMatchObject({
      state: 'NOTIFIED',
      notified: true,
      attemptCount: failures + 1,
    });
  });

  it('by a reset connection comes again after 5 s, give or take a fifth', async () => {
    const reset = await socketEndpoint((socket) => socket.once('data', () => socket.resetAndDestroy()));
    endpoints.push(reset);
    fixtures.configure({ url: reset.origin });
    await fixtures.raise({ orderId: 'reset-1' });
    await fixtures.worker().runOnce();
    const { nextAttemptAt } = await fixtures.report('reset-1');
    const wait = (nextAttemptAt?.getTime() ?? 0) - fixtures.runtime.clock.now().getTime();
    expect(wait).toBeGreaterThanOrEqual(4 * SECOND);
    expect(wait).toBeLessThanOrEqual(6 * SECOND);
  });

  it('by a timeout waits at least a minute', async () => {
    const silent = await socketEndpoint(() => undefined);
    endpoints.push(silent);
    fixtures.configure({ url: silent.origin });
    await fixtures.raise({ orderId: 'slow-1' });
    await fixtures.worker({ settings: { totalMs: 100 } }).runOnce();
    const report = await fixtures.report('slow-1');
    expect(report.attempts).toMatchObject([{ outcome: 'TIMED_OUT' }]);
    expect((report.nextAttemptAt?.getTime() ?? 0) - fixtures.runtime.clock.now().getTime()).toBeGreaterThanOrEqual(
      60 * SECOND,
    );
  });

  it('keeps the last 50 attempts, and counts all', async () => {
    await configured(answerWith(404));
    await fixtures.raise({ orderId: 'long-1' });
    const worker = fixtures.worker({ settings: { retrySchedule: [SECOND] } });
    for (let attempt = 1; attempt <= 55; attempt += 1) {
      await worker.runOnce();
      // Past the longest backoff of an endpoint that never acknowledges.
      fixtures.runtime.advance(301 * SECOND);
    }
    const { attempts, attemptCount } = await fixtures.report('long-1');
    expect(attemptCount).toBe(55);
    expect(attempts.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => index + 6));
  });

  it('by a URL that is not let through sends nothing and says why', async () => {
    const shop = await endpoint();
    await fixtures.raise({ orderId: 'guard-1', webhookUrl: 'https://10.0.0.7/hooks' });
    await fixtures.raise({ orderId: 'guard-2', webhookUrl: `${shop.origin}/hooks` });
    fixtures.configure({ url: `${shop.origin}/other` });
    const production = fixtures.worker({ settings: { policy: { loopback: 'refused', ports: [443, 8443] } } });
    expect(await production.runOnce()).toMatchObject({ failed: 2 });
    expect(shop.received).toEqual([]);
    const [private1, loopback] = [await fixtures.report('guard-1'), await fixtures.report('guard-2')];
    expect(private1.attempts).toMatchObject([{ outcome: 'ADDRESS_REFUSED' }]);
    expect(loopback.attempts).toMatchObject([{ outcome: 'ADDRESS_REFUSED' }]);
    expect(loopback.attempts[0]?.detail).toContain('https://');
    expect(private1.attempts[0]?.detail).toContain('private');
  });
});

describe('an event without a URL', () => {
  it('waits, and goes as soon as a URL is configured and rearmed', async () => {
    await fixtures.raise({ orderId: 'wait-1' });
    const worker = fixtures.worker();
    expect(await worker.runOnce()).toMatchObject({ waiting: 1 });
    expect(await fixtures.report('wait-1')).toMatchObject({
      state: 'WAITING_FOR_URL',
      nextAttemptAt: null,
      attempts: [],
    });
    fixtures.runtime.advance(30 * SECOND);
    expect(await worker.runOnce()).toMatchObject({ waiting: 0 });

    const shop = await configured();
    expect(await fixtures.admin.rearm(MERCHANT)).toBe(1);
    expect(await worker.runOnce()).toMatchObject({ acknowledged: 1 });
    expect(shop.received.length).toBe(1);
  });

  it('goes within a minute even when nobody rearmed it', async () => {
    await fixtures.raise({ orderId: 'wait-2' });
    const worker = fixtures.worker();
    await worker.runOnce();
    await configured();
    expect(await worker.runOnce()).toMatchObject({ acknowledged: 0 });
    fixtures.runtime.advance(60 * SECOND);
    expect(await worker.runOnce()).toMatchObject({ acknowledged: 1 });
  });

  it('finds the URL that stands at the moment of each attempt', async () => {
    const wrong = await configured(answerWith(404));
    await fixtures.raise({ orderId: 'moved-1' });
    const worker = fixtures.worker();
    await worker.runOnce();
    const right = await configured();
    fixtures.runtime.advance(6 * SECOND);
    await worker.runOnce();
    expect([wrong.received.length, right.received.length]).toEqual([1, 1]);
    expect((await fixtures.report('moved-1')).attempts.map(({ url }) => url)).toEqual([
      `${wrong.origin}/hooks`,
      `${right.origin}/hooks`,
    ]);
  });
});

describe('a password that does not open', () => {
  it('postpones the event without an attempt and tells the operator, not the password', async () => {
    const shop = await configured();
    await fixtures.raise({ orderId: 'sealed-1' });
    const broken = () => {
      throw new Error(`does not open: ${PASSWORD}`);
    };
    const worker = fixtures.worker({ sealer: { seal: broken, open: broken } });
    expect(await worker.runOnce()).toMatchObject({ postponed: 1 });
    expect(shop.received).toEqual([]);
    expect(await fixtures.report('sealed-1')).toMatchObject({ state: 'PENDING', attempts: [] });
    const said = JSON.stringify(fixtures.complaints.splice(0));
    expect(said).toContain('webhook.delivery.unprepared');
    expect(said).not.toContain(PASSWORD);
    fixtures.runtime.advance(120 * SECOND);
    expect(await fixtures.worker().runOnce()).toMatchObject({ acknowledged: 1 });
  });

  it('is told once a minute, however many events wait for it, and counted for each', async () => {
    await configured();
    for (let order = 0; order < 5; order += 1) await fixtures.raise({ orderId: `sealed-${order}` });
    const broken = () => {
      throw new Error('does not open');
    };
    const counts: number[] = [];
    const metrics = { ...NO_METRICS, unprepared: () => counts.push(1) };
    const worker = fixtures.worker({ sealer: { seal: broken, open: broken }, metrics });
    const told = () => fixtures.complaints.splice(0).length;
    expect(await worker.runOnce()).toMatchObject({ postponed: 5 });
    expect([told(), counts.length]).toEqual([1, 5]);
    await fixtures.raise({ orderId: 'sealed-5' });
    fixtures.runtime.advance(59 * SECOND);
    expect(await worker.runOnce()).toMatchObject({ postponed: 1 });
    expect([told(), counts.length]).toEqual([0, 6]);
    // All of them again.
    fixtures.runtime.advance(121 * SECOND);
    expect(await worker.runOnce()).toMatchObject({ postponed: 6 });
    expect([told(), counts.length]).toEqual([1, 12]);
    // A clock that was set back says nothing about the last minute.
    fixtures.runtime.advance(-3_600 * SECOND);
    await fixtures.raise({ orderId: 'sealed-6' });
    expect(await worker.runOnce()).toMatchObject({ postponed: 1 });
    expect([told(), counts.length]).toEqual([1, 13]);
  });
});
