import { afterAll, expect, test } from 'vitest';
import { sandboxCards } from '../../../server/gateways/sandbox/cards.ts';
import { freshDatabase } from '../../support/mongo.ts';
import { openBank, payment, securityCode } from '../../support/sandbox-bank.ts';

const database = await freshDatabase('sandbox-secrecy');
afterAll(database.drop);

test('the gateway stores no card number, not even a part of one, and no security code', async () => {
  const bank = openBank(database.db);
  for (const [index, { number }] of sandboxCards.entries()) {
    const { session } = await bank.gateway.begin(payment(`card ${index}`, number));
    await bank.gateway.authenticate(session, '111000');
    await bank.gateway.authorize(session);
    await bank.gateway.refund({ session, refundId: 'rfd_1', money: { minor: 45, currency: 'INR' } });
  }
  bank.pass(30);
  await bank.notifications.dueNotifications(bank.now());

  const collections = await database.db.collections();
  expect(collections.map(({ collectionName }) => collectionName).sort()).toEqual([
    'sandbox_gateway_ledger',
    'sandbox_gateway_sessions',
  ]);
  const stored = JSON.stringify(await Promise.all(collections.map((collection) => collection.find().toArray())));
  expect(stored).toContain('card 14');
  expect(stored).not.toContain(securityCode);
  for (const { number } of sandboxCards) {
    for (let start = 0; start + 6 <= number.length; start++)
      expect(stored).not.toContain(number.slice(start, start + 6));
  }
});
