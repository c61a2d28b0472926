import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxCards } from '../../../server/gateways/sandbox/cards.ts';
import { sandboxIndexes } from '../../../server/gateways/sandbox/store.ts';
import { ensureIndexes } from '../../../server/storage/mongo/indexes.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { freshDatabase } from '../../support/mongo.ts';
import { type AttemptCalls, account, attemptCalls, type Bank, openBank, payment } from '../../support/sandbox-bank.ts';

const database = await freshDatabase('sandbox-gateway');
afterAll(database.drop);

let bank: Bank;
beforeAll(async () => {
  await ensureIndexes(database.db, [sandboxIndexes]);
  bank = openBank(database.db);
});

const approved = '4111111111111111';
const frictionless = '4012001037141112';
const declined = '4000000000000002';
const refusedPassword = '4000000000000010';
const chargedLater = '4000000000000028';
const lateSuccess = '4000000000000036';
const unheard = '4000000000000044';
const captureRefused = '4000000000000200';
const voidRefused = '4000000000000218';
const endUnheard = '4000000000000226';
const refundRefused = '4000000000000077';
const refundUnclear = '4000000000000085';

function shown(number: string): string {
  return `${number.slice(0, 6)}…${number.slice(-4)}`;
}

const callsOf = (txnUuid: string, gateway = bank.gateway) => attemptCalls(gateway, txnUuid);

/** Sends a payment that waits at the bank page; `resume` with the password pays it. */
async function ready(txnUuid: string, number = approved, rest = {}): Promise<AttemptCalls> {
  expect((await bank.gateway.pay(account, payment(txnUuid, number, rest))).kind).toBe('action');
  return callsOf(txnUuid);
}

/** Pays with the password. */
async function paid(txnUuid: string, number = approved, rest = {}): Promise<AttemptCalls> {
  const calls = await ready(txnUuid, number, rest);
  await calls.resume(PASSWORD);
  return calls;
}

async function movements(txnUuid: string): Promise<string[]> {
  return (await bank.ledger(txnUuid)).map(({ kind, money }) => `${kind} ${money.minor} ${money.currency}`);
}

describe('each sandbox card', () => {
  const charged = ['charged', 'charged', 'charged'];
  test.each([
    [approved, 'action', ...charged],
    ['5555555555554444', 'action', ...charged],
    ['6070000000000010', 'action', ...charged],
    ['378282246310005', 'action', ...charged],
    [frictionless, 'charged', ...charged],
    [declined, 'action', 'declined', 'declined', 'declined'],
    [refusedPassword, 'action', 'declined', 'declined', 'declined'],
    [chargedLater, 'action', 'pending', 'pending', 'charged'],
    [lateSuccess, 'action', 'declined', 'declined', 'charged'],
    [unheard, 'action', 'pending', 'pending', 'charged'],
    ['4000050000000056', 'action', ...charged],
    ['4000000000000069', 'action', ...charged],
    [refundRefused, 'action', ...charged],
    [refundUnclear, 'action', ...charged],
    [captureRefused, 'action', ...charged],
    [voidRefused, 'action', ...charged],
    [endUnheard, 'action', ...charged],
    ['4895370012003478', 'action', ...charged],
    ['4242424242424242', 'action', ...charged],
  ])('%s: sent %s, with the password %s, known at once as %s and 30 s on as %s', async (number, ...wanted) => {
    const txnUuid = `row ${shown(number)}`;
    const calls = callsOf(txnUuid);
    const sent = await bank.gateway.pay(account, payment(txnUuid, number));
    const returned = await calls.resume(PASSWORD);
    const atOnce = await calls.recover();
    bank.pass(30);
    const later = await calls.recover();
    expect([sent, returned, atOnce, later].map(({ kind }) => kind)).toEqual(wanted);
    expect(await movements(txnUuid)).toEqual(later.kind === 'charged' ? ['charge 12345 INR'] : []);
  });

  test('is in the table that the others are shown', () => {
    expect(sandboxCards).toHaveLength(20);
  });
});

