/** Customers, and the sandbox's test payment, in a browser. */
import { expect, it, vi } from 'vitest';
import { sandboxCards as allCards, sandboxPassword } from '../../../server/gateways/sandbox/cards.ts';
import { addCard } from '../../support/stored-cards.ts';
import { fillCard } from '../browser.ts';
import { press, tabTo } from '../by-keyboard.ts';
import { consoleScreens, useConsole } from './console.ts';

vi.setConfig({ testTimeout: 60_000 });

const { service, openConsole } = useConsole('console customers');
const [phone, , wide] = consoleScreens;

it('finds the customer who calls by the mobile number, and erases it by keyboard', async () => {
  const fields = {
    mobile_number: '9876543210',
    email_address: 'asha@shop.example',
    first_name: 'Asha',
    last_name: 'Rao',
  };
  for (const id of ['cust_2041', 'cust_2042']) {
    await service().call.form('/customers', {
      ...fields,
      object_reference_id: id,
      mobile_number: `98765${id.slice(-4)}0`,
    });
    await addCard(service().call, id);
  }
  const { page, complaints, inspect } = await openConsole(wide, {}, '/customers');
  await page.getByRole('link', { name: 'cust_2042' }).waitFor();
  await inspect('console-customers');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('+91 98765-20410');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'cust_2042' }).waitFor({ state: 'hidden' });
  await press(page, 'cust_2041');
  await page.getByRole('heading', { name: 'Asha Rao' }).waitFor();
  await page.getByRole('cell', { name: '4111-XXXXXXXX-1111' }).waitFor();
  await page.getByText('The customer was not asked for a token yet.').waitFor();
  await inspect('console-customer');
  await press(page, 'Erase');
  await page.getByRole('dialog', { name: 'Erase cust_2041?' }).waitFor();
  await press(page, 'Erase customer');
  await page.getByText('Customer erased').waitFor();
  await page.getByRole('link', { name: 'cust_2042' }).waitFor();
  expect(await page.getByRole('link', { name: 'cust_2041' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('shows a customer on a phone', async () => {
  const { page, complaints, inspect } = await openConsole(phone, {}, '/customers/cust_2042');
  await page.getByRole('heading', { name: 'Asha Rao' }).waitFor();
  await inspect('console-customer-phone');
  expect(complaints).toEqual([]);
});

it('opens a test payment in a new tab, to pay with a card of its list', async () => {
  const { page, complaints, inspect } = await openConsole(wide, {}, '/developers/sandbox');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the payment page' }).click();
  const payment = await opened;
  await fillCard(payment);
  await page.getByText(/Order test_[0-9a-f]+ is created/).waitFor();
  await inspect('console-test-payment');
  const numbers = await page.getByRole('table', { name: 'Sandbox cards' }).locator('.code').allTextContents();
  const kinds = await page.getByRole('row').allTextContents();
  expect(numbers.length).toBeGreaterThan(8);
  for (const [at, number] of numbers.entries()) {
    const known = allCards.find((card) => card.number === number.replaceAll(' ', ''));
    expect(kinds[at + 1]).toContain(known?.kind ?? 'a card of the sandbox');
  }
  expect(await page.getByText(sandboxPassword).count()).toBe(1);
  expect(complaints).toEqual([]);
});
