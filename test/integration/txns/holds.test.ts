/**
 * Authorizations without capture: full and partial capture, void, and expiry.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode, EventName, OrderStatus, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import { type Answer, at, textAt } from '../../support/caller.ts';
import { Cards, type Fields, type Shop, shopOf, withAllEvents } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let shop: Shop;

beforeAll(async () => {
  service = await startService({ label: 'holds', merchant: withAllEvents });
  shop = shopOf(service);
});
afterAll(() => service.close());

const DAY = 24 * 60 * 60_000;
const HELD = { 'metadata.txns.auto_capture': 'false' };
const HOLD = { kind: 'hold', minor: 10_000 };
const E = EventName;

interface Held {
  readonly orderId: string;
  readonly txnUuid: string;
}

async function held(number: string = Cards.visa, fields: Fields = HELD): Promise<Held> {
  const orderId = await shop.order(fields);
  await shop.pay(orderId, number);
  return { orderId, txnUuid: textAt(await shop.read(orderId), 'txn_uuid') };
}

type Verb = 'capture' | 'void';

function ask(verb: Verb, { txnUuid }: Pick<Held, 'txnUuid'>, fields: Fields = {}): Promise<Answer> {
  return service.call.form(`/v2/txns/${txnUuid}/${verb}`, fields);
}

const statusOf = (answer: Answer) => [answer.status, at(answer.json(), 'status')];

/** The events raised after the attempt was created. */
async function told({ orderId }: Held): Promise<string[]> {
  return (await shop.events(orderId)).filter((name) => name !== E.ORDER_CREATED && name !== E.TXN_CREATED);
}

async function later(milliseconds: number): Promise<void> {
  service.clock.advance(milliseconds);
  await service.runWorkers();
}

describe('metadata.txns.auto_capture', () => {
  it.each(['false', 'False', 'FALSE'])('%s holds the money', async (value) => {
    const payment = await held(Cards.visa, { 'metadata.txns.auto_capture': value });
    expect(await shop.read(payment.orderId)).toMatchObject({
      status: OrderStatus.AUTHORIZED,
      status_id: 25,
      maximum_eligible_refund_amount: 0,
      metadata: { 'txns.auto_capture': 'false' },
      txn_detail: { status: TxnStatus.AUTHORIZED, txn_amount: 100 },
    });
    expect(await told(payment)).toEqual([E.ORDER_AUTHORIZED]);
    expect(await shop.ledger(payment.orderId)).toEqual([HOLD]);
  });

  it('true charges it', async () => {
    const payment = await held(Cards.visa, { 'metadata.txns.auto_capture': 'True' });
    expect(await told(payment)).toEqual([E.TXN_CHARGED, E.ORDER_SUCCEEDED]);
  });

  it('holds without a challenge too, and finds a hold that the gateway did not tell of', async () => {
    const orderId = await shop.order(HELD);
    const answer = await shop.start(orderId, { card_number: Cards.frictionless });
    expect(answer.json()).toMatchObject({ status: TxnStatus.AUTHORIZED });
    const unheard = await held(Cards.unheard);
    await later(61_000);
    expect(await shop.attempts(unheard.orderId)).toEqual([TxnStatus.AUTHORIZED]);
  });

  it('of another value is refused, in forms and in JSON', async () => {
    const form = await service.call.form('/orders', {
      order_id: 'odd-1',
      amount: '1.00',
      'metadata.txns.auto_capture': 'no',
    });
    expect(refusalOf(form)).toContain(ErrorCode.INVALID_REQUEST);
    const session = { order_id: 'odd-2', amount: '1.00', payment_page_client_id: 'shop', action: 'paymentPage' };
    const nested = { ...session, metadata: { 'txns.auto_capture': 'no' } };
    expect(at((await service.call.json('POST', '/session', nested)).json(), 'error_info', 'fields')).toMatchObject([
      { field_name: 'metadata.txns.auto_capture', reason: 'must be true or false' },
    ]);
  });

  it('cannot be changed under a payment that is begun', async () => {
    const orderId = await shop.order(HELD);
    await shop.begin(orderId);
    const change = { order_id: orderId, amount: '100.00', 'metadata.txns.auto_capture': 'true' };
    expect(refusalOf(await service.call.form('/orders', change))).toContain(ErrorCode.txn_in_progress);
  });
});

