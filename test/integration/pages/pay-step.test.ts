import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderStatus, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import { returnSignature } from '../../../server/pages/result/return-url.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at, textAt } from '../../support/caller.ts';
import { type Customer, card, customerOf, formTokenOf, locationOf, makeOrder } from '../../support/http-customer.ts';
import { RESPONSE_KEY, startService, type TestService } from '../../support/service.ts';

const RETURN_URL = 'https://shop.example/paid';
const LATE_CHARGE = '4000000000000028';

let service: TestService;
let customer: Customer;

beforeAll(async () => {
  service = await startService({
    label: 'pay step',
    merchant: (merchant) => ({
      ...merchant,
      paymentPage: { ...merchant.paymentPage, displayName: 'Lamp Shop', useSignedResponse: true },
    }),
  });
  customer = customerOf(service);
});
afterAll(() => service.close());

async function orderOf(orderId: string): Promise<Readonly<Record<string, unknown>>> {
  return (await service.call.get(`/orders/${orderId}`, { headers: { version: '2025-01-10' } })).json();
}

interface Begun {
  readonly orderId: string;
  readonly address: string;
}

/** An order with an attempt that waits for the customer. */
async function begin(
  order: Readonly<Record<string, string>> = { return_url: RETURN_URL },
  txn: Readonly<Record<string, string>> = {},
): Promise<Begun> {
  const { orderId } = await makeOrder(service, order);
  return { orderId, address: await beginOn(orderId, txn) };
}

async function beginOn(orderId: string, txn: Readonly<Record<string, string>> = {}): Promise<string> {
  const fields = {
    order_id: orderId,
    merchant_id: 'shop',
    payment_method_type: 'CARD',
    format: 'json',
    ...card,
    ...txn,
  };
  const started = await service.call.form('/txns', fields);
  return textAt(started.json(), 'payment', 'authentication', 'url');
}

describe('the bank page', () => {
  it('shows the shop, the amount and the last four digits, and asks for the password', async () => {
    const { orderId, address } = await begin();
    const page = await customer.open(address);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<dd>Lamp Shop</dd>');
    expect(page.text).toContain('<dd>₹100.00</dd>');
    expect(page.text).toContain('<dd>VISA ending in 1111</dd>');
    expect(page.text).toContain(`<dd>${orderId}</dd>`);
    expect(page.text).toContain('autocomplete="one-time-code"');
    expect(page.text).toContain('sandbox');
    expect(page.text).toContain('111000');
    expect(page.text).not.toContain(card.card_number);
  });

  it('charges the order when the password is right, and leads back to the shop with a signature', async () => {
    const { orderId, address } = await begin();
    const answer = await customer.fill(address, { action: 'pay', otp: PASSWORD });
    expect(locationOf(answer)).toBe(address);
    expect(at(await orderOf(orderId), 'status')).toBe(OrderStatus.CHARGED);
    const back = new URL(locationOf(await customer.open(address)));
    expect(`${back.origin}${back.pathname}`).toBe(RETURN_URL);
    const parameters = [...back.searchParams].filter(([name]) => !name.startsWith('signature'));
    expect(parameters).toEqual([
      ['order_id', orderId],
      ['status', OrderStatus.CHARGED],
      ['status_id', '21'],
    ]);
    expect(back.searchParams.get('signature')).toBe(returnSignature(parameters, RESPONSE_KEY));
    expect(back.searchParams.get('signature_algorithm')).toBe('HMAC-SHA256');
  });

  it.each([
    ['a wrong password', { action: 'pay', otp: '000000' }, TxnErrorCode.authentication_failed],
    ['a cancel', { action: 'cancel' }, TxnErrorCode.customer_cancelled],
    ['a cancel beside a right password', { action: 'cancel', otp: PASSWORD }, TxnErrorCode.customer_cancelled],
  ])('ends the attempt with %s', async (_name, fields, errorCode) => {
    const { orderId, address } = await begin();
    expect(locationOf(await customer.fill(address, fields))).toBe(address);
    const order = await orderOf(orderId);
    expect(at(order, 'status')).toBe(TxnStatus.AUTHENTICATION_FAILED);
    expect(at(order, 'txn_detail', 'error_code')).toBe(errorCode);
    expect(locationOf(await customer.open(address))).toContain('status=AUTHENTICATION_FAILED&status_id=26');
  });

  it('asks again when no password was entered, which is not a failed attempt', async () => {
    const { orderId, address } = await begin();
    const page = await customer.fill(address, { action: 'pay', otp: '  ' });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<a href="#otp">Enter the one-time password</a>');
    expect(at(await orderOf(orderId), 'status')).toBe(TxnStatus.PENDING_VBV);
    await customer.send(address, { action: 'pay', otp: PASSWORD, _csrf: formTokenOf(page.text) });
    expect(at(await orderOf(orderId), 'status')).toBe(OrderStatus.CHARGED);
  });

  it('counts one answer: a repeated form leads to where the first one led', async () => {
    const { orderId, address } = await begin();
    const token = formTokenOf((await customer.open(address)).text);
    await customer.send(address, { action: 'pay', otp: PASSWORD, _csrf: token });
    for (const fields of [{ action: 'pay', otp: PASSWORD }, { action: 'pay', otp: '1' }, { action: 'cancel' }]) {
      expect(locationOf(await customer.send(address, { ...fields, _csrf: token }))).toBe(address);
    }
    expect(at(await orderOf(orderId), 'status')).toBe(OrderStatus.CHARGED);
    expect(at(await orderOf(orderId), 'txn_list', 'length')).toBe(1);
  });
});

