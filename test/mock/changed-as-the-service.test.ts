/** An order that is named again, by a session, a change or a payment, is changed at the mock where the service changes it, and not elsewhere. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { bankPageOf } from '../support/bank-page.ts';
import { type Answer, at, textAt } from '../support/caller.ts';
import { CARD, FRICTIONLESS, type Place, told } from './places.ts';
import { startTwoPlaces, type TwoPlaces } from './two-places.ts';

let two: TwoPlaces;
beforeAll(async () => {
  two = await startTwoPlaces('changed alike');
});
afterAll(() => two?.stop());

type Form = Readonly<Record<string, string>>;

const TERMS = {
  amount: '90.00',
  customer_id: 'asha',
  return_url: 'https://shop.example/paid',
  description: 'Two tickets',
};
const SESSION = { ...TERMS, payment_page_client_id: 'demo', action: 'paymentPage' };

function opened(answer: Answer): object {
  const { status, order_id, error_code, error_info, sdk_payload } = answer.json();
  const [amount, currency] = ['amount', 'currency'].map((name) => at(sdk_payload, 'payload', name));
  return { http: answer.status, status, order_id, error_code, fields: at(error_info, 'fields'), amount, currency };
}

const session =
  (order_id: string, more: Form = {}) =>
  async ({ call }: Place) =>
    opened(await call.json('POST', '/session', { ...SESSION, order_id, ...more }));
const update =
  (order: string, form: Form) =>
  async ({ call }: Place) =>
    told(await call.form(`/orders/${order}`, form));
const read = (order: string) => async (place: Place) => told(await place.call.get(`/orders/${order}`));

const paid = async ({ call }: Place, order_id: string) => {
  await call.form('/txns', { ...CARD, order_id, card_number: FRICTIONLESS });
};
const atTheBank = async ({ call }: Place, order_id: string) =>
  textAt((await call.form('/txns', { ...CARD, order_id })).json(), 'payment', 'authentication', 'url');

/** Brings an order of these terms so far, at both. */
async function bring(order_id: string, step: (place: Place) => Promise<unknown>, more: Form = {}): Promise<void> {
  for (const place of two.places) {
    await place.call.form('/orders', { ...TERMS, order_id, ...more });
    await step(place);
  }
}

const refused = { http: 400, error_code: 'order_already_processed' };

