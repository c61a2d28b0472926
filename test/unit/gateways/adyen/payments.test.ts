/**
 * Payments by Adyen: the request, each result code, the return from the bank's page, and the clearing up of lost answers.
 */
import { assert, asyncProperty, constantFrom, jsonValue, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PayRequest } from '../../../../server/domain/ports/gateway-connector.ts';
import {
  adyenAccount,
  adyenCard,
  adyenSecurityCode,
  answer,
  apiError,
  attempt,
  notSent,
  payRequest,
  pspReference,
  scriptedAdyen,
  startedAt,
  tokenInstrument,
  txnUuid,
  unanswered,
} from '../../../support/adyen-samples.ts';

const reference = JSON.stringify({ pspReference });

async function bodyOf(rest: Partial<PayRequest>) {
  const { connector, sent } = scriptedAdyen([answer(200, { resultCode: 'Received', pspReference })]);
  await connector.pay(adyenAccount, payRequest(rest));
  return sent[0]?.body;
}

async function outcomeOf(body: object, rest: Partial<PayRequest> = {}) {
  return await scriptedAdyen([answer(200, { pspReference, ...body })]).connector.pay(adyenAccount, payRequest(rest));
}

describe('a payment request', () => {
  test('names the attempt, the order and the amount, and carries the card', async () => {
    expect(await bodyOf({})).toEqual({
      merchantAccount: 'ExampleShopECOM',
      reference: txnUuid,
      merchantOrderReference: 'o1',
      amount: { currency: 'EUR', value: 12_345 },
      returnUrl: 'https://pay.example.com/pay/return/shop/ref',
      shopperEmail: 'asha@example.com',
      shopperIP: '203.0.113.7',
      shopperInteraction: 'Ecommerce',
      redirectFromIssuerMethod: 'GET',
      authenticationData: { attemptAuthentication: 'always', threeDSRequestData: { nativeThreeDS: 'disabled' } },
      paymentMethod: {
        type: 'scheme',
        number: adyenCard,
        expiryMonth: '03',
        expiryYear: '2030',
        holderName: 'Asha Rao',
        cvc: adyenSecurityCode,
      },
      captureDelayHours: 0,
    });
  });

  test('of a network token carries its cryptogram and a two-digit indicator, and no security code', async () => {
    const body = await bodyOf({ instrument: tokenInstrument });
    expect(body).toMatchObject({
      paymentMethod: { type: 'networkToken', number: adyenCard },
      mpiData: { tokenAuthenticationVerificationValue: 'AgAAAAAABk4DWZ4C28yUQAAAAAA=', eci: '05' },
    });
    expect(body?.paymentMethod).not.toHaveProperty('cvc');
  });

  test('of a mail or telephone order asks for no authentication', async () => {
    const body = await bodyOf({ authType: 'MOTO' });
    expect(body).toMatchObject({ shopperInteraction: 'Moto' });
    expect(body).not.toHaveProperty('authenticationData');
  });

  test.each([
    ['of auth_type THREE_DS', { authType: 'THREE_DS' }, 'always'],
    ['of auth_type OTP', { authType: 'OTP' }, undefined],
    ['without exemption', { authType: 'OTP', frictionlessAllowed: false }, 'always'],
  ] as const)('%s asks for 3-D Secure: %j: %s', async (_, rest, wanted) => {
    const threeDSRequestData = { nativeThreeDS: 'disabled' };
    const expected = { ...(wanted === undefined ? {} : { attemptAuthentication: wanted }), threeDSRequestData };
    expect((await bodyOf(rest))?.authenticationData).toEqual(expected);
  });

  test('of a hold asks for manual capture', async () => {
    const body = await bodyOf({ autoCapture: false });
    expect(body).toMatchObject({ additionalData: { manualCapture: 'true' } });
    expect(body).not.toHaveProperty('captureDelayHours');
  });

  test('in a currency that Adyen does not take is not sent', async () => {
    const { connector, sent } = scriptedAdyen([]);
    const outcome = await connector.pay(adyenAccount, payRequest({ money: { minor: 100, currency: 'KPW' } }));
    expect(outcome).toMatchObject({ kind: 'declined', decline: { code: 'unsupported_payment' } });
    expect(sent).toEqual([]);
  });
});

