import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxCards } from '../../../server/gateways/sandbox/cards.ts';
import { sandboxIndexes } from '../../../server/gateways/sandbox/store.ts';
import { ensureIndexes } from '../../../server/storage/mongo/indexes.ts';
import { freshDatabase } from '../../support/mongo.ts';
import { type Bank, openBank, payment } from '../../support/sandbox-bank.ts';

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

/** Begins a session and passes the challenge, so that it can be authorized. */
async function ready(txnUuid: string, number = approved, rest = {}): Promise<string> {
  const { session } = await bank.gateway.begin(payment(txnUuid, number, rest));
  await bank.gateway.authenticate(session, '111000');
  return session;
}

async function movements(txnUuid: string): Promise<string[]> {
  return (await bank.ledger(txnUuid)).map(({ kind, money }) => `${kind} ${money.minor} ${money.currency}`);
}

describe('each sandbox card', () => {
  const charged = ['passed', 'charged', 'charged', 'charged'];
  test.each([
    [approved, 'challenge', ...charged],
    ['5555555555554444', 'challenge', ...charged],
    ['6070000000000010', 'challenge', ...charged],
    ['378282246310005', 'challenge', ...charged],
    [frictionless, 'frictionless', ...charged],
    [declined, 'challenge', 'passed', 'failed', 'failed', 'failed'],
    [refusedPassword, 'challenge', 'failed', 'failed', 'none', 'none'],
    [chargedLater, 'challenge', 'passed', 'pending', 'pending', 'charged'],
    [lateSuccess, 'challenge', 'passed', 'failed', 'failed', 'charged'],
    [unheard, 'challenge', 'passed', 'pending', 'pending', 'charged'],
    ['4000050000000056', 'challenge', ...charged],
    ['4000000000000069', 'challenge', ...charged],
    [refundRefused, 'challenge', ...charged],
    [refundUnclear, 'challenge', ...charged],
    [captureRefused, 'challenge', ...charged],
    [voidRefused, 'challenge', ...charged],
    [endUnheard, 'challenge', ...charged],
    ['4895370012003478', 'challenge', ...charged],
    ['4242424242424242', 'challenge', ...charged],
  ])('%s: %s, password %s, answered %s, known at once as %s and 30 s on as %s', async (number, ...wanted) => {
    const txnUuid = `row ${shown(number)}`;
    const begun = await bank.gateway.begin(payment(txnUuid, number));
    expect(await bank.gateway.status(begun.session)).toEqual({ kind: 'none' });
    const authenticated = await bank.gateway.authenticate(begun.session, '111000');
    const authorized = await bank.gateway.authorize(begun.session);
    const atOnce = await bank.gateway.status(begun.session);
    bank.pass(30);
    const later = await bank.gateway.status(begun.session);
    const seen = [begun, authenticated, authorized, atOnce, later].map(({ kind }) => kind);
    expect(seen).toEqual(wanted);
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
      const { session } = await bank.gateway.begin(payment(`otp ${otp}.`, approved));
      expect(await bank.gateway.authenticate(session, otp)).toMatchObject({
        kind: 'failed',
        refusal: { bankErrorCode: 'A1', receipt: { created: bank.now(), authIdCode: '' } },
      });
      expect(await bank.gateway.authorize(session)).toMatchObject({ kind: 'failed', refusal: { bankErrorCode: 'A3' } });
      expect(await movements(`otp ${otp}.`)).toEqual([]);
    },
  );

  test('the first answer stays, whichever comes after', async () => {
    const wrongFirst = await bank.gateway.begin(payment('wrong first', approved));
    await bank.gateway.authenticate(wrongFirst.session, '000000');
    expect((await bank.gateway.authenticate(wrongFirst.session, '111000')).kind).toBe('failed');
    const rightFirst = await ready('right first');
    expect((await bank.gateway.authenticate(rightFirst, '000000')).kind).toBe('passed');
  });

  test('is not skipped: money asked for before it is refused, and may be asked for after it', async () => {
    const { session } = await bank.gateway.begin(payment('too early', approved));
    expect((await bank.gateway.authorize(session)).kind).toBe('failed');
    expect(await movements('too early')).toEqual([]);
    await bank.gateway.authenticate(session, '111000');
    expect((await bank.gateway.authorize(session)).kind).toBe('charged');
  });

  test.each([
    ['the exemption is not asked for', frictionless, { frictionlessAllowed: false }, 'challenge'],
    ['a one-time password is asked for by the merchant', approved, { authType: 'OTP' }, 'challenge'],
    ['by mail or telephone', approved, { authType: 'MOTO' }, 'frictionless'],
    [
      'by mail or telephone, without the exemption',
      frictionless,
      { authType: 'MOTO', frictionlessAllowed: false },
      'frictionless',
    ],
  ] as const)('%s', async (what, number, rest, kind) => {
    expect((await bank.gateway.begin(payment(what, number, rest))).kind).toBe(kind);
  });

  test('begun twice is one session', async () => {
    const first = await ready('begun twice');
    const again = await bank.gateway.begin(payment('begun twice', frictionless));
    expect(again).toEqual({ kind: 'challenge', session: first });
    expect((await bank.gateway.authorize(first)).kind).toBe('charged');
  });

  test('a session that was never begun is an error', async () => {
    await expect(bank.gateway.status('nobody')).rejects.toThrow('knows no such session');
    await expect(bank.gateway.authorize('nobody')).rejects.toThrow('knows no such session');
    await expect(bank.gateway.authenticate('nobody', '111000')).rejects.toThrow('knows no such session');
    const refund = { session: 'nobody', refundId: 'rfd_1', money: { minor: 1, currency: 'INR' } };
    await expect(bank.gateway.refund(refund)).rejects.toThrow('knows no such session');
  });
});

