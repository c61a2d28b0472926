/** A merchant enabled for tokenization, its customers' stored cards, and a customer who authenticates the one-rupee charge. */
import { EventName } from '../../generated/values.ts';
import type { Merchant } from '../../server/domain/merchants/merchant.ts';
import { bankPageOf, PASSWORD } from './bank-page.ts';
import { type Answer, at, textAt } from './caller.ts';
import { startService, type TestServiceOptions } from './service.ts';
import { webhookProblems } from './webhook-contract.ts';
import { acknowledge, type Answer as EndpointAnswer, httpEndpoint } from './webhook-endpoint.ts';

export const VISA = '4111111111111111';
export const CUSTOMER = 'cust_2041';

type Fields = Readonly<Record<string, string>>;

/** `answer`: how the merchant's endpoint answers. */
export async function outOfBandFixtures(
  label: string,
  options: Partial<TestServiceOptions> = {},
  answer: EndpointAnswer = acknowledge,
) {
  const endpoint = await httpEndpoint(answer);
  const enabled = (merchant: Merchant): Merchant => ({
    ...merchant,
    tokenizationEnabled: true,
    paymentPage: { ...merchant.paymentPage, allowedOrigins: ['https://shop.example'] },
    webhook: { ...merchant.webhook, url: endpoint.origin, events: Object.values(EventName) },
  });
  const service = await startService({ label, merchant: enabled, ...options });
  const { call, clock } = service;
  const bank = bankPageOf(service);

  async function addCard(number = VISA, customer = CUSTOMER, caller = call): Promise<string> {
    const form = { customer_id: customer, card_number: number, card_exp_month: '12', card_exp_year: '2040' };
    const answer = await caller.form('/card/add', form);
    if (answer.status !== 200) throw new Error(`the card was not stored: ${answer.text}`);
    return textAt(answer.json(), 'card_reference');
  }

  function tokenize(reference: string, fields: Fields = {}, caller = call): Promise<Answer> {
    const form = { customer_id: CUSTOMER, card_security_code: '123', consent: 'true', ...fields };
    return caller.form(`/cards/${reference}/tokenize`, form);
  }

  /** Starts it; answers the order and where the customer authenticates. */
  async function started(reference: string, fields: Fields = {}) {
    const answer = await tokenize(reference, fields);
    if (answer.status !== 200) throw new Error(`not started: ${answer.text}`);
    const body = answer.json();
    return { orderId: textAt(body, 'order_id'), address: textAt(body, 'payment', 'authentication', 'url') };
  }

  async function pass(seconds: number): Promise<void> {
    await service.runWorkers();
    for (let second = 0; second < seconds; second += 1) {
      clock.advance(1_000);
      await service.runWorkers();
    }
  }

  const order = async (orderId: string) => (await call.get(`/orders/${orderId}`)).json();

  return {
    service,
    endpoint,
    bank,
    enabled,
    /** Enabled, and asks its customers for consent itself. */
    consenting: (merchant: Merchant): Merchant => ({ ...enabled(merchant), merchantConsent: true }),
    addCard,
    tokenize,
    started,
    pass,
    order,
    /** From the consent to the paid rupee, which the customer is authenticated for; answers the order's id. */
    async paid(reference: string, fields: Fields = {}): Promise<string> {
      const { orderId, address } = await started(reference, fields);
      await bank.enter(address, PASSWORD);
      return orderId;
    },
    async listed(reference: string, customer = CUSTOMER): Promise<unknown> {
      const cards: unknown = at((await call.get(`/cards?customer_id=${customer}`)).json(), 'cards');
      return Array.isArray(cards) ? cards.find((card) => at(card, 'card_reference') === reference) : undefined;
    },
    /** The names of the order’s webhooks, in the order of their sequence numbers. */
    received(orderId: string): string[] {
      const events = endpoint.received.map(({ headers, body }) => {
        const problems = webhookProblems(headers, body);
        if (problems.length > 0) throw new Error(`a webhook against the contract: ${problems.join('; ')}`);
        const event: unknown = JSON.parse(body);
        return { event, number: Number(headers['x-svc-sequence'] ?? 0) };
      });
      const ofOrder = events.filter(({ event }) =>
        [at(event, 'content', 'order', 'order_id'), at(event, 'content', 'order_id')].includes(orderId),
      );
      return ofOrder.sort((one, other) => one.number - other.number).map(({ event }) => textAt(event, 'event_name'));
    },
    ledger: async (orderId: string) => {
      const lines = service.database.db.collection('sandbox_gateway_ledger').find({ orderKey: `shop:${orderId}` });
      return (await lines.toArray()).map(({ kind }) => String(kind)).sort();
    },
    numbers: () => service.database.db.collection('card_numbers').countDocuments(),
    async close() {
      await service.close();
      await endpoint.close();
    },
  };
}
