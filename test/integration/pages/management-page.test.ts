import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutGeneratedIds } from '../../../scripts/secret-search.ts';
import {
  type Customer,
  card,
  customerOf,
  formTokenOf,
  locationOf,
  makeSession,
  newCustomerId,
} from '../../support/http-customer.ts';
import { startService, type TestService } from '../../support/service.ts';
import { addCard, cardsLink, formOf, listOf, MASTERCARD, registerCustomer } from '../../support/stored-cards.ts';

let service: TestService;
let customer: Customer;

beforeAll(async () => {
  service = await startService({
    label: 'management page',
    merchant: (merchant) => ({
      ...merchant,
      paymentPage: {
        ...merchant.paymentPage,
        displayName: 'Asha & Söhne <Shop>',
        logoUrl: 'https://cdn.shop.example/logo.svg',
        returnUrl: 'https://shop.example/account',
      },
    }),
  });
  customer = customerOf(service);
});
afterAll(() => service.close());

async function person(): Promise<string> {
  const customerId = newCustomerId();
  await registerCustomer(service.call, customerId);
  return customerId;
}

describe('the page of stored cards', () => {
  it('lists the cards as far as they may be shown, with the shop and the way back', async () => {
    const customerId = await person();
    await addCard(service.call, customerId, { nickname: '<b>Household</b>' });
    await addCard(service.call, customerId, { card_number: MASTERCARD, name_on_card: '"><script>alert(1)</script>' });
    const page = await customer.open(await cardsLink(service, customerId));
    expect(page.status).toBe(200);
    expect(page.text).toContain('Asha &amp; Söhne &lt;Shop&gt;');
    expect(page.text).toContain('&lt;b&gt;Household&lt;/b&gt;');
    expect(page.text).toContain('MASTERCARD');
    expect(page.text).toContain('href="https://shop.example/account"');
    expect(withoutGeneratedIds(page.text)).not.toMatch(/<script|<b>|41111|55555/);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/img-src [^;]* https:[/][/]cdn.shop.example;/);
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('set-cookie')).toBeNull();
  });

  it('says that no card is kept where none is', async () => {
    const page = await customer.open(await cardsLink(service, await person()));
    expect(page.text).toContain('You have no saved cards for payments to');
    expect(page.text).not.toContain('<form');
  });

  it('deletes the card whose button was pressed, and only that one; a repeat changes nothing', async () => {
    const customerId = await person();
    const { reference } = await addCard(service.call, customerId);
    const other = await addCard(service.call, customerId, { card_number: MASTERCARD });
    const link = await cardsLink(service, customerId);
    const form = formOf((await customer.open(link)).text, 'delete', reference);
    for (let time = 0; time < 2; time += 1) expect(locationOf(await customer.send(link, form))).toBe(link);
    expect((await listOf(service.call, customerId)).map((entry) => entry.card_reference)).toEqual([other.reference]);
    expect((await customer.open(link)).text).not.toContain(reference);
  });

  it('goes by the customer, whichever of the ids the session was made with', async () => {
    const customerId = newCustomerId();
    const uid = await registerCustomer(service.call, customerId);
    const { reference } = await addCard(service.call, uid);
    expect((await customer.open(await cardsLink(service, uid))).text).toContain(reference);
    expect((await customer.open(await cardsLink(service, customerId))).text).toContain(reference);
  });
});

describe('a form of the page of stored cards', () => {
  it.each([
    ['without its token', { _csrf: '' }],
    ['with a token of its own making', { _csrf: `zzzzzz.${'A'.repeat(43)}` }],
    ['with the button of the payment page', { action: 'pay', ...card }],
    ['without a button', { action: '' }],
  ])('is refused %s, and nothing is deleted', async (_name, change) => {
    const customerId = await person();
    const { reference } = await addCard(service.call, customerId);
    const link = await cardsLink(service, customerId);
    const form = formOf((await customer.open(link)).text, 'delete', reference);
    const answer = await customer.send(link, { ...form, ...change });
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain(card.card_number);
    expect(await listOf(service.call, customerId)).toHaveLength(1);
  });

  it("is refused with the token of another card, another customer's link, or a payment page", async () => {
    const [mine, theirs] = [await person(), await person()];
    const own = await addCard(service.call, mine);
    const second = await addCard(service.call, mine, { card_number: MASTERCARD });
    const victim = await addCard(service.call, theirs);
    const [myLink, theirLink] = [await cardsLink(service, mine), await cardsLink(service, theirs)];
    const myPage = (await customer.open(myLink)).text;
    const ownForm = formOf(myPage, 'delete', own.reference);
    const payment = formTokenOf((await customer.open((await makeSession(service, { customer_id: mine })).link)).text);
    const attacks = [
      [myLink, { ...ownForm, card_reference: victim.reference }],
      [myLink, { ...ownForm, card_reference: second.reference }],
      [theirLink, ownForm],
      [theirLink, { ...ownForm, card_reference: victim.reference }],
      [myLink, { ...ownForm, _csrf: payment }],
      [await cardsLink(service, mine), ownForm],
    ] as const;
    for (const [link, form] of attacks) expect((await customer.send(link, form)).status).toBe(403);
    expect(await listOf(service.call, mine)).toHaveLength(2);
    expect(await listOf(service.call, theirs)).toHaveLength(1);
  });
});

describe('a link to stored cards', () => {
  it('ends with its time: the page says so, and a form sent too late deletes nothing', async () => {
    const customerId = await person();
    const { reference } = await addCard(service.call, customerId);
    const link = await cardsLink(service, customerId);
    const form = formOf((await customer.open(link)).text, 'delete', reference);
    service.clock.advance(30 * 60_000);
    expect(locationOf(await customer.send(link, form))).toBe(link);
    const page = await customer.open(link);
    expect(page.text).toContain('This link has expired');
    expect(page.text).not.toContain(reference);
    expect(await listOf(service.call, customerId)).toHaveLength(1);
  });

  it('ends with the customer', async () => {
    const customerId = await person();
    const link = await cardsLink(service, customerId);
    await service.call.raw('DELETE', `/customers/${customerId}`, undefined);
    expect((await customer.open(link)).status).toBe(404);
    expect((await customer.send(link, { action: 'delete' })).status).toBe(404);
  });

  it('is stored nowhere in clear, and is another one each time', async () => {
    const customerId = await person();
    const [first, second] = [await cardsLink(service, customerId), await cardsLink(service, customerId)];
    expect(first).not.toBe(second);
    const stored = await service.database.db.collection('management_sessions').find().toArray();
    const text = JSON.stringify(stored) + service.logLines().join('');
    for (const link of [first, second]) expect(text).not.toContain(link.slice(link.lastIndexOf('/') + 1));
  });
});
