import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '../support/bank-page.ts';
import { firstOrAll } from '../support/every-case.ts';
import { card, newCustomerId } from '../support/http-customer.ts';
import { startService, type TestService } from '../support/service.ts';
import { addCard, cardsLink, listOf, MASTERCARD, registerCustomer } from '../support/stored-cards.ts';
import { screens, useBrowser } from './browser.ts';
import { tabTo } from './by-keyboard.ts';
import { type MerchantSite, openMerchantSite } from './merchant-site.ts';

vi.setConfig({ testTimeout: 60_000 });

const windowOn = useBrowser();

let service: TestService;
let site: MerchantSite;

beforeAll(async () => {
  site = await openMerchantSite();
  service = await startService({
    label: 'browser stored cards',
    merchant: (merchant) => ({
      ...merchant,
      tokenizationEnabled: true,
      paymentPage: {
        ...merchant.paymentPage,
        displayName: 'Lamp Shop',
        logoUrl: site.logoUrl,
        frameAncestors: [site.origin],
      },
    }),
  });
});

afterAll(async () => {
  await service?.close();
  await site?.close();
});

async function begin() {
  const customerId = newCustomerId();
  await registerCustomer(service.call, customerId);
  const { reference } = await addCard(service.call, customerId, { nickname: 'Household' });
  await addCard(service.call, customerId, { card_number: MASTERCARD });
  return { customerId, reference, link: await cardsLink(service, customerId, { return_url: site.returnUrl }) };
}

async function settleTokens(): Promise<void> {
  await service.runWorkers();
  service.clock.advance(5_000);
  await service.runWorkers();
}

describe.each(firstOrAll(screens))('stored cards on a $name', (screen) => {
  it('are listed; one gets a token after consent, security code and bank page; another is deleted', async () => {
    const { page, complaints, inspect } = await windowOn(screen);
    const { customerId, link } = await begin();
    await page.goto(link);
    await inspect('cards');
    const visa = page.locator('.cards > li').filter({ hasText: '1111' });
    const buttons = () => Promise.all([0, 1].map((index) => visa.locator('summary').nth(index).boundingBox()));
    const closed = await buttons();
    await visa.locator('summary', { hasText: 'Save securely' }).click();
    expect(await visa.getByRole('checkbox').isChecked()).toBe(false);
    expect((await buttons()).map((box) => box?.x)).toEqual(closed.map((box) => box?.x));
    await inspect('cards-tokenize');
    await visa.getByLabel('Security code').fill(card.card_security_code);
    await visa.getByRole('button', { name: 'Save securely and confirm the card' }).click();
    await page.getByRole('alert').waitFor();
    expect(await visa.getByRole('checkbox').isChecked()).toBe(false);
    expect(await visa.getByLabel('Security code').inputValue()).toBe('');
    await inspect('cards-wrong');
    await visa.getByLabel('Security code').fill(card.card_security_code);
    await visa.getByRole('checkbox').check();
    await visa.getByRole('button', { name: 'Save securely and confirm the card' }).click();
    await page.getByLabel('One-time password').fill(PASSWORD);
    await inspect('cards-bank');
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    await page.waitForURL(`${site.origin}/**`);
    await settleTokens();
    await page.goto(link);
    await page.getByText('Saved securely').waitFor();
    const other = page.locator('.cards > li').filter({ hasText: '4444' });
    await other.locator('summary', { hasText: 'Remove' }).click();
    await inspect('cards-delete');
    await other.getByRole('button', { name: 'Remove this card' }).click();
    await expect.poll(() => page.locator('.cards > li').count()).toBe(1);
    expect(await listOf(service.call, customerId)).toMatchObject([{ token: { tokenization_status: 'ACTIVE' } }]);
    await page.locator('summary', { hasText: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove this card' }).click();
    await page.getByText('You have no saved cards').waitFor();
    await inspect('cards-none');
    expect(complaints).toEqual([]);
  });

  it('are managed by keyboard alone, without JavaScript', async () => {
    const { page } = await windowOn(screen, { javaScriptEnabled: false });
    const customerId = newCustomerId();
    await registerCustomer(service.call, customerId);
    const { reference } = await addCard(service.call, customerId);
    const link = await cardsLink(service, customerId);
    await page.goto(link);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.locator(`#card_security_code-${reference}`));
    await page.keyboard.type(card.card_security_code);
    await tabTo(page, page.locator(`#consent-${reference}`));
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByLabel('One-time password').waitFor();
    await tabTo(page, page.locator('#otp'));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your card is confirmed' }).waitFor();
    await page.goto(link);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('You have no saved cards').waitFor();
    expect(await listOf(service.call, customerId)).toEqual([]);
  });
});

describe('the page of stored cards', () => {
  it('is readable in the dark, and so is the result of a card that is confirmed', async () => {
    const { page, inspect } = await windowOn(screens[0], { colorScheme: 'dark' });
    const { customerId, reference } = await begin();
    await page.goto(await cardsLink(service, customerId));
    const visa = page.locator('.cards > li').filter({ hasText: '1111' });
    await visa.locator('summary', { hasText: 'Save securely' }).click();
    await visa.getByRole('button', { name: 'Save securely and confirm the card' }).click();
    await page.getByRole('alert').waitFor();
    await inspect('dark-cards-wrong');
    await page.locator(`#card_security_code-${reference}`).fill(card.card_security_code);
    await page.locator(`#consent-${reference}`).check();
    await visa.getByRole('button', { name: 'Save securely and confirm the card' }).click();
    await page.getByLabel('One-time password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    await page.getByRole('heading', { name: 'Your card is confirmed' }).waitFor();
    await inspect('dark-cards-confirmed');
  });

  it('is accessible in Hindi with its form open', async () => {
    const { page, complaints, inspect } = await windowOn(screens[0], { locale: 'hi-IN' });
    await page.goto((await begin()).link);
    await page.getByRole('heading', { name: 'आपके कार्ड' }).waitFor();
    await page.locator('summary', { hasText: 'सुरक्षित रूप से सेव करें' }).first().click();
    await inspect('hindi-cards');
    expect(complaints).toEqual([]);
  });

  it('may be framed by the shop only, and leaves the frame for the bank', async () => {
    const { page } = await windowOn(screens[1]);
    const { link } = await begin();
    const otherSite = await openMerchantSite();
    try {
      await page.goto(otherSite.framing(link));
      expect(await page.frameLocator('iframe').getByRole('heading', { name: 'Your cards' }).count()).toBe(0);
    } finally {
      await otherSite.close();
    }
    await page.goto(site.framing(link));
    const visa = page.frameLocator('iframe').locator('.cards > li').filter({ hasText: '1111' });
    await visa.locator('summary', { hasText: 'Save securely' }).click();
    await visa.getByLabel('Security code').fill(card.card_security_code);
    await visa.getByRole('checkbox').check();
    await visa.getByRole('button', { name: 'Save securely and confirm the card' }).click();
    await page.waitForURL(`${service.baseUrl}/pay/start/**`);
  });

  it('says that its time is over', async () => {
    const { page, inspect } = await windowOn(screens[0]);
    const { link } = await begin();
    service.clock.advance(31 * 60_000);
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await inspect('cards-expired');
  });
});
