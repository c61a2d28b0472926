/** What the merchant of the drill does before and after the disaster: stores a card, pays with it, reads its orders and its audit log. */
import { assertOk, createMerchantClient } from '../../generated/client/index.ts';
import { EventName, type OrderStatus } from '../../generated/values.ts';
import type { Demo } from '../../server/compose/demo/demo-file.ts';
import { mapWithLimit } from '../../server/platform/map-with-limit.ts';
import { loginToSettings } from '../demo/service-process.ts';

const CUSTOMER = 'drill-customer';
const FRICTIONLESS = '4012001037141112';

export function createDrillMerchant(baseUrl: string, demo: Demo) {
  const { merchantId, apiKey } = demo;
  const client = createMerchantClient({ baseUrl, merchantId, apiKey });
  return {
    /** Subscribes to every event. This also writes to the audit log. */
    async subscribe(url: string): Promise<void> {
      const settings = await loginToSettings(baseUrl, demo);
      assertOk(await settings.replaceWebhookSettings({ body: { url, events: Object.values(EventName) } }));
    },

    async storeCard(): Promise<void> {
      const customer = { object_reference_id: CUSTOMER, mobile_number: '9876543210' };
      assertOk(await client.createCustomer({ body: customer }));
      const card = { card_number: FRICTIONLESS, card_exp_month: '12', card_exp_year: '2040', name_on_card: 'Asha Rao' };
      assertOk(await client.addCard({ body: { customer_id: CUSTOMER, ...card } }));
    },

    /** Pays an order with the stored card, whose number only the vault has. Returns the order's status. */
    async payWithStoredCard(orderId: string): Promise<OrderStatus | undefined> {
      assertOk(await client.createOrder({ body: { order_id: orderId, amount: '100.00', customer_id: CUSTOMER } }));
      const list = await client.listCards({ query: { customer_id: CUSTOMER } });
      assertOk(list);
      const { card_token = '' } = list.body.cards[0] ?? {};
      const payment = { payment_method_type: 'CARD', card_security_code: '739', format: 'json' } as const;
      assertOk(await client.startTxn({ body: { order_id: orderId, merchant_id: merchantId, card_token, ...payment } }));
      const order = await client.getOrder({ path: { order_id: orderId } });
      assertOk(order);
      return order.body.status;
    },

    /** How many of these orders can be read. */
    async readable(orderIds: readonly string[]): Promise<number> {
      const statuses = await mapWithLimit(orderIds, async (order_id) => [
        (await client.getOrder({ path: { order_id } })).status,
      ]);
      return statuses.filter((status) => status === 200).length;
    },

    /** Whether the audit log has entries, each of them unchanged. */
    async isAuditLogWhole(): Promise<boolean> {
      const verified = await (await loginToSettings(baseUrl, demo)).verifyAuditLog();
      assertOk(verified);
      return verified.body.whole && verified.body.checked_count > 0;
    },
  };
}
