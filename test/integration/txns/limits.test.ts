/**
 * Card testing on the open POST /txns, with limits enabled.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ErrorCode, OrderStatus, TxnStatus } from '../../../generated/values.ts';
import { passesLuhn } from '../../../server/domain/cards/card-number.ts';
import type { Config } from '../../../server/platform/config.ts';
import type { CounterStore } from '../../../server/storage/attempt-counts.ts';
import { createAttemptLimits } from '../../../server/usecases/payments/attempt-limits.ts';
import { type Answer, textAt } from '../../support/caller.ts';
import { gatewaySide } from '../../support/gateway-notifications.ts';
import { asAnonymous, Cards, cardFields, type Fields, newOrderId, type Shop, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { manualClock } from '../../support/test-runtime.ts';

const MINUTE = 60_000;
const limits = { perAddressPerMinute: 30, perOrderPerMinute: 5, cardFailuresPerHour: 10 };
const LOCAL = '127.0.0.1';

/**
 * A service with limits enabled. Its clock is ahead of the database's, whose TTL index removes counters that have
 * ended.
 */
async function limitedService(label: string, config: Partial<Config>): Promise<TestService> {
  const service = await startService({ label, config: { limits, ...config } });
  service.clock.set(new Date('2035-06-01T10:00:00Z'));
  return service;
}

/** Distinct card numbers with a valid check digit. */
function cardNumbers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const body = `411111${String(index).padStart(9, '0')}`;
    const digit = [...'0123456789'].find((last) => passesLuhn(`${body}${last}`));
    return `${body}${digit}`;
  });
}

function from(address: string) {
  return { headers: { authorization: null, 'x-forwarded-for': address } };
}

/**
 * Makes the call for every item, a few at a time: an order takes no attempt while its gateway is asked for another.
 */
async function run<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<Answer>,
  atOnce = 20,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < items.length; at += atOnce) {
    answers.push(...(await Promise.all(items.slice(at, at + atOnce).map(call))));
  }
  return answers;
}

function counted(answers: readonly Answer[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function expectLimited(answer: Answer, mostSeconds: number): void {
  expect(refusalOf(answer)).toEqual([429, ErrorCode.rate_limited]);
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(mostSeconds);
}

describe('from one address', () => {
  let service: TestService;
  let shop: Shop;
  beforeAll(async () => {
    service = await limitedService('limits', {});
    shop = shopOf(service);
  });
  afterAll(() => service.close());
  // Move to the next minute, so that tests do not share counters.
  beforeEach(() => service.clock.advance(MINUTE));

  it('a run of 200 card numbers on one order is stopped, and the order stays payable', async () => {
    const orderId = await shop.order();
    const start = (number: string) => shop.start(orderId, { card_number: number }, asAnonymous);
    const numbers = cardNumbers(200);
    const answers = await run(numbers.slice(0, limits.perOrderPerMinute), start, 1);
    answers.push(...(await run(numbers.slice(limits.perOrderPerMinute), start)));
    expect(counted(answers)).toEqual({ 200: limits.perOrderPerMinute, 429: 195 });
    for (const answer of answers.filter(({ status }) => status === 429)) expectLimited(answer, 60);
    expect(await shop.attempts(orderId)).toEqual(Array(5).fill(TxnStatus.PENDING_VBV));
    service.clock.advance(MINUTE);
    await shop.pay(orderId, Cards.visa);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED });
  }, 120_000);

  it('a run over many orders is stopped at 30 a minute, whatever X-Forwarded-For says', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => shop.order()));
    const start = (number: string) => {
      const index = Number(number.slice(6, 15));
      const orderId = String(orders[index % orders.length]);
      return shop.start(orderId, { card_number: number }, from(`198.51.100.${index}`));
    };
    const answers = await run(cardNumbers(60), start, orders.length);
    expect(counted(answers)).toEqual({ 200: 30, 429: 30 });
  });

  it('a run that makes an order for each card is stopped before the orders come into being', async () => {
    const ids = Array.from({ length: 40 }, newOrderId);
    const answers = await run(ids, (orderId) => {
      const order = { 'order.order_id': orderId, 'order.amount': '1.00', merchant_id: 'shop', format: 'json' };
      return service.call.form('/txns', { ...cardFields(Cards.visa), ...order }, asAnonymous);
    });
    expect(counted(answers)).toEqual({ 200: 30, 429: 10 });
    const orders = service.database.db.collection('orders');
    expect(await orders.countDocuments({ orderId: { $in: ids } })).toBe(30);
  });

  it('asking for orders that do not exist is stopped too', async () => {
    const answers = await run(Array.from({ length: 40 }, newOrderId), (orderId) =>
      shop.start(orderId, {}, asAnonymous),
    );
    expect(counted(answers)).toEqual({ 400: 30, 429: 10 });
  });

  it('says after how many seconds the next minute begins, and means it', async () => {
    const orderId = await shop.order();
    for (let tries = 0; tries < 5; tries += 1) await shop.start(orderId, {}, asAnonymous);
    service.clock.advance(13_000);
    const limited = await shop.start(orderId, {}, asAnonymous);
    expectLimited(limited, 47);
    service.clock.advance(Number(limited.headers.get('retry-after')) * 1_000);
    expect((await shop.start(orderId, {}, asAnonymous)).status).toBe(200);
  });

  it('what is refused for its parameters is not counted', async () => {
    const orderId = await shop.order();
    for (let tries = 0; tries < 40; tries += 1) {
      expect((await shop.start(orderId, { card_exp_year: '2020' }, asAnonymous)).status).toBe(400);
    }
    expect((await shop.start(orderId, {}, asAnonymous)).status).toBe(200);
  });
});

