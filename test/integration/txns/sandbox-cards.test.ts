/**
 * Every sandbox card over HTTP: response, bank page, order, bank codes, events, and the gateway's ledger.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventName, OrderStatus, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import { leadsTo, PASSWORD } from '../../support/bank-page.ts';
import { at } from '../../support/caller.ts';
import { Cards, type Shop, shopOf, withAllEvents } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let shop: Shop;

beforeAll(async () => {
  service = await startService({ label: 'sandbox cards', merchant: withAllEvents });
  shop = shopOf(service);
});
afterAll(() => service.close());

const BEGUN = [EventName.ORDER_CREATED, EventName.TXN_CREATED];
const CHARGED = [EventName.TXN_CHARGED, EventName.ORDER_SUCCEEDED];
const FAILED = [EventName.TXN_FAILED, EventName.ORDER_FAILED];
const PAID_100 = [{ kind: 'charge', minor: 10_000 }];
const approved = { resp_code: '00', resp_message: 'Approved', bank_error_code: '', bank_error_message: '' };

/** Starts a payment with the card, passes the bank page and returns the order id. */
async function challenged(number: string): Promise<string> {
  const orderId = await shop.order({ return_url: 'https://shop.example/paid' });
  const started = await shop.start(orderId, { card_number: number });
  expect(started.status).toBe(200);
  expect(started.json()).toMatchObject({
    order_id: orderId,
    txn_id: `shop-${orderId}-1`,
    status: TxnStatus.PENDING_VBV,
    payment: { authentication: { method: 'GET', url: expect.stringContaining('/pay/start/shop/') } },
    offer_details: { offers: [] },
  });
  expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.PENDING_VBV, status_id: 23, resp_code: null });
  const address = String(at(started.json(), 'payment', 'authentication', 'url'));
  expect(leadsTo(await shop.bank.enter(address, PASSWORD))).toBe(address);
  return orderId;
}

/** The other sandbox cards that pay after a challenge. */
const challengedCards: readonly (readonly [number: string, brand: string, type: string])[] = [
  [Cards.visa, 'VISA', 'CREDIT'],
  [Cards.mastercard, 'MASTERCARD', 'CREDIT'],
  [Cards.rupay, 'RUPAY', 'DEBIT'],
  [Cards.amex, 'AMEX', 'CREDIT'],
  ['4000050000000056', 'VISA', 'DEBIT'],
  ['4000000000000069', 'VISA', 'CREDIT'],
  [Cards.refundsFail, 'VISA', 'CREDIT'],
  ['4000000000000085', 'VISA', 'CREDIT'],
];

describe('a card that is charged after the challenge', () => {
  it.each(challengedCards)('%s is %s %s', async (number, brand, type) => {
    const orderId = await challenged(number);
    expect(await shop.read(orderId)).toMatchObject({
      status: OrderStatus.CHARGED,
      status_id: 21,
      payment_method_type: 'CARD',
      payment_method: brand,
      auth_type: 'THREE_DS',
      gateway_id: 'gw_default',
      refunded: false,
      amount_refunded: 0,
      ...approved,
      card: {
        card_brand: brand,
        card_type: type,
        card_isin: number.slice(0, 6),
        last_four_digits: number.slice(-4),
        expiry_month: '12',
        expiry_year: '2040',
        name_on_card: 'Asha Rao',
        using_saved_card: false,
        saved_to_locker: false,
      },
      txn_detail: { status: TxnStatus.CHARGED, error_code: '', net_amount: 100, gateway: 'SANDBOX', redirect: true },
      payment_gateway_response: { rrn: expect.stringMatching(/^\d{12}$/), resp_code: '00' },
    });
    expect(await shop.events(orderId)).toEqual([...BEGUN, ...CHARGED]);
    expect(await shop.ledger(orderId)).toEqual(PAID_100);
  });

  it('is not charged again by the workers', async () => {
    const orderId = await challenged(Cards.visa);
    service.clock.advance(120_000);
    await service.runWorkers();
    expect(await shop.ledger(orderId)).toEqual(PAID_100);
    expect(await shop.events(orderId)).toEqual([...BEGUN, ...CHARGED]);
  });
});

it('the frictionless card is CHARGED in the answer, and there is no bank page', async () => {
  const orderId = await shop.order();
  const started = await shop.start(orderId, { card_number: Cards.frictionless });
  expect(started.status).toBe(200);
  expect(started.json()).toMatchObject({ order_id: orderId, status: TxnStatus.CHARGED });
  expect(started.json()).not.toHaveProperty('payment');
  expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED, ...approved });
  expect(await shop.events(orderId)).toEqual([...BEGUN, ...CHARGED]);
  expect(await shop.ledger(orderId)).toEqual(PAID_100);
});

