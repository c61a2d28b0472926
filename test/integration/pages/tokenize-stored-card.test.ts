import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderStatus, TokenizationStatus } from '../../../generated/values.ts';
import { createFormTokens, createSingleUseForms } from '../../../server/pages/form/form-token.ts';
import { createVaultKeys } from '../../../server/vault/keys.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at } from '../../support/caller.ts';
import { type Customer, card, customerOf, locationOf, newCustomerId } from '../../support/http-customer.ts';
import { startService, type TestService } from '../../support/service.ts';
import { addCard, cardsLink, formOf, listOf, registerCustomer } from '../../support/stored-cards.ts';
import { consentsOf } from '../../support/stored-orders.ts';

const CVV = '739';
const NOT_TOKENIZABLE = '4000050000000056';

const keys = createVaultKeys({ secretRoot: randomBytes(32), sealing: randomBytes(32), old: [] });

let service: TestService;
let customer: Customer;

beforeAll(async () => {
  service = await startService({
    label: 'tokenize stored card',
    keys,
    merchant: (merchant) => ({
      ...merchant,
      tokenizationEnabled: true,
      paymentPage: { ...merchant.paymentPage, displayName: 'Lamp Shop' },
    }),
  });
  customer = customerOf(service);
});
afterAll(() => service.close());

async function begin() {
  const customerId = newCustomerId();
  await registerCustomer(service.call, customerId);
  const { reference } = await addCard(service.call, customerId);
  const link = await cardsLink(service, customerId);
  const page = (await customer.open(link)).text;
  return { customerId, reference, link, page, form: formOf(page, 'tokenize', reference) };
}

async function ordersOf(customerId: string): Promise<readonly unknown[]> {
  const list = at((await service.call.get(`/orders?customer_id=${customerId}`)).json(), 'list');
  return Array.isArray(list) ? list : [];
}

async function settle(): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    await service.runWorkers();
    service.clock.advance(1_000);
  }
  await service.runWorkers();
}

