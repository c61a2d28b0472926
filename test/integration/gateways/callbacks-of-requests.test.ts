/**
 * Notifications of captures, voids and refunds, by callback and from the sandbox gateway: each is handled once,
 * whichever arrives first.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode, EventName, TxnStatus } from '../../../generated/values.ts';
import { at, textAt } from '../../support/caller.ts';
import {
  type GatewaySide,
  gatewaySide,
  type Notification,
  type Sent,
  sign,
} from '../../support/gateway-notifications.ts';
import { Cards, type Fields, type Shop, shopOf, withAllEvents } from '../../support/payments.ts';
import { fieldsOf, refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let shop: Shop;
let gateway: GatewaySide;

beforeAll(async () => {
  service = await startService({ label: 'request callbacks', merchant: withAllEvents });
  shop = shopOf(service);
  gateway = gatewaySide(service);
});
afterAll(() => service.close());

const later = async (seconds: number) => {
  service.clock.advance(seconds * 1_000);
  await service.runWorkers();
};

/** A request that the gateway has not answered. */
interface Asked {
  readonly orderId: string;
  readonly txnUuid: string;
  readonly requestId: string;
  readonly amount: string;
}

type Kind = 'capture' | 'void' | 'refund';

async function askedToEnd(kind: 'capture' | 'void', card: string): Promise<Asked> {
  const orderId = await shop.order({ 'metadata.txns.auto_capture': 'false' });
  await shop.pay(orderId, card);
  const txnUuid = textAt(await shop.read(orderId), 'txn_uuid');
  const [form, amount]: readonly [Fields, string] =
    kind === 'capture' ? [{ amount: '60.00' }, '60.00'] : [{}, '100.00'];
  await service.call.form(`/v2/txns/${txnUuid}/${kind}`, form);
  const stored = await service.database.db.collection('orders').findOne({ 'state.txns.txnUuid': txnUuid });
  const requestId = textAt(stored, 'state', 'txns', 0, 'hold', 'actions', 0, 'id');
  return { orderId, txnUuid, requestId, amount };
}

async function askedToRefund(): Promise<Asked> {
  const orderId = await shop.order();
  await shop.pay(orderId, Cards.refundsTold);
  const form = { unique_request_id: 'r1', amount: '40.00' };
  const order = (await service.call.form(`/orders/${orderId}/refunds`, form)).json();
  await service.runWorkers();
  const requestId = textAt(order, 'refunds', 0, 'id');
  return { orderId, txnUuid: textAt(order, 'txn_uuid'), requestId, amount: '40.00' };
}

const ask = (kind: Kind) => (kind === 'refund' ? askedToRefund() : askedToEnd(kind, Cards.endUnheard));

function notificationOf({ txnUuid, requestId, amount }: Asked, event: string, rest: Fields = {}): Notification {
  return gateway.notification(txnUuid, event, { request_id: requestId, amount, ...rest });
}

/** The order's status, its refund, and the events raised. */
async function seen({ orderId }: Asked): Promise<readonly [unknown, unknown, readonly string[]]> {
  const order = await shop.read(orderId);
  return [at(order, 'status'), at(order, 'refunds', 0), await shop.events(orderId)];
}

const outcomes = [
  ['capture', 'CAPTURED', 'PARTIAL_CHARGED', EventName.ORDER_PARTIAL_CHARGED],
  ['capture', 'CAPTURE_FAILED', TxnStatus.CAPTURE_FAILED, EventName.ORDER_CAPTURE_FAILED],
  ['void', 'VOIDED', TxnStatus.VOIDED, EventName.ORDER_VOIDED],
  ['void', 'VOID_FAILED', TxnStatus.VOID_FAILED, EventName.ORDER_VOID_FAILED],
  ['refund', 'REFUNDED', 'SUCCESS', EventName.REFUND_SUCCEEDED],
  ['refund', 'REFUND_FAILED', 'FAILURE', EventName.REFUND_FAILED],
] as const;
const open = { capture: TxnStatus.CAPTURE_INITIATED, void: TxnStatus.VOID_INITIATED, refund: 'PENDING' } as const;

async function standing(kind: Kind, asked: Asked): Promise<unknown> {
  const [status, refund] = await seen(asked);
  return kind === 'refund' ? at(refund, 'status') : status;
}

