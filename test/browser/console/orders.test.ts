/** Home, Orders and Order: the jobs of those who answer customers, by keyboard alone, and every state on every screen. */

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { firstOrAll } from '../../support/every-case.ts';
import { Cards, type Shop, shopOf, withAllEvents } from '../../support/payments.ts';
import { focused, press, tabTo } from '../by-keyboard.ts';
import { consoleScreens, useConsole } from './console.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const { service, openConsole } = useConsole('console orders', { merchant: withAllEvents });
const [phone, , wide] = consoleScreens;
let shop: Shop;

const projected = () => service().service.orderProjector.runOnce();

/** A day of a shop: orders that were paid, declined, held and refunded. */
beforeAll(async () => {
  service().clock.set(new Date());
  shop = shopOf(service());
  const asha = { customer_email: 'asha@shop.example', customer_id: 'cust_2041', customer_phone: '9876543210' };
  const make = (order_id: string, amount: string, fields = {}) =>
    service().call.form('/orders', { order_id, amount, ...fields });
  for (let number = 1; number <= 12; number += 1) {
    await make(`Lamp-${number}`, `${number * 100}.00`, { customer_email: `c${number}@shop.example` });
    if (number % 3 !== 0) await shop.start(`Lamp-${number}`, { card_number: Cards.frictionless });
  }
  await make('Call-7', '1499.00', asha);
  await shop.pay('Call-7', Cards.declined);
  await make('Give-back', '100.00', { customer_email: 'ravi@shop.example' });
  await shop.pay('Give-back', Cards.visa);
  await make('Hold-1', '250.00', { 'metadata.txns.auto_capture': 'false' });
  await shop.pay('Hold-1', Cards.visa);
  await make('Dollars', '20.00', { currency: 'USD' });
  await shop.start('Dollars', { card_number: Cards.frictionless });
  await make('New-1', '10.00');
  await service().runWorkers();
});

it('by keyboard: find the order of the customer who calls, and see why it failed', async () => {
  const { page, complaints } = await openConsole(wide, {}, '/');
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await press(page, 'Orders');
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await page.getByRole('cell', { name: 'New-1' }).waitFor();
  await tabTo(page, 'Search orders');
  await page.keyboard.type('+91 98765 43210');
  await page.keyboard.press('Enter');
  await page.getByRole('cell', { name: 'Lamp-1', exact: true }).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).searchParams.get('q')).toBe('+91 98765 43210');
  await press(page, 'Call-7');
  await page.getByRole('heading', { level: 1, name: 'Call-7' }).waitFor();
  await page.getByText('The bank declined the payment', { exact: false }).first().waitFor();
  const content = await page.locator('#main').textContent();
  expect(content).toContain('Declined');
  expect(content).toContain('do_not_honour');
  expect(complaints).toEqual([]);
});

it('by keyboard: refund 40 of 100', async () => {
  const { page, complaints, inspect } = await openConsole(wide, {}, '/orders/Give-back');
  await page.getByRole('heading', { level: 1, name: 'Give-back' }).waitFor();
  await press(page, 'Refund');
  const dialog = page.getByRole('dialog', { name: 'Refund Give-back' });
  await dialog.waitFor();
  const amount = dialog.getByLabel('Amount in INR');
  expect(await amount.inputValue()).toBe('100.00');
  // What stands there is selected.
  await page.keyboard.type('400');
  await page.keyboard.press('Enter');
  await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true');
  await inspect('console-refund-too-much');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('₹40');
  await dialog.getByRole('button', { name: 'Refund ₹40.00' }).waitFor();
  await inspect('console-refund');
  await page.keyboard.press('Enter');
  await page.getByText('Refund of ₹40.00 requested').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Refund');
  await service().runWorkers();
  expect(await shop.ledger('Give-back')).toContainEqual({ kind: 'refund', minor: 4_000 });
  await page.getByText('The refund succeeded.').waitFor();
  await page.getByText('₹100.00 · ₹40.00 refunded · ravi@shop.example').waitFor();
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
});

it('by keyboard: capture a part of what is held', async () => {
  const { page, complaints } = await openConsole(wide, {}, '/orders?attention=CAPTURE_DUE');
  await page.getByRole('cell', { name: 'Hold-1' }).waitFor();
  await press(page, 'Hold-1');
  await page.getByRole('heading', { level: 1, name: 'Hold-1' }).waitFor();
  await press(page, 'Capture');
  await page.getByRole('dialog', { name: 'Capture Hold-1' }).waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  await page.getByText('Captured ₹60.00').waitFor();
  await page.getByText('Paid in part').first().waitFor();
  expect(complaints).toEqual([]);
});

it('an order expires after a question, and stays when the question is cancelled', async () => {
  const { page, complaints, inspect } = await openConsole(wide, {}, '/orders/New-1');
  await page.getByRole('button', { name: 'Expire' }).click();
  const dialog = page.getByRole('dialog', { name: 'Expire New-1?' });
  await dialog.waitFor();
  await inspect('console-expire');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect((await shop.read('New-1')).status).toBe('NEW');
  await page.getByRole('button', { name: 'Expire' }).click();
  await dialog.getByRole('button', { name: 'Expire order' }).click();
  await page.getByText('The order expired unpaid.').waitFor();
  expect(complaints).toEqual([]);
});