describe('a capture', () => {
  it('takes all that is held, and the order is paid', async () => {
    const payment = await held();
    const answer = await ask('capture', payment);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.json()).toMatchObject({ status: OrderStatus.CHARGED, status_id: 21, order_id: payment.orderId });
    expect(await shop.read(payment.orderId)).toMatchObject({ maximum_eligible_refund_amount: 100 });
    expect(await told(payment)).toEqual([E.ORDER_AUTHORIZED, E.TXN_CHARGED, E.ORDER_SUCCEEDED]);
    expect(await shop.ledger(payment.orderId)).toEqual([HOLD, { kind: 'capture', minor: 10_000 }]);
  });

  it('takes a part, and lets go of the rest', async () => {
    const payment = await held();
    expect((await ask('capture', payment, { amount: '60.50' })).json()).toMatchObject({
      status: OrderStatus.PARTIAL_CHARGED,
      status_id: 37,
      amount: 100,
      txn_detail: { status: TxnStatus.CHARGED, txn_amount: 100, net_amount: 60.5 },
    });
    expect(await shop.read(payment.orderId)).toMatchObject({ maximum_eligible_refund_amount: 60.5, refunded: false });
    expect(await told(payment)).toEqual([E.ORDER_AUTHORIZED, E.ORDER_PARTIAL_CHARGED]);
    const moved = [
      { kind: 'capture', minor: 6_050 },
      { kind: 'void', minor: 3_950 },
    ];
    expect(await shop.ledger(payment.orderId)).toEqual([HOLD, ...moved]);
    expect(statusOf(await ask('capture', payment, { amount: '1.00' }))).toEqual([400, 'Bad Request']);
    await later(8 * DAY);
    expect(await shop.ledger(payment.orderId)).toHaveLength(3);
  });

  it('needs no body at all', async () => {
    const { txnUuid } = await held();
    const response = await fetch(`${service.baseUrl}/v2/txns/${txnUuid}/capture`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${service.merchant.apiKey}:`).toString('base64')}`,
        'x-merchantid': 'shop',
      },
    });
    expect(await response.json()).toMatchObject({ status: OrderStatus.CHARGED });
  });

  it.each([
    ['more than is held', '100.01', 'must be at most the authorized amount of 100.00'],
    ['nothing', '0', 'must be a decimal number above 0, such as 100.00, with at most the decimals of the currency'],
    ['too fine an amount', '1.001', 'must have at most 2 decimals in INR'],
  ])('of %s is refused, and leaves the money held', async (_, amount, reason) => {
    const payment = await held();
    const answer = await ask('capture', payment, { amount });
    expect(at(answer.json(), 'error_info', 'fields')).toMatchObject([{ field_name: 'amount', reason }]);
    expect(await shop.attempts(payment.orderId)).toEqual([TxnStatus.AUTHORIZED]);
  });

  it('that the gateway refuses leaves the money held, to be let go', async () => {
    const payment = await held(Cards.captureFails);
    const answer = await ask('capture', payment);
    expect(answer.json()).toMatchObject({
      status: OrderStatus.CAPTURE_FAILED,
      status_id: 34,
      txn_detail: { error_code: TxnErrorCode.capture_failed },
    });
    expect(statusOf(await ask('void', payment))).toEqual([200, OrderStatus.VOIDED]);
    expect(await told(payment)).toEqual([E.ORDER_AUTHORIZED, E.ORDER_CAPTURE_FAILED, E.ORDER_VOIDED]);
    expect(at(await shop.read(payment.orderId), 'txn_detail')).toMatchObject({ error_code: '', error_message: '' });
  });

  it('that the gateway does not answer is under way, and found done', async () => {
    const payment = await held(Cards.endUnheard);
    expect(statusOf(await ask('capture', payment, { amount: '60.00' }))).toEqual([200, OrderStatus.CAPTURE_INITIATED]);
    const refused = await ask('capture', payment);
    expect(at(refused.json(), 'error_message')).toContain('CAPTURE_INITIATED');
    expect(statusOf(await ask('void', payment))).toEqual([400, 'Bad Request']);
    await later(61_000);
    expect(await shop.read(payment.orderId)).toMatchObject({ status: OrderStatus.PARTIAL_CHARGED });
    expect((await shop.ledger(payment.orderId)).map(({ kind }) => kind)).toEqual(['hold', 'capture', 'void']);
    expect(await told(payment)).toEqual([E.ORDER_AUTHORIZED, E.ORDER_PARTIAL_CHARGED]);
  });
});

