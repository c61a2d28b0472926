/**
 * The part of the run that keeps cards: stored by call and by payment, handed in, tokenized with either consent, paid with,
 * brought as a token with its cryptogram, and what callers do wrong with all of them.
 */
import { bearer } from '../../support/admin-caller.ts';
import { leadsTo, PASSWORD } from '../../support/bank-page.ts';
import { at, textAt } from '../../support/caller.ts';
import type { Fields } from '../../support/payments.ts';
import { OPERATOR_KEY } from '../../support/service.ts';
import { BROUGHT_TOKEN, CRYPTOGRAM, Numbers, SECURITY_CODE, WRONG_CRYPTOGRAM } from './secret-values.ts';
import { type Environment, must } from './whole-run.ts';

const CSC = { card_security_code: SECURITY_CODE };
const DATES = { card_exp_month: '12', card_exp_year: '2040', name_on_card: 'Asha Rao' };
const CUSTOMER = 'keeps-cards';
/** A token takes the place of the number in this field, so that the shop's own card is not sent. */
const NO_NUMBER = { card_number: '', card_exp_month: '', card_exp_year: '', name_on_card: '' };

const brought = {
  ...CSC,
  ...DATES,
  card_number: BROUGHT_TOKEN,
  payment_method: 'VISA',
  tavv: CRYPTOGRAM,
  'token.requestor_id': '40010030273',
  'token.provider': 'VISA',
  'token.provider_category': 'VISA',
  'token.provider_reference_id': 'a1b2c3d4e5',
  'token.type': 'COFT',
  'token.card_last_four': '1111',
};

export async function keepCards({ service, shop, call, merchant, note }: Environment): Promise<void> {
  const operator = bearer(service, OPERATOR_KEY);
  const switches = { tokenization_enabled: true, svc_web_consent: true, merchant_consent: true };
  const more = { repeat_token_transactions: true, token_requestor_ids: { VISA: '40010030273' } };
  must(await operator('PATCH', `/operator/merchants/${merchant.merchantId}`, { ...switches, ...more }), 200);

  const list = async () => {
    const cards = at(must(await call.get(`/cards?customer_id=${CUSTOMER}`), 200).json(), 'cards');
    return Array.isArray(cards) ? cards : [];
  };
  const settle = async () => {
    for (let second = 0; second < 6; second += 1) {
      service.clock.advance(1_000);
      await service.runWorkers();
    }
  };
  const order = () => shop.order({ customer_id: CUSTOMER });
  async function pay(fields: Fields): Promise<void> {
    await passBank(leadsTo(must(await shop.start(await order(), { ...CSC, format: '', ...fields }), 303)));
  }
  async function passBank(address: string): Promise<void> {
    must(await shop.bank.enter(address, PASSWORD), 303);
    must(await shop.bank.open(address), 303);
  }

  const add = { customer_id: CUSTOMER, ...DATES, card_number: Numbers.cardAdded };
  const added = must(await call.form('/card/add', { ...add, ...CSC, nickname: 'Blue' }), 200).json();
  const cardToken = textAt(added, 'card_token');
  const once = { headers: { 'idempotency-key': 'once' } };
  for (const _ of ['first', 'again']) {
    must(await call.form('/card/add', { ...add, ...CSC }, once), 200);
    must(await call.form('/card/tokenize', { ...DATES, card_number: Numbers.handedIn }, once), 200);
    must(await call.form('/card/update', { card_token: Numbers.cardToken, nickname: 'Blue' }, once), 400);
  }
  must(await call.form('/card/add', { ...add, nickname: Numbers.nickname }), 400);
  must(await call.form('/card/add', { ...add, customer_id: Numbers.cardAdded }), 400);
  must(await call.form('/card/add', { ...add, card_number: Numbers.badCheckDigit }), 400);
  must(await call.form('/card/update', { card_token: cardToken, nickname: 'Everyday' }), 200);
  must(await call.form('/card/update', { card_token: cardToken, name_on_card: Numbers.nickname }), 400);
  must(await call.form('/card/delete', { card_token: Numbers.cardToken }), 400);
  must(await call.form('/card/delete', { card_reference: Numbers.cardToken }), 404);
  must(await call.get(`/orders/${Numbers.orderId}`), 400);
  must(await call.get(`/cardbins/${Numbers.cardToken}`), 400, 404);

  await pay({ ...NO_NUMBER, card_token: cardToken, tokenize: 'false' });
  const handedIn = must(await call.form('/card/tokenize', { ...DATES, card_number: Numbers.handedIn }), 200).json();
  await pay({ ...NO_NUMBER, card_token: note('temporary card', textAt(handedIn, 'card_token')), tokenize: 'false' });
  await pay({ card_number: Numbers.kept, save_to_locker: 'true', tokenize: 'false' });
  await pay({ card_number: Numbers.tokenized, save_to_locker: 'true', tokenize: 'true' });

  const asked = await shop.start(await order(), { ...CSC, card_number: Numbers.consented, format: '' });
  const consentPage = leadsTo(must(asked, 303));
  const answer = { action: 'continue', consent: 'yes', ...(await shop.bank.hiddenFields(consentPage)) };
  must(await shop.bank.post(consentPage, { ...answer, card_number: Numbers.stray }), 400);
  must(await shop.bank.post(consentPage, answer), 303);
  await passBank(consentPage);
  await settle();

  const tokens = (await list()).filter((card) => at(card, 'token', 'tokenization_status') === 'ACTIVE');
  if (tokens.length !== 2) throw new Error(`there are ${tokens.length} tokens, not 2`);
  await pay({ ...NO_NUMBER, card_token: textAt(tokens[0], 'card_token') });
  for (const action of ['suspend', 'resume', 'delete']) {
    const path = `/cards/${textAt(tokens[1], 'card_reference')}/token/${action}`;
    must(await call.form(path, { customer_id: CUSTOMER }), 200);
    await settle();
  }

  await pay(brought);
  const start = async (fields: Fields) => shop.start(await order(), { ...brought, ...fields });
  must(await start({ tavv: WRONG_CRYPTOGRAM }), 400);
  must(await start({ 'token.provider_category': 'ISSUER', 'token.requestor_id': '' }), 400);
  must(await start({ name_on_card: CRYPTOGRAM }), 200, 400);
  must(await start({ 'token.requestor_id': Numbers.requestor }), 200, 400);
  must(await start({ 'token.par': BROUGHT_TOKEN }), 400);

  must(await call.form('/card/delete', { card_reference: textAt(added, 'card_reference') }), 200);
  must(await call.raw('DELETE', `/customers/${CUSTOMER}`, undefined), 200);
}
