/** A customer at the sandbox's bank page, over plain HTTP. Every answer is checked against the contract. */
import type { Answer } from './caller.ts';
import { customerOf, formTokenOf, hiddenFieldsOf } from './http-customer.ts';

/** The one-time password that the bank page accepts. */
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

/** The address of a redirect. Throws when the answer is none. */
export function leadsTo(answer: Answer): string {
  const location = answer.headers.get('location');
  if (answer.status !== 303 || location === null) throw new Error(`answered ${answer.status} and not 303`);
  return location;
}

/** A customer of the service at this address. */
export function bankPageOf(service: { readonly baseUrl: string }): BankPage {
  const { open, send: post } = customerOf(service);

  async function formToken(address: string): Promise<string> {
    const page = await open(address);
    const token = formTokenOf(page.text);
    if (token === '') throw new Error(`the page of ${address} (${page.status}) has no form`);
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
