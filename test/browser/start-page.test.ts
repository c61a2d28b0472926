/** The start page of a sandbox: what a developer sees first, and a test payment in two clicks. */

import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listenLocally } from '../../scripts/ports.ts';
import { createService } from '../../server/compose/service.ts';
import { PASSWORD } from '../support/bank-page.ts';
import { firstOrAll } from '../support/every-case.ts';
import { startService, type TestService } from '../support/service.ts';
import { fillCard, screens, useBrowser } from './browser.ts';

vi.setConfig({ testTimeout: 60_000 });

const windowOn = useBrowser();

let service: TestService;
let withoutDemo: TestService;

beforeAll(async () => {
  service = await startService({ label: 'start page' });
  withoutDemo = await startService({ label: 'start page without demo' });
  await service.addMerchant('demo');
});

afterAll(async () => {
  await service?.close();
  await withoutDemo?.close();
});

describe.each(firstOrAll(screens))('on a $name', (screen) => {
  it.each(['light', 'dark'] as const)('it is readable (%s)', async (colorScheme) => {
    const { page, complaints, inspect } = await windowOn(screen, { colorScheme });
    await page.goto(service.baseUrl);
    await inspect(`start-page-${colorScheme}`);
    await page.goto(withoutDemo.baseUrl);
    await inspect(`start-page-without-demo-${colorScheme}`);
    expect(complaints).toEqual([]);
  });
});

it('leads to a payment page that takes a card, also without JavaScript', async () => {
  const { page, complaints } = await windowOn(screens[2], { javaScriptEnabled: false });
  await page.goto(service.baseUrl);
  await page.getByRole('button', { name: 'Make a test payment' }).click();
  await page.getByLabel('Card number').waitFor();
  await fillCard(page);
  await page.getByLabel('Name on card').fill('Asha Rao');
  await page.getByRole('button', { name: 'Pay ₹499.00' }).click();
  await page.getByLabel('One-time password').fill(PASSWORD);
  await page.getByLabel('One-time password').press('Enter');
  await page.getByRole('heading', { name: 'Payment complete' }).waitFor();
  expect(complaints).toEqual([]);
});

it('links the console, the reference, the contract and the mock', async () => {
  const { page } = await windowOn(screens[2]);
  await page.goto(service.baseUrl);
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    '/console',
    '/docs',
    '/docs/guides/quickstart',
    '/openapi.json',
    'http://127.0.0.1:4010/',
    '/docs/guides/mock',
  ]);
});

const post = (baseUrl: string, headers: Record<string, string> = {}) =>
  fetch(`${baseUrl}/`, { method: 'POST', redirect: 'manual', headers });

describe('a test payment', () => {
  it('is a new order at each press of the button', async () => {
    const [first, second] = [await post(service.baseUrl), await post(service.baseUrl)];
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(first.headers.get('location')).toMatch(/\/payment-page\/pl_[0-9a-f]{32}$/);
    expect(first.headers.get('location')).not.toBe(second.headers.get('location'));
  });

  it('is not made for the form of another site, nor without the demo merchant', async () => {
    expect((await post(service.baseUrl, { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
    expect((await post(withoutDemo.baseUrl)).headers.get('location')).toBe('/');
  });
});

it('production has a plain page, and no test payments', async () => {
  const server = createServer();
  const baseUrl = await listenLocally(server);
  const production = createService({
    ...service.deps,
    publicBaseUrl: baseUrl,
    staticBaseUrl: baseUrl,
    config: { ...service.deps.config, environment: 'production' },
  });
  server.on('request', production.app);
  const page = await fetch(`${baseUrl}/`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).not.toMatch(/<a |<form|docs|console|sandbox/i);
  expect((await post(baseUrl)).status).toBe(404);
  const contract = await fetch(`${baseUrl}/openapi.json`);
  expect([contract.status, contract.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  const reference = await fetch(`${baseUrl}/docs/operations/createOrder`);
  expect(reference.headers.get('content-security-policy')).not.toContain('connect-src');
  expect(await reference.text()).not.toContain('id="try"');
  const key = await fetch(`${baseUrl}/docs/demo-key`, { headers: { 'sec-fetch-site': 'same-origin' } });
  expect(key.status).toBe(404);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
