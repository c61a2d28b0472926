/** The session of the console: it ends although pages read again, and a confirmation leads back to what the user was doing. */
import type { Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../generated/values.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { textAt } from '../../support/caller.ts';
import { SETTINGS_PASSWORD } from '../../support/service.ts';
import { registerCustomer } from '../../support/stored-cards.ts';
import { consoleScreens, logOut, refusal, useConsole } from './console.ts';

vi.setConfig({ testTimeout: 90_000 });

const { service, openConsole } = useConsole('console session');
const wide = consoleScreens[2];
const MINUTE = 60_000;

const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });

async function confirm(page: Page): Promise<void> {
  await confirmation(page).getByLabel('Password').fill(SETTINGS_PASSWORD);
  await page.keyboard.press('Enter');
  await confirmation(page).waitFor({ state: 'hidden' });
}

it('an open page keeps no session alive; a user who does something does', async () => {
  const { page } = await openConsole(wide);
  await page.clock.install();
  await page.reload();
  await page.getByText('Your first payment').waitFor();
  /** The page's calls since they were last looked at: whether a user asked for them, and their status. */
  const calls: (readonly [isUse: boolean, status: number])[] = [];
  page.on('response', (response) => {
    if (!/\/settings\/(?!stream)/.test(response.url())) return;
    calls.push([response.request().headers()['x-user-active'] === 'true', response.status()]);
  });
  /** The page reads again, and nobody asked for it. */
  const readsAgain = async () => {
    calls.length = 0;
    await page.clock.fastForward(MINUTE);
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    for (const call of calls) expect(call).toEqual([false, 200]);
  };
  await page.waitForLoadState('networkidle');
  await readsAgain();
  service().clock.advance(14 * MINUTE);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(MINUTE);
  await expect.poll(() => calls).toContainEqual([true, 200]);
  service().clock.advance(14 * MINUTE);
  await readsAgain();
  service().clock.advance(2 * MINUTE);
  await page.clock.fastForward(MINUTE);
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
});

it('a session whose reads are limited for a moment stays, and its pages load', async () => {
  const { page } = await openConsole(wide);
  let limited = 0;
  await page.route('**/settings/{session,orders?*}', async (route) => {
    limited += 1;
    if (limited > 2) return route.continue();
    return route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, json: refusal(ErrorCode.rate_limited) });
  });
  await page.goto(`${service().baseUrl}/console/orders`);
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
  await expect.poll(() => limited).toBeGreaterThan(3);
  expect(await page.getByText('No: rate_limited').count()).toBe(0);
});

it('a logout that is limited at first ends the session at the service', async () => {
  const { page } = await openConsole(wide);
  await page.route('**/settings/logout', (route) => route.fulfill({ status: 429, json: {} }), { times: 1 });
  await logOut(page, service().merchant.settingsUsername);
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  const status = () => page.evaluate(async () => (await fetch('/settings/session')).status);
  await expect.poll(status, { timeout: 10_000 }).toBe(401);
});

it('a read that waits while the user logs out does not bring the session back', async () => {
  const { page } = await openConsole(wide);
  const reads: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/settings/session')) reads.push(response.status());
  });
  await page.route('**/settings/session', (route) => route.fulfill({ status: 429, json: {} }), { times: 1 });
  const logouts: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/settings/logout')) logouts.push(response.status());
  });
  await page.route('**/settings/logout', (route) => route.fulfill({ status: 429, json: {} }), { times: 1 });
  const tab = await page.context().newPage();
  await tab.goto(`${service().baseUrl}/console/login`);
  await tab.evaluate(() => new BroadcastChannel('console.session').postMessage('renewed'));
  await expect.poll(() => reads).toEqual([429]);
  await logOut(page, service().merchant.settingsUsername);
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  await expect.poll(() => reads, { timeout: 10_000 }).toEqual([429, 200]);
  await expect.poll(() => logouts, { timeout: 10_000 }).toEqual([429, 204]);
  expect(await page.getByRole('heading', { name: 'Log in' }).isVisible()).toBe(true);
  expect(await page.evaluate("localStorage.getItem('console.session')")).toBe(null);
});

it('a logout that the service does not answer says so', async () => {
  const { page } = await openConsole(wide);
  await page.route('**/settings/logout', (route) => route.fulfill({ status: 503, json: {} }));
  await logOut(page, service().merchant.settingsUsername);
  await page.getByText('the service did not confirm it', { exact: false }).waitFor();
});

it('a change of credentials goes on after the confirmation that it needs', async () => {
  const settings = await settingsOf(service(), service().merchant);
  const id = textAt((await settings('GET', '/settings/gateways')).json(), 'list', 0, 'gateway_config_id');
  const { page, complaints, inspect } = await openConsole(wide, {}, `/gateways/${id}`);
  await page.getByLabel('Notification secret (optional)').fill('another secret of the notifications');
  service().clock.advance(11 * MINUTE);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await confirmation(page).waitFor();
  await inspect('console-confirmation-gateway');
  await confirm(page);
  await page.getByText('Gateway saved').waitFor();
  expect(await page.getByLabel('Notification secret (optional)').inputValue()).toBe('');
  expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
});

it('an erasure can be left at its confirmation, and goes on after it', async () => {
  await registerCustomer(service().call, 'cust_2041');
  const { page, complaints, inspect } = await openConsole(wide, {}, '/customers/cust_2041');
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  service().clock.advance(11 * MINUTE);
  const question = page.getByRole('dialog', { name: 'Erase cust_2041?' });
  const erase = question.getByRole('button', { name: 'Erase customer' });
  await erase.click();
  await confirmation(page).waitFor();
  await inspect('console-confirmation-erase');
  await page.keyboard.press('Escape');
  await confirmation(page).waitFor({ state: 'hidden' });
  await question.getByRole('alert').waitFor();
  await erase.click();
  await confirm(page);
  await page.getByText('Customer erased').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
});
