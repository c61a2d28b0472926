/**
 * Adyen's notifications: signature, and what each event says.
 */
import { assert, asyncProperty, constantFrom, dictionary, jsonValue, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adyenNotificationProblems, adyenSignature } from '../../../support/adyen-models.ts';
import {
  adyenAccount,
  notificationBody,
  notificationItem,
  notificationMessage,
  pspReference,
  scriptedAdyen,
  txnUuid,
} from '../../../support/adyen-samples.ts';

const { connector } = scriptedAdyen([]);
const at = new Date('2026-05-01T12:00:05Z');
const money = { minor: 12_345, currency: 'EUR' };

async function read(...items: readonly object[]) {
  expect(adyenNotificationProblems(notificationBody(...items))).toEqual([]);
  return await connector.parseNotification(adyenAccount, notificationMessage(...items));
}

/** What the connector reads from one item. */
async function contentOf(rest: object, additionalData: Readonly<Record<string, string>> = {}) {
  const reading = await read(notificationItem(rest, additionalData));
  return reading.kind === 'verified' ? reading.items[0]?.content : reading;
}

describe('a signature', () => {
  const genuine = notificationItem({ originalReference: 'ORIGINAL' });

  test('that is right is verified, and answered as Adyen expects', async () => {
    expect(await read(genuine)).toMatchObject({ kind: 'verified', acknowledgement: '[accepted]' });
  });

  test.each([
    { pspReference: 'OTHER' },
    { originalReference: 'OTHER' },
    { merchantAccountCode: 'OtherShop' },
    { merchantReference: 'txn_other' },
    { amount: { currency: 'EUR', value: 1 } },
    { amount: { currency: 'USD', value: 12_345 } },
    { eventCode: 'CAPTURE' },
    { success: 'false' },
    { additionalData: {} },
    { additionalData: { hmacSignature: '' } },
    { additionalData: { hmacSignature: 'AAAA' } },
    { additionalData: undefined },
  ])('is wrong after the change %j', async (change) => {
    const message = notificationMessage({ ...genuine, ...change });
    expect(await connector.parseNotification(adyenAccount, message)).toEqual({ kind: 'unsigned' });
  });

  test('of another merchant account is unsigned, although the key is the same', async () => {
    expect(await read(notificationItem({ merchantAccountCode: 'OtherShop' }))).toEqual({ kind: 'unsigned' });
  });

  test('by another key, or with no key in the account, is unsigned', async () => {
    for (const key of ['ab'.repeat(32), '', 'not hexadecimal']) {
      const account = { ...adyenAccount, credentials: { ...adyenAccount.credentials, hmac_key: key } };
      // An account without a key would otherwise accept what anybody signs with the empty key.
      const forged = { ...genuine, additionalData: { hmacSignature: adyenSignature(genuine, '') } };
      for (const item of [genuine, forged]) {
        expect(await connector.parseNotification(account, notificationMessage(item))).toEqual({ kind: 'unsigned' });
      }
    }
  });

  test('that is wrong for one of several items makes all of them unsigned', async () => {
    const message = notificationMessage(genuine, { ...genuine, success: 'false' });
    expect(await connector.parseNotification(adyenAccount, message)).toEqual({ kind: 'unsigned' });
  });

  test.each(['', 'null', '[]', '{}', '{"notificationItems":[]}', '{"notificationItems":[1]}', '{"notificationItems":'])(
    'is missing in the body %s',
    async (body) => {
      const message = { headers: {}, body: Buffer.from(body) };
      expect(await connector.parseNotification(adyenAccount, message)).toEqual({ kind: 'unsigned' });
    },
  );
});

describe('AUTHORISATION', () => {
  test('names the attempt, the amount, an id that its repetition has too, and the reference to store', async () => {
    const reading = await read(notificationItem());
    expect(reading).toMatchObject({
      items: [
        { id: `${pspReference}:AUTHORISATION:true`, txnUuid, money, reference: JSON.stringify({ pspReference }) },
      ],
    });
  });

  test('with success is captured as the attempt requested', async () => {
    const additional = { authCode: '044925', threeDAuthenticated: 'true' };
    expect(await contentOf({}, additional)).toMatchObject({
      about: 'payment',
      asRequested: true,
      outcome: {
        kind: 'authorized',
        authenticated: true,
        receipt: { epgTxnId: pspReference, authIdCode: '044925', created: at },
      },
    });
  });

  test('without success is a decline by its reason', async () => {
    const refused = { success: 'false', reason: 'Expired Card' };
    expect(await contentOf(refused, { refusalReasonRaw: '54 : Expired card' })).toMatchObject({
      outcome: {
        kind: 'declined',
        decline: {
          code: 'expired_card',
          gatewayMessage: 'Expired Card',
          receipt: { raw: { refusalReasonRaw: '54 : Expired card' } },
        },
      },
    });
  });
});

