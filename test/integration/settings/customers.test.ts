/** Customers in the settings: found by what a person knows of them, shown with their cards masked, asked consents, erased by owners. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../generated/values.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at, textAt } from '../../support/caller.ts';
import { Cards, type Shop, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { addCard } from '../../support/stored-cards.ts';

let service: TestService;
let shop: Shop;
let settings: Awaited<ReturnType<typeof settingsOf>>;

const asha = {
  object_reference_id: 'cust_2041',
  mobile_number: '9876543210',
  mobile_country_code: '91',
  email_address: 'Asha.Rao@Shop.Example',
  first_name: 'Asha',
  last_name: 'Rao',
};
let ashaId = '';

async function add(fields: Readonly<Record<string, string>>): Promise<string> {
  const answer = await service.call.form('/customers', fields);
  expect(answer.status, answer.text).toBe(200);
  return textAt(answer.json(), 'id');
}

async function page(query: Readonly<Record<string, string>>, ask = settings) {
  const answer = await ask('GET', `/settings/customers?${new URLSearchParams(query)}`);
  expect(answer.status, answer.text).toBe(200);
  const list = at(answer.json(), 'list');
  if (!Array.isArray(list)) throw new Error('the answer has no list');
  const next = at(answer.json(), 'next_cursor');
  return {
    ids: list.map((one) => textAt(one, 'object_reference_id')),
    next: typeof next === 'string' ? next : null,
  };
}

/** Pays an order of the customer with its card, and consents to a token of it. */
async function payAndConsent(customerId: string): Promise<string> {
  const orderId = await shop.order({ customer_id: customerId });
  await shop.bank.enter(await shop.begin(orderId, { card_number: Cards.visa, tokenize: 'true' }), PASSWORD);
  for (let second = 0; second < 6; second += 1) {
    service.clock.advance(1_000);
    await service.runWorkers();
  }
  return orderId;
}

beforeAll(async () => {
  service = await startService({
    label: 'settings_customers',
    merchant: (merchant) => ({
      ...merchant,
      tokenizationEnabled: true,
      merchantConsent: true,
      tokenRequestorIds: { VISA: '40010030273' },
    }),
  });
  shop = shopOf(service);
  settings = await settingsOf(service, service.merchant);
  ashaId = await add(asha);
  service.clock.advance(1_000);
  await add({ object_reference_id: 'cust_2050', mobile_number: '919876543210', email_address: 'b@shop.example' });
  await add({ object_reference_id: 'other-1', mobile_number: '5550001', email_address: 'b@shop.example' });
});
afterAll(() => service.close());

