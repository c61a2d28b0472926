/** Two jobs in the console, by keyboard alone: invite a viewer who cannot change anything, and log in after losing the phone. */
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { at } from '../../support/caller.ts';
import { SETTINGS_PASSWORD } from '../../support/service.ts';
import { press, tabTo } from '../by-keyboard.ts';
import { consoleScreens, logOut, useConsole } from './console.ts';

vi.setConfig({ testTimeout: 90_000 });

const { service, openConsole, openLogin } = useConsole('console team');
const [phone, , wide] = consoleScreens;
const PASSWORD = 'lamp-market-eleven';

async function openFromNavigation(page: Page, name: string): Promise<void> {
  await press(page, page.getByRole('navigation').getByRole('link', { name, exact: true }));
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Types into the field that has the focus, or is reached by Tab. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** What a page of the console gets for a call of its own, with its cookie. */
function fetched(page: Page, path: string): Promise<unknown> {
  return page.evaluate(`fetch('${path}').then((answer) => answer.json())`);
}

it('an owner invites a viewer, who sees no action and may do none', async () => {
  const owner = await openConsole(wide, {}, '/account');
  await openFromNavigation(owner.page, 'Team');
  await press(owner.page, 'Invite a user');
  await owner.page.getByRole('dialog', { name: 'Invite a user' }).waitFor();
  await type(owner.page, 'Email', 'asha@shop.example');
  await owner.inspect('console-invite');
  await press(owner.page, 'Create link');
  await owner.page.getByRole('dialog', { name: 'Send this link' }).waitFor();
  await owner.inspect('console-invitation-link');
  const url = (await owner.page.locator('code').first().textContent()) ?? '';
  expect(url).toContain('/console/invitation#inv_');
  await press(owner.page, 'Done');
  await owner.page.getByRole('cell', { name: 'asha@shop.example', exact: true }).waitFor();
  expect(await owner.page.content()).not.toContain(url);

  const viewer = await openLogin(wide);
  const { page, complaints, inspect } = viewer;
  await page.goto(url);
  await page.getByRole('heading', { name: 'Join the team' }).waitFor();
  expect(page.url()).not.toContain('#');
  await inspect('console-join');
  await type(page, 'Password', PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('#main').waitFor();
  await openFromNavigation(page, 'Team');
  await page.getByRole('cell', { name: 'asha@shop.example', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /Invite|Change role|Remove/ }).count()).toBe(0);
  await inspect('console-team-viewer');
  await openFromNavigation(page, 'API keys');
  await page.getByRole('heading', { level: 1, name: 'API keys' }).waitFor();
  expect(await page.getByRole('button', { name: /Create|Delete/ }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
  const session = await fetched(page, '/settings/session');
  expect(at(session, 'allowed_operations')).not.toContain('issueRefund');
  const refused = await page.evaluate<string>(
    `fetch('/settings/api-keys', { method: 'POST', headers: { 'content-type': 'application/json', 'x-csrf-token': '${at(session, 'csrf_token')}' }, body: '{"name":"x"}' }).then((answer) => answer.json()).then((body) => body.error_code)`,
  );
  expect(refused).toBe('role_not_allowed');
  expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
  expect(owner.complaints).toEqual([]);
});

it('a user who lost the phone logs in with a recovery code, and sets up a new app', async () => {
  const merchant = await service().addMerchant('losing');
  const first = await openLogin(wide);
  const logIn = async (page: Page) => {
    await type(page, 'User name', merchant.settingsUsername);
    await type(page, 'Password', SETTINGS_PASSWORD);
    await page.keyboard.press('Enter');
  };
  const setUp = async ({ page, inspect }: typeof first, name: string): Promise<readonly string[]> => {
    await press(page, name);
    const dialog = page.getByRole('dialog', { name: 'Authenticator app' });
    await dialog.getByRole('img').waitFor();
    await inspect('console-totp');
    const secret = (await dialog.locator('.code').first().textContent()) ?? '';
    await type(page, 'Code', new TOTP({ secret }).generate({ timestamp: service().clock.now().getTime() }));
    await page.keyboard.press('Enter');
    await page.getByText('Authenticator app set up').waitFor();
    return page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem').allTextContents();
  };
  await logIn(first.page);
  await first.page.locator('#main').waitFor();
  await openFromNavigation(first.page, 'Account');
  const codes = await setUp(first, 'Set up authenticator app');
  expect(codes).toHaveLength(10);
  await first.inspect('console-recovery-codes');
  await press(first.page, 'I have stored them');
  await first.page.getByText('Set up', { exact: true }).waitFor();
  await first.inspect('console-account-second-factor');

  const later = await openLogin(phone, {}, '/account');
  const { page, inspect } = later;
  await logIn(page);
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
  await inspect('console-second-factor');
  await press(page, 'Use a recovery code');
  await type(page, 'Recovery code', codes[0] ?? '');
  await inspect('console-recovery-code');
  await page.keyboard.press('Enter');
  await page.locator('#main').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  await page.getByText('9', { exact: true }).first().waitFor();
  await setUp(later, 'Replace authenticator app');
  expect(later.complaints.filter((text) => !text.includes('401'))).toEqual([]);
  expect(first.complaints).toEqual([]);
});

it('a change of keys asks for a confirmation after ten minutes, and goes on after it', async () => {
  const { page, complaints, inspect } = await openConsole(wide, {}, '/developers/api-keys');
  await page.getByRole('heading', { level: 1, name: 'API keys' }).waitFor();
  service().clock.advance(11 * 60_000);
  await page.getByRole('button', { name: 'Create key' }).focus();
  await page.keyboard.press('Enter');
  await type(page, 'Name', 'Warehouse');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.waitFor();
  await inspect('console-confirmation');
  await dialog.getByLabel('Password').fill('not the password');
  await page.keyboard.press('Enter');
  await dialog.getByText('is wrong').waitFor();
  await dialog.getByLabel('Password').fill(SETTINGS_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Your new API key' }).waitFor();
  expect(await page.locator('code').first().textContent()).toMatch(/^svc_key_/);
  await press(page, 'Done');
  await page.getByRole('cell', { name: 'Warehouse', exact: true }).waitFor();
  expect(complaints.filter((text) => !/40[03]/.test(text))).toEqual([]);
});

it('a session survives a reload, and ends in every tab at the log-out', async () => {
  const { page } = await openConsole(wide, {}, '/account');
  const other = await page.context().newPage();
  await other.goto(`${service().baseUrl}/console/team`);
  await other.getByRole('heading', { level: 1, name: 'Team' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  expect(await page.evaluate<string>('document.cookie')).toBe('');
  await logOut(page, service().merchant.settingsUsername);
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  await other.getByRole('heading', { name: 'Log in' }).waitFor();
});
