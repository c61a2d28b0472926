/** An anonymous caller's consent on a customer's order has no effect: nothing is stored or tokenized. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, logInAs } from '../../support/admin-caller.ts';
import { bankPageOf, PASSWORD } from '../../support/bank-page.ts';
import { at, type CallOptions, textAt } from '../../support/caller.ts';
import { asAnonymous, Cards, cardFields, type Fields, shopOf } from '../../support/payments.ts';
import { SETTINGS_PASSWORD, startService, type TestMerchant, type TestService } from '../../support/service.ts';
import { addCard, listOf } from '../../support/stored-cards.ts';

let service: TestService;
let asking: TestMerchant;
beforeAll(async () => {
  const tokens = { tokenizationEnabled: true, merchantConsent: true };
  service = await startService({ label: 'anonymous caller', merchant: (merchant) => ({ ...merchant, ...tokens }) });
  asking = await service.addMerchant('asking', (merchant) => ({ ...merchant, ...tokens, svcWebConsent: true }));
});
afterAll(() => service.close());

const BOTH = 'save_to_locker,tokenize';
const saveAndTokenize = { save_to_locker: 'true', tokenize: 'true' };
let customers = 0;

async function paying(merchant: TestMerchant, card: Fields, said: Fields, options: CallOptions) {
  const shop = shopOf(service, merchant);
  customers += 1;
  const customer = `victim-${customers}`;
  const orderId = await shop.order({ customer_id: customer });
  const merchantId = { 'x-merchantid': merchant.merchantId };
  const answer = await shop.start(orderId, { ...card, ...said }, { headers: { ...options.headers, ...merchantId } });
  const address = textAt(answer.json(), 'payment', 'authentication', 'url');
  return { shop, customer, orderId, answer, address };
}

async function consentsOf(merchant: TestMerchant, orderId: string): Promise<unknown> {
  const login = await logInAs(service, merchant.settingsUsername, SETTINGS_PASSWORD);
  const settings = bearer(service, textAt(login.json(), 'access_token'));
  return at((await settings('GET', `/settings/orders/${orderId}/consents`)).json(), 'consents');
}

async function settle(): Promise<void> {
  for (let second = 0; second < 5; second += 1) {
    service.clock.advance(1_000);
    await service.runWorkers();
  }
}

describe('an anonymous caller’s save_to_locker and tokenize', () => {
  it.each<[string, Fields, string | null]>([
    ['both', saveAndTokenize, BOTH],
    ['to store alone', { save_to_locker: 'true' }, 'save_to_locker'],
    ['a yes alone', { tokenize: 'true' }, 'tokenize'],
    ['a no', { tokenize: 'false', save_to_locker: 'false' }, 'tokenize'],
  ])('%s: the card pays, nothing is stored, nobody has answered', async (_, said, ignored) => {
    const { shop, customer, orderId, answer, address } = await paying(service.merchant, {}, said, asAnonymous);
    expect(answer.headers.get('x-svc-ignored-parameters')).toBe(ignored);
    await shop.bank.enter(address, PASSWORD);
    await settle();
    const order = await shop.read(orderId);
    expect(order).toMatchObject({ status: 'CHARGED', card: { saved_to_locker: false } });
    expect(at(order, 'card', 'tokenization_user_consent')).toBeUndefined();
    expect(at(order, 'card', 'token_created')).toBeUndefined();
    expect(await listOf(service.call, customer)).toEqual([]);
    expect(await consentsOf(service.merchant, orderId)).toEqual([]);
    expect(await service.database.db.collection('card_numbers').countDocuments()).toBe(0);
  });

  it('are named alike on an order without a customer, so that they tell nothing of it', async () => {
    const shop = shopOf(service);
    const answer = await shop.start(await shop.order(), saveAndTokenize, asAnonymous);
    expect(answer.headers.get('x-svc-ignored-parameters')).toBe(BOTH);
  });

  it.each(['true', 'false'])('tokenize=%s: the service’s page asks where it is switched on', async (tokenize) => {
    const said = { save_to_locker: 'true', tokenize };
    const { shop, customer, orderId, answer, address } = await paying(asking, {}, said, asAnonymous);
    expect(answer.headers.get('x-svc-ignored-parameters')).toBe(BOTH);
    expect(await consentsOf(asking, orderId)).toEqual([]);
    const press = async (fields: Fields) =>
      shop.bank.post(address, { ...(await shop.bank.hiddenFields(address)), ...fields });
    expect((await shop.bank.open(address)).text).toContain('name="consent"');
    await press({ action: 'decline' });
    await press({ action: 'pay', otp: PASSWORD });
    await settle();
    expect(await consentsOf(asking, orderId)).toMatchObject([{ choice: 'DECLINED', via: 'PAGE' }]);
    expect(await listOf(service.callAs(asking), customer)).toEqual([]);
  });

  it('do nothing to a stored card, or to one that was handed in', async () => {
    const stored = await addCard(service.call, 'holder');
    const handedIn = await service.call.form('/card/tokenize', {
      card_number: Cards.visa,
      card_exp_month: '12',
      card_exp_year: '2040',
    });
    for (const token of [stored.token, textAt(handedIn.json(), 'card_token')]) {
      const orderId = await shopOf(service).order({ customer_id: 'holder' });
      const form = {
        order_id: orderId,
        merchant_id: 'shop',
        payment_method_type: 'CARD',
        format: 'json',
        ...saveAndTokenize,
      };
      const card = { card_token: token, card_security_code: '739' };
      const answer = await service.call.form('/txns', { ...form, ...card }, asAnonymous);
      expect(answer.headers.get('x-svc-ignored-parameters')).toBe(BOTH);
      await bankPageOf(service).enter(textAt(answer.json(), 'payment', 'authentication', 'url'), PASSWORD);
      await settle();
      expect(await consentsOf(service.merchant, orderId)).toEqual([]);
    }
    expect(await listOf(service.call, 'holder')).toMatchObject([{ provider_category: 'VAULT' }]);
  });
});

describe('the same with credentials', () => {
  async function byToken(): Promise<CallOptions & { readonly orderId: string; readonly customer: string }> {
    const shop = shopOf(service);
    customers += 1;
    const customer = `own-${customers}`;
    const orderId = await shop.order({ customer_id: customer });
    const order = (await service.call.get(`/orders/${orderId}?options.get_client_auth_token=true`)).json();
    const token = textAt(order, 'svc', 'client_auth_token');
    return { orderId, customer, headers: { authorization: null, 'x-client-auth-token': token } };
  }

  it('stores the card and makes the token, for the merchant and for the customer by the order’s client auth token', async () => {
    const shop = shopOf(service);
    const customer = 'own-key';
    const byKey = { orderId: await shop.order({ customer_id: customer }), customer, headers: {} };
    for (const caller of [byKey, await byToken()]) {
      const answer = await shop.start(caller.orderId, { ...cardFields(Cards.visa), ...saveAndTokenize }, caller);
      expect(answer.headers.get('x-svc-ignored-parameters')).toBeNull();
      await shop.bank.enter(textAt(answer.json(), 'payment', 'authentication', 'url'), PASSWORD);
      await settle();
      expect(await consentsOf(service.merchant, caller.orderId)).toMatchObject([{ choice: 'GIVEN', via: 'MERCHANT' }]);
      expect(await listOf(service.call, caller.customer)).toMatchObject([{ provider_category: 'NETWORK_TOKEN' }]);
    }
  });
});