describe('a session of an order', () => {
  it('that is paid is refused where it says something else, and leaves it paid', async () => {
    await bring('PAID', (place) => paid(place, 'PAID'));
    await two.expectSame(session('PAID', { amount: '5.00' }), refused);
    await two.expectSame(session('PAID', { description: 'One ticket' }), refused);
    await two.expectSame(session('PAID', { 'metadata.shelf': '7' }), refused);
    await two.expectSame(read('PAID'), { status: 'CHARGED', amount: 90 });
  });

  it('that is paid opens it where it says the same', async () => {
    await two.expectSame(session('PAID'), { http: 200, status: 'CHARGED', amount: '90.00' });
    await two.expectSame(session('PAID', { amount: '90' }), { http: 200, status: 'CHARGED' });
    await two.expectSame(read('PAID'), { status: 'CHARGED', amount: 90 });
  });

  it('that is held, or let go, is refused', async () => {
    await bring('HELD', (place) => paid(place, 'HELD'), { 'metadata.txns.auto_capture': 'false' });
    await two.expectSame(session('HELD', { amount: '5.00' }), refused);
    for (const { call } of two.places) {
      const uuid = textAt((await call.get('/orders/HELD')).json(), 'txn_uuid');
      await call.form(`/v2/txns/${uuid}/void`, { idempotence_key: 'one' });
    }
    await two.expectSame(session('HELD', { amount: '5.00' }), refused);
    await two.expectSame(read('HELD'), { status: 'VOIDED', amount: 90 });
  });

  it('that is being paid changes what decides over nothing', async () => {
    await bring('BUSY', (place) => atTheBank(place, 'BUSY'));
    const busy = { http: 400, error_code: 'txn_in_progress' };
    await two.expectSame(session('BUSY', { amount: '5.00' }), busy);
    await two.expectSame(session('BUSY', { return_url: 'https://shop.example/other' }), busy);
    await two.expectSame(session('BUSY', { description: 'One ticket' }), { http: 200, status: 'PENDING_VBV' });
    await two.expectSame(session('BUSY'), { http: 200, status: 'PENDING_VBV' });
    await two.expectSame(read('BUSY'), { status: 'PENDING_VBV', amount: 90 });
  });

  it('whose payment has failed changes it, and forgets no attempt', async () => {
    await bring('TRIED', async (place) => bankPageOf(place).enter(await atTheBank(place, 'TRIED'), '000000'));
    await two.expectSame(session('TRIED', { amount: '80.00' }), { status: 'AUTHENTICATION_FAILED', amount: '80.00' });
    // That the failed attempt was of another amount, the mock does not tell.
    const order = async ({ call }: Place) => {
      const { status, amount, txn_id } = (await call.get('/orders/TRIED')).json();
      return { status, amount, txn_id };
    };
    await two.expectSame(order, { status: 'AUTHENTICATION_FAILED', amount: 80, txn_id: 'demo-TRIED-1' });
    for (const place of two.places) await paid(place, 'TRIED');
    await two.expectSame(read('TRIED'), { status: 'CHARGED', txn_id: 'demo-TRIED-2', amount: 80 });
  });

  it('keeps the currency that the order has, in which its amount must be one', async () => {
    await bring('YEN', async () => {}, { currency: 'JPY', amount: '90' });
    await two.expectSame(session('YEN', { amount: '5.50' }), { http: 400, fields: [{ field_name: 'amount' }] });
    await two.expectSame(session('YEN', { amount: '50' }), { http: 200, status: 'NEW', amount: '50', currency: 'JPY' });
  });

  it('of cards alone names no order, and begins none anew', async () => {
    for (const { call } of two.places)
      await call.form('/customers', { object_reference_id: 'asha', mobile_number: '9876543210' });
    const cards = session('PAID', { action: 'paymentManagement' });
    await two.expectSame(cards, { http: 200, status: 'NEW', order_id: '', amount: '' });
    await two.expectSame(read('PAID'), { status: 'CHARGED' });
  });
});

describe('a change of an order', () => {
  it('that changes nothing is none, and answers how the order stands', async () => {
    await two.expectSame(update('PAID', { amount: '90.00', description: 'Two tickets' }), {
      http: 200,
      status: 'CHARGED',
    });
    await two.expectSame(update('BUSY', { customer_id: 'asha' }), { http: 200, status: 'PENDING_VBV' });
    await two.expectSame(update('PAID', { description: 'One ticket' }), refused);
    await two.expectSame(update('BUSY', { customer_id: 'ravi' }), { http: 400, error_code: 'txn_in_progress' });
    await two.expectSame(update('BUSY', { udf1: 'web' }), { http: 200, status: 'PENDING_VBV' });
  });

  it('by the order part of a payment is refused while another one is under way', async () => {
    const part = { ...CARD, 'order.order_id': 'BUSY', 'order.amount': '5.00' };
    await two.expectSame(async ({ call }) => told(await call.form('/txns', part)), {
      http: 400,
      error_code: 'txn_in_progress',
    });
    await two.expectSame(read('BUSY'), { amount: 90 });
  });
});

describe('what was sent as metadata', () => {
  const metadataOf = async (answer: Promise<Answer>) => ({ metadata: (await answer).json().metadata });

  it('is told of the order from then on, each key as it was sent last', async () => {
    const form = { ...TERMS, order_id: 'META', 'metadata.shelf': '7', 'metadata.gift': 'yes' };
    const first = { metadata: { shelf: '7', gift: 'yes' } };
    await two.expectSame(({ call }) => metadataOf(call.form('/orders', form)), first);
    for (const place of two.places) await session('META', { 'metadata.gift': 'no' })(place);
    const then = { metadata: { shelf: '7', gift: 'no' } };
    await two.expectSame(({ call }) => metadataOf(call.get('/orders/META')), then);
    for (const place of two.places) await paid(place, 'META');
    await two.expectSame(({ call }) => metadataOf(call.get('/orders/META')), then);
  });
});