describe('a token made on the page of stored cards', () => {
  it('takes consent, the security code and a payment of one rupee, which goes back', async () => {
    const { customerId, reference, link, page, form } = await begin();
    expect(page).toContain(`<input type="checkbox" id="consent-${reference}" name="consent" value="yes">`);
    const started = await customer.send(link, { ...form, consent: 'yes', card_security_code: CVV });
    const address = locationOf(started);
    const bank = (await customer.open(address)).text;
    expect(bank).toContain('<dd>₹1.00</dd>');
    expect(bank).toContain('is refunded to your card right away');
    await customer.fill(address, { action: 'pay', otp: PASSWORD });
    const confirmed = (await customer.open(address)).text;
    expect(confirmed).toContain('Your card is confirmed');
    expect(confirmed).toContain(`<a class="button" href="${link}" target="_top">Return to your cards</a>`);
    await settle();
    const [order] = await ordersOf(customerId);
    expect(order).toMatchObject({
      status: OrderStatus.CHARGED,
      amount: 1,
      refunded: true,
      card: { tokenization_user_consent: true, token_created: { tokenization_status: TokenizationStatus.ACTIVE } },
    });
    expect(await consentsOf(service, String(at(order, 'order_id')))).toEqual([
      expect.objectContaining({ choice: 'given', via: 'page', textVersion: 'cards-en-3', lastFour: '1111' }),
    ]);
    expect(await listOf(service.call, customerId)).toMatchObject([
      { card_reference: reference, token: { tokenization_status: TokenizationStatus.ACTIVE } },
    ]);
    const after = (await customer.open(link)).text;
    expect(after).toContain('Saved securely');
    expect(formOf(after, 'tokenize', reference)).toEqual({});
  });

  it.each([
    ['without the tick', { card_security_code: CVV }, 'Select the box to save the card securely', 'consent'],
    ['without the security code', { consent: 'yes' }, 'Enter the security code', 'card_security_code'],
    [
      'with letters as code',
      { consent: 'yes', card_security_code: '7x9' },
      'Enter 3 or 4 digits',
      'card_security_code',
    ],
  ])('is asked for again %s, and nothing is paid', async (_name, fields, text, name) => {
    const { customerId, reference, link, form } = await begin();
    const page = await customer.send(link, { ...form, ...fields });
    expect(page.status).toBe(200);
    expect(page.text).toContain(`<a href="#${name}-${reference}">`);
    expect(page.text).toContain(text);
    expect(page.text).toMatch(/<details name="action" open>/);
    expect(page.text).not.toMatch(/ checked|value="(7x9|739)"/);
    expect(await ordersOf(customerId)).toEqual([]);
  });

  it('is charged once, however often the form is sent; a reloaded page starts another', async () => {
    const { customerId, reference, link, form } = await begin();
    const agreed = { consent: 'yes', card_security_code: CVV };
    const sent = await Promise.all([1, 2, 3, 4].map(() => customer.send(link, { ...form, ...agreed })));
    const [address = '', ...others] = sent.map(locationOf);
    expect(address).toContain('/pay/start/');
    expect(others).toEqual([address, address, address]);
    expect(await ordersOf(customerId)).toMatchObject([{ txn_id: expect.stringMatching(/-1$/) }]);
    await customer.fill(address, { action: 'cancel' });
    expect(locationOf(await customer.send(link, { ...form, ...agreed }))).toBe(address);
    expect(await ordersOf(customerId)).toHaveLength(1);
    const reloaded = formOf((await customer.open(link)).text, 'tokenize', reference);
    const second = locationOf(await customer.send(link, { ...reloaded, ...agreed }));
    expect(second).not.toBe(address);
    await customer.fill(second, { action: 'pay', otp: PASSWORD });
    await settle();
    expect(locationOf(await customer.send(link, { ...reloaded, ...agreed }))).toBe(link);
    const orders = await ordersOf(customerId);
    expect(orders.filter((order) => at(order, 'status') === OrderStatus.CHARGED)).toHaveLength(1);
    expect(orders).toHaveLength(2);
  });

  it('records the words that the form showed, also those of a form with the first words', async () => {
    const { customerId, reference, link, form } = await begin();
    const tokens = createFormTokens({ key: keys.derive('page-form-token'), clock: service.clock });
    const purpose = { reference: link.split('/').at(-1) ?? '', step: `tokenize ${reference}` };
    const random = { bytes: (length: number) => randomBytes(length) };
    const expiresAt = new Date(service.clock.now().getTime() + 60_000);
    const _csrf = createSingleUseForms(tokens, random).issue(purpose, expiresAt);
    const agreed = { ...form, _csrf, consent: 'yes', card_security_code: CVV };
    expect(locationOf(await customer.send(link, agreed))).toContain('/pay/start/');
    const [order] = await ordersOf(customerId);
    expect(await consentsOf(service, String(at(order, 'order_id')))).toMatchObject([{ textVersion: 'cards-en-1' }]);
  });

  it('is not made when the customer turns back at the bank', async () => {
    const { customerId, link, form } = await begin();
    const address = locationOf(await customer.send(link, { ...form, consent: 'yes', card_security_code: CVV }));
    await customer.fill(address, { action: 'cancel' });
    await settle();
    expect(await listOf(service.call, customerId)).toMatchObject([{ provider_category: 'VAULT' }]);
  });

  it('is not offered for a card of which none can be made, nor where tokens are not enabled', async () => {
    const customerId = newCustomerId();
    await registerCustomer(service.call, customerId);
    const { reference } = await addCard(service.call, customerId, { card_number: NOT_TOKENIZABLE });
    expect(formOf((await customer.open(await cardsLink(service, customerId))).text, 'tokenize', reference)).toEqual({});
    const call = service.callAs(await service.addMerchant('plain'));
    await registerCustomer(call, 'cust_1');
    const plain = await addCard(call, 'cust_1');
    const link = await cardsLink({ call }, 'cust_1', { payment_page_client_id: 'plain' });
    expect(formOf((await customer.open(link)).text, 'tokenize', plain.reference)).toEqual({});
  });

  it("takes no form but its own: not another card's, not the one that deletes, not another customer's", async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const agreed = { consent: 'yes', card_security_code: CVV };
    const attacks = [
      [mine.link, { ...mine.form, ...agreed, card_reference: theirs.reference }],
      [mine.link, { ...formOf(mine.page, 'delete', mine.reference), ...agreed, action: 'tokenize' }],
      [theirs.link, { ...mine.form, ...agreed }],
      [theirs.link, { ...theirs.form, ...agreed, card_reference: mine.reference }],
    ] as const;
    for (const [link, form] of attacks) expect((await customer.send(link, form)).status).toBe(403);
    for (const { customerId } of [mine, theirs]) expect(await ordersOf(customerId)).toEqual([]);
  });

  it('starts nothing once the link has expired', async () => {
    const { customerId, link, form } = await begin();
    service.clock.advance(30 * 60_000);
    const late = await customer.send(link, { ...form, consent: 'yes', card_security_code: CVV });
    expect(locationOf(late)).toBe(link);
    expect(await ordersOf(customerId)).toEqual([]);
  });

  it('leaves neither number nor security code in a log line or a collection', async () => {
    const { link, form } = await begin();
    await customer.send(link, { ...form, consent: 'yes', card_security_code: '8642' });
    const collections = await service.database.db.listCollections().toArray();
    const stored = await Promise.all(
      collections.map(({ name }) => service.database.db.collection(name).find().toArray()),
    );
    const text = service.logLines().join('') + JSON.stringify(stored);
    expect(text).not.toContain(card.card_number);
    expect(text).not.toMatch(/"(8642|739)"/);
  });
});
