import { afterAll, expect, test } from 'vitest';
import { sandboxCards } from '../../../server/gateways/sandbox/cards.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { freshDatabase } from '../../support/mongo.ts';
import { account, attemptCalls, openBank, payment, securityCode } from '../../support/sandbox-bank.ts';

const database = await freshDatabase('sandbox-secrecy');
afterAll(database.drop);

test('the gateway stores no card number, not even a part of one, and no security code', async () => {
  const bank = openBank(database.db);
  for (const [index, { number }] of sandboxCards.entries()) {
    const calls = attemptCalls(bank.gateway, `card ${index}`);
    await bank.gateway.pay(account, payment(`card ${index}`, number));
    await calls.resume(PASSWORD);
    await calls.refund('rfd_1', 45);
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
