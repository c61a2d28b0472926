/** The Adyen simulator against the models of Adyen's official library: its answers, its notifications and their signatures. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { structures } from '../../scripts/gateway-simulator/adyen/structures.ts';
import { isRecord } from '../../server/platform/is-record.ts';
import {
  ADYEN_ACCOUNT,
  ADYEN_HMAC_KEY,
  type AdyenAnswer,
  type AdyenMerchant,
  adyenCard,
  itemsOf,
  type Json,
  paymentRequest,
  startAdyenMerchant,
} from '../support/adyen-merchant.ts';
import {
  adyenAnswerProblems,
  adyenModelProblems,
  adyenNotificationProblems,
  adyenRequestProblems,
  isSignedByAdyen,
} from '../support/adyen-models.ts';

const merchantAccount = ADYEN_ACCOUNT;
const amount = { currency: 'EUR', value: 1_000 };
const manual = { additionalData: { manualCapture: 'true' } };

let merchant: AdyenMerchant;
let seen = 0;
beforeAll(async () => {
  merchant = await startAdyenMerchant();
});
afterAll(() => merchant.close());

const problems: string[] = [];

/** Sends a request, and keeps what is wrong with it and its answer. */
async function post(path: string, body: Json): Promise<AdyenAnswer> {
  const answer = await merchant.post(`/v72${path}`, body);
  const answered = path.endsWith('/reversals')
    ? adyenModelProblems(answer.body, 'PaymentReversalResponse')
    : adyenAnswerProblems(path, answer.status, answer.body);
  const sent: unknown = JSON.parse(JSON.stringify(body));
  const asked = path.endsWith('/reversals') || answer.status >= 300 ? [] : adyenRequestProblems(path, sent);
  problems.push(...[...asked, ...answered].map((problem) => `${path} ${answer.status}: ${problem}`));
  return answer;
}
const pay = (given: Json = {}) => post('/payments', paymentRequest(given));
const pspOf = ({ body }: AdyenAnswer): string => String(body.pspReference);
const named = (holderName: string): Json => ({ paymentMethod: adyenCard({ holderName }) });

/** The events so far, after the check of all answers and notifications. */
async function checkedEvents(): Promise<readonly string[]> {
  await merchant.simulator.flush();
  const bodies = merchant.receiver.received.slice(seen).map(({ body }) => body);
  seen = merchant.receiver.received.length;
  const items = bodies.flatMap(itemsOf);
  problems.push(...bodies.flatMap((body) => adyenNotificationProblems(JSON.parse(body))));
  expect(problems.splice(0)).toEqual([]);
  expect(items).toHaveLength(bodies.length);
  for (const item of items) expect(isSignedByAdyen(item, ADYEN_HMAC_KEY)).toBe(true);
  return items.map(({ eventCode }) => String(eventCode)).sort();
}

