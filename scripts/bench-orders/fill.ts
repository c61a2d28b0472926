/** Fills the order index with believable orders, through the projection's own mapping. */
import type { Db } from 'mongodb';
import { OrderStatus, RefundStatus, TxnErrorCode, TxnStatus } from '../../generated/values.ts';
import { noStoragePlan } from '../../server/domain/payments/card-storage-plan.ts';
import { newOrder } from '../../server/domain/payments/new-order.ts';
import type { Order } from '../../server/domain/payments/order.ts';
import { blankTxn, type Txn } from '../../server/domain/payments/txn.ts';
import { ensureIndexes } from '../../server/storage/mongo/indexes.ts';
import { ORDER_INDEX, type OrderIndexDocument, orderIndexIndexes } from '../../server/storage/order-index.ts';
import { orderIndexDocument } from '../../server/storage/order-projection.ts';
import { orderKey } from '../../server/storage/orders.ts';

/** The merchant that is searched has most of the orders. */
export const MERCHANT = 'bench';
const OTHERS = 50;
/** How many customers and amounts there are: a customer has some twenty orders, an amount thousands. */
export const CUSTOMERS = 50_000;
export const AMOUNTS = 500;
export const START = Date.parse('2026-01-01T00:00:00Z');
/** An order every 20 seconds. */
export const APART_MS = 20_000;
const BATCH = 2_000;

const gateways = ['STRIPE', 'ADYEN', 'SANDBOX'] as const;
const networks = ['VISA', 'MASTERCARD', 'RUPAY', 'AMEX'] as const;

export const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** What is known of the order with a number, to search for it. */
export function sampleOf(number: number) {
  // Neighbouring numbers differ in everything, as neighbouring orders do.
  const mixed = (number * 7_919) % 1_000_003;
  const customer = mixed % CUSTOMERS;
  return {
    merchantId: number % 10 === 9 ? `other${mixed % OTHERS}` : MERCHANT,
    orderId: `ORD-${digits(number, 9)}`,
    createdAt: new Date(START + number * APART_MS),
    customerId: `cust_${customer}`,
    email: `customer${customer}@shop.example`,
    phone: `+9198${digits(customer, 8)}`,
    minor: ((mixed % AMOUNTS) + 1) * 100,
    lastFour: digits(mixed % 10_000, 4),
    rrn: digits(number, 12),
    txnUuid: `txn_${digits(number, 32)}`,
    gateway: gateways[mixed % gateways.length] ?? 'STRIPE',
    network: networks[mixed % networks.length] ?? 'VISA',
    /** Of a hundred: 78 paid, 12 declined, 10 without an attempt. */
    lot: mixed % 100,
  };
}

function txnOf(sample: ReturnType<typeof sampleOf>): Txn {
  const { merchantId, orderId, txnUuid, lastFour, network, gateway, minor, createdAt, rrn, lot } = sample;
  const isPaid = lot < 78;
  return {
    ...blankTxn,
    txnId: `${merchantId}-${orderId}-1`,
    txnUuid,
    status: isPaid ? TxnStatus.CHARGED : TxnStatus.AUTHORIZATION_FAILED,
    errorCode: isPaid ? '' : TxnErrorCode.authorization_failed,
    ...(isPaid ? {} : { declineCode: 'insufficient_funds' }),
    money: { minor, currency: 'INR' },
    createdAt,
    updatedAt: createdAt,
    authType: 'THREE_DS',
    payer: 'known',
    paymentMethod: network,
    redirect: true,
    card: {
      isin: '',
      lastFour,
      fingerprint: '',
      brand: network,
      type: 'CREDIT',
      subType: '',
      issuer: '',
      issuerCountry: '',
      bankCode: '',
      tokenizable: false,
      expiryMonth: '12',
      expiryYear: '2040',
      nameOnCard: '',
    },
    keeping: noStoragePlan,
    gateway,
    receipt: { rrn, epgTxnId: `epg_${rrn}`, authIdCode: '', respCode: '00', respMessage: '', created: createdAt },
  };
}

/** The order with a number. `sample`: what is known of it. */
export function orderOf(number: number, sample = sampleOf(number)): Order {
  const { merchantId, orderId, createdAt, minor, customerId, email, phone, txnUuid, lot } = sample;
  const { order } = newOrder(
    {
      orderId,
      money: { minor, currency: 'INR' },
      customerId,
      customerEmail: email,
      customerPhone: phone,
      productId: '',
      description: '',
      returnUrl: '',
      udfs: [],
      billingAddress: {},
      shippingAddress: {},
      metadata: [],
      expiryMinutes: undefined,
    },
    {
      uid: `ord_${digits(number, 32)}`,
      merchantId,
      routingId: '',
      openedBy: 'merchant',
      purpose: 'payment',
      defaultExpiryMinutes: 30,
      now: createdAt,
    },
  );
  if (lot >= 90) return order;
  const txn = txnOf(sample);
  const paid = { ...order, status: lot < 78 ? OrderStatus.CHARGED : OrderStatus.AUTHORIZATION_FAILED, txns: [txn] };
  if (number % 500 !== 0) return paid;
  const refund = {
    id: `rfd_${digits(number, 16)}`,
    kind: 'merchant',
    requestId: 'r',
    callMark: null,
    txnUuid,
    txnId: txn.txnId,
    gateway: txn.gateway,
    money: txn.money,
    createdAt,
    status: RefundStatus.MANUAL_REVIEW,
    sentAt: createdAt,
    reference: null,
    arn: null,
    processedAt: null,
    errorCode: '',
    errorMessage: '',
    nextAt: null,
  } as const;
  return { ...paid, refunds: [refund] };
}

/** Fills the index up to `to` orders. The database index is built afterwards, which is faster. Returns the bytes of data and indexes. */
export async function fillIndex(db: Db, from: number, to: number, log: (line: string) => void) {
  const index = db.collection<OrderIndexDocument>(ORDER_INDEX);
  if (from > 0) await index.dropIndex('terms');
  for (let first = from; first < to; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, to - first) }, (_, offset) => first + offset);
    const documents = numbers.map((number) => {
      const order = orderOf(number);
      return orderIndexDocument({ key: orderKey(order.merchantId, order.orderId), version: 2, order });
    });
    await index.insertMany(documents, { ordered: false, writeConcern: { w: 1, journal: false } });
    if ((first + BATCH) % 100_000 === 0) log(`${first + BATCH} orders`);
  }
  await ensureIndexes(db, [orderIndexIndexes]);
  const stats = await db.command({ collStats: ORDER_INDEX });
  return { data: Number(stats.size), indexes: Number(stats.totalIndexSize) };
}
