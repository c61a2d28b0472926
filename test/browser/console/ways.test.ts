/** The ways between pages: from an order to its customer and events and back, from Home to what it counts, and into the console. */
import { beforeAll, expect, it, vi } from 'vitest';
import { settingsOf } from '../../support/admin-caller.ts';
import { textAt } from '../../support/caller.ts';
import { Cards, type Shop, shopOf, withAllEvents } from '../../support/payments.ts';
import { SETTINGS_PASSWORD } from '../../support/service.ts';
import { consoleScreens, useConsole } from './console.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const { service, openConsole } = useConsole('console ways', { merchant: withAllEvents });
const wide = consoleScreens[2];
const narrow = { name: 'tablet', width: 834, height: 1112 };
let shop: Shop;

beforeAll(async () => {
  service().clock.set(new Date());
  shop = shopOf(service());
  const noah = { customer_id: 'noah-brown', customer_email: 'noah.brown@shop.example' };
  const contact = { email_address: noah.customer_email, mobile_number: '9876543210', mobile_country_code: '91' };
  await service().call.form('/customers', { object_reference_id: 'noah-brown', ...contact });
  await service().call.form('/orders', { order_id: 'Lamp-1', amount: '249678.00', ...noah });
  await shop.pay('Lamp-1', Cards.mastercard);
  await service().call.form('/orders', { order_id: 'Lamp-2', amount: '20.00', ...noah });
  await shop.pay('Lamp-2', Cards.declined);
  await service().call.form('/orders', { order_id: 'Dollars', amount: '12.47', currency: 'USD' });
  await shop.start('Dollars', { card_number: Cards.frictionless });
  await service().runWorkers();
});

it('from an order to its customer, to its event, and from the event to the order', async () => {
  const { page, complaints, inspect } = await openConsole(wide, {}, '/orders/Lamp-1');
  await page.getByText('Mastercard ending in 4444 · Sandbox').waitFor();
  await page.getByRole('link', { name: 'noah-brown' }).click();
  await page.getByRole('heading', { level: 1, name: 'noah-brown' }).waitFor();
  await page.goBack();
  await page.getByRole('tab', { name: 'Webhooks' }).click();
  await page.getByRole('cell', { name: 'No address' }).first().waitFor();
  await inspect('ways-order-webhooks');
  await page.getByRole('link', { name: 'Order succeeded' }).click();
  await page.getByRole('heading', { level: 1, name: 'Order succeeded' }).waitFor();
  await inspect('ways-event');
  await page.getByRole('link', { name: 'Lamp-1' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lamp-1' }).waitFor();
  expect(complaints).toEqual([]);
});

it.each(['light', 'dark'] as const)(
  'from Home to the webhook settings and to failed orders (%s)',
  async (colorScheme) => {
    const { page, complaints, inspect } = await openConsole(wide, { colorScheme }, '');
    await page.getByText('Your first payment and webhook').waitFor();
    for (const name of ['Open the webhook settings', 'Send a test event', 'Make a test payment']) {
      await page.getByRole('link', { name }).waitFor();
    }
    const currency = page.getByLabel('Currency');
    expect(await currency.inputValue()).toBe('INR');
    for (const { width, height } of [wide, narrow, consoleScreens[0]]) {
      await page.setViewportSize({ width, height });
      await inspect(`ways-home-${width}-${colorScheme}`);
    }
    await currency.selectOption('USD');
    await page.getByText('$12.47').first().waitFor();
    expect(await page.getByText('₹249,678.00').count()).toBe(0);
    await currency.selectOption('INR');
    await page.setViewportSize({ width: wide.width, height: wide.height });
    await page.getByRole('link', { name: 'Do not honour' }).click();
    await page.getByRole('cell', { name: 'Lamp-2' }).waitFor();
    await page.getByRole('cell', { name: 'Lamp-1' }).waitFor({ state: 'hidden' });
    await page.goBack();
    await page.getByRole('button', { name: 'Hide' }).click();
    await page.getByText('Your first payment and webhook').waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  },
);

it('the audit log shows values before and after, leads to its objects, and fits a tablet', async () => {
  const { page, complaints, inspect } = await openConsole(narrow, { colorScheme: 'dark' }, '/orders/Lamp-1');
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByLabel('Amount in INR').fill('40');
  await page.keyboard.press('Enter');
  await page.getByText('Refund of ₹40.00 requested').waitFor();
  await page.goto(`${service().baseUrl}/console/audit`);
  const entry = page.getByRole('row', { name: 'Issue refund' });
  await entry.locator('summary').click();
  await entry.getByText('40.00').waitFor();
  await inspect('ways-audit');
  expect(await page.evaluate('document.querySelector("table").scrollWidth <= innerWidth - 32')).toBe(true);
  await entry.getByRole('link', { name: 'Lamp-1' }).click();
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  for (const [path, heading] of [
    ['/events', 'Events'],
    ['/customers/noah-brown', 'noah-brown'],
  ] as const) {
    await page.goto(`${service().baseUrl}/console${path}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForLoadState('networkidle');
    await inspect(`ways-${heading}`);
    expect(await page.evaluate('document.querySelector("table")?.scrollWidth ?? 0')).toBeLessThanOrEqual(802);
  }
  expect(complaints).toEqual([]);
});

it('an invitation says who is logged in, and waits for the log-out', async () => {
  const owner = await settingsOf(service(), service().merchant);
  const body = { email: 'asha@join.example', role: 'viewer' };
  const [, token = ''] = textAt((await owner('POST', '/settings/invitations', body)).json(), 'url').split('#');
  const { page, inspect } = await openConsole(wide, {}, '');
  await page.goto(`${service().baseUrl}/console/invitation#${token}`);
  const name = service().merchant.settingsUsername;
  await page.getByText(`You are logged in as ${name}`).waitFor();
  await inspect('ways-invitation');
  await page.getByRole('button', { name: 'Log out and join' }).click();
  await page.getByRole('button', { name: 'Join', exact: true }).waitFor();
  await page.getByText('asha@join.example').waitFor();
  await page.getByText('Viewer', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('asha@join.example').waitFor();
  expect(page.url()).not.toContain(token);
});

it('a login in another tab opens the page here too, also after the session ended', async () => {
  const { page } = await openConsole(wide, {}, '/orders');
  const other = await page.context().newPage();
  await page.context().clearCookies();
  const login = page.getByRole('heading', { name: 'Log in' });
  // The page may find out by itself before the click.
  await Promise.any([page.getByRole('link', { name: 'Events', exact: true }).last().click(), login.waitFor()]);
  await login.waitFor();
  await other.goto(`${service().baseUrl}/console`);
  await other.getByLabel('User name').fill(service().merchant.settingsUsername);
  await other.getByLabel('Password').fill(SETTINGS_PASSWORD);
  await other.getByRole('button', { name: 'Log in' }).click();
  await other.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
});
