/**
 * Without the merchant's token requestor id at a network, its cards cannot be tokenized: every answer and page says so, and
 * no customer is asked for consent.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptApiKey } from '../../../server/domain/merchants/api-key.ts';
import { newMerchant } from '../../../server/domain/merchants/new-merchant.ts';
import { bearer } from '../../support/admin-caller.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at, textAt } from '../../support/caller.ts';
import { type Shop, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { OPERATOR_KEY, startService, type TestService } from '../../support/service.ts';
import { addCard, cardsLink, formOf, listOf, MASTERCARD, registerCustomer, VISA } from '../../support/stored-cards.ts';

let service: TestService;
let shop: Shop;

function requestors(ids: Readonly<Record<string, string>>) {
  return bearer(service, OPERATOR_KEY)('PATCH', '/operator/merchants/shop', { token_requestor_ids: ids });
}

beforeAll(async () => {
  service = await startService({
    label: 'no requestor',
    merchant: (merchant) => ({
      ...merchant,
      tokenizationEnabled: true,
      merchantConsent: true,
      svcWebConsent: true,
      tokenRequestorIds: { VISA: '40010030273' },
    }),
  });
  shop = shopOf(service);
});
afterAll(() => service.close());

it('is named by Card Info and by the list of cards, beside one that has an id', async () => {
  const support = async (bin: string) => (await service.call.get(`/cardbins/${bin}`)).json().tokenize_support;
  expect([await support('411111'), await support('555555')]).toEqual([true, false]);
  await addCard(service.call, 'two-cards');
  await addCard(service.call, 'two-cards', { card_number: MASTERCARD });
  const cards = await listOf(service.call, 'two-cards');
  expect(cards.map((card) => [card.card_brand, card.tokenize_support]).sort()).toEqual([
    ['MASTERCARD', false],
    ['VISA', true],
  ]);
});

it('asks no customer on the page, and takes no consent from the merchant', async () => {
  const orderId = await shop.order({ customer_id: 'unasked' });
  const card = { card_number: MASTERCARD, save_to_locker: 'true' };
  const page = await (await fetch(await shop.begin(orderId, card))).text();
  expect(page).toContain('name="otp"');
  const said = await shop.start(orderId, { ...card, tokenize: 'true' });
  expect(said.headers.get('x-svc-ignored-parameters')).toBe('tokenize');
  await shop.bank.enter(textAt(said.json(), 'payment', 'authentication', 'url'), PASSWORD);
  const paid = at(await shop.read(orderId), 'card');
  expect(paid).toMatchObject({ saved_to_locker: true });
  expect(paid).not.toHaveProperty('tokenization_user_consent');
  expect(paid).not.toHaveProperty('token_created');
});

it('takes no rupee for a token, by call or on the page of stored cards', async () => {
  await registerCustomer(service.call, 'no-rupee');
  const { reference } = await addCard(service.call, 'no-rupee', { card_number: MASTERCARD });
  const form = { customer_id: 'no-rupee', card_security_code: '123', consent: 'true' };
  const answer = await service.call.form(`/cards/${reference}/tokenize`, form);
  expect(refusalOf(answer).slice(0, 2)).toEqual([400, 'INVALID_ACTION']);
  const page = await (await fetch(await cardsLink(service, 'no-rupee'))).text();
  expect(formOf(page, 'tokenize', reference)).toEqual({});
  expect(formOf(page, 'delete', reference)).not.toEqual({});
});

it('makes no token of a payment that began while there was an id', async () => {
  const orderId = await shop.order({ customer_id: 'too-late' });
  const address = await shop.begin(orderId, { card_number: VISA, save_to_locker: 'true', tokenize: 'true' });
  expect((await requestors({})).status).toBe(200);
  await shop.bank.enter(address, PASSWORD);
  await service.runWorkers();
  expect((await requestors({ VISA: '40010030273' })).status).toBe(200);
  expect(await shop.read(orderId)).toMatchObject({
    status: 'CHARGED',
    card: { saved_to_locker: true, token_created: { tokenization_status: 'INACTIVE' } },
  });
  expect(await listOf(service.call, 'too-late')).toMatchObject([{ provider: 'SVC', tokenize_support: true }]);
});

it('is none in the sandbox for a new merchant; in production each is one until the operator has entered its id', () => {
  const createdAt = new Date('2026-03-14T09:26:53Z');
  const firstKey = keptApiKey('a-key', { keyId: 'key_1', name: 'first', createdAt });
  const networks = (environment: 'sandbox' | 'production') =>
    Object.keys(newMerchant({ merchantId: 'm', name: 'M', environment, createdAt, firstKey }).tokenRequestorIds);
  expect(networks('sandbox')).toEqual(expect.arrayContaining(['VISA', 'MASTERCARD', 'RUPAY', 'AMEX']));
  expect(networks('production')).toEqual([]);
});
