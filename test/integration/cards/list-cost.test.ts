/** Listing cards opens nothing in the vault, however many cards there are. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVaultKeys, type VaultKeys } from '../../../server/vault/keys.ts';
import { shopOf } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';
import { addCard, listOf } from '../../support/stored-cards.ts';

const CARDS = 50;

const notify = createVaultKeys({ secretRoot: randomBytes(32), sealing: randomBytes(32), old: [] });
let opened = 0;
/** Opening any sealed record takes a key from here. */
const keys: VaultKeys = {
  ...notify,
  opening(keyId) {
    opened += 1;
    return notify.opening(keyId);
  },
};

let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'list_cost', keys });
});
afterAll(() => service.close());

/** Numbers that pass the Luhn check. */
function cardNumber(index: number): string {
  const body = `411111${String(index).padStart(9, '0')}`;
  const sum = [...body].reverse().reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

it('a list of 50 cards is read without the vault, which only a payment asks', async () => {
  for (let index = 0; index < CARDS; index += 1) {
    service.clock.advance(1);
    await addCard(service.call, 'many', { card_number: cardNumber(index), nickname: `Card ${index}` });
  }
  const before = opened;
  const cards = await listOf(service.call, 'many');
  expect([cards.length, new Set(cards.map((card) => card.card_token)).size]).toEqual([CARDS, CARDS]);
  expect(cards.at(-1)).toMatchObject({ nickname: 'Card 0' });
  expect(opened).toBe(before);

  const shop = shopOf(service);
  const stored = { card_number: '', card_exp_month: '', card_exp_year: '', name_on_card: '' };
  const orderId = await shop.order({ customer_id: 'many' });
  const paid = await shop.start(orderId, { ...stored, card_token: String(cards[7]?.card_token) });
  expect(paid.status).toBe(200);
  expect(opened).toBeGreaterThan(before);
}, 30_000);
