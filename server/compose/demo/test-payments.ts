/** Orders of the demo merchant for the button of the start page. Sandbox only. */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { DEMO_MERCHANT_ID } from '../../domain/merchants/merchant.ts';
import type { OrderTerms } from '../../domain/payments/new-order.ts';
import type { PageLinks } from '../../domain/payments/reference.ts';
import type { TestPayments } from '../../pages/start/start-site.ts';
import { type Random, shortId } from '../../platform/runtime.ts';
import type { MerchantDirectory } from '../../usecases/merchants/directory.ts';
import type { SubmitOrder } from '../../usecases/payments/submit-order.ts';

export interface TestPaymentsDeps {
  readonly directory: Pick<MerchantDirectory, 'byId'>;
  readonly submitOrder: SubmitOrder;
  readonly links: PageLinks;
  readonly random: Random;
}

function termsOf(orderId: string): OrderTerms {
  return {
    orderId,
    money: { minor: 49_900, currency: 'INR' },
    customerId: '',
    customerEmail: '',
    customerPhone: '',
    productId: '',
    description: 'Test payment',
    returnUrl: '',
    udfs: [],
    billingAddress: {},
    shippingAddress: {},
    metadata: [],
    expiryMinutes: undefined,
  };
}

export function createTestPayments({ directory, submitOrder, links, random }: TestPaymentsDeps): TestPayments {
  const demoMerchant = (): Promise<Merchant | null> => directory.byId(DEMO_MERCHANT_ID);
  return {
    exist: async () => (await demoMerchant()) !== null,
    async open() {
      const merchant = await demoMerchant();
      if (merchant === null) return null;
      const result = await submitOrder({
        merchant,
        terms: termsOf(shortId('test', random)),
        change: () => ({}),
        routingId: '',
        openedBy: 'merchant',
        purpose: 'payment',
        links: ['order'],
      });
      if (!('stored' in result)) throw new Error(`The order of the test payment was not created: ${result.kind}.`);
      return links.of(result.stored.order).web;
    },
  };
}
