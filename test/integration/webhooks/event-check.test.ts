/**
 * Events are validated against the contract before they are stored; an invalid one is logged and sent all the same.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { exampleEvent } from '../../../server/delivery/admin/test-delivery.ts';
import { createEventCheck } from '../../../server/delivery/outbox/event-check.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { takeWebhookProblems } from '../../support/webhook-watch.ts';
import { createFixtures, type Fixtures } from './support/fixtures.ts';

const AT = new Date('2026-03-14T09:27:41Z');
const ID = `evt_${'0'.repeat(32)}`;
const check = createEventCheck();
let fixtures: Fixtures;
let shop: TestEndpoint;

beforeAll(async () => {
  fixtures = await createFixtures('event check');
  shop = await httpEndpoint(acknowledge);
  fixtures.configure({ url: shop.origin });
});
afterAll(async () => {
  await fixtures.close();
  await shop.close();
});

it.each(Object.values(EventName))('the example of %s is as the contract has it', (name) => {
  expect(check(name, exampleEvent(name, ID, AT))).toBeUndefined();
});

it('a flaw is said in words, without values', () => {
  const text = exampleEvent(EventName.ORDER_SUCCEEDED, ID, AT);
  expect(check(EventName.ORDER_SUCCEEDED, text.replace('"amount":', '"amount_of":'))).toMatch(/amount/);
  expect(check(EventName.ORDER_FAILED, text)).toMatch(/event_name/);
  expect(check(EventName.ORDER_SUCCEEDED, text.replace(ID, 'secret'))).not.toContain('secret');
  expect(check(EventName.ORDER_SUCCEEDED, text.slice(0, -1))).toBe('is not JSON');
});

it('an event with a flaw is complained about once and delivered', async () => {
  const [eventId = ''] = await fixtures.raise({ orderId: 'flawed', content: { order: { order_id: 'flawed' } } });
  await fixtures.worker({ checkEvent: check }).runOnce();
  expect(shop.received.map(({ headers }) => headers['webhook-id'])).toEqual([eventId]);
  const told = fixtures.complaints.filter(({ fields }) => 'flaw' in fields);
  expect(told).toMatchObject([{ fields: { event: 'webhook.event.flawed', eventId } }]);
  // Otherwise the webhook watch of the test run would fail this test.
  expect((await takeWebhookProblems()).join()).toContain("must have required property 'amount'");
});