describe('one card', () => {
  let service: TestService;
  let shop: Shop;
  let other: Shop;
  beforeAll(async () => {
    service = await limitedService('card limit', {
      limits: { ...limits, perAddressPerMinute: 1_000, perOrderPerMinute: 1_000 },
    });
    shop = shopOf(service);
    other = shopOf(service, await service.addMerchant('other'));
  });
  afterAll(() => service.close());
  beforeEach(() => service.clock.advance(60 * MINUTE));

  /** Fails the challenge once. */
  async function fail(where: Shop, fields: Fields, password: string): Promise<void> {
    await where.bank.enter(await where.begin(await where.order(), fields), password);
  }

  it.each([
    ['its bank refuses', { card_number: Cards.declined }, '111000'],
    ['is given wrong passwords', { card_number: Cards.visa }, '000000'],
  ])(
    'that %s 10 times, over two merchants, is refused at both for the hour; others are not',
    async (_, fields, otp) => {
      for (let count = 0; count < 5; count += 1) {
        await fail(shop, fields, otp);
        await fail(other, fields, otp);
      }
      for (const where of [shop, other]) {
        expectLimited(await where.start(await where.order(), fields, asAnonymous), 3_600);
        expect((await where.start(await where.order(), { card_number: Cards.mastercard })).status).toBe(200);
      }
      service.clock.advance(60 * MINUTE);
      expect((await shop.start(await shop.order(), fields)).status).toBe(200);
    },
  );

  it('is still taken after 9 failures, and cancelling is none', async () => {
    for (let count = 0; count < 9; count += 1) await fail(shop, {}, '000000');
    const cancelled = await shop.begin(await shop.order());
    await shop.bank.cancel(cancelled);
    expect((await shop.start(await shop.order())).status).toBe(200);
  });

  it('whose wrong password is posted many times at once has failed once', async () => {
    for (let count = 0; count < 8; count += 1) await fail(shop, {}, '000000');
    const address = await shop.begin(await shop.order());
    const token = await shop.bank.formToken(address);
    const wrong = { _csrf: token, action: 'pay', otp: '000000' };
    await Promise.all(Array.from({ length: 12 }, () => shop.bank.post(address, wrong)));
    expect((await shop.start(await shop.order())).status).toBe(200);
  });

  it('whose declines come by notification, each twice, has failed as often as its attempts', async () => {
    const gateway = gatewaySide(service);
    for (let count = 0; count < 9; count += 1) {
      const orderId = await shop.order();
      await shop.begin(orderId);
      const failed = gateway.notification(textAt(await shop.read(orderId), 'txn_uuid'), 'FAILED');
      for (const id of [failed.id, failed.id, `${failed.id}-again`]) {
        expect((await gateway.send({ ...failed, id })).status).toBe(200);
      }
    }
    expect((await shop.start(await shop.order())).status).toBe(200);
    const last = await shop.order();
    await shop.begin(last);
    await gateway.send(gateway.notification(textAt(await shop.read(last), 'txn_uuid'), 'FAILED'));
    expectLimited(await shop.start(await shop.order()), 3_600);
  });

  it('is limited on the payment page as well', async () => {
    for (let count = 0; count < 10; count += 1) await fail(shop, {}, '000000');
    const orderId = await shop.order();
    const link = textAt(await shop.read(orderId), 'payment_links', 'web');
    const answer = await shop.bank.post(link, {
      ...(await shop.bank.hiddenFields(link)),
      action: 'pay',
      ...cardFields(Cards.visa),
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.NEW });
  });
});

