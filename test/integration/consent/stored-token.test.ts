/** Payments that request a token for a card that has one already, gets one from another payment, or is deleted meanwhile. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/bank-page.ts';
import { at } from '../../support/caller.ts';
import { Cards, type Fields, type Shop, shopOf } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';
import { addCard, listOf } from '../../support/stored-cards.ts';

let service: TestService;
let shop: Shop;

beforeAll(async () => {
  service = await startService({
    label: 'kept_token',
    merchant: (merchant) => ({ ...merchant, tokenizationEnabled: true, merchantConsent: true }),
  });
  shop = shopOf(service);
});
afterAll(() => service.close());

async function begun(customer: string, fields: Fields = {}) {
  const orderId = await shop.order({ customer_id: customer });
  return { orderId, address: await shop.begin(orderId, { tokenize: 'true', ...fields }) };
}

async function settle(seconds = 10): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    service.clock.advance(1_000);
    await service.runWorkers();
  }
}

async function tokensOf(orderId: string): Promise<unknown> {
  const order = await shop.read(orderId);
  return [at(order, 'card', 'token_created', 'tokenization_status'), at(order, 'card', 'token', 'tokenization_status')];
}

const numbers = () => service.database.db.collection('card_numbers').countDocuments();

describe('two payments with one card that both ask for a token', () => {
  it('get one, and both orders show how it fares; no number stays behind', async () => {
    const payments = await Promise.all([begun('twice'), begun('twice')]);
    await Promise.all(payments.map(({ address }) => shop.bank.enter(address, PASSWORD)));
    for (const { orderId } of payments) expect(await tokensOf(orderId)).toEqual(['INITIATED', 'INITIATED']);
    await settle();
    for (const { orderId } of payments) expect(await tokensOf(orderId)).toEqual(['ACTIVE', 'ACTIVE']);
    expect(await listOf(service.call, 'twice')).toMatchObject([{ provider_category: 'NETWORK_TOKEN' }]);
    expect(await service.database.db.collection('sandbox_network_tokens').countDocuments()).toBe(1);
    expect(await numbers()).toBe(0);
  });

  it('both show it when the network makes none', async () => {
    const refused = { card_number: '4000000000000069' };
    const payments = [await begun('refused', refused), await begun('refused', refused)];
    for (const { address } of payments) await shop.bank.enter(address, PASSWORD);
    await settle();
    for (const { orderId } of payments) expect(await tokensOf(orderId)).toEqual(['INACTIVE', undefined]);
    expect(await numbers()).toBe(0);
  });
});

describe('a payment that asks for a token of a card that has one', () => {
  it('shows that one, and what becomes of it afterwards', async () => {
    const first = await begun('later');
    await shop.bank.enter(first.address, PASSWORD);
    await settle();
    const second = await begun('later');
    await shop.bank.enter(second.address, PASSWORD);
    await settle(3);
    const both = [first.orderId, second.orderId];
    for (const orderId of both) expect(await tokensOf(orderId)).toEqual(['ACTIVE', 'ACTIVE']);
    const [card] = await listOf(service.call, 'later');
    const named = { customer_id: 'later' };
    await service.call.form(`/cards/${String(card?.card_reference)}/token/suspend`, named);
    await settle(3);
    for (const orderId of both) expect(await tokensOf(orderId)).toEqual(['SUSPENDED', 'SUSPENDED']);
    await service.call.form('/card/delete', { card_reference: String(card?.card_reference) });
    await settle(3);
    for (const orderId of both) expect(await tokensOf(orderId)).toEqual(['INACTIVE', undefined]);
  });
});

describe('a stored card that its customer deletes on the way to the bank', () => {
  it('is paid with, and becomes no token', async () => {
    const { token, reference } = await addCard(service.call, 'gone');
    const orderId = await shop.order({ customer_id: 'gone' });
    const form = {
      order_id: orderId,
      merchant_id: 'shop',
      payment_method_type: 'CARD',
      format: 'json',
      tokenize: 'true',
    };
    const answer = await service.call.form('/txns', { ...form, card_token: token, card_security_code: '739' });
    await service.call.form('/card/delete', { card_reference: reference });
    await shop.bank.enter(String(at(answer.json(), 'payment', 'authentication', 'url')), PASSWORD);
    await settle();
    expect(await shop.read(orderId)).toMatchObject({ status: 'CHARGED' });
    expect(await tokensOf(orderId)).toEqual(['INACTIVE', undefined]);
    expect(await listOf(service.call, 'gone')).toEqual([]);
    expect(await numbers()).toBe(0);
  });
});

describe('a payment without authentication', () => {
  it('makes no token, though the customer agreed: a refused password, a cancelled page, a declined card', async () => {
    const endings: readonly (readonly [Fields, (address: string) => Promise<unknown>])[] = [
      [{}, (address) => shop.bank.enter(address, '000000')],
      [{}, (address) => shop.bank.cancel(address)],
      [{ card_number: Cards.declined }, (address) => shop.bank.enter(address, PASSWORD)],
    ];
    for (const [fields, end] of endings) {
      const { orderId, address } = await begun('unauthenticated', fields);
      await end(address);
      await settle(5);
      const card = at(await shop.read(orderId), 'card');
      expect(card).toMatchObject({ tokenization_user_consent: true });
      expect([at(card, 'token_created'), at(card, 'token')]).toEqual([undefined, undefined]);
    }
    expect(await listOf(service.call, 'unauthenticated')).toEqual([]);
    expect(await numbers()).toBe(0);
  });
});
