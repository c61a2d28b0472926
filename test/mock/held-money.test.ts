/** Money that is held, at the mock and at the service: authorized, captured in full or in part, let go, and what is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankPageOf, leadsTo, PASSWORD } from '../support/bank-page.ts';
import { type Answer, at, textAt } from '../support/caller.ts';
import { CARD, FRICTIONLESS, type Place, told } from './places.ts';
import { startTwoPlaces, type TwoPlaces } from './two-places.ts';

let two: TwoPlaces;
beforeAll(async () => {
  two = await startTwoPlaces('held money');
});
afterAll(() => two?.stop());

const CARD_OF_NO_QUESTIONS = { ...CARD, card_number: FRICTIONLESS };

const held = { amount: '80.00', 'metadata.txns.auto_capture': 'false', return_url: 'https://shop.example/paid' };
const create = (order: string) => (place: Place) => place.call.form('/orders', { order_id: order, ...held });
const pay =
  (order: string, card: Readonly<Record<string, string>> = {}) =>
  async (place: Place) =>
    told(await place.call.form('/txns', { ...CARD_OF_NO_QUESTIONS, order_id: order, ...card }));

/** What an order says of itself, its metadata too. */
function saidOf(answer: Answer): object {
  return { ...told(answer), metadata: at(answer.json(), 'metadata') };
}
const read =
  (order: string) =>
  async ({ call }: Place) =>
    saidOf(await call.get(`/orders/${order}`));

/** Captures or voids the transaction that the order tells of. */
const end =
  (order: string, verb: 'capture' | 'void', form: Readonly<Record<string, string>> = {}) =>
  async ({ call }: Place) => {
    const uuid = textAt((await call.get(`/orders/${order}`)).json(), 'txn_uuid');
    const answer = await call.form(`/v2/txns/${uuid}/${verb}`, form);
    return answer.status === 200 ? saidOf(answer) : refusalOf(answer);
  };

function refusalOf(answer: Answer): object {
  const { error_code, error_message, error_info } = answer.json();
  return {
    http: answer.status,
    error_code,
    error_message,
    fields: at(error_info, 'fields'),
    info: at(error_info, 'code'),
  };
}

async function authorized(order: string): Promise<void> {
  await Promise.all(two.places.map(create(order)));
  await two.expectSame(pay(order), { http: 200, status: 'AUTHORIZED', txn_id: `demo-${order}-1` });
}

const INVALID_ACTION = { http: 400, error_code: 'INVALID_ACTION' };

describe('held money', () => {
  it('is authorized, captured once, and no more let go', async () => {
    await authorized('HOLD-1');
    const metadata = { 'txns.auto_capture': 'false' };
    await two.expectSame(read('HOLD-1'), {
      status: 'AUTHORIZED',
      txn: { status: 'AUTHORIZED', net_amount: 80 },
      metadata,
    });
    await two.expectSame(
      async ({ call }) => told(await call.form('/orders/HOLD-1/refunds', { unique_request_id: 'r0' })),
      {
        error_code: 'invalid.order.not_successful',
      },
    );
    await two.expectSame(pay('HOLD-1'), { http: 400, error_code: 'order_already_processed' });
    await two.expectSame(end('HOLD-1', 'capture', { amount: '80.01' }), { error_code: 'INVALID_REQUEST' });
    await two.expectSame(end('HOLD-1', 'capture', { amount: '0.005' }), { error_code: 'INVALID_REQUEST' });
    await two.expectSame(end('HOLD-1', 'capture'), { http: 200, status: 'CHARGED', status_id: 21, metadata });
    await two.expectSame(read('HOLD-1'), {
      status: 'CHARGED',
      txn: { status: 'CHARGED', net_amount: 80, txn_amount: 80 },
    });
    await two.expectSame(end('HOLD-1', 'capture'), INVALID_ACTION);
    await two.expectSame(end('HOLD-1', 'void'), INVALID_ACTION);
  });

  it('is let go for good', async () => {
    await authorized('HOLD-2');
    await two.expectSame(end('HOLD-2', 'void'), { http: 200, status: 'VOIDED', status_id: 31 });
    await two.expectSame(read('HOLD-2'), { status: 'VOIDED', txn: { status: 'VOIDED' } });
    await two.expectSame(end('HOLD-2', 'void'), INVALID_ACTION);
    await two.expectSame(end('HOLD-2', 'capture'), INVALID_ACTION);
    await two.expectSame(pay('HOLD-2'), { http: 400, error_code: 'order_already_processed' });
    await two.expectSame(
      async ({ call }) => told(await call.form('/orders/HOLD-2/refunds', { unique_request_id: 'r0' })),
      {
        error_code: 'invalid.order.not_successful',
      },
    );
  });

  it('is captured in part: no more than that can be given back', async () => {
    await authorized('HOLD-3');
    await two.expectSame(end('HOLD-3', 'capture', { amount: '30.00' }), { status: 'PARTIAL_CHARGED', status_id: 37 });
    const txn = { status: 'CHARGED', net_amount: 30, txn_amount: 80 };
    await two.expectSame(read('HOLD-3'), { status: 'PARTIAL_CHARGED', amount: 80, txn });
    const refund =
      (amount: string) =>
      async ({ call }: Place) =>
        told(await call.form('/orders/HOLD-3/refunds', { unique_request_id: `r${amount}`, amount }));
    await two.expectSame(refund('30.01'), { error_code: 'invalid.amount.exceeded' });
    await two.expectSame(refund('30.00'), {
      http: 200,
      status: 'PARTIAL_CHARGED',
      amount_refunded: 30,
      refunded: false,
    });
    await Promise.all(two.places.map((place) => place.settle()));
    await two.expectSame(read('HOLD-3'), { status: 'PARTIAL_CHARGED', refunded: true });
  });

  it('is held by the bank’s page too, which leads back so; another page of the order does not pay once it is let go', async () => {
    await Promise.all(two.places.map(create('HOLD-4')));
    const pages = new Map<Place, readonly string[]>();
    for (const place of two.places) {
      const card = { ...CARD, order_id: 'HOLD-4' };
      const begin = async () =>
        textAt((await place.call.form('/txns', card)).json(), 'payment', 'authentication', 'url');
      pages.set(place, [await begin(), await begin()]);
    }
    const back = (place: Place) => async (answer: Answer) => {
      let to = new URL(leadsTo(answer));
      while (to.origin === place.baseUrl) to = new URL(leadsTo(await bankPageOf(place).open(to.href)));
      return Object.fromEntries([...to.searchParams].filter(([name]) => name.startsWith('status')));
    };
    const payOn = async (place: Place) =>
      back(place)(await bankPageOf(place).enter(pages.get(place)?.[0] ?? '', PASSWORD));
    await two.expectSame(payOn, { status: 'AUTHORIZED', status_id: '25' });
    await two.expectSame(end('HOLD-4', 'void'), { http: 200, status: 'VOIDED' });
    const open = async (place: Place) => back(place)(await bankPageOf(place).open(pages.get(place)?.[1] ?? ''));
    await two.expectSame(open, { status: 'VOIDED', status_id: '31' });
  });

  it('of nobody is unknown', async () => {
    const uuid = `txn_${'0'.repeat(32)}`;
    const capture = async ({ call }: Place) => refusalOf(await call.form(`/v2/txns/${uuid}/capture`, {}));
    await two.expectSame(capture, { http: 404, error_code: 'object_not_found' });
    expect(two.places.length).toBe(2);
  });
});
