/** Texts as long as they may be, without a place to break: no page of the console is wider than the screen for them. */

import { beforeAll, expect, it, vi } from 'vitest';
import { settingsOf } from '../../support/admin-caller.ts';
import { firstOrAll } from '../../support/every-case.ts';
import { Cards, shopOf, withAllEvents } from '../../support/payments.ts';
import { consoleScreens, useConsole } from './console.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const { service, openConsole } = useConsole('console long texts', {
  merchant: withAllEvents,
  config: { requestLog: 'on' },
});

const EMAIL = `${'a'.repeat(48)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`;
const CUSTOMER = 'customer_'.repeat(10);
const ORDER = 'LONG-ORDER-ID-OF-20C';

const pages = [
  ['orders', '/orders', 'Orders'],
  ['order', `/orders/${ORDER}`, ORDER],
  ['order-webhooks', `/orders/${ORDER}?view=webhooks`, ORDER],
  ['events', '/events', 'Events'],
  ['endpoints', '/endpoints', 'Endpoints'],
  ['requests', '/developers/requests', 'Request log'],
  ['customers', '/customers', 'Customers'],
  ['team', '/team', 'Team'],
  ['audit', '/audit', 'Audit log'],
] as const;

const screens = [
  ...consoleScreens,
  { name: 'laptop', width: 1366, height: 768 },
  { name: 'small', width: 1024, height: 768 },
] as const;

beforeAll(async () => {
  const running = service();
  const settings = await settingsOf(running, running.merchant);
  await settings('PATCH', '/settings/webhook', { url: `https://${'shop-'.repeat(10)}x.example/${'path-'.repeat(20)}` });
  const fields = { customer_id: CUSTOMER, customer_email: EMAIL, description: 'd'.repeat(200) };
  const order = await running.call.form('/orders', { order_id: ORDER, amount: '9999999.99', ...fields });
  expect(order.status, order.text).toBe(200);
  const names = { first_name: 'f'.repeat(64), last_name: 'l'.repeat(64), mobile_number: '9876543210' };
  const customer = await running.call.form('/customers', {
    object_reference_id: CUSTOMER,
    email_address: EMAIL,
    ...names,
  });
  expect(customer.status, customer.text).toBe(200);
  const invited = await settings('POST', '/settings/invitations', {
    email: `${'a'.repeat(48)}@b.example`,
    role: 'viewer',
  });
  expect(invited.status, invited.text).toBe(201);
  await shopOf(running).pay(ORDER, Cards.visa);
  await running.runWorkers();
});

it.each(firstOrAll(screens))('no page is wider than a $name', async (screen) => {
  const { page, complaints, inspect } = await openConsole(screen);
  for (const [name, path, title] of pages) {
    await page.evaluate(`history.pushState(null, '', '/console${path}'); dispatchEvent(new PopStateEvent('popstate'))`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.waitForLoadState('networkidle');
    await inspect(`console-long-${name}`);
  }
  expect(complaints).toEqual([]);
});
