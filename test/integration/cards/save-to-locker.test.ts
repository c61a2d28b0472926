/** Which payments store their card in the customer's locker, and how the operator's switches change the list. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer } from '../../support/admin-caller.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at } from '../../support/caller.ts';
import { Cards, type Fields, type Shop, shopOf } from '../../support/payments.ts';
import { OPERATOR_KEY, startService, type TestService } from '../../support/service.ts';
import { addCard, listOf, MASTERCARD } from '../../support/stored-cards.ts';

let service: TestService;
let shop: Shop;
beforeAll(async () => {
  service = await startService({
    label: 'save_to_locker',
    merchant: (merchant) => ({ ...merchant, tokenizationEnabled: true, merchantConsent: true }),
  });
  shop = shopOf(service);
});
afterAll(() => service.close());

const SAVE = { save_to_locker: 'true' };
const held = { 'metadata.txns.auto_capture': 'false' };

interface Case {
  readonly customer: string;
  readonly card?: string;
  readonly order?: Fields;
  readonly txn?: Fields;
  readonly password?: string;
}

async function pay({ customer, card = Cards.visa, order = {}, txn = SAVE, password = PASSWORD }: Case) {
  const orderId = await shop.order({ ...order, ...(customer === '' ? {} : { customer_id: customer }) });
  await shop.bank.enter(await shop.begin(orderId, { card_number: card, ...txn }), password);
  return at(await shop.read(orderId), 'card', 'saved_to_locker');
}

async function settle(): Promise<void> {
  for (let second = 0; second < 6; second += 1) {
    service.clock.advance(1_000);
    await service.runWorkers();
  }
}

const switchTo = async (change: object) => {
  const answer = await bearer(service, OPERATOR_KEY)('PATCH', '/operator/merchants/shop', change);
  expect(answer.status).toBe(200);
};

describe('save_to_locker=true', () => {
  it.each<[string, Case]>([
    ['charged', { customer: 'saves-1' }],
    ['held', { customer: 'saves-2', order: held }],
    ['charged, with tokenize=false', { customer: 'saves-3', txn: { ...SAVE, tokenize: 'false' } }],
    ['charged, with tokenize=true', { customer: 'saves-4', txn: { ...SAVE, tokenize: 'true' } }],
  ])('stores the card of a payment that is %s', async (_, payment) => {
    expect(await pay(payment)).toBe(true);
    expect(await listOf(service.call, payment.customer)).toMatchObject([{ card_isin: '411111', expired: false }]);
  });

  it.each<[string, Case]>([
    ['was not asked to', { customer: 'passes-1', txn: {} }],
    ['says no', { customer: 'passes-2', txn: { save_to_locker: 'false' } }],
    ['the bank declines', { customer: 'passes-3', card: Cards.declined }],
    ['the customer does not pass', { customer: 'passes-4', password: '000000' }],
    ['has no customer', { customer: '' }],
  ])('stores nothing of a payment that %s', async (_, payment) => {
    expect(await pay(payment)).toBe(false);
    if (payment.customer !== '') expect(await listOf(service.call, payment.customer)).toEqual([]);
  });

  it('merges with the entry that the card has already', async () => {
    const { reference } = await addCard(service.call, 'saves-5', { card_number: Cards.visa, card_exp_year: '30' });
    expect(await pay({ customer: 'saves-5' })).toBe(true);
    expect(await listOf(service.call, 'saves-5')).toMatchObject([{ card_reference: reference, card_exp_year: '2040' }]);
  });

  it('under the stored-card mandate stores the token alone, and no card without one', async () => {
    await switchTo({ stored_card_mandate: true });
    expect(await pay({ customer: 'mandated-1' })).toBe(false);
    expect(await pay({ customer: 'mandated-2', txn: { ...SAVE, tokenize: 'true' } })).toBe(false);
    await settle();
    expect(await listOf(service.call, 'mandated-1')).toEqual([]);
    expect(await listOf(service.call, 'mandated-2')).toMatchObject([{ token: { tokenization_status: 'ACTIVE' } }]);
    const { db } = service.database;
    const kept = await db
      .collection<{ state: { customerReference: string; numberRecord: string | null } }>('saved_cards')
      .find({ 'state.customerReference': /^mandated/ })
      .toArray();
    expect(kept.map(({ state }) => state.numberRecord)).toEqual([null]);
    await switchTo({ stored_card_mandate: false });
  });
});

describe('the switch for repeat-token transactions', () => {
  it('changes the mask of all cards of the merchant at once, tokenized or not, and back', async () => {
    await pay({ customer: 'masked', txn: { ...SAVE, tokenize: 'true' } });
    await addCard(service.call, 'masked', { card_number: MASTERCARD });
    await addCard(service.call, 'masked-too');
    await settle();
    const masks = async () => {
      const cards = [...(await listOf(service.call, 'masked')), ...(await listOf(service.call, 'masked-too'))];
      return cards.map((card) => [card.card_number, 'token' in card]);
    };
    const shown = [
      ['5555-XXXXXXXX-4444', false],
      ['4111-XXXXXXXX-1111', true],
      ['4111-XXXXXXXX-1111', false],
    ];
    expect(await masks()).toEqual(expect.arrayContaining(shown));
    await switchTo({ repeat_token_transactions: true });
    const hidden = shown.map(([mask, hasToken]) => [`XXXX${String(mask).slice(4)}`, hasToken]);
    expect(await masks()).toEqual(expect.arrayContaining(hidden));
    await switchTo({ repeat_token_transactions: false });
    expect(await masks()).toEqual(expect.arrayContaining(shown));
  });
});
