/** The console by keyboard: what a user without a pointer reaches, and where the focus is afterwards. */
import { expect, it, vi } from 'vitest';
import { SETTINGS_PASSWORD } from '../../support/service.ts';
import { arrowTo, focused, press } from '../by-keyboard.ts';
import { consoleScreens, useConsole } from './console.ts';

vi.setConfig({ testTimeout: 60_000 });

const { service, openConsole, openLogin } = useConsole('console keyboard');
const [phone, , wide] = consoleScreens;

it('a login by keyboard leads to the page that was asked for', async () => {
  const { page, complaints } = await openLogin(wide, {}, '/audit?ref=mail');
  await page.keyboard.type(service().merchant.settingsUsername);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('User name').inputValue()).toBe(service().merchant.settingsUsername);
  await page.getByLabel('Password').fill(SETTINGS_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Audit log' }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/console/audit?ref=mail');
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});

it('the skip link is first, and leads to the content', async () => {
  const { page } = await openConsole(wide, {}, '/audit');
  await page.getByRole('heading', { name: 'Audit log' }).waitFor();
  await page.evaluate('document.activeElement.blur()');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate<string>('document.activeElement.id')).toBe('main');
});

it('a link of the navigation puts the focus on the heading of its page', async () => {
  const { page } = await openConsole(wide, {}, '/audit');
  await press(page, 'Payment page');
  await page.getByRole('heading', { name: 'Payment page', level: 1 }).waitFor();
  await expect.poll(() => focused(page)).toBe('Payment page');
  expect(await page.title()).toBe('Payment page · Console');
  expect(await page.evaluate<string>('document.activeElement.tagName')).toBe('H1');
});

it('on a phone the navigation opens, closes with Escape, and returns the focus', async () => {
  const { page, inspect } = await openConsole(phone, {}, '/audit');
  await press(page, 'Menu');
  await page.getByRole('navigation', { name: 'Console' }).waitFor();
  await inspect('console-navigation');
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Console' }).waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Menu');
  await page.keyboard.press('Enter');
  await press(page, 'API keys');
  await page.getByRole('heading', { name: 'API keys' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Console' }).isVisible()).toBe(false);
});

it('a dialog keeps the focus, shows a secret once, and returns the focus', async () => {
  const { page, complaints, inspect } = await openConsole(wide, {}, '/developers/api-keys');
  await press(page, 'Create key');
  const dialog = page.getByRole('dialog', { name: 'New API key' });
  await dialog.waitFor();
  await inspect('console-dialog');
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = 'document.activeElement.closest("[role=dialog]") !== null';
    await expect.poll(() => page.evaluate<boolean>(isInside)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Create key');

  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await dialog.getByLabel('Allowed addresses').fill('not an address');
  await dialog.getByLabel('Name').fill('Warehouse');
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.getByLabel('Allowed addresses').getAttribute('aria-invalid')).toBe('true');
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Warehouse');
  await inspect('console-field-error');
  await dialog.getByLabel('Allowed addresses').fill('');
  await dialog.getByLabel('Name').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Your new API key' }).waitFor();
  await inspect('console-secret');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await page.locator('code').first().textContent()).toMatch(/^svc_key_/);
  await press(page, 'Done');
  await page.getByRole('cell', { name: 'Warehouse', exact: true }).waitFor();
  expect(await page.content()).not.toContain('svc_key_');

  await press(page, 'Delete Warehouse');
  await page.getByRole('dialog', { name: 'Delete Warehouse?' }).waitFor();
  await inspect('console-confirm');
  await press(page, 'Delete key');
  await page.getByText('API key deleted').waitFor();
  await page.getByRole('cell', { name: 'Warehouse', exact: true }).waitFor({ state: 'hidden' });
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
});

it('menus open and choose by keyboard: the theme, the columns, the log-out', async () => {
  const { page, complaints, inspect } = await openConsole(wide, {}, '/audit');
  await page.getByRole('columnheader', { name: 'When' }).waitFor();
  await press(page, 'Columns');
  await page.getByRole('menuitemcheckbox', { name: 'Who' }).waitFor();
  await inspect('console-columns');
  await arrowTo(page, 'Who');
  await page.keyboard.press('Enter');
  await page.getByRole('columnheader', { name: 'Who' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Columns');

  const user = page.getByRole('button', { name: service().merchant.settingsUsername });
  await user.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Dark' }).waitFor();
  await arrowTo(page, 'Dark');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate<string>('document.documentElement.dataset.theme')).toBe('dark');
  await inspect('console-theme');
  await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
  await arrowTo(page, 'Log out');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  expect(complaints).toEqual([]);
});
