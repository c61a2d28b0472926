/** Tokenizing a stored card without a purchase: a payment of one rupee with authentication, refunded at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsOf } from '../../support/admin-caller.ts';
import { leadsTo, PASSWORD } from '../../support/bank-page.ts';
import { at, textAt } from '../../support/caller.ts';
import { CUSTOMER, outOfBandFixtures } from '../../support/out-of-band-fixtures.ts';
import { asAnonymous, Cards, cardFields } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { customerWithToken, withToken } from '../../support/stored-cards.ts';

let fixtures: Awaited<ReturnType<typeof outOfBandFixtures>>;
beforeAll(async () => {
  fixtures = await outOfBandFixtures('out_of_band');
});
afterAll(() => fixtures.close());

const cardOf = (number: string, customer: string) => fixtures.addCard(number, customer);

describe('a customer who agrees and is authenticated', () => {
  it('gets a token and the rupee back, each told in its order', async () => {
    const reference = await fixtures.addCard();
    const { orderId, address } = await fixtures.started(reference, { return_url: 'https://shop.example/cards' });
    expect(orderId).toMatch(/^tok_[0-9a-f]{16}$/);
    const result = leadsTo(await fixtures.bank.enter(address, PASSWORD));
    expect(leadsTo(await fixtures.bank.open(result))).toContain(
      `https://shop.example/cards?order_id=${orderId}&status=CHARGED`,
    );
    await fixtures.pass(3);
    expect(await fixtures.order(orderId)).toMatchObject({
      status: 'CHARGED',
      amount: 1,
      currency: 'INR',
      customer_id: CUSTOMER,
      refunded: true,
      amount_refunded: 1,
      refunds: [{ amount: 1, status: 'SUCCESS', refund_type: 'CARD_VERIFICATION', initiated_by: 'SVC' }],
      card: {
        using_saved_card: true,
        tokenization_user_consent: true,
        token_created: { card_reference: reference, tokenization_status: 'ACTIVE' },
        token: { tokenization_status: 'ACTIVE' },
      },
    });
    expect(await fixtures.listed(reference)).toMatchObject({
      provider_category: 'NETWORK_TOKEN',
      token: { tokenization_status: 'ACTIVE', requestor_id: '40010030273' },
    });
    const received = fixtures.received(orderId);
    expect([...received].sort()).toEqual([
      'ORDER_CREATED',
      'ORDER_REFUNDED',
      'ORDER_SUCCEEDED',
      'REFUND_INITIATED',
      'REFUND_SUCCEEDED',
      'TOKEN_STATUS_CHANGED',
      'TXN_CHARGED',
      'TXN_CREATED',
    ]);
    for (const [earlier, later] of [
      ['TXN_CHARGED', 'REFUND_INITIATED'],
      ['REFUND_INITIATED', 'REFUND_SUCCEEDED'],
    ] as const) {
      expect(received.indexOf(earlier)).toBeLessThan(received.indexOf(later));
    }
    expect(await fixtures.ledger(orderId)).toEqual(['charge', 'refund']);
  });

  it("gets the issuer's token of a RUPAY card", async () => {
    const reference = await cardOf('6070000000000010', 'cust_rupay');
    await fixtures.paid(reference, { customer_id: 'cust_rupay' });
    const made = { provider: 'RUPAY', provider_category: 'ISSUER_TOKEN' };
    expect(await fixtures.listed(reference, 'cust_rupay')).toMatchObject({
      ...made,
      token: { ...made, tokenization_status: 'INITIATED' },
    });
    await fixtures.pass(3);
    expect(await fixtures.listed(reference, 'cust_rupay')).toMatchObject({
      ...made,
      token: { ...made, tokenization_status: 'ACTIVE' },
    });
  });

  it('is authenticated although the card could pay without', async () => {
    const reference = await cardOf('4012001037141112', 'cust_frictionless');
    const answer = await fixtures.tokenize(reference, { customer_id: 'cust_frictionless' });
    expect(answer.json()).toMatchObject({ status: 'PENDING_VBV', payment: { authentication: { method: 'GET' } } });
  });

  it('is on record with what was agreed to and from where', async () => {
    const reference = await cardOf('5555555555554444', 'cust_record');
    const { orderId } = await fixtures.started(reference, { customer_id: 'cust_record' });
    const order = await fixtures.service.database.db
      .collection<{ _id: string }>('orders')
      .findOne({ _id: `shop:${orderId}` });
    expect(at(order, 'state', 'consents')).toMatchObject([
      { choice: 'given', via: 'merchant', customerReference: 'cust_record', lastFour: '4444', address: '127.0.0.1' },
    ]);
  });

  it('keeps the token although the refund fails, which is told', async () => {
    const reference = await cardOf('4000000000000077', 'cust_refund_fails');
    const orderId = await fixtures.paid(reference, { customer_id: 'cust_refund_fails' });
    await fixtures.pass(3);
    expect(await fixtures.order(orderId)).toMatchObject({
      status: 'CHARGED',
      refunded: false,
      amount_refunded: 0,
      refunds: [{ status: 'FAILURE', error_code: 'refund_refused' }],
      card: { token_created: { tokenization_status: 'ACTIVE' } },
    });
    expect(fixtures.received(orderId)).toEqual(
      expect.arrayContaining(['REFUND_INITIATED', 'REFUND_FAILED', 'ORDER_REFUND_FAILED']),
    );
    expect(await fixtures.ledger(orderId)).toEqual(['charge']);
  });

  it('gets the rupee back although the network makes no token', async () => {
    const reference = await cardOf('4000000000000069', 'cust_no_token');
    const orderId = await fixtures.paid(reference, { customer_id: 'cust_no_token' });
    await fixtures.pass(3);
    const order = await fixtures.order(orderId);
    expect(order).toMatchObject({ refunded: true, card: { token_created: { tokenization_status: 'INACTIVE' } } });
    expect(at(order, 'card', 'token')).toBeUndefined();
    // The card is unchanged and can be tokenized later.
    expect(await fixtures.listed(reference, 'cust_no_token')).toMatchObject({
      provider: 'SVC',
      tokenize_support: true,
    });
    expect((await fixtures.tokenize(reference, { customer_id: 'cust_no_token' })).status).toBe(200);
  });

  it('may be named by the service’s own id, and call with a client auth token', async () => {
    const made = await fixtures.service.call.form('/customers', {
      object_reference_id: 'cust_named',
      mobile_number: '9876543210',
      'options.get_client_auth_token': 'true',
    });
    const id = String(made.json().id);
    const reference = await cardOf('4111111111111111', 'cust_named');
    expect((await fixtures.tokenize(reference, { customer_id: id })).status).toBe(200);
    const headers = {
      authorization: null,
      'x-client-auth-token': String(at(made.json(), 'svc', 'client_auth_token')),
    };
    const form = { customer_id: 'cust_named', card_security_code: '123', consent: 'true' };
    expect((await fixtures.service.call.form(`/cards/${reference}/tokenize`, form, { headers })).status).toBe(200);
    const others = await fixtures.addCard();
    const foreign = await fixtures.service.call.form(
      `/cards/${others}/tokenize`,
      { ...form, customer_id: CUSTOMER },
      { headers },
    );
    expect(foreign.status).toBe(404);
  });
});

describe('with a customer’s client auth token', () => {
  it('the rupee goes under no order id of the merchant’s, and leads to no foreign address', async () => {
    const { token } = await customerWithToken(fixtures.service.call, 'cust_client');
    const reference = await cardOf('4111111111111111', 'cust_client');
    const named = { customer_id: 'cust_client', card_security_code: '123', consent: 'true' };
    const send = (fields: Readonly<Record<string, string>>) =>
      fixtures.service.call.form(`/cards/${reference}/tokenize`, { ...named, ...fields }, withToken(token));
    expect(refusalOf(await send({ order_id: 'ORDER-4711' }))).toEqual([400, 'INVALID_REQUEST', 'order_id']);
    expect(refusalOf(await fixtures.service.call.get('/orders/ORDER-4711'))).toEqual([400, 'order_not_found']);
    const astray = await send({ return_url: 'https://evil.example/cards' });
    expect(refusalOf(astray)).toEqual([400, 'INVALID_REQUEST', 'return_url']);
    expect((await fixtures.service.call.get('/orders?customer_id=cust_client')).json()).toMatchObject({ total: 0 });
    const home = await send({ return_url: 'https://shop.example/cards' });
    expect(textAt(home.json(), 'order_id')).toMatch(/^tok_/);
  });
});

describe('without authentication, or without the rupee', () => {
  it.each([
    ['4000000000000010', 'AUTHENTICATION_FAILED', PASSWORD],
    ['4111111111111111', 'AUTHENTICATION_FAILED', '000000'],
    ['4000000000000002', 'AUTHORIZATION_FAILED', PASSWORD],
  ])('there is no token and no refund (%s, %s)', async (number, status, password) => {
    const customer = `cust_${number.slice(-4)}_${password}`;
    const reference = await cardOf(number, customer);
    const { orderId, address } = await fixtures.started(reference, { customer_id: customer });
    await fixtures.bank.enter(address, password);
    await fixtures.pass(3);
    const order = await fixtures.order(orderId);
    expect(order).toMatchObject({ status, refunds: [], card: { tokenization_user_consent: true } });
    expect(at(order, 'card', 'token_created')).toBeUndefined();
    expect(at(await fixtures.listed(reference, customer), 'token')).toBeUndefined();
    expect(fixtures.received(orderId)).toEqual(expect.arrayContaining(['TXN_FAILED', 'ORDER_FAILED']));
    expect(await fixtures.ledger(orderId)).toEqual([]);
  });

  it('an abandoned bank page ends with the order, and the card stays as it was', async () => {
    const reference = await cardOf('4111111111111111', 'cust_abandons');
    const { orderId } = await fixtures.started(reference, { customer_id: 'cust_abandons' });
    fixtures.service.clock.advance(31 * 60_000);
    await fixtures.pass(1);
    expect(await fixtures.order(orderId)).toMatchObject({ status: 'EXPIRED', refunds: [] });
    expect(await fixtures.listed(reference, 'cust_abandons')).toMatchObject({ tokenize_support: true });
  });

  it('a cancelled one may be begun again under the same order_id, and one token comes of it', async () => {
    const reference = await cardOf('4111111111111111', 'cust_again');
    const fields = { customer_id: 'cust_again', order_id: 'again-1' };
    const first = await fixtures.started(reference, fields);
    await fixtures.bank.cancel(first.address);
    const second = await fixtures.paid(reference, fields);
    await fixtures.pass(3);
    expect(await fixtures.order(second)).toMatchObject({ status: 'CHARGED', txn_id: 'shop-again-1-2', refunded: true });
    expect(await fixtures.ledger(second)).toEqual(['charge', 'refund']);
    expect(refusalOf(await fixtures.tokenize(reference, fields))).toEqual([400, 'INVALID_ACTION']);
  });
});

describe('an order_id that an anonymous caller has used', () => {
  const orderOf = (orderId: string, amount: string) => ({
    'order.order_id': orderId,
    'order.amount': amount,
    merchant_id: 'shop',
    format: 'json',
  });
  const squat = (orderId: string, number: string, amount = '1.00') =>
    fixtures.service.call.form('/txns', { ...cardFields(number), ...orderOf(orderId, amount) }, asAnonymous);

  it.each(['1.00', '5.00'])('for %s is the verification’s, and the attempt at the bank’s page ends', async (amount) => {
    const orderId = `squat-${amount.slice(0, 1)}`;
    const customer_id = `cust_${orderId}`;
    const foreign = textAt((await squat(orderId, Cards.visa, amount)).json(), 'payment', 'authentication', 'url');
    const form = { _csrf: await fixtures.bank.formToken(foreign), action: 'pay', otp: PASSWORD };
    const reference = await cardOf('4111111111111111', customer_id);
    const { address } = await fixtures.started(reference, { order_id: orderId, customer_id });
    await fixtures.bank.post(foreign, form);
    expect(await fixtures.ledger(orderId)).toEqual([]);
    await fixtures.bank.enter(address, PASSWORD);
    await fixtures.pass(3);
    expect(await fixtures.order(orderId)).toMatchObject({ status: 'CHARGED', amount: 1, customer_id, refunded: true });
    expect(await fixtures.listed(reference, customer_id)).toMatchObject({ token: { tokenization_status: 'ACTIVE' } });
  });

  it.each([
    ['is being paid', Cards.chargedLater],
    ['was paid', Cards.frictionless],
  ])('with the same rupee that %s gets it back, and the verification follows', async (how, number) => {
    const orderId = `squat-${how.replaceAll(' ', '-')}`;
    const named = { order_id: orderId, customer_id: `cust_${orderId}` };
    const foreign = at((await squat(orderId, number)).json(), 'payment', 'authentication', 'url');
    if (number === Cards.chargedLater) await fixtures.bank.enter(String(foreign), PASSWORD);
    const reference = await cardOf('4111111111111111', named.customer_id);
    const first = await fixtures.tokenize(reference, named);
    if (number === Cards.chargedLater) {
      expect(first.json().error_code).toBe('txn_in_progress');
      fixtures.service.clock.advance(61_000);
      await fixtures.pass(1);
      await fixtures.paid(reference, named);
    } else {
      await fixtures.bank.enter(textAt(first.json(), 'payment', 'authentication', 'url'), PASSWORD);
    }
    await fixtures.pass(3);
    expect(await fixtures.ledger(orderId)).toEqual(['charge', 'charge', 'refund', 'refund']);
    expect(await fixtures.listed(reference, named.customer_id)).toMatchObject({
      token: { tokenization_status: 'ACTIVE' },
    });
  });
});

describe('what is refused', () => {
  it('without consent, customer or security code', async () => {
    const reference = await cardOf('4111111111111111', 'cust_refused');
    const named = { customer_id: 'cust_refused' };
    const { call } = fixtures.service;
    const path = `/cards/${reference}/tokenize`;
    const cases = [
      [{ ...named, consent: 'false', card_security_code: '123' }, [400, 'INVALID_REQUEST', 'consent']],
      [{ ...named, card_security_code: '123' }, [400, 'Mandatory fields are missing', 'consent']],
      [{ consent: 'true', card_security_code: '123' }, [400, 'Mandatory fields are missing', 'customer_id']],
      [{ ...named, consent: 'true' }, [400, 'INVALID_INPUT', 'card_security_code']],
      [{ ...named, consent: 'true', card_security_code: '1234' }, [400, 'INVALID_INPUT', 'card_security_code']],
      [
        { ...named, consent: 'true', card_security_code: '123', return_url: 'ftp://x' },
        [400, 'INVALID_REQUEST', 'return_url'],
      ],
    ] as const;
    for (const [form, refusal] of cases) expect(refusalOf(await call.form(path, form))).toEqual(refusal);
    expect((await call.get('/orders?customer_id=cust_refused')).json()).toMatchObject({ total: 0 });
  });

  it('a card of another customer, of another merchant, of nobody', async () => {
    const reference = await cardOf('4111111111111111', 'cust_owner');
    const other = fixtures.service.callAs(await fixtures.service.addMerchant('other_oob', fixtures.enabled));
    const owner = { customer_id: 'cust_owner' };
    for (const answer of [
      await fixtures.tokenize(reference, { customer_id: 'cust_other' }),
      await fixtures.tokenize('crd_00000000000000000000000000000000', owner),
      await fixtures.tokenize(reference, owner, other),
    ]) {
      expect(refusalOf(answer)).toEqual([404, 'object_not_found']);
    }
    const anonymous = await fixtures.service.call.form(`/cards/${reference}/tokenize`, owner, {
      headers: { authorization: null },
    });
    expect(anonymous.status).toBe(401);
  });

  it('a card that its network makes no tokens of', async () => {
    const reference = await cardOf('4000050000000056', 'cust_bin');
    expect(refusalOf(await fixtures.tokenize(reference, { customer_id: 'cust_bin' }))).toEqual([400, 'INVALID_ACTION']);
  });

  it('a card with a token, whether or not its number is kept, naming the status', async () => {
    const reference = await cardOf('4111111111111111', 'cust_has_token');
    const named = { customer_id: 'cust_has_token' };
    await fixtures.paid(reference, named);
    const early = await fixtures.tokenize(reference, named);
    expect(early.json().error_message).toContain('INITIATED');
    await fixtures.pass(3);
    await fixtures.service.call.form(`/cards/${reference}/token/suspend`, named);
    const answer = await fixtures.tokenize(reference, named);
    expect(refusalOf(answer)).toEqual([400, 'INVALID_ACTION']);
    expect(answer.json().error_message).toContain('SUSPENDED');
  });

  it('a card of which the token alone is kept; and once that is deleted, the card is gone', async () => {
    const named = { customer_id: 'cust_token_alone' };
    const { call } = fixtures.service;
    const shop = fixtures.service.callAs(await fixtures.service.addMerchant('consenting', fixtures.consenting));
    await shop.form('/orders', { order_id: 'P1', amount: '5.00', ...named });
    const card = { card_number: '4111111111111111', card_exp_month: '12', card_exp_year: '2040' };
    const form = { order_id: 'P1', merchant_id: 'consenting', payment_method_type: 'CARD', format: 'json', ...card };
    const paying = await shop.form('/txns', { ...form, card_security_code: '123', tokenize: 'true' });
    await fixtures.bank.enter(textAt(paying.json(), 'payment', 'authentication', 'url'), PASSWORD);
    await fixtures.pass(3);
    const cards = (await shop.get('/cards?customer_id=cust_token_alone')).json();
    const reference = textAt(cards, 'cards', 0, 'card_reference');
    expect(refusalOf(await fixtures.tokenize(reference, named, shop))).toEqual([400, 'INVALID_ACTION']);
    expect((await shop.form(`/cards/${reference}/token/delete`, named)).status).toBe(200);
    expect((await fixtures.tokenize(reference, named, shop)).status).toBe(404);
    expect((await call.get('/orders?customer_id=cust_token_alone')).json()).toMatchObject({ total: 0 });
  });

  it('a card whose number the vault has lost, before anything is stored', async () => {
    const reference = await cardOf('4111111111111111', 'cust_lost');
    const { db } = fixtures.service.database;
    const entry = await db.collection<{ _id: string }>('saved_cards').findOne({ _id: reference });
    const numbers = db.collection<{ _id: string }>('card_numbers');
    await numbers.deleteOne({ _id: textAt(entry, 'state', 'numberRecord') });
    const answer = await fixtures.tokenize(reference, { customer_id: 'cust_lost' });
    expect(refusalOf(answer)).toEqual([400, 'INVALID_ACTION']);
    expect(answer.json().error_message).toContain('no longer stored');
    expect((await fixtures.service.call.get('/orders?customer_id=cust_lost')).json()).toMatchObject({ total: 0 });
  });

  it('where tokenization is not enabled for the merchant', async () => {
    const plain = fixtures.service.callAs(await fixtures.service.addMerchant('not_enabled'));
    const reference = await fixtures.addCard('4111111111111111', CUSTOMER, plain);
    const answer = await fixtures.tokenize(reference, {}, plain);
    expect(refusalOf(answer)).toEqual([400, 'INVALID_ACTION']);
    expect(at(answer.json(), 'error_info', 'code')).toBe('FEATURE_NOT_ENABLED');
  });

  it('a card without a token under the stored-card mandate: it is hidden', async () => {
    const reference = await cardOf('4111111111111111', 'cust_mandate');
    const { db } = fixtures.service.database;
    const merchants = db.collection<{ _id: string }>('merchants');
    const mandate = (on: boolean) =>
      merchants.updateOne({ _id: 'shop' }, { $set: { 'merchant.storedCardMandate': on } });
    expect((await mandate(true)).modifiedCount).toBe(1);
    fixtures.service.clock.advance(2_000);
    const answer = await fixtures.tokenize(reference, { customer_id: 'cust_mandate' });
    await mandate(false);
    fixtures.service.clock.advance(2_000);
    expect(refusalOf(answer)).toEqual([404, 'object_not_found']);
  });

  it('the order_id of a payment, or of another card', async () => {
    const { call } = fixtures.service;
    await call.form('/orders', { order_id: 'A-PAYMENT', amount: '1.00', customer_id: 'cust_ids' });
    const first = await cardOf('4111111111111111', 'cust_ids');
    const second = await cardOf('5555555555554444', 'cust_ids');
    const named = { customer_id: 'cust_ids' };
    await fixtures.started(first, { ...named, order_id: 'FOR-ONE-CARD' });
    for (const [reference, order_id] of [
      [first, 'A-PAYMENT'],
      [second, 'FOR-ONE-CARD'],
    ] as const) {
      expect(refusalOf(await fixtures.tokenize(reference, { ...named, order_id }))).toEqual([
        400,
        'unique',
        'order_id',
      ]);
    }
    expect(await fixtures.order('A-PAYMENT')).toMatchObject({ status: 'NEW' });
  });
});

describe('a call that is repeated, its answer being lost', () => {
  const total = async (customer: string) =>
    at((await fixtures.service.call.get(`/orders?customer_id=${customer}`)).json(), 'total');

  it('leads to the order of the first: one rupee is paid, at whichever page the customer got', async () => {
    const named = { customer_id: 'cust_repeats' };
    const reference = await cardOf('4111111111111111', 'cust_repeats');
    const first = await fixtures.started(reference, named);
    const second = await fixtures.started(reference, named);
    expect([second.orderId, await total('cust_repeats')]).toEqual([first.orderId, 1]);
    expect(second.address).not.toBe(first.address);
    await fixtures.bank.enter(second.address, PASSWORD);
    expect((await fixtures.bank.open(first.address)).text).not.toContain('otp');
    await fixtures.pass(3);
    expect(await fixtures.order(first.orderId)).toMatchObject({ status: 'CHARGED', refunded: true });
    expect(await fixtures.ledger(first.orderId)).toEqual(['charge', 'refund']);
  });

  it.each([
    ['of another card', { customer_id: 'cust_two_cards' }, '5555555555554444'],
    [
      'with another return_url',
      { customer_id: 'cust_two_ways', return_url: 'https://shop.example/b' },
      '4111111111111111',
    ],
  ] as const)('is another one %s', async (_, fields, number) => {
    const named = { customer_id: fields.customer_id };
    const first = await fixtures.started(await cardOf('4111111111111111', fields.customer_id), named);
    const second = await fixtures.started(await cardOf(number, fields.customer_id), fields);
    expect(second.orderId).not.toBe(first.orderId);
  });

  it('makes an order anew where the first has ended, or leaves no time to pay it', async () => {
    const named = { customer_id: 'cust_late_again' };
    const reference = await cardOf('4111111111111111', 'cust_late_again');
    const cancelled = await fixtures.started(reference, named);
    await fixtures.bank.cancel(cancelled.address);
    const second = await fixtures.started(reference, named);
    fixtures.service.clock.advance(26 * 60_000);
    const third = await fixtures.started(reference, named);
    expect(new Set([cancelled.orderId, second.orderId, third.orderId]).size).toBe(3);
  });
});

describe("the rupee's order", () => {
  it('is nobody’s to change, to pay in another way, or to open a page for', async () => {
    const { call } = fixtures.service;
    const reference = await cardOf('4111111111111111', 'cust_closed');
    const { orderId } = await fixtures.started(reference, { customer_id: 'cust_closed' });
    const card = { card_number: '4111111111111111', card_exp_month: '12', card_exp_year: '2040' };
    const form = { order_id: orderId, merchant_id: 'shop', payment_method_type: 'CARD', format: 'json', ...card };
    const paying = await call.form('/txns', { ...form, card_security_code: '123', tokenize: 'true' });
    expect(refusalOf(paying)).toEqual([400, 'order_already_processed']);
    expect(refusalOf(await call.form('/orders', { order_id: orderId, amount: '100' }))).toEqual([400, 'unique']);
    expect(refusalOf(await call.form(`/orders/${orderId}`, { amount: '100' }))).toEqual([
      400,
      'order_already_processed',
    ]);
    const session = { order_id: orderId, amount: '1.00', payment_page_client_id: 'shop', action: 'paymentPage' };
    expect(refusalOf(await call.json('POST', '/session', session))).toEqual([400, 'unique']);
    expect((await fixtures.order(orderId)).payment_links).toBeUndefined();
  });
});

describe('a notice about a token that was made out of band', () => {
  it('shows in the order and in the list', async () => {
    const reference = await cardOf('4111111111111111', 'cust_notice');
    const orderId = await fixtures.paid(reference, { customer_id: 'cust_notice' });
    await fixtures.pass(3);
    const settings = await settingsOf(fixtures.service, fixtures.service.merchant);
    await settings('POST', '/settings/sandbox/token-notices', { card_reference: reference, notice: 'suspended' });
    await fixtures.pass(1);
    expect(at(await fixtures.order(orderId), 'card', 'token', 'tokenization_status')).toBe('SUSPENDED');
    expect(at(await fixtures.listed(reference, 'cust_notice'), 'token', 'tokenization_status')).toBe('SUSPENDED');
  });
});
