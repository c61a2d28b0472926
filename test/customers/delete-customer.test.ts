import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAVED_CARDS } from '../../server/cards/store.ts';
import { CARD_NUMBERS } from '../../server/vault/number-store.ts';
import { addCard, customerWithToken, listOf, MASTERCARD, withToken } from '../cards/shop.ts';
import { refusalOf } from '../support/refusal.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'delete-customer' });
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

  it('erases nothing of another merchant’s customer', async () => {
    const call = service.callAs(await service.addMerchant('shop2'));
    await customerWithToken(call, 'gone-3');
    await addCard(call, 'gone-3');
    expect(refusalOf(await remove('gone-3'))).toEqual([404, 'object_not_found']);
    expect(await listOf(call, 'gone-3')).toHaveLength(1);
  });
});
