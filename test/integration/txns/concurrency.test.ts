/**
 * Concurrent requests on one order: money moves once, in whatever order they arrive.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode, EventName, OrderStatus, TxnStatus } from '../../../generated/values.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at } from '../../support/caller.ts';
import { Cards, type Shop, shopOf, withAllEvents } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';

const MANY = 20;
const PAID_ONCE = [{ kind: 'charge', minor: 10_000 }];

let service: TestService;
let shop: Shop;

beforeAll(async () => {
  service = await startService({ label: 'concurrency', merchant: withAllEvents });
  shop = shopOf(service);
});
afterAll(() => service.close());

const atOnce = <Result>(count: number, call: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));

/** Starts attempts one after the other: while the gateway is asked for one, the order takes no other. */
async function beginEach(orderId: string, count: number, fields = {}): Promise<string[]> {
  const addresses: string[] = [];
  for (let index = 0; index < count; index += 1) addresses.push(await shop.begin(orderId, fields));
  return addresses;
}

async function timesNotified(orderId: string, name: EventName): Promise<number> {
  return (await shop.events(orderId)).filter((raised) => raised === name).length;
}

async function expectPaidOnce(orderId: string): Promise<void> {
  const statuses = await shop.attempts(orderId);
  expect(statuses.filter((status) => status === TxnStatus.CHARGED)).toHaveLength(1);
  expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED });
  expect(await shop.ledger(orderId)).toEqual(PAID_ONCE);
  expect(await timesNotified(orderId, EventName.TXN_CHARGED)).toBe(1);
  expect(await timesNotified(orderId, EventName.ORDER_SUCCEEDED)).toBe(1);
}

describe(`${MANY} payments of one order at once`, () => {
  it('with the frictionless card: one is CHARGED, the others are 400', async () => {
    const orderId = await shop.order();
    const answers = await atOnce(MANY, () => shop.start(orderId, { card_number: Cards.frictionless }));
    const paid = answers.filter((answer) => answer.status === 200);
    expect(paid.map((answer) => at(answer.json(), 'status'))).toEqual([TxnStatus.CHARGED]);
    const refused = answers.filter((answer) => answer.status === 400);
    expect(refused).toHaveLength(MANY - 1);
    // In progress, until the one is charged.
    const codes: readonly unknown[] = [ErrorCode.txn_in_progress, ErrorCode.order_already_processed];
    expect(refused.filter((answer) => !codes.includes(at(answer.json(), 'error_code')))).toEqual([]);
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.CHARGED]);
    await expectPaidOnce(orderId);
  });

  it('with a challenged card: those that come while the gateway is asked are 400, and one attempt or more waits', async () => {
    const orderId = await shop.order();
    const answers = await atOnce(MANY, () => shop.start(orderId));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([400]));
    expect(new Set(refused.map((answer) => at(answer.json(), 'error_code')))).toEqual(
      new Set([ErrorCode.txn_in_progress]),
    );
    const started = await shop.attempts(orderId);
    expect(started.length).toBe(MANY - refused.length);
    expect(new Set(started)).toEqual(new Set([TxnStatus.PENDING_VBV]));
    await shop.pay(orderId, Cards.visa);
    await expectPaidOnce(orderId);
  });

  it('with a challenged card, all passwords entered at once: one is CHARGED, and the gateway charged once', async () => {
    const orderId = await shop.order();
    const addresses = await beginEach(orderId, MANY);
    expect(new Set(addresses).size).toBe(MANY);
    const tokens = await Promise.all(addresses.map((address) => shop.bank.formToken(address)));
    const answers = await atOnce(MANY, (index) =>
      shop.bank.post(String(addresses[index]), { _csrf: String(tokens[index]), action: 'pay', otp: PASSWORD }),
    );
    expect(answers.filter((answer) => answer.status === 303)).toHaveLength(1);
    for (const loser of answers.filter((answer) => answer.status !== 303)) {
      expect(loser.status).toBe(200);
      expect(loser.text).toMatch(/already (being )?paid/);
    }
    await expectPaidOnce(orderId);
  });

  it('some frictionless, some challenged: one is CHARGED', async () => {
    const orderId = await shop.order();
    const addresses = await beginEach(orderId, 5);
    const tokens = await Promise.all(addresses.map((address) => shop.bank.formToken(address)));
    const answers = await atOnce(10, (index) =>
      index < 5
        ? shop.bank.post(String(addresses[index]), { _csrf: String(tokens[index]), action: 'pay', otp: PASSWORD })
        : shop.start(orderId, { card_number: Cards.frictionless }),
    );
    for (const answer of answers) expect([200, 303, 400]).toContain(answer.status);
    await expectPaidOnce(orderId);
  });

  it('by cards that are refused: every attempt fails once, and none is left holding the order', async () => {
    const orderId = await shop.order();
    const addresses = await beginEach(orderId, 8, { card_number: Cards.declined });
    const tokens = await Promise.all(addresses.map((address) => shop.bank.formToken(address)));
    // Retry while the order is busy.
    let waiting = addresses.map((address, index) => ({ address, token: String(tokens[index]) }));
    for (let round = 0; round < 8 && waiting.length > 0; round += 1) {
      const answers = await Promise.all(
        waiting.map(({ address, token }) => shop.bank.post(address, { _csrf: token, action: 'pay', otp: PASSWORD })),
      );
      waiting = waiting.filter((_, index) => answers[index]?.status !== 303);
    }
    expect(await shop.attempts(orderId)).toEqual(Array(8).fill(TxnStatus.AUTHORIZATION_FAILED));
    expect(await timesNotified(orderId, EventName.TXN_FAILED)).toBe(8);
    await shop.pay(orderId, Cards.visa);
    await expectPaidOnce(orderId);
  });
});

