import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventName, OrderStatus, TxnStatus } from '../../../generated/values.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at, textAt } from '../../support/caller.ts';
import {
  type Customer,
  card,
  customerOf,
  FRICTIONLESS,
  formTokenOf,
  hiddenFieldsOf,
  locationOf,
  makeOrder,
} from '../../support/http-customer.ts';
import { OPERATOR_KEY, startService, type TestService } from '../../support/service.ts';

const LINK = '/payment-page/pl_00000000000000000000000000000000';

let service: TestService;
let customer: Customer;

beforeAll(async () => {
  service = await startService({
    label: 'payment page',
    merchant: (merchant) => ({
      ...merchant,
      webhook: { ...merchant.webhook, events: Object.values(EventName) },
      paymentPage: { ...merchant.paymentPage, displayName: 'Asha & Söhne <Shop>' },
    }),
  });
  customer = customerOf(service);
});
afterAll(() => service.close());

async function statusOf(orderId: string): Promise<unknown> {
  return at((await service.call.get(`/orders/${orderId}`)).json(), 'status');
}

async function attemptsOf(orderId: string): Promise<unknown> {
  const order = await service.call.get(`/orders/${orderId}`, { headers: { version: '2025-01-10' } });
  return at(order.json(), 'txn_list', 'length') ?? 0;
}

describe('the payment page', () => {
  it('shows the shop, the amount, the description and the fields of a card', async () => {
    const { link } = await makeOrder(service, { description: '<b>Two lamps</b>', currency: 'JPY', amount: '1200' });
    const page = await customer.open(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('Asha &amp; Söhne &lt;Shop&gt;');
    expect(page.text).toContain('&lt;b&gt;Two lamps&lt;/b&gt;');
    expect(page.text).toContain('data-processing="Processing…">Pay ¥1,200</button>');
    for (const token of ['cc-number', 'cc-exp', 'cc-name', 'cc-csc']) {
      expect(page.text).toContain(`autocomplete="${token}"`);
    }
    expect(page.text).not.toMatch(
      /<script(?! src="[^"]+\/pages\/[0-9a-f]{16}\.js" defer><\/script>)|style=|javascript:|\son[a-z]+=/i,
    );
  });

  it('forbids caching, framing and referrers by its headers', async () => {
    const { link } = await makeOrder(service);
    const shown = await customer.open(link);
    for (const answer of [shown, await customer.open(LINK), await customer.send(link, {})]) {
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('set-cookie')).toBeNull();
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(policy.includes(`script-src 'self' ${service.baseUrl};`)).toBe(answer === shown);
    }
  });

  it('leads a card that is challenged to its bank page', async () => {
    const { orderId, link } = await makeOrder(service);
    const answer = await customer.fill(link, { action: 'pay', ...card });
    expect(locationOf(answer)).toMatch(new RegExp(`^${service.baseUrl}/pay/start/shop/[0-9a-f]{32}$`));
    expect(await statusOf(orderId)).toBe(TxnStatus.PENDING_VBV);
  });

  it('takes a number with spaces, a month of one digit and a year of two', async () => {
    const { orderId, link } = await makeOrder(service);
    const entered = { ...card, card_number: '4111 1111 1111 1111', card_exp_month: '7', card_exp_year: '30' };
    expect((await customer.fill(link, { action: 'pay', ...entered })).status).toBe(303);
    const order = (await service.call.get(`/orders/${orderId}`)).json();
    expect(at(order, 'card', 'expiry_month')).toBe('07');
    expect(at(order, 'card', 'expiry_year')).toBe('2030');
  });

  it('pays with a frictionless card at once, and then shows only the result', async () => {
    const { orderId, link } = await makeOrder(service, { return_url: 'https://shop.example/paid' });
    const started = await customer.fill(link, { action: 'pay', ...card, card_number: FRICTIONLESS });
    const back = await customer.open(locationOf(started));
    expect(locationOf(back)).toContain(`https://shop.example/paid?order_id=${orderId}&status=CHARGED&status_id=21`);
    const page = await customer.open(link);
    expect(page.text).toContain('Payment complete');
    expect(page.text).toContain(`href="https://shop.example/paid?order_id=${orderId}&amp;status=CHARGED`);
    expect(page.text).not.toContain('card_number');
  });

  it('may be begun again while an attempt is open, and says so', async () => {
    const { orderId, link } = await makeOrder(service);
    await customer.fill(link, { action: 'pay', ...card });
    expect((await customer.open(link)).text).toContain('already started paying');
    const again = await customer.fill(link, { action: 'pay', ...card });
    await customer.fill(locationOf(again), { action: 'pay', otp: PASSWORD });
    expect(await statusOf(orderId)).toBe(OrderStatus.CHARGED);
  });
});

