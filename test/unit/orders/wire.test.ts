import { describe, expect, it } from 'vitest';
import { OrderStatus, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import { toPaymentPart } from '../../../server/api/orders/payment-part-wire.ts';
import { toClientOrder, toEventContent, toTimestamp, toWireOrder } from '../../../server/api/orders/wire.ts';
import { applyDispute } from '../../../server/domain/payments/disputes.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import { statusIds } from '../../../server/domain/payments/order-status.ts';
import { declineRules, isDeclineCode } from '../../../server/domain/ports/declines.ts';
import { disputeReport, later, receipt, sampleOrder, withAttempt } from '../../support/order-samples.ts';

const VERSION = '2023-06-30';
const NEWER = '2025-01-10';
const paid = { ...withAttempt(sampleOrder(), 'CHARGED', { receipt }), status: OrderStatus.CHARGED };

const clientOrder = (order: Order) => toClientOrder(order, toPaymentPart(order, VERSION));

describe('an order on the wire', () => {
  it('gives every status the number that existing clients know', () => {
    expect(statusIds).toEqual({
      NEW: 10,
      STARTED: 20,
      CHARGED: 21,
      SVC_DECLINED: 22,
      PENDING_VBV: 23,
      VBV_SUCCESSFUL: 24,
      AUTHORIZED: 25,
      AUTHENTICATION_FAILED: 26,
      AUTHORIZATION_FAILED: 27,
      AUTHORIZING: 28,
      VOIDED: 31,
      VOID_INITIATED: 32,
      CAPTURE_INITIATED: 33,
      CAPTURE_FAILED: 34,
      VOID_FAILED: 35,
      AUTO_REFUNDED: 36,
      PARTIAL_CHARGED: 37,
      EXPIRED: 38,
    });
  });

  it('writes moments to the second, in UTC', () => {
    expect(toTimestamp(new Date('2026-03-14T09:26:53.999Z'))).toBe('2026-03-14T09:26:53Z');
  });

  it('without a transaction: every text there, none of the transaction fields', () => {
    const bare = sampleOrder({
      customerId: '',
      udfs: Array.from({ length: 10 }, () => ''),
      billingAddress: {},
      metadata: [],
    });
    const wire = toWireOrder(bare, VERSION);
    expect(wire).toMatchObject({
      status: 'NEW',
      status_id: 10,
      amount: 100,
      effective_amount: 100,
      amount_refunded: 0,
      refunded: false,
      customer_id: '',
      udf1: '',
      udf10: '',
      metadata: {},
      date_created: '2026-03-14T09:26:53Z',
      order_expiry: '2026-03-14T09:56:53Z',
    });
    expect(wire.billing_address).toEqual({
      first_name: '',
      last_name: '',
      line1: '',
      line2: '',
      line3: '',
      city: '',
      state: '',
      postal_code: '',
      phone: '',
      country: '',
      country_code_iso: '',
    });
    for (const name of [
      'txn_id',
      'card',
      'txn_detail',
      'payment_gateway_response',
      'refunds',
      'disputes',
      'resp_code',
    ]) {
      expect(wire).not.toHaveProperty(name);
    }
  });

  it('with a transaction: the card block, the gateway block and the detail', () => {
    const wire = toWireOrder(paid, VERSION);
    expect(wire).toMatchObject({
      txn_id: 'shop-ORD-1-1',
      status: 'CHARGED',
      status_id: 21,
      card: { card_isin: '411111', last_four_digits: '1111', using_saved_card: false, saved_to_locker: false },
      payment_gateway_response: { txn_id: 'shop-ORD-1-1', auth_id_code: 'A00001', resp_code: '00' },
      txn_detail: { order_id: 'ORD-1', txn_amount: 100, net_amount: 100, currency: 'INR', status: 'CHARGED' },
      refunds: [],
      disputes: [],
    });
    expect(wire.txn_detail?.decline).toBeNull();
  });

  it('shows why the attempt was declined, and nothing of it once the attempt is charged after all', () => {
    const { AUTHORIZATION_FAILED, CHARGED } = TxnStatus;
    for (const [code, rule] of Object.entries(declineRules)) {
      if (!isDeclineCode(code)) throw new Error(`${code} is no decline code`);
      const facts = { declineCode: code, errorCode: TxnErrorCode.authorization_failed };
      const decline = toWireOrder(withAttempt(sampleOrder(), AUTHORIZATION_FAILED, facts), NEWER).txn_list?.[0]
        ?.decline;
      expect(decline).toEqual({ code, retry: rule.retry.toUpperCase(), customer_message: rule.message });
      const late = withAttempt(sampleOrder(), CHARGED, { ...facts, errorCode: '' });
      expect(toWireOrder(late, NEWER).txn_detail?.decline).toBeNull();
    }
  });

  it('shows a dispute as the contract has it', () => {
    const report = disputeReport({ at: later(0), respondBy: later(5_000), money: { minor: 4_050, currency: 'INR' } });
    const disputed = applyDispute(paid, 'txn_1', report, later(1_000));
    expect(disputed.kind === 'step' ? toWireOrder(disputed.order, VERSION).disputes : undefined).toEqual([
      {
        dispute_id: 'dsp_5e2c81b7940f3a6d',
        txn_id: 'shop-ORD-1-1',
        txn_uuid: 'txn_1',
        status: 'OPEN',
        amount: 40.5,
        currency: 'INR',
        reason: '13.1',
        respond_by: '2026-03-14T09:26:58Z',
        date_created: '2026-03-14T09:26:54Z',
        last_updated: '2026-03-14T09:26:54Z',
      },
    ]);
  });

  it('shows the later fields only from their date on', () => {
    const has = (version: string) =>
      ['maximum_eligible_refund_amount', 'txn_list'].filter((name) => name in toWireOrder(paid, version));
    expect(has('2018-10-25')).toEqual([]);
    expect(has(VERSION)).toEqual([]);
    expect(has('2025-01-09')).toEqual([]);
    expect(has(NEWER)).toEqual(['maximum_eligible_refund_amount', 'txn_list']);
    expect(has('2031-01-01')).toEqual(['maximum_eligible_refund_amount', 'txn_list']);
  });

  it('can give back what was charged, and nothing of an order that was not', () => {
    expect(toWireOrder(paid, NEWER).maximum_eligible_refund_amount).toBe(100);
    expect(toWireOrder(sampleOrder(), NEWER).maximum_eligible_refund_amount).toBe(0);
    expect(toWireOrder(withAttempt(sampleOrder(), 'PENDING_VBV'), NEWER).maximum_eligible_refund_amount).toBe(0);
  });

  it('holds no links, no token and no webhook state in a webhook', () => {
    const { order } = toEventContent(paid, NEWER);
    for (const name of ['payment_links', 'svc', 'webhook_notified']) expect(order).not.toHaveProperty(name);
  });
});

describe('an order as a client auth token reads it', () => {
  it('has every other field that the merchant reads today', () => {
    const hidden = ['payment_gateway_response', 'txn_list', 'disputes'];
    const merchants = Object.keys(toWireOrder(paid, NEWER)).filter((name) => !hidden.includes(name));
    expect(Object.keys(toClientOrder(paid, toPaymentPart(paid, NEWER))).sort()).toEqual(merchants.sort());
  });

  it('is without a new field until the field is listed', () => {
    const part = { ...toPaymentPart(paid, NEWER), risk_score: 12 };
    expect(toClientOrder(paid, part)).not.toHaveProperty('risk_score');
  });

  it('is without metadata, UDFs, gateway response, attempts and disputes', () => {
    const wire = toClientOrder(paid, toPaymentPart(paid, NEWER));
    expect(wire.metadata).toEqual({});
    expect([wire.udf1, wire.udf10]).toEqual(['', '']);
    for (const name of ['payment_gateway_response', 'txn_list', 'disputes']) expect(wire).not.toHaveProperty(name);
    expect(wire.txn_detail?.status).toBe('CHARGED');
  });

  it('shows of e-mail and telephone numbers no more than their owner needs to know them again', () => {
    const wire = clientOrder(paid);
    expect([wire.customer_email, wire.customer_phone]).toEqual(['a***@shop.example', 'XXXXXX3210']);
    expect(wire.billing_address.phone).toBe('XXXXXX3210');
    expect(JSON.stringify(wire)).not.toContain('9876543210');
    expect(JSON.stringify(wire)).not.toContain('asha@');
  });

  it.each([
    ['', ''],
    ['@shop.example', ''],
    ['no address', ''],
    ['a@b', 'a***@b'],
    ['asha@odd@shop.example', 'a***@shop.example'],
  ])('masks the e-mail %j as %j', (customerEmail, masked) => {
    expect(clientOrder(sampleOrder({ customerEmail })).customer_email).toBe(masked);
  });

  it.each([
    ['', ''],
    ['1234567', ''],
    ['12345678', 'XXXX5678'],
    ['+91 98765 43210', 'XXXXXXXXXXX3210'],
  ])('masks the telephone number %j as %j', (customerPhone, masked) => {
    expect(clientOrder(sampleOrder({ customerPhone })).customer_phone).toBe(masked);
  });
});
