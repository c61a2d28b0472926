/** The mock in a browser: its list of scenarios, each state of the hosted pages, and a payment from the card to the shop. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paymentPageStates, payStepStates } from '../../scripts/mock/pages/page-states.ts';
import { type MockProgram, startMockProgram } from '../support/mock-program.ts';
import { type Screen, screens, useBrowser, type Window } from './browser.ts';

vi.setConfig({ testTimeout: 60_000 });

const windowOn = useBrowser();

let mock: MockProgram;

beforeAll(async () => {
  mock = await startMockProgram();
});

afterAll(async () => {
  await mock?.stop();
});

async function open(screen: Screen, path: string): Promise<Window> {
  const window = await windowOn(screen);
  await window.page.goto(`${mock.baseUrl}${path}`);
  return window;
}

const [phone, , desktop] = screens;

it('the list of scenarios is readable, and leads to the states of the pages', async () => {
  const { page, complaints, inspect } = await open(phone, '/');
  await inspect('mock-scenarios');
  await page.getByRole('link', { name: 'other_gateways' }).click();
  expect(await page.textContent('main')).toContain('Payment methods shown instead');
  expect(complaints).toEqual([]);
});

describe.each([
  ['/payment-page/any', paymentPageStates],
  ['/pay/start/demo/any', payStepStates],
] as const)('%s', (path, states) => {
  it('is readable in every state', async () => {
    const { page, complaints, inspect } = await open(phone, '/');
    for (const { name } of states) {
      await page.goto(`${mock.baseUrl}${path}?__example=${name}`);
      await inspect(`mock-${path.split('/')[1]}-${name}`);
    }
    expect(complaints).toEqual([]);
  });
});

it('a customer pays on the mocked pages and is led back to the shop of the examples', async () => {
  const { page, complaints } = await open(desktop, '/payment-page/any');
  await page.getByLabel('Card number').fill('4111 1111 1111 1111');
  await page.getByLabel('Expiry date').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByLabel('One-time password').fill('111000');
  expect(complaints).toEqual([]);
  // The shop of the examples is not there: what counts is that the browser asks for it.
  const back = page.waitForRequest((request) => request.url().startsWith('https:'));
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  expect((await back).url()).toMatch(/^https:.*\?order_id=ORD\d+&status=CHARGED&status_id=21$/);
});
