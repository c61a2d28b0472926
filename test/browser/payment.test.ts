import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OrderStatus, TxnStatus } from '../../generated/values.ts';
import { PASSWORD } from '../support/bank-page.ts';
import { at } from '../support/caller.ts';
import { card, FRICTIONLESS, makeOrder } from '../support/http-customer.ts';
import { startService, type TestService } from '../support/service.ts';
import { fillCard, screens, useBrowser } from './browser.ts';
import { type MerchantSite, openMerchantSite } from './merchant-site.ts';

vi.setConfig({ testTimeout: 60_000 });

const windowOn = useBrowser();

let service: TestService;
let site: MerchantSite;
let otherSite: MerchantSite;

beforeAll(async () => {
  site = await openMerchantSite();
  otherSite = await openMerchantSite();
  site.forwardTo(otherSite.returnUrl);
  service = await startService({
    label: 'browser payment',
    merchant: (merchant) => ({
      ...merchant,
      paymentPage: {
        ...merchant.paymentPage,
        displayName: 'Lamp Shop',
        returnUrl: site.returnUrl,
        frameAncestors: [site.origin],
        useSignedResponse: true,
      },
    }),
  });
});

afterAll(async () => {
  await service?.close();
  await site?.close();
  await otherSite?.close();
});

async function fillWholeCard(page: Pick<Page, 'getByLabel'>, number?: string): Promise<void> {
  await fillCard(page, number);
  await page.getByLabel('Name on card').fill('Asha Rao');
}

async function statusOf(orderId: string): Promise<unknown> {
  return at((await service.call.get(`/orders/${orderId}`)).json(), 'status');
}

async function expectBackAt(where: MerchantSite, page: Page, orderId: string, status: string): Promise<void> {
  await page.waitForURL(`${where.origin}/**`);
  expect(await page.locator('#status').textContent()).toBe(status);
  expect(await page.locator('#order').textContent()).toBe(orderId);
  expect(await page.locator('#signature').textContent()).toBe('signature right');
  expect(await page.locator('#referrer').textContent()).toBe('none');
}

