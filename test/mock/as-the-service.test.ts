/**
 * One customer and one merchant, at the mock and at the service: a payment that fails, is refused, is cancelled, succeeds, and is given
 * back in parts. A frontend that was built against the mock meets nothing new at the service.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankPageOf, leadsTo, PASSWORD } from '../support/bank-page.ts';
import { type Answer, at, createCaller, textAt } from '../support/caller.ts';
import { startService, type TestService } from '../support/service.ts';
import { type MockProgram, startMockProgram } from './mock-program.ts';
import { type Place, told } from './places.ts';

let service: TestService;
let mock: MockProgram;
let places: readonly Place[];

beforeAll(async () => {
  service = await startService({ label: 'as the mock' });
  mock = await startMockProgram();
  const demo = await service.addMerchant('demo');
  const asked = {
    baseUrl: mock.baseUrl,
    call: createCaller({ ...demo, baseUrl: mock.baseUrl }),
    settle: async () => {},
  };
  places = [{ baseUrl: service.baseUrl, call: service.callAs(demo), settle: () => service.runWorkers() }, asked];
}, 60_000);
afterAll(async () => {
  await mock?.stop();
  await service?.close();
});

const ORDER = 'SHOP-77';
const CARD = {
  order_id: ORDER,
  merchant_id: 'demo',
  payment_method_type: 'CARD',
  card_number: '4111111111111111',
  card_exp_month: '12',
  card_exp_year: '2040',
  name_on_card: 'Asha Rao',
  card_security_code: '123',
  format: 'json',
};
const SESSION = {
  order_id: ORDER,
  amount: '250.50',
  customer_id: 'cust_2041',
  payment_page_client_id: 'demo',
  action: 'paymentPage',
  return_url: 'https://shop.example/paid',
};
const DECLINED = '4000000000000002';
const FRICTIONLESS = '4012001037141112';

/** The same done at both places, with what each said. */
async function both(act: (place: Place) => Promise<object>): Promise<readonly [object, object]> {
  const [atService, atMock] = await Promise.all(places.map(act));
  return [atService ?? {}, atMock ?? {}];
}

async function expectSame(act: (place: Place) => Promise<object>, expected: object): Promise<void> {
  const [atService, atMock] = await both(act);
  expect(atService).toMatchObject(expected);
  expect(atMock).toEqual(atService);
}

