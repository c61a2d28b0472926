/** A customer with a browser that has no JavaScript and no cookies: opens pages and sends their forms. */
import { type Answer, createCaller, textAt } from './caller.ts';
import type { TestService } from './service.ts';

export interface Customer {
  open(address: string): Promise<Answer>;
  /** Sends exactly these fields. */
  send(address: string, fields: Readonly<Record<string, string>>): Promise<Answer>;
  /** Opens the page, and sends its form with these fields filled in. */
  fill(address: string, fields: Readonly<Record<string, string>>): Promise<Answer>;
}

export const card = {
  card_number: '4111111111111111',
  card_exp_month: '12',
  card_exp_year: '2030',
  name_on_card: 'Asha Rao',
  card_security_code: '739',
};

export const FRICTIONLESS = '4012001037141112';

/** The hidden form token of a page. */
export function formTokenOf(page: string): string {
  return /name="_csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
}

/** The address a redirect leads to; empty when the answer is none. */
export function locationOf(answer: Answer): string {
  return answer.status === 303 ? (answer.headers.get('location') ?? '') : '';
}

/** The hidden fields of a page's form. */
export function hiddenFieldsOf(page: string): Readonly<Record<string, string>> {
  const fields = page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}

/** A customer of the service at this address. */
export function customerOf({ baseUrl }: { readonly baseUrl: string }): Customer {
  const caller = createCaller({ baseUrl, merchantId: '', apiKey: '' });
  const headers = { authorization: null, 'x-merchantid': null, accept: 'text/html,application/xhtml+xml' };
  const pathOf = (address: string) => (address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address);
  const open = (address: string) => caller.get(pathOf(address), { headers });
  const send = (address: string, fields: Readonly<Record<string, string>>) =>
    caller.form(pathOf(address), fields, { headers });
  return {
    open,
    send,
    async fill(address, fields) {
      const page = await open(address);
      return send(address, { ...hiddenFieldsOf(page.text), ...fields });
    },
  };
}

let customers = 0;

/** The id of a new customer, who has no stored cards. */
export function newCustomerId(): string {
  customers += 1;
  return `cust-${customers}`;
}

let made = 0;

/** Makes an order and answers its id and payment link. */
export async function makeOrder(
  { call }: Pick<TestService, 'call'>,
  fields: Readonly<Record<string, string>> = {},
): Promise<{ readonly orderId: string; readonly link: string }> {
  made += 1;
  const orderId = `ord-${made}`;
  const order = (await call.form('/orders', { order_id: orderId, amount: '100.00', ...fields })).json();
  return { orderId, link: textAt(order, 'payment_links', 'web') };
}

/** Makes an order by POST /session and answers its id and the customer's own link. */
export async function makeSession(
  { call }: Pick<TestService, 'call'>,
  fields: Readonly<Record<string, string>> = {},
): Promise<{ readonly orderId: string; readonly link: string }> {
  made += 1;
  const orderId = `ses-${made}`;
  const body = { order_id: orderId, amount: '100.00', payment_page_client_id: 'shop', ...fields };
  const session = (await call.json('POST', '/session', body)).json();
  return { orderId, link: textAt(session, 'payment_links', 'web') };
}