describe('the result of a capture, void or refund', () => {
  const own = { merchantReference: `${txnUuid}.hld_1`, originalReference: pspReference, pspReference: 'MOD1' };
  const failed = { success: 'false', reason: 'Insufficient balance on payment' };
  const late = { success: 'true', reason: 'Capture Failed' };
  const refunded = { kind: 'refunded', reference: 'MOD1', arn: null, processedAt: at };
  const notRefunded = { kind: 'failed', errorMessage: 'Insufficient balance on payment', processedAt: at };

  test.each([
    ['CAPTURE', {}, {}, { about: 'capture', outcome: { kind: 'done' } }],
    ['CAPTURE', failed, {}, { about: 'capture', outcome: { kind: 'failed', reason: failed.reason } }],
    [
      'CAPTURE_FAILED',
      late,
      {},
      { about: 'capture', outcome: { kind: 'failed', reason: 'Capture Failed', afterSuccess: true } },
    ],
    ['CANCELLATION', {}, {}, { about: 'void', outcome: { kind: 'done' } }],
    ['CANCELLATION', failed, {}, { about: 'void', outcome: { kind: 'failed', reason: failed.reason } }],
    ['CANCEL_OR_REFUND', {}, { 'modification.action': 'cancel' }, { about: 'void', outcome: { kind: 'done' } }],
    ['CANCEL_OR_REFUND', {}, { 'modification.action': 'refund' }, { about: 'refund', outcome: refunded }],
    ['REFUND', {}, {}, { about: 'refund', outcome: refunded }],
    ['REFUND', {}, { arn: '740' }, { about: 'refund', outcome: { ...refunded, arn: '740' } }],
    ['REFUND', failed, {}, { about: 'refund', outcome: { ...notRefunded, errorCode: 'REFUND' } }],
    [
      'REFUND_FAILED',
      { reason: failed.reason },
      {},
      { about: 'refund', outcome: { ...notRefunded, afterSuccess: true, errorCode: 'REFUND_FAILED' } },
    ],
    [
      'REFUNDED_REVERSED',
      { reason: 'null' },
      {},
      {
        about: 'refund',
        outcome: {
          ...notRefunded,
          afterSuccess: true,
          errorCode: 'REFUNDED_REVERSED',
          errorMessage: 'REFUNDED_REVERSED',
        },
      },
    ],
  ])('%s with %j and %j', async (eventCode, rest, additional, content) => {
    expect(await contentOf({ ...own, eventCode, ...rest }, additional)).toEqual({ ...content, requestId: 'hld_1' });
  });

  test('that the service did not request is one of its own if it succeeded', async () => {
    const captured = await read(notificationItem({ eventCode: 'CAPTURE', pspReference: 'MOD2' }));
    const capture = { about: 'outside_end', end: { kind: 'capture', id: 'MOD2', money } };
    const items = [{ txnUuid, money, content: capture }];
    expect(captured).toMatchObject({ kind: 'verified', items, acknowledgement: '[accepted]' });
    const released = await read(notificationItem({ eventCode: 'CANCELLATION', pspReference: 'MOD2' }));
    const end = { kind: 'void', id: 'MOD2' };
    expect(released).toMatchObject({ items: [{ txnUuid, money: null, content: { about: 'outside_end', end } }] });
    const failed = await read(notificationItem({ eventCode: 'CAPTURE', pspReference: 'MOD2', success: 'false' }));
    expect(failed).toMatchObject({ items: [{ content: { about: 'capture', requestId: '' } }] });
    const reading = await read(notificationItem({ eventCode: 'REFUND', pspReference: 'MOD2' }));
    const refund = { id: 'MOD2', money, outcome: { ...refunded, reference: 'MOD2' } };
    expect(reading).toMatchObject({ items: [{ txnUuid, money, content: { about: 'outside_refund', refund } }] });
  });
});

describe('TECHNICAL_CANCEL', () => {
  test.each([
    [txnUuid, 'true', 'PAYMENT1', 'cancelled'],
    [`${txnUuid}.cancel`, 'true', 'PAYMENT1', 'cancelled'],
    [`${txnUuid}.cancel`, 'false', 'PAYMENT1', 'refused'],
    [`${txnUuid}.cancel`, 'false', '', 'not_found'],
  ])(
    'with the reference %s, success %s and the payment "%s"',
    async (merchantReference, success, originalReference, result) => {
      const fields = { eventCode: 'TECHNICAL_CANCEL', merchantReference, success, originalReference };
      const reading = await read(notificationItem(fields));
      expect(reading).toMatchObject({ items: [{ txnUuid, content: { about: 'cancellation', result } }] });
    },
  );
});

test('the cancellation of a payment that never arrived is read, whatever its amount is', async () => {
  const item = { eventCode: 'TECHNICAL_CANCEL', merchantReference: txnUuid, success: 'false', originalReference: '' };
  const reading = await read(notificationItem({ ...item, amount: { currency: 'EUR', value: 0 } }));
  const content = { about: 'cancellation', result: 'not_found' };
  expect(reading).toMatchObject({ items: [{ txnUuid, money: null, content }] });
});

