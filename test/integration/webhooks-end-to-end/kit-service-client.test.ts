/** What the receiver kit asks the service for, asked of the real service: events, orders and source addresses. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import {
  backfill,
  createReceiver,
  memoryStore,
  type OrderSucceededEvent,
  publishedAddresses,
  reconcile,
  serviceClient,
} from '../../../receiver-kit/src/index.ts';
import { Cards, shopOf, withAllEvents } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';

const lists = { production: ['203.0.113.0/29'], sandbox: ['198.51.100.7'] };
let service: TestService;

beforeAll(async () => {
  service = await startService({
    label: 'kit asks',
    config: { webhookSourceAddresses: lists },
    merchant: withAllEvents,
  });
});
afterAll(() => service.close());

it('backfills every event of the list, page by page, and reconciles their orders', async () => {
  const shop = shopOf(service);
  for (let count = 0; count < 2; count += 1) {
    await shop.start(await shop.order(), { card_number: Cards.frictionless });
    await service.runWorkers();
  }
  const { merchantId, apiKey } = service.merchant;
  const client = serviceClient({ baseUrl: `${service.baseUrl}/`, merchantId, apiKey });
  const seen: string[] = [];
  const paid: OrderSucceededEvent[] = [];
  const note = ({ id }: { readonly id: string }) => void seen.push(id);
  const receiver = createReceiver({
    credentials: [{ username: 'shop', password: 'secret' }],
    store: memoryStore(),
    on: {
      ...Object.fromEntries(Object.values(EventName).map((name) => [name, note])),
      [EventName.ORDER_SUCCEEDED]: (event) => {
        note(event);
        paid.push(event);
      },
    },
  });
  const progress: number[] = [];
  const result = await backfill({
    client,
    receiver,
    after: 0,
    pageSize: 3,
    onProgress: (next) => void progress.push(next),
  });
  const { events, next } = (await service.call.get('/events')).json();
  const listed: unknown[] = Array.isArray(events) ? events : [];
  expect(listed.length).toBeGreaterThan(3);
  expect(seen).toEqual(listed.map((entry) => Object(entry).event.id));
  expect(result).toEqual({ next, outcomes: { handled: seen.length }, failures: [] });
  expect(progress.slice(0, 2)).toEqual([3, 6]);
  expect(paid.length).toBe(2);
  for (const event of paid) expect(await reconcile(client, event)).toMatchObject({ agrees: true });
});

it('says so where the service does not know the key', async () => {
  const { merchantId } = service.merchant;
  const client = serviceClient({ baseUrl: service.baseUrl, merchantId, apiKey: 'no such key' });
  const receiver = { take: async () => 'handled' as const };
  await expect(backfill({ client, receiver, after: 0 })).rejects.toMatchObject({ code: 'ERR_ORDER_STATUS' });
});

it('reads the published source addresses', async () => {
  expect(await publishedAddresses({ url: `${service.baseUrl}/webhook-source-addresses` })).toEqual(lists);
});
