/** A customer has at most 100 stored cards: the API refuses one more, and a payment succeeds without storing it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passesLuhn } from '../../../server/domain/cards/card-number.ts';
import { MOST_CARDS } from '../../../server/domain/cards/saved-card.ts';
import { CARD_NUMBERS } from '../../../server/vault/number-store.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at, textAt } from '../../support/caller.ts';
import { asAnonymous, type Fields, type Shop, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { addCard, listOf, VISA, visa } from '../../support/stored-cards.ts';

let service: TestService;
let shop: Shop;
beforeAll(async () => {
  service = await startService({
    label: 'full locker',
    merchant: (merchant) => ({ ...merchant, tokenizationEnabled: true, merchantConsent: true, svcWebConsent: true }),
  });
  shop = shopOf(service);
});
afterAll(() => service.close());

/** Distinct card numbers with valid check digits. */
function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const start = `41111199${String(index).padStart(7, '0')}`;
    return Array.from({ length: 10 }, (_digit, digit) => `${start}${digit}`).find(passesLuhn) ?? start;
  });
}

const add = (customer_id: string, card_number: string) =>
  service.call.form('/card/add', { customer_id, ...visa, card_number });

async function fill(customer: string): Promise<void> {
  for (const number of numbers(MOST_CARDS)) expect((await add(customer, number)).status).toBe(200);
}

it('refuses one more by POST /card/add, not one that is there already, and takes it once another is deleted', async () => {
  await fill('collector');
  const refused = await add('collector', VISA);
  expect(refusalOf(refused)).toEqual([400, 'INVALID_REQUEST']);
  expect(at(refused.json(), 'error_info', 'code')).toBe('INVALID_ACTION');
  expect(textAt(refused.json(), 'error_message')).toContain('100 stored cards');
  expect(await service.database.db.collection(CARD_NUMBERS).countDocuments()).toBe(MOST_CARDS);
  const [first] = numbers(1);
  const again = await addCard(service.call, 'collector', { card_number: String(first), nickname: 'Again' });
  expect(await listOf(service.call, 'collector')).toHaveLength(MOST_CARDS);
  expect((await service.call.form('/card/delete', { card_reference: again.reference })).status).toBe(200);
  expect((await add('collector', VISA)).status).toBe(200);
}, 60_000);

it('lets a payment go on without storing the card, asks for no consent, and says so to whom it concerns', async () => {
  await fill('payer');
  const pay = async (fields: Fields, options = {}) => {
    const orderId = await shop.order({ customer_id: 'payer' });
    const answer = await shop.start(orderId, { save_to_locker: 'true', ...fields }, options);
    const address = textAt(answer.json(), 'payment', 'authentication', 'url');
    expect(await (await fetch(address)).text()).toContain('name="otp"');
    await shop.bank.enter(address, PASSWORD);
    return { answer, card: at(await shop.read(orderId), 'card') };
  };
  for (const fields of [{ tokenize: 'true' }, {}]) {
    const { answer, card } = await pay(fields);
    expect(answer.headers.get('x-svc-warning')).toContain('the card is not stored');
    expect(card).toMatchObject({ saved_to_locker: false, card_reference: '' });
    expect(card).not.toHaveProperty('tokenization_user_consent');
  }
  const { answer, card } = await pay({}, asAnonymous);
  expect(answer.headers.get('x-svc-warning')).toBeNull();
  expect(card).toMatchObject({ saved_to_locker: false });
  const [known] = numbers(1);
  const kept = await pay({ card_number: String(known), tokenize: 'false' });
  expect(kept.answer.headers.get('x-svc-warning')).toBeNull();
  expect(kept.card).toMatchObject({ saved_to_locker: true });
  expect(await listOf(service.call, 'payer')).toHaveLength(MOST_CARDS);
}, 60_000);

it('holds for cards that come at once, by call and by payments begun while there was room', async () => {
  const [last, ...others] = numbers(MOST_CARDS + 8);
  for (const number of others.slice(0, MOST_CARDS - 1)) expect((await add('rush', number)).status).toBe(200);
  const orderId = await shop.order({ customer_id: 'rush' });
  const waiting = await shop.begin(orderId, { save_to_locker: 'true', tokenize: 'false', card_number: String(last) });
  const answers = await Promise.all(others.slice(MOST_CARDS - 1).map((number) => add('rush', number)));
  for (const { status } of answers) expect([200, 400]).toContain(status);
  const held = await listOf(service.call, 'rush');
  expect(held.length).toBeLessThanOrEqual(MOST_CARDS);
  expect(held.length).toBe(MOST_CARDS - 1 + answers.filter(({ status }) => status === 200).length);
  if (held.length < MOST_CARDS) await addCard(service.call, 'rush');
  await shop.bank.enter(waiting, PASSWORD);
  expect(await shop.read(orderId)).toMatchObject({ status: 'CHARGED', card: { saved_to_locker: false } });
  expect(await listOf(service.call, 'rush')).toHaveLength(MOST_CARDS);
}, 60_000);
