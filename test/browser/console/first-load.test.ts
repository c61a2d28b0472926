/** What a browser loads before the user does anything, for the pages that are opened first: also what a page loads beside itself. */
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it, vi } from 'vitest';
import { Cards, shopOf } from '../../support/payments.ts';
import { consoleScreens, useConsole } from './console.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 });

/** Of script, compressed by gzip. */
const LIMIT_KB = 150;
const ORDER = 'First-1';

const { service, openConsole } = useConsole('console first load');
const [, , wide] = consoleScreens;

beforeAll(async () => {
  await service().call.form('/orders', { order_id: ORDER, amount: '100.00' });
  await shopOf(service()).start(ORDER, { card_number: Cards.frictionless });
  await service().runWorkers();
});

it.each(['', '/orders', `/orders/${ORDER}`, '/events', '/audit'])('%s needs at most 150 kB of script', async (path) => {
  const { page: loggedIn } = await openConsole(wide);
  // A page of its own: the scripts that the login's clicks load are not counted.
  const page = await loggedIn.context().newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  await page.goto(new URL(`/console${path}`, loggedIn.url()).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    [...scripts].map(
      async (url) => [new URL(url).pathname, gzipSync(await (await fetch(url)).arrayBuffer()).length] as const,
    ),
  );
  expect(sizes.length).toBeGreaterThan(3);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(total / 1000, JSON.stringify(sizes)).toBeLessThanOrEqual(LIMIT_KB);
});
