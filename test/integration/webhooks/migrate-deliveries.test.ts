/**
 * A database from before events had sequence numbers: the next start numbers its deliveries, and open ones are
 * delivered.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeliveryDocument } from '../../../server/delivery/queue/delivery-document.ts';
import { DELIVERIES } from '../../../server/delivery/queue/delivery-store.ts';
import { createEventLogStore } from '../../../server/delivery/queue/event-log-store.ts';
import { webhookIndexes } from '../../../server/delivery/queue/indexes.ts';
import { renewEarlierDeliveries } from '../../../server/delivery/queue/migrate-deliveries-store.ts';
import { ensureIndexes } from '../../../server/storage/mongo/indexes.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const KEEP_MS = 1_000;
let fixtures: Fixtures;
let endpoint: TestEndpoint;

beforeAll(async () => {
  fixtures = await createFixtures('earlier');
  endpoint = await httpEndpoint(acknowledge);
  fixtures.configure({ url: `${endpoint.origin}/hook` });
});
afterAll(async () => {
  await fixtures.close();
  await endpoint.close();
});

describe('deliveries stored before events had numbers', () => {
  it('are numbered in their order, and those still open go out', async () => {
    const { db, runtime } = fixtures;
    const worker = fixtures.worker();
    await fixtures.raise({ orderId: 'told' });
    await worker.runOnce();
    runtime.advance(1_000);
    const [open = ''] = await fixtures.raise({ orderId: 'open' });
    await fixtures.worker({ settings: { held: 0 } }).runOnce();

    const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
    const unnumbered = { sequence: '', orderSequence: '', openSince: '', expiresAt: '' } as const;
    await deliveries.dropIndexes();
    await deliveries.updateMany({}, { $unset: unnumbered });
    await deliveries.createIndexes([
      { name: 'due', key: { dueAt: 1, lane: 1 }, partialFilterExpression: { dueAt: { $exists: true } } },
    ]);
    await db.collection('webhook_sequences').drop();

    for (const start of ['first', 'second']) {
      await renewEarlierDeliveries({ db, keepMs: KEEP_MS });
      await ensureIndexes(db, [webhookIndexes([{ name: 'orders' }])]);
      expect(await deliveries.countDocuments({ sequence: { $exists: true } }), start).toBe(2);
    }
    const [told, left] = await deliveries.find({}, { sort: { sequence: 1 } }).toArray();
    expect(told).toMatchObject({ sequence: 1, orderSequence: 1, state: 'DONE', expiresAt: expect.any(Date) });
    expect(told).not.toHaveProperty('openSince');
    expect(left).toMatchObject({ _id: open, sequence: 2, orderSequence: 1, state: 'PENDING', openSince: left?.at });

    await fixtures.worker().runOnce();
    expect((await fixtures.delivery(open))?.state).toBe('DONE');
    await fixtures.raise({ orderId: 'new' });
    await fixtures.worker().runOnce();
    const log = createEventLogStore({
      db,
      checkpoint: async () => undefined,
      log: { warn: () => undefined },
      elapsed: () => 0,
    });
    expect((await log.after(MERCHANT, 0, 10)).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });
});