const read = async ({ call }: Place) => told(await call.get(`/orders/${ORDER}`));
const start = async ({ call }: Place, card: Readonly<Record<string, string>> = {}) =>
  call.form('/txns', { ...CARD, ...card });
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
    for (const { call } of places) {
      const session = (await call.json('POST', '/session', SESSION)).json();
      const order = (await call.get(`/orders/${ORDER}`)).json();
      expect(at(order, 'id')).toBe(at(session, 'id'));
      expect(at(session, 'sdk_payload', 'payload', 'amount')).toBe('250.50');
    }
    await expectSame(read, { http: 200, order_id: ORDER, status: 'NEW', amount: 250.5, refunded: false });
  });

  it('is being paid while its customer is at the bank, and failed after a wrong password', async () => {
    const addresses = new Map<string, string>();
    const begin = async (place: Place) => {
      const answer = await start(place);
      addresses.set(place.baseUrl, textAt(answer.json(), 'payment', 'authentication', 'url'));
      return told(answer);
    };
    await expectSame(begin, { status: 'PENDING_VBV', txn_id: `demo-${ORDER}-1` });
    await expectSame(read, { status: 'PENDING_VBV', status_id: 23, resp_code: null });
    const fail = async (place: Place) =>
      backFrom(place, await bankPageOf(place).enter(addresses.get(place.baseUrl) ?? '', '999999'));
    await expectSame(fail, { status: 'AUTHENTICATION_FAILED', status_id: '26' });
    await expectSame(read, {
      status: 'AUTHENTICATION_FAILED',
      txn_id: `demo-${ORDER}-1`,
      resp_code: 'A1',
      txn: { error_code: 'authentication_failed' },
    });
  });

  it('is refused after the bank has refused, and failed after the customer has cancelled', async () => {
    await expectSame(entering(PASSWORD, { card_number: DECLINED }), { status: 'AUTHORIZATION_FAILED' });
    await expectSame(read, { status: 'AUTHORIZATION_FAILED', bank_error_code: '05', txn_id: `demo-${ORDER}-2` });
    const cancel = (place: Place) => atTheBank(place, {}, (address) => bankPageOf(place).cancel(address));
    await expectSame(cancel, { status: 'AUTHENTICATION_FAILED' });
    await expectSame(read, { resp_code: null, txn: { error_code: 'customer_cancelled' } });
  });

  it('cannot be refunded before it is paid', async () => {
    await expectSame(refund({ unique_request_id: 'r0' }), { http: 400, error_code: 'invalid.order.not_successful' });
  });

  it('is paid in the end, and then not again', async () => {
    await expectSame(entering(PASSWORD), { to: 'https://shop.example/paid', status: 'CHARGED', status_id: '21' });
    await expectSame(read, { status: 'CHARGED', txn_id: `demo-${ORDER}-4`, refunded: false, refunds: [] });
    await expectSame(async (place) => told(await start(place)), { http: 400, error_code: 'order_already_processed' });
  });

  it('is given back in parts: each is on its way, then done; twice the same, nothing, or more than is left is refused', async () => {
    await expectSame(refund({ unique_request_id: 'r1', amount: '100.00' }), {
      http: 200,
      amount_refunded: 100,
      refunded: false,
      refunds: [['r1', `demo-${ORDER}-4`, 100, 'PENDING', false, 'STANDARD', 'API']],
    });
    await Promise.all(places.map((place) => place.settle()));
    await expectSame(read, {
      amount_refunded: 100,
      refunded: false,
      refunds: [['r1', `demo-${ORDER}-4`, 100, 'SUCCESS', true, 'STANDARD', 'API']],
    });
    await expectSame(refund({ unique_request_id: 'r1', amount: '1.00' }), { http: 400, error_code: 'duplicate.call' });
    await expectSame(refund({ unique_request_id: 'r2', amount: '150.51' }), {
      http: 400,
      error_code: 'invalid.amount.exceeded',
    });
    await expectSame(refund({ unique_request_id: 'r2', amount: '0' }), { http: 400, error_code: 'invalid amount' });
    const byTxn = async ({ call }: Place) => {
      const form = { txn_id: `demo-${ORDER}-4`, unique_request_id: 'r2', amount: '50.25' };
      const answer = await call.form('/refunds', form);
      const { unique_request_id, status, amount, order_id } = answer.json();
      return { http: answer.status, unique_request_id, status, amount, order_id };
    };
    await expectSame(byTxn, { http: 200, unique_request_id: 'r2', status: 'PENDING', amount: 50.25, order_id: ORDER });
    await Promise.all(places.map((place) => place.settle()));
    await expectSame(read, { amount_refunded: 150.25, refunded: false });
    await expectSame(refund({ unique_request_id: 'r3' }), { amount_refunded: 250.5, refunded: false });
    await Promise.all(places.map((place) => place.settle()));
    await expectSame(read, { amount_refunded: 250.5, refunded: true });
    await expectSame(refund({ unique_request_id: 'r4' }), { http: 400, error_code: 'invalid.amount.exceeded' });
  });

  it('is paid at once with a card that its bank lets pass', async () => {
    const other = { order_id: 'SHOP-78', amount: '10.00', return_url: 'https://shop.example/paid' };
    const pay = async (place: Place) => {
      await place.call.form('/orders', other);
      return told(await start(place, { order_id: 'SHOP-78', card_number: FRICTIONLESS }));
    };
    await expectSame(pay, { http: 200, status: 'CHARGED', txn_id: 'demo-SHOP-78-1' });
    await expectSame(async ({ call }) => told(await call.get('/orders/SHOP-78')), { status: 'CHARGED', amount: 10 });
  });
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
  ])('%s is refused as the service refuses it', async (_, method, path, status) => {
    const ask = async ({ call }: Place) => refusal(await call.raw(method, path, undefined));
    await expectSame(ask, { http: status });
  });

  it('shows a browser a page', async () => {
    const headers = { accept: 'text/html' };
    const page = async ({ call }: Place) => {
      const { status, text } = await call.get('/orderz', { headers });
      return { status, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1] };
    };
    await expectSame(page, { status: 404 });
  });

  it('is readable by a page of any origin at the mock', async () => {
    const answer = await fetch(`${mock.baseUrl}/orderz`, { headers: { origin: 'http://localhost:3000' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  });

  it('is said in the contract’s shape, too, where the mock has no such scenario', async () => {
    const answer = await fetch(`${mock.baseUrl}/orders/A?__example=nonsense`, {
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
      const [atService, atMock] = await both(send(type, body));
      expect(at(atMock, 'http')).toBe(at(atService, 'http'));
      expect(at(atMock, 'body', 'error_code')).toBe(at(atService, 'body', 'error_code'));
    }
  });
});
