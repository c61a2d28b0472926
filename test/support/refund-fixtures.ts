/** Paid orders and their refunds, for tests. */
import { type Answer, at, textAt } from './caller.ts';
import { Cards, type Fields, type Shop, shopOf } from './payments.ts';
import type { TestService } from './service.ts';

export interface RefundFixtures {
  readonly shop: Shop;
  /** An order of 100.00 INR, paid with this card. */
  paid(number?: string, fields?: Fields): Promise<string>;
  /** POST /orders/{order_id}/refunds. */
  refund(orderId: string, requestId: string, amount?: string): Promise<Answer>;
  /** The same, which must be accepted. */
  refunded(orderId: string, requestId: string, amount?: string): Promise<Readonly<Record<string, unknown>>>;
  /** The statuses of the order's refunds, oldest first. */
  statuses(orderId: string): Promise<unknown[]>;
}

export function refundFixtures(service: TestService, shop: Shop = shopOf(service)): RefundFixtures {
  const refund = (orderId: string, requestId: string, amount?: string) =>
    service.call.form(
      `/orders/${orderId}/refunds`,
      { unique_request_id: requestId, ...(amount === undefined ? {} : { amount }) },
      { headers: { version: '2025-01-10' } },
    );
  return {
    shop,
    refund,
    async paid(number = Cards.visa, fields = {}) {
      const orderId = await shop.order(fields);
      await shop.pay(orderId, number);
      const status = textAt(await shop.read(orderId), 'status');
      if (status !== 'CHARGED') throw new Error(`the order was not paid: ${status}`);
      return orderId;
    },
    async refunded(orderId, requestId, amount) {
      const answer = await refund(orderId, requestId, amount);
      if (answer.status !== 200) throw new Error(`the refund was not accepted: ${answer.text}`);
      return answer.json();
    },
    async statuses(orderId) {
      const list = at(await shop.read(orderId), 'refunds');
      return Array.isArray(list) ? list.map((item) => at(item, 'status')) : [];
    },
  };
}
