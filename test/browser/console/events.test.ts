/** Events in the console: why a webhook is missing, by keyboard alone; live lists; and every page with something to show. */

import { generateKeyPairSync } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { firstOrAll } from '../../support/every-case.ts';
import { Cards, shopOf } from '../../support/payments.ts';
import { answerWith, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { press, tabTo } from '../by-keyboard.ts';
import { consoleScreens, useConsole } from './console.ts';

vi.setConfig({ testTimeout: 120_000 });

const { service, openConsole } = useConsole('console events', { config: { requestLog: 'on' } });

const KID = 'shop-2026-11';
const PUBLIC_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
  type: 'spki',
  format: 'pem',
});

/** The merchant's server at its old address, where it is no more, and at its new one. */
let gone: TestEndpoint;
let mended: TestEndpoint;

beforeAll(async () => {
  gone = await httpEndpoint((response) => response.writeHead(404, { server: 'nginx' }).end('<h1>Not found</h1>'));
  mended = await httpEndpoint(answerWith(200));
});
afterAll(async () => {
  await gone.close();
  await mended.close();
});

async function call(method: string, path: string, body?: unknown) {
  const settings = await settingsOf(service(), service().merchant);
  return settings(method, path, body);
}

const receiveAt = (url: string) => call('PUT', '/settings/webhook', { url, events: [EventName.ORDER_SUCCEEDED] });

async function paid(): Promise<string> {
  const shop = shopOf(service());
  const orderId = await shop.order();
  await shop.start(orderId, { card_number: Cards.frictionless });
  await service().runWorkers();
  return orderId;
}

/** Waits for a text that is in sight: filters have it too, as a choice. */
const seen = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first().waitFor();

const [, , wide] = consoleScreens;

it('by keyboard alone: see why no webhook arrives, mend the address, replay', async () => {
  service().clock.set(new Date());
  await receiveAt(gone.origin);
  const orderId = await paid();
  const { page, complaints, inspect } = await openConsole(wide, {}, '/events');
  await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor();

  // The order that the customer calls about.
  await tabTo(page, 'Order id');
  await page.keyboard.type(orderId);
  await page.keyboard.press('Enter');
  await page.getByRole('cell', { name: orderId }).waitFor();
  await seen(page, 'Retrying');
  await inspect('job-events');
  await press(page, 'Order succeeded');
  await seen(page, 'The endpoint answered 404. Only 200 acknowledges.');
  await page.getByText('<h1>Not found</h1>').waitFor();
  await inspect('job-delivery');

  // The address is wrong.
  await press(page, 'Change the webhook address');
  await page.getByRole('heading', { name: 'Webhook settings', level: 1 }).waitFor();
  await tabTo(page, 'Address');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(mended.origin);
  await page.keyboard.press('Enter');
  await page.getByText('Webhook settings saved').waitFor();

  // Its events again: count, then send.
  await press(page, 'Replay');
  await page.getByRole('heading', { name: 'Replay', level: 1 }).waitFor();
  await press(page, 'Count events');
  await page.getByText('1 event would be sent again.').waitFor();
  await inspect('job-replay');
  await press(page, 'Replay 1 event');
  await page.getByText('1 event will be sent again').waitFor();
  service().clock.advance(5_000);
  await service().runWorkers();
  expect(mended.received.map(({ body }) => textAt(JSON.parse(body), 'content', 'order', 'order_id'))).toEqual([
    orderId,
  ]);

  await press(page, 'See the events');
  await seen(page, 'Delivered');
  expect(complaints).toEqual([]);
});

it('an order says why its webhooks wait, and its event sends them once the endpoint is resumed', async () => {
  await receiveAt(mended.origin);
  const endpointId = textAt((await call('GET', '/settings/webhook-endpoints')).json(), 'list', 0, 'endpoint_id');
  await call('POST', `/settings/webhook-endpoints/${endpointId}/pause`);
  // Workers read the paused endpoints every few seconds.
  service().clock.advance(5_000);
  const orderId = await paid();
  const { page, complaints, inspect } = await openConsole(wide, {}, `/orders/${orderId}?view=webhooks`);
  await page.getByText('The endpoint is paused.').waitFor();
  await inspect('order-webhooks-paused');
  await page.getByRole('button', { name: 'Resend Order succeeded' }).click();
  await page.getByText('Not sent yet: the endpoint is paused').waitFor();
  await page.getByRole('link', { name: 'Order succeeded' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByText('Endpoint resumed').waitFor();
  service().clock.advance(5_000);
  await service().runWorkers();
  await seen(page, 'Delivered');
  await page.getByRole('link', { name: orderId }).click();
  await page.getByRole('heading', { name: orderId }).waitFor();
  expect(complaints).toEqual([]);
});

it('an order without an enabled event, and an endpoint without an address, say so', async () => {
  await call('PUT', '/settings/webhook', { url: null, events: [EventName.ORDER_REFUNDED] });
  const { page } = await openConsole(wide, {}, `/orders/${await paid()}?view=webhooks`);
  await page.getByText('Nothing was sent about this order').waitFor();
  await page.getByRole('link', { name: 'Endpoints' }).click();
  await page.getByRole('cell', { name: 'No address' }).waitFor();
});

it('the list of events shows what another process does, without a reload', async () => {
  await receiveAt(mended.origin);
  const { page } = await openConsole(wide, {}, '/events');
  await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor();
  await page.waitForResponse((response) => response.url().endsWith('/settings/stream'));
  const orderId = await paid();
  await page.getByRole('cell', { name: orderId }).waitFor();
});

describe.each(firstOrAll(consoleScreens))('on a $name', (screen) => {
  it.each(['light', 'dark'] as const)(
    'the pages of events and calls are readable with data (%s)',
    async (colorScheme) => {
      service().clock.set(new Date());
      await receiveAt(gone.origin);
      await paid();
      await paid();
      await receiveAt(mended.origin);
      await paid();
      await service().call.get('/orders/unknown');
      await service().call.get('/orders');
      await service().service.requestsRecorded();
      await call('PUT', `/settings/keys/${KID}`, { merchant_public_key: PUBLIC_KEY });
      const [eventId] = [
        textAt((await call('GET', '/settings/deliveries?status=NOTIFIED')).json(), 'list', 0, 'event_id'),
      ];
      const refused = at((await call('GET', '/settings/requests?status_class=4xx')).json(), 'list', 0, 'response_id');
      const { page, complaints, inspect } = await openConsole(screen, { colorScheme }, '/events');
      const pages: readonly (readonly [name: string, path: string, text: string])[] = [
        ['events-data', '/events', 'Order succeeded'],
        ['delivery', `/events/${eventId}`, 'Request headers'],
        ['endpoints', '/endpoints', 'Configured address'],
        ['webhook-settings', '/webhook-settings', 'Events to send'],
        ['requests-data', '/developers/requests', 'order_not_found'],
        ['request', `/developers/requests/${String(refused)}`, 'About order_not_found'],
        ['message-keys', '/developers/message-keys', KID],
      ];
      for (const [name, path, text] of pages) {
        await page.evaluate(
          `history.pushState(null, '', '/console${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
        );
        await seen(page, text);
        await inspect(`${name}-${colorScheme}`);
      }
      expect(complaints).toEqual([]);
    },
  );
});