describe('every answer and notification is valid by the models', () => {
  it('for payments that are authorised, refused, erroneous and pending', async () => {
    await pay();
    await pay({ metadata: { capture: 'automatic' }, shopperInteraction: 'Moto' });
    await pay({ paymentMethod: adyenCard({ number: '5201281505129736' }) });
    for (const holder of ['DECLINED', 'ERROR', 'FRAUD_CANCELLED', 'PENDING']) await pay(named(holder));
    await pay({
      paymentMethod: adyenCard({ type: 'networkToken', cvc: undefined }),
      mpiData: { tokenAuthenticationVerificationValue: 'BwABB4JRdgAAAAAAiFF2AAAAAAA=', eci: '05' },
    });
    expect(await checkedEvents()).toEqual(Array.from({ length: 8 }, () => 'AUTHORISATION'));
  });

  it.each(['4917610000000000', '5212345678901234'])('for 3-D Secure with the card %s', async (number) => {
    for (const result of ['complete', 'fail']) {
      const { body } = await pay({ paymentMethod: adyenCard({ number }) });
      const action = isRecord(body.action) ? body.action : {};
      const data = isRecord(action.data) ? String(action.data.TermUrl) : String(action.url);
      const back = await fetch(data, { method: 'POST', body: new URLSearchParams({ result }), redirect: 'manual' });
      const redirectResult = new URL(back.headers.get('location') ?? '').searchParams.get('redirectResult') ?? '';
      await post('/payments/details', { details: { redirectResult } });
    }
    expect(await checkedEvents()).toEqual(['AUTHORISATION', 'AUTHORISATION']);
  });

  it('for captures, cancellations, refunds and reversals', async () => {
    const reference = 'modification-1';
    const captured = pspOf(await pay(manual));
    await post(`/payments/${captured}/captures`, { merchantAccount, amount, reference });
    await post(`/payments/${captured}/refunds`, { merchantAccount, amount, reference });
    await post(`/payments/${captured}/refunds`, { merchantAccount, amount });
    await post(`/payments/${pspOf(await pay(manual))}/cancels`, { merchantAccount, reference });
    await post(`/payments/${pspOf(await pay())}/reversals`, { merchantAccount });
    await pay({ ...manual, reference: 'lost' });
    await post('/cancels', { merchantAccount, paymentReference: 'lost', reference });
    await post('/cancels', { merchantAccount, paymentReference: 'never' });
    const authorisations = Array.from({ length: 4 }, () => 'AUTHORISATION');
    const rest = ['CANCELLATION', 'CANCEL_OR_REFUND', 'CAPTURE', 'REFUND', 'REFUND', 'TECHNICAL_CANCEL'];
    expect(await checkedEvents()).toEqual([...authorisations, ...rest, 'TECHNICAL_CANCEL']);
  });

  it('for what fails later, and for disputes', async () => {
    const failing = pspOf(await pay({ ...manual, ...named('capture failed') }));
    await post(`/payments/${failing}/captures`, { merchantAccount, amount });
    for (const holder of ['refund failed', 'refunded reversed']) {
      await post(`/payments/${pspOf(await pay(named(holder)))}/refunds`, { merchantAccount, amount });
    }
    const payment = pspOf(await pay());
    for (const status of ['open', 'won', 'lost'] as const) merchant.simulator.dispute({ payment, status });
    const other = pspOf(await pay());
    for (const status of ['open', 'lost'] as const) merchant.simulator.dispute({ payment: other, status });
    const events = new Set(await checkedEvents());
    expect([...events]).toEqual([
      'AUTHORISATION',
      'CAPTURE',
      'CAPTURE_FAILED',
      'CHARGEBACK',
      'CHARGEBACK_REVERSED',
      'DISPUTE_DEFENSE_PERIOD_ENDED',
      'NOTIFICATION_OF_CHARGEBACK',
      'REFUND',
      'REFUNDED_REVERSED',
      'REFUND_FAILED',
      'SECOND_CHARGEBACK',
    ]);
  });

  it('for refused requests, errors and the payment methods', async () => {
    await post('/paymentMethods', { merchantAccount });
    const answers = [
      await pay({ merchantAccount: 'UnknownMerchant' }),
      await pay({ unknown: 1 }),
      await pay({ reference: undefined }),
      await post('/payments/UNKNOWN/cancels', { merchantAccount }),
      await post('/payments/details', { details: { redirectResult: 'unknown' } }),
    ];
    for (const kind of ['error_500_before', 'rate_limit_429'] as const) {
      merchant.simulator.fault({ kind });
      answers.push(await pay());
    }
    expect(answers.map(({ status }) => status)).toEqual([403, 400, 422, 422, 422, 500, 429]);
    expect(await checkedEvents()).toEqual([]);
  });
});

describe('the fields that the simulator knows', () => {
  it.each(Object.entries(structures))('are fields of the model %s', (model, { fields }) => {
    const document = Object.fromEntries([...fields].map((field) => [field, null]));
    expect(adyenModelProblems(document, model).filter((problem) => problem.includes('is unknown'))).toEqual([]);
  });
});

describe('the check', () => {
  it('finds a misspelt name, a wrong type and an unknown event', () => {
    expect(adyenAnswerProblems('/payments', 200, { resultcode: 'Authorised' })).not.toEqual([]);
    expect(adyenAnswerProblems('/payments', 200, { resultCode: 'Approved' })).not.toEqual([]);
    const item = { eventCode: 'AUTHORIZATION', success: 'true' };
    expect(
      adyenNotificationProblems({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] }),
    ).not.toEqual([]);
  });
});
