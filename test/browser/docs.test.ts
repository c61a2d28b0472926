/** The API reference in a browser: accessible on every screen and in dark mode, searchable, usable without JavaScript. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firstOrAll } from '../support/every-case.ts';
import { startService, type TestService } from '../support/service.ts';
import { screens, useBrowser } from './browser.ts';

vi.setConfig({ testTimeout: 60_000 });

const windowOn = useBrowser();

let service: TestService;

beforeAll(async () => {
  service = await startService({ label: 'browser docs' });
});

afterAll(async () => {
  await service?.close();
});

const pages = [
  ['front', ''],
  ['operation', '/operations/captureTxn'],
  ['admin-operation', '/operations/replaceWebhookSettings'],
  ['event', '/events/ORDER_SUCCEEDED'],
  ['schema', '/schemas/OrderStatus'],
  ['guide', '/guides/tokenization-and-consent'],
  ['cards', '/guides/sandbox-cards'],
  ['error-codes', '/errors'],
  ['changes', '/changes'],
] as const;

describe.each(firstOrAll(screens))('on a $name', (screen) => {
  it.each(['light', 'dark'] as const)('every kind of page is readable (%s)', async (colorScheme) => {
    const { page, complaints, inspect } = await windowOn(screen, { colorScheme });
    for (const [name, path] of pages) {
      await page.goto(`${service.baseUrl}/docs${path}`);
      await inspect(`docs-${name}-${colorScheme}`);
    }
    expect(complaints).toEqual([]);
  });

  it('the search finds an operation, and Enter goes there', async () => {
    const { page, complaints, inspect } = await windowOn(screen);
    await page.goto(`${service.baseUrl}/docs/guides/quickstart`);
    const search = page.getByLabel('Search the reference');
    await search.fill('start trans');
    const status = page.locator('#search-status');
    await status.filter({ hasText: /^\d+ results$/ }).waitFor({ state: 'attached' });
    await inspect('docs-search');
    await search.press('Enter');
    await page.waitForURL('**/docs/operations/startTxn');
    await page.getByLabel('Search the reference').fill('nothing is called zyzzy');
    await status.filter({ hasText: /^No results\./ }).waitFor();
    expect((await status.boundingBox())?.height).toBeGreaterThan(20);
    expect(complaints).toEqual([]);
  });
});

it('an address with a slash at its end shows the page with its style, its search and its links', async () => {
  const { page, complaints, inspect } = await windowOn(screens[2]);
  await page.goto(`${service.baseUrl}/docs/?from=mail`);
  expect(page.url()).toBe(`${service.baseUrl}/docs?from=mail`);
  await inspect('docs-with-slash');
  await page.getByLabel('Search the reference').fill('retries');
  const found = page.locator('#search-results');
  await found.getByRole('link', { name: 'Handle errors and retry calls' }).first().waitFor();
  await page.getByLabel('Search the reference').press('Enter');
  await page.waitForURL('**/docs/guides/errors-and-retries');
  expect(complaints).toEqual([]);
});