it('new orders appear without a reload', async () => {
  const { page } = await openConsole(wide, {}, '/orders');
  await page.getByRole('cell', { name: 'Dollars' }).waitFor();
  await page.waitForResponse((response) => response.url().endsWith('/settings/stream'));
  service().clock.advance(1_000);
  await service().call.form('/orders', { order_id: 'Just-now', amount: '5.00' });
  await projected();
  await page.getByRole('cell', { name: 'Just-now' }).waitFor();
});

it('the shown orders are saved as CSV with the chosen columns', async () => {
  const { page } = await openConsole(wide, {}, '/orders?q=Call-7');
  await page.getByRole('cell', { name: 'Call-7' }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Save \d+ rows? as CSV$/ }).click(),
  ]);
  const stream = await file.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const [heading, line] = Buffer.concat(chunks).toString('utf8').replace('\uFEFF', '').split('\r\n');
  expect(heading).toBe('Order,Amount,Currency,Status,Customer,Card,Created');
  expect(line).toContain('Call-7,1499,INR,AUTHORIZATION_FAILED,asha@shop.example,VISA 0002,');
});

it('by mouse: a name finds the orders whose card has it, and an empty field all of them', async () => {
  const { page } = await openConsole(wide, {}, '/orders');
  await page.getByRole('cell', { name: 'New-1' }).waitFor();
  await page.getByLabel('Search orders').fill('asha rao');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('cell', { name: 'New-1' }).waitFor({ state: 'hidden' });
  await page.getByRole('cell', { name: 'Give-back' }).waitFor();
  await page.getByLabel('Search orders').fill('');
  await page.getByRole('cell', { name: 'New-1' }).waitFor();
});

it('on a phone the filters unfold from a button that counts them', async () => {
  const { page, inspect } = await openConsole(phone, {}, '/orders?status=CHARGED&q=Lamp-1');
  await page.getByRole('cell', { name: 'Lamp-1', exact: true }).waitFor();
  const status = page.getByLabel('Status');
  expect(await status.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  expect(await status.isVisible()).toBe(true);
  await inspect('console-filters-open');
  await page.getByLabel('Network').selectOption('VISA');
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  await status.waitFor({ state: 'hidden' });
});

/** Pages by name, with what is waited for. */
const pages = [
  ['home', '/', 'Needs attention'],
  ['orders', '/orders', 'Lamp-1'],
  ['orders-filtered', '/orders?status=CHARGED&network=VISA', 'Lamp-1'],
  ['orders-none', '/orders?q=nobody', 'No order matches'],
  ['order-failed', '/orders/Call-7', 'Attempt 1 began.'],
  ['order-paid', '/orders/Give-back', 'Attempt 1 began.'],
  ['order-webhooks', '/orders/Give-back?view=webhooks', 'Order succeeded'],
  ['order-json', '/orders/Give-back?view=json', 'maximum_eligible_refund_amount'],
  ['order-unknown', '/orders/Nothing', 'No order has this order_id'],
] as const;

describe.each(firstOrAll(consoleScreens))('on a $name', (screen) => {
  it.each(['light', 'dark'] as const)('the pages of orders are readable (%s)', async (colorScheme) => {
    const { page, complaints, inspect } = await openConsole(screen, { colorScheme });
    for (const [name, path, text] of pages) {
      await page.evaluate(
        `history.pushState(null, '', '/console${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
      );
      await page.getByText(text).first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await inspect(`console-${name}-${colorScheme}`);
    }
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  });
});

/** The last test: its orders fill the first page of the list. */
it('a list goes on when its end comes near', async () => {
  for (let number = 1; number <= 120; number += 1) {
    await service().call.form('/orders', { order_id: `Long-${number}`, amount: '1.00', customer_id: 'many' });
  }
  await projected();
  const { page, complaints } = await openConsole(wide, {}, '/orders?q=many');
  await page.getByText('50 shown').waitFor();
  await page.getByRole('button', { name: 'Load more' }).waitFor();
  await page.keyboard.press('End');
  await page.getByText('100 shown').waitFor();
  await page.keyboard.press('End');
  await page.getByText('120 entries').waitFor();
  expect(await page.getByRole('row').count()).toBe(121);
  expect(complaints).toEqual([]);
});

it('a change that comes while more of a list loads does not cut it off', async () => {
  const { page, complaints } = await openConsole(wide, {}, '/orders?q=many');
  await page.clock.install();
  await page.reload();
  await page.getByText('50 shown').waitFor();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isAsked = false;
  await page.route(/\/settings\/orders\?.*after=/, async (route) => {
    isAsked = true;
    await held;
    await route.continue();
  });
  // The first read of the stream counts as a change: it is due when the clock has passed the pauses of the stream and the list.
  const opened = page.waitForResponse(/\/settings\/stream/);
  await page.getByRole('button', { name: 'Load more' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isAsked).toBe(true);
  await page.clock.fastForward(2_000);
  await opened;
  for (let step = 0; step < 5; step += 1) await page.clock.fastForward(2_000);
  release();
  await page.getByText('100 shown').waitFor();
  expect(complaints).toEqual([]);
});
