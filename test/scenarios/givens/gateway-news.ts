/** Seeders of what gateways tell by themselves. */
import { bankPageOf, PASSWORD } from '../../support/bank-page.ts';
import { textAt } from '../../support/caller.ts';
import { GATEWAY_SECRET, signatureOf } from '../gateway-signature.ts';
import type { Seeders } from '../seeder.ts';
import { makeOrder, start } from './orders.ts';

/** A card whose bank does not answer. */
const UNHEARD = '4000000000000044';
const GATEWAY = 'gw_default';

export const gatewayNews: Seeders = {
  gateway_that_signs: async () => ({ bind: { gateway_config_id: GATEWAY } }),
  payment_unheard_of: async (world) => {
    await makeOrder(world, 'ORD1001');
    const started = (await start(world, 'ORD1001', { card_number: UNHEARD })).json();
    await bankPageOf(world.service).enter(textAt(started, 'payment', 'authentication', 'url'), PASSWORD);
    return { bind: { txn_uuid: textAt(started, 'txn_uuid'), gateway_config_id: GATEWAY } };
  },
  /** Other news of the same id. */
  news_told: async (world, { body }) => {
    const news = new URLSearchParams({ ...toTexts(body), event: 'FAILED' }).toString();
    const headers = {
      authorization: null,
      'x-merchantid': null,
      'content-type': 'application/x-www-form-urlencoded',
      'x-gateway-signature': signatureOf(news, GATEWAY_SECRET),
    };
    const answer = await world.call().raw('POST', `/gateway-callbacks/${GATEWAY}`, news, { headers });
    if (answer.status !== 200) throw new Error(`the news was not taken: ${answer.text}`);
    return undefined;
  },
};

function toTexts(body: unknown): Readonly<Record<string, string>> {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
