/** The mock in a browser: its list of scenarios, each state of the hosted pages, and a payment from the card to the shop. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { payStepStates } from '../../scripts/mock/pages/pay-step-states.ts';
import { paymentPageStates } from '../../scripts/mock/pages/payment-page-states.ts';
import { type MockProgram, startMockProgram } from '../mock/mock-program.ts';
import { launchBrowser, openWindow, type Screen, screens, type Window } from './browser.ts';

let mock: MockProgram;
let browser: Browser;
let window: Window;

beforeAll(async () => {
  browser = await launchBrowser();
  mock = await startMockProgram();
});

afterEach(() => window.close());

afterAll(async () => {
  await browser?.close();
  await mock?.stop();
});

async function open(screen: Screen, path: string): Promise<Window> {
  window = await openWindow(browser, screen);
  await window.page.goto(`${mock.baseUrl}${path}`);
  return window;
}

const [phone, , desktop] = screens;

it('the list of scenarios is readable, and leads to the states of the pages', async () => {
  const { page, complaints, look } = await open(phone, '/');
  await look('mock-scenarios');
  await page.getByRole('link', { name: 'other_gateways' }).click();
  expect(await page.textContent('main')).toContain('Payment methods shown instead');
  expect(complaints).toEqual([]);
});

describe.each([
  ['/payment-page/any', paymentPageStates],
  ['/pay/start/demo/any', payStepStates],
] as const)('%s', (path, states) => {
  it('is readable in every state', async () => {
    const { page, complaints, look } = await open(phone, '/');
    for (const { name } of states) {
      await page.goto(`${mock.baseUrl}${path}?__example=${name}`);
      await look(`mock-${path.split('/')[1]}-${name}`);
    }
    expect(complaints).toEqual([]);
  });
});

it('a customer pays on the mocked pages and comes back to the shop', async () => {
  // Any page will do for the shop's.
  const shop = `${mock.baseUrl}/health`;
  const headers = { authorization: 'Basic a2V5Og==', 'x-merchantid': 'demo' };
  const form = new URLSearchParams({ order_id: 'BROWSER1', amount: '100.00', return_url: shop });
  await fetch(`${mock.baseUrl}/orders`, { method: 'POST', headers, body: form });
  const { page, complaints } = await open(desktop, '/payment-page/any?order=BROWSER1');
  await page.getByLabel('Card number').fill('4111 1111 1111 1111');
  await page.getByLabel('Expiry month').fill('12');
  await page.getByLabel('Expiry year').fill('40');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay 100.00 INR' }).click();
  await page.getByLabel('One-time password').fill('111000');
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await page.waitForURL(`${shop}?**`);
  expect(page.url()).toBe(`${shop}?order_id=BROWSER1&status=CHARGED&status_id=21`);
  expect(complaints).toEqual([]);
});
