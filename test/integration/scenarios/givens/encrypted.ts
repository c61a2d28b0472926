/** Seeders of encrypted calls: the key set that the contract's encrypted examples are made with, and messages that are refused. */
import { readDemoKeys } from '../../../../scripts/encrypted-examples/demo-keys.ts';
import { makeMessage } from '../../../../scripts/encrypted-examples/message.ts';
import { exampleKeySet } from '../../../support/encrypted-caller.ts';
import { namedIn, type Seeders } from '../seeder.ts';

const encoded = (header: object): string => Buffer.from(JSON.stringify(header)).toString('base64url');

/** A refund whose payload names this, sent to the address of another order. */
async function refundNaming(named: object) {
  const { merchant } = await readDemoKeys();
  return { body: { ...(await makeMessage(merchant, { ...named, unique_request_id: 'return-5002' })) } };
}

export const encrypted: Seeders = {
  demo_keys: async (env) => {
    await env.changeMerchant({ messageKeys: [exampleKeySet(env.service, await readDemoKeys())] });
    return undefined;
  },
  algorithm_not_taken: async (_env, draft) => {
    const header: object = JSON.parse(Buffer.from(namedIn(draft, 'header') ?? '', 'base64url').toString());
    return { body: { header: encoded({ ...header, alg: 'RSA1_5' }) } };
  },
  refund_names_no_order: () => refundNaming({}),
  refund_names_other_order: () => refundNaming({ order_id: 'ORD1002' }),
  message_claims_required: async (env) => {
    await env.changeMerchant({ messageClaimsRequired: true });
    return undefined;
  },
  message_repeated: async (env, draft) => {
    const { merchant } = await readDemoKeys();
    const payload = { order_id: namedIn(draft, 'order_id') ?? 'ORD1001', jti: 'msg-7c1b0d3e' };
    const message = await makeMessage(merchant, payload);
    await env.call().json('POST', '/v4/order-status', message, { headers: { authorization: null } });
    return { body: { ...message } };
  },
  unknown_kid: async () => {
    const { merchant } = await readDemoKeys();
    return { body: { ...(await makeMessage({ ...merchant, kid: 'nobodys' }, { order_id: 'ORD1001' })) } };
  },
  /** The service's key of the set is not the merchant's. */
  signed_by_another: async () => {
    const { merchant, service } = await readDemoKeys();
    return {
      body: { ...(await makeMessage({ ...merchant, ownPrivate: service.ownPrivate }, { order_id: 'ORD1001' })) },
    };
  },
};
