/**
 * One customer and one merchant, at the mock and at the service: a payment that fails, is refused, is cancelled, succeeds, and is given
 * back in parts. A frontend that was built against the mock meets nothing new at the service.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankPageOf, leadsTo, PASSWORD } from '../support/bank-page.ts';
import { type Answer, at, textAt } from '../support/caller.ts';
import { CARD, FRICTIONLESS, type Place, told } from './places.ts';
import { startTwoPlaces, type TwoPlaces } from './two-places.ts';

let two: TwoPlaces;
beforeAll(async () => {
  two = await startTwoPlaces('as the mock');
});
afterAll(() => two?.stop());

const ORDER = 'SHOP-77';
const PAYMENT = { ...CARD, order_id: ORDER };
const SESSION = {
  order_id: ORDER,
  amount: '250.50',
  customer_id: 'cust_2041',
  payment_page_client_id: 'demo',
  action: 'paymentPage',
  return_url: 'https://shop.example/paid',
};
const DECLINED = '4000000000000002';

const read = async ({ call }: Place) => told(await call.get(`/orders/${ORDER}`));
const start = async ({ call }: Place, card: Readonly<Record<string, string>> = {}) =>
  call.form('/txns', { ...PAYMENT, ...card });
const refund =
  (fields: Readonly<Record<string, string>>) =>
  async ({ call }: Place) =>
    told(await call.form(`/orders/${ORDER}/refunds`, fields));

/** Begins an attempt and goes to the bank; answers what the shop is told on the way back. */
async function atTheBank(
  place: Place,
  card: Readonly<Record<string, string>>,
  step: (address: string) => Promise<Answer>,
): Promise<object> {
  const address = textAt((await start(place, card)).json(), 'payment', 'authentication', 'url');
  return backFrom(place, await step(address));
}

async function backFrom(place: Place, answer: Answer): Promise<object> {
  let back = new URL(leadsTo(answer));
  // The service goes by the page of what became of the attempt.
  while (back.origin === place.baseUrl) back = new URL(leadsTo(await bankPageOf(place).open(back.href)));
  const { order_id, status, status_id } = Object.fromEntries(back.searchParams);
  return { to: `${back.origin}${back.pathname}`, order_id, status, status_id };
}

const entering =
  (password: string, card: Readonly<Record<string, string>> = {}) =>
  (place: Place) =>
    atTheBank(place, card, (address) => bankPageOf(place).enter(address, password));