describe('a void', () => {
  it('lets go of the money, for good', async () => {
    const payment = await held();
    expect((await ask('void', payment)).json()).toMatchObject({ status: OrderStatus.VOIDED, status_id: 31 });
    expect(await told(payment)).toEqual([E.ORDER_AUTHORIZED, E.ORDER_VOIDED]);
    expect(await shop.ledger(payment.orderId)).toEqual([HOLD, { kind: 'void', minor: 10_000 }]);
    for (const verb of ['capture', 'void'] as const) {
      const answer = await ask(verb, payment);
      expect(statusOf(answer)).toEqual([400, 'Bad Request']);
      expect(at(answer.json(), 'error_message')).toContain('VOIDED');
    }
    expect(refusalOf(await shop.start(payment.orderId))).toContain(ErrorCode.order_already_processed);
  });

  it('that the gateway refuses leaves the money held, to be captured', async () => {
    const payment = await held(Cards.voidFails);
    expect((await ask('void', payment)).json()).toMatchObject({
      status: OrderStatus.VOID_FAILED,
      status_id: 35,
      txn_detail: { error_code: TxnErrorCode.void_failed },
    });
    expect(statusOf(await ask('capture', payment))).toEqual([200, OrderStatus.CHARGED]);
    expect(await told(payment)).toEqual([E.ORDER_AUTHORIZED, E.ORDER_VOID_FAILED, E.TXN_CHARGED, E.ORDER_SUCCEEDED]);
  });

  it('that the gateway does not answer is under way, and found done', async () => {
    const payment = await held(Cards.endUnheard);
    expect(statusOf(await ask('void', payment))).toEqual([200, OrderStatus.VOID_INITIATED]);
    await later(61_000);
    expect(await shop.attempts(payment.orderId)).toEqual([TxnStatus.VOIDED]);
  });
});