describe('one bank page', () => {
  const RIGHT = { action: 'pay', otp: PASSWORD };
  const WRONG = { action: 'pay', otp: '999999' };

  async function postAll(orderId: string, forms: readonly Readonly<Record<string, string>>[]) {
    const address = await shop.begin(orderId);
    const token = await shop.bank.formToken(address);
    const answers = await Promise.all(forms.map((form) => shop.bank.post(address, { _csrf: token, ...form })));
    return answers.map((answer) => answer.status);
  }

  it('whose form is posted 10 times at once counts once', async () => {
    const orderId = await shop.order();
    const statuses = await postAll(orderId, Array(10).fill(RIGHT));
    for (const status of statuses) expect([200, 303]).toContain(status);
    await expectPaidOnce(orderId);
  });

  it('whose wrong password is posted 10 times at once fails once', async () => {
    const orderId = await shop.order();
    expect(await postAll(orderId, Array(10).fill(WRONG))).toEqual(Array(10).fill(303));
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTHENTICATION_FAILED]);
    expect(await timesNotified(orderId, EventName.TXN_FAILED)).toBe(1);
    expect(await timesNotified(orderId, EventName.ORDER_FAILED)).toBe(1);
  });

  it.each([
    ['the right and the wrong password', [RIGHT, WRONG]],
    ['the wrong and the right password', [WRONG, RIGHT]],
    ['the right password and a cancel', [RIGHT, { action: 'cancel' }]],
    ['a crowd', [WRONG, RIGHT, { action: 'cancel' }, RIGHT, WRONG, { action: 'cancel' }]],
  ])('that gets %s at once ends in one way, and money and order agree on it', async (_, forms) => {
    for (let round = 0; round < 3; round += 1) {
      const orderId = await shop.order();
      await postAll(orderId, forms);
      const statuses = await shop.attempts(orderId);
      if (statuses[0] === TxnStatus.CHARGED) {
        await expectPaidOnce(orderId);
      } else {
        expect(statuses).toEqual([TxnStatus.AUTHENTICATION_FAILED]);
        expect(await shop.ledger(orderId)).toEqual([]);
        expect(await timesNotified(orderId, EventName.TXN_FAILED)).toBe(1);
        // The order accepts another attempt.
        await shop.pay(orderId, Cards.visa);
        await expectPaidOnce(orderId);
      }
    }
  });
});

it('workers of two processes give one late double payment back once', async () => {
  const orderId = await shop.order();
  await shop.pay(orderId, Cards.declinedThenCharged);
  await shop.pay(orderId, Cards.visa);
  service.clock.advance(31_000);
  const { reconciler } = service.service;
  await atOnce(4, () => reconciler.runOnce());
  await reconciler.runOnce();
  const kinds = (await shop.ledger(orderId)).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['charge', 'charge', 'refund']);
  for (const name of [EventName.AUTO_REFUND_INITIATED, EventName.AUTO_REFUND_SUCCEEDED]) {
    expect(await timesNotified(orderId, name)).toBe(1);
  }
});