describe.each(screens)('on a $name', (screen) => {
  it('a payment link is paid with a card and the password, and leads back to the shop', async () => {
    const { page, complaints, inspect } = await windowOn(screen);
    const { orderId, link } = await makeOrder(service, { description: 'Two desk lamps, brass' });
    await page.goto(link);
    await inspect('card');
    await fillWholeCard(page);
    await page.getByRole('button', { name: 'Pay 100.00 INR' }).click();
    await page.waitForURL('**/pay/start/shop/**');
    await inspect('bank');
    await page.getByLabel('One-time password').fill(PASSWORD);
    await page.getByLabel('One-time password').press('Enter');
    await expectBackAt(site, page, orderId, OrderStatus.CHARGED);
    await page.goto(link);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Payment complete');
    await inspect('paid');
    expect(complaints).toEqual([]);
  });

  it('a card that cannot be taken is asked for again, with the focus on what is wrong', async () => {
    // The script is kept away: what follows is the server's answer.
    const { page, complaints, inspect } = await windowOn(screen);
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    const { link } = await makeOrder(service);
    await page.goto(link);
    await fillWholeCard(page, '4111111111111112');
    await page.getByLabel('Security code').fill('7391');
    await page.getByRole('button', { name: 'Pay' }).click();
    const summary = page.getByRole('alert');
    await summary.waitFor();
    expect(await page.evaluate<boolean>('document.activeElement.getAttribute("role") === "alert"')).toBe(true);
    await inspect('card-wrong');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate<string>('document.activeElement.id')).toBe('card_number');
    expect(await page.getByLabel('Card number').inputValue()).toBe('');
    expect(await page.getByLabel('Security code').inputValue()).toBe('');
    expect(await page.getByLabel('Name on card').inputValue()).toBe('Asha Rao');
    await fillWholeCard(page);
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL('**/pay/start/shop/**');
    expect(complaints).toEqual([]);
  });

  it('the card network and mistakes are shown while the customer types, before anything is sent', async () => {
    const { page, complaints, inspect } = await windowOn(screen);
    const { orderId, link } = await makeOrder(service);
    await page.goto(link);
    const named = page.locator('#card-network');
    for (const [typed, network] of [
      ['4', 'VISA'],
      ['5', ''],
      ['55', 'MASTERCARD'],
      ['37', 'AMEX'],
      ['607000', 'RUPAY'],
      ['6521', 'RUPAY'],
    ] as const) {
      await page.getByLabel('Card number').fill(typed);
      expect(await named.textContent()).toBe(network);
    }
    await fillWholeCard(page, '4111111111111112');
    await page.getByText('Check the card number: it is not valid').waitFor();
    await page.getByLabel('Expiry month').fill('2');
    await page.getByLabel('Expiry year').fill('26');
    await page.getByLabel('Security code').fill('1234');
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByText('Use another card: this one has expired').waitFor();
    await page.getByText('4 digits for American Express').waitFor();
    expect(await page.evaluate<string>('document.activeElement.id')).toBe('card_number');
    const described = page.getByLabel('Card number').getAttribute('aria-describedby');
    expect(await described).toBe('card_number-error');
    await inspect('card-inline');
    await page.getByRole('button', { name: 'Pay' }).click();
    expect(await statusOf(orderId)).toBe(OrderStatus.NEW);
    await fillWholeCard(page, '3782 822463 10005');
    await page.getByLabel('Security code').fill('1234');
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL('**/pay/start/shop/**');
    expect(complaints).toEqual([]);
  });

  it('cancelling at the bank leads back to the shop, and the link may be paid again', async () => {
    const { page, complaints, inspect } = await windowOn(screen);
    const { orderId, link } = await makeOrder(service);
    await page.goto(link);
    await fillWholeCard(page);
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expectBackAt(site, page, orderId, TxnStatus.AUTHENTICATION_FAILED);
    await page.goto(link);
    await page.getByText('The last payment attempt failed').waitFor();
    await inspect('card-again');
    expect(complaints).toEqual([]);
  });

  it('a wrong password ends the attempt', async () => {
    const { page, complaints } = await windowOn(screen);
    const { orderId, link } = await makeOrder(service);
    await page.goto(link);
    await fillWholeCard(page);
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByLabel('One-time password').fill('000000');
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    await expectBackAt(site, page, orderId, TxnStatus.AUTHENTICATION_FAILED);
    expect(complaints).toEqual([]);
  });

  it('everything works without JavaScript, by keyboard alone', async () => {
    const { page } = await windowOn(screen, { javaScriptEnabled: false });
    const { orderId, link } = await makeOrder(service);
    await page.goto(link);
    for (const text of ['', card.card_number, '12', '2030', card.card_security_code, 'Asha Rao']) {
      if (text !== '') await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pay/start/shop/**');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectBackAt(site, page, orderId, OrderStatus.CHARGED);
  });

  it('pages that ask nothing are shown as they should be', async () => {
    const { page, inspect } = await windowOn(screen);
    const { link } = await makeOrder(service, { 'metadata.SVC:gateway_reference_id': 'Cards_Default' });
    await page.goto(link);
    await inspect('mismatch');
    await page.goto(`${service.baseUrl}/payment-page/pl_00000000000000000000000000000000`);
    await inspect('not-found');
    await page.goto(`${service.baseUrl}/docs/errors`);
    await inspect('errors');
  });

  it('the pages are readable in the dark', async () => {
    const { page, inspect } = await windowOn(screen, { colorScheme: 'dark' });
    const { link } = await makeOrder(service);
    await page.goto(link);
    await fillWholeCard(page, '4111111111111112');
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByText('Check the card number: it is not valid').waitFor();
    await inspect('dark-card-wrong');
    await fillWholeCard(page);
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL('**/pay/start/shop/**');
    await inspect('dark-bank');
  });
});

describe('in a browser', () => {
  const [phone] = screens;

  it('two windows pay an order once', async () => {
    const [first, second] = [await windowOn(phone), await windowOn(phone)];
    const { orderId, link } = await makeOrder(service);
    for (const { page } of [first, second]) {
      await page.goto(link);
      await fillWholeCard(page);
      await page.getByRole('button', { name: 'Pay' }).click();
      await page.getByLabel('One-time password').fill(PASSWORD);
    }
    await first.page.getByRole('button', { name: 'Confirm payment' }).click();
    await expectBackAt(site, first.page, orderId, OrderStatus.CHARGED);
    await second.page.getByRole('button', { name: 'Confirm payment' }).click();
    await second.page.getByRole('heading', { name: 'already paid' }).waitFor();
    await second.inspect('paid-elsewhere');
    await second.page.getByRole('link', { name: 'Return to Lamp Shop' }).click();
    await expectBackAt(site, second.page, orderId, OrderStatus.CHARGED);
    expect(at((await service.call.get(`/orders/${orderId}`)).json(), 'txn_id')).toBe(`shop-${orderId}-1`);
    expect([...first.complaints, ...second.complaints]).toEqual([]);
  });

  it('a customer whose bank keeps us waiting is led back by himself once it has answered', async () => {
    const { page, complaints, inspect } = await windowOn(phone);
    const { orderId, link } = await makeOrder(service);
    await page.goto(link);
    await fillWholeCard(page, '4000000000000028');
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByLabel('One-time password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    await page.getByRole('heading', { name: 'being processed' }).waitFor();
    await inspect('processing');
    service.clock.advance(31_000);
    await service.runWorkers();
    await expectBackAt(site, page, orderId, OrderStatus.CHARGED);
    // The page stops polling when it leaves for the return URL.
    expect(complaints.filter((complaint) => !complaint.startsWith(site.returnUrl))).toEqual([]);
  });

  it.each([
    ['a challenged', card.card_number],
    ['a frictionless', FRICTIONLESS],
  ])('%s payment reaches a shop whose return address sends the customer on to another host', async (_name, number) => {
    const { page, complaints } = await windowOn(phone);
    const { orderId, link } = await makeOrder(service, { return_url: site.forwardingUrl });
    await page.goto(link);
    await fillWholeCard(page, number);
    await page.getByRole('button', { name: 'Pay' }).click();
    if (number !== FRICTIONLESS) {
      await page.getByLabel('One-time password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Confirm payment' }).click();
    }
    await expectBackAt(otherSite, page, orderId, OrderStatus.CHARGED);
    expect(complaints).toEqual([]);
  });

  it('the payment page may be framed by the shop, and the bank page opens in the whole window', async () => {
    const { page, complaints } = await windowOn(screens[1]);
    const { orderId, link } = await makeOrder(service);
    await page.goto(site.framing(link));
    const frame = page.frameLocator('iframe');
    await fillWholeCard(frame);
    await frame.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL(`${service.baseUrl}/pay/start/**`);
    await page.getByLabel('One-time password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    await expectBackAt(site, page, orderId, OrderStatus.CHARGED);
    expect(complaints).toEqual([]);
  });

  it('no other site may frame the payment page, and no site the bank page', async () => {
    const { page, complaints } = await windowOn(screens[1]);
    const { orderId, link } = await makeOrder(service);
    await page.goto(otherSite.framing(link));
    await expect.poll(() => complaints.join()).toContain('frame-ancestors');
    const started = await service.call.form('/txns', {
      order_id: orderId,
      merchant_id: 'shop',
      payment_method_type: 'CARD',
      ...card,
    });
    const before = complaints.length;
    await page.goto(site.framing(started.headers.get('location') ?? ''));
    await expect.poll(() => complaints.slice(before).join()).toContain('frame-ancestors');
    expect(await statusOf(orderId)).toBe(TxnStatus.PENDING_VBV);
  });
});
