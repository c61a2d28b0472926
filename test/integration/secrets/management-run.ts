/**
 * The part of the run in which stored cards are managed: made tokens of out of band, by call and on the page of stored cards,
 * and deleted there, with what goes wrong on the way.
 */
import { leadsTo, PASSWORD } from '../../support/bank-page.ts';
import { type Answer, textAt } from '../../support/caller.ts';
import { Numbers, SECURITY_CODE } from './secret-values.ts';
import { type Environment, must } from './whole-run.ts';

const CUSTOMER = 'manages-cards';
const CSC = { card_security_code: SECURITY_CODE };
const AGREED = { ...CSC, customer_id: CUSTOMER, consent: 'true' };
const DATES = { card_exp_month: '12', card_exp_year: '2040', name_on_card: 'Asha Rao' };

/** The hidden fields of the page's form that does this with this card. */
function formOf({ text }: Answer, action: string, cardReference: string): Readonly<Record<string, string>> {
  const forms = text.split('<form').filter((form) => form.includes(`name="action" value="${action}"`));
  const form = forms.find((candidate) => candidate.includes(`value="${cardReference}"`)) ?? '';
  const csrf = /name="_csrf" value="([^"]+)"/.exec(form)?.[1];
  if (csrf === undefined) throw new Error(`the page has no form to ${action} the card`);
  return { action, _csrf: csrf, card_reference: cardReference };
}

export async function manageCards({ service, shop, call, merchant, note }: Environment): Promise<void> {
  const settle = async () => {
    for (let second = 0; second < 6; second += 1) {
      service.clock.advance(1_000);
      await service.runWorkers();
    }
  };
  const passBank = async (address: string) => {
    must(await shop.bank.enter(address, PASSWORD), 303);
    must(await shop.bank.open(address), 303);
  };
  must(await call.form('/customers', { object_reference_id: CUSTOMER, mobile_number: '9100000001' }), 200);
  const store = async (card_number: string) => {
    const form = { customer_id: CUSTOMER, ...DATES, card_number };
    return textAt(must(await call.form('/card/add', form), 200).json(), 'card_reference');
  };
  const [byCall, onPage] = [await store(Numbers.outOfBand), await store(Numbers.managed)];

  const tokenize = (reference: string, fields = {}) =>
    call.form(`/cards/${reference}/tokenize`, { ...AGREED, ...fields });
  must(await tokenize(byCall, { consent: 'false' }), 400);
  must(await tokenize(byCall, { card_security_code: Numbers.stray }), 400);
  must(await tokenize(byCall, { order_id: 'o', card_number: Numbers.stray, return_url: Numbers.stray }), 400);
  must(await tokenize(Numbers.path), 400, 404);
  await passBank(textAt(must(await tokenize(byCall), 200).json(), 'payment', 'authentication', 'url'));

  const body = { customer_id: CUSTOMER, payment_page_client_id: merchant.merchantId, action: 'paymentManagement' };
  const opened = must(await call.json('POST', '/session', body), 200).json();
  note('client token of a visit to stored cards', textAt(opened, 'sdk_payload', 'payload', 'clientAuthToken'));
  const link = textAt(opened, 'payment_links', 'web');
  note('link to stored cards', link.slice(link.lastIndexOf('/') + 1));
  const form = formOf(must(await shop.bank.open(link), 200), 'tokenize', onPage);
  must(await shop.bank.post(link, { ...form, ...CSC }), 200);
  must(await shop.bank.post(link, { ...form, consent: 'yes', card_security_code: Numbers.stray }), 200, 400);
  must(await shop.bank.post(link, { ...form, consent: 'yes', card_number: Numbers.stray }), 200, 400);
  must(await shop.bank.post(link, { ...form, ...CSC, consent: 'yes', _csrf: 'x' }), 403);
  await passBank(leadsTo(must(await shop.bank.post(link, { ...form, ...CSC, consent: 'yes' }), 303)));
  await settle();
  const after = must(await shop.bank.open(link), 200);
  must(await shop.bank.post(link, { ...formOf(after, 'delete', onPage), ...CSC }), 303);
  must(await call.form('/card/delete', { card_reference: byCall }), 200);
  await settle();
}
