/** Changes of a card during and after the provisioning of its token: stored again, deleted, tokenized twice, customer deleted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/bank-page.ts';
import { at, textAt } from '../../support/caller.ts';
import { outOfBandFixtures } from '../../support/out-of-band-fixtures.ts';

let fixtures: Awaited<ReturnType<typeof outOfBandFixtures>>;
beforeAll(async () => {
  fixtures = await outOfBandFixtures('card_and_token');
});
afterAll(() => fixtures.close());

const VISA = '4111111111111111';
const tokenStatus = (card: unknown) => at(card, 'token', 'tokenization_status');
const createdStatus = async (orderId: string) =>
  at(await fixtures.order(orderId), 'card', 'token_created', 'tokenization_status');

describe('a card whose token is being asked for', () => {
  it('may be stored again: the token is made, and one number is kept', async () => {
    const before = await fixtures.numbers();
    const reference = await fixtures.addCard(VISA, 'cust_again');
    const orderId = await fixtures.paid(reference, { customer_id: 'cust_again' });
    expect(await fixtures.addCard(VISA, 'cust_again')).toBe(reference);
    await fixtures.service.runWorkers();
    // The number for provisioning, and the stored card's own.
    expect(await fixtures.numbers()).toBe(before + 2);
    await fixtures.pass(3);
    expect(await createdStatus(orderId)).toBe('ACTIVE');
    expect(tokenStatus(await fixtures.listed(reference, 'cust_again'))).toBe('ACTIVE');
    expect(await fixtures.numbers()).toBe(before + 1);
  });

  it('may be deleted: no token is made, and nothing is kept', async () => {
    const before = await fixtures.numbers();
    const reference = await fixtures.addCard(VISA, 'cust_deletes');
    const orderId = await fixtures.paid(reference, { customer_id: 'cust_deletes' });
    await fixtures.service.call.form('/card/delete', { card_reference: reference });
    await fixtures.pass(3);
    expect(await createdStatus(orderId)).toBe('INACTIVE');
    expect(await fixtures.order(orderId)).toMatchObject({ refunded: true });
    expect(await fixtures.listed(reference, 'cust_deletes')).toBeUndefined();
    expect(await fixtures.numbers()).toBe(before);
  });
});

describe('a card with a customer at the bank for its token', () => {
  it('may be deleted: the rupee goes back, and no token is made', async () => {
    const before = await fixtures.numbers();
    const reference = await fixtures.addCard(VISA, 'cust_at_bank');
    const { orderId, address } = await fixtures.started(reference, { customer_id: 'cust_at_bank' });
    await fixtures.service.call.form('/card/delete', { card_reference: reference });
    await fixtures.bank.enter(address, PASSWORD);
    await fixtures.pass(3);
    expect(await fixtures.order(orderId)).toMatchObject({
      status: 'CHARGED',
      refunded: true,
      card: { token_created: { tokenization_status: 'INACTIVE' } },
    });
    expect(await fixtures.listed(reference, 'cust_at_bank')).toBeUndefined();
    expect(await fixtures.numbers()).toBe(before);
  });

  it('gets one token although two orders verify it, and each gets its rupee back', async () => {
    const reference = await fixtures.addCard(VISA, 'cust_twice');
    const begin = (orderId: string) => fixtures.started(reference, { customer_id: 'cust_twice', order_id: orderId });
    const [first, second] = [await begin('twice-1'), await begin('twice-2')];
    await fixtures.bank.enter(first.address, PASSWORD);
    await fixtures.bank.enter(second.address, PASSWORD);
    await fixtures.pass(7);
    expect([await createdStatus(first.orderId), await createdStatus(second.orderId)]).toEqual(['ACTIVE', 'ACTIVE']);
    for (const { orderId } of [first, second]) expect(await fixtures.ledger(orderId)).toEqual(['charge', 'refund']);
    const tokens = fixtures.service.database.db.collection('sandbox_network_tokens');
    expect(await tokens.countDocuments({ cardReference: reference })).toBe(1);
  });
});

describe('a card with a token', () => {
  it('takes the token with it when it is deleted: told once, and the network removes it', async () => {
    const reference = await fixtures.addCard(VISA, 'cust_gone_card');
    const orderId = await fixtures.paid(reference, { customer_id: 'cust_gone_card' });
    await fixtures.pass(3);
    await fixtures.service.call.form('/card/delete', { card_reference: reference });
    await fixtures.pass(2);
    await expectWithdrawn(orderId, reference);
  });

  it('loses it when its customer is deleted', async () => {
    const form = { object_reference_id: 'cust_gone', mobile_number: '9876543210' };
    const id = textAt((await fixtures.service.call.form('/customers', form)).json(), 'id');
    const before = await fixtures.numbers();
    const references = [await fixtures.addCard(VISA, id), await fixtures.addCard('5555555555554444', id)];
    const orderIds = [];
    for (const reference of references) orderIds.push(await fixtures.paid(reference, { customer_id: id }));
    await fixtures.pass(3);
    expect((await fixtures.service.call.raw('DELETE', `/customers/${id}`, undefined)).status).toBe(200);
    await fixtures.pass(2);
    for (const [index, orderId] of orderIds.entries()) await expectWithdrawn(orderId, references[index] ?? '');
    expect(await fixtures.numbers()).toBe(before);
    // Their documents are erased after their events are delivered.
    await fixtures.pass(12);
    const { db } = fixtures.service.database;
    expect(await db.collection('saved_cards').countDocuments({ 'state.customerReference': 'cust_gone' })).toBe(0);
  });
});

async function expectWithdrawn(orderId: string, reference: string): Promise<void> {
  const order = await fixtures.order(orderId);
  expect(at(order, 'card', 'token_created', 'tokenization_status')).toBe('INACTIVE');
  expect(at(order, 'card', 'token')).toBeUndefined();
  // The token became ACTIVE, then INACTIVE.
  expect(fixtures.received(orderId).filter((name) => name === 'TOKEN_STATUS_CHANGED')).toHaveLength(2);
  const { db } = fixtures.service.database;
  const made = await db.collection<{ _id: string }>('sandbox_network_tokens').findOne({ cardReference: reference });
  const removals = db.collection<{ _id: string }>('sandbox_network_removals');
  expect(await removals.countDocuments({ _id: made?._id ?? '' })).toBe(1);
}
