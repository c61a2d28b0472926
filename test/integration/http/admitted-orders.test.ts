/** New orders of a service whose workers are behind: who is not a merchant takes no order's place. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WORKERS } from '../../../server/delivery/worker/worker-group.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ label: 'admitted orders', config: { webhookDelivery: 'off' } });
  const behind = { aliveUntil: new Date(Date.now() + 3_600_000), lagMs: 60_000, progress: 0 };
  await service.database.db
    .collection<typeof behind & { _id: string }>(WORKERS)
    .insertOne({ _id: 'wrk_behind', ...behind });
});
afterAll(() => service.close());

const order = async (orderId: string, apiKey: string) =>
  (await service.callAs({ ...service.merchant, apiKey }).form('/orders', { order_id: orderId, amount: '1.00' })).status;

it('a flood without credentials is answered 401 and delays no merchant', async () => {
  // Asks for the lag, which is read meanwhile.
  expect(await order('first', service.merchant.apiKey)).toBe(200);
  const flood = Array.from({ length: 300 }, (_, index) => order(`flood-${index}`, 'svc_key_wrong'));
  const own = await Promise.all(['one', 'two', 'three'].map((orderId) => order(orderId, service.merchant.apiKey)));
  expect(own).toEqual([200, 200, 200]);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([401]));
});
