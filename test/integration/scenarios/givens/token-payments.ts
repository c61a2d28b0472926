/** Seeders of payments that tokens play a part in, and of a locker that is full. */
import { PASSWORD } from '../../../support/bank-page.ts';
import { type Answer, textAt } from '../../../support/caller.ts';
import type { Environment } from '../environment.ts';
import { type Draft, namedIn, type Seeders } from '../seeder.ts';
import { cards } from './cards.ts';
import { customerOf } from './customer.ts';
import { makeOrder, start } from './orders.ts';

const orderIdOf = (draft: Draft): string => namedIn(draft, 'order_id') ?? 'ORD1001';

async function authenticate(env: Environment, started: Answer): Promise<void> {
  const address = textAt(started.json(), 'payment', 'authentication', 'url');
  await customerOf(env).enter(address, PASSWORD);
  await env.pass(10);
}

/** Pays an order of a merchant that asks its customers for consent itself. */
async function payWithChoice(
  env: Environment,
  draft: Draft,
  fields: Readonly<Record<string, string>>,
): Promise<undefined> {
  await cards.merchant_consent?.(env, draft);
  await makeOrder(env, orderIdOf(draft));
  await authenticate(env, await start(env, orderIdOf(draft), fields));
  return undefined;
}

export const tokenPayments: Seeders = {
  order_with_consent: (env, draft) => payWithChoice(env, draft, { tokenize: 'true', save_to_locker: 'true' }),
  order_without_consent: (env, draft) => payWithChoice(env, draft, { tokenize: 'false' }),
  order_paid_with_token: async (env, draft) => {
    await cards.tokenized_card?.(env, draft);
    await cards.repeat_tokens?.(env, draft);
    await makeOrder(env, orderIdOf(draft));
    const list = (await env.call().get('/cards?customer_id=cust_2041')).json();
    const form = {
      order_id: orderIdOf(draft),
      merchant_id: 'demo',
      payment_method_type: 'CARD',
      card_token: textAt(list, 'cards', 0, 'card_token'),
      card_security_code: '123',
      format: 'json',
    };
    await authenticate(env, await env.call().form('/txns', form));
    return undefined;
  },
  /** As many cards as a customer may have, all but one of them copies of it. */
  full_locker: async (env, draft) => {
    await cards.card_that_cannot_be_tokenized?.(env, draft);
    const saved = env.service.database.db.collection<{ readonly _id: string; readonly state: object }>('saved_cards');
    const card = await saved.findOne({});
    if (card === null) throw new Error('no card is stored');
    const copies = Array.from({ length: 99 }, (_, index) => {
      const reference = `crd_${String(index).padStart(32, '0')}`;
      const state = { ...card.state, cardReference: reference, fingerprint: `copy ${index}` };
      return { ...card, _id: reference, fingerprint: `copy ${index}`, state };
    });
    await saved.insertMany(copies);
    return undefined;
  },
};