describe('a search of customers', () => {
  it.each([
    ['the service’s id', () => ashaId, ['cust_2041']],
    ['the merchant’s id', () => 'cust_2041', ['cust_2041']],
    ['the merchant’s id in upper case', () => 'CUST_2041', ['cust_2041']],
    ['the email address in another case', () => ' asha.rao@shop.example ', ['cust_2041']],
    ['the whole name', () => 'asha  RAO', ['cust_2041']],
    ['the last name', () => 'rao', ['cust_2041']],
    ['the first name', () => 'Asha', ['cust_2041']],
    ['the mobile number', () => '5550001', ['other-1']],
    ['the mobile number with its country, however it is stored', () => '+91 98765-43210', ['cust_2050', 'cust_2041']],
    ['the beginning of the merchant’s id', () => 'cust_20', ['cust_2041', 'cust_2050']],
    ['what no customer has', () => 'nobody@shop.example', []],
  ])('finds it by %s', async (_name, q, ids) => {
    expect((await page({ q: q() })).ids).toEqual(ids);
  });

  it('lists every customer once, newest first, page by page, also those that share an email address', async () => {
    const read = async (query: Readonly<Record<string, string>>) => {
      const ids: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const found = await page(after === '' ? query : { ...query, after });
        ids.push(...found.ids);
        after = found.next;
      }
      return ids;
    };
    const all = await read({ limit: '1' });
    expect(all.at(-1)).toBe('cust_2041');
    expect([...all].sort()).toEqual(['cust_2041', 'cust_2050', 'other-1']);
    expect((await read({ q: 'B@shop.example', limit: '1' })).sort()).toEqual(['cust_2050', 'other-1']);
  });

  it('finds nothing of another merchant', async () => {
    const theirs = await settingsOf(service, await service.addMerchant('rival'));
    expect(await page({ q: 'cust_2041' }, theirs)).toEqual({ ids: [], next: null });
    expect(await page({}, theirs)).toEqual({ ids: [], next: null });
    expect((await theirs('GET', '/settings/customers/cust_2041')).status).toBe(404);
    expect((await theirs('GET', `/settings/customers/${ashaId}/consents`)).json()).toEqual({
      list: [],
      next_cursor: null,
    });
  });

  it.each([
    ['after=x', 'after'],
    ['limit=0', 'limit'],
    ['colour=red', 'colour'],
  ])('refuses %s', async (query, field) => {
    const answer = await settings('GET', `/settings/customers?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(field);
  });

  it('reads no more than a page from indexes, of many customers', async () => {
    const { db } = service.database;
    const many = Array.from({ length: 2_000 }, (_, number) => ({
      _id: `cst_${number.toString(16).padStart(16, '0')}`,
      merchantId: service.merchant.merchantId,
      objectReferenceId: `many-${number}`,
      emailAddress: 'many@shop.example',
      mobileNumber: '7000000000',
      mobileCountryCode: '',
      firstName: 'Meera',
      lastName: 'Iyer',
      createdAt: new Date(number * 1_000),
      updatedAt: new Date(number * 1_000),
    }));
    const collection = db.collection<(typeof many)[number]>('customers');
    await collection.insertMany(many);
    await db.command({ profile: 2 });
    for (const q of [
      'many@shop.example',
      '7000000000',
      '+91 70000 00000',
      'many-1',
      'cst_0000000000000007',
      'nobody',
      'iyer',
      'Meera',
      'meera IYER',
      'nobody at all',
    ]) {
      const first = await settings('GET', `/settings/customers?q=${encodeURIComponent(q)}&limit=5`);
      expect(first.status).toBe(200);
    }
    await settings('GET', '/settings/customers?limit=5');
    await settings('GET', `/settings/customers?limit=5&after=1000000.cst_00000000000003e8`);
    await settings('GET', `/settings/customers?limit=5&q=many%40shop.example&after=1000000.cst_00000000000003e8`);
    await db.command({ profile: 0 });
    const ran = await db
      .collection('system.profile')
      .find({ ns: `${db.databaseName}.customers`, op: 'query' })
      .toArray();
    expect(ran.length).toBeGreaterThan(12);
    for (const { planSummary, keysExamined, docsExamined, hasSortStage } of ran) {
      expect(planSummary).toMatch(/^(IXSCAN|IDHACK|EXPRESS_)/);
      expect(hasSortStage ?? false).toBe(false);
      expect(docsExamined).toBeLessThanOrEqual(12);
      expect(keysExamined).toBeLessThanOrEqual(14);
    }
    await collection.deleteMany({ emailAddress: 'many@shop.example' });
  });
});

describe('a customer', () => {
  it('is shown with stored cards, masked, and their tokens', async () => {
    const orderId = await payAndConsent('cust_2041');
    const answer = await settings('GET', `/settings/customers/${ashaId}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.json()).toMatchObject({
      customer_id: 'cust_2041',
      customer: { id: ashaId, email_address: asha.email_address },
      cards: [
        {
          card_number: '4111-XXXXXXXX-1111',
          card_brand: 'VISA',
          expired: false,
          token: { tokenization_status: 'ACTIVE', provider: 'VISA', order_id: orderId },
        },
      ],
    });
    expect(answer.text).not.toContain(Cards.visa);
    expect(answer.text).not.toContain('card_token');
  });

  it('is also found by an id that was never created as a customer but has cards', async () => {
    await addCard(service.call, 'guest-7');
    const found = (await settings('GET', '/settings/customers/guest-7')).json();
    expect(found).toMatchObject({ customer_id: 'guest-7', customer: null, cards: [{ card_brand: 'VISA' }] });
    const unknown = await settings('GET', '/settings/customers/guest-8');
    expect(refusalOf(unknown).slice(0, 2)).toEqual([404, ErrorCode.object_not_found]);
  });

  it('has its answers to the requests for a token, page by page, whichever id the order names', async () => {
    const first = await payAndConsent('cust_2050');
    service.clock.advance(1_000);
    const uid = textAt((await settings('GET', '/settings/customers/cust_2050')).json(), 'customer', 'id');
    const second = await payAndConsent(uid);
    const path = '/settings/customers/cust_2050/consents';
    const newest = (await settings('GET', `${path}?limit=1`)).json();
    expect(newest).toMatchObject({ list: [{ order_id: second, choice: 'GIVEN', customer_id: 'cust_2050' }] });
    const oldest = await settings('GET', `${path}?limit=1&after=${textAt(newest, 'next_cursor')}`);
    expect(oldest.json()).toMatchObject({ list: [{ order_id: first }] });
    const log = (await settings('GET', '/settings/audit?limit=1')).json();
    expect(log).toMatchObject({ list: [{ operation: 'listCustomerConsents', object_id: uid }] });
  });

  it('is erased with its cards and no earlier consents, once, with an entry in the audit log', async () => {
    const erased = await settings('DELETE', '/settings/customers/cust_2050');
    expect([erased.status, erased.text]).toEqual([204, '']);
    expect((await settings('GET', '/settings/customers/cust_2050')).status).toBe(404);
    expect(at((await service.call.get('/cards?customer_id=cust_2050')).json(), 'cards')).toEqual([]);
    expect((await settings('GET', '/settings/customers/cust_2050/consents')).json()).toMatchObject({ list: [] });
    const again = await settings('DELETE', '/settings/customers/cust_2050');
    expect(refusalOf(again).slice(0, 2)).toEqual([404, ErrorCode.object_not_found]);
    const log = (await settings('GET', '/settings/audit?limit=10')).json();
    const entries = at(log, 'list');
    if (!Array.isArray(entries)) throw new Error('the log has no list');
    expect(entries.filter((entry) => textAt(entry, 'operation') === 'eraseCustomer')).toMatchObject([
      { outcome: 'FAILED' },
      { outcome: 'SUCCEEDED', object_id: expect.stringMatching(/^cst_/) },
    ]);
  });

  it('never leaves a card number that was typed as an id in the audit log', async () => {
    await settings('DELETE', `/settings/customers/${Cards.visa}`);
    await settings('GET', `/settings/customers/${Cards.visa}/consents`);
    const log = await settings('GET', '/settings/audit?limit=10');
    expect(log.text).not.toContain(Cards.visa);
  });
});

describe('a test payment', () => {
  it('is an order with a payment page that can be paid', async () => {
    const answer = await settings('POST', '/settings/sandbox/test-payment', { amount: '10.50', currency: 'INR' });
    expect(answer.status, answer.text).toBe(201);
    const link = textAt(answer.json(), 'payment_link');
    expect(link).toMatch(/\/payment-page\/pl_/);
    expect((await fetch(link)).status).toBe(200);
    const orderId = textAt(answer.json(), 'order_id');
    await shop.pay(orderId, Cards.visa);
    expect(await shop.read(orderId)).toMatchObject({ status: 'CHARGED', amount: 10.5 });
    const log = (await settings('GET', '/settings/audit?limit=1')).json();
    expect(log).toMatchObject({ list: [{ operation: 'createTestPayment', object_id: orderId }] });
  });
});