/** The contradictions in the operator's log. */
function contradictions(): unknown[] {
  const lines = service.logLines().filter((line) => line.includes('"event":"gateway.result.contradicted"'));
  return lines.map((line) => JSON.parse(line));
}

/** The metric's count of contradictions. */
async function countedOf(kind: Kind): Promise<number> {
  const { text } = await service.call.get('/metrics', { headers: { authorization: null, 'x-merchantid': null } });
  const line = new RegExp(`^gateway_news_contradicted_total\\{about="${kind}"\\} ([0-9]+)`, 'm').exec(text);
  return Number(line?.[1] ?? 0);
}

describe.each(outcomes)('news of a %s, %s', (kind, event, status, raised) => {
  it('settles what was asked for, and tells the merchant', async () => {
    const asked = await ask(kind);
    expect(await standing(kind, asked)).toBe(open[kind]);
    const notification = notificationOf(asked, event);
    expect((await gateway.send(notification)).json()).toEqual({ id: notification.id, status: 'ACCEPTED' });
    expect(await standing(kind, asked)).toBe(status);
    expect((await seen(asked))[2].filter((name) => name === raised)).toHaveLength(1);
  });

  it('twenty times at once, and again later, is taken once', async () => {
    const asked = await ask(kind);
    const notification = notificationOf(asked, event);
    const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.send(notification)));
    expect(new Set(answers.map(({ status: code }) => code))).toEqual(new Set([200]));
    const before = await seen(asked);
    expect(before[2].filter((name) => name === raised)).toHaveLength(1);
    await later(90);
    expect((await gateway.send(notification)).status).toBe(200);
    expect((await gateway.send(notificationOf(asked, event))).status).toBe(200);
    expect(await seen(asked)).toEqual(before);
  });

  it('that comes when the gateway has answered changes nothing; a contradiction is told to the operator', async () => {
    const asked = await ask(kind);
    await later(90);
    const before = await seen(asked);
    expect(await standing(kind, asked)).not.toBe(open[kind]);
    const [lines, counted] = [contradictions().length, await countedOf(kind)];
    expect((await gateway.send(notificationOf(asked, event))).status).toBe(200);
    expect(await seen(asked)).toEqual(before);
    const isOther = before[0] !== status && at(before[1], 'status') !== status;
    const { orderId, txnUuid, requestId: askedUnder } = asked;
    const line = { level: 50, merchantId: 'shop', orderId, gateway: 'SANDBOX', txnUuid, about: kind, askedUnder };
    expect(contradictions().slice(lines)).toMatchObject(isOther ? [line] : []);
    expect(await countedOf(kind)).toBe(counted + (isOther ? 1 : 0));
  });
});

it('the refund has the numbers that the gateway tells, or the reason', async () => {
  const [one, other] = [await askedToRefund(), await askedToRefund()];
  await gateway.send(notificationOf(one, 'REFUNDED', { gateway_refund_id: 'gwr_1', arn: '74000000000000000000042' }));
  const told = { ref: 'gwr_1', arn: '74000000000000000000042', pg_processed_at: '2026-03-14T09:26:53Z' };
  expect((await seen(one))[1]).toMatchObject({ status: 'SUCCESS', ...told });
  await gateway.send(
    notificationOf(other, 'REFUND_FAILED', { bank_error_code: 'closed', bank_error_message: 'No account' }),
  );
  expect((await seen(other))[1]).toMatchObject({
    status: 'FAILURE',
    error_code: 'closed',
    error_message: 'No account',
  });
  expect(await shop.read(other.orderId)).toMatchObject({ amount_refunded: 0 });
});

