import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { GatewayNotification } from '../../../server/domain/ports/gateway-connector.ts';
import { sandboxIndexes } from '../../../server/gateways/sandbox/store.ts';
import { ensureIndexes } from '../../../server/storage/mongo/indexes.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { freshDatabase } from '../../support/mongo.ts';
import { account, attemptCalls, type Bank, openBank, payment } from '../../support/sandbox-bank.ts';

const database = await freshDatabase('sandbox-news');
afterAll(database.drop);

let bank: Bank;
beforeEach(async () => {
  await database.db.dropDatabase();
  await ensureIndexes(database.db, [sandboxIndexes]);
  bank = openBank(database.db);
});

const chargedLater = '4000000000000028';
const lateSuccess = '4000000000000036';

const callsOf = (txnUuid: string, gateway = bank.gateway) => attemptCalls(gateway, txnUuid);

async function pay(txnUuid: string, number: string): Promise<void> {
  await bank.gateway.pay(account, payment(txnUuid, number));
  await callsOf(txnUuid).resume(PASSWORD);
}

const due = () => bank.notifications.dueNotifications(bank.now());
const namesOf = (notification: readonly GatewayNotification[]) => notification.map(({ txnUuid }) => txnUuid);

describe('late news', () => {
  test.each([chargedLater, lateSuccess])(
    'of %s comes 30 s after the money was asked for, and names the order',
    async (number) => {
      await pay('t1', number);
      bank.pass(29.999);
      expect(await due()).toEqual([]);
      expect(await bank.ledger('t1')).toEqual([]);
      bank.pass(0.001);
      expect(await due()).toEqual([
        {
          id: expect.any(String),
          merchantId: 'acme',
          orderKey: 'acme:order of t1',
          txnUuid: 't1',
          content: {
            about: 'payment',
            outcome: {
              kind: 'charged',
              authenticated: true,
              receipt: expect.objectContaining({ respCode: '00', created: bank.now() }),
            },
          },
        },
      ]);
      expect(await bank.ledger('t1')).toHaveLength(1);
    },
  );

  test('is not told of cards that have none, nor where money was never asked for', async () => {
    const numbers = ['4111111111111111', '4000000000000002', '4000000000000044'];
    for (const [index, number] of numbers.entries()) await pay(`paid-${index}`, number);
    await bank.gateway.pay(account, payment('t1', chargedLater));
    bank.pass(3600);
    expect(await due()).toEqual([]);
  });

  test('comes once to whoever took it, and never again once acknowledged', async () => {
    await pay('t1', chargedLater);
    bank.pass(30);
    const [notification] = await due();
    expect(await due()).toEqual([]);
    await bank.notifications.acknowledge(notification?.id ?? '');
    bank.pass(3600);
    expect(await due()).toEqual([]);
    await bank.notifications.acknowledge(notification?.id ?? '');
  });

  test('comes again when the lease lapses without acknowledgement, with the same id and receipt and no more money', async () => {
    await pay('t1', chargedLater);
    bank.pass(30);
    const first = await due();
    bank.pass(9.999);
    expect(await due()).toEqual([]);
    bank.pass(0.001);
    expect(await due()).toEqual(first);
    expect(await bank.ledger('t1')).toHaveLength(1);
  });

  test('asked for again after it was told, money is not asked for twice and no second news arises', async () => {
    await pay('t1', lateSuccess);
    bank.pass(30);
    for (const { id } of await due()) await bank.notifications.acknowledge(id);
    expect((await callsOf('t1').resume(PASSWORD)).kind).toBe('charged');
    bank.pass(3600);
    expect(await due()).toEqual([]);
    expect(await bank.ledger('t1')).toHaveLength(1);
  });

  test('goes to one process each, when several ask at once, though their clocks differ a little', async () => {
    const all = Array.from({ length: 30 }, (_, index) => `t${index}`);
    await Promise.all(all.map((txnUuid) => pay(txnUuid, chargedLater)));
    bank.pass(30);
    const processes = Array.from({ length: 4 }, () => bank.another().notifications);
    const clocks = processes.map((_, index) => new Date(bank.now().getTime() + index));
    const taken = (
      await Promise.all(
        processes.map((notification, index) => notification.dueNotifications(clocks[index] ?? bank.now())),
      )
    ).flat();
    expect(namesOf(taken).sort()).toEqual([...all].sort());
  });

  test('comes in batches, oldest first', async () => {
    await Promise.all(Array.from({ length: 59 }, (_, index) => pay(`younger ${index}`, chargedLater)));
    bank.pass(-1);
    await pay('oldest', chargedLater);
    bank.pass(31);
    const first = await due();
    expect(first).toHaveLength(50);
    expect(namesOf(first)[0]).toBe('oldest');
    expect(await due()).toHaveLength(10);
    expect(await due()).toEqual([]);
  });

  test('of refunds comes for each apart, with the money entered, and goes when each is acknowledged', async () => {
    await pay('t1', '4000000000000242');
    const refund = (refundId: string) => callsOf('t1').refund(refundId, 100);
    expect((await refund('rfd_1')).kind).toBe('pending');
    bank.pass(20);
    expect((await refund('rfd_2')).kind).toBe('pending');
    bank.pass(10);
    const [first, ...none] = await due();
    expect([first, none]).toMatchObject([{ content: { about: 'refund', requestId: 'rfd_1' } }, []]);
    await bank.notifications.acknowledge(first?.id ?? '');
    bank.pass(20);
    const [second] = await due();
    expect(second).toMatchObject({ content: { requestId: 'rfd_2', outcome: { kind: 'refunded' } } });
    expect((await refund('rfd_2')).kind).toBe('refunded');
    await bank.notifications.acknowledge(second?.id ?? '');
    bank.pass(3600);
    expect(await due()).toEqual([]);
    expect(await bank.ledger('t1')).toHaveLength(3);
  });

  test('of a refund whose entry a dead process has left out enters it', async () => {
    await pay('t1', '4000000000000242');
    const { gateway } = bank.over({
      ...bank.store,
      enter: (entry) =>
        entry.kind === 'refund' ? Promise.reject(new Error('the process ended')) : bank.store.enter(entry),
    });
    await expect(callsOf('t1', gateway).refund('rfd_1', 100)).rejects.toThrow('the process ended');
    bank.pass(30);
    expect(await due()).toHaveLength(1);
    expect((await bank.ledger('t1')).map(({ kind }) => kind).sort()).toEqual(['charge', 'refund']);
  });

  test('is looked for in the index, which holds nothing but waiting news', async () => {
    await pay('t1', chargedLater);
    await pay('t2', '4111111111111111');
    const sessions = database.db.collection('sandbox_gateway_sessions');
    const plan = await sessions
      .find({ newsAt: { $lte: bank.now() } })
      .sort({ newsAt: 1 })
      .limit(50)
      .explain('executionStats');
    expect(JSON.stringify(plan.queryPlanner.winningPlan)).toMatch(/"IXSCAN".*"news"/);
    expect(plan.executionStats).toMatchObject({ totalDocsExamined: 0, totalKeysExamined: 0 });
  });
});