describe('an order', () => {
  it('has one id in every answer', async () => {
    for (const { call } of two.places) {
      const session = (await call.json('POST', '/session', SESSION)).json();
      const order = (await call.get(`/orders/${ORDER}`)).json();
      expect(at(order, 'id')).toBe(at(session, 'id'));
      expect(at(session, 'sdk_payload', 'payload', 'amount')).toBe('250.50');
    }
    await two.expectSame(read, { http: 200, order_id: ORDER, status: 'NEW', amount: 250.5, refunded: false });
  });

  it('is being paid while its customer is at the bank, and failed after a wrong password', async () => {
    const addresses = new Map<string, string>();
    const begin = async (place: Place) => {
      const answer = await start(place);
      addresses.set(place.baseUrl, textAt(answer.json(), 'payment', 'authentication', 'url'));
      return told(answer);
    };
    await two.expectSame(begin, { status: 'PENDING_VBV', txn_id: `demo-${ORDER}-1` });
    await two.expectSame(read, { status: 'PENDING_VBV', status_id: 23, resp_code: null });
    const fail = async (place: Place) =>
      backFrom(place, await bankPageOf(place).enter(addresses.get(place.baseUrl) ?? '', '999999'));
    await two.expectSame(fail, { status: 'AUTHENTICATION_FAILED', status_id: '26' });
    await two.expectSame(read, {
      status: 'AUTHENTICATION_FAILED',
      txn_id: `demo-${ORDER}-1`,
      resp_code: 'A1',
      txn: { error_code: 'authentication_failed' },
    });
  });

  it('is refused after the bank has refused, and failed after the customer has cancelled', async () => {
    await two.expectSame(entering(PASSWORD, { card_number: DECLINED }), { status: 'AUTHORIZATION_FAILED' });
    await two.expectSame(read, { status: 'AUTHORIZATION_FAILED', bank_error_code: '05', txn_id: `demo-${ORDER}-2` });
    const cancel = (place: Place) => atTheBank(place, {}, (address) => bankPageOf(place).cancel(address));
    await two.expectSame(cancel, { status: 'AUTHENTICATION_FAILED' });
    await two.expectSame(read, { resp_code: null, txn: { error_code: 'customer_cancelled' } });
  });

  it('cannot be refunded before it is paid', async () => {
    await two.expectSame(refund({ unique_request_id: 'r0' }), {
      http: 400,
      error_code: 'invalid.order.not_successful',
    });
  });

  it('is paid in the end, and then not again', async () => {
    await two.expectSame(entering(PASSWORD), { to: 'https://shop.example/paid', status: 'CHARGED', status_id: '21' });
    await two.expectSame(read, { status: 'CHARGED', txn_id: `demo-${ORDER}-4`, refunded: false, refunds: [] });
    await two.expectSame(async (place) => told(await start(place)), {
      http: 400,
      error_code: 'order_already_processed',
    });
  });

  it('is given back in parts: each is on its way, then done; twice the same, nothing, or more than is left is refused', async () => {
    await two.expectSame(refund({ unique_request_id: 'r1', amount: '100.00' }), {
      http: 200,
      amount_refunded: 100,
      refunded: false,
      refunds: [['r1', `demo-${ORDER}-4`, 100, 'PENDING', false, 'STANDARD', 'API']],
    });
    await Promise.all(two.places.map((place) => place.settle()));
    await two.expectSame(read, {
      amount_refunded: 100,
      refunded: false,
      refunds: [['r1', `demo-${ORDER}-4`, 100, 'SUCCESS', true, 'STANDARD', 'API']],
    });
    await two.expectSame(refund({ unique_request_id: 'r1', amount: '1.00' }), {
      http: 400,
      error_code: 'duplicate.call',
    });
    await two.expectSame(refund({ unique_request_id: 'r2', amount: '150.51' }), {
      http: 400,
      error_code: 'invalid.amount.exceeded',
    });
    await two.expectSame(refund({ unique_request_id: 'r2', amount: '0' }), { http: 400, error_code: 'invalid amount' });
    const byTxn = async ({ call }: Place) => {
      const form = { txn_id: `demo-${ORDER}-4`, unique_request_id: 'r2', amount: '50.25' };
      const answer = await call.form('/refunds', form);
      const { unique_request_id, status, amount, order_id } = answer.json();
      return { http: answer.status, unique_request_id, status, amount, order_id };
    };
    await two.expectSame(byTxn, {
      http: 200,
      unique_request_id: 'r2',
      status: 'PENDING',
      amount: 50.25,
      order_id: ORDER,
    });
    await Promise.all(two.places.map((place) => place.settle()));
    await two.expectSame(read, { amount_refunded: 150.25, refunded: false });
    await two.expectSame(refund({ unique_request_id: 'r3' }), { amount_refunded: 250.5, refunded: false });
    await Promise.all(two.places.map((place) => place.settle()));
    await two.expectSame(read, { amount_refunded: 250.5, refunded: true });
    await two.expectSame(refund({ unique_request_id: 'r4' }), { http: 400, error_code: 'invalid.amount.exceeded' });
  });

  it('is paid at once with a card that its bank lets pass', async () => {
    const other = { order_id: 'SHOP-78', amount: '10.00', return_url: 'https://shop.example/paid' };
    const pay = async (place: Place) => {
      await place.call.form('/orders', other);
      return told(await start(place, { order_id: 'SHOP-78', card_number: FRICTIONLESS }));
    };
    await two.expectSame(pay, { http: 200, status: 'CHARGED', txn_id: 'demo-SHOP-78-1' });
    await two.expectSame(async ({ call }) => told(await call.get('/orders/SHOP-78')), {
      status: 'CHARGED',
      amount: 10,
    });
  });
});