describe('a card that fails', () => {
  const declined = {
    status: OrderStatus.AUTHORIZATION_FAILED,
    status_id: 27,
    bank_error_code: '05',
    bank_error_message: 'Do not honour',
    resp_code: '05',
    txn_detail: { status: TxnStatus.AUTHORIZATION_FAILED, error_code: TxnErrorCode.authorization_failed },
    payment_gateway_response: { auth_id_code: '', resp_code: '05' },
  };

  it('…0002 is refused by its bank after the challenge, with bank codes', async () => {
    const orderId = await challenged(Cards.declined);
    expect(await shop.read(orderId)).toMatchObject(declined);
    expect(await shop.events(orderId)).toEqual([...BEGUN, ...FAILED]);
    expect(await shop.ledger(orderId)).toEqual([]);
  });

  it.each([PASSWORD, '000000'])('…0010 fails whatever is entered: %s', async (password) => {
    const orderId = await shop.order();
    const address = await shop.begin(orderId, { card_number: Cards.refusedByBank });
    await shop.bank.enter(address, password);
    expect(await shop.read(orderId)).toMatchObject({
      status: OrderStatus.AUTHENTICATION_FAILED,
      status_id: 26,
      bank_error_code: 'A2',
      txn_detail: { error_code: TxnErrorCode.authentication_failed },
    });
    expect(await shop.events(orderId)).toEqual([...BEGUN, ...FAILED]);
    expect(await shop.ledger(orderId)).toEqual([]);
  });

  it('a wrong password fails with the code of the bank, a cancel without one', async () => {
    const wrong = await shop.order();
    await shop.bank.enter(await shop.begin(wrong), '111001');
    expect(await shop.read(wrong)).toMatchObject({
      status: OrderStatus.AUTHENTICATION_FAILED,
      bank_error_code: 'A1',
      txn_detail: { error_code: TxnErrorCode.authentication_failed },
    });
    const cancelled = await shop.order();
    await shop.bank.cancel(await shop.begin(cancelled));
    expect(await shop.read(cancelled)).toMatchObject({
      status: OrderStatus.AUTHENTICATION_FAILED,
      bank_error_code: '',
      resp_code: null,
      txn_detail: { error_code: TxnErrorCode.customer_cancelled },
    });
    for (const orderId of [wrong, cancelled]) expect(await shop.events(orderId)).toEqual([...BEGUN, ...FAILED]);
  });

  it('…0036 fails and is charged by late news 30 s later', async () => {
    const orderId = await challenged(Cards.declinedThenCharged);
    expect(await shop.read(orderId)).toMatchObject(declined);
    service.clock.advance(29_000);
    await service.runWorkers();
    expect(await shop.read(orderId)).toMatchObject(declined);
    service.clock.advance(2_000);
    await service.runWorkers();
    expect(await shop.read(orderId)).toMatchObject({
      status: OrderStatus.CHARGED,
      ...approved,
      txn_detail: { status: TxnStatus.CHARGED, error_code: '', error_message: '' },
    });
    expect(await shop.events(orderId)).toEqual([...BEGUN, ...FAILED, ...CHARGED]);
    expect(await shop.ledger(orderId)).toEqual(PAID_100);
  });
});

describe('a bank that answers later', () => {
  const waiting = { status: OrderStatus.AUTHORIZING, status_id: 28, resp_code: null, bank_error_code: '' };

  it('…0028 is AUTHORIZING and CHARGED 30 s later, without being asked', async () => {
    const orderId = await challenged(Cards.chargedLater);
    expect(await shop.read(orderId)).toMatchObject(waiting);
    service.clock.advance(29_000);
    await service.runWorkers();
    expect(await shop.read(orderId)).toMatchObject(waiting);
    expect(await shop.ledger(orderId)).toEqual([]);
    service.clock.advance(2_000);
    await service.runWorkers();
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED, ...approved });
    expect(await shop.events(orderId)).toEqual([...BEGUN, ...CHARGED]);
    expect(await shop.ledger(orderId)).toEqual(PAID_100);
  });

  it('…0044 is AUTHORIZING and found CHARGED by the reconciler, within 90 s', async () => {
    const orderId = await challenged(Cards.unheard);
    expect(await shop.read(orderId)).toMatchObject(waiting);
    service.clock.advance(59_000);
    await service.runWorkers();
    expect(await shop.read(orderId)).toMatchObject(waiting);
    service.clock.advance(2_000);
    await service.runWorkers();
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED, ...approved });
    expect(await shop.events(orderId)).toEqual([...BEGUN, ...CHARGED]);
    expect(await shop.ledger(orderId)).toEqual(PAID_100);
  });

  it('holds the order meanwhile: another attempt is refused', async () => {
    const orderId = await challenged(Cards.chargedLater);
    expect((await shop.start(orderId)).status).toBe(400);
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTHORIZING]);
  });
});
