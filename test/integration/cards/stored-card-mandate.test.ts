import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAVED_CARDS } from '../../../server/storage/cards.ts';
import { CARD_NUMBERS } from '../../../server/vault/number-store.ts';
import { at } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { OPERATOR_KEY, startService, type TestService } from '../../support/service.ts';
import { addCard, listOf, MASTERCARD, visa } from '../../support/stored-cards.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'mandate' });
});
afterAll(() => service.close());

const count = (collection: string, merchantId: string) =>
  service.database.db.collection(collection).countDocuments({ merchantId });

async function setMandate(merchantId: string, on: boolean): Promise<void> {
  const headers = { 'x-merchantid': null, authorization: `Bearer ${OPERATOR_KEY}` };
  const answer = await service.call.json(
    'PATCH',
    `/operator/merchants/${merchantId}`,
    { stored_card_mandate: on },
    { headers },
  );
  expect(answer.status).toBe(200);
  service.clock.advance(1_000);
}

it('the mandate hides plain cards at once, refuses new ones, and deletes the numbers within a day', async () => {
  const neighbour = await service.addMerchant('shop2');
  await addCard(service.callAs(neighbour), 'mandate');
  const { token, reference } = await addCard(service.call, 'mandate');
  await addCard(service.call, 'mandate', { card_number: MASTERCARD });
  await service.runWorkers();
  expect(await listOf(service.call, 'mandate')).toHaveLength(2);

  await setMandate('shop', true);
  expect(await listOf(service.call, 'mandate')).toEqual([]);
  const byToken = await service.call.form('/card/update', { card_token: token, nickname: 'x' });
  expect(refusalOf(byToken)).toEqual([400, 'INVALID_REQUEST', 'card_token']);
  const byReference = await service.call.form('/card/delete', { card_reference: reference });
  expect(refusalOf(byReference)).toEqual([404, 'object_not_found']);
  const added = await service.call.form('/card/add', { customer_id: 'mandate', ...visa });
  expect([added.status, at(added.json(), 'error_info', 'code')]).toEqual([400, 'INVALID_ACTION']);

  service.clock.advance(24 * 3_600_000);
  await service.runWorkers();
  expect([await count(CARD_NUMBERS, 'shop'), await count(SAVED_CARDS, 'shop')]).toEqual([0, 0]);
  expect(await listOf(service.callAs(neighbour), 'mandate')).toHaveLength(1);
  expect(await count(CARD_NUMBERS, 'shop2')).toBe(1);
});

it('the mandate switched off in time leaves the cards', async () => {
  const call = service.callAs(await service.addMerchant('shop3'));
  await addCard(call, 'mandate');
  await setMandate('shop3', true);
  expect(await listOf(call, 'mandate')).toEqual([]);
  await setMandate('shop3', false);
  expect(await listOf(call, 'mandate')).toHaveLength(1);
});
