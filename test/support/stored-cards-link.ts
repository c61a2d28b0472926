/** The page of a customer's stored cards in tests: a registered customer, the link, the forms of the page. */
import { type Caller, textAt } from './caller.ts';
import type { TestService } from './service.ts';

type Fields = Readonly<Record<string, string>>;

/** Registers a customer, whom the merchant calls by this id. */
export async function registerCustomer(call: Caller, customerId: string): Promise<string> {
  const form = { object_reference_id: customerId, mobile_number: '9876543210', email_address: 'asha@shop.example' };
  return textAt((await call.form('/customers', form)).json(), 'id');
}

/** Makes a link to the customer's stored cards. */
export async function cardsLink(
  { call }: Pick<TestService, 'call'>,
  customerId: string,
  fields: Fields = {},
): Promise<string> {
  const body = { customer_id: customerId, payment_page_client_id: 'shop', action: 'paymentManagement', ...fields };
  return textAt((await call.json('POST', '/session', body)).json(), 'payment_links', 'web');
}

/** The hidden fields of the form that does this with this card; empty when the page has no such form. */
export function formOf(page: string, action: string, cardReference: string): Fields {
  const forms = page.split('<form').filter((form) => form.includes(`name="action" value="${action}"`));
  const form = forms.find((text) => text.includes(`value="${cardReference}"`)) ?? '';
  const csrf = /name="_csrf" value="([^"]+)"/.exec(form)?.[1];
  return csrf === undefined ? {} : { action, _csrf: csrf, card_reference: cardReference };
}