describe('an order whose customer has begun to pay more than once', () => {
  /** Begins this many attempts one after the other; the bank's pages of them, as the customer has them open. */
  async function begun(place: Place, order: string, attempts: number): Promise<readonly string[]> {
    await place.call.form('/orders', { order_id: order, amount: '10.00', return_url: 'https://shop.example/paid' });
    const addresses: string[] = [];
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const answer = (await start(place, { order_id: order })).json();
      expect(answer.txn_id).toBe(`demo-${order}-${attempt}`);
      addresses.push(textAt(answer, 'payment', 'authentication', 'url'));
    }
    return addresses;
  }

  const open = new Map<Place, readonly string[]>();
  const begin = async (order: string, attempts: number) => {
    for (const place of two.places) open.set(place, await begun(place, order, attempts));
  };
  /** The bank's page of an attempt; the first one is 1. */
  const pageOf = (place: Place, attempt: number) => open.get(place)?.[attempt - 1] ?? '';
  const cancelling = (attempt: number) => async (place: Place) =>
    backFrom(place, await bankPageOf(place).cancel(pageOf(place, attempt)));
  const paying = (attempt: number, password: string) => async (place: Place) =>
    backFrom(place, await bankPageOf(place).enter(pageOf(place, attempt), password));
  const reading = (order: string) => async (place: Place) => told(await place.call.get(`/orders/${order}`));
  const headingOf = ({ status, text }: Answer) => ({ status, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1] });

  it('is told of by the one that is open, whichever has failed', async () => {
    await begin('SHOP-79', 3);
    await two.expectSame(reading('SHOP-79'), { status: 'PENDING_VBV', txn_id: 'demo-SHOP-79-3' });
    await two.expectSame(paying(3, '999999'), { status: 'PENDING_VBV', status_id: '23' });
    await two.expectSame(reading('SHOP-79'), { status: 'PENDING_VBV', txn_id: 'demo-SHOP-79-2', resp_code: null });
    await two.expectSame(cancelling(1), { status: 'PENDING_VBV' });
    await two.expectSame(reading('SHOP-79'), { status: 'PENDING_VBV', txn_id: 'demo-SHOP-79-2' });
    // Where the customer opens the bank's page of an attempt that is over once more.
    await two.expectSame(async (place) => backFrom(place, await bankPageOf(place).open(pageOf(place, 3))), {
      status: 'PENDING_VBV',
    });
    await two.expectSame(paying(2, '999999'), { status: 'AUTHENTICATION_FAILED' });
    await two.expectSame(reading('SHOP-79'), {
      txn_id: 'demo-SHOP-79-3',
      txn: { error_code: 'authentication_failed' },
    });
  });

  it('is told of by the one that has paid, while another is open', async () => {
    await begin('SHOP-80', 2);
    const late: Map<Place, Readonly<Record<string, string>>> = new Map();
    for (const place of two.places) late.set(place, await bankPageOf(place).hiddenFields(pageOf(place, 2)));
    await two.expectSame(paying(1, PASSWORD), { status: 'CHARGED' });
    await two.expectSame(reading('SHOP-80'), { status: 'CHARGED', txn_id: 'demo-SHOP-80-1' });
    await two.expectSame(async (place) => headingOf(await bankPageOf(place).open(pageOf(place, 2))), { status: 200 });
    const payLate = (place: Place) =>
      bankPageOf(place).post(pageOf(place, 2), { ...late.get(place), action: 'pay', otp: PASSWORD });
    await two.expectSame(async (place) => headingOf(await payLate(place)), { status: 200 });
    await two.expectSame(reading('SHOP-80'), { status: 'CHARGED', txn_id: 'demo-SHOP-80-1' });
    await two.expectSame(refundOf('SHOP-80'), {
      http: 200,
      refunds: [['r1', 'demo-SHOP-80-1', 10, 'PENDING', false, 'STANDARD', 'API']],
    });
    await Promise.all(two.places.map((place) => place.settle()));
    const cancelLate = async (place: Place) =>
      backFrom(place, await bankPageOf(place).post(pageOf(place, 2), { ...late.get(place), action: 'cancel' }));
    await two.expectSame(cancelLate, { status: 'CHARGED' });
    await two.expectSame(reading('SHOP-80'), { status: 'CHARGED', txn_id: 'demo-SHOP-80-1' });
  });

  it('is paid at once beside the one that is open', async () => {
    await begin('SHOP-81', 1);
    const card = { order_id: 'SHOP-81', card_number: FRICTIONLESS };
    await two.expectSame(async (place) => told(await start(place, card)), {
      status: 'CHARGED',
      txn_id: 'demo-SHOP-81-2',
    });
    await two.expectSame(reading('SHOP-81'), { status: 'CHARGED', txn_id: 'demo-SHOP-81-2' });
  });

  const refundOf =
    (order: string) =>
    async ({ call }: Place) =>
      told(await call.form(`/orders/${order}/refunds`, { unique_request_id: 'r1' }));
});