describe('an answer to a payment', () => {
  test('Authorised is a charge with its receipt', async () => {
    const additionalData = {
      authCode: '044925',
      acquirerReference: '8PQMP9VEP3H',
      refusalReasonRaw: 'AUTHORISED',
      cardBin: '411111',
      cardSummary: '1142',
    };
    expect(await outcomeOf({ resultCode: 'Authorised', additionalData })).toEqual({
      kind: 'charged',
      authenticated: false,
      reference,
      receipt: {
        rrn: '8PQMP9VEP3H',
        epgTxnId: pspReference,
        authIdCode: '044925',
        respCode: 'Authorised',
        respMessage: 'Authorised',
        created: startedAt,
        raw: {
          pspReference,
          resultCode: 'Authorised',
          acquirerReference: '8PQMP9VEP3H',
          authCode: '044925',
          refusalReasonRaw: 'AUTHORISED',
        },
      },
    });
  });

  test('Authorised is a hold when the capture is manual', async () => {
    expect((await outcomeOf({ resultCode: 'Authorised' }, { autoCapture: false })).kind).toBe('authorized');
  });

  test.each([
    [{ additionalData: { threeDAuthenticated: 'true' } }, true],
    [{ additionalData: { threeDAuthenticated: 'false', liabilityShift: 'true' } }, false],
    [{ additionalData: { liabilityShift: 'true' } }, true],
    [{ threeDS2Result: { transStatus: 'Y' } }, true],
    [{ threeDS2Result: { transStatus: 'N' } }, false],
    [{}, false],
  ])('Authorised with %j: authenticated is %s', async (rest, authenticated) => {
    expect(await outcomeOf({ resultCode: 'Authorised', ...rest })).toMatchObject({ authenticated });
  });

  test('Refused is a decline that keeps the own words of Adyen and of the bank', async () => {
    const refused = { resultCode: 'Refused', refusalReason: 'Not enough balance', refusalReasonCode: '12' };
    expect(await outcomeOf({ ...refused, additionalData: { refusalReasonRaw: '51 : Insufficient funds' } })).toEqual({
      kind: 'declined',
      reference,
      decline: {
        code: 'insufficient_funds',
        gatewayCode: '12',
        gatewayMessage: 'Not enough balance',
        receipt: expect.objectContaining({
          epgTxnId: pspReference,
          respCode: '12',
          respMessage: 'Not enough balance',
          raw: { pspReference, ...refused, refusalReasonRaw: '51 : Insufficient funds' },
        }),
      },
    });
  });

  test.each([
    ['Error', 'processing_error'],
    ['Cancelled', 'authentication_failed'],
    ['ChallengeShopper', 'authentication_required'],
    ['IdentifyShopper', 'authentication_required'],
  ])('%s without a reason is the decline %s', async (resultCode, code) => {
    expect(await outcomeOf({ resultCode })).toMatchObject({ kind: 'declined', decline: { code } });
  });

  test.each([
    'Received',
    'Pending',
    'PresentToShopper',
    'PartiallyAuthorised',
    'AuthenticationFinished',
    'AuthenticationNotRequired',
    'Success',
  ])('%s stays pending, so that a notification or a cancellation ends it', async (resultCode) => {
    expect(await outcomeOf({ resultCode })).toEqual({ kind: 'pending', reference });
  });

  test('RedirectShopper by GET is an action', async () => {
    const action = {
      type: 'redirect',
      method: 'GET',
      url: 'https://bank.example.com/3ds?x=1',
      paymentMethodType: 'scheme',
    };
    expect(await outcomeOf({ resultCode: 'RedirectShopper', action })).toEqual({
      kind: 'action',
      reference,
      action: { kind: 'redirect', method: 'GET', url: 'https://bank.example.com/3ds?x=1', fields: {} },
    });
  });

  test('RedirectShopper by POST is an action with the fields of the form', async () => {
    const data = { MD: 'md', PaReq: 'pareq', TermUrl: 'https://pay.example.com/return' };
    const action = { type: 'redirect', method: 'POST', url: 'https://bank.example.com/3ds', data };
    expect(await outcomeOf({ resultCode: 'RedirectShopper', action })).toMatchObject({
      action: { kind: 'redirect', method: 'POST', url: 'https://bank.example.com/3ds', fields: data },
    });
  });

  test.each([undefined, { type: 'redirect', url: 'javascript:alert(1)' }, { type: 'await', url: 'https://a.example' }])(
    'RedirectShopper with the action %j stays pending',
    async (action) => {
      expect((await outcomeOf({ resultCode: 'RedirectShopper', ...(action && { action }) })).kind).toBe('pending');
    },
  );
});

