/** Money that a user of the console moves: once, whatever becomes of the answer, and as much as the button says. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../generated/values.ts';
import { Cards, type Shop, shopOf } from '../../support/payments.ts';
import { SETTINGS_PASSWORD, type TestMerchant } from '../../support/service.ts';
import { consoleScreens, logOut, refusal, useConsole } from './console.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const { service, openConsole } = useConsole('console money');
const wide = consoleScreens[2];
const REFUNDS = '**/settings/orders/*/refunds';
let shop: Shop;

beforeAll(async () => {
  service().clock.set(new Date());
  shop = shopOf(service());
});

async function paidOrder(): Promise<string> {
  const orderId = await shop.order();
  await shop.pay(orderId, Cards.visa);
  await service().runWorkers();
  return orderId;
}

async function refunded(orderId: string): Promise<number[]> {
  await service().runWorkers();
  return (await shop.ledger(orderId)).filter(({ kind }) => kind === 'refund').map(({ minor }) => minor);
}

async function openRefund(page: Page, orderId: string) {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Refund ${orderId}` });
  await dialog.waitFor();
  return { dialog, amount: dialog.getByLabel('Amount in INR') };
}

it('a dialog stays while its refund is on the way', async () => {
  const orderId = await paidOrder();
  const { page } = await openConsole(wide, {}, `/orders/${orderId}`);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(REFUNDS, async (route) => {
    await asked;
    await route.continue();
  });
  const { dialog, amount } = await openRefund(page, orderId);
  await amount.fill('40');
  await dialog.getByRole('button', { name: 'Refund ₹40.00' }).click();
  await page.keyboard.press('Escape');
  expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
  expect(await dialog.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true);
  answer();
  await page.getByText('Refund of ₹40.00 requested').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(await refunded(orderId)).toEqual([4_000]);
});

it('a refund whose answer was lost is made once, also after a reload and as another text', async () => {
  const orderId = await paidOrder();
  const { page } = await openConsole(wide, {}, `/orders/${orderId}`);
  await page.route(
    REFUNDS,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const first = await openRefund(page, orderId);
  await first.amount.fill('50');
  await page.keyboard.press('Enter');
  await first.dialog.getByText('The service did not answer.', { exact: false }).waitFor();
  await first.dialog.getByText('All or a part of ₹50.00.', { exact: false }).waitFor();
  await first.dialog.getByRole('button', { name: 'Cancel' }).click();
  await first.dialog.waitFor({ state: 'hidden' });
  await page.reload();
  const second = await openRefund(page, orderId);
  expect(await second.amount.inputValue()).toBe('50.00');
  await second.amount.fill('50.0');
  await page.keyboard.press('Enter');
  await page.getByText('Refund of ₹50.00 requested once: your earlier try was the same refund').waitFor();
  await second.dialog.waitFor({ state: 'hidden' });
  expect(await refunded(orderId)).toEqual([5_000]);

  const third = await openRefund(page, orderId);
  await third.amount.fill('50');
  await page.keyboard.press('Enter');
  await third.dialog.waitFor({ state: 'hidden' });
  expect(await refunded(orderId)).toEqual([5_000, 5_000]);
});

it.each([
  [429, ErrorCode.rate_limited],
  [403, ErrorCode.role_not_allowed],
  [401, ErrorCode.access_denied],
  [404, ErrorCode.object_not_found],
  [408, ErrorCode.INVALID_REQUEST],
  [409, ErrorCode.idempotency_conflict],
])('a refund whose answer was lost is made once, also when the second try got %s', async (status, code) => {
  const orderId = await paidOrder();
  const { page } = await openConsole(wide, {}, `/orders/${orderId}`);
  let calls = 0;
  await page.route(REFUNDS, async (route) => {
    calls += 1;
    if (calls === 1) await route.fetch().then(() => route.abort());
    else if (calls === 2) await route.fulfill({ status, json: refusal(code) });
    else await route.continue();
  });
  const { dialog, amount } = await openRefund(page, orderId);
  await amount.fill('40');
  await page.keyboard.press('Enter');
  await dialog.getByText('The service did not answer.', { exact: false }).waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText(status === 409 ? 'Your earlier try is still in progress.' : `No: ${code}`).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Refund of ₹40.00 requested once: your earlier try was the same refund').waitFor();
  expect(await refunded(orderId)).toEqual([4_000]);
});

it('an error without a body is no answer', async () => {
  const orderId = await paidOrder();
  const { page } = await openConsole(wide, {}, `/orders/${orderId}`);
  await page.route(REFUNDS, (route) => route.fetch().then(() => route.fulfill({ status: 502, body: '' })), {
    times: 1,
  });
  const { dialog, amount } = await openRefund(page, orderId);
  await amount.fill('40');
  await page.keyboard.press('Enter');
  await dialog.getByText('The service did not answer.', { exact: false }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Refund of ₹40.00 requested once: your earlier try was the same refund').waitFor();
  expect(await refunded(orderId)).toEqual([4_000]);
});

it('a refund of another merchant in the same tab is no second try', async () => {
  const orderId = await paidOrder();
  const other = await service().addMerchant('other');
  const otherShop = shopOf(service(), other);
  await otherShop.order({ order_id: orderId });
  await otherShop.pay(orderId, Cards.visa);
  await service().runWorkers();
  const { page } = await openConsole(wide, {}, `/orders/${orderId}`);
  await page.route(REFUNDS, (route) => route.fetch().then(() => route.abort()), { times: 1 });
  const refund = async () => {
    const { amount } = await openRefund(page, orderId);
    await amount.fill('40');
    await page.keyboard.press('Enter');
  };
  const changeTo = async (from: TestMerchant, to: TestMerchant) => {
    await logOut(page, from.settingsUsername);
    await page.getByLabel('User name').fill(to.settingsUsername);
    await page.getByLabel('Password').fill(SETTINGS_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: to.settingsUsername, exact: true }).waitFor();
    await page.goto(`${service().baseUrl}/console/orders/${orderId}`);
  };
  await refund();
  await page.getByText('The service did not answer.', { exact: false }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await changeTo(service().merchant, other);
  await refund();
  await page.getByText('Refund of ₹40.00 requested').waitFor();
  expect(await page.getByText('your earlier try').count()).toBe(0);
  await changeTo(other, service().merchant);
  await refund();
  await page.getByText('Refund of ₹40.00 requested once: your earlier try was the same refund').waitFor();
  expect(await refunded(orderId)).toEqual([4_000]);
});

it('a refund that was limited at first is no earlier try', async () => {
  const orderId = await paidOrder();
  const { page } = await openConsole(wide, {}, `/orders/${orderId}`);
  const limited = refusal(ErrorCode.rate_limited);
  await page.route(REFUNDS, (route) => route.fulfill({ status: 429, json: limited }), { times: 1 });
  const { dialog, amount } = await openRefund(page, orderId);
  await amount.fill('40');
  await page.keyboard.press('Enter');
  await dialog.getByText('No: rate_limited').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Refund of ₹40.00 requested').waitFor();
  expect(await page.getByText('your earlier try').count()).toBe(0);
  expect(await refunded(orderId)).toEqual([4_000]);
});

it('a refund that was refused can be made when the reason is gone', async () => {
  const orderId = await shop.order();
  await shop.pay(orderId, Cards.refundsFail);
  await service().runWorkers();
  const { page } = await openConsole(wide, {}, `/orders/${orderId}`);
  const first = await openRefund(page, orderId);
  await first.amount.fill('40');
  // It holds 80 of the 100 until the gateway refuses it.
  await service().call.form(`/orders/${orderId}/refunds`, { unique_request_id: 'by the shop', amount: '80.00' });
  await page.keyboard.press('Enter');
  await first.dialog.getByText('exceeds', { exact: false }).first().waitFor();
  const statuses = async () => {
    await service().runWorkers();
    return (await shop.read(orderId)).refunds;
  };
  await expect.poll(statuses).toMatchObject([{ status: 'FAILURE' }]);
  await page.reload();
  const second = await openRefund(page, orderId);
  await second.amount.fill('40');
  await page.keyboard.press('Enter');
  await page.getByText('Refund of ₹40.00 requested').waitFor();
  expect(await page.getByText('your earlier try').count()).toBe(0);
  await page.getByText('₹40.00 being refunded').waitFor();
});

it('what is not surely an amount is asked for again', async () => {
  const orderId = await paidOrder();
  const { page, inspect } = await openConsole(wide, {}, `/orders/${orderId}`);
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/refunds')) calls += 1;
  });
  const { dialog, amount } = await openRefund(page, orderId);
  for (const text of ['1,5', '0x10', '1e2', '-5']) {
    await amount.fill(text);
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true');
  }
  await dialog.getByText('Enter digits, with a point before the decimals: 0.50').waitFor();
  await inspect('console-refund-unclear');
  expect(calls).toBe(0);
  await amount.fill('1,499');
  await dialog.getByRole('button', { name: 'Refund ₹1,499.00' }).waitFor();
});

it.each([
  ['captureFails', 'Capture', 'Capture ₹100.00', 'The gateway refused the capture.'],
  ['voidFails', 'Void', 'Void authorization', 'The gateway refused the void.'],
] as const)('a refusal (%s) stands in the dialog and is not shown as done', async (card, open, confirm, words) => {
  const orderId = await shop.order({ 'metadata.txns.auto_capture': 'false' });
  await shop.pay(orderId, Cards[card]);
  const { page } = await openConsole(wide, {}, `/orders/${orderId}`);
  await page.getByRole('button', { name: open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: confirm }).click();
  await dialog.getByText(words, { exact: false }).waitFor();
  expect(await page.getByRole('region', { name: 'Messages' }).textContent()).toBe('');
});

it('a void whose end is not known is in progress', async () => {
  const orderId = await shop.order({ 'metadata.txns.auto_capture': 'false' });
  await shop.pay(orderId, Cards.endUnheard);
  const { page } = await openConsole(wide, {}, `/orders/${orderId}`);
  await page.getByRole('button', { name: 'Void', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Void authorization' }).click();
  await page.getByText('The void is in progress').first().waitFor();
});
