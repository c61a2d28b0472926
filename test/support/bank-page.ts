/**
 * A customer at the sandbox's bank page, by plain HTTP: a browser without JavaScript and without cookies.
 * Every answer is held against the contract.
 */
import { type Answer, createCaller } from './caller.ts';

/** What passes the sandbox's bank page. */
export const PASSWORD = '111000';

export interface BankPage {
  open(address: string): Promise<Answer>;
  /** Opens the page and answers the hidden `_csrf` of its form; fails the test when there is no form. */
  formToken(address: string): Promise<string>;
  /** Opens the page and answers all hidden fields of its form. */
  hiddenFields(address: string): Promise<Readonly<Record<string, string>>>;
  /** Posts exactly these fields. */
  post(address: string, fields: Readonly<Record<string, string>>): Promise<Answer>;
  /** Opens the page, enters the password and presses "pay". */
  enter(address: string, password: string): Promise<Answer>;
  /** Opens the page and presses "cancel". */
  cancel(address: string): Promise<Answer>;
}

/** Where a redirect leads to; fails the test when the answer is none. */
export function leadsTo(answer: Answer): string {
  const location = answer.headers.get('location');
  if (answer.status !== 303 || location === null) throw new Error(`answered ${answer.status} and not 303`);
  return location;
}

/** The hidden fields of a page's form. */
export function hiddenFieldsOf(page: string): Readonly<Record<string, string>> {
  const fields = page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}

/** A customer of the service at this address. */
export function bankPageOf({ baseUrl }: { readonly baseUrl: string }): BankPage {
  const caller = createCaller({ baseUrl, merchantId: '', apiKey: '' });
  const headers = { authorization: null, 'x-merchantid': null, accept: 'text/html,application/xhtml+xml' };
  const pathOf = (address: string) => (address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address);
  const open = (address: string) => caller.get(pathOf(address), { headers });
  const post = (address: string, fields: Readonly<Record<string, string>>) =>
    caller.form(pathOf(address), fields, { headers });

  async function formToken(address: string): Promise<string> {
    const page = await open(address);
    const token = /name="_csrf" value="([^"]+)"/.exec(page.text)?.[1];
    if (token === undefined) throw new Error(`the page of ${address} (${page.status}) has no form`);
    return token;
  }

  async function hiddenFields(address: string): Promise<Readonly<Record<string, string>>> {
    return hiddenFieldsOf((await open(address)).text);
  }

  return {
    open,
    formToken,
    hiddenFields,
    post,
    async enter(address, password) {
      return post(address, { _csrf: await formToken(address), action: 'pay', otp: password });
    },
    async cancel(address) {
      return post(address, { _csrf: await formToken(address), action: 'cancel' });
    },
  };
}