test('no answer in JSON makes a payment throw or store anything but ids', async () => {
  const results = ['Authorised', 'Refused', 'RedirectShopper', 'IdentifyShopper', 'Received'];
  const odd = record(
    {
      resultCode: constantFrom<unknown>(...results, 1, null),
      pspReference: jsonValue(),
      action: jsonValue(),
      additionalData: jsonValue(),
      refusalReason: jsonValue(),
    },
    { requiredKeys: [] },
  );
  await assert(
    asyncProperty(odd, constantFrom(200, 422, 500), async (body, status) => {
      const unchecked = { kind: 'answer', status, headers: {}, body: JSON.stringify(body) } as const;
      const outcome = await scriptedAdyen([unchecked, unchecked]).connector.pay(adyenAccount, payRequest());
      expect(outcome.reference ?? '').toMatch(/^(?:\{"pspReference":"[A-Za-z0-9]{1,64}"\})?$/);
    }),
  );
});

describe('the return from the bank', () => {
  const returned = { redirectResult: 'X6XtfGC3' };
  const authorised = { resultCode: 'Authorised', pspReference: 'V4HZ4RBFJGXXGN82', merchantReference: txnUuid };

  test('sends the result of the redirect, and ends the payment', async () => {
    const { connector, sent } = scriptedAdyen([answer(200, authorised)]);
    const outcome = await connector.resume(adyenAccount, attempt({ reference: null }), returned);
    expect(outcome).toMatchObject({
      kind: 'charged',
      reference: JSON.stringify({ pspReference: 'V4HZ4RBFJGXXGN82' }),
    });
    expect(sent[0]).toMatchObject({ path: '/payments/details', body: { details: returned } });
    expect(sent[0]?.call.headers['idempotency-key']?.length).toBeLessThanOrEqual(64);
  });

  test('uses the same key for the same result, and another key for another one', async () => {
    const { connector, sent } = scriptedAdyen(Array(3).fill(answer(200, authorised)));
    for (const redirectResult of ['one', 'one', 'two']) {
      await connector.resume(adyenAccount, attempt(), { redirectResult });
    }
    const [first, second, third] = sent.map(({ call }) => call.headers['idempotency-key']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test.each([
    ['another payment', { ...authorised, merchantReference: 'txn_other' }],
    ['a payment that it does not name', { resultCode: 'Authorised', pspReference: 'OTHER' }],
  ])('with the result of %s does not end this one', async (_, body) => {
    const { connector } = scriptedAdyen([answer(200, body)]);
    expect(await connector.resume(adyenAccount, attempt(), returned)).toEqual({ kind: 'not_resumed', reference: null });
  });

  test('ends the payment that Adyen names by its own id alone', async () => {
    const { connector } = scriptedAdyen([answer(200, { resultCode: 'Refused', pspReference })]);
    expect((await connector.resume(adyenAccount, attempt(), returned)).kind).toBe('declined');
  });

  test('without a result, or with one that Adyen cannot read, leaves the attempt at the bank', async () => {
    const { connector } = scriptedAdyen([apiError(422, '14_006')]);
    expect((await connector.resume(adyenAccount, attempt(), {})).kind).toBe('not_resumed');
    expect((await connector.resume(adyenAccount, attempt(), returned)).kind).toBe('not_resumed');
  });

  test.each([
    ['that was not sent is to be asked about again', [notSent], 'not_asked'],
    ['that Adyen had no time for is to be asked about again', [apiError(429, ''), apiError(429, '')], 'not_asked'],
    ['whose key Adyen refuses is to be asked about again', [apiError(401, '000')], 'not_asked'],
    ['without an answer stays pending', [unanswered, unanswered], 'pending'],
  ])('%s', async (_name, answers, kind) => {
    const { connector } = scriptedAdyen(answers);
    expect((await connector.resume(adyenAccount, attempt(), returned)).kind).toBe(kind);
  });
});

describe('the clearing up of a lost answer', () => {
  const after = (minutes: number) => ({ now: new Date(startedAt.getTime() + minutes * 60_000) });

  test('waits for the notification, and sends nothing for 15 minutes', async () => {
    const { connector, sent } = scriptedAdyen([], after(14.99));
    expect(await connector.recover(adyenAccount, attempt())).toEqual({ kind: 'pending', reference: null });
    expect(sent).toEqual([]);
  });

  const cancelling = { cancellation: { kind: 'requested', since: startedAt } } as const;

  test('then says that it will request a cancellation, and sends nothing before that is stored', async () => {
    const { connector, sent } = scriptedAdyen([], after(15));
    const announced = { kind: 'pending', cancelling: true, reference: null };
    expect(await connector.recover(adyenAccount, attempt())).toEqual(announced);
    expect(sent).toEqual([]);
  });

  const ids = { merchantAccount: 'ExampleShopECOM', paymentReference: txnUuid, pspReference: 'CAN1' };

  test('then requests a cancellation by our reference, with one key however often, and still waits', async () => {
    const { connector, sent } = scriptedAdyen(Array(2).fill(answer(201, { ...ids, status: 'received' })), after(15));
    for (const reference of [null, JSON.stringify({ pspReference })]) {
      const outcome = await connector.recover(adyenAccount, attempt({ reference, ...cancelling }));
      expect(outcome).toEqual({ kind: 'pending', cancelling: true, reference: null });
    }
    expect(sent[0]).toMatchObject({
      path: '/cancels',
      body: { paymentReference: txnUuid, reference: `${txnUuid}.cancel`, merchantAccount: 'ExampleShopECOM' },
    });
    expect(sent[1]?.call).toEqual(sent[0]?.call);
  });

  test('stays pending when the cancellation is refused or unanswered, or the account was deleted', async () => {
    const { connector } = scriptedAdyen([apiError(422, '167'), unanswered, unanswered], after(20));
    const deleted = { gatewayConfigId: 'gwc_1', credentials: {} };
    for (const account of [adyenAccount, adyenAccount, deleted]) {
      expect((await connector.recover(account, attempt(cancelling))).kind).toBe('pending');
    }
  });

  test('waits for the notification for a day from the refusal, where Adyen has the payment and cannot cancel it', async () => {
    const since = after(3 * 60).now;
    for (const [minutes, kind] of [
      [27 * 60 - 1, 'pending'],
      [27 * 60, 'declined'],
    ] as const) {
      const { connector, sent } = scriptedAdyen([], after(minutes));
      const refused = attempt({ cancellation: { kind: 'refused', since } });
      expect((await connector.recover(adyenAccount, refused)).kind).toBe(kind);
      expect(sent).toEqual([]);
    }
  });

  test('announces the cancellation after a day as well, because the service may not have run since', async () => {
    const { connector, sent } = scriptedAdyen([], after(24 * 60));
    const announced = { kind: 'pending', cancelling: true, reference: null };
    expect(await connector.recover(adyenAccount, attempt())).toEqual(announced);
    expect(sent).toEqual([]);
  });

  test('waits for the result of the cancellation for a day from its request', async () => {
    const requested = {
      cancellation: { kind: 'requested', since: new Date(startedAt.getTime() + 24 * 3_600_000) },
    } as const;
    const waiting = scriptedAdyen([answer(201, { ...ids, status: 'received' })], after(2 * 24 * 60 - 1));
    expect(await waiting.connector.recover(adyenAccount, attempt(requested))).toMatchObject({ cancelling: true });
    expect(waiting.sent).toHaveLength(1);
    const { connector, sent } = scriptedAdyen([], after(24 * 60));
    const given = { kind: 'pending', cancelling: false, reference: null };
    expect(await connector.recover(adyenAccount, attempt(cancelling))).toEqual(given);
    expect(sent).toEqual([]);
  });

  test('ends at once for a customer who does not return: only the return authorises', async () => {
    const { connector, sent } = scriptedAdyen([], after(60));
    const outcome = await connector.abandon(adyenAccount, attempt());
    expect(outcome).toMatchObject({ kind: 'declined', decline: { code: 'authentication_failed' } });
    expect(sent).toEqual([]);
  });
});
