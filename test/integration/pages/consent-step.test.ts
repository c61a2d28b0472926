import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderStatus, TxnStatus } from '../../../generated/values.ts';
import { withoutGeneratedIds } from '../../../scripts/secret-search.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at } from '../../support/caller.ts';
import {
  type Customer,
  card,
  customerOf,
  hiddenFieldsOf,
  locationOf,
  makeOrder,
  newCustomerId,
} from '../../support/http-customer.ts';
import { startService, type TestService } from '../../support/service.ts';
import { consentsOf } from '../../support/stored-orders.ts';

const UNTICKED = '<input type="checkbox" id="consent" name="consent" value="yes">';

let service: TestService;
let customer: Customer;

beforeAll(async () => {
  service = await startService({
    label: 'consent step',
    merchant: (merchant) => ({
      ...merchant,
      tokenizationEnabled: true,
      svcWebConsent: true,
      paymentPage: {
        ...merchant.paymentPage,
        displayName: 'Asha & Söhne <Shop>',
        logoUrl: 'https://cdn.shop.example/logo.svg',
      },
    }),
  });
  customer = customerOf(service);
});
afterAll(() => service.close());

async function begin(): Promise<{ readonly orderId: string; readonly address: string }> {
  const { orderId } = await makeOrder(service, { customer_id: newCustomerId(), description: '<b>Lamp</b>' });
  const payment = { order_id: orderId, merchant_id: 'shop', payment_method_type: 'CARD', ...card };
  const address = locationOf(await service.call.form('/txns', payment));
  return { orderId, address };
}

async function statusOf(orderId: string): Promise<unknown> {
  return at((await service.call.get(`/orders/${orderId}`)).json(), 'status');
}

describe('the consent page', () => {
  it('precedes the bank page and shows an unchecked box with the shop and the card', async () => {
    const { address } = await begin();
    const page = await customer.open(address);
    expect(page.status).toBe(200);
    expect(page.text).toContain(UNTICKED);
    expect(page.text).toContain('Asha &amp; Söhne &lt;Shop&gt;');
    expect(page.text).toContain('<dd>VISA ending in 1111</dd>');
    expect(page.text).toContain('<img src="https://cdn.shop.example/logo.svg" alt="">');
    expect(page.text).toContain('<button type="submit" name="action" value="continue">');
    expect(page.text).toContain('<button type="submit" name="action" value="decline">');
    expect(withoutGeneratedIds(page.text)).not.toMatch(/<script|checked|4111|name="otp"/);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src|unsafe/);
  });

  it.each([
    ['given', { action: 'continue', consent: 'yes' }],
    ['declined', { action: 'decline' }],
    ['declined', { action: 'decline', consent: 'yes' }],
  ])('records that consent was %s, and the payment goes on at the bank', async (choice, fields) => {
    const { orderId, address } = await begin();
    expect(locationOf(await customer.fill(address, fields))).toBe(address);
    expect(await consentsOf(service, orderId)).toEqual([
      expect.objectContaining({
        choice,
        via: 'page',
        textVersion: 'page-en-3',
        lastFour: '1111',
        address: '127.0.0.1',
      }),
    ]);
    expect((await customer.open(address)).text).toContain('name="otp"');
    await customer.fill(address, { action: 'pay', otp: PASSWORD });
    expect(await statusOf(orderId)).toBe(OrderStatus.CHARGED);
  });

  it('does not treat the button as consent: without the checked box it asks again and records nothing', async () => {
    const { orderId, address } = await begin();
    const page = await customer.fill(address, { action: 'continue' });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<a href="#consent">Select the box to save the card');
    expect(page.text).not.toContain('checked');
    expect(await consentsOf(service, orderId)).toEqual([]);
    await customer.send(address, { action: 'continue', consent: 'yes', ...hiddenFieldsOf(page.text) });
    expect(await consentsOf(service, orderId)).toHaveLength(1);
  });

  it('counts one answer: a repeat, also with the other button, shows the present step', async () => {
    const { orderId, address } = await begin();
    const hidden = hiddenFieldsOf((await customer.open(address)).text);
    const answers = [{ action: 'decline' }, { action: 'continue', consent: 'yes' }, { action: 'decline' }];
    for (const fields of answers) {
      expect(locationOf(await customer.send(address, { ...fields, ...hidden }))).toBe(address);
      expect((await customer.open(address)).text).toContain('name="otp"');
    }
    expect(await consentsOf(service, orderId)).toEqual([expect.objectContaining({ choice: 'declined' })]);
  });

  it('counts one answer of many at the same moment', async () => {
    const { orderId, address } = await begin();
    const hidden = hiddenFieldsOf((await customer.open(address)).text);
    const answers = [{ action: 'decline' }, { action: 'continue', consent: 'yes' }];
    await Promise.all([...answers, ...answers].map((fields) => customer.send(address, { ...fields, ...hidden })));
    expect(await consentsOf(service, orderId)).toHaveLength(1);
  });

  it.each([
    ['without its token', { action: 'continue', consent: 'yes', _csrf: '' }, 403],
    ['with a token of its own making', { action: 'decline', _csrf: `zzzzzz.${'A'.repeat(43)}` }, 403],
    ['with the button of another step', { action: 'pay', otp: PASSWORD }, 403],
    ['without a button', { consent: 'yes' }, 400],
    ['with a card number', { action: 'continue', consent: 'yes', card_number: card.card_number }, 400],
  ])('refuses a form %s, and nothing is recorded', async (_name, fields, status) => {
    const { orderId, address } = await begin();
    const answer = await customer.fill(address, fields);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain(card.card_number);
    expect(await consentsOf(service, orderId)).toEqual([]);
    expect(await statusOf(orderId)).toBe(TxnStatus.PENDING_VBV);
  });

  it('refuses the token of another attempt', async () => {
    const [first, second] = [await begin(), await begin()];
    const hidden = hiddenFieldsOf((await customer.open(second.address)).text);
    const answer = await customer.send(first.address, { action: 'continue', consent: 'yes', ...hidden });
    expect(answer.status).toBe(403);
    expect(await consentsOf(service, first.orderId)).toEqual([]);
  });

  it('refuses the token of the consent step at the bank', async () => {
    const { orderId, address } = await begin();
    const hidden = hiddenFieldsOf((await customer.open(address)).text);
    await customer.send(address, { action: 'decline', ...hidden });
    expect((await customer.send(address, { action: 'pay', otp: PASSWORD, ...hidden })).status).toBe(403);
    expect(await statusOf(orderId)).toBe(TxnStatus.PENDING_VBV);
  });

  it('does not ask after the order has expired', async () => {
    const { orderId, address } = await begin();
    const hidden = hiddenFieldsOf((await customer.open(address)).text);
    service.clock.advance(31 * 60_000);
    expect(locationOf(await customer.send(address, { action: 'continue', consent: 'yes', ...hidden }))).toBe(address);
    expect((await customer.open(address)).text).toContain('This payment timed out');
    expect(await consentsOf(service, orderId)).toEqual([]);
  });
});
