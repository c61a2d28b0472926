/** Seeders of payments that did not go through: their order can be paid again. */
import { PASSWORD } from '../../../support/bank-page.ts';
import { textAt } from '../../../support/caller.ts';
import type { Environment } from '../environment.ts';
import { type Draft, namedIn, type Seeders } from '../seeder.ts';
import { customerOf } from './customer.ts';
import { makeOrder, pay, start } from './orders.ts';

/** A card that its bank refuses. */
const DECLINED = '4000000000000002';

const orderIdOf = (draft: Draft): string => namedIn(draft, 'order_id') ?? 'ORD1001';

/** An order whose customer stands before the bank's page; answers that page's address. */
async function atTheBank(env: Environment, draft: Draft): Promise<string> {
  await makeOrder(env, orderIdOf(draft));
  return textAt((await start(env, orderIdOf(draft))).json(), 'payment', 'authentication', 'url');
}

export const failedPayments: Seeders = {
  failed_order: async (env, draft) => {
    const page = await atTheBank(env, draft);
    await customerOf(env).enter(page, `${PASSWORD}0`);
    return undefined;
  },
  cancelled_order: async (env, draft) => {
    const page = await atTheBank(env, draft);
    await customerOf(env).cancel(page);
    return undefined;
  },
  declined_order: async (env, draft) => {
    await makeOrder(env, orderIdOf(draft));
    await pay(env, orderIdOf(draft), DECLINED);
    return undefined;
  },
};