describe('a card that cannot be taken', () => {
  it('is asked for again, with what is wrong beside each field, and starts nothing', async () => {
    const { orderId, link } = await makeOrder(service);
    const wrong = { card_number: '4111111111111112', card_security_code: '7391', card_exp_year: '2020' };
    const page = await customer.fill(link, { action: 'pay', ...card, ...wrong });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<title>Error: ');
    expect(page.text).toContain('<a href="#card_number">This card number isn&#39;t valid. Check the digits.</a>');
    expect(page.text).toMatch(/id="card_number"[^>]* aria-describedby="card_number-note" aria-invalid="true"/);
    expect(page.text).toContain('<a href="#card_expiry">This card has expired</a>');
    expect(page.text).toMatch(/id="card_expiry"[^>]* value="12 [/] 20"[^>]* aria-invalid="true"/);
    expect(page.text).toMatch(/id="card_security_code"[^>]* aria-invalid="true"/);
    expect(await attemptsOf(orderId)).toBe(0);
  });

  it('is not shown again, nor is its code; name and expiry are', async () => {
    const { link } = await makeOrder(service);
    const page = await customer.fill(link, { action: 'pay', ...card, card_number: '4111111111111112' });
    expect(page.text).toContain('value="Asha Rao"');
    expect(page.text).toMatch(/id="card_expiry"[^>]* value="12 [/] 30"/);
    expect(page.text).not.toContain('4111111111111112');
    expect(page.text).not.toMatch(/id="card_(?:number|security_code)"[^>]* value=/);
  });

  it('is asked for field by field when the form is empty', async () => {
    const { link } = await makeOrder(service);
    const page = await customer.fill(link, { action: 'pay' });
    expect(page.text).toContain('<a href="#card_number">Enter your card number</a>');
    expect(page.text.match(/<a href="#card_expiry">Enter the expiry date<.a>/g)).toHaveLength(1);
  });

  it('is neither stored nor shown when its number is in the name field', async () => {
    const { orderId, link } = await makeOrder(service);
    const page = await customer.fill(link, { action: 'pay', ...card, name_on_card: '4111-1111-1111-1111' });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<a href="#name_on_card">Enter the name, not the card number');
    expect(page.text).not.toMatch(/4111-?1111/);
    expect(await attemptsOf(orderId)).toBe(0);
  });
});

