/** The simulated Adyen answers, notifies and keeps its ledger as Adyen does. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAcknowledged } from '../../../scripts/gateway-simulator/adyen/notifications.ts';
import { isRecord } from '../../../server/platform/is-record.ts';
import {
  ADYEN_ACCOUNT,
  ADYEN_HMAC_KEY,
  type AdyenAnswer,
  type AdyenMerchant,
  adyenCard,
  type Json,
  paymentRequest,
  startAdyenMerchant,
} from '../../support/adyen-merchant.ts';

const CHALLENGED = '4212345678910006';
const merchantAccount = ADYEN_ACCOUNT;
const amountOf = (value: number) => ({ currency: 'EUR', value });

let merchant: AdyenMerchant;
beforeAll(async () => {
  merchant = await startAdyenMerchant();
});
beforeEach(async () => {
  await merchant.notified();
  merchant.simulator.reset();
});
afterAll(() => merchant.close());

const text = (body: Json, name: string): string => String(body[name]);
const pspOf = ({ body }: AdyenAnswer): string => text(body, 'pspReference');
const events = async () => (await merchant.notified()).map(({ eventCode, success }) => `${eventCode} ${success}`);

/** The one payment of the ledger, without its movements' ids and times. */
function ledger() {
  const [payment, ...others] = merchant.simulator.ledger();
  if (payment === undefined || others.length > 0) throw new Error('The ledger does not have one payment.');
  return { ...payment, movements: payment.movements.map(({ kind, amount }) => `${kind} ${amount}`) };
}

async function hold(given: Json = {}): Promise<string> {
  const psp = pspOf(await merchant.pay({ additionalData: { manualCapture: 'true' }, ...given }));
  await merchant.notified();
  return psp;
}
async function charge(given: Json = {}): Promise<string> {
  const psp = pspOf(await merchant.pay(given));
  await merchant.notified();
  return psp;
}
const modify = (psp: string, action: string, given: Json = {}) =>
  merchant.post(`/v71/payments/${psp}/${action}`, { merchantAccount, ...given });

describe('credentials', () => {
  it('answers 401 without an API key, and with a wrong one', async () => {
    for (const key of ['', 'wrong']) {
      const { status, body } = await merchant.pay({}, { 'x-api-key': key });
      expect(status).toBe(401);
      expect(body).toEqual({
        status: 401,
        errorCode: '000',
        message: 'HTTP Status Response - Unauthorized',
        errorType: 'security',
      });
    }
  });

  it('answers 403 without a merchant account, and for an unknown one', async () => {
    for (const account of [undefined, 'UnknownMerchant']) {
      const { status, body } = await merchant.pay({ merchantAccount: account });
      expect({ status, errorCode: body.errorCode }).toEqual({ status: 403, errorCode: '901' });
    }
  });

  it('lists the payment methods of the account', async () => {
    const { status, body } = await merchant.post('/v71/paymentMethods', { merchantAccount });
    expect(status).toBe(200);
    expect(body.paymentMethods).toMatchObject([{ type: 'scheme' }]);
  });
});