describe('a repeated notification', () => {
  async function itemOf(rest: object, additionalData: Readonly<Record<string, string>> = {}) {
    const reading = await read(notificationItem(rest, additionalData));
    return reading.kind === 'verified' ? reading.items[0] : undefined;
  }

  test('is the same one when it differs in what is not signed', async () => {
    const [first, second] = [await itemOf({ reason: 'one' }), await itemOf({ reason: 'two' }, { authCode: '1' })];
    expect([second?.id, second?.identity]).toEqual([first?.id, first?.identity]);
    expect((await itemOf({ amount: { currency: 'EUR', value: 1 } }))?.identity).not.toBe(first?.identity);
  });

  test('of a dispute is another one when its status is another', async () => {
    const chargeback = { eventCode: 'CHARGEBACK', pspReference: 'DSP1' };
    const items = [
      await itemOf(chargeback, { disputeStatus: 'Undefended' }),
      await itemOf(chargeback, { disputeStatus: 'Lost' }),
      await itemOf(chargeback),
    ];
    expect(new Set(items.map((item) => item?.id)).size).toBe(3);
    expect(items.map((item) => item?.content)).toMatchObject([
      { dispute: { status: 'open' } },
      { dispute: { status: 'lost' } },
      { dispute: { status: 'open' } },
    ]);
  });
});

describe('a dispute', () => {
  test.each([
    ['REQUEST_FOR_INFORMATION', {}, 'open'],
    ['NOTIFICATION_OF_CHARGEBACK', {}, 'open'],
    ['CHARGEBACK', {}, 'open'],
    ['CHARGEBACK', { disputeStatus: 'Lost' }, 'lost'],
    ['CHARGEBACK', { disputeStatus: 'Undefended' }, 'open'],
    ['CHARGEBACK_REVERSED', {}, 'won'],
    ['CHARGEBACK_REVERSED', { disputeStatus: 'Pending' }, 'open'],
    ['SECOND_CHARGEBACK', {}, 'lost'],
    ['PREARBITRATION_WON', {}, 'won'],
    ['PREARBITRATION_LOST', {}, 'lost'],
    ['DISPUTE_DEFENSE_PERIOD_ENDED', { disputeStatus: 'Expired' }, 'lost'],
    ['ISSUER_RESPONSE_TIMEFRAME_EXPIRED', {}, 'won'],
  ])('after %s with %j is %s', async (eventCode, additional, status) => {
    const reading = await read(notificationItem({ eventCode, pspReference: 'DISPUTE1' }, additional));
    const id = `DISPUTE1:${eventCode}:true:${'disputeStatus' in additional ? additional.disputeStatus : ''}`;
    expect(reading).toMatchObject({ items: [{ id, txnUuid, content: { about: 'dispute', dispute: { status } } }] });
  });

  test('has its amount, reason and the end of the defense period', async () => {
    const additional = { chargebackReasonCode: ' 4853', defensePeriodEndsAt: '2026-07-31T03:03:07+02:00' };
    const chargeback = { eventCode: 'CHARGEBACK', pspReference: 'DISPUTE1', reason: 'Goods not received' };
    expect(await contentOf(chargeback, additional)).toEqual({
      about: 'dispute',
      dispute: {
        id: 'DISPUTE1',
        status: 'open',
        money,
        reason: '4853',
        respondBy: new Date('2026-07-31T01:03:07Z'),
        at,
      },
    });
  });
});

test('several items are read in their order, and those about something else are left out', async () => {
  const reading = await read(
    notificationItem(),
    notificationItem({ eventCode: 'REPORT_AVAILABLE', merchantReference: '' }),
    notificationItem({ eventCode: 'CHARGEBACK', pspReference: 'DISPUTE1' }),
  );
  const abouts = reading.kind === 'verified' ? reading.items.map(({ content }) => content.about) : [];
  expect(abouts).toEqual(['payment', 'dispute']);
});

test('no signed item makes the reading throw, whatever its unsigned fields are', async () => {
  const eventCodes = ['AUTHORISATION', 'CAPTURE', 'REFUND', 'CANCEL_OR_REFUND', 'CHARGEBACK', 'TECHNICAL_CANCEL'];
  await assert(
    asyncProperty(
      constantFrom(...eventCodes),
      jsonValue(),
      jsonValue(),
      dictionary(string(), jsonValue()),
      async (eventCode, eventDate, reason, additional) => {
        const signed = notificationItem({ eventCode, merchantReference: `${txnUuid}.rfd_1` });
        const odd = { ...signed, eventDate, reason, additionalData: { ...additional, ...signed.additionalData } };
        const reading = await connector.parseNotification(adyenAccount, notificationMessage(odd));
        expect(reading.kind).toBe('verified');
      },
    ),
  );
});