describe('authentication', () => {
  test.each(['111001', '', '11100', ' 111000', '111000 '])(
    'the one-time password %j fails, and no money moves',
    async (otp) => {
      const calls = await ready(`otp ${otp}.`);
      expect(await calls.resume(otp)).toMatchObject({
        kind: 'declined',
        decline: {
          code: 'authentication_failed',
          gatewayCode: 'A1',
          receipt: { created: bank.now(), authIdCode: '' },
        },
      });
      expect(await calls.recover()).toMatchObject({ kind: 'declined' });
      expect(await movements(`otp ${otp}.`)).toEqual([]);
    },
  );

  test('the first answer stays, whichever comes after', async () => {
    const wrongFirst = await ready('wrong first');
    await wrongFirst.resume('000000');
    expect(await wrongFirst.resume(PASSWORD)).toMatchObject({ kind: 'declined', decline: { gatewayCode: 'A1' } });
    const rightFirst = await paid('right first');
    expect((await rightFirst.resume('000000')).kind).toBe('charged');
  });

  test('is not skipped: recovery of a payment that waits at the bank page moves no money', async () => {
    const calls = await ready('too early');
    expect(await calls.recover()).toMatchObject({ kind: 'declined', decline: { code: 'processing_error' } });
    expect(await movements('too early')).toEqual([]);
    expect((await calls.resume(PASSWORD)).kind).toBe('charged');
  });

  test.each([
    ['the exemption is not asked for', frictionless, { frictionlessAllowed: false }, 'action'],
    ['a one-time password is asked for by the merchant', approved, { authType: 'OTP' }, 'action'],
    ['by mail or telephone', approved, { authType: 'MOTO' }, 'charged'],
    [
      'by mail or telephone, without the exemption',
      frictionless,
      { authType: 'MOTO', frictionlessAllowed: false },
      'charged',
    ],
  ] as const)('%s', async (what, number, rest, kind) => {
    expect((await bank.gateway.pay(account, payment(what, number, rest))).kind).toBe(kind);
  });

  test('sent twice is one payment', async () => {
    const first = await ready('sent twice');
    const again = await bank.gateway.pay(account, payment('sent twice', frictionless));
    expect(again).toEqual({ kind: 'action', action: { kind: 'bank_page' }, reference: null });
    expect((await first.resume(PASSWORD)).kind).toBe('charged');
    expect(await movements('sent twice')).toEqual(['charge 12345 INR']);
  });

  test('a payment that was never sent was declined, and cannot be continued or refunded', async () => {
    const nobody = callsOf('nobody');
    expect(await nobody.recover()).toMatchObject({ kind: 'declined', decline: { code: 'processing_error' } });
    await expect(nobody.resume(PASSWORD)).rejects.toThrow('knows no such session');
    await expect(nobody.refund('rfd_1', 1)).rejects.toThrow('knows no such session');
  });
});

describe('money moves once', () => {
  test.each([approved, unheard])(
    'for 20 who ask at once in two processes (%s): one entry, one answer',
    async (number) => {
      const txnUuid = `at once ${shown(number)}`;
      const here = await ready(txnUuid, number);
      const there = callsOf(txnUuid, bank.another().gateway);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? here : there).resume(PASSWORD)),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await movements(txnUuid)).toEqual(['charge 12345 INR']);
    },
  );

  test('for 20 who send a payment without a challenge at once in two processes', async () => {
    const gateways = [bank.gateway, bank.another().gateway];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (gateways[index % 2] ?? bank.gateway).pay(account, payment('sent at once', frictionless)),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await movements('sent at once')).toEqual(['charge 12345 INR']);
  });

  test('asked again later: the same receipt', async () => {
    const calls = await ready('asked again');
    const first = await calls.resume(PASSWORD);
    bank.pass(3600);
    expect(await calls.resume(PASSWORD)).toEqual(first);
    expect(await calls.recover()).toEqual(first);
    expect(await movements('asked again')).toEqual(['charge 12345 INR']);
  });

  test('also when the process ends between the decision and the entry: recovery knows, and the entry is there', async () => {
    const calls = await ready('cut off');
    const { gateway } = bank.over({ ...bank.store, enter: () => Promise.reject(new Error('the process ended')) });
    await expect(callsOf('cut off', gateway).resume(PASSWORD)).rejects.toThrow('the process ended');
    expect((await calls.recover()).kind).toBe('charged');
    expect((await calls.resume(PASSWORD)).kind).toBe('charged');
    expect(await movements('cut off')).toEqual(['charge 12345 INR']);
  });

  test('and when it ends before the decision, nothing has moved', async () => {
    const calls = await ready('cut off before');
    const { gateway } = bank.over({ ...bank.store, decide: () => Promise.reject(new Error('the process ended')) });
    await expect(callsOf('cut off before', gateway).resume(PASSWORD)).rejects.toThrow('the process ended');
    expect(await calls.recover()).toMatchObject({ kind: 'declined', decline: { code: 'processing_error' } });
    expect(await movements('cut off before')).toEqual([]);
  });

  test('without capture it is held', async () => {
    const calls = await ready('held', approved, { autoCapture: false });
    expect((await calls.resume(PASSWORD)).kind).toBe('authorized');
    expect(await movements('held')).toEqual(['hold 12345 INR']);
  });
});