describe('requests', () => {
  it.each(['/payments', '/v68/payments', '/v72/payments', '/checkout/v71/payments'])('takes %s', async (path) => {
    expect((await merchant.post(path, paymentRequest())).body.resultCode).toBe('Authorised');
  });

  const refused: readonly (readonly [name: string, given: Json, status: number, errorCode: string])[] = [
    ['an unknown field', { merchantAcount: 'x' }, 400, '702'],
    ['an unknown field of the card', { paymentMethod: adyenCard({ cvv: '737' }) }, 400, '702'],
    ['no amount', { amount: undefined }, 422, '100'],
    ['an amount with decimals', { amount: { currency: 'EUR', value: 10.5 } }, 422, '137'],
    ['a currency in lower case', { amount: { currency: 'eur', value: 10 } }, 422, '138'],
    ['no reference', { reference: undefined }, 422, '130'],
    ['a reference of 81 characters', { reference: 'r'.repeat(81) }, 422, '000'],
    ['no return URL', { returnUrl: undefined }, 422, '14_030'],
    ['no payment method', { paymentMethod: undefined }, 422, '14_002'],
    ['a card number without check digit', { paymentMethod: adyenCard({ number: '4111111111111112' }) }, 422, '101'],
    ['a security code of four digits', { paymentMethod: adyenCard({ cvc: '7373' }) }, 422, '103'],
    ['a month 13', { paymentMethod: adyenCard({ expiryMonth: '13' }) }, 422, '129'],
    ['a year of two digits', { paymentMethod: adyenCard({ expiryYear: '30' }) }, 422, '129'],
  ];
  it.each(refused)('refuses %s, and nothing moves', async (_name, given, status, errorCode) => {
    const answer = await merchant.pay(given);
    expect({ status: answer.status, errorCode: answer.body.errorCode }).toEqual({ status, errorCode });
    expect(await events()).toEqual([]);
    expect(merchant.simulator.ledger()).toEqual([]);
  });

  it('refuses what is not JSON, and other paths', async () => {
    expect((await merchant.post('/v71/payments', '{')).status).toBe(400);
    expect((await merchant.post('/v71/payments/1/amounts', {})).status).toBe(404);
    expect((await merchant.post('/v71/unknown', {})).status).toBe(404);
  });

  it('never shows a card number or security code', async () => {
    const answers = [
      await merchant.pay(),
      await merchant.pay({ paymentMethod: adyenCard({ number: CHALLENGED }) }),
      await merchant.pay({ paymentMethod: adyenCard({ number: '4111111111111112' }) }),
      await merchant.pay({ paymentMethod: adyenCard({ holderName: 'DECLINED' }) }),
    ];
    const shown = JSON.stringify([answers, await merchant.notified(), merchant.simulator.ledger()]);
    for (const secret of ['4111111111111111', '4111111111111112', CHALLENGED, '737']) {
      expect(shown.includes(`"${secret}`)).toBe(false);
    }
  });
});

describe('results', () => {
  it('charges at once without a wish for manual capture', async () => {
    const { body } = await merchant.pay({ reference: 'r-1' });
    expect(body).toMatchObject({ resultCode: 'Authorised', merchantReference: 'r-1', amount: amountOf(5_000) });
    expect(ledger()).toMatchObject({ reference: 'r-1', state: 'charged', movements: ['charge 5000'] });
    expect(await merchant.notified()).toMatchObject([
      { eventCode: 'AUTHORISATION', success: 'true', merchantReference: 'r-1', pspReference: body.pspReference },
    ]);
  });

  it('repeats metadata in the notification', async () => {
    await merchant.pay({ metadata: { capture: 'automatic' } });
    expect(await merchant.notified()).toMatchObject([{ additionalData: { 'metadata.capture': 'automatic' } }]);
  });

  it.each([{ additionalData: { manualCapture: 'true' } }, { captureDelayHours: -1 }])(
    'holds with %j',
    async (given) => {
      await merchant.pay(given);
      expect(ledger()).toMatchObject({ state: 'authorized', movements: ['hold 5000'] });
    },
  );

  const cases: readonly (readonly [holder: string, result: string, reason: string, code: string])[] = [
    ['DECLINED', 'Refused', 'Refused', '2'],
    ['ERROR', 'Error', 'Acquirer Error', '4'],
    ['BLOCK_CARD', 'Refused', 'Blocked Card', '5'],
    ['CARD_EXPIRED', 'Refused', 'Expired Card', '6'],
    ['ISSUER_UNAVAILABLE', 'Refused', 'Issuer Unavailable', '9'],
    ['NOT_ENOUGH_BALANCE', 'Refused', 'Not enough balance', '12'],
    ['FRAUD_CANCELLED', 'Cancelled', 'FRAUD-CANCELLED', '22'],
    ['CVC_DECLINED', 'Refused', 'CVC Declined', '24'],
    ['AUTHENTICATION_REQUIRED', 'Refused', 'Authentication required', '38'],
    ['DECLINED : 06 : ERROR', 'Refused', 'Refused', '2'],
  ];
  it.each(cases)('answers %s with %s, %s, %s', async (holderName, resultCode, refusalReason, refusalReasonCode) => {
    const { status, body } = await merchant.pay({ paymentMethod: adyenCard({ holderName }) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ resultCode, refusalReason, refusalReasonCode });
    expect(ledger()).toMatchObject({ state: 'declined', movements: [] });
    expect(await merchant.notified()).toMatchObject([
      { eventCode: 'AUTHORISATION', success: 'false', reason: refusalReason },
    ]);
  });

  it('refuses by the response code that the request asks for', async () => {
    const { body } = await merchant.pay({ additionalData: { RequestedTestAcquirerResponseCode: 6 } });
    expect(body).toMatchObject({ resultCode: 'Refused', refusalReason: 'Expired Card' });
  });

  it('authorises a pending payment later', async () => {
    const { body } = await merchant.pay({ paymentMethod: adyenCard({ holderName: 'PENDING' }) });
    expect(body.resultCode).toBe('Received');
    expect(ledger().movements).toEqual([]);
    expect(await events()).toEqual(['AUTHORISATION true']);
    expect(ledger().movements).toEqual(['charge 5000']);
  });

  it('takes a network token with its cryptogram, and refuses it without', async () => {
    const token = adyenCard({ type: 'networkToken', number: CHALLENGED, cvc: undefined });
    const mpiData = { tokenAuthenticationVerificationValue: 'BwABB4JRdgAAAAAAiFF2AAAAAAA=', eci: '05' };
    expect((await merchant.pay({ paymentMethod: token, mpiData })).body.resultCode).toBe('Authorised');
    expect((await merchant.pay({ paymentMethod: token, mpiData: { eci: '05' } })).body.resultCode).not.toBe(
      'Authorised',
    );
  });
});

