import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderStatus } from '../../../generated/values.ts';
import { at } from '../../support/caller.ts';
import {
  type Customer,
  card,
  customerOf,
  formTokenOf,
  locationOf,
  makeOrder,
  makeSession,
  newCustomerId,
} from '../../support/http-customer.ts';
import { startService, type TestService } from '../../support/service.ts';
import { addCard, listOf, VISA } from '../../support/stored-cards.ts';

const CVV = '739';
const SCRIPT = '"><script>alert(1)</script>';
const ESCAPED = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;';

let service: TestService;
let customer: Customer;

beforeAll(async () => {
  service = await startService({
    label: 'checkout attacks',
    merchant: (merchant) => ({ ...merchant, paymentPage: { ...merchant.paymentPage, displayName: SCRIPT } }),
  });
  customer = customerOf(service);
});
afterAll(() => service.close());

async function expectUnpaid(orderId: string): Promise<void> {
  const order = (await service.call.get(`/orders/${orderId}`)).json();
  expect(at(order, 'status')).toBe(OrderStatus.NEW);
  expect(at(order, 'txn_list') ?? []).toEqual([]);
}

/** Two customers, each with a stored card and a session. */
async function twoCustomers() {
  const [mine, theirs] = [newCustomerId(), newCustomerId()];
  const own = await addCard(service.call, mine);
  const victim = await addCard(service.call, theirs);
  const session = await makeSession(service, { customer_id: mine });
  const other = await makeSession(service, { customer_id: theirs });
  return { mine, theirs, own, victim, session, other };
}

const paying = (cardReference: string) => ({
  action: 'pay',
  card_reference: cardReference,
  card_security_code: CVV,
});

describe("another customer's stored card", () => {
  it("cannot be named in the form of one's own session, nor can a made-up one", async () => {
    const { victim, session } = await twoCustomers();
    for (const reference of [victim.reference, `crd_${'0'.repeat(32)}`, '{"$gt":""}', victim.token.slice(0, 64)]) {
      const page = await customer.fill(session.link, paying(reference));
      expect(page.status).toBe(200);
      expect(page.text).toContain('This card isn&#39;t saved any more');
      expect(page.text).not.toContain(victim.reference);
    }
    await expectUnpaid(session.orderId);
  });

  it("cannot be paid with by the order's own link, even where it is the order's customer's", async () => {
    const { mine, own } = await twoCustomers();
    const { orderId, link } = await makeOrder(service, { customer_id: mine });
    const page = await customer.fill(link, paying(own.reference));
    expect(page.text).toContain('This card isn&#39;t saved any more');
    await expectUnpaid(orderId);
  });
});

describe('a form of the payment page', () => {
  it("is refused with another link's token, and with the token of the same order's other link", async () => {
    const { mine, own, session, other } = await twoCustomers();
    const token = formTokenOf((await customer.open(session.link)).text);
    const both = await makeOrder(service, { customer_id: mine });
    const second = await makeSession(service, { order_id: both.orderId, customer_id: mine });
    const ownLinkToken = formTokenOf((await customer.open(both.link)).text);
    const forms = [
      [other.link, { ...paying(own.reference), _csrf: token }],
      [second.link, { ...paying(own.reference), _csrf: ownLinkToken }],
      [session.link, { ...paying(own.reference), _csrf: '' }],
      [session.link, { ...paying(own.reference), _csrf: `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}` }],
      [session.link, { ...paying(own.reference), amount_shown: '1 INR' }],
    ] as const;
    for (const [link, form] of forms) expect((await customer.fill(link, form)).status).toBe(403);
    for (const { orderId } of [session, other, both]) await expectUnpaid(orderId);
  });

  it('does not change stored cards, whichever button it names', async () => {
    const { mine, own, session } = await twoCustomers();
    for (const action of ['delete', 'tokenize']) {
      const answer = await customer.fill(session.link, { action, card_reference: own.reference, consent: 'yes' });
      expect(answer.status).toBe(400);
    }
    expect(await listOf(service.call, mine)).toHaveLength(1);
    await expectUnpaid(session.orderId);
  });
});

describe('what people have typed', () => {
  it('stays text: the name of the shop, a nickname, the name on a card', async () => {
    const customerId = newCustomerId();
    await addCard(service.call, customerId, { nickname: SCRIPT, name_on_card: SCRIPT });
    const { link } = await makeSession(service, { customer_id: customerId, description: SCRIPT });
    const pages = [
      await customer.open(link),
      await customer.fill(link, {
        action: 'pay',
        card_reference: 'new',
        ...card,
        name_on_card: SCRIPT,
        card_exp_month: '13',
      }),
    ];
    for (const page of pages) {
      expect(page.text).toContain(ESCAPED);
      expect(page.text).not.toContain('<script>');
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    }
  });

  it('shows in no page, address or log line where it is a number or a security code', async () => {
    const customerId = newCustomerId();
    await addCard(service.call, customerId);
    const { link } = await makeSession(service, { customer_id: customerId });
    const secretCode = '8642';
    const answers = [
      await customer.fill(link, { action: 'pay', card_reference: 'new', ...card, card_security_code: secretCode }),
      await customer.fill(link, { action: 'pay', card_reference: 'new', ...card, name_on_card: VISA }),
      await customer.fill(link, { action: 'pay', card_reference: VISA, card_security_code: secretCode }),
      await customer.fill(link, { action: 'pay', card_reference: 'new', ...card }),
    ];
    const last = answers.at(-1);
    const bank = last === undefined ? undefined : await customer.open(locationOf(last));
    const shown = [...answers, bank].map((answer) => `${answer?.text}${answer?.headers.get('location')}`).join('\n');
    expect(bank?.text).toContain('name="otp"');
    for (const text of [shown, service.logLines().join('\n')]) {
      expect(text).not.toContain(VISA);
      expect(text).not.toMatch(/value="(8642|739)"|"(8642|739)"/);
    }
  });
});
