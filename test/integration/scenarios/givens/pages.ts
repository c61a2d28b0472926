/** Seeders of the pages: links and references that lead to one, and the token of its form. */
import { hiddenFieldsOf } from '../../../support/bank-page.ts';
import { textAt } from '../../../support/caller.ts';
import { type Draft, namedIn, type Seed, type Seeders } from '../seeder.ts';
import type { World } from '../world.ts';
import { cards } from './cards.ts';
import { customerOf } from './customer.ts';
import { makeOrder, pay, SLOW, start } from './orders.ts';

const SESSION = { customer_id: 'cust_2041', payment_page_client_id: 'demo', return_url: 'https://shop.example/paid' };

const pathOf = (url: string): readonly string[] => new URL(url).pathname.split('/').slice(1);

async function link(world: World, session: object): Promise<Seed> {
  const answer = (await world.call().json('POST', '/session', { ...SESSION, ...session })).json();
  const [, name = ''] = pathOf(textAt(answer, 'payment_links', 'web'));
  return { bind: { link: name } };
}

const paymentPage = (world: World) => link(world, { order_id: 'ORD2001', amount: '100.00', action: 'paymentPage' });

async function managementPage(world: World): Promise<Seed> {
  const customer = { object_reference_id: 'cust_2041', mobile_number: '9876543210' };
  await world.call().form('/customers', customer);
  return link(world, { action: 'paymentManagement' });
}

/** A transaction of which the customer has not been authenticated yet. */
async function payStep(world: World): Promise<Seed> {
  await makeOrder(world, 'ORD1001');
  const url = textAt((await start(world, 'ORD1001')).json(), 'payment', 'authentication', 'url');
  const [, , merchantId = '', ref = ''] = pathOf(url);
  return { bind: { merchant_id: merchantId, ref } };
}

/** The page that a seed leads to, with the hidden fields of the form that has this button. */
async function withForm(world: World, seed: Seed, action: string): Promise<Seed> {
  const { link: name, merchant_id: merchantId, ref } = seed.bind ?? {};
  const address = name === undefined ? `/pay/start/${merchantId}/${ref}` : `/payment-page/${name}`;
  const page = await customerOf(world).open(address);
  const form = page.text.split('<form').find((text) => text.includes(`name="action" value="${action}"`));
  return { ...seed, body: hiddenFieldsOf(form ?? page.text) };
}

const buttonOf = (draft: Draft): string => namedIn(draft, 'action') ?? '';

async function withCard(world: World, draft: Draft, page: (world: World) => Promise<Seed>): Promise<Seed> {
  const card = await cards.stored_card?.(world, draft);
  const seed = await withForm(world, await page(world), buttonOf(draft));
  return { ...seed, bind: { ...card?.bind, ...seed.bind } };
}

export const pages: Seeders = {
  payment_page: (world) => paymentPage(world),
  payment_page_form: async (world, draft) => withForm(world, await paymentPage(world), buttonOf(draft)),
  payment_page_with_card: (world, draft) => withCard(world, draft, paymentPage),
  management_page_with_card: (world, draft) => withCard(world, draft, managementPage),
  pay_step: (world) => payStep(world),
  pay_step_form: async (world, draft) => withForm(world, await payStep(world), buttonOf(draft)),
  ended_pay_step: async (world) => {
    const seed = await payStep(world);
    const { merchant_id: merchantId, ref } = seed.bind ?? {};
    await customerOf(world).enter(`/pay/start/${merchantId}/${ref}`, '111000');
    return seed;
  },
  paid_order_of_page: async (world) => {
    const seed = await paymentPage(world);
    await pay(world, 'ORD2001');
    return seed;
  },
  /** Another attempt to pay it has been authenticated, and its bank owes an answer. */
  order_of_page_processing: async (world) => {
    await pay(world, 'ORD2001', SLOW);
    return undefined;
  },
  order_of_step_processing: async (world) => {
    await pay(world, 'ORD1001', SLOW);
    return undefined;
  },
  later_than_orders: async (world) => {
    world.service.clock.advance(31 * 60_000);
    return undefined;
  },
  address_too_long: async () => ({ query: { q: 'x'.repeat(2_100) } }),
  field_twice: async () => ({ appended: '&action=pay&action=pay' }),
};