describe('3-D Secure', () => {
  async function challenge(given: Json = {}) {
    const { body } = await merchant.pay({ paymentMethod: adyenCard({ number: CHALLENGED }), ...given });
    return { psp: text(body, 'pspReference'), action: isRecord(body.action) ? body.action : {}, body };
  }
  /** Presses a button of the page. Returns the address that the customer goes on to. */
  async function press(url: string, result: 'complete' | 'fail'): Promise<URL> {
    const form = new URLSearchParams({ result });
    const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get('location') ?? '');
  }
  const finish = (redirectResult: string | null) =>
    merchant.post('/v71/payments/details', { details: { redirectResult } });

  it('sends the customer to a page, and authorises after the return', async () => {
    const { psp, action, body } = await challenge({ additionalData: { manualCapture: 'true' } });
    expect(body.resultCode).toBe('RedirectShopper');
    expect(action).toMatchObject({ type: 'redirect', method: 'GET', paymentMethodType: 'scheme' });
    expect(ledger()).toMatchObject({ state: 'action', movements: [] });

    const page = await (await fetch(text(action, 'url'))).text();
    expect(page).toContain('€50.00');
    expect(page).toContain('lang="en"');
    const back = await press(text(action, 'url'), 'complete');
    expect(back.searchParams.get('order')).toBe('1');
    expect(await events()).toEqual([]);

    const { body: result } = await finish(back.searchParams.get('redirectResult'));
    expect(result).toMatchObject({
      resultCode: 'Authorised',
      pspReference: psp,
      additionalData: { threeDAuthenticated: 'true' },
    });
    expect(await events()).toEqual(['AUTHORISATION true']);
    expect(ledger().movements).toEqual(['hold 5000']);
  });

  it('answers the same redirect result twice and holds once', async () => {
    const { action } = await challenge();
    const back = await press(text(action, 'url'), 'complete');
    expect((await press(text(action, 'url'), 'fail')).href).toBe(back.href);
    const first = await finish(back.searchParams.get('redirectResult'));
    const second = await finish(back.searchParams.get('redirectResult'));
    expect(second.body).toEqual(first.body);
    expect(ledger().movements).toEqual(['charge 5000']);
  });

  it('refuses a failed authentication', async () => {
    const { action } = await challenge();
    const back = await press(text(action, 'url'), 'fail');
    const { body } = await finish(back.searchParams.get('redirectResult'));
    expect(body).toMatchObject({
      resultCode: 'Refused',
      refusalReason: '3D Not Authenticated',
      refusalReasonCode: '11',
    });
    expect(ledger()).toMatchObject({ state: 'declined', movements: [] });
  });

  it('redirects another card by a form', async () => {
    const { action } = await challenge({ paymentMethod: adyenCard({ number: '5212345678901234' }) });
    const data = isRecord(action.data) ? action.data : {};
    expect(action.method).toBe('POST');
    expect(Object.keys(data)).toEqual(['MD', 'PaReq', 'TermUrl']);
    const fields = new URLSearchParams({
      MD: text(data, 'MD'),
      PaReq: text(data, 'PaReq'),
      TermUrl: text(data, 'TermUrl'),
    });
    const page = await fetch(text(action, 'url'), { method: 'POST', body: fields });
    expect(page.status).toBe(200);
    const [, target = ''] = /action="([^"]+)"/.exec(await page.text()) ?? [];
    const back = await press(new URL(target, merchant.simulator.origin).href, 'complete');
    expect((await finish(back.searchParams.get('redirectResult'))).body.resultCode).toBe('Authorised');
  });

  it('authenticates a frictionless card without the customer', async () => {
    const { body } = await merchant.pay({ paymentMethod: adyenCard({ number: '5201281505129736' }) });
    expect(body).toMatchObject({ resultCode: 'Authorised', additionalData: { threeDAuthenticated: 'true' } });
  });

  it.each([{ shopperInteraction: 'Moto' }, { authenticationData: { attemptAuthentication: 'never' } }])(
    'does not challenge with %j',
    async (given) => {
      const { body } = await challenge(given);
      expect(body).toMatchObject({ resultCode: 'Authorised', additionalData: { threeDAuthenticated: 'false' } });
    },
  );

  it('refuses an unknown redirect result, and shows no page for an unknown customer', async () => {
    expect((await finish('unknown')).status).toBe(422);
    expect((await fetch(`${merchant.simulator.origin}/pages/3ds/unknown`)).status).toBe(404);
  });
});

