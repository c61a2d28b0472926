/**
 * The Adyen connector against Adyen's official library: each request that it can make is valid by the library's models,
 * and notifications are signed and verified by the library's HMAC. `scriptedAdyen` checks requests and answers.
 */
import { describe, expect, test } from 'vitest';
import type { PayRequest } from '../../server/domain/ports/gateway-connector.ts';
import {
  adyenAnswerProblems,
  adyenModelProblems,
  adyenNotificationProblems,
  adyenRequestProblems,
  isSignedByAdyen,
} from '../support/adyen-models.ts';
import {
  adyenAccount,
  adyenHmacKey,
  answer,
  attempt,
  notificationBody,
  notificationItem,
  notificationMessage,
  payRequest,
  pspReference,
  received,
  scriptedAdyen,
  startedAt,
  tokenInstrument,
  txnUuid,
} from '../support/adyen-samples.ts';

const authorised = answer(200, { resultCode: 'Authorised', pspReference, merchantReference: txnUuid });
const money = { minor: 500, currency: 'EUR' };

describe('each request of the connector is valid by the models of the library', () => {
  const variants: Readonly<Record<string, Partial<PayRequest>>> = {
    'a card': {},
    'a network token': { instrument: tokenInstrument },
    'mail order or telephone order': { authType: 'MOTO' },
    'authentication as Adyen decides': { authType: 'OTP' },
    'no exemption from authentication': { authType: 'OTP', frictionlessAllowed: false },
    'a hold': { autoCapture: false },
    'no email, address or name': { customerEmail: '', customerAddress: '', nameOnCard: '' },
  };

  test.each(Object.entries(variants))('a payment: %s', async (_, rest) => {
    const { connector, sent } = scriptedAdyen([authorised]);
    await connector.pay(adyenAccount, payRequest(rest));
    expect(sent.map(({ path }) => path)).toEqual(['/payments']);
  });

  test('the return from the bank, a capture, a void, a refund, a cancellation and a test of the credentials', async () => {
    const later = new Date(startedAt.getTime() + 16 * 60_000);
    const answers = [authorised, received({ amount: { currency: 'EUR', value: 500 } }), received()];
    const cancelled = answer(201, {
      merchantAccount: 'ExampleShopECOM',
      paymentReference: txnUuid,
      pspReference: 'CAN9136172A',
      status: 'received',
    });
    const refunded = received({ amount: { currency: 'EUR', value: 500 } });
    const { connector, sent } = scriptedAdyen([...answers, refunded, cancelled, answer(200, {})], { now: later });
    await connector.resume(adyenAccount, attempt(), { redirectResult: 'X6XtfGC3' });
    await connector.capture(adyenAccount, attempt(), { id: 'hld_1', money });
    await connector.void(adyenAccount, attempt(), { id: 'hld_2', money });
    await connector.refund(adyenAccount, attempt(), { id: 'rfd_1', money, sentAt: new Date() });
    await connector.recover(adyenAccount, attempt({ cancellation: { kind: 'requested', since: startedAt } }));
    await connector.testCredentials(adyenAccount);
    expect(sent.map(({ path }) => path)).toEqual([
      '/payments/details',
      `/payments/${pspReference}/captures`,
      `/payments/${pspReference}/cancels`,
      `/payments/${pspReference}/refunds`,
      '/cancels',
      '/paymentMethods',
    ]);
  });
});

describe('a mistake in a document fails the check', () => {
  const valid = {
    merchantAccount: 'ExampleShopECOM',
    reference: txnUuid,
    returnUrl: 'https://pay.example.com/return',
    amount: { currency: 'EUR', value: 100 },
    paymentMethod: { type: 'scheme', number: '4', expiryMonth: '03', expiryYear: '2030' },
  };

  test('the document without a mistake passes', () => {
    expect(adyenRequestProblems('/payments', valid)).toEqual([]);
  });

  test.each([
    ['a misspelt name', { ...valid, shoperEmail: 'a@example.com' }, 'shoperEmail is unknown in PaymentRequest'],
    [
      'a misspelt name in a nested object',
      { ...valid, paymentMethod: { ...valid.paymentMethod, holdername: 'A' } },
      'paymentMethod.holdername is unknown in CardDetails',
    ],
    [
      'a misspelt name in additionalData',
      { ...valid, additionalData: { manualCapure: 'true' } },
      'additionalData.manualCapure is unknown',
    ],
    ['a number as text', { ...valid, amount: { currency: 'EUR', value: '100' } }, 'amount.value must be a number'],
    ['a fraction', { ...valid, amount: { currency: 'EUR', value: 1.5 } }, 'amount.value must be an integer'],
    ['a text as a boolean', { ...valid, reference: true }, 'reference must be a string'],
    [
      'a value that is not in the enum',
      { ...valid, shopperInteraction: 'MOTO' },
      'shopperInteraction must be one of Ecommerce, ContAuth, Moto, POS',
    ],
    [
      'a payment method of no known type',
      { ...valid, paymentMethod: { type: 'shceme' } },
      'paymentMethod is of no known kind of PaymentRequestPaymentMethod',
    ],
    ['a missing field', { ...valid, returnUrl: undefined }, 'returnUrl is missing'],
  ])('%s', (_, document, problem) => {
    expect(adyenRequestProblems('/payments', JSON.parse(JSON.stringify(document)))).toEqual([problem]);
  });

  test('an answer and a notification with a wrong enum value', () => {
    expect(adyenAnswerProblems('/payments', 200, { resultCode: 'Authorized' })[0]).toMatch(
      /^resultCode must be one of/,
    );
    const wrong = notificationBody(notificationItem({ eventCode: 'CAPTURED' }));
    expect(adyenNotificationProblems(wrong)[0]).toMatch(
      /^notificationItems\[0\]\.NotificationRequestItem\.eventCode must be one of/,
    );
  });

  test('a model that the library does not have', () => {
    expect(() => adyenModelProblems({}, 'PaymentRequst')).toThrow();
  });
});

describe('a notification that the library signs', () => {
  test('is valid by the models and the signature of the library, and accepted by the connector', async () => {
    const item = notificationItem({ originalReference: 'A:B\\C', reason: 'ü' });
    expect(adyenNotificationProblems(notificationBody(item))).toEqual([]);
    expect(isSignedByAdyen(item, adyenHmacKey)).toBe(true);
    const { connector } = scriptedAdyen([]);
    expect((await connector.parseNotification(adyenAccount, notificationMessage(item))).kind).toBe('verified');
  });

  test.each([
    { pspReference: 'OTHER' },
    { originalReference: 'OTHER' },
    { merchantReference: 'txn_other' },
    { amount: { currency: 'EUR', value: 1 } },
    { amount: { currency: 'USD', value: 12_345 } },
    { eventCode: 'CAPTURE' },
    { success: 'false' },
  ])('is refused by both after a change: %j', async (change) => {
    const item = { ...notificationItem(), ...change };
    expect(isSignedByAdyen(item, adyenHmacKey)).toBe(false);
    const { connector } = scriptedAdyen([]);
    expect(await connector.parseNotification(adyenAccount, notificationMessage(item))).toEqual({ kind: 'unsigned' });
  });
});
