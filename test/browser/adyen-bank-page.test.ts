/** The bank's page of the simulated Adyen in a browser: accessible on every screen, without scripts, and back to the shop. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isRecord } from '../../server/platform/is-record.ts';
import { type AdyenMerchant, adyenCard, startAdyenMerchant } from '../support/adyen-merchant.ts';
import { firstOrAll } from '../support/every-case.ts';
import { screens, useBrowser } from './browser.ts';

vi.setConfig({ testTimeout: 60_000 });

const windowOn = useBrowser();

let merchant: AdyenMerchant;
beforeAll(async () => {
  merchant = await startAdyenMerchant();
});
afterAll(() => merchant.close());

/** Pays by a card that is authenticated. Returns the action that the merchant's page takes. */
async function challenge(number: string) {
  const { body } = await merchant.pay({
    paymentMethod: adyenCard({ number }),
    amount: { currency: 'INR', value: 249_900 },
    returnUrl: `${merchant.receiver.url}?order=1`,
  });
  const action = isRecord(body.action) ? body.action : {};
  return { url: String(action.url), data: isRecord(action.data) ? action.data : {} };
}

async function finish(address: string) {
  const url = new URL(address);
  expect(url.searchParams.get('order')).toBe('1');
  const redirectResult = url.searchParams.get('redirectResult');
  return (await merchant.post('/v71/payments/details', { details: { redirectResult } })).body.resultCode;
}

describe.each(firstOrAll(screens))('on a $name', (screen) => {
  it('shows the payment, and returns the customer', async () => {
    const { page, complaints, inspect } = await windowOn(screen);
    const { url } = await challenge('4212345678910006');
    await page.goto(url);
    await page.getByText('₹2,499.00').waitFor();
    await inspect('adyen-bank-page');
    await page.getByRole('button', { name: 'Complete' }).click();
    await page.waitForURL('**/notifications?**');
    expect(await finish(page.url())).toBe('Authorised');
    expect(complaints).toEqual([]);
  });
});

it('works without scripts, after a form of the merchant', async () => {
  const { page } = await windowOn(screens[0], { javaScriptEnabled: false });
  const { url, data } = await challenge('5212345678901234');
  const fields = Object.entries(data).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  await page.setContent(`<form method="post" action="${url}">${fields.join('')}<button>Go on</button></form>`);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Fail' }).click();
  await page.waitForURL('**/notifications?**');
  expect(await finish(page.url())).toBe('Refused');
});