describe('modifications', () => {
  it('answers "received" and reports a partial capture, with the reference of the capture', async () => {
    const psp = await hold();
    const { status, body } = await modify(psp, 'captures', { amount: amountOf(3_000), reference: 'capture-1' });
    expect(status).toBe(201);
    expect(body).toEqual({
      merchantAccount,
      paymentPspReference: psp,
      reference: 'capture-1',
      pspReference: body.pspReference,
      amount: amountOf(3_000),
      status: 'received',
    });
    expect(await merchant.notified()).toMatchObject([
      {
        eventCode: 'CAPTURE',
        success: 'true',
        merchantReference: 'capture-1',
        originalReference: psp,
        pspReference: body.pspReference,
        amount: amountOf(3_000),
      },
    ]);
    expect(ledger()).toMatchObject({ state: 'charged', captured: 3_000, released: 2_000 });
  });

  it('reports as failed a capture of too much, a second one, and one in another currency', async () => {
    const psp = await hold();
    await modify(psp, 'captures', { amount: amountOf(5_001) });
    await modify(psp, 'captures', { amount: { currency: 'USD', value: 100 } });
    await modify(psp, 'captures', { amount: amountOf(5_000) });
    await modify(psp, 'captures', { amount: amountOf(5_000) });
    expect(await events()).toEqual(['CAPTURE false', 'CAPTURE false', 'CAPTURE true', 'CAPTURE false']);
    expect(ledger().movements).toEqual(['hold 5000', 'capture 5000']);
  });

  it('refunds in parts, and no more than was captured', async () => {
    const psp = await charge();
    for (const value of [2_000, 3_000, 1])
      await modify(psp, 'refunds', { amount: amountOf(value), reference: `r-${value}` });
    expect(await merchant.notified()).toMatchObject([
      { eventCode: 'REFUND', success: 'true', merchantReference: 'r-2000', originalReference: psp },
      { eventCode: 'REFUND', success: 'true', merchantReference: 'r-3000' },
      { eventCode: 'REFUND', success: 'false', reason: 'Insufficient balance on payment' },
    ]);
    expect(ledger()).toMatchObject({ captured: 5_000, refunded: 5_000 });
  });

  it('does not refund what is not captured', async () => {
    await modify(await hold(), 'refunds', { amount: amountOf(100) });
    expect(await merchant.notified()).toMatchObject([
      { success: 'false', reason: "Transaction hasn't been captured, refund not possible" },
    ]);
  });

  it('cancels a hold, and not a charge', async () => {
    await modify(await hold(), 'cancels', { reference: 'void-1' });
    expect(await merchant.notified()).toMatchObject([
      { eventCode: 'CANCELLATION', success: 'true', merchantReference: 'void-1' },
    ]);
    expect(ledger()).toMatchObject({ state: 'cancelled', released: 5_000 });
    await modify(await charge(), 'cancels');
    expect(await events()).toEqual(['CANCELLATION false']);
  });

  it('reverses a hold by a cancellation, and a charge by a refund', async () => {
    const [held, charged] = [await hold(), await charge()];
    await modify(held, 'reversals');
    await modify(charged, 'reversals');
    const [first, second] = await merchant.notified();
    expect(first).toMatchObject({ eventCode: 'CANCEL_OR_REFUND', additionalData: { 'modification.action': 'cancel' } });
    expect(second).toMatchObject({ success: 'true', additionalData: { 'modification.action': 'refund' } });
  });

  it('cancels by the reference of the payment', async () => {
    const psp = await hold({ reference: 'lost-1' });
    const body = { merchantAccount, paymentReference: 'lost-1', reference: 'cancel-1' };
    const { status, body: answer } = await merchant.post('/v71/cancels', body);
    expect({ status, answer }).toMatchObject({ status: 201, answer: { ...body, status: 'received' } });
    expect(await merchant.notified()).toMatchObject([
      { eventCode: 'TECHNICAL_CANCEL', success: 'true', merchantReference: 'lost-1', originalReference: psp },
    ]);
    expect(ledger()).toMatchObject({ state: 'cancelled', released: 5_000 });
  });

  it('reports that it cannot cancel a payment that never arrived', async () => {
    await merchant.post('/v71/cancels', { merchantAccount, paymentReference: 'never' });
    const [item] = await merchant.notified();
    expect(item).toMatchObject({ eventCode: 'TECHNICAL_CANCEL', success: 'false', merchantReference: 'never' });
    expect(item).not.toHaveProperty('originalReference');
  });

  it('reports that it cannot cancel a payment that was captured, and names it', async () => {
    const psp = await charge({ reference: 'lost-2' });
    await merchant.post('/v71/cancels', { merchantAccount, paymentReference: 'lost-2' });
    expect(await merchant.notified()).toMatchObject([
      { eventCode: 'TECHNICAL_CANCEL', success: 'false', originalReference: psp },
    ]);
    expect(ledger()).toMatchObject({ state: 'charged', captured: 5_000 });
  });

  it('refuses a modification of an unknown payment, and of another account', async () => {
    const psp = await hold();
    const answers = [
      await modify('UNKNOWN0UNKNOWN0', 'cancels'),
      await merchant.post(`/v71/payments/${psp}/cancels`, { merchantAccount: 'AnotherMerchantECOM' }),
    ];
    for (const { status, body } of answers)
      expect({ status, code: body.errorCode }).toEqual({ status: 422, code: '167' });
  });
});