it('without JavaScript everything but search, copying and calls works', async () => {
  const { page } = await windowOn(screens[0], { javaScriptEnabled: false });
  await page.goto(`${service.baseUrl}/docs`);
  expect(await page.getByLabel('Search the reference').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation').getByText('transactions').click();
  await page.getByRole('navigation').getByRole('link', { name: 'Start a transaction' }).click();
  await page.waitForURL('**/docs/operations/startTxn');
  expect(await page.getByText('from http.client import').first().isVisible()).toBe(false);
  await page.getByText('Python', { exact: true }).click();
  expect(await page.getByText('from http.client import').first().isVisible()).toBe(true);
  expect(await page.getByText('curl http').first().isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Send to the sandbox' }).isVisible()).toBe(false);
  expect(await page.locator('#answer-429').textContent()).toContain('rate_limitedToo many requests. Retry after');
});

it('samples stand beside the fields on a wide screen, and above them on a narrow one', async () => {
  const boxes = async (width: number) => {
    const { page } = await windowOn({ name: 'wide', width, height: 900 });
    await page.goto(`${service.baseUrl}/docs/operations/createOrder`);
    const [sample, body] = [page.locator('.side'), page.getByRole('heading', { name: 'Request body' })];
    return { sample: await sample.boundingBox(), body: await body.boundingBox() };
  };
  const [wide, narrow] = [await boxes(1440), await boxes(834)];
  expect(wide.sample?.x).toBeGreaterThan((wide.body?.x ?? 0) + (wide.body?.width ?? 0));
  expect(wide.sample?.y).toBeLessThan(wide.body?.y ?? 0);
  expect(narrow.sample?.y).toBeLessThan(narrow.body?.y ?? 0);
});

it('by keyboard: search, languages, copying', async () => {
  const { page, complaints } = await windowOn(screens[2], { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${service.baseUrl}/docs/operations/createOrder`);
  await page.keyboard.press('/');
  await page.keyboard.type('declined');
  await page.getByRole('link', { name: 'Declined payments' }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/guides/declines');
  await page.goBack();
  await page.getByLabel('curl').focus();
  await page.keyboard.press('ArrowRight');
  const sample = page.locator('.sample.TypeScript').first();
  await sample.getByRole('button', { name: 'Copy' }).press('Enter');
  await sample.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain('await client.createOrder({');
  expect(complaints).toEqual([]);
});

it('an unknown address is a page of the reference', async () => {
  const { page, inspect } = await windowOn(screens[2]);
  await page.goto(`${service.baseUrl}/docs/operations/nothing`);
  await inspect('docs-not-found');
  await page.getByRole('link', { name: 'overview', exact: true }).click();
  await page.waitForURL('**/docs');
});

it('an operation can be tried: the key is sent as a header, and kept nowhere', async () => {
  const { page, complaints, inspect } = await windowOn(screens[2]);
  await page.goto(`${service.baseUrl}/docs/operations/createOrder`);
  await page.getByLabel('API key').fill(service.merchant.apiKey);
  await page.getByLabel('x-merchantid').fill(service.merchant.merchantId);
  await page.getByLabel('Body').fill('order_id=TRY1\namount=100.00');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByLabel('API key').press('Enter');
  expect((await sent).url()).toBe(`${service.baseUrl}/orders`);
  await page
    .getByRole('status')
    .filter({ hasText: /^HTTP 200 in \d+ ms$/ })
    .waitFor();
  expect(await page.getByLabel('Response', { exact: true }).textContent()).toContain('"order_id": "TRY1"');
  await inspect('docs-tried');
  const kept = await page.evaluate<string>(
    'JSON.stringify([localStorage, sessionStorage, document.cookie, location.href])',
  );
  expect(kept).toBe(JSON.stringify([{}, {}, '', `${service.baseUrl}/docs/operations/createOrder`]));
  await page.reload();
  expect(await page.getByLabel('API key').inputValue()).toBe('');
  await page.goto(`${service.baseUrl}/docs/operations/getOrder`);
  await page.getByLabel('API key').fill(service.merchant.apiKey);
  await page.getByLabel('x-merchantid').fill(service.merchant.merchantId);
  await page.getByLabel('order_id').fill('TRY1');
  await page.getByRole('button', { name: 'Send to the sandbox' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /^HTTP 200/ })
    .waitFor();
  expect(complaints).toEqual([]);
});

it('the demo key is offered where the service has one', async () => {
  const { page } = await windowOn(screens[2]);
  await page.goto(`${service.baseUrl}/docs/operations/createOrder`);
  await page.getByRole('button', { name: 'Use the demo key' }).click();
  await page.getByText('This service offers no demo key. Enter a key of your merchant.').waitFor();
  expect(await page.getByLabel('API key').inputValue()).toBe('');
});
