/**
 * Several attempts on one order: their limit, their numbering, and their expiry.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode, EventName, OrderStatus, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import { leadsTo, PASSWORD } from '../../support/bank-page.ts';
import { at, textAt } from '../../support/caller.ts';
import { asAnonymous, Cards, type Shop, shopOf, withAllEvents } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

const MINUTE = 60_000;
const EXPIRES_IN_10 = { 'metadata.expiryInMins': '10' };

let service: TestService;
let shop: Shop;

beforeAll(async () => {
  service = await startService({ label: 'attempts', merchant: withAllEvents });
  shop = shopOf(service);
});
afterAll(() => service.close());

const times = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function countOf(orderId: string, name: EventName): Promise<number> {
  return (await shop.events(orderId)).filter((raised) => raised === name).length;
}

describe('attempts on one order', () => {
  it('may wait for their customer side by side, and any of them can pay', async () => {
    const orderId = await shop.order();
    const addresses: string[] = [];
    for (const _ of times(3)) addresses.push(await shop.begin(orderId));
    expect(new Set(addresses).size).toBe(3);
    expect(await shop.attempts(orderId)).toEqual(Array(3).fill(TxnStatus.PENDING_VBV));
    await shop.bank.enter(String(addresses[1]), PASSWORD);
    const { PENDING_VBV, CHARGED } = TxnStatus;
    expect(await shop.attempts(orderId)).toEqual([PENDING_VBV, CHARGED, PENDING_VBV]);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED, txn_id: `shop-${orderId}-2` });
  });

  it('are numbered from 1 in the order they came, each with an id of its own', async () => {
    const orderId = await shop.order();
    const started = [await shop.start(orderId), await shop.start(orderId, {}, asAnonymous), await shop.start(orderId)];
    const txns = started.map((answer) => answer.json());
    expect(txns.map((txn) => at(txn, 'txn_id'))).toEqual(times(3).map((number) => `shop-${orderId}-${number}`));
    expect(new Set(txns.map((txn) => textAt(txn, 'txn_uuid'))).size).toBe(3);
  });

  it('go on after one failed: the order shows the latest, and is paid by the one that works', async () => {
    const orderId = await shop.order();
    await shop.bank.enter(await shop.begin(orderId), 'wrong');
    await shop.pay(orderId, Cards.declined);
    expect(await shop.read(orderId)).toMatchObject({
      status: OrderStatus.AUTHORIZATION_FAILED,
      txn_id: `shop-${orderId}-2`,
    });
    await shop.pay(orderId, Cards.visa);
    const { AUTHENTICATION_FAILED, AUTHORIZATION_FAILED, CHARGED } = TxnStatus;
    expect(await shop.attempts(orderId)).toEqual([AUTHENTICATION_FAILED, AUTHORIZATION_FAILED, CHARGED]);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED, txn_id: `shop-${orderId}-3` });
  });

  it('end at 25', async () => {
    const orderId = await shop.order();
    for (const _ of times(25)) expect((await shop.start(orderId)).status).toBe(200);
    expect(refusalOf(await shop.start(orderId))).toEqual([400, ErrorCode.attempts_exceeded]);
    expect(await shop.attempts(orderId)).toHaveLength(25);
  });

  it('end at what the merchant is allowed, also when they come at once, and those begun can still be ended', async () => {
    const merchant = await service.addMerchant('three', (fresh) => ({ ...fresh, maxAttempts: 3 }));
    const three = shopOf(service, merchant);
    const orderId = await three.order();
    const answers = await Promise.all(times(8).map(() => three.start(orderId)));
    const begunAtOnce = answers.filter((answer) => answer.status === 200).length;
    expect(begunAtOnce).toBeGreaterThanOrEqual(1);
    for (let begunSoFar = begunAtOnce; begunSoFar < 3; begunSoFar += 1) {
      expect((await three.start(orderId)).status).toBe(200);
    }
    expect(refusalOf(await three.start(orderId))).toEqual([400, ErrorCode.attempts_exceeded]);
    expect(await three.attempts(orderId)).toHaveLength(3);
    const begun = answers.find((answer) => answer.status === 200);
    await three.bank.enter(textAt(begun?.json(), 'payment', 'authentication', 'url'), PASSWORD);
    expect(await three.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED });
  });
});

describe('an order whose time is over', () => {
  it('is EXPIRED with its abandoned attempt, and that is told once', async () => {
    const orderId = await shop.order(EXPIRES_IN_10);
    const address = await shop.begin(orderId);
    service.clock.advance(10 * MINUTE - 1_000);
    await service.runWorkers();
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.PENDING_VBV });
    service.clock.advance(1_000);
    await service.runWorkers();
    await service.runWorkers();
    expect(await shop.read(orderId)).toMatchObject({
      status: OrderStatus.EXPIRED,
      status_id: 38,
      txn_detail: { status: TxnStatus.AUTHENTICATION_FAILED, error_code: TxnErrorCode.authentication_abandoned },
    });
    expect(await shop.events(orderId)).toEqual([
      EventName.ORDER_CREATED,
      EventName.TXN_CREATED,
      EventName.TXN_FAILED,
      EventName.ORDER_FAILED,
    ]);
    expect((await shop.bank.open(address)).text).not.toContain('name="_csrf"');
    expect(await shop.ledger(orderId)).toEqual([]);
  });

  it('is EXPIRED without any attempt', async () => {
    const orderId = await shop.order(EXPIRES_IN_10);
    service.clock.advance(10 * MINUTE);
    await service.runWorkers();
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.EXPIRED });
    expect(await shop.events(orderId)).toEqual([EventName.ORDER_CREATED, EventName.ORDER_FAILED]);
  });

  it('fails every abandoned attempt, and the order once', async () => {
    const orderId = await shop.order(EXPIRES_IN_10);
    for (const _ of times(3)) await shop.begin(orderId);
    service.clock.advance(10 * MINUTE);
    await service.runWorkers();
    expect(await shop.attempts(orderId)).toEqual(Array(3).fill(TxnStatus.AUTHENTICATION_FAILED));
    expect(await countOf(orderId, EventName.TXN_FAILED)).toBe(3);
    expect(await countOf(orderId, EventName.ORDER_FAILED)).toBe(1);
  });

  it.each([
    ['before anybody has noted it', async () => {}],
    ['after the housekeeper has been', () => service.runWorkers()],
  ])('takes no payment %s, and is answered like an unknown one', async (_, meanwhile) => {
    const orderId = await shop.order(EXPIRES_IN_10);
    service.clock.advance(10 * MINUTE);
    await meanwhile();
    expect(refusalOf(await shop.start(orderId))).toEqual([400, ErrorCode.order_not_found]);
  });

  it('takes no password any more, even on a page that was opened in time', async () => {
    const orderId = await shop.order(EXPIRES_IN_10);
    const address = await shop.begin(orderId);
    const token = await shop.bank.formToken(address);
    service.clock.advance(10 * MINUTE);
    await shop.bank.post(address, { _csrf: token, action: 'pay', otp: PASSWORD });
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTHENTICATION_FAILED]);
    expect(await shop.ledger(orderId)).toEqual([]);
  });

  it('waits for a bank that has not answered, and is CHARGED when it answers', async () => {
    const orderId = await shop.order({ 'metadata.expiryInMins': '1' });
    const address = await shop.begin(orderId, { card_number: Cards.unheard });
    service.clock.advance(30_000);
    await shop.bank.enter(address, PASSWORD);
    service.clock.advance(40_000);
    await service.runWorkers();
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.AUTHORIZING });
    service.clock.advance(25_000);
    await service.runWorkers();
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED });
    expect(await countOf(orderId, EventName.ORDER_FAILED)).toBe(0);
  });

  it('stays CHARGED when it was paid; attempts left open fail without failing the order', async () => {
    const orderId = await shop.order(EXPIRES_IN_10);
    const left = await shop.begin(orderId);
    await shop.pay(orderId, Cards.visa);
    service.clock.advance(10 * MINUTE);
    await service.runWorkers();
    const { AUTHENTICATION_FAILED, CHARGED } = TxnStatus;
    expect(await shop.attempts(orderId)).toEqual([AUTHENTICATION_FAILED, CHARGED]);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED });
    expect(await countOf(orderId, EventName.TXN_FAILED)).toBe(1);
    expect(await countOf(orderId, EventName.ORDER_FAILED)).toBe(0);
    expect((await shop.bank.open(left)).status).toBe(200);
  });
});

it('an attempt that was abandoned leads the browser back to the shop', async () => {
  const orderId = await shop.order({ ...EXPIRES_IN_10, return_url: 'https://shop.example/paid' });
  const address = await shop.begin(orderId);
  service.clock.advance(10 * MINUTE);
  await service.runWorkers();
  expect(leadsTo(await shop.bank.open(address))).toContain('status=EXPIRED&status_id=38');
});

it('an attempt whose bank page is answered too late ends the order once, and that is told once', async () => {
  const orderId = await shop.order(EXPIRES_IN_10);
  const address = await shop.begin(orderId);
  const token = await shop.bank.formToken(address);
  service.clock.advance(10 * MINUTE);
  await shop.bank.post(address, { _csrf: token, action: 'pay', otp: '111000' });
  await service.runWorkers();
  expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.EXPIRED });
  expect(await countOf(orderId, EventName.ORDER_FAILED)).toBe(1);
});