describe('what goes wrong later', () => {
  const named = (holderName: string) => ({ paymentMethod: adyenCard({ holderName }) });

  it('fails a capture after it succeeded, and captures nothing', async () => {
    const psp = await hold(named('capture failed'));
    const { body } = await modify(psp, 'captures', { amount: amountOf(5_000), reference: 'c-1' });
    expect(await merchant.notified()).toMatchObject([
      { eventCode: 'CAPTURE', success: 'true' },
      {
        eventCode: 'CAPTURE_FAILED',
        merchantReference: 'c-1',
        pspReference: body.pspReference,
        originalReference: psp,
      },
    ]);
    expect(ledger()).toMatchObject({ captured: 0 });
  });

  it.each([
    ['refund failed', 'REFUND_FAILED'],
    ['refunded reversed', 'REFUNDED_REVERSED'],
  ])('%s: the money comes back', async (holderName, eventCode) => {
    const psp = await charge(named(holderName));
    const { body } = await modify(psp, 'refunds', { amount: amountOf(1_000), reference: 'r-1' });
    expect(await merchant.notified()).toMatchObject([
      { eventCode: 'REFUND', success: 'true' },
      { eventCode, success: 'true', merchantReference: 'r-1', pspReference: body.pspReference },
    ]);
    expect(ledger()).toMatchObject({ refunded: 0, movements: ['charge 5000', 'refund 1000', 'refund_returned 1000'] });
  });

  it('fails a refund once, when told to', async () => {
    await modify(await charge(), 'refunds', { amount: amountOf(1_000), reference: 'r-1' });
    await merchant.notified();
    expect(merchant.simulator.failRefund('r-1')).toBe(true);
    expect(merchant.simulator.failRefund('r-1')).toBe(false);
    expect(await events()).toEqual(['REFUND_FAILED true']);
    expect(ledger().refunded).toBe(0);
  });

  it('charges back, reverses the chargeback, and charges back again', async () => {
    const payment = await charge();
    const { simulator } = merchant;
    expect(simulator.dispute({ payment, status: 'won' })).toBeNull();
    const dispute = simulator.dispute({ payment, status: 'open' });
    expect(await merchant.notified()).toMatchObject([
      { eventCode: 'NOTIFICATION_OF_CHARGEBACK' },
      {
        eventCode: 'CHARGEBACK',
        pspReference: dispute,
        originalReference: payment,
        additionalData: { chargebackReasonCode: '10.4', disputeStatus: 'Undefended', defendable: 'true' },
      },
    ]);
    expect(ledger().disputed).toBe(5_000);
    expect(simulator.dispute({ payment, status: 'won' })).toBe(dispute);
    expect(ledger().disputed).toBe(0);
    expect(simulator.dispute({ payment, status: 'lost' })).toBe(dispute);
    expect(ledger().disputed).toBe(5_000);
    expect(await events()).toEqual(['CHARGEBACK_REVERSED true', 'SECOND_CHARGEBACK true']);
  });

  it('loses a dispute that nobody defends', async () => {
    const payment = await charge({ reference: 'disputed' });
    merchant.simulator.dispute({ payment: 'disputed', status: 'open' });
    merchant.simulator.dispute({ payment, status: 'lost' });
    expect(await events()).toEqual([
      'NOTIFICATION_OF_CHARGEBACK true',
      'CHARGEBACK true',
      'DISPUTE_DEFENSE_PERIOD_ENDED true',
    ]);
    expect(ledger().disputed).toBe(5_000);
  });

  it('charges back by the holder name, with its reason', async () => {
    await merchant.pay(named('Chargeback:13.1'));
    const items = await merchant.notified();
    expect(items.at(-1)).toMatchObject({ eventCode: 'CHARGEBACK', additionalData: { chargebackReasonCode: '13.1' } });
  });
});