describe('money moves once', () => {
  test.each([approved, unheard])(
    'for 20 who ask at once in two processes (%s): one entry, one answer',
    async (number) => {
      const session = await ready(`at once ${shown(number)}`, number);
      const other = bank.another().gateway;
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? bank.gateway : other).authorize(session)),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await movements(`at once ${shown(number)}`)).toEqual(['charge 12345 INR']);
    },
  );

  test('asked again later: the same receipt', async () => {
    const session = await ready('asked again');
    const first = await bank.gateway.authorize(session);
    bank.pass(3600);
    expect(await bank.gateway.authorize(session)).toEqual(first);
    expect(await bank.gateway.status(session)).toEqual(first);
    expect(await movements('asked again')).toEqual(['charge 12345 INR']);
  });

  test('also when the process ends between the decision and the entry: status knows, and the entry is there', async () => {
    const session = await ready('cut off');
    const { gateway } = bank.over({ ...bank.store, enter: () => Promise.reject(new Error('the process ended')) });
    await expect(gateway.authorize(session)).rejects.toThrow('the process ended');
    expect((await bank.gateway.status(session)).kind).toBe('charged');
    expect((await bank.gateway.authorize(session)).kind).toBe('charged');
    expect(await movements('cut off')).toEqual(['charge 12345 INR']);
  });

  test('and when it ends before the decision, nothing has moved', async () => {
    const session = await ready('cut off before');
    const { gateway } = bank.over({ ...bank.store, decide: () => Promise.reject(new Error('the process ended')) });
    await expect(gateway.authorize(session)).rejects.toThrow('the process ended');
    expect(await bank.gateway.status(session)).toEqual({ kind: 'none' });
    expect(await movements('cut off before')).toEqual([]);
  });

  test('without capture it is held', async () => {
    const session = await ready('held', approved, { autoCapture: false });
    expect((await bank.gateway.authorize(session)).kind).toBe('authorized');
    expect(await movements('held')).toEqual(['hold 12345 INR']);
  });
});