describe('behind a trusted proxy', () => {
  let service: TestService;
  let shop: Shop;
  beforeAll(async () => {
    service = await limitedService('proxy limits', {
      trustedProxies: [LOCAL],
      limits: { ...limits, perOrderPerMinute: 1_000 },
    });
    shop = shopOf(service);
  });
  afterAll(() => service.close());
  beforeEach(() => service.clock.advance(MINUTE));

  async function startedFrom(addresses: readonly string[]): Promise<Readonly<Record<number, number>>> {
    // More attempts than anonymous callers have on one order.
    const orders = await Promise.all(Array.from({ length: 8 }, () => shop.order()));
    const answers: Answer[] = [];
    for (const [index, address] of addresses.entries()) {
      answers.push(await shop.start(String(orders[index % orders.length]), {}, from(address)));
    }
    return counted(answers);
  }

  it('each address has its own count', async () => {
    const addresses = Array.from({ length: 40 }, (_, index) => `198.51.100.${index % 2}`);
    expect(await startedFrom(addresses)).toEqual({ 200: 40 });
  });

  it('one address that the proxy names is stopped, whatever stands before it', async () => {
    const addresses = Array.from({ length: 35 }, (_, index) => `10.0.0.${index}, 203.0.113.9`);
    expect(await startedFrom(addresses)).toEqual({ 200: 30, 429: 5 });
  });

  it.each([
    ['in one /64 of IPv6, which one household has', (index: number) => `2001:db8:0:1::${index.toString(16)}`],
    [
      'under names that are no address',
      (index: number) => ['unknown', `_hidden${index}`, `10.0.0.${index}, x`][index % 3] ?? '',
    ],
    ['as IPv4 and as IPv4 in IPv6', (index: number) => (index % 2 === 0 ? '203.0.113.7' : '::ffff:203.0.113.7')],
    ['with the port its proxy adds', (index: number) => `203.0.113.8:${40_000 + index}`],
    ['with the port its proxy adds, IPv6', (index: number) => `[2001:db8:0:7::1]:${40_000 + index}`],
  ])('one caller that comes %s is stopped', async (_, addressOf) => {
    const addresses = Array.from({ length: 35 }, (_item, index) => addressOf(index));
    expect(await startedFrom(addresses)).toEqual({ 200: 30, 429: 5 });
  });
});

it('the limits are off in the sandbox unless they are asked for', async () => {
  const service = await startService({ label: 'no limits' });
  try {
    const shop = shopOf(service);
    const orders = await Promise.all(Array.from({ length: 5 }, () => shop.order()));
    const start = (number: string) => {
      const orderId = String(orders[Number(number.slice(6, 15)) % orders.length]);
      return shop.start(orderId, { card_number: number }, asAnonymous);
    };
    const answers = await run(cardNumbers(40), start, orders.length);
    expect(counted(answers)).toEqual({ 200: 40 });
  } finally {
    await service.close();
  }
});

it('all /64s of one /48 together may do eight times what one may, and other sites what they may', async () => {
  const counts = new Map<string, number>();
  const counters: CounterStore = {
    add: async (id) => {
      counts.set(id, (counts.get(id) ?? 0) + 1);
      return counts.get(id) ?? 0;
    },
    read: async () => 0,
  };
  const { admitPayer } = createAttemptLimits({ counters, clock: manualClock(), settings: limits });
  const admitted = async (address: string) => (await admitPayer({ address, fingerprint: 'f' })).kind === 'admitted';
  let passed = 0;
  for (let index = 0; index < 300; index += 1) {
    if (await admitted(`2001:db8:5:${index.toString(16)}::1`)) passed += 1;
  }
  expect(passed).toBe(8 * limits.perAddressPerMinute);
  expect(await admitted('2001:db8:6::1')).toBe(true);
  expect(await admitted('203.0.113.7')).toBe(true);
});
