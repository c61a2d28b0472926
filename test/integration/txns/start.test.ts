/**
 * POST /txns as a merchant's integration sends it: both response modes, and the accepted spellings of a card.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode, ErrorInfoCode, OrderStatus, TxnStatus } from '../../../generated/values.ts';
import { leadsTo, PASSWORD } from '../../support/bank-page.ts';
import { at } from '../../support/caller.ts';
import { asAnonymous, Cards, type Fields, newOrderId, type Shop, shopOf } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';

const RETURN_URL = 'https://shop.example/paid';

let service: TestService;
let shop: Shop;
let lenient: Shop;

beforeAll(async () => {
  service = await startService({ label: 'start txn' });
  shop = shopOf(service);
  lenient = shopOf(
    service,
    await service.addMerchant('lenient', (merchant) => ({ ...merchant, strictCardChecks: false })),
  );
});
afterAll(() => service.close());

describe('without format=json', () => {
  const asForm = { format: '' };

  it('the answer leads to the bank page by 303, so that no client posts the card again', async () => {
    const orderId = await shop.order({ return_url: RETURN_URL });
    const started = await shop.start(orderId, asForm);
    expect(started.text).toBe('');
    const address = leadsTo(started);
    expect(address).toMatch(new RegExp(`^${service.baseUrl}/pay/start/shop/[0-9a-f]{32}$`));
    expect(leadsTo(await shop.bank.enter(address, PASSWORD))).toBe(address);
    const back = new URL(leadsTo(await shop.bank.open(address)));
    expect(`${back.origin}${back.pathname}`).toBe(RETURN_URL);
    expect(back.searchParams.get('status')).toBe(OrderStatus.CHARGED);
  });

  it('a frictionless payment leads through the same address to the return address', async () => {
    const orderId = await shop.order({ return_url: RETURN_URL });
    const address = leadsTo(await shop.start(orderId, { ...asForm, card_number: Cards.frictionless }));
    expect(address).toContain('/pay/start/shop/');
    expect(leadsTo(await shop.bank.open(address))).toContain(`${RETURN_URL}?order_id=${orderId}&status=CHARGED`);
  });

  it('a frictionless payment that wants no redirect ends on the result page', async () => {
    const orderId = await shop.order({ return_url: RETURN_URL });
    const fields = { ...asForm, card_number: Cards.frictionless, redirect_after_payment: 'false' };
    const page = await shop.bank.open(leadsTo(await shop.start(orderId, fields)));
    expect(page.status).toBe(200);
    expect(page.text).toContain(`href="${RETURN_URL}?order_id=${orderId}`);
    expect(at(await shop.read(orderId), 'txn_detail', 'redirect')).toBe(false);
  });

  it('a refusal is a JSON error all the same', async () => {
    const refused = await shop.start(await shop.order(), { ...asForm, card_number: '4111111111111112' });
    expect([refused.status, at(refused.json(), 'error_code')]).toEqual([400, ErrorCode.INVALID_INPUT]);
  });
});

describe('the card', () => {
  it.each([
    ['a year of two digits', { card_exp_year: '40' }, { card: { expiry_year: '2040' } }],
    ['a year of four digits', { card_exp_year: '2040' }, { card: { expiry_year: '2040' } }],
    ['spaces in the number', { card_number: '4111 1111 1111 1111' }, { card: { last_four_digits: '1111' } }],
    ['dashes in the number', { card_number: '4111-1111-1111-1111' }, { card: { card_isin: '411111' } }],
    ['this month as its last', { card_exp_month: '03', card_exp_year: '26' }, { card: { expiry_month: '03' } }],
    ['no name', { name_on_card: '' }, { card: { name_on_card: '' } }],
    ['a name in another script', { name_on_card: 'आशा राव' }, { card: { name_on_card: 'आशा राव' } }],
    ['no payment_method', { payment_method: '' }, { payment_method: 'VISA' }],
    ['payment_method CARD', { payment_method: 'CARD' }, { payment_method: 'VISA' }],
    ['its network named', { payment_method: 'visa' }, { payment_method: 'VISA' }],
    ['another network named: the number knows better', { payment_method: 'RUPAY' }, { payment_method: 'VISA' }],
    ['auth_type OTP', { auth_type: 'OTP' }, { auth_type: 'OTP' }],
    ['no auth_type', {}, { auth_type: 'THREE_DS' }],
  ])('is taken with %s', async (_, fields: Fields, expected) => {
    const orderId = await shop.order();
    const started = await shop.start(orderId, fields);
    expect([started.status, at(started.json(), 'status')]).toEqual([200, TxnStatus.PENDING_VBV]);
    expect(await shop.read(orderId)).toMatchObject(expected);
  });

  it.each([
    ['the network named', { payment_method: 'MAESTRO' }, 'MAESTRO'],
    ['CARD when none is named', {}, 'CARD'],
  ])('of no known network shows %s', async (_, fields: Fields, expected) => {
    const orderId = await shop.order();
    await shop.start(orderId, { card_number: '9000000000000001', ...fields });
    expect(await shop.read(orderId)).toMatchObject({ payment_method: expected });
  });

  it('a parameter nobody knows is named in the answer, a card number among the names is not', async () => {
    const answer = await shop.start(await shop.order(), { nickname: 'x', [`x${Cards.visa}`]: 'y' });
    expect(answer.headers.get('x-svc-ignored-parameters')).toBe('nickname');
  });
});

const refusals: readonly (readonly [what: string, fields: Fields, code: ErrorCode, field: string])[] = [
  ['no number', { card_number: '' }, ErrorCode.missing_card_number, 'card_number'],
  ['a wrong check digit', { card_number: '4111111111111112' }, ErrorCode.INVALID_INPUT, 'card_number'],
  ['letters in the number', { card_number: '411111111111111a' }, ErrorCode.INVALID_INPUT, 'card_number'],
  ['eleven digits', { card_number: '41111111111' }, ErrorCode.INVALID_INPUT, 'card_number'],
  ['twenty digits', { card_number: '41111111111111111111' }, ErrorCode.INVALID_INPUT, 'card_number'],
  ['an expired month', { card_exp_month: '02', card_exp_year: '2026' }, ErrorCode.EXPIRED, 'card_exp_year'],
  ['an expired year of two digits', { card_exp_year: '25' }, ErrorCode.EXPIRED, 'card_exp_year'],
  ['a thirteenth month', { card_exp_month: '13' }, ErrorCode.INVALID_INPUT, 'card_exp_month'],
  ['a month of one digit', { card_exp_month: '7' }, ErrorCode.INVALID_INPUT, 'card_exp_month'],
  ['a year of three digits', { card_exp_year: '204' }, ErrorCode.INVALID_INPUT, 'card_exp_year'],
  ['no month', { card_exp_month: '' }, ErrorCode.mandatory_fields_missing, 'card_exp_month'],
  ['no year', { card_exp_year: '' }, ErrorCode.mandatory_fields_missing, 'card_exp_year'],
  ['no security code', { card_security_code: '' }, ErrorCode.INVALID_INPUT, 'card_security_code'],
  ['a security code of four digits', { card_security_code: '7391' }, ErrorCode.INVALID_INPUT, 'card_security_code'],
  ['letters as security code', { card_security_code: '73x' }, ErrorCode.INVALID_INPUT, 'card_security_code'],
  [
    'three digits on an AMEX',
    { card_number: Cards.amex, card_security_code: '739' },
    ErrorCode.INVALID_INPUT,
    'card_security_code',
  ],
  ['a card number as the name', { name_on_card: '5555 5555 5555 4444' }, ErrorCode.INVALID_INPUT, 'name_on_card'],
  [
    'a card number in Arabic digits as the name',
    { name_on_card: '٤١١١١١١١١١١١١١١١' },
    ErrorCode.INVALID_INPUT,
    'name_on_card',
  ],
  [
    'a card number in wide digits as the name',
    { name_on_card: '４１１１１１１１１１１１１１１１' },
    ErrorCode.INVALID_INPUT,
    'name_on_card',
  ],
  ['a line break in the name', { name_on_card: 'Asha\r\nRao' }, ErrorCode.INVALID_REQUEST, 'name_on_card'],
  ['turned text as the name', { name_on_card: 'Asha\u202eRao' }, ErrorCode.INVALID_REQUEST, 'name_on_card'],
  ['no merchant_id', { merchant_id: '' }, ErrorCode.missing_merchant_id, 'merchant_id'],
  ['another merchant_id than the header', { merchant_id: 'lenient' }, ErrorCode.INVALID_REQUEST, 'merchant_id'],
  ['no payment_method_type', { payment_method_type: '' }, ErrorCode.mandatory_fields_missing, 'payment_method_type'],
  ['another kind of payment', { payment_method_type: 'UPI' }, ErrorCode.INVALID_REQUEST, 'payment_method_type'],
  ['no order', { order_id: '' }, ErrorCode.mandatory_fields_missing, 'order_id'],
  ['another auth_type', { auth_type: 'NONE' }, ErrorCode.INVALID_REQUEST, 'auth_type'],
  ['a card number as payment_method', { payment_method: Cards.visa }, ErrorCode.INVALID_INPUT, 'payment_method'],
];

describe('is refused before there is an attempt, naming the field and echoing nothing,', () => {
  it.each(refusals)('%s', async (_, fields, code, field) => {
    const orderId = await shop.order();
    // A request id chosen by the caller: a generated one may contain three digits by chance.
    const answer = await shop.start(orderId, fields, { headers: { 'x-request-id': 'refused' } });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ error_code: code, error_info: { fields: [{ field_name: field }] } });
    // The port in the links of the answer may contain them, too.
    const text = answer.text.replaceAll(service.baseUrl, '');
    for (const value of Object.values(fields)) {
      if (/\d{3}/.test(value)) expect(text).not.toContain(value);
    }
    const order = await shop.read(orderId);
    expect([at(order, 'status'), at(order, 'txn_id')]).toEqual([OrderStatus.NEW, undefined]);
  });

  it('several faults of a card at once', async () => {
    const fields = { card_number: '4111111111111112', card_exp_year: '2025', card_security_code: '' };
    const answer = (await shop.start(await shop.order(), fields)).json();
    expect(answer).toMatchObject({
      error_code: ErrorCode.INVALID_INPUT,
      error_info: {
        code: ErrorInfoCode.INVALID_INPUT,
        fields: [{ field_name: 'card_number' }, { field_name: 'card_exp_year' }, { field_name: 'card_security_code' }],
      },
    });
  });

  it('JSON in the place of a form', async () => {
    const body = { order_id: 'x', merchant_id: 'shop' };
    expect((await service.call.json('POST', '/txns', body)).status).toBe(415);
  });

  it('an order that does not exist', async () => {
    const orderId = newOrderId();
    expect((await shop.start(orderId)).json()).toMatchObject({
      error_code: ErrorCode.order_not_found,
      status_id: 40,
      order_id: orderId,
    });
  });

  it('an order that is paid', async () => {
    const orderId = await shop.order();
    await shop.pay(orderId, Cards.visa);
    const again = await shop.start(orderId);
    expect([again.status, at(again.json(), 'error_code')]).toEqual([400, ErrorCode.order_already_processed]);
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.CHARGED]);
  });
});

describe('a merchant with lenient card checks', () => {
  it.each([
    ['a wrong check digit', { card_number: '4111111111111112' }],
    ['an expired card', { card_exp_year: '2020' }],
    ['no security code', { card_security_code: '' }],
    ['a security code of another length', { card_security_code: '7391' }],
  ])('takes %s', async (_, fields: Fields) => {
    const started = await lenient.start(await lenient.order(), fields);
    expect([started.status, at(started.json(), 'status')]).toEqual([200, TxnStatus.PENDING_VBV]);
  });

  it.each([
    ['no number', { card_number: '' }],
    ['what is no number', { card_number: '41111111111111aa' }],
    ['a thirteenth month', { card_exp_month: '13' }],
  ])('takes no card with %s', async (_, fields: Fields) => {
    expect((await lenient.start(await lenient.order(), fields)).status).toBe(400);
  });
});

it('an order id matches in any case, with and without credentials', async () => {
  const orderId = await shop.order();
  const first = await shop.start(orderId.toUpperCase());
  const second = await shop.start(orderId.toLowerCase(), {}, asAnonymous);
  expect(first.json()).toMatchObject({ order_id: orderId, txn_id: `shop-${orderId}-1` });
  expect(second.json()).toMatchObject({ order_id: orderId, txn_id: `shop-${orderId}-2` });
});