describe('a refund', () => {
  const ALL = 12_345;
  const refund = (calls: AttemptCalls, refundId = 'rfd_1', minor = ALL) => calls.refund(refundId, minor);

  test('gives back once, however often it is asked for under one id', async () => {
    const calls = await paid('refunded');
    const other = callsOf('refunded', bank.another().gateway);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => refund(index % 2 === 0 ? calls : other)),
    );
    bank.pass(3600);
    answers.push(await refund(calls));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({
      kind: 'refunded',
      reference: expect.stringMatching(/^sbr_[0-9a-f]{20}$/),
      arn: expect.stringMatching(/^7[0-9]{22}$/),
      processedAt: new Date(bank.now().getTime() - 3_600_000),
    });
    expect(await movements('refunded')).toEqual(['charge 12345 INR', 'refund 12345 INR']);
  });

  test('of a part leaves the rest, and all parts together never come to more than was paid', async () => {
    const calls = await paid('in parts');
    const parts = await Promise.all(Array.from({ length: 20 }, (_, index) => refund(calls, `rfd_${index}`, 1_000)));
    expect(parts.filter(({ kind }) => kind === 'refunded')).toHaveLength(12);
    expect((await refund(calls, 'rfd_rest', 345)).kind).toBe('refunded');
    expect(await refund(calls, 'rfd_more', 1)).toMatchObject({ kind: 'failed', errorCode: 'refund_too_much' });
    const given = (await bank.ledger('in parts')).filter(({ kind }) => kind === 'refund');
    expect(given.reduce((sum, { money }) => sum + money.minor, 0)).toBe(ALL);
  });

  test('is entered by whoever asks next when the process ends between the decision and the entry', async () => {
    const calls = await paid('refund cut off');
    const { gateway } = bank.over({
      ...bank.store,
      enter: (entry) =>
        entry.kind === 'refund' ? Promise.reject(new Error('the process ended')) : bank.store.enter(entry),
    });
    await expect(refund(callsOf('refund cut off', gateway), 'rfd_1', 45)).rejects.toThrow('the process ended');
    expect((await refund(calls, 'rfd_1', 45)).kind).toBe('refunded');
    expect(await movements('refund cut off')).toEqual(['charge 12345 INR', 'refund 45 INR']);
  });

  test('of a hold is refused until it is captured, and gives back no more than was captured', async () => {
    const calls = await paid('held, then captured', approved, { autoCapture: false });
    expect(await refund(calls)).toMatchObject({ kind: 'failed', errorCode: 'nothing_moved' });
    await calls.capture({ id: 'cap_1', money: { minor: 10_000, currency: 'INR' } });
    expect(await refund(calls)).toMatchObject({ kind: 'failed', errorCode: 'refund_too_much' });
    expect((await refund(calls, 'rfd_2', 10_000)).kind).toBe('refunded');
    const moved = await movements('held, then captured');
    expect(moved).toEqual(['capture 10000 INR', 'hold 12345 INR', 'refund 10000 INR', 'void 2345 INR']);
  });

  test('of a late success is possible once the money has moved', async () => {
    const calls = await paid('refunded late', lateSuccess);
    expect((await refund(calls)).kind).toBe('failed');
    bank.pass(30);
    expect((await refund(calls)).kind).toBe('refunded');
    expect(await movements('refunded late')).toEqual(['charge 12345 INR', 'refund 12345 INR']);
  });

  test('is of no clear outcome where the bank cannot tell, and no money moves', async () => {
    const calls = await paid('unclear', refundUnclear);
    expect(await refund(calls)).toMatchObject({ kind: 'unclear', errorCode: 'refund_unclear' });
    expect(await movements('unclear')).toEqual(['charge 12345 INR']);
  });

  test.each([
    ['where no money was asked for', approved],
    ['where it was declined', declined],
    ['where the bank refuses', refundRefused],
  ])('fails %s, with a reason', async (what, number) => {
    const calls = await ready(`no refund ${shown(number)}`, number);
    if (what !== 'where no money was asked for') await calls.resume(PASSWORD);
    expect(await refund(calls)).toEqual({
      kind: 'failed',
      errorCode: expect.stringMatching(/^[a-z_]+$/),
      errorMessage: expect.stringMatching(/\w{5}/),
      processedAt: bank.now(),
    });
    expect((await movements(`no refund ${shown(number)}`)).filter((line) => line.startsWith('refund'))).toEqual([]);
  });
});

