/** Seeders of held money: authorised and not captured yet. */
import { PASSWORD } from '../../../support/bank-page.ts';
import { textAt } from '../../../support/caller.ts';
import type { Environment } from '../environment.ts';
import type { Seed, Seeders } from '../seeder.ts';
import { customerOf } from './customer.ts';
import { makeOrder, pay, start } from './orders.ts';

/** A card whose gateway does not answer to a capture or a void. */
const SLOW = '4000000000000226';
const SEVEN_DAYS = 7 * 86_400_000;
const HOLD = { 'metadata.txns.auto_capture': 'false' };

/** An order of which the money is held; binds its transaction. */
async function held(env: Environment, card: Readonly<Record<string, string>> = {}): Promise<Seed> {
  await makeOrder(env, 'ORD2001', HOLD);
  const started = (await start(env, 'ORD2001', card)).json();
  await customerOf(env).enter(textAt(started, 'payment', 'authentication', 'url'), PASSWORD);
  return { bind: { txn_uuid: textAt(started, 'txn_uuid') } };
}

async function capture(env: Environment, seed: Seed, form: Readonly<Record<string, string>>): Promise<void> {
  const answer = await env.call().form(`/v2/txns/${seed.bind?.txn_uuid}/capture`, form);
  if (answer.status !== 200) throw new Error(`nothing was captured: ${answer.text}`);
}

export const holds: Seeders = {
  held_txn: (env) => held(env),
  charged_txn: async (env) => {
    await makeOrder(env, 'ORD2001');
    await pay(env, 'ORD2001');
    const order = (await env.call().get('/orders/ORD2001')).json();
    return { bind: { txn_uuid: textAt(order, 'txn_uuid') } };
  },
  capture_under_way: async (env) => {
    const seed = await held(env, { card_number: SLOW });
    await capture(env, seed, {});
    return seed;
  },
  captured_in_part: async (env) => {
    const seed = await held(env);
    await capture(env, seed, { amount: '60.00', idempotence_key: 'dispatch-2001' });
    return seed;
  },
  /** Keys are remembered for a day; a capture remembers its own for good. */
  two_days_later: async (env) => {
    env.service.clock.advance(SEVEN_DAYS / 3.5);
    return undefined;
  },
  seven_days_later: async (env) => {
    env.service.clock.advance(SEVEN_DAYS);
    return undefined;
  },
};
