import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OrderStatus, TxnStatus } from '../../generated/values.ts';
import { PASSWORD } from '../support/bank-page.ts';
import { at, textAt } from '../support/caller.ts';
import { firstOrAll } from '../support/every-case.ts';
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

describe.each(firstOrAll(screens))('on a $name', (screen) => {
  it('a payment link is paid with a card and the password, and leads back to the shop', async () => {
    const { page, complaints, inspect } = await windowOn(screen);
    const { orderId, link } = await makeOrder(service, { description: 'Two desk lamps, brass' });
    await page.goto(link);
    await inspect('card');
    await fillWholeCard(page);
    await page.getByRole('button', { name: 'Pay ₹100.00' }).click();
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
    const mark = page.locator('#card-mark');
    for (const [typed, network] of [
      ['4', 'VISA'],
      ['5', ''],
      ['55', 'MASTERCARD'],
      ['37', 'AMEX'],
      ['607000', 'RUPAY'],
      ['6521', 'RUPAY'],
    ] as const) {
      await page.getByLabel('Card number').fill(typed);
      expect(await named.textContent()).toBe(network === '' ? '' : `Card network: ${network}`);
      expect(await mark.getAttribute('data-network')).toBe(network);
    }
    await fillWholeCard(page, '4111111111111112');
    await page.locator('#card_number-note').getByText("This card number isn't valid").waitFor();
    await page.getByLabel('Expiry date').fill('2/26');
    await page.getByLabel('Security code').fill('1234');
    await page.getByRole('button', { name: 'Pay' }).click();
    const errors = ["This card number isn't valid. Check the digits.", 'This card has expired'];
    expect(await page.getByRole('alert').getByRole('link').allTextContents()).toEqual([
      ...errors,
      'Enter 3 digits (4 for Amex)',
    ]);
    expect(await page.evaluate<string>('document.activeElement.getAttribute("role")')).toBe('alert');
    for (const [name, text] of [
      ['card_number', errors[0]],
      ['card_expiry', errors[1]],
    ] as const) {
      expect(await page.locator(`#${name}`).getAttribute('aria-describedby')).toBe(`${name}-note`);
      expect(await page.locator(`#${name}-note`).textContent()).toBe(text);
    }
    await inspect('card-inline');
    // A message of two lines would move the fields below it.
    const lines = screen.name === 'phone' ? [] : await page.locator('.field-error').all();
    for (const line of lines) expect((await line.boundingBox())?.height).toBeLessThan(24);
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
    await page.getByRole('link', { name: 'Return to' }).click();
    await expectBackAt(site, page, orderId, TxnStatus.AUTHENTICATION_FAILED);
    await page.goto(link);
    await page.getByText('You cancelled the payment').waitFor();
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
    await page.getByRole('link', { name: 'Return to' }).click();
    await expectBackAt(site, page, orderId, TxnStatus.AUTHENTICATION_FAILED);
    expect(complaints).toEqual([]);
  });

  it('everything works without JavaScript, by keyboard alone', async () => {
    const { page } = await windowOn(screen, { javaScriptEnabled: false });
    const { orderId, link } = await makeOrder(service);
    await page.goto(link);
    for (const text of ['', card.card_number, '12/2030', card.card_security_code, 'Asha Rao']) {
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
    await page.getByText("This card number isn't valid").first().waitFor();
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

  // Shops framed the web link before the frame had one of its own.
  it.each(['iframe', 'web'])(
    'the shop may frame the %s link, and the bank page opens in the whole window',
    async (kind) => {
      const { page, complaints } = await windowOn(screens[1]);
      const { orderId } = await makeOrder(service);
      const order = (await service.call.get(`/orders/${orderId}`)).json();
      await page.goto(site.framing(textAt(order, 'payment_links', kind)));
      const frame = page.frameLocator('iframe');
      await frame.getByText('banks do not allow frames').waitFor();
      await frame.getByRole('button', { name: 'Pay' }).click();
      await frame.getByRole('alert').waitFor();
      await fillWholeCard(frame);
      await frame.getByRole('button', { name: 'Pay' }).click();
      await page.waitForURL(`${service.baseUrl}/pay/start/**`);
      await page.getByLabel('One-time password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Confirm payment' }).click();
      await expectBackAt(site, page, orderId, OrderStatus.CHARGED);
      expect(complaints).toEqual([]);
    },
  );

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

  it('number and expiry are written as on the card, wherever the customer types, deletes or pastes', async () => {
    const { page, complaints } = await windowOn(phone);
    const { link } = await makeOrder(service);
    await page.goto(link);
    const number = page.getByLabel('Card number');
    const expiry = page.getByLabel('Expiry date');
    const caret = () => page.evaluate<number>('document.activeElement.selectionStart');
    await number.pressSequentially('378282246310005');
    expect(await number.inputValue()).toBe('3782 822463 10005');
    await number.fill('4111-1111-1111-1111');
    expect(await number.inputValue()).toBe('4111 1111 1111 1111');
    await page.keyboard.press('Home');
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
    expect([await number.inputValue(), await caret()]).toEqual(['4111 1111 1111 111', 3]);
    await page.keyboard.type('5');
    expect([await number.inputValue(), await caret()]).toEqual(['4115 1111 1111 1111', 4]);
    await expiry.pressSequentially('7');
    expect(await expiry.inputValue()).toBe('07 / ');
    await page.keyboard.press('Backspace');
    expect(await expiry.inputValue()).toBe('0');
    await page.keyboard.type('731');
    expect(await expiry.inputValue()).toBe('07 / 31');
    expect(await page.evaluate<string>('document.activeElement.id')).toBe('card_security_code');
    for (const [pasted, shown] of [
      ['12/2031', '12 / 31'],
      ['2031-12', '12 / 31'],
      ['1231', '12 / 31'],
      ['1/31', '01 / 31'],
    ] as const) {
      await expiry.fill(pasted);
      expect(await expiry.inputValue()).toBe(shown);
    }
    expect(complaints).toEqual([]);
  });

  it('the names that a browser fills in are on the fields', async () => {
    const { page } = await windowOn(phone);
    await page.goto((await makeOrder(service)).link);
    const names = await page
      .locator('form input[type=text]')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')));
    expect(names).toEqual(['cc-number', 'cc-exp', 'cc-csc', 'cc-name']);
  });

  it('a button pressed twice says that it works, and sends one form', async () => {
    const { page, complaints } = await windowOn(phone);
    const { orderId, link } = await makeOrder(service);
    await page.goto(link);
    await fillWholeCard(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    const words = await page.evaluate<string>(
      "(() => { const button = document.querySelector('button[name=action]'); button.click(); button.click(); return button.textContent; })()",
    );
    expect(words).toBe('Processing…');
    await page.waitForURL('**/pay/start/shop/**');
    expect(sent.filter((method) => method === 'POST')).toHaveLength(1);
    expect(await statusOf(orderId)).toBe(TxnStatus.PENDING_VBV);
    expect(complaints).toEqual([]);
  });

  it.each([true, false])(
    'Back from the bank shows neither number nor code again; JavaScript: %s',
    async (javaScriptEnabled) => {
      const { page } = await windowOn(phone, { javaScriptEnabled });
      const { link } = await makeOrder(service);
      await page.goto(link);
      await fillWholeCard(page);
      await page.getByRole('button', { name: 'Pay' }).click();
      await page.getByLabel('One-time password').waitFor();
      await page.goBack();
      await page.getByRole('button', { name: 'Pay ₹100.00' }).waitFor();
      expect(await page.getByLabel('Card number').inputValue()).toBe('');
      expect(await page.getByLabel('Security code').inputValue()).toBe('');
    },
  );

  it('the payment page weighs at most 60 kB, with one style sheet and one script', async () => {
    const { page } = await windowOn(phone);
    const loaded: { readonly type: string; readonly size: Promise<number> }[] = [];
    page.on('response', (response) => {
      const size = response.body().then(({ length }) => length);
      loaded.push({ type: response.request().resourceType(), size });
    });
    await page.goto((await makeOrder(service)).link, { waitUntil: 'networkidle' });
    const mark = page.waitForResponse('**/*.svg');
    await page.getByLabel('Card number').fill('4111');
    await (await mark).finished();
    const sizes = await Promise.all(loaded.map(({ size }) => size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
    for (const type of ['stylesheet', 'script']) expect(loaded.filter((each) => each.type === type)).toHaveLength(1);
  });

  it('a customer whose browser prefers Hindi pays in Hindi', async () => {
    const { page, complaints, inspect } = await windowOn(phone, { locale: 'hi-IN' });
    const { orderId, link } = await makeOrder(service, { amount: '129900.00' });
    await page.goto(link);
    expect(await page.evaluate<string>('document.documentElement.lang')).toBe('hi');
    await page.getByRole('button', { name: '₹1,29,900.00 का भुगतान करें' }).click();
    await page.getByRole('alert').getByText('अपना कार्ड नंबर डालें').waitFor();
    await inspect('hindi-wrong');
    await page.getByLabel('कार्ड नंबर').fill(card.card_number);
    await page.getByLabel('समाप्ति तिथि').fill('12/30');
    await page.getByLabel('सुरक्षा कोड').fill(card.card_security_code);
    await page.getByRole('button', { name: 'भुगतान करें' }).click();
    await page.waitForURL('**/pay/start/shop/**');
    await inspect('hindi-bank');
    await page.locator('#otp').fill(PASSWORD);
    await page.locator('#otp').press('Enter');
    await expectBackAt(site, page, orderId, OrderStatus.CHARGED);
    expect(complaints).toEqual([]);
  });
});