describe('held money', () => {
  const SEVEN_DAYS = 7 * 24 * 60 * 60;
  const money = (minor: number) => ({ minor, currency: 'INR' });

  async function held(txnUuid: string, number = approved): Promise<AttemptCalls> {
    const calls = await ready(txnUuid, number, { autoCapture: false });
    expect(await calls.resume(PASSWORD)).toMatchObject({ kind: 'authorized' });
    return calls;
  }

  test('is captured in part, once, and the rest let go', async () => {
    const calls = await held('capture of a part');
    const capture = { id: 'first', money: money(10_000) };
    const ends = await Promise.all([
      ...Array.from({ length: 10 }, () => calls.capture(capture)),
      ...Array.from({ length: 10 }, () => callsOf('capture of a part', bank.another().gateway).capture(capture)),
    ]);
    expect(new Set(ends.map(({ kind }) => kind))).toEqual(new Set(['done']));
    expect(await movements('capture of a part')).toEqual(['capture 10000 INR', 'hold 12345 INR', 'void 2345 INR']);
    expect(await calls.capture({ ...capture, id: 'second' })).toMatchObject({ kind: 'failed' });
    expect(await calls.void('third')).toMatchObject({ kind: 'failed' });
  });

  test('is let go once', async () => {
    const calls = await held('void');
    for (const _ of [1, 2]) expect(await calls.void('first')).toEqual({ kind: 'done' });
    expect(await calls.capture({ id: 'second', money: money(1) })).toMatchObject({ kind: 'failed' });
    expect(await movements('void')).toEqual(['hold 12345 INR', 'void 12345 INR']);
  });

  test('ends in one way when both are asked for at once', async () => {
    const calls = await held('both');
    const ends = await Promise.all([
      calls.void('a'),
      callsOf('both', bank.another().gateway).capture({ id: 'b', money: money(12_345) }),
    ]);
    expect(ends.filter(({ kind }) => kind === 'failed')).toHaveLength(1);
    expect(await movements('both')).toHaveLength(2);
  });

  test.each([
    ['a capture', captureRefused],
    ['a void', voidRefused],
  ])('stays where the bank refuses %s, until seven days are over', async (what, number) => {
    const calls = await held(`refused: ${what}`, number);
    const capture = () => calls.capture({ id: 'c', money: money(12_345) });
    const letGo = () => calls.void('v');
    expect((await (what === 'a void' ? letGo() : capture())).kind).toBe('failed');
    expect(await movements(`refused: ${what}`)).toEqual(['hold 12345 INR']);
    bank.pass(SEVEN_DAYS);
    expect(await capture()).toMatchObject({ kind: 'failed' });
    expect(await letGo()).toEqual({ kind: 'done' });
  });

  test('whose end the gateway does not tell has ended all the same', async () => {
    const calls = await held('unheard end', endUnheard);
    const capture = { id: 'c', money: money(12_345) };
    expect(await calls.capture(capture)).toEqual({ kind: 'pending' });
    expect(await movements('unheard end')).toHaveLength(2);
    bank.pass(30);
    expect(await calls.capture(capture)).toEqual({ kind: 'done' });
  });

  test('is no more than there is, and there is none of what was charged', async () => {
    const calls = await held('too much');
    expect(await calls.capture({ id: 'c', money: money(12_346) })).toMatchObject({ kind: 'failed' });
    const charged = await paid('charged, then voided');
    expect(await charged.void('v')).toMatchObject({ kind: 'failed' });
  });
});
