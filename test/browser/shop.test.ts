/** The example shop, `npm run shop`: from the cart to an order that is paid, in a browser, with the service as `npm start` runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AdminClient, assertOk } from '../../generated/client/index.ts';
import { loginToSettings, readDemo, type ServiceProcess } from '../../scripts/demo/service-process.ts';
import { freePort } from '../../scripts/ports.ts';
import { PASSWORD } from '../support/bank-page.ts';
import { firstOrAll } from '../support/every-case.ts';
import type { FreshDatabase } from '../support/mongo.ts';
import { readerEnvironment } from '../support/readme-blocks.ts';
import { fillCard, screens, useBrowser } from './browser.ts';

vi.setConfig({ testTimeout: 60_000 });

const windowOn = useBrowser();
const root = join(import.meta.dirname, '..', '..');
/** A webhook URL that the merchant had before. No event goes there: the shop is open during all payments. */
const BEFORE = 'http://127.0.0.1:9/webhooks';

let service: ServiceProcess;
let database: FreshDatabase;
let settings: AdminClient;
let origin: string;
let said = '';
let closeShop: () => Promise<unknown>;

async function webhookUrl(): Promise<string | null | undefined> {
  const { body } = await settings.getWebhookSettings();
  return body && 'url' in body ? body.url : undefined;
}

beforeAll(async () => {
  const environment = await readerEnvironment('shop');
  ({ service, database } = environment);
  const dataDir = join(environment.directory, '.data');
  settings = await loginToSettings(service.baseUrl, await readDemo(dataDir));
  assertOk(await settings.updateWebhookSettings({ body: { url: BEFORE } }));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, DATA_DIR: dataDir, SHOP_PORT: String(port) };
  const shop = spawn(process.execPath, ['--import', 'tsx', 'scripts/shop.ts'], { cwd: root, env });
  const open = new Promise<void>((resolve) => {
    for (const output of [shop.stdout, shop.stderr]) {
      output.on('data', (text) => {
        said += String(text);
        if (said.includes(`The shop is open at ${origin}`)) resolve();
      });
    }
  });
  const ended = once(shop, 'exit');
  closeShop = () => {
    shop.kill('SIGTERM');
    return ended;
  };
  await Promise.race([open, ended.then(() => Promise.reject(new Error(said)))]);
}, 200_000);

afterAll(async () => {
  await closeShop?.();
  await service?.kill();
  await database?.drop();
});

const times = (text: string): number => said.split(text).length - 1;

describe.each(firstOrAll([screens[0], screens[2]]))('on a $name', (screen) => {
  it.each(['light', 'dark'] as const)('a cart becomes an order that is paid (%s)', async (colorScheme) => {
    const { page, complaints, inspect } = await windowOn(screen, { colorScheme });
    await page.goto(origin);
    await page.getByLabel('Two warm bulbs').fill('2');
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByText('₹1,997.00').waitFor();
    await inspect(`shop-cart-${colorScheme}`);
    await page.getByRole('button', { name: 'Check out' }).click();
    await page.getByLabel('Card number').waitFor();
    await fillCard(page);
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByLabel('One-time password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    await page.getByRole('heading', { name: 'Thank you, your order is paid' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await inspect(`shop-paid-${colorScheme}`);
    const orderId = page.url().split('/').at(-1) ?? '';
    expect(times(`Order ${orderId} is paid: ₹1,997.00`)).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('an order that is not paid leads to its payment page', async () => {
    const { page, complaints, inspect } = await windowOn(screen);
    await page.goto(origin);
    const sent = page.waitForRequest(`${origin}/checkout`);
    await page.getByRole('button', { name: 'Check out' }).dblclick();
    await page.getByLabel('Card number').waitFor();
    const orderId = new URLSearchParams((await sent).postData() ?? '').get('order');
    await page.goto(`${origin}/orders/${orderId}`);
    await page.getByRole('heading', { name: 'Your order is not paid yet' }).waitFor();
    await inspect('shop-unpaid');
    await page.getByRole('link', { name: 'Pay now' }).click();
    await page.getByLabel('Card number').waitFor();
    // The second click ends the first one's request.
    expect(complaints.filter((text) => text !== `${origin}/checkout: net::ERR_ABORTED`)).toEqual([]);
  });
});

/** Sends the cart as a browser does, without following the redirect. */
const checkOut = (order: string, quantities: Record<string, string>) =>
  fetch(`${origin}/checkout`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...quantities, order }),
  });

describe('the shop', () => {
  it('handles a webhook once, though it comes twice', async () => {
    const [, eventId = ''] = /Webhook (evt_\w+): handled/.exec(said) ?? [];
    assertOk(await settings.resendWebhook({ path: { event_id: eventId } }));
    await expect.poll(() => times(`Webhook ${eventId}: duplicate.`)).toBe(1);
    expect(times(`Webhook ${eventId}: handled.`)).toBe(1);
  });

  it('makes one order of a double click, at the prices of the server', async () => {
    const order = '00000000-0000-4000-8000-000000000001';
    const answers = await Promise.all([1, 2].map(() => checkOut(order, { lamp: '1', bulbs: '-5', price: '1' })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    const stored = await settings.viewOrder({ path: { order_id: order } });
    assertOk(stored);
    expect(stored.body).toMatchObject({ amount: 1299, status: 'NEW' });
  });

  it.each([
    ['an empty cart', { lamp: '0' }],
    ['a cart of nonsense', { lamp: 'a lot' }],
  ])('makes no order of %s', async (_cart, quantities) => {
    const answer = await checkOut('00000000-0000-4000-8000-000000000002', quantities);
    expect(answer.headers.get('location')).toBe('/');
  });

  it('refuses a return URL that the service did not make, and shows no order without its id', async () => {
    const forged = `order_id=00000000-0000-4000-8000-000000000001&status=CHARGED&signature=AAAA`;
    expect((await fetch(`${origin}/return?${forged}`)).status).toBe(400);
    expect((await fetch(`${origin}/orders/<b>`)).status).toBe(404);
    expect(await (await fetch(`${origin}/orders/00000000-0000-4000-8000-000000000001`)).text()).toContain(
      'not paid yet',
    );
  });

  it('gives the webhooks back when it closes', async () => {
    expect(await webhookUrl()).toBe(`${origin}/webhooks`);
    await closeShop();
    expect(await webhookUrl()).toBe(BEFORE);
    expect(said).toContain('The shop is closed.');
  });
});

it('stands in its guide word for word', async () => {
  const guide = await readFile(join(root, 'server/docs/guides/example-shop.md'), 'utf8');
  expect(guide).toContain(`\`\`\`ts\n${await readFile(join(root, 'scripts/shop/shop.ts'), 'utf8')}\`\`\`\n`);
});
