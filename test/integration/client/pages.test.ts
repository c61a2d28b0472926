/** Going through the pages of a list with the generated client: of the orders, by their cursor, and of the events, by their numbers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallFailed, createMerchantClient } from '../../../generated/client/index.ts';
import { answerParts } from '../../../generated/client/merchant.ts';
import { withAllEvents } from '../../support/payments.ts';
import { refundFixtures } from '../../support/refund-fixtures.ts';
import { startService, type TestService } from '../../support/service.ts';

/** A client whose network gives these answers, one after the other, and the queries that it was asked with. */
function clientOf(...answers: readonly (() => Response)[]) {
  const queries: string[] = [];
  const fetch = async ({ url }: Request): Promise<Response> => {
    const answer = answers[queries.length];
    queries.push(new URL(url).search);
    if (answer === undefined) throw new Error('no page is left');
    return answer();
  };
  return { queries, client: createMerchantClient({ baseUrl: 'http://svc.example', fetch, retry: { attempts: 1 } }) };
}

const orders = (cursor: string | null, ...ids: readonly string[]) => {
  const whole = Object.fromEntries(answerParts.Order.map((name) => [name, null]));
  return () => Response.json({ total: 3, next_cursor: cursor, list: ids.map((id) => ({ ...whole, order_id: id })) });
};
const events = (next: number, more: boolean, ...numbers: readonly number[]) => {
  return () => Response.json({ next, has_more: more, events: numbers.map((sequence) => ({ sequence })) });
};
const broken = () => Response.json({ hello: 'proxy' }, { status: 502 });

async function gathered<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('the pages of a list', () => {
  it('are read by the cursor until there is none, with the filters of the first', async () => {
    const { client, queries } = clientOf(orders('c1', 'A', 'B'), orders('c2'), orders(null, 'C'));
    const found = await gathered(client.listOrders.each({ query: { customer_id: 'cust_1', limit: 2 } }));
    expect(found.map((order) => order.order_id)).toEqual(['A', 'B', 'C']);
    const filters = '?customer_id=cust_1&limit=2';
    expect(queries).toEqual([filters, `${filters}&after=c1`, `${filters}&after=c2`]);
  });

  it('are read by the number while there is more', async () => {
    const { client, queries } = clientOf(events(42, true, 41, 42), events(43, false, 43));
    const found = await gathered(client.listEvents.each({ query: { after: 40 } }));
    expect(found.map(({ sequence }) => sequence)).toEqual([41, 42, 43]);
    expect(queries).toEqual(['?after=40', '?after=42']);
  });

  it('go on by the cursor where the first was asked for by its offset, which a call takes alone', async () => {
    const { client, queries } = clientOf(orders('c1', 'A'), orders(null, 'B'));
    await gathered(client.listOrders.each({ query: { offset: 10 } }));
    expect(queries).toEqual(['?offset=10', '?after=c1']);
  });

  it('are read as they are needed', async () => {
    const { client, queries } = clientOf(orders('c1', 'A', 'B'));
    for await (const _ of client.listOrders.each()) break;
    expect(queries).toEqual(['']);
  });

  it('are not asked for again where a page leads to itself', async () => {
    const { client, queries } = clientOf(orders('c1', 'A'), orders('c1', 'B'));
    expect(await gathered(client.listOrders.each())).toHaveLength(2);
    expect(queries).toEqual(['', '?after=c1']);
  });

  it('end with an exception where one cannot be read, after the items before it', async () => {
    const { client } = clientOf(orders('c1', 'A'), broken);
    const found: unknown[] = [];
    const reading = (async () => {
      for await (const order of client.listOrders.each()) found.push(order.order_id);
    })();
    await expect(reading).rejects.toThrow(CallFailed);
    expect(found).toEqual(['A']);
  });

  it('take the options of a call', async () => {
    const { client, queries } = clientOf(orders(null));
    const stop = new AbortController();
    stop.abort();
    await expect(gathered(client.listOrders.each({}, { signal: stop.signal }))).rejects.toThrow('aborted');
    expect(queries).toEqual([]);
  });
});

describe('of the service', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({
      label: 'client pages',
      merchant: (merchant) => {
        const { webhook } = withAllEvents(merchant);
        return { ...merchant, webhook: { ...webhook, url: 'http://127.0.0.1:9/webhooks' } };
      },
    });
  });

  afterAll(async () => {
    await service?.close();
  });

  it('orders and events come each once, in their order', async () => {
    const { merchantId, apiKey } = service.merchant;
    const client = createMerchantClient({ baseUrl: service.baseUrl, merchantId, apiKey });
    const ids = ['PAGE1', 'PAGE2', 'PAGE3'];
    for (const id of ids) {
      expect(await client.createOrder({ body: { order_id: id, amount: '1.00' } })).toMatchObject({ status: 200 });
    }
    const found = await gathered(client.listOrders.each({ query: { limit: 1 } }));
    expect(found.map((order) => order.order_id)).toEqual([...ids].reverse());
    await refundFixtures(service).paid();
    await service.runWorkers();
    const numbers = (await gathered(client.listEvents.each({ query: { limit: 1 } }))).map(({ sequence }) => sequence);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(1);
  });
});
