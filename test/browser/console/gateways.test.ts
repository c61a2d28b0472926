/** Gateways and routing by keyboard alone: what an engineer of the merchant does when a second acquirer joins. */
import { expect, it, vi } from 'vitest';
import { press, tabTo } from '../by-keyboard.ts';
import { consoleScreens, useConsole } from './console.ts';

vi.setConfig({ testTimeout: 60_000 });

const { openConsole } = useConsole('console gateways');
const [phone, , wide] = consoleScreens;

it('adds a gateway, tests its credentials, and routes RuPay to it', async () => {
  const { page, complaints, inspect } = await openConsole(wide, {}, '/gateways');
  await page.getByRole('heading', { name: 'Gateways', level: 1 }).waitFor();
  await press(page, 'Add gateway');
  await page.getByRole('heading', { name: 'Add gateway' }).waitFor();
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type('RuPay acquirer');
  await tabTo(page, page.getByLabel('Notification secret (optional)'));
  await page.keyboard.type('secret of the notifications');
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'RuPay acquirer' }).waitFor();
  await press(page, 'Test credentials');
  await page.getByText('Accepted', { exact: true }).waitFor();
  expect(await page.content()).not.toContain('secret of the notifications');
  await inspect('console-gateway');

  await page.getByRole('link', { name: 'Routing' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Routing', level: 1 }).waitFor();
  await press(page, 'Add rule');
  const dialog = page.getByRole('dialog', { name: 'New rule' });
  await dialog.waitFor();
  await page.keyboard.type('RuPay cards');
  await tabTo(page, dialog.getByLabel('First', { exact: true }));
  await page.keyboard.type('RuPay');
  await dialog.getByText('Applies to: every payment').waitFor();
  await tabTo(page, dialog.getByLabel('RuPay', { exact: true }));
  await page.keyboard.press('Space');
  await dialog.getByText('Applies to: RuPay').waitFor();
  await inspect('console-routing-rule');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('to RuPay acquirer').waitFor();

  await tabTo(page, page.getByLabel('Network', { exact: true }));
  await page.keyboard.type('RuPay');
  await press(page, 'Find the route');
  await page.getByText('The rule RuPay cards decides.').waitFor();
  expect(await page.getByRole('list', { name: 'Gateways in order' }).textContent()).toContain('RuPay acquirer');
  await inspect('console-routing');
  expect(complaints).toEqual([]);
});

it('says at the fields what is wrong with a rule, divides payments, moves and deletes rules', async () => {
  const { page, inspect } = await openConsole(phone, {}, '/gateways/new');
  await page.getByLabel('Name', { exact: true }).fill('Second acquirer');
  await page.getByLabel('Reference id (optional)').fill('second');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Second acquirer' }).waitFor();
  await page.goBack();
  await page.getByLabel('Reference id (optional)').fill('second');
  await page.keyboard.press('Tab');
  await page.getByText('Second acquirer has this reference id').waitFor();
  await inspect('console-reference-taken');

  await page.evaluate(`history.pushState(null, '', '/console/routing'); dispatchEvent(new PopStateEvent('popstate'))`);
  const addRule = page.getByRole('button', { name: 'Add rule' });
  await addRule.click();
  const dialog = page.getByRole('dialog', { name: 'New rule' });
  await dialog.getByLabel('Name').fill('Half and half');
  await dialog.getByRole('button', { name: 'Add another gateway' }).click();
  await dialog.getByLabel('Several gateways').selectOption('split');
  await dialog.getByLabel('Gateway 2').selectOption({ label: 'Second acquirer' });
  const cards = dialog.locator('summary', { hasText: 'Other conditions' });
  await cards.click();
  await dialog.getByLabel('First digits (optional)').fill('41');
  await cards.click();
  await dialog.getByLabel('Weight').first().fill('3');
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await expect.poll(() => dialog.getByLabel('First digits (optional)').getAttribute('aria-invalid')).toBe('true');
  // The part that has the wrong field opens.
  expect(await dialog.getByLabel('First digits (optional)').isVisible()).toBe(true);
  await inspect('console-rule-error');
  await dialog.getByLabel('First digits (optional)').fill('');
  await dialog.locator('summary', { hasText: 'Amount' }).click();
  await dialog.getByLabel('Amount from (optional)').fill('500');
  await dialog.getByLabel('Currency (optional)').fill('inr');
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const names = () => page.getByRole('heading', { level: 3 }).allTextContents();
  expect(await page.getByText('to 75%').textContent()).toContain('25% Second acquirer');
  await addRule.click();
  await dialog.getByLabel('Name').fill('All others');
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await names()).slice(-2)).toEqual(['Half and half', 'All others']);
  await page.getByRole('button', { name: 'Move up All others' }).click();
  await expect.poll(async () => (await names()).slice(-2)).toEqual(['All others', 'Half and half']);
  await inspect('console-routing-phone');
  await page.getByRole('button', { name: 'Delete Half and half' }).click();
  await page.getByRole('button', { name: 'Delete rule' }).click();
  await expect.poll(names).not.toContain('Half and half');
});
