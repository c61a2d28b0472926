import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestMerchant, type TestService } from '../../support/service.ts';
import { addCard, listOf, MASTERCARD, VISA, visa } from '../../support/stored-cards.ts';

let service: TestService;
let neighbour: TestMerchant;
beforeAll(async () => {
  service = await startService({
    label: 'cards',
    merchant: (merchant) => ({ ...merchant, tokenizationEnabled: true }),
  });
  neighbour = await service.addMerchant('shop2');
});
afterAll(() => service.close());

const MINUTE = 60_000;

describe('GET /cards', () => {
  it('lists every field of a stored card', async () => {
    const { reference, fingerprint } = await addCard(service.call, 'list-1', { nickname: 'Travel' });
    const answer = await service.call.get('/cards?customer_id=list-1', { headers: { version: '2018-10-25' } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.json()).toEqual({
      customer_id: 'list-1',
      merchantId: 'shop',
      cards: [
        {
          card_token: expect.stringMatching(/^card_[A-Za-z0-9_-]{51}$/),
          card_reference: reference,
          card_number: '4111-XXXXXXXX-1111',
          card_isin: '411111',
          card_exp_year: '2030',
          card_exp_month: '12',
          card_type: 'CREDIT',
          card_issuer: 'Sandbox Bank',
          card_brand: 'VISA',
          nickname: 'Travel',
          name_on_card: 'Asha Rao',
          expired: false,
          card_fingerprint: fingerprint,
          svc_bank_code: 'SVC_SANDBOX',
          card_sub_type: 'NA',
          card_issuer_country: 'INDIA',
          tokenize_support: true,
          provider_category: 'VAULT',
          provider: 'SVC',
        },
      ],
    });
  });

  it('has no cards for a customer that nobody knows', async () => {
    expect((await service.call.get('/cards?customer_id=nobody')).json()).toEqual({
      customer_id: 'nobody',
      merchantId: 'shop',
      cards: [],
    });
  });

  it('asks for the customer, and for a version that is a date', async () => {
    expect(refusalOf(await service.call.get('/cards'))).toEqual([400, 'Mandatory fields are missing', 'customer_id']);
    const malformed = await service.call.get('/cards?customer_id=a', { headers: { version: 'new' } });
    expect(refusalOf(malformed)).toEqual([400, 'INVALID_REQUEST', 'version']);
  });

  it('hides the first digits of all cards of a merchant with repeat-token transactions', async () => {
    const repeating = await service.addMerchant('repeats', (merchant) => ({
      ...merchant,
      repeatTokenTransactions: true,
    }));
    const call = service.callAs(repeating);
    await addCard(call, 'list-2');
    await addCard(call, 'list-2', { card_number: MASTERCARD });
    const masks = (await listOf(call, 'list-2')).map((card) => card.card_number);
    expect(masks).toEqual(expect.arrayContaining(['XXXX-XXXXXXXX-1111', 'XXXX-XXXXXXXX-4444']));
  });

  it('says that a card cannot be tokenized by its BIN, or by its merchant', async () => {
    await addCard(service.call, 'list-3', { card_number: '4000050000000056' });
    expect(await listOf(service.call, 'list-3')).toMatchObject([{ tokenize_support: false }]);
    await addCard(service.callAs(neighbour), 'list-3');
    expect(await listOf(service.callAs(neighbour), 'list-3')).toMatchObject([{ tokenize_support: false }]);
  });

  it('says that a card has expired once its month is over', async () => {
    await addCard(service.call, 'list-4', { card_exp_month: '03', card_exp_year: '2026' });
    expect(await listOf(service.call, 'list-4')).toMatchObject([{ expired: false }]);
    const before = service.clock.now();
    service.clock.set(new Date('2026-04-01T00:00:00Z'));
    expect(await listOf(service.call, 'list-4')).toMatchObject([{ expired: true }]);
    service.clock.set(before);
  });

  it('means the same customer by either of its ids', async () => {
    const form = { object_reference_id: 'list-5', mobile_number: '9876543210' };
    const id = String(at((await service.call.form('/customers', form)).json(), 'id'));
    const { reference } = await addCard(service.call, id);
    for (const named of [id, 'list-5']) {
      expect(await listOf(service.call, named)).toMatchObject([{ card_reference: reference }]);
    }
  });
});

describe('POST /card/add', () => {
  it('stores a card of a customer once, with the same fingerprint everywhere', async () => {
    const first = await addCard(service.call, 'add-1');
    const again = await addCard(service.call, 'add-1', { card_exp_year: '2031', name_on_card: 'A. Rao' });
    const theirs = await addCard(service.callAs(neighbour), 'add-1');
    expect(again).toMatchObject({ reference: first.reference, fingerprint: first.fingerprint });
    expect(await listOf(service.call, 'add-1')).toMatchObject([{ card_exp_year: '2031', name_on_card: 'A. Rao' }]);
    expect(theirs.fingerprint).toBe(first.fingerprint);
    expect(theirs.reference).not.toBe(first.reference);
  });

  it('ignores a security code, naming it', async () => {
    const form = { customer_id: 'add-2', ...visa, card_security_code: '739' };
    const answer = await service.call.form('/card/add', form);
    expect([answer.status, answer.headers.get('x-svc-ignored-parameters')]).toEqual([200, 'card_security_code']);
  });

  it.each<[string, Record<string, string>, readonly unknown[]]>([
    ['a mistyped number', { card_number: '4111111111111112' }, ['INVALID_INPUT', 'card_number']],
    ['what is no number', { card_number: '4111x' }, ['INVALID_INPUT', 'card_number']],
    ['a card that has expired', { card_exp_year: '25' }, ['EXPIRED', 'card_exp_year']],
    ['no number', { card_number: '' }, ['Mandatory fields are missing', 'card_number']],
    ['a name that looks like a number', { name_on_card: '4242 4242 4242' }, ['INVALID_INPUT', 'name_on_card']],
    ['a nickname that looks like a number', { nickname: VISA }, ['INVALID_INPUT', 'nickname']],
    ['a name with a control character', { name_on_card: 'Asha\u0007Rao' }, ['INVALID_REQUEST', 'name_on_card']],
    ['a nickname with a line break', { nickname: 'Blue\nred' }, ['INVALID_REQUEST', 'nickname']],
    ['a name that is too long', { name_on_card: 'a'.repeat(65) }, ['INVALID_REQUEST', 'name_on_card']],
    ['the number as the customer', { customer_id: `c-${VISA}` }, ['INVALID_INPUT', 'customer_id']],
    ['the number in Devanagari digits', { customer_id: '४१११ ११११ ११११ ११११' }, ['INVALID_INPUT', 'customer_id']],
  ])('refuses %s', async (_what, change, refusal) => {
    const answer = await service.call.form('/card/add', { customer_id: 'add-3', ...visa, ...change });
    expect(refusalOf(answer)).toEqual([400, ...refusal]);
    expect(answer.text).not.toContain(VISA);
    expect(await listOf(service.call, 'add-3')).toEqual([]);
  });
});

it('takes a customer that is called by digits with a fitting check digit, which are no card of the call', async () => {
  const customer = '9876543210987658';
  const { reference } = await addCard(service.call, customer);
  expect(await listOf(service.call, customer)).toMatchObject([{ card_reference: reference }]);
  const order = { order_id: 'digits-1', amount: '10.00', customer_id: customer };
  expect((await service.call.form('/orders', order)).status).toBe(200);
  const card = { ...visa, payment_method_type: 'CARD', card_security_code: '739', format: 'json' };
  const part = { 'order.order_id': 'digits-2', 'order.amount': '10.00', 'order.customer_id': customer };
  expect((await service.call.form('/txns', { ...card, ...part, merchant_id: 'shop' })).status).toBe(200);
});

it('lists cards that were stored in the same millisecond in one order every time', async () => {
  const numbers = [VISA, MASTERCARD, '6070000000000010', '4012001037141112', '4000000000000028'];
  for (const card_number of numbers) await addCard(service.call, 'same-time', { card_number });
  const order = async () => (await listOf(service.call, 'same-time')).map((card) => card.card_reference);
  const first = await order();
  expect(first).toHaveLength(numbers.length);
  // Storing a card again refreshes it and keeps its place in the list.
  for (const card_number of numbers) await addCard(service.call, 'same-time', { card_number, nickname: 'again' });
  for (const _again of numbers) expect(await order()).toEqual(first);
});

describe('POST /card/update', () => {
  it('changes what is sent and leaves the rest', async () => {
    const { token, reference } = await addCard(service.call, 'update-1', { nickname: 'Travel' });
    const updated = await service.call.form('/card/update', { card_token: token, nickname: 'Everyday' });
    expect([updated.status, updated.json()]).toEqual([200, { status: 'SUCCESS', card_reference: reference }]);
    await service.call.form('/card/update', { card_reference: reference, name_on_card: 'A. Rao' });
    expect(await listOf(service.call, 'update-1')).toMatchObject([{ nickname: 'Everyday', name_on_card: 'A. Rao' }]);
  });

  it('takes a nickname away that is sent empty, and leaves one that is null or not sent', async () => {
    const { reference } = await addCard(service.call, 'update-4', { nickname: 'Travel' });
    const change = (fields: Readonly<Record<string, string>>) =>
      service.call.form('/card/update', { card_reference: reference, ...fields });
    expect((await change({ nickname: 'null', name_on_card: 'A. Rao' })).status).toBe(200);
    expect((await change({ name_on_card: '', nickname: 'null' })).status).toBe(400);
    expect(await listOf(service.call, 'update-4')).toMatchObject([{ nickname: 'Travel', name_on_card: 'A. Rao' }]);
    expect((await change({ nickname: '' })).json()).toEqual({ status: 'SUCCESS', card_reference: reference });
    expect(await listOf(service.call, 'update-4')).toMatchObject([{ nickname: '', name_on_card: 'A. Rao' }]);
  });

  it('refuses a call that changes nothing, naming what is missing', async () => {
    const { reference } = await addCard(service.call, 'update-3');
    const answer = await service.call.form('/card/update', { card_reference: reference });
    expect(refusalOf(answer)).toEqual([400, 'Mandatory fields are missing', 'nickname']);
  });

  it('refuses texts that look like a card number or are too long', async () => {
    const { reference } = await addCard(service.call, 'update-2');
    for (const nickname of [VISA, 'a'.repeat(65), '４１１１１１１１１１１１１１１１', 'a\nb', 'a\u202eb']) {
      const answer = await service.call.form('/card/update', { card_reference: reference, nickname });
      expect([answer.status, ...refusalOf(answer).slice(2)]).toEqual([400, 'nickname']);
    }
  });
});

describe('POST /card/delete', () => {
  it('deletes the card, by card_token or card_reference', async () => {
    const { token, reference } = await addCard(service.call, 'delete-1');
    const other = await addCard(service.call, 'delete-1', { card_number: MASTERCARD });
    const deleted = await service.call.form('/card/delete', { card_token: token });
    expect([deleted.status, deleted.json()]).toEqual([200, { card_reference: reference, deleted: true }]);
    await service.call.form('/card/delete', { card_reference: other.reference });
    expect(await listOf(service.call, 'delete-1')).toEqual([]);
    expect(refusalOf(await service.call.form('/card/delete', { card_token: token }))).toEqual([
      400,
      'INVALID_REQUEST',
      'card_token',
    ]);
    const again = await service.call.form('/card/delete', { card_reference: reference });
    expect(refusalOf(again)).toEqual([404, 'object_not_found']);
  });

  it('asks for one of the two', async () => {
    const { token, reference } = await addCard(service.call, 'delete-2');
    expect(refusalOf(await service.call.form('/card/delete', {}))).toEqual([
      400,
      'Mandatory fields are missing',
      'card_token',
    ]);
    const both = await service.call.form('/card/delete', { card_token: token, card_reference: reference });
    expect(refusalOf(both)).toEqual([400, 'INVALID_REQUEST', 'card_reference']);
  });
});

describe('a card_token', () => {
  it('is EXPIRED after 15 minutes, and a new list has a new one', async () => {
    const { token } = await addCard(service.call, 'token-1');
    service.clock.advance(15 * MINUTE);
    const answer = await service.call.form('/card/update', { card_token: token, nickname: 'late' });
    expect(refusalOf(answer)).toEqual([400, 'EXPIRED', 'card_token']);
    expect(at(answer.json(), 'error_info', 'code')).toBe('EXPIRED');
    const [card] = await listOf(service.call, 'token-1');
    const fresh = await service.call.form('/card/update', { card_token: String(card?.card_token), nickname: 'new' });
    expect(fresh.status).toBe(200);
  });

  it('of another merchant is unknown, and so is its reference', async () => {
    const { token, reference } = await addCard(service.callAs(neighbour), 'token-2');
    for (const path of ['/card/update', '/card/delete']) {
      const byToken = await service.call.form(path, { card_token: token, nickname: 'mine' });
      expect(refusalOf(byToken)).toEqual([400, 'INVALID_REQUEST', 'card_token']);
      expect(at(byToken.json(), 'error_info', 'code')).toBe('RESOURCE_NOT_FOUND');
      const byReference = await service.call.form(path, { card_reference: reference, nickname: 'mine' });
      expect(refusalOf(byReference)).toEqual([404, 'object_not_found']);
    }
    expect(await listOf(service.call, 'token-2')).toEqual([]);
    expect(await listOf(service.callAs(neighbour), 'token-2')).toMatchObject([{ nickname: '' }]);
  });
});

describe('POST /card/tokenize', () => {
  it('names the card for 15 minutes, keeping it for nobody', async () => {
    const answer = await service.call.form('/card/tokenize', visa);
    const name = at(answer.json(), 'card_token');
    expect(answer.json()).toEqual({
      card_token: expect.stringMatching(/^ctkn_[0-9a-f]{32}$/),
      token: name,
      expiry: expect.stringMatching(/Z$/),
    });
    const deleted = await service.call.form('/card/delete', { card_token: String(name) });
    expect(deleted.json()).toEqual({ card_reference: '', deleted: true });
    const again = await service.call.form('/card/delete', { card_token: String(name) });
    expect([...refusalOf(again), at(again.json(), 'error_info', 'code')]).toEqual([
      400,
      'INVALID_REQUEST',
      'card_token',
      'RESOURCE_NOT_FOUND',
    ]);
  });

  it('is used once by many callers, never by another merchant, and not after its time', async () => {
    const make = async () => String(at((await service.call.form('/card/tokenize', visa)).json(), 'card_token'));
    const name = await make();
    const theirs = await service.callAs(neighbour).form('/card/delete', { card_token: name });
    expect(theirs.status).toBe(400);
    const uses = await Promise.all(
      Array.from({ length: 10 }, () => service.call.form('/card/delete', { card_token: name })),
    );
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await make();
    service.clock.advance(15 * MINUTE);
    expect(refusalOf(await service.call.form('/card/delete', { card_token: late }))).toEqual([
      400,
      'EXPIRED',
      'card_token',
    ]);
  });

  it('refuses a card that it could not pay with', async () => {
    const wrong = await service.call.form('/card/tokenize', { ...visa, card_number: '4111111111111112' });
    expect(refusalOf(wrong)).toEqual([400, 'INVALID_INPUT', 'card_number']);
  });
});

it('keeps the numbers in the vault alone, sealed, and in no log', async () => {
  await addCard(service.call, 'secret');
  await service.call.form('/card/tokenize', visa);
  const collections = await service.database.db.collections();
  for (const collection of collections) {
    const text = JSON.stringify(await collection.find().toArray());
    expect(text).not.toContain(VISA);
  }
  expect(service.logLines().join('')).not.toContain(VISA);
});
