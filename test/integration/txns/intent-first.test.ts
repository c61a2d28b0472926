/**
 * An attempt is stored before its gateway is called: an answer that is lost, late or missing always finds it.
 */
import type { Db } from 'mongodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode, EventName, OrderStatus, TxnStatus } from '../../../generated/values.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at } from '../../support/caller.ts';
import { type Interceptor, interceptDatabase } from '../../support/intercepted-database.ts';
import { Cards, type Shop, shopOf, withAllEvents } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

/** The calls of the sandbox gateway to its records until a payment without a challenge is decided. */
const CALLS_TO_DECIDE = 3;

const answers: Interceptor = async (question) => question();
const isAway: Interceptor = () => Promise.reject(new Error('the gateway is away'));

let service: TestService;
let shop: Shop;
/** What the gateway does when the service calls it. */
let gateway: Interceptor = answers;

/** The database, of which the gateway's own records go through `gateway`. */
function withGateway(db: Db): Db {
  const gatewaysOwn = interceptDatabase(db, (question) => gateway(question));
  return new Proxy(db, {
    get(target, key) {
      if (key === 'collection') {
        return (name: string) => (name.startsWith('sandbox_gateway') ? gatewaysOwn : target).collection(name);
      }
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Stores the payment, reads and decides it, and loses the answer. */
function answerLost(): Interceptor {
  let calls = 0;
  return async (question) => {
    calls += 1;
    if (calls > CALLS_TO_DECIDE) throw new Error('the gateway is away');
    const answer = await question();
    if (calls === CALLS_TO_DECIDE) throw new Error('the answer is lost');
    return answer;
  };
}

beforeAll(async () => {
  service = await startService({ label: 'intent first', merchant: withAllEvents, through: withGateway });
  shop = shopOf(service);
});
afterEach(() => {
  gateway = answers;
});
afterAll(() => service.close());

function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

async function settleLater(): Promise<void> {
  gateway = answers;
  service.clock.advance(61_000);
  await service.runWorkers();
}

function storedStatuses(): Promise<unknown[]> {
  return service.database.db.collection('orders').distinct('state.txns.status');
}

it('the attempt is stored, as AUTHORIZING, when the gateway gets its first call', async () => {
  const orderId = await shop.order();
  const before: unknown[] = [];
  gateway = async (question) => {
    if (before.length === 0) before.push(await storedStatuses());
    return question();
  };
  await shop.begin(orderId);
  expect(before[0]).toContain(TxnStatus.AUTHORIZING);
  expect(await shop.attempts(orderId)).toEqual([TxnStatus.PENDING_VBV]);
});

it('an order takes no attempt while its gateway is asked for another, and takes one afterwards', async () => {
  const orderId = await shop.order();
  const asked = signal();
  const released = signal();
  gateway = async (question) => {
    asked.give();
    await released.given;
    return question();
  };
  const first = shop.start(orderId);
  await asked.given;
  const second = await shop.start(orderId);
  released.give();
  expect(refusalOf(second)).toEqual([400, ErrorCode.txn_in_progress]);
  expect((await first).status).toBe(200);
  expect(await shop.attempts(orderId)).toEqual([TxnStatus.PENDING_VBV]);
  await shop.pay(orderId, Cards.visa);
  expect(await shop.attempts(orderId)).toEqual([TxnStatus.PENDING_VBV, TxnStatus.CHARGED]);
});

describe('a gateway that does not answer a payment', () => {
  it('which it did not get: the call answers 200 with AUTHORIZING, and the attempt fails later without a charge', async () => {
    const orderId = await shop.order();
    gateway = isAway;
    const answer = await shop.start(orderId, { card_number: Cards.frictionless });
    expect([answer.status, at(answer.json(), 'status')]).toEqual([200, TxnStatus.AUTHORIZING]);
    expect(refusalOf(await shop.start(orderId))).toEqual([400, ErrorCode.txn_in_progress]);
    await settleLater();
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTHORIZATION_FAILED]);
    expect(await shop.ledger(orderId)).toEqual([]);
    expect(await shop.events(orderId)).toEqual(expect.arrayContaining([EventName.TXN_FAILED, EventName.ORDER_FAILED]));
    await shop.pay(orderId, Cards.visa);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED });
  });

  it('which it charged: the attempt is found CHARGED later, and is charged once', async () => {
    const orderId = await shop.order();
    gateway = answerLost();
    const answer = await shop.start(orderId, { card_number: Cards.frictionless });
    expect([answer.status, at(answer.json(), 'status')]).toEqual([200, TxnStatus.AUTHORIZING]);
    await settleLater();
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.CHARGED]);
    expect(await shop.ledger(orderId)).toEqual([{ kind: 'charge', minor: 10_000 }]);
  });
});

it('a gateway that does not answer the password leaves the attempt AUTHORIZING, which fails later', async () => {
  const orderId = await shop.order();
  const page = await shop.begin(orderId);
  const token = await shop.bank.formToken(page);
  gateway = isAway;
  const answer = await shop.bank.post(page, { _csrf: token, action: 'pay', otp: PASSWORD });
  expect(answer.status).toBe(303);
  expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTHORIZING]);
  await settleLater();
  expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTHORIZATION_FAILED]);
  expect(await shop.ledger(orderId)).toEqual([]);
});

it('a gateway that does not answer a refund leaves it PENDING, and refunds once', async () => {
  const orderId = await shop.order();
  await shop.pay(orderId, Cards.visa);
  await service.call.form(`/orders/${orderId}/refunds`, { unique_request_id: `back ${orderId}`, amount: '40.00' });
  gateway = isAway;
  await service.runWorkers();
  expect(await shop.read(orderId)).toMatchObject({ refunds: [{ status: 'PENDING' }] });
  await settleLater();
  expect(await shop.read(orderId)).toMatchObject({ refunds: [{ status: 'SUCCESS' }] });
  expect((await shop.ledger(orderId)).map(({ kind }) => kind)).toEqual(['charge', 'refund']);
});
