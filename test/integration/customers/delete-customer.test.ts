import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAVED_CARDS } from '../../../server/storage/cards.ts';
import { CARD_NUMBERS } from '../../../server/vault/number-store.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { addCard, customerWithToken, listOf, MASTERCARD, VISA, visa, withToken } from '../../support/stored-cards.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({
    label: 'delete-customer',
    merchant: (merchant) => ({ ...merchant, tokenizationEnabled: true, merchantConsent: true }),
  });
});
afterAll(() => service.close());

const remove = (id: string) => service.call.raw('DELETE', `/customers/${id}`, undefined);
const count = (collection: string) => service.database.db.collection(collection).countDocuments();

describe('DELETE /customers/{customer_id}', () => {
  it('erases the customer and its cards, and keeps its orders', async () => {
    const { uid, token } = await customerWithToken(service.call, 'gone-1');
    await addCard(service.call, 'gone-1');
    await addCard(service.call, 'gone-1', { card_number: MASTERCARD });
    await service.call.form('/orders', { order_id: 'D-1', amount: '1', customer_id: 'gone-1' });
    const answer = await remove('gone-1');
    expect([answer.status, answer.json()]).toEqual([200, { id: uid, object: 'customer', deleted: true }]);
    expect([await count(SAVED_CARDS), await count(CARD_NUMBERS)]).toEqual([0, 0]);
    expect(await listOf(service.call, 'gone-1')).toEqual([]);
    expect(await listOf(service.call, 'gone-1', withToken(token))).toEqual([]);
    expect(refusalOf(await service.call.get('/customers/gone-1'))).toEqual([404, 'object_not_found']);
    expect((await service.call.get('/orders/D-1')).json()).toMatchObject({ customer_id: 'gone-1' });
    expect(refusalOf(await remove('gone-1'))).toEqual([404, 'object_not_found']);
  });

  it('takes the service’s id, and a customer that was never created but has cards', async () => {
    const { uid } = await customerWithToken(service.call, 'gone-2');
    expect((await remove(uid)).status).toBe(200);
    await addCard(service.call, 'free-text');
    expect((await remove('free-text')).json()).toEqual({ id: 'free-text', object: 'customer', deleted: true });
    expect(refusalOf(await remove('free-text'))).toEqual([404, 'object_not_found']);
  });

  it('reaches a payment in flight: its card and its token do not come back to the next holder of the name', async () => {
    const shop = shopOf(service);
    await customerWithToken(service.call, 'gone-4');
    const begun = await shop.order({ customer_id: 'gone-4' });
    const address = await shop.begin(begun, { save_to_locker: 'true', tokenize: 'true' });
    const waiting = await shop.order({ customer_id: 'gone-4' });
    service.clock.advance(1_000);
    expect((await remove('gone-4')).status).toBe(200);
    service.clock.advance(1_000);
    await customerWithToken(service.call, 'gone-4');
    await shop.bank.enter(address, PASSWORD);
    await shop.bank.enter(await shop.begin(waiting, { save_to_locker: 'true', tokenize: 'true' }), PASSWORD);
    for (let second = 0; second < 6; second += 1) {
      service.clock.advance(1_000);
      await service.runWorkers();
    }
    expect(await shop.read(begun)).toMatchObject({
      status: 'CHARGED',
      card: { saved_to_locker: false, token_created: { tokenization_status: 'INACTIVE' } },
    });
    expect(await shop.read(waiting)).toMatchObject({ status: 'CHARGED', card: { saved_to_locker: false } });
    expect(await listOf(service.call, 'gone-4')).toEqual([]);
    expect([await count(SAVED_CARDS), await count(CARD_NUMBERS)]).toEqual([0, 0]);
    const own = await shop.order({ customer_id: 'gone-4' });
    await shop.bank.enter(await shop.begin(own, { save_to_locker: 'true' }), PASSWORD);
    expect(await listOf(service.call, 'gone-4')).toHaveLength(1);
    await remove('gone-4');
  });

  it('leaves no card behind that the customer adds at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const reference = `gone-race-${round}`;
      const { token } = await customerWithToken(service.call, reference);
      const numbers = [VISA, MASTERCARD];
      const add = (card_number: string) =>
        service.call.form('/card/add', { customer_id: reference, ...visa, card_number }, withToken(token));
      const adding = numbers.map(add);
      await remove(reference);
      for (const answer of await Promise.all(adding)) expect([200, 404]).toContain(answer.status);
      expect((await add(VISA)).status).toBe(404);
      expect(await listOf(service.call, reference)).toEqual([]);
    }
    expect([await count(SAVED_CARDS), await count(CARD_NUMBERS)]).toEqual([0, 0]);
  });

  it('erases nothing of another merchant’s customer', async () => {
    const call = service.callAs(await service.addMerchant('shop2'));
    await customerWithToken(call, 'gone-3');
    await addCard(call, 'gone-3');
    expect(refusalOf(await remove('gone-3'))).toEqual([404, 'object_not_found']);
    expect(await listOf(call, 'gone-3')).toHaveLength(1);
  });
});
