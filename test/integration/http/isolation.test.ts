import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, textAt } from '../../support/caller.ts';
import { startService, type TestMerchant, type TestService } from '../../support/service.ts';

/** One merchant's objects in another merchant's calls. test/integration/isolation tests the ids of every operation. */
let service: TestService;
let owner: TestMerchant;
beforeAll(async () => {
  service = await startService({ label: 'isolation' });
  owner = await service.addMerchant('owner');
  const theirs = service.callAs(owner);
  await theirs.form('/orders', { order_id: 'Owned-1', amount: '1', customer_id: 'owned-customer' });
  await theirs.form('/customers', { object_reference_id: 'owned-customer', mobile_number: '98765' });
});
afterAll(() => service.close());

/** An answer without what differs between calls and without the requested name. */
function essence(answer: Answer, name: string): unknown {
  const headers = [...answer.headers.keys()].sort();
  return [answer.status, answer.text.replaceAll(name, 'ID').replace(/req_[0-9a-f]{16}/g, 'REQUEST'), headers];
}

describe('what belongs to another merchant is answered as if there were no such thing', () => {
  it('by the merchant’s own reference of a customer', async () => {
    const [theirs, nobodys] = [
      await service.call.get('/customers/owned-customer'),
      await service.call.get('/customers/nobodys-customer'),
    ];
    expect(theirs.status).toBe(404);
    expect(essence(theirs, 'owned-customer')).toEqual(essence(nobodys, 'nobodys-customer'));
  });

  it('by the lists', async () => {
    for (const path of ['/orders', '/orders?customer_id=owned-customer']) {
      expect((await service.call.get(path)).json()).toMatchObject({ list: [], total: 0 });
    }
  });

  it('and an order with the same id is one of each', async () => {
    const ours = (await service.call.form('/orders', { order_id: 'Owned-1', amount: '7' })).json();
    const theirs = (await service.callAs(owner).get('/orders/Owned-1')).json();
    expect([ours, theirs]).toMatchObject([
      { amount: 7, merchant_id: 'shop' },
      { amount: 1, merchant_id: 'owner' },
    ]);
    expect(textAt(ours, 'id')).not.toBe(textAt(theirs, 'id'));
    await service.call.form('/orders/Owned-1', { amount: '8' });
    expect((await service.callAs(owner).get('/orders/Owned-1')).json()).toEqual(theirs);
  });
});
