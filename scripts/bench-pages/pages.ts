/** The pages that people wait for: a customer's payment page, the reference, the start page, and the console's list of orders. */
import type { Browser } from 'playwright-core';
import { assertOk, createMerchantClient } from '../../generated/client/index.ts';
import type { Demo } from '../../server/compose/demo/demo-file.ts';
import type { MeasuredPage } from './measure-page.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

async function paymentLink(baseUrl: string, { merchantId, apiKey }: Demo): Promise<string> {
  const client = createMerchantClient({ baseUrl, merchantId, apiKey });
  const order = await client.createOrder({ body: { order_id: `BENCH${Date.now()}`, amount: '1299.00' } });
  assertOk(order);
  return order.body.payment_links?.web ?? '';
}

async function stateOfLogin(browser: Browser, baseUrl: string, demo: Demo) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${baseUrl}/console`);
  await page.getByLabel('User name').fill(demo.settingsUsername);
  await page.getByLabel('Password').fill(demo.settingsPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.locator('#main').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

export async function measuredPages(browser: Browser, baseUrl: string, demo: Demo): Promise<readonly MeasuredPage[]> {
  return [
    {
      name: 'payment page',
      url: await paymentLink(baseUrl, demo),
      wanted: '#card_number',
      viewport: PHONE,
    },
    {
      name: 'reference, one operation',
      url: `${baseUrl}/docs/operations/createOrder`,
      wanted: 'h1',
      viewport: DESKTOP,
    },
    { name: 'start page', url: `${baseUrl}/`, wanted: 'h1', viewport: DESKTOP },
    {
      name: 'console, list of orders',
      url: `${baseUrl}/console/orders`,
      wanted: 'tbody a[href*="/console/orders/"]',
      viewport: DESKTOP,
      storageState: await stateOfLogin(browser, baseUrl, demo),
    },
  ];
}