describe('a refund', () => {
  const ALL = 12_345;
  const refund = (session: string, refundId = 'rfd_1', minor = ALL, gateway = bank.gateway) =>
    gateway.refund({ session, refundId, money: { minor, currency: 'INR' } });

  test('gives back once, however often it is asked for under one id', async () => {
    const session = await ready('refunded');
    await bank.gateway.authorize(session);
    const other = bank.another().gateway;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => refund(session, 'rfd_1', ALL, index % 2 === 0 ? bank.gateway : other)),
    );
    bank.pass(3600);
    answers.push(await refund(session));
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
    const session = await ready('in parts');
    await bank.gateway.authorize(session);
    const parts = await Promise.all(Array.from({ length: 20 }, (_, index) => refund(session, `rfd_${index}`, 1_000)));
    expect(parts.filter(({ kind }) => kind === 'refunded')).toHaveLength(12);
    expect((await refund(session, 'rfd_rest', 345)).kind).toBe('refunded');
    expect(await refund(session, 'rfd_more', 1)).toMatchObject({ kind: 'failed', errorCode: 'refund_too_much' });
    const given = (await bank.ledger('in parts')).filter(({ kind }) => kind === 'refund');
    expect(given.reduce((sum, { money }) => sum + money.minor, 0)).toBe(ALL);
  });

  test('is entered by whoever asks next when the process ends between the decision and the entry', async () => {
    const session = await ready('refund cut off');
    await bank.gateway.authorize(session);
    const { gateway } = bank.over({
      ...bank.store,
      enter: (entry) =>
        entry.kind === 'refund' ? Promise.reject(new Error('the process ended')) : bank.store.enter(entry),
    });
    await expect(refund(session, 'rfd_1', 45, gateway)).rejects.toThrow('the process ended');
    expect((await refund(session, 'rfd_1', 45)).kind).toBe('refunded');
    expect(await movements('refund cut off')).toEqual(['charge 12345 INR', 'refund 45 INR']);
  });

  test('of a hold is refused until it is captured, and gives back no more than was captured', async () => {
    const session = await ready('held, then captured', approved, { autoCapture: false });
    await bank.gateway.authorize(session);
    expect(await refund(session)).toMatchObject({ kind: 'failed', errorCode: 'nothing_moved' });
    await bank.gateway.capture(session, { id: 'cap_1', money: { minor: 10_000, currency: 'INR' } });
    expect(await refund(session)).toMatchObject({ kind: 'failed', errorCode: 'refund_too_much' });
    expect((await refund(session, 'rfd_2', 10_000)).kind).toBe('refunded');
    const moved = await movements('held, then captured');
    expect(moved).toEqual(['capture 10000 INR', 'hold 12345 INR', 'refund 10000 INR', 'void 2345 INR']);
  });

  test('of a late success is possible once the money has moved', async () => {
    const session = await ready('refunded late', lateSuccess);
    await bank.gateway.authorize(session);
    expect((await refund(session)).kind).toBe('failed');
    bank.pass(30);
    expect((await refund(session)).kind).toBe('refunded');
    expect(await movements('refunded late')).toEqual(['charge 12345 INR', 'refund 12345 INR']);
  });

  test('is of no clear outcome where the bank cannot tell, and no money moves', async () => {
    const session = await ready('unclear', refundUnclear);
    await bank.gateway.authorize(session);
    expect(await refund(session)).toMatchObject({ kind: 'unclear', errorCode: 'refund_unclear' });
    expect(await movements('unclear')).toEqual(['charge 12345 INR']);
  });

  test.each([
    ['where no money was asked for', approved],
    ['where it was declined', declined],
    ['where the bank refuses', refundRefused],
  ])('fails %s, with a reason', async (what, number) => {
    const session = await ready(`no refund ${shown(number)}`, number);
    if (what !== 'where no money was asked for') await bank.gateway.authorize(session);
    expect(await refund(session)).toEqual({
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

  async function held(txnUuid: string, number = approved): Promise<string> {
    const session = await ready(txnUuid, number, { autoCapture: false });
    expect(await bank.gateway.authorize(session)).toMatchObject({ kind: 'authorized' });
    return session;
  }

  test('is captured in part, once, and the rest let go', async () => {
    const session = await held('capture of a part');
    const capture = { id: 'first', money: money(10_000) };
    const ends = await Promise.all([
      ...Array.from({ length: 10 }, () => bank.gateway.capture(session, capture)),
      ...Array.from({ length: 10 }, () => bank.another().gateway.capture(session, capture)),
    ]);
    expect(new Set(ends.map(({ kind }) => kind))).toEqual(new Set(['captured']));
    expect(await movements('capture of a part')).toEqual(['capture 10000 INR', 'hold 12345 INR', 'void 2345 INR']);
    expect(await bank.gateway.capture(session, { ...capture, id: 'second' })).toMatchObject({ kind: 'failed' });
    expect(await bank.gateway.void(session, { id: 'third' })).toMatchObject({ kind: 'failed' });
  });

  test('is let go once', async () => {
    const session = await held('void');
    for (const _ of [1, 2]) expect(await bank.gateway.void(session, { id: 'first' })).toEqual({ kind: 'voided' });
    expect(await bank.gateway.capture(session, { id: 'second', money: money(1) })).toMatchObject({ kind: 'failed' });
    expect(await movements('void')).toEqual(['hold 12345 INR', 'void 12345 INR']);
  });

  test('ends in one way when both are asked for at once', async () => {
    const session = await held('both');
    const ends = await Promise.all([
      bank.gateway.void(session, { id: 'a' }),
      bank.another().gateway.capture(session, { id: 'b', money: money(12_345) }),
    ]);
    expect(ends.filter(({ kind }) => kind === 'failed')).toHaveLength(1);
    expect(await movements('both')).toHaveLength(2);
  });

  test.each([
    ['a capture', captureRefused],
    ['a void', voidRefused],
  ])('stays where the bank refuses %s, until seven days are over', async (what, number) => {
    const session = await held(`refused: ${what}`, number);
    const capture = () => bank.gateway.capture(session, { id: 'c', money: money(12_345) });
    const letGo = () => bank.gateway.void(session, { id: 'v' });
    expect((await (what === 'a void' ? letGo() : capture())).kind).toBe('failed');
    expect(await movements(`refused: ${what}`)).toEqual(['hold 12345 INR']);
    bank.pass(SEVEN_DAYS);
    expect(await capture()).toMatchObject({ kind: 'failed' });
    expect(await letGo()).toEqual({ kind: 'voided' });
  });

  test('whose end the gateway does not tell has ended all the same', async () => {
    const session = await held('unheard end', endUnheard);
    const capture = { id: 'c', money: money(12_345) };
    expect(await bank.gateway.capture(session, capture)).toEqual({ kind: 'pending' });
    expect(await movements('unheard end')).toHaveLength(2);
    bank.pass(30);
    expect(await bank.gateway.capture(session, capture)).toEqual({ kind: 'captured' });
  });

  test('is no more than there is, and there is none of what was charged', async () => {
    const session = await held('too much');
    expect(await bank.gateway.capture(session, { id: 'c', money: money(12_346) })).toMatchObject({ kind: 'failed' });
    const chargedSession = await ready('charged, then voided');
    await bank.gateway.authorize(chargedSession);
    expect(await bank.gateway.void(chargedSession, { id: 'v' })).toMatchObject({ kind: 'failed' });
  });
});
