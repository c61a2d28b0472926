/** The console says what it knows: no good news from a read that failed, no filter that is not shown, no address that was not used. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { textAt } from '../../support/caller.ts';
import { Cards, shopOf } from '../../support/payments.ts';
import { SETTINGS_PASSWORD } from '../../support/service.ts';
import { answerWith, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { consoleScreens, useConsole } from './console.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const { service, openConsole, openLogin } = useConsole('console truths');
const [, , wide] = consoleScreens;
let gone: TestEndpoint;
let orderId = '';

async function call(method: string, path: string, body?: unknown) {
  return (await settingsOf(service(), service().merchant))(method, path, body);
}

const receiveAt = (url: string) => call('PUT', '/settings/webhook', { url, events: [EventName.ORDER_SUCCEEDED] });

beforeAll(async () => {
  service().clock.set(new Date());
  gone = await httpEndpoint(answerWith(500));
  await receiveAt(gone.origin);
  orderId = await shopOf(service()).order();
  await shopOf(service()).start(orderId, { card_number: Cards.frictionless });
  await service().runWorkers();
});
afterAll(() => gone.close());

it('Home does not say that nothing needs attention while a read fails', async () => {
  const { page } = await openConsole(wide, {}, '/events');
  let isBroken = true;
  await page.route(/\/settings\/webhook-endpoints\?/, (route) =>
    isBroken ? route.fulfill({ status: 500, json: { error_message: 'Broken.' } }) : route.continue(),
  );
  await page.getByRole('link', { name: 'Home' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  expect(await page.getByText('Nothing needs your attention.').count()).toBe(0);
  isBroken = false;
  await retry.click();
  await page.getByRole('link', { name: /^Webhooks that/ }).waitFor();
});

/** Pauses this many endpoints while something runs. */
async function whilePaused(count: number, run: () => Promise<void>): Promise<void> {
  const stored = service().database.db.collection<{ _id: string; at: Date }>('webhook_paused_endpoints');
  const at = service().clock.now();
  const origins = Array.from({ length: count }, (_, index) => `https://shop-${index + 10}.example`);
  const ids = origins.map((origin) => `${service().merchant.merchantId} ${origin}`);
  await stored.insertMany(ids.map((_id) => ({ _id, at })));
  try {
    await run();
  } finally {
    await stored.deleteMany({ _id: { $in: ids } });
  }
}

/** Scrolls until the table names an endpoint: each page loads when its end comes near the screen. */
async function scrollTo(page: Page, origin: string): Promise<void> {
  const cell = page.getByRole('cell', { name: origin, exact: true });
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 2_000);
        return cell.count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
}

it('Home says that more endpoints than it names need attention, and the page of endpoints has all of them', () =>
  whilePaused(45, async () => {
    const { page } = await openConsole(wide, {}, '/');
    await page.getByRole('link', { name: 'Webhooks of more endpoints wait, fail or are paused' }).click();
    await page.getByRole('cell', { name: 'https://shop-10.example', exact: true }).waitFor();
    await page.getByRole('table', { name: 'Endpoints' }).waitFor();
    await scrollTo(page, 'https://shop-54.example');
    await page.getByText('46 entries').waitFor();
  }));

it('the page of endpoints goes on loading after a change that cut off a page', () =>
  whilePaused(45, async () => {
    const { page } = await openConsole(wide, {}, '/endpoints');
    const resume = page.getByRole('button', { name: 'Resume https://shop-10.example' });
    await resume.waitFor();
    const nextPage = /\/settings\/webhook-endpoints\?.*after=/;
    // The first one waits for an answer until it is cut off.
    await page.route(nextPage, () => undefined, { times: 1 });
    const cutOff = page.waitForEvent('requestfailed', (request) => nextPage.test(request.url()));
    const asked = page.waitForRequest(nextPage);
    await page.keyboard.press('End');
    await asked;
    await resume.click();
    await cutOff;
    await scrollTo(page, 'https://shop-54.example');
  }));

it('Home names a gateway whose calls fail', async () => {
  const { page } = await openConsole(wide, {}, '/events');
  await page.route('**/settings/gateways', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('"circuit":"CLOSED"', '"circuit":"OPEN"');
    await route.fulfill({ response, body: text });
  });
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: /^Payments fail at the gateway/ }).waitFor();
});

it('an order says why its webhooks did not arrive, and leads to them', async () => {
  const { page } = await openConsole(wide, {}, `/orders/${orderId}`);
  await page.getByText('Attempt 1 to deliver', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'No, the last answer was HTTP 500' }).click();
  await page.getByText('The last attempt failed.').waitFor();
  await page.getByText('Happened and not enabled: Order created, Transaction created, Transaction charged.').waitFor();
});

it('an event says where it went, and where the next attempt goes', async () => {
  await receiveAt('https://new.shop.example/webhooks');
  const eventId = textAt((await call('GET', '/settings/deliveries')).json(), 'list', 0, 'event_id');
  const { page } = await openConsole(wide, {}, `/events/${eventId}`);
  const fact = async (name: string) =>
    page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd').textContent();
  expect(await fact('Sent to')).toContain(gone.origin);
  expect(await fact('Next address')).toBe('https://new.shop.example/webhooks');
});

it('the endpoint that filters the events is shown, and cleared with the others', async () => {
  const { page } = await openConsole(wide, {}, '/endpoints');
  await page
    .getByRole('row', { name: /Configured address/ })
    .getByRole('link', { name: '1', exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
  const filter = page.getByLabel('Endpoint', { exact: true });
  await expect.poll(() => filter.locator('option:checked').textContent()).toBe('Configured address');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  expect(new URL(page.url()).search).toBe('');
});

it('the audit log is filtered by who and what, and verified', async () => {
  const { page } = await openConsole(wide, {}, '/audit');
  await page.getByLabel('What').selectOption({ label: 'Replace webhook settings' });
  await page.getByRole('cell', { name: 'Replace webhook settings' }).first().waitFor();
  await expect.poll(() => page.getByRole('cell', { name: 'Open session' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Verify the log' }).click();
  await page.getByText(/The log is whole: \d+ entries/).waitFor();
});

it('the file of the list says how many rows it has, and a day has a file of its own', async () => {
  const { page } = await openConsole(wide, {}, '/orders');
  await page.getByRole('button', { name: 'Save 1 row as CSV' }).waitFor();
  await page.getByRole('button', { name: 'Download a day' }).click();
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill(service().clock.now().toISOString().slice(0, 10));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
});

it('a login whose cookie the browser does not keep says what to do', async () => {
  const { page } = await openLogin(wide);
  await page.route('**/settings/session', (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByLabel('User name').fill(service().merchant.settingsUsername);
  await page.getByLabel('Password').fill(SETTINGS_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Open the console by https, or at localhost.', { exact: false }).waitFor();
});

it('an IP address has no passkeys, and the account says so', async () => {
  const { page } = await openConsole(wide, {}, '/account');
  await page.getByText('Passkeys need a host name', { exact: false }).waitFor();
  expect(await page.getByRole('button', { name: 'Add passkey' }).count()).toBe(0);
});