describe('the same call again', () => {
  it.each<[string, Verb, Fields, string]>([
    ['capture', 'capture', {}, OrderStatus.CHARGED],
    ['capture of a part', 'capture', { amount: '60.00' }, OrderStatus.PARTIAL_CHARGED],
    ['void', 'void', {}, OrderStatus.VOIDED],
  ])('of a %s is answered as before with its idempotence_key, and does nothing', async (_, verb, fields, status) => {
    const payment = await held();
    const call = { ...fields, idempotence_key: 'once' };
    const first = await ask(verb, payment, call);
    expect(statusOf(first)).toEqual([200, status]);
    const [events, ledger] = [await told(payment), await shop.ledger(payment.orderId)];
    const second = await ask(verb, payment, call);
    expect([second.status, second.json()]).toEqual([first.status, first.json()]);
    expect([await told(payment), await shop.ledger(payment.orderId)]).toEqual([events, ledger]);
    expect(statusOf(await ask(verb, payment, { ...fields, idempotence_key: 'twice' }))).toEqual([400, 'Bad Request']);
  });

  it('with the key of another amount is refused, and names the key', async () => {
    const payment = await held();
    await ask('capture', payment, { amount: '60.00', idempotence_key: 'once' });
    const answer = await ask('capture', payment, { amount: '61.00', idempotence_key: 'once' });
    expect(answer.status).toBe(409);
    expect(at(answer.json(), 'error_info', 'fields')).toMatchObject([{ field_name: 'Idempotency-Key' }]);
  });

  it('of a capture that failed does not try again, and another key does', async () => {
    const payment = await held(Cards.captureFails);
    for (const key of ['once', 'once', 'twice']) {
      expect(statusOf(await ask('capture', payment, { idempotence_key: key }))).toEqual([
        200,
        OrderStatus.CAPTURE_FAILED,
      ]);
    }
    expect(await told(payment)).toEqual([E.ORDER_AUTHORIZED, E.ORDER_CAPTURE_FAILED, E.ORDER_CAPTURE_FAILED]);
  });

  it('many times at once captures once', async () => {
    const payment = await held();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(index % 2 === 0 ? 'capture' : 'void', payment, { idempotence_key: `k${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await shop.ledger(payment.orderId)).toHaveLength(2);
  });
});

describe('money that nobody captures', () => {
  it('is let go by the service after seven days, and cannot be captured then', async () => {
    const payment = await held();
    await later(7 * DAY - 1);
    expect(await shop.attempts(payment.orderId)).toEqual([TxnStatus.AUTHORIZED]);
    service.clock.advance(1);
    const answer = await ask('capture', payment);
    expect(at(answer.json(), 'error_info', 'code')).toBe('EXPIRED');
    expect(at(answer.json(), 'error_message')).toContain('AUTHORIZED');
    await service.runWorkers();
    expect(await shop.read(payment.orderId)).toMatchObject({ status: OrderStatus.VOIDED });
    expect(await told(payment)).toEqual([E.ORDER_AUTHORIZED, E.ORDER_VOIDED]);
    expect(await shop.ledger(payment.orderId)).toEqual([HOLD, { kind: 'void', minor: 10_000 }]);
  });

  it.each([
    ['could not be captured', Cards.captureFails, 'capture' as const],
    ['could not be let go before', Cards.voidFails, 'void' as const],
  ])('is let go although it %s', async (_, number, verb) => {
    const payment = await held(number);
    await ask(verb, payment);
    await later(7 * DAY);
    expect(await shop.attempts(payment.orderId)).toEqual([TxnStatus.VOIDED]);
  });

  it('still lets the hold be captured a moment before', async () => {
    const payment = await held();
    service.clock.advance(7 * DAY - 1);
    expect(statusOf(await ask('capture', payment))).toEqual([200, OrderStatus.CHARGED]);
  });
});

describe('held money that came too late', () => {
  it('is let go, and told like a payment that goes back', async () => {
    const { orderId } = await held(Cards.declinedThenCharged);
    await shop.pay(orderId, Cards.visa);
    await later(31_000);
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTO_REFUNDED, TxnStatus.AUTHORIZED]);
    expect((await shop.events(orderId)).filter((name) => name.startsWith('AUTO_REFUND'))).toEqual([
      E.AUTO_REFUND_INITIATED,
      E.AUTO_REFUND_SUCCEEDED,
    ]);
    const kinds = (await shop.ledger(orderId)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['hold', 'hold', 'void']);
  });

  it('does not hide that the order is voided afterwards', async () => {
    const { orderId } = await held(Cards.declinedThenCharged);
    await shop.pay(orderId, Cards.visa);
    await later(31_000);
    const payment = { orderId, txnUuid: textAt(await shop.read(orderId), 'txn_uuid') };
    expect((await ask('void', payment)).json()).toMatchObject({ status: OrderStatus.VOIDED, status_id: 31 });
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTO_REFUNDED, TxnStatus.VOIDED]);
    expect((await shop.start(orderId, { card_number: Cards.visa })).status).toBe(400);
  });
});

describe('a transaction', () => {
  it('that was charged at once, has failed or is open cannot be captured or voided; the error names its status', async () => {
    const charged = await held(Cards.visa, {});
    const failed = await held(Cards.declined);
    const open = await shop.order(HELD);
    await shop.begin(open);
    const waiting = { orderId: open, txnUuid: textAt(await shop.read(open), 'txn_uuid') };
    const cases = [
      [charged, 'CHARGED'],
      [failed, 'AUTHORIZATION_FAILED'],
      [waiting, 'PENDING_VBV'],
    ] as const;
    for (const [payment, status] of cases) {
      for (const verb of ['capture', 'void'] as const) {
        const answer = await ask(verb, payment);
        expect(refusalOf(answer)).toContain(ErrorCode.INVALID_ACTION);
        expect(at(answer.json(), 'error_message')).toContain(status);
      }
    }
  });

  it('of another merchant, and one that there is not, are answered alike', async () => {
    const payment = await held();
    const other = service.callAs(await service.addMerchant('other_shop'));
    for (const verb of ['capture', 'void'] as const) {
      const foreign = await other.form(`/v2/txns/${payment.txnUuid}/${verb}`, {});
      const unknown = await other.form(`/v2/txns/txn_unknown/${verb}`, {});
      expect(refusalOf(foreign)).toContain(ErrorCode.object_not_found);
      expect(refusalOf(foreign)).toEqual(refusalOf(unknown));
    }
    expect(await shop.attempts(payment.orderId)).toEqual([TxnStatus.AUTHORIZED]);
  });

  it('keeps the card that was stored with its hold', async () => {
    const orderId = await shop.order({ ...HELD, customer_id: 'keeps-1' });
    await shop.bank.enter(await shop.begin(orderId, { save_to_locker: 'true' }), '111000');
    const payment = { orderId, txnUuid: textAt(await shop.read(orderId), 'txn_uuid') };
    for (const verb of ['capture', 'void'] as const) await ask(verb, payment);
    expect(at(await shop.read(orderId), 'card', 'saved_to_locker')).toBe(true);
    expect(at((await service.call.get('/cards?customer_id=keeps-1')).json(), 'cards')).toHaveLength(1);
  });
});