describe('idempotency', () => {
  const key = { 'idempotency-key': 'key-1' };

  it('gives the first answer again, and pays once', async () => {
    const first = await merchant.pay({}, key);
    const second = await merchant.pay({ amount: amountOf(9) }, key);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-key')).toBe('key-1');
    expect(ledger().movements).toEqual(['charge 5000']);
  });

  it('gives a 422 again, and forgets a 400 and a 403', async () => {
    await merchant.pay({ reference: undefined }, key);
    expect((await merchant.pay({}, key)).status).toBe(422);
    const another = { 'idempotency-key': 'key-2' };
    await merchant.pay({ unknown: 1 }, another);
    await merchant.pay({ merchantAccount: 'UnknownMerchant' }, another);
    expect((await merchant.pay({}, another)).body.resultCode).toBe('Authorised');
  });

  it('refuses a second request while the first runs', async () => {
    merchant.simulator.fault({ kind: 'slow', ms: 600_000 });
    const first = merchant.pay({}, key);
    await expect.poll(() => merchant.simulator.calls().length).toBe(1);
    const { status, headers, body } = await merchant.pay({}, key);
    expect({ status, errorCode: body.errorCode }).toEqual({ status: 409, errorCode: '704' });
    expect(headers.get('transient-error')).toBe('true');
    await merchant.simulator.flush();
    expect((await first).body.resultCode).toBe('Authorised');
    expect(ledger().movements).toEqual(['charge 5000']);
  });

  it('repeats a modification once', async () => {
    const psp = await charge();
    const refund = { merchantAccount, amount: amountOf(1_000) };
    const first = await merchant.post(`/v71/payments/${psp}/refunds`, refund, key);
    const second = await merchant.post(`/v71/payments/${psp}/refunds`, refund, key);
    expect(second.body).toEqual(first.body);
    expect(ledger().refunded).toBe(1_000);
  });
});