describe('a form that is not the bank page’s own', () => {
  it.each([
    ['without a token', {}],
    ['with a token of its own making', { _csrf: 'zzzzzz.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ])('is refused %s, and nothing is recorded', async (_name, token) => {
    const { orderId, address } = await begin();
    const answer = await customer.send(address, { action: 'pay', otp: PASSWORD, ...token });
    expect(answer.status).toBe(403);
    expect(at(await orderOf(orderId), 'status')).toBe(TxnStatus.PENDING_VBV);
  });

  it('is refused with the token of the payment page or of another attempt', async () => {
    const { orderId, link } = await makeOrder(service);
    const first = await beginOn(orderId);
    const second = await beginOn(orderId);
    for (const other of [link, second]) {
      const token = formTokenOf((await customer.open(other)).text);
      expect((await customer.send(first, { action: 'cancel', _csrf: token })).status).toBe(403);
    }
    expect(at(await orderOf(orderId), 'status')).toBe(TxnStatus.PENDING_VBV);
  });

  it.each(Object.entries(card))('is refused with the card field %s, and nothing is recorded', async (name, value) => {
    const { orderId, address } = await begin();
    const answer = await customer.fill(address, { action: 'pay', otp: PASSWORD, [name]: value });
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain(card.card_number);
    expect(at(await orderOf(orderId), 'status')).toBe(TxnStatus.PENDING_VBV);
  });

  it('is refused as a whole when a client follows the redirect of POST /txns with its form', async () => {
    const { orderId, address } = await begin();
    const followed = { order_id: orderId, merchant_id: 'shop', payment_method_type: 'CARD', ...card };
    expect((await customer.send(address, followed)).status).toBe(400);
    expect(at(await orderOf(orderId), 'status')).toBe(TxnStatus.PENDING_VBV);
  });

  it('is refused when no button was pressed', async () => {
    const { address } = await begin();
    expect((await customer.fill(address, { otp: PASSWORD })).status).toBe(400);
  });
});

describe('an authentication address', () => {
  it.each(['/pay/start/shop/00000000000000000000000000000000', '/pay/start/shop/1', '/pay/start/A-shop/%ff'])(
    'that was never issued does not exist: %s',
    async (unknown) => {
      expect((await customer.open(unknown)).status).toBe(404);
      expect((await customer.send(unknown, { action: 'cancel' })).status).toBe(404);
    },
  );

  it('does not exist under another merchant', async () => {
    await service.addMerchant('other_shop');
    const { address } = await begin();
    const foreign = address.replace('/shop/', '/other_shop/');
    const token = formTokenOf((await customer.open(address)).text);
    expect((await customer.open(foreign)).status).toBe(404);
    expect((await customer.send(foreign, { action: 'cancel', _csrf: token })).status).toBe(404);
  });

  it('leads back to the shop once the time is over, without waiting for the housekeeper', async () => {
    const { orderId, address } = await begin({ return_url: RETURN_URL, 'metadata.expiryInMins': '5' });
    service.clock.advance(5 * 60_000);
    expect(locationOf(await customer.open(address))).toContain('status=EXPIRED&status_id=38');
    expect(at(await orderOf(orderId), 'txn_detail', 'error_code')).toBe(TxnErrorCode.authentication_abandoned);
    await service.runWorkers();
    expect(locationOf(await customer.open(address))).toContain('status=EXPIRED&status_id=38');
  });

  it('takes a right password that comes too late for an abandoned attempt', async () => {
    const { orderId, address } = await begin({ return_url: RETURN_URL, 'metadata.expiryInMins': '5' });
    const token = formTokenOf((await customer.open(address)).text);
    service.clock.advance(5 * 60_000);
    expect(locationOf(await customer.send(address, { action: 'pay', otp: PASSWORD, _csrf: token }))).toBe(address);
    expect(at(await orderOf(orderId), 'txn_detail', 'error_code')).toBe(TxnErrorCode.authentication_abandoned);
  });

  it('says that the bank has not answered yet, looks again, and leads back when it has', async () => {
    const { address } = await begin({ return_url: RETURN_URL }, { card_number: LATE_CHARGE });
    await customer.fill(address, { action: 'pay', otp: PASSWORD });
    const page = await customer.open(address);
    expect(page.text).toContain('being processed');
    expect(page.text).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>');
    expect(page.text).toContain('status=AUTHORIZING&amp;status_id=28');
    service.clock.advance(31_000);
    await service.runWorkers();
    expect(locationOf(await customer.open(address))).toContain('status=CHARGED&status_id=21');
  });
});

describe('two windows on one order', () => {
  it('pay it once: the other one says that it is already paid', async () => {
    const { orderId } = await makeOrder(service, { return_url: RETURN_URL });
    const [first, second] = [await beginOn(orderId), await beginOn(orderId)];
    const token = formTokenOf((await customer.open(second)).text);
    await customer.fill(first, { action: 'pay', otp: PASSWORD });
    expect((await customer.open(second)).text).toContain('already paid');
    const late = await customer.send(second, { action: 'pay', otp: PASSWORD, _csrf: token });
    expect(late.status).toBe(200);
    expect(late.text).toContain('already paid');
    expect(late.text).toContain('status=CHARGED&amp;status_id=21');
  });

  it('say that it is already being paid while the bank of the first one keeps us waiting', async () => {
    const { orderId, link } = await makeOrder(service);
    const [first, second] = [await beginOn(orderId, { card_number: LATE_CHARGE }), await beginOn(orderId)];
    const token = formTokenOf((await customer.open(second)).text);
    await customer.fill(first, { action: 'pay', otp: PASSWORD });
    const busy = await customer.send(second, { action: 'pay', otp: PASSWORD, _csrf: token });
    expect(busy.status).toBe(200);
    expect(busy.text).toContain('already being paid');
    expect((await customer.open(second)).text).toContain('already being paid');
    expect((await customer.open(link)).text).toContain('being processed');
  });

  it('pay it once when both passwords come at the same moment', async () => {
    const { orderId } = await makeOrder(service);
    const addresses: string[] = [];
    for (let count = 0; count < 5; count += 1) addresses.push(await beginOn(orderId));
    const answers = await Promise.all(
      addresses.map((address) => customer.fill(address, { action: 'pay', otp: PASSWORD })),
    );
    expect(answers.filter((answer) => answer.status === 303)).toHaveLength(1);
    const list = at(await orderOf(orderId), 'txn_list');
    const statuses = Array.isArray(list) ? list.map((txn) => at(txn, 'status')) : [];
    expect(statuses.filter((status) => status === TxnStatus.CHARGED)).toHaveLength(1);
  });
});

describe('the result page', () => {
  it('is shown when there is nowhere to go back to', async () => {
    const { address } = await begin({});
    await customer.fill(address, { action: 'pay', otp: PASSWORD });
    const page = await customer.open(address);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Payment complete');
    expect(page.text).not.toContain('Return to');
  });

  it('offers no further try once the time is over', async () => {
    const { address } = await begin({ 'metadata.expiryInMins': '5' });
    service.clock.advance(5 * 60_000);
    const page = await customer.open(address);
    expect(page.text).toContain('This payment timed out');
    expect(page.text).not.toContain('try again');
  });

  it('is shown with a link when the merchant has turned the redirect off', async () => {
    const { orderId, address } = await begin({ return_url: RETURN_URL }, { redirect_after_payment: 'false' });
    await customer.fill(address, { action: 'cancel' });
    const page = await customer.open(address);
    expect(page.text).toContain('You cancelled the payment');
    expect(page.text).toContain(`href="${RETURN_URL}?order_id=${orderId}&amp;status=AUTHENTICATION_FAILED`);
    expect(page.text).toContain('Return to Lamp Shop');
  });

  it('is skipped for the return address of the settings when the order has none', async () => {
    const other = await service.addMerchant('settled', (merchant) => ({
      ...merchant,
      paymentPage: { ...merchant.paymentPage, returnUrl: 'https://settled.example/done' },
    }));
    const { orderId, link } = await makeOrder({ call: service.callAs(other) });
    const started = await customer.fill(link, { action: 'pay', ...card });
    await customer.fill(locationOf(started), { action: 'pay', otp: PASSWORD });
    expect(locationOf(await customer.open(locationOf(started)))).toBe(
      `https://settled.example/done?order_id=${orderId}&status=CHARGED&status_id=21`,
    );
  });
});