describe('a form that is not the page’s own', () => {
  it.each([
    ['without its token', () => ({})],
    ['with a token of its own making', () => ({ _csrf: 'zzzzzz.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })],
    ['with the token of another order', (other: string) => ({ _csrf: other })],
  ])('is refused %s, and starts nothing', async (_name, token) => {
    const { orderId, link } = await makeOrder(service);
    const other = formTokenOf((await customer.open((await makeOrder(service)).link)).text);
    const answer = await customer.send(link, { action: 'pay', ...card, ...token(other) });
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain(card.card_number);
    expect(await attemptsOf(orderId)).toBe(0);
  });

  it('starts nothing when the amount has changed since it was shown: the new amount is shown', async () => {
    const { orderId, link } = await makeOrder(service);
    const shown = hiddenFieldsOf((await customer.open(link)).text);
    await service.call.form(`/orders/${orderId}`, { amount: '900.00' });
    const again = await customer.send(link, { action: 'pay', ...card, ...shown });
    expect(again.status).toBe(200);
    expect(again.text).toContain('The amount has changed');
    expect(again.text).toContain('>Pay ₹900.00</button>');
    expect(await attemptsOf(orderId)).toBe(0);
    const agreed = hiddenFieldsOf(again.text);
    expect((await customer.send(link, { action: 'pay', ...card, ...agreed })).status).toBe(303);
  });

  it('is refused with another amount than the one it was made for', async () => {
    const { orderId, link } = await makeOrder(service);
    const hidden = hiddenFieldsOf((await customer.open(link)).text);
    for (const amount_shown of ['1 INR', '10000 USD', '', '10000']) {
      expect((await customer.send(link, { action: 'pay', ...card, ...hidden, amount_shown })).status).toBe(403);
    }
    expect(await attemptsOf(orderId)).toBe(0);
  });

  it('is refused when no button was pressed', async () => {
    const { orderId, link } = await makeOrder(service);
    expect((await customer.fill(link, card)).status).toBe(400);
    expect(await attemptsOf(orderId)).toBe(0);
  });
});

describe('a payment link', () => {
  it.each([LINK, '/payment-page/pl_1', '/payment-page/%00', `/payment-page/${'a'.repeat(1_000)}`])(
    'that was never issued does not exist: %s',
    async (link) => {
      const answer = await customer.open(link);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('<!doctype html>');
      expect((await customer.send(link, { action: 'pay', ...card })).status).toBe(404);
    },
  );

  it('of a merchant that is disabled does not exist', async () => {
    const other = await service.addMerchant('gone');
    const { link } = await makeOrder({ call: service.callAs(other) });
    await service.call.json(
      'PATCH',
      '/operator/merchants/gone',
      { disabled: true },
      {
        headers: { authorization: `Bearer ${OPERATOR_KEY}`, 'x-merchantid': null },
      },
    );
    expect((await customer.open(link)).status).toBe(404);
  });

  it('says that it has expired, also to a form that comes too late', async () => {
    const { orderId, link } = await makeOrder(service, { 'metadata.expiryInMins': '5' });
    const hidden = hiddenFieldsOf((await customer.open(link)).text);
    service.clock.advance(5 * 60_000);
    expect((await customer.open(link)).text).toContain('This payment link has expired');
    const late = await customer.send(link, { action: 'pay', ...card, ...hidden });
    expect(locationOf(late)).toBe(link);
    await service.runWorkers();
    expect((await customer.open(link)).text).toContain('This payment link has expired');
    expect(await statusOf(orderId)).toBe(OrderStatus.EXPIRED);
  });

  it('says so when its gateway reference id fits no configuration, and the payment ends in STARTED', async () => {
    const order = { 'metadata.SVC:gateway_reference_id': 'Cards_Default', return_url: 'https://shop.example/paid' };
    const { orderId, link } = await makeOrder(service, order);
    const page = await customer.open(link);
    expect(page.text).toContain('wrong payment methods');
    expect(page.text).toContain('<li>Card via Sandbox bank</li>');
    const started = await customer.fill(link, { action: 'pay', ...card });
    const back = await customer.open(locationOf(started));
    expect(locationOf(back)).toContain(`order_id=${orderId}&status=STARTED&status_id=20`);
  });

  it('names the frames of the settings, and then leaves the frame with its form', async () => {
    const framed = await service.addMerchant('framed', (merchant) => ({
      ...merchant,
      paymentPage: {
        ...merchant.paymentPage,
        frameAncestors: ['https://shop.example'],
        logoUrl: 'https://cdn.shop.example/logo.svg',
      },
    }));
    const { link } = await makeOrder({ call: service.callAs(framed) });
    const page = await customer.open(link);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors https://shop.example');
    expect(policy).toMatch(/img-src [^;]* https:[/][/]cdn.shop.example;/);
    expect(page.text).toContain('<img src="https://cdn.shop.example/logo.svg" alt="">');
    expect(page.text).not.toContain('target=');
    const path = link.slice(service.baseUrl.length);
    const framedPage = await service.call.get(path, { headers: { accept: 'text/html', 'sec-fetch-dest': 'iframe' } });
    expect(framedPage.text).toContain('<form method="post" target="_top" data-card-form="strict"');
    expect(framedPage.text).toContain('banks do not allow frames');
    const bank = await customer.open(locationOf(await customer.fill(link, { action: 'pay', ...card })));
    expect(bank.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it("behind the frame's own link is the same payment, for a frame unless the browser shows it in a window", async () => {
    const call = service.callAs(
      await service.addMerchant('framing', (merchant) => ({
        ...merchant,
        paymentPage: { ...merchant.paymentPage, frameAncestors: ['https://shop.example'] },
      })),
    );
    const created = (await call.form('/orders', { order_id: 'FRAME-1', amount: '100.00' })).json();
    const link = textAt(created, 'payment_links', 'iframe');
    expect(link).not.toBe(textAt(created, 'payment_links', 'web'));
    const page = await customer.open(link);
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors https://shop.example');
    expect(page.text).toContain('<form method="post" target="_top"');
    const open = (destination: string) =>
      service.call.get(new URL(link).pathname, { headers: { accept: 'text/html', 'sec-fetch-dest': destination } });
    expect((await open('iframe')).text).toContain('banks do not allow frames');
    expect((await open('document')).text).not.toMatch(/target="_top"|banks do not allow frames/);
    const started = await customer.fill(link, { action: 'pay', ...card });
    await customer.fill(locationOf(started), { action: 'pay', otp: PASSWORD });
    for (const address of [link, textAt(created, 'payment_links', 'web')]) {
      expect((await customer.open(address)).text).toContain('Payment complete');
    }
  });
});

describe('the limits of payment attempts', () => {
  it('hold on the page as well: 429 with the time to wait', async () => {
    const limited = await startService({
      label: 'payment page limits',
      config: { limits: { perAddressPerMinute: 100, perOrderPerMinute: 2, cardFailuresPerHour: 10 } },
    });
    try {
      const guest = customerOf(limited);
      const { link } = await makeOrder(limited);
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const answer = await guest.fill(link, { action: 'pay', ...card });
        statuses.push(answer.status);
        if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(statuses).toEqual([303, 303, 429]);
    } finally {
      await limited.close();
    }
  });
});