describe('faults', () => {
  const key = { 'idempotency-key': 'key-1' };
  const silent = async () => {
    const signal = AbortSignal.timeout(200);
    const body = JSON.stringify(paymentRequest());
    const headers = { 'x-api-key': 'AQEtest', ...key };
    await expect(
      fetch(`${merchant.simulator.origin}/payments`, { method: 'POST', headers, body, signal }),
    ).rejects.toThrow();
  };

  it('refuses a connection and times out before: nothing moved', async () => {
    for (const kind of ['refuse_connection', 'time_out_before'] as const) {
      merchant.simulator.fault({ kind });
      await silent();
    }
    expect(merchant.simulator.ledger()).toEqual([]);
    expect((await merchant.pay({}, key)).body.resultCode).toBe('Authorised');
  });

  it('times out after: the money moved, and the same key tells', async () => {
    merchant.simulator.fault({ kind: 'time_out_after' });
    await silent();
    expect(await events()).toEqual(['AUTHORISATION true']);
    expect((await merchant.pay({}, key)).body.resultCode).toBe('Authorised');
    expect(ledger().movements).toEqual(['charge 5000']);
  });

  it('answers 500 without and with an effect, and the same key tells', async () => {
    merchant.simulator.fault({ kind: 'error_500_before' });
    const { status, body } = await merchant.pay({}, key);
    expect({ status, errorType: body.errorType }).toEqual({ status: 500, errorType: 'internal' });
    expect(merchant.simulator.ledger()).toEqual([]);
    merchant.simulator.fault({ kind: 'error_500_after' });
    expect((await merchant.pay({}, key)).status).toBe(500);
    expect((await merchant.pay({}, key)).body.resultCode).toBe('Authorised');
    expect(ledger().movements).toEqual(['charge 5000']);
  });

  it('answers 429 without an effect', async () => {
    merchant.simulator.fault({ kind: 'rate_limit_429' });
    expect((await merchant.pay({}, key)).status).toBe(429);
    expect(merchant.simulator.ledger()).toEqual([]);
  });

  it('cuts an answer, and answers nonsense: the money moved', async () => {
    merchant.simulator.fault({ kind: 'cut_answer' });
    await expect(merchant.pay({}, key)).rejects.toThrow();
    merchant.simulator.fault({ kind: 'nonsense' });
    expect(await merchant.pay({}, key)).toMatchObject({ status: 200, body: {} });
    expect((await merchant.pay({}, key)).body.resultCode).toBe('Authorised');
    expect(ledger().movements).toEqual(['charge 5000']);
  });

  it('notifies first, twice, late, never, with the opposite, or with a wrong signature', async () => {
    const { simulator } = merchant;
    simulator.fault({ kind: 'notify_first' });
    await merchant.pay();
    const before = merchant.receiver.received.length;
    expect(await events()).toEqual(['AUTHORISATION true']);
    expect(merchant.receiver.received.length).toBe(before);

    simulator.fault({ kind: 'notify_twice' });
    await merchant.pay();
    expect(await events()).toEqual(['AUTHORISATION true', 'AUTHORISATION true']);

    simulator.fault({ kind: 'notify_late', ms: 600_000 });
    await merchant.pay();
    expect(await events()).toEqual(['AUTHORISATION true']);

    simulator.fault({ kind: 'notify_never' });
    await merchant.pay();
    expect(await events()).toEqual([]);

    simulator.fault({ kind: 'notify_contradicting' });
    await merchant.pay();
    expect(await events()).toEqual(['AUTHORISATION true', 'AUTHORISATION false']);

    simulator.fault({ kind: 'bad_signature' });
    await merchant.pay();
    const [item = {}] = await merchant.notified();
    expect(signatureOf(item)).not.toBe(isRecord(item.additionalData) ? item.additionalData.hmacSignature : '');
  });
});

/** The signature of an item, as its receiver computes it. */
function signatureOf(item: Json): string {
  const { value, currency } = isRecord(item.amount) ? item.amount : {};
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference, eventCode, success } = item;
  const parts = [pspReference, originalReference, merchantAccountCode, merchantReference, value, currency, eventCode];
  return createHmac('sha256', Buffer.from(ADYEN_HMAC_KEY, 'hex'))
    .update([...parts, success].join(':'))
    .digest('base64');
}

describe('notifications', () => {
  it('are signed over eight fields', async () => {
    await modify(await charge(), 'refunds', { amount: amountOf(100), reference: 'r:1' });
    await merchant.post('/v71/cancels', { merchantAccount, paymentReference: 'never' });
    const items = await merchant.notified();
    expect(items).toHaveLength(2);
    for (const item of items) expect(item.additionalData).toMatchObject({ hmacSignature: signatureOf(item) });
  });

  it('are accepted by [accepted] alone', () => {
    expect(isAcknowledged(200, '[accepted]')).toBe(true);
    expect(isAcknowledged(202, '{"notificationResponse":"[accepted]"}')).toBe(true);
    expect(isAcknowledged(200, 'OK')).toBe(false);
  });

  it('are repeated until they are accepted', async () => {
    const patient = await startAdyenMerchant(5);
    patient.receiver.answerWith(500, 404);
    await patient.pay();
    expect(await patient.notified()).toHaveLength(3);
    expect(patient.simulator.notifications()).toMatchObject([{ result: 'accepted', answers: [500, 404, 200] }]);
    await patient.close();
  });
});
