/** Hand-made orders for the pages: what a page shows follows from the order alone. */
import { OrderStatus, TxnStatus } from '../../../generated/values.ts';
import type { Merchant } from '../../../server/domain/merchants/merchant.ts';
import { newMerchant } from '../../../server/domain/merchants/new-merchant.ts';
import { noStoragePlan } from '../../../server/domain/payments/card-storage-plan.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import { withTxns } from '../../../server/domain/payments/order-status.ts';
import { referenceHash } from '../../../server/domain/payments/reference.ts';
import { blankTxn, type Txn } from '../../../server/domain/payments/txn.ts';

export const now = new Date('2026-03-14T09:26:53Z');
export const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

export function sampleMerchant(change: Partial<Merchant> = {}): Merchant {
  const firstKey = {
    keyId: 'key_1',
    name: 'first',
    hash: '',
    lastFour: '0000',
    createdAt: now,
    allowedIps: [],
    lastUsedAt: null,
  };
  const merchant = newMerchant({
    merchantId: 'shop',
    name: 'Test Shop',
    environment: 'sandbox',
    createdAt: now,
    firstKey,
  });
  const gateway = {
    gatewayConfigId: 'gw_1',
    gateway: 'SANDBOX',
    name: 'Sandbox bank',
    referenceId: 'cards_default',
    credentials: {},
    isDefault: true,
    enabled: true,
    createdAt: now,
  };
  return { ...merchant, gateways: [gateway], ...change };
}

export function sampleTxn(attempt: number, change: Partial<Txn> = {}): Txn {
  return {
    ...blankTxn,
    txnId: `shop-ord-${attempt}`,
    txnUuid: `txn_${attempt}`,
    status: TxnStatus.PENDING_VBV,
    money: { minor: 10_000, currency: 'INR' },
    createdAt: now,
    updatedAt: now,
    authType: 'THREE_DS',
    payer: 'known',
    paymentMethod: 'VISA',
    redirect: true,
    card: {
      isin: '411111',
      lastFour: '1111',
      brand: 'VISA',
      type: 'CREDIT',
      subType: null,
      issuer: 'Sandbox Bank',
      issuerCountry: 'INDIA',
      bankCode: 'SBX',
      tokenizable: true,
      fingerprint: 'fp',
      expiryMonth: '12',
      expiryYear: '2030',
      nameOnCard: '',
    },
    keeping: noStoragePlan,
    gateway: 'SANDBOX',
    gatewayConfigId: 'gw_1',
    refHash: referenceHash(`ref_${attempt}`),
    ...change,
  };
}

export function sampleOrder(txns: readonly Txn[], change: Partial<Order> = {}): Order {
  const order: Order = {
    uid: 'ord_1',
    merchantId: 'shop',
    orderId: 'ord',
    status: OrderStatus.NEW,
    money: { minor: 10_000, currency: 'INR' },
    customerId: '',
    customerEmail: '',
    customerPhone: '',
    productId: '',
    description: '',
    returnUrl: '',
    routingId: '',
    openedBy: 'merchant',
    createdAt: now,
    updatedAt: now,
    expiresAt: later(30),
    udfs: Array.from({ length: 10 }, () => ''),
    billingAddress: {},
    shippingAddress: {},
    metadata: [],
    txns: [],
    refunds: [],
    consents: [],
    purpose: 'payment',
    ...change,
  };
  return withTxns(order, txns, now);
}
