/** The operator's console in a browser: its login, its pages on every screen, and a merchant created by keyboard alone. */

import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { firstOrAll } from '../../support/every-case.ts';
import { OPERATOR_KEY } from '../../support/service.ts';
import type { Screen } from '../browser.ts';
import { press } from '../by-keyboard.ts';
import { consoleScreens, logOut, useConsole } from './console.ts';

vi.setConfig({ testTimeout: 60_000 });

const { openAddress, service } = useConsole('console operator');
const [, , wide] = consoleScreens;

async function openOperator(screen: Screen, path = '', colorScheme: 'light' | 'dark' = 'light') {
  const window = await openAddress(screen, `/operator${path}`, { colorScheme });
  const { page } = window;
  await page.getByLabel('Operator key').fill(OPERATOR_KEY);
  await page.getByLabel('Operator key').press('Enter');
  await page.locator('#main').waitFor();
  return window;
}

/** Opens another page without a reload, which would forget the key. */
async function go(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', '/console/operator${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.waitForLoadState('networkidle');
}

const pages = [
  ['merchants', '/merchants', 'Merchants'],
  ['merchant', '/merchants/shop', 'Test Shop'],
  ['bin-table', '/bin-table', 'BIN table'],
  ['vault', '/vault', 'Vault'],
  ['audit', '/audit', 'Audit log of the service'],
  ['not-found', '/nothing-here', 'Page not found'],
] as const;

describe.each(firstOrAll(consoleScreens))('on a $name', (screen) => {
  it.each(['light', 'dark'] as const)('every page is readable (%s)', async (colorScheme) => {
    const { page, complaints, inspect } = await openOperator(screen, '', colorScheme);
    for (const [name, path, title] of pages) {
      await go(page, path, title);
      await inspect(`operator-${name}-${colorScheme}`);
    }
    expect(complaints).toEqual([]);
  });
});

it('a wrong key is refused, and the right one leads to the page that was asked for', async () => {
  const { page, complaints, inspect } = await openAddress(wide, '/operator/vault');
  await page.getByRole('heading', { name: 'Operator of the service' }).waitFor();
  await inspect('operator-login');
  await page.getByLabel('Operator key').fill('svc_op_not_the_key_of_this_service_at_all');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Operator key').fill(OPERATOR_KEY);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Vault' }).waitFor();
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});

it('the key is in no storage and no cookie, gives no merchant session, and is gone after a log-out', async () => {
  const { page } = await openOperator(wide);
  await page.getByRole('cell', { name: 'shop', exact: true }).waitFor();
  const stored = await page.evaluate<string>('JSON.stringify([localStorage, sessionStorage, document.cookie])');
  expect(stored).not.toContain(OPERATOR_KEY);
  expect(await page.context().cookies()).toEqual([]);
  await logOut(page, 'Operator');
  await page.getByRole('heading', { name: 'Operator of the service' }).waitFor();
  expect(await page.content()).not.toContain('Test Shop');
  await page.goto(`${service().baseUrl}/console/audit`);
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
});

it('by keyboard: a merchant is created, and its API key is shown once', async () => {
  const { page, complaints, inspect } = await openOperator(wide);
  await page.getByRole('heading', { level: 1, name: 'Merchants' }).waitFor();
  await press(page, 'Create merchant');
  await page.getByRole('dialog', { name: 'New merchant' }).waitFor();
  await expect.poll(() => page.evaluate<string>('document.activeElement.tagName')).toBe('INPUT');
  const typed = ['Lamp House', 'Lamp House', 'owner@lamps.example', 'a long enough passphrase'];
  for (const [index, text] of typed.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  const id = page.getByLabel('Merchant id');
  await expect.poll(() => id.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => id.evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true);
  await inspect('operator-new-merchant');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('lamp_house');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Lamp House is created' });
  await dialog.waitFor();
  await inspect('operator-credentials');
  const key = await dialog.locator('code').textContent();
  expect(key).toMatch(/^svc_key_/);
  await press(page, 'Done');
  await page.getByRole('link', { name: 'Lamp House' }).waitFor();
  expect(await page.content()).not.toContain('svc_key_');
  const order = await service()
    .callAs({ merchantId: 'lamp_house', apiKey: `${key}` })
    .form('/orders', { order_id: 'first', amount: '1.00' });
  expect(order.status).toBe(200);
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
});

it('a merchant is changed, disabled and enabled, and its login reset', async () => {
  await service().addMerchant('bookshop');
  const { page, complaints, inspect } = await openOperator(wide, '/merchants/bookshop');
  await page.getByLabel('Name', { exact: true }).fill('Book Shop');
  await page.getByLabel('Calls per second').fill('50');
  await page.getByLabel('Calls at once').fill('100');
  await page.getByLabel('Tokenization').check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Book Shop' }).waitFor();
  await page.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('button', { name: 'Disable merchant' }).click();
  await page.getByText('All calls of this merchant are refused.').waitFor();
  await inspect('operator-disabled');
  await page.getByRole('button', { name: 'Enable' }).click();
  await page.getByRole('button', { name: 'Enable merchant' }).click();
  await page.getByText('All calls of this merchant are refused.').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Reset login' }).click();
  await page
    .getByRole('dialog', { name: 'Reset the login of Book Shop?' })
    .getByRole('button', { name: 'Reset login' })
    .click();
  const shown = page.getByRole('dialog', { name: 'The new password' });
  await shown.waitFor();
  const password = `${await shown.locator('code').textContent()}`;
  await shown.getByRole('button', { name: 'Done' }).click();
  await shown.waitFor({ state: 'hidden' });
  expect(await page.content()).not.toContain(password);
  const login = await service().call.json(
    'POST',
    '/settings/login',
    { username: 'bookshop_settings', password },
    { headers: { 'x-merchantid': null, authorization: null } },
  );
  expect(login.status).toBe(200);
  expect(complaints).toEqual([]);
});

const CSV =
  'bin,brand,bank,country,type,tokenize_support\n400001,VISA,Example Bank,IN,CREDIT,true\n40,VISA,Example Bank,IN,CREDIT,true\n';

it('a BIN table is loaded from a file, with a report of its bad rows; an unreadable one is refused in words', async () => {
  const { page, complaints, inspect } = await openOperator(wide, '/bin-table');
  const file = (text: string) => ({ name: 'bins.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByLabel('CSV file').setInputFiles(file('bin,brand\n400001,VISA\n'));
  await page.getByRole('button', { name: 'Load table' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('CSV file').setInputFiles(file(CSV));
  await page.getByRole('button', { name: 'Load table' }).click();
  await page.getByText('BINs loaded: 1. Rows skipped: 1.').waitFor();
  await inspect('operator-bin-report');
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByText('Replace bin table').first().waitFor();
  await page.getByRole('button', { name: 'Verify the log' }).click();
  await page.getByText('The log is whole').waitFor();
  await inspect('operator-audit-verified');
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
});

it('the vault is rewrapped after a question', async () => {
  const { page, complaints, inspect } = await openOperator(wide, '/vault');
  await page.getByRole('cell', { name: 'Sealing' }).waitFor();
  await page.getByRole('button', { name: 'Rewrap' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rewrap' }).click();
  await page.getByRole('heading', { name: 'Last rewrap' }).waitFor();
  await inspect('operator-rewrapped');
  expect(complaints).toEqual([]);
});
