/** What the customer sees once the card is sent: the bank page, waiting, and how the payment ended. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OrderStatus } from '../../generated/values.ts';
import { PASSWORD } from '../support/bank-page.ts';
import { at } from '../support/caller.ts';
import { firstOrAll } from '../support/every-case.ts';
import { card, customerOf, locationOf, makeOrder } from '../support/http-customer.ts';
import { asAnonymous } from '../support/payments.ts';
import { startService, type TestService } from '../support/service.ts';
import { screens, useBrowser } from './browser.ts';
import { tabTo } from './by-keyboard.ts';

vi.setConfig({ testTimeout: 60_000 });

const windowOn = useBrowser();
const [phone] = screens;

/** Pays after the bank kept the result open. */
const SLOW = '4000000000000028';

let service: TestService;

beforeAll(async () => {
  service = await startService({
    label: 'browser outcomes',
    merchant: (merchant) => ({
      ...merchant,
      maxAttempts: 2,
      paymentPage: { ...merchant.paymentPage, displayName: 'Lamp Shop', brandColor: '#7a1f5c' },
    }),
  });
});

afterAll(async () => {
  await service?.close();
});

interface Begun {
  readonly orderId: string;
  /** The payment page. */
  readonly link: string;
  /** The page of the attempt. */
  readonly address: string;
}

async function pay(link: string, number: string): Promise<string> {
  return locationOf(await customerOf(service).fill(link, { action: 'pay', ...card, card_number: number }));
}

async function begin(number: string = card.card_number): Promise<Begun> {
  const { orderId, link } = await makeOrder(service);
  return { orderId, link, address: await pay(link, number) };
}

async function answerBank(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox').fill(password);
  await page.locator('button[value=pay]').click();
}

async function statusOf(orderId: string): Promise<unknown> {
  return at((await service.call.get(`/orders/${orderId}`)).json(), 'status');
}

const looks = [
  { locale: 'en-IN', colorScheme: 'light' },
  { locale: 'hi-IN', colorScheme: 'dark' },
] as const;

describe.each(firstOrAll(screens))('on a $name', (screen) => {
  it.each(looks)('every end of a payment is accessible and fits, in $locale and $colorScheme', async (look) => {
    const { page, complaints, inspect } = await windowOn(screen, look);
    const inspected = (name: string) => inspect(`outcome-${look.locale}-${name}`);
    const { address, link } = await begin();
    await page.goto(address);
    await inspected('bank');
    await answerBank(page, '000000');
    await page.locator('svg.failure').waitFor();
    await inspected('failed');
    await page.goto(await pay(link, card.card_number));
    await page.locator('button[value=cancel]').click();
    await page.locator('svg.neutral').waitFor();
    await inspected('exhausted');
    const paid = await begin();
    await page.goto(paid.address);
    await answerBank(page, PASSWORD);
    await page.locator('svg.success').waitFor();
    await inspected('paid');
    await page.goto(`${service.baseUrl}/payment-page/pl_00000000000000000000000000000000`);
    await inspected('unknown-link');
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });

  it('a cancelled payment is no error and is tried again on the same order, by keyboard, without JavaScript', async () => {
    const { page } = await windowOn(screen, { javaScriptEnabled: false });
    const { address, link, orderId } = await begin();
    await page.goto(address);
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.getByRole('heading', { name: 'Payment cancelled' }).waitFor();
    await page.getByText('You have not been charged.').waitFor();
    expect(await page.locator('.failure').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(link);
    expect(await statusOf(orderId)).toBe(OrderStatus.AUTHENTICATION_FAILED);
    await page.goto(await pay(link, card.card_number));
    await tabTo(page, page.locator('#otp'));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Payment complete' }).waitFor();
    expect(await statusOf(orderId)).toBe(OrderStatus.CHARGED);
  });

  it('the steps of a payment that the bank keeps open are all in view, with the button', async () => {
    const { page, inspect } = await windowOn(screen);
    await page.goto((await begin(SLOW)).address);
    await answerBank(page, PASSWORD);
    await page.getByText('This page updates by itself.').waitFor();
    await inspect('outcome-waiting');
    for (const element of await page.locator('.steps li, .button').all()) {
      const box = await element.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
    }
    service.clock.advance(31_000);
    await service.runWorkers();
  });

  it('the bank page shows both buttons without scrolling', async () => {
    const { page } = await windowOn(screen);
    await page.goto((await begin()).address);
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
    }
  });
});