describe.each(['capture', 'void', 'refund'] as const)('news of a %s that does not fit', (kind) => {
  const event = { capture: 'CAPTURED', void: 'VOIDED', refund: 'REFUNDED' }[kind];
  const others = ['CAPTURED', 'VOIDED', 'REFUNDED'].filter((name) => name !== event);

  it.each<[string, Sent]>([
    ['with no signature', { signature: null }],
    ['with that of another secret', { signature: sign('id=1', 'another') }],
    ['with that of another body', { signature: sign('id=1') }],
    ['of an unknown configuration', { gateway: 'gw_unknown' }],
  ])('%s: 401, and no effect', async (_, sent) => {
    const asked = await ask(kind);
    expect((await gateway.send(notificationOf(asked, event), sent)).status).toBe(401);
    expect(await standing(kind, asked)).toBe(open[kind]);
  });

  it('of what was never asked for, of another payment’s, or as something else: 404, and no effect', async () => {
    const [asked, another] = [await ask(kind), await ask(kind)];
    const wrong = [
      notificationOf({ ...asked, requestId: 'hld_unknown' }, event),
      notificationOf({ ...asked, requestId: another.requestId }, event),
      notificationOf({ ...asked, txnUuid: 'txn_unknown' }, event),
      ...others.map((name) => notificationOf(asked, name)),
    ];
    for (const notification of wrong) expect((await gateway.send(notification)).status).toBe(404);
    expect([await standing(kind, asked), await standing(kind, another)]).toEqual([open[kind], open[kind]]);
  });

  it('of another amount, without the id, or under the id of other news: 400, and no effect', async () => {
    const asked = await ask(kind);
    const notification = notificationOf(asked, event);
    expect(refusalOf(await gateway.send({ ...notification, amount: '1.00' }))).toEqual([
      400,
      'INVALID_REQUEST',
      'amount',
    ]);
    const { request_id: _, ...unnamed } = { request_id: '', ...notification };
    expect(fieldsOf(await gateway.send(unnamed))).toEqual(['request_id']);
    expect(await standing(kind, asked)).toBe(open[kind]);
    await gateway.send(notification);
    const before = await seen(asked);
    const renamed = { ...notificationOf(asked, event, { created: '2026-03-14T09:26:54Z' }), id: notification.id };
    const answer = await gateway.send({ ...renamed, event: `${kind.toUpperCase()}_FAILED` });
    expect(refusalOf(answer)).toEqual([400, ErrorCode.unique, 'id']);
    expect(await seen(asked)).toEqual(before);
  });
});

it('a refund that the gateway was not asked for yet cannot have been done', async () => {
  const orderId = await shop.order();
  await shop.pay(orderId, Cards.visa);
  const order = (await service.call.form(`/orders/${orderId}/refunds`, { unique_request_id: 'r1' })).json();
  const asked = { orderId, txnUuid: textAt(order, 'txn_uuid'), requestId: textAt(order, 'refunds', 0, 'id') };
  expect((await gateway.send(notificationOf({ ...asked, amount: '100.00' }, 'REFUNDED'))).status).toBe(404);
});

describe('what the sandbox gateway tells by itself, 30 s later', () => {
  it.each([
    ['capture', TxnStatus.CAPTURE_INITIATED, 'PARTIAL_CHARGED', ['hold', 'capture', 'void']],
    ['void', TxnStatus.VOID_INITIATED, TxnStatus.VOIDED, ['hold', 'void']],
  ] as const)('of a %s', async (kind, before, after, moved) => {
    const asked = await askedToEnd(kind, Cards.endTold);
    await later(29);
    expect(await standing(kind, asked)).toBe(before);
    await later(1);
    expect(await standing(kind, asked)).toBe(after);
    const told = await seen(asked);
    await later(90);
    expect(await seen(asked)).toEqual(told);
    expect((await shop.ledger(asked.orderId)).map((line) => line.kind)).toEqual(moved);
  });

  it('of refunds, each for itself', async () => {
    const orderId = await shop.order();
    await shop.pay(orderId, Cards.refundsTold);
    const refund = async (name: string) => {
      await service.call.form(`/orders/${orderId}/refunds`, { unique_request_id: name, amount: '40.00' });
      await service.runWorkers();
    };
    const statuses = async () => {
      const order = await shop.read(orderId);
      return [0, 1].map((index) => at(order, 'refunds', index, 'status'));
    };
    await refund('r1');
    service.clock.advance(15_000);
    await refund('r2');
    expect(await statuses()).toEqual(['PENDING', 'PENDING']);
    await later(15);
    expect(await statuses()).toEqual(['SUCCESS', 'PENDING']);
    await later(15);
    expect(await statuses()).toEqual(['SUCCESS', 'SUCCESS']);
    expect((await shop.ledger(orderId)).map(({ kind, minor }) => [kind, minor])).toEqual([
      ['charge', 10_000],
      ['refund', 4_000],
      ['refund', 4_000],
    ]);
  });
});
