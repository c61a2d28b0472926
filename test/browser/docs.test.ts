/** The API reference in a browser: accessible on every screen and in dark mode, searchable, usable without JavaScript. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
  ['operation', '/operations/startTxn'],
  ['admin-operation', '/operations/replaceWebhookSettings'],
  ['event', '/events/ORDER_SUCCEEDED'],
  ['schema', '/schemas/Order'],
  ['guide', '/guides/tokenization-and-consent'],
  ['cards', '/guides/sandbox-cards'],
  ['error-codes', '/errors'],
  ['changes', '/changes'],
] as const;

describe.each(screens)('on a $name', (screen) => {
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
    expect(await page.getByRole('status').textContent()).toMatch(/^\d+ results$/);
    await inspect('docs-search');
    await search.press('Enter');
    await page.waitForURL('**/docs/operations/startTxn');
    await page.getByLabel('Search the reference').fill('nothing is called zyzzy');
    expect(await page.getByRole('status').textContent()).toMatch(/^No results\./);
    expect((await page.getByRole('status').boundingBox())?.height).toBeGreaterThan(20);
    expect(complaints).toEqual([]);
  });
});

it('an address with a slash at its end shows the page with its style, its search and its links', async () => {
  const { page, complaints, inspect } = await windowOn(screens[2]);
  await page.goto(`${service.baseUrl}/docs/?from=mail`);
  expect(page.url()).toBe(`${service.baseUrl}/docs?from=mail`);
  await inspect('docs-with-slash');
  await page.getByLabel('Search the reference').fill('retries');
  await page.getByLabel('Search the reference').press('Enter');
  await page.waitForURL('**/docs/guides/errors-and-retries');
  expect(complaints).toEqual([]);
});

it('without JavaScript everything but the search works', async () => {
  const { page } = await windowOn(screens[0], { javaScriptEnabled: false });
  await page.goto(`${service.baseUrl}/docs`);
  expect(await page.getByLabel('Search the reference').isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Menu' }).click();
  await page.getByRole('navigation').getByText('transactions').click();
  await page.getByRole('navigation').getByRole('link', { name: 'Start a transaction' }).click();
  await page.waitForURL('**/docs/operations/startTxn');
  await page.getByText('Python').first().click();
  expect(await page.getByText('from http.client import').first().isVisible()).toBe(true);
});