describe('a payment', () => {
  it('that the bank keeps open shows progress and resolves by itself', async () => {
    const { page, complaints, inspect } = await windowOn(phone);
    const { address } = await begin(SLOW);
    await page.goto(address);
    await answerBank(page, PASSWORD);
    await page.getByText('This page updates by itself.').waitFor();
    await inspect('outcome-processing');
    service.clock.advance(31_000);
    await service.runWorkers();
    await page.getByRole('heading', { name: 'Payment complete' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('that the bank keeps open is looked up by a button, without JavaScript', async () => {
    const { page } = await windowOn(phone, { javaScriptEnabled: false });
    const { address } = await begin(SLOW);
    await page.goto(address);
    await answerBank(page, PASSWORD);
    await page.getByRole('heading', { name: 'being processed' }).waitFor();
    expect(await page.locator('meta[http-equiv=refresh]').getAttribute('content')).toBe('5');
    service.clock.advance(31_000);
    await service.runWorkers();
    await page.getByRole('link', { name: 'Check status' }).click();
    await page.getByRole('heading', { name: 'Payment complete' }).waitFor();
  });

  it('that failed for the last time says so instead of offering another try', async () => {
    const { page } = await windowOn(phone);
    const { address, link } = await begin();
    await page.goto(address);
    await answerBank(page, '000000');
    expect(await page.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(link);
    await page.goto(await pay(link, card.card_number));
    await answerBank(page, '000000');
    await page.getByText('Ask Lamp Shop for a new payment link.').waitFor();
    expect(await page.getByRole('link').count()).toBe(0);
  });

  it('that failed offers another try before it leads back to the shop', async () => {
    const { page } = await windowOn(phone, { javaScriptEnabled: false });
    const { orderId, link } = await makeOrder(service, { return_url: `${service.baseUrl}/thanks` });
    await page.goto(await pay(link, card.card_number));
    await answerBank(page, '000000');
    const back = await page.getByRole('link', { name: 'Return to Lamp Shop' }).getAttribute('href');
    expect(new URL(back ?? '').searchParams.get('status')).toBe(OrderStatus.AUTHENTICATION_FAILED);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.goto(await pay(page.url(), card.card_number));
    await answerBank(page, PASSWORD);
    await page.waitForURL(/\/thanks\?/);
    expect(new URL(page.url()).searchParams.get('status')).toBe(OrderStatus.CHARGED);
    expect(await statusOf(orderId)).toBe(OrderStatus.CHARGED);
  });

  it('that an anonymous caller began does not reveal the link of the order', async () => {
    const { page } = await windowOn(phone);
    const { orderId } = await makeOrder(service);
    const order = { order_id: orderId, merchant_id: 'shop', payment_method_type: 'CARD', ...card };
    const started = await service.call.form('/txns', order, asAnonymous);
    await page.goto(started.headers.get('location') ?? '');
    await answerBank(page, '000000');
    await page.getByText('You can try again from the shop.').waitFor();
    expect(await page.content()).not.toContain('pl_');
  });

  it('is printed with its date, order, amount and masked card, without buttons', async () => {
    const { page } = await windowOn(phone, { colorScheme: 'dark' });
    const { address, orderId } = await begin();
    await page.goto(address);
    await answerBank(page, PASSWORD);
    await page.getByRole('heading', { name: 'Payment complete' }).waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const facts = (await page.locator('dd').allTextContents()).join(' ');
    for (const text of ['100.00', 'ending in 1111', orderId, 'IST']) expect(facts).toContain(text);
    expect(await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
    expect(await page.locator('.button:visible').count()).toBe(0);
  });
});

it('a form that is out of date leads back to the page by a button', async () => {
  const { page } = await windowOn(phone);
  const [{ link: other }, { link }] = [await makeOrder(service), await makeOrder(service)];
  await page.goto(other);
  const token = await page.locator('input[name=_csrf]').getAttribute('value');
  await page.goto(link);
  await page.evaluate(`document.querySelector('input[name=_csrf]').value = '${token}'`);
  await page.evaluate("HTMLFormElement.prototype.submit.call(document.querySelector('form'))");
  await page.getByRole('heading', { name: 'This page is out of date' }).waitFor();
  await page.getByRole('link', { name: 'Open the page again' }).click();
  await page.getByLabel('Card number').waitFor();
});