describe('what the contract does not have', () => {
  const refusal = (answer: Answer) => {
    const body = { ...answer.json(), error_info: { ...Object(answer.json().error_info), request_id: '' } };
    return { http: answer.status, allow: answer.headers.get('allow'), type: answer.headers.get('content-type'), body };
  };

  it.each([
    ['an unknown address', 'GET', '/orderz', 404],
    ['an unknown address below a known one', 'POST', '/orders/A/refunds/b', 404],
    ['an address without a path', 'GET', '//', 404],
    ['a method that an address does not take', 'DELETE', '/orders/A', 405],
    ['a method that only another address takes', 'PUT', '/card/add', 405],
    ['an address that ends amid a character', 'GET', '/orders/%E0%A4%A', 404],
    ['an address with a percent sign of its own', 'DELETE', '/settings/api-keys/%zz', 404],
    ['a page whose address cannot be read', 'GET', '/payment-page/%', 404],
  ])('%s is refused as the service refuses it', async (_, method, path, status) => {
    const ask = async ({ call }: Place) => refusal(await call.raw(method, path, undefined));
    await two.expectSame(ask, { http: status });
  });

  it('shows a browser a page', async () => {
    const headers = { accept: 'text/html' };
    const page = async ({ call }: Place) => {
      const { status, text } = await call.get('/orderz', { headers });
      return { status, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1] };
    };
    await two.expectSame(page, { status: 404 });
  });

  it('is readable by a page of any origin at the mock', async () => {
    const answer = await fetch(`${two.mockUrl}/orderz`, { headers: { origin: 'http://localhost:3000' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  });

  it('is said in the contract’s shape, too, where the mock has no such scenario', async () => {
    const answer = await fetch(`${two.mockUrl}/orders/A?__example=nonsense`, {
      headers: { 'x-merchantid': 'demo', authorization: 'Basic YTo=' },
    });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(at(await answer.json(), 'error_info', 'developer_message')).toContain('no such scenario');
  });

  it('a body of another kind, or one that cannot be read, is refused as the service does', async () => {
    const send =
      (type: string, body: string) =>
      async ({ call }: Place) =>
        refusal(
          await call.raw('POST', type.startsWith('application/json') ? '/session' : '/orders', body, {
            headers: { 'content-type': type },
          }),
        );
    for (const [type, body] of [
      ['text/plain', 'order_id=A'],
      ['application/json', '{'],
    ] as const) {
      const [atService, atMock] = await two.both(send(type, body));
      expect(at(atMock, 'http')).toBe(at(atService, 'http'));
      expect(at(atMock, 'body', 'error_code')).toBe(at(atService, 'body', 'error_code'));
    }
  });
});
