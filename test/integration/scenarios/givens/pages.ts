/** Seeders of the pages: links and references that lead to one, and the token of its form. */
import { textAt } from '../../../support/caller.ts';
import { hiddenFieldsOf } from '../../../support/http-customer.ts';
import type { Environment } from '../environment.ts';
import { type Draft, namedIn, type Seed, type Seeders } from '../seeder.ts';
import { cards } from './cards.ts';
import { customerOf } from './customer.ts';
import { makeOrder, pay, SLOW, start } from './orders.ts';

const SESSION = { customer_id: 'cust_2041', payment_page_client_id: 'demo', return_url: 'https://shop.example/paid' };

const pathOf = (url: string): readonly string[] => new URL(url).pathname.split('/').slice(1);

async function link(env: Environment, session: object): Promise<Seed> {
  const answer = (await env.call().json('POST', '/session', { ...SESSION, ...session })).json();
  const [, name = ''] = pathOf(textAt(answer, 'payment_links', 'web'));
  return { bind: { link: name } };
}

const paymentPage = (env: Environment) => link(env, { order_id: 'ORD2001', amount: '100.00', action: 'paymentPage' });

async function managementPage(env: Environment): Promise<Seed> {
  const customer = { object_reference_id: 'cust_2041', mobile_number: '9876543210' };
  await env.call().form('/customers', customer);
  return link(env, { action: 'paymentManagement' });
}

/** A transaction of which the customer has not been authenticated yet. */
async function payStep(env: Environment): Promise<Seed> {
  await makeOrder(env, 'ORD1001');
  const url = textAt((await start(env, 'ORD1001')).json(), 'payment', 'authentication', 'url');
  const [, , merchantId = '', ref = ''] = pathOf(url);
  return { bind: { merchant_id: merchantId, ref } };
}

/** The page that a seed leads to, with the hidden fields of the form that has this button. */
async function withForm(env: Environment, seed: Seed, action: string): Promise<Seed> {
  const { link: name, merchant_id: merchantId, ref } = seed.bind ?? {};
  const address = name === undefined ? `/pay/start/${merchantId}/${ref}` : `/payment-page/${name}`;
  const page = await customerOf(env).open(address);
  const form = page.text.split('<form').find((text) => text.includes(`name="action" value="${action}"`));
  return { ...seed, body: hiddenFieldsOf(form ?? page.text) };
}

const buttonOf = (draft: Draft): string => namedIn(draft, 'action') ?? '';

async function withCard(env: Environment, draft: Draft, page: (env: Environment) => Promise<Seed>): Promise<Seed> {
  const card = await cards.stored_card?.(env, draft);
  const seed = await withForm(env, await page(env), buttonOf(draft));
  return { ...seed, bind: { ...card?.bind, ...seed.bind } };
}

export const pages: Seeders = {
  payment_page: (env) => paymentPage(env),
  payment_page_form: async (env, draft) => withForm(env, await paymentPage(env), buttonOf(draft)),
  payment_page_with_card: (env, draft) => withCard(env, draft, paymentPage),
  management_page_with_card: (env, draft) => withCard(env, draft, managementPage),
  pay_step: (env) => payStep(env),
  pay_step_form: async (env, draft) => withForm(env, await payStep(env), buttonOf(draft)),
  ended_pay_step: async (env) => {
    const seed = await payStep(env);
    const { merchant_id: merchantId, ref } = seed.bind ?? {};
    await customerOf(env).enter(`/pay/start/${merchantId}/${ref}`, '111000');
    return seed;
  },
  paid_order_of_page: async (env) => {
    const seed = await paymentPage(env);
    await pay(env, 'ORD2001');
    return seed;
  },
  /** Another attempt to pay it has been authenticated, and its bank owes an answer. */
  order_of_page_processing: async (env) => {
    await pay(env, 'ORD2001', SLOW);
    return undefined;
  },
  order_of_step_processing: async (env) => {
    await pay(env, 'ORD1001', SLOW);
    return undefined;
  },
  later_than_orders: async (env) => {
    env.service.clock.advance(31 * 60_000);
    return undefined;
  },
  address_too_long: async () => ({ query: { q: 'x'.repeat(12_500) } }),
  field_twice: async () => ({ appended: '&action=pay&action=pay' }),
};
