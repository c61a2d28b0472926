/**
 * Nothing that a user can click is refused because of its role: each role opens each page and clicks every button, also those of the
 * dialogs that open. Calls that change something are compared with the roles of their operation and go no further.
 */

import { generateKeyPairSync } from 'node:crypto';
import type { Page, Request, Route } from 'playwright-core';
import { beforeAll, expect, it, vi } from 'vitest';
import { operationList } from '../../../generated/server/operations.ts';
import { EventName } from '../../../generated/values.ts';
import { rolesOf } from '../../../server/auth/access-policy.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { textAt } from '../../support/caller.ts';
import { firstOrAll } from '../../support/every-case.ts';
import { Cards, shopOf } from '../../support/payments.ts';
import { addCard, registerCustomer } from '../../support/stored-cards.ts';
import { consoleScreens, useConsole } from './console.ts';

vi.setConfig({ testTimeout: 300_000 });

const { service, openLogin } = useConsole('console roles', { config: { requestLog: 'on' } });
const wide = consoleScreens[2];
const PASSWORD = 'lamp-market-eleven';
/** The owner may call everything. */
const ROLES = ['viewer', 'operations', 'developer'] as const;

const operations = operationList
  .filter(({ path }) => path.startsWith('/settings/'))
  .map(({ id, method, path }) => ({ id, method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]*')}$`) }));

/** Every page of a merchant, with something on it. */
const pages = [
  '/',
  '/orders',
  '/orders/Paid',
  '/orders/Held',
  '/orders/New',
  '/events',
  '/events/:event',
  '/endpoints',
  '/replay',
  '/webhook-settings',
  '/developers/requests',
  '/developers/api-keys',
  '/developers/sandbox',
  '/developers/message-keys',
  '/gateways',
  '/gateways/new',
  '/gateways/:gateway',
  '/routing',
  '/customers',
  '/customers/cust_2041',
  '/payment-page',
  '/team',
  '/audit',
  '/account',
];
const ids = new Map<string, string>();

/** Something for every button: orders in each state, an event that waits, keys, a rule, an invitation. */
beforeAll(async () => {
  const settings = await settingsOf(service(), service().merchant);
  const { call } = service();
  const shop = shopOf(service());
  await settings('PUT', '/settings/webhook', { url: 'http://localhost:9', events: [EventName.ORDER_SUCCEEDED] });
  for (const [order_id, fields] of [
    ['Paid', {}],
    ['Held', { 'metadata.txns.auto_capture': 'false' }],
    ['New', {}],
  ] as const) {
    await call.form('/orders', { order_id, amount: '100.00', ...fields });
    if (order_id !== 'New') await shop.start(order_id, { card_number: Cards.frictionless });
  }
  await registerCustomer(call, 'cust_2041');
  await addCard(call, 'cust_2041');
  await service().runWorkers();
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const merchant_public_key = publicKey.export({ type: 'spki', format: 'pem' });
  for (const kid of ['first', 'second']) await settings('PUT', `/settings/keys/${kid}`, { merchant_public_key });
  ids.set(':event', textAt((await settings('GET', '/settings/deliveries')).json(), 'list', 0, 'event_id'));
  const gateway = textAt((await settings('GET', '/settings/gateways')).json(), 'list', 0, 'gateway_config_id');
  ids.set(':gateway', gateway);
  await settings('PUT', '/settings/routing', { rules: [{ name: 'All', gateway_config_ids: [gateway] }] });
  for (const role of ROLES) {
    const invitation = await settings('POST', '/settings/invitations', { email: `${role}@shop.example`, role });
    const [, token = ''] = textAt(invitation.json(), 'url').split('#');
    const open = { headers: { 'x-merchantid': null, authorization: null } };
    await call.json('POST', '/settings/invitations/accept', { token, password: PASSWORD }, open);
  }
});

/** Waits until a click has shown what it does. */
async function settle(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

/** How often in a row a page has no open request before it counts as read: between two, it runs its scripts. */
const QUIET_LOOKS = 8;

/** Follows the requests of a page. What it returns waits until none is open: the page shows all that it reads. */
function watchRequests(page: Page) {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/settings/stream')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    for (let quiet = 0; quiet < QUIET_LOOKS; quiet = open.size === 0 ? quiet + 1 : 0) await settle(page);
  };
}

/** Clicks what the dialogs in front do, then closes them. */
async function useDialogs(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog');
  for (const action of await dialogs.getByRole('button', { name: /^(?!Cancel|Close|Done)/ }).all()) {
    await action.dispatchEvent('click');
    await settle(page);
  }
  const close = async () => {
    await page.keyboard.press('Escape');
    return dialogs.count();
  };
  if ((await dialogs.count()) > 0) await expect.poll(close).toBe(0);
}

it.each(firstOrAll(ROLES))('a user with the role %s is offered nothing that the role forbids', async (role) => {
  const { page, complaints, inspect } = await openLogin(wide);
  const allRead = watchRequests(page);
  await page.getByLabel('User name').fill(`${role}@shop.example`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.locator('#main').waitFor();

  const offered = new Set<string>();
  const forbidden = new Set<string>();
  let path = '';
  const noteCall = async (route: Route) => {
    const request = route.request();
    const [method, address] = [request.method().toLowerCase(), new URL(request.url()).pathname];
    const operation = operations.find((one) => one.method === method && one.pattern.test(address));
    if (operation === undefined) throw new Error(`${method} ${address} is no operation`);
    offered.add(operation.id);
    if (!rolesOf(operation.id).includes(role)) forbidden.add(`${path}: ${operation.id}`);
    if (method === 'get') return route.continue();
    await route.fulfill({ status: 400, json: { error_code: 'INVALID_REQUEST', error_message: 'Not in this test.' } });
  };
  await page.route('**/settings/**', noteCall);

  for (path of pages) {
    const address = path.replace(/:\w+/, (id) => ids.get(id) ?? id);
    await page.goto(`${service().baseUrl}/console${address}`);
    // Dialogs load at the first action.
    await page.keyboard.press('Shift');
    await allRead();
    if (role === 'viewer') await inspect(`console-viewer${path.replaceAll(/\W+/g, '-')}`);
    const buttons = page.locator('#main button:visible:not([aria-haspopup])');
    for (let at = 0; at < (await buttons.count()); at += 1) {
      if (!(await buttons.nth(at).isEnabled())) continue;
      await buttons.nth(at).dispatchEvent('click');
      await settle(page);
      await useDialogs(page);
    }
  }
  expect([...forbidden]).toEqual([]);
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  // The clicks reach what the role does allow.
  expect([...offered]).toEqual(expect.arrayContaining(['changePassword', ...mustBeOffered[role]]));
});

const mustBeOffered = {
  viewer: ['searchOrders', 'beginTotp'],
  operations: [
    'issueRefund',
    'captureAuthorization',
    'voidAuthorization',
    'expireOrder',
    'resendWebhook',
    'stopWebhook',
  ],
  developer: ['createApiKey', 'deleteApiKey', 'deleteGatewayConfig', 'replaceRoutingRules', 'withdrawMessageKey'],
};
