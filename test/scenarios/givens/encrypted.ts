/** Seeders of encrypted calls: the key set that the contract's encrypted examples are made with, and messages that are refused. */
import { type DemoKeys, readDemoKeys } from '../../../scripts/encrypted-examples/demo-keys.ts';
import { makeMessage } from '../../../scripts/encrypted-examples/message.ts';
import { KeySetState, type MessageKeySet } from '../../../server/message-keys/key-set.ts';
import { namedIn, type Seeders } from '../seeder.ts';
import type { World } from '../world.ts';

/** The published set as `demo` has it: its examples are opened and answered with it. */
function publishedSet({ service: { sealer, clock } }: World, { merchant, service }: DemoKeys): MessageKeySet {
  const { kid } = merchant;
  return {
    kid,
    state: KeySetState.ACTIVE,
    merchantPublicKey: service.otherPublic,
    servicePublicKey: merchant.otherPublic,
    servicePrivateKey: sealer.seal({ merchantId: 'demo', record: `message_key.${kid}` }, service.ownPrivate),
    createdAt: clock.now(),
    retiresAt: null,
  };
}

const encoded = (header: object): string => Buffer.from(JSON.stringify(header)).toString('base64url');

export const encrypted: Seeders = {
  demo_keys: async (world) => {
    await world.changeMerchant({ messageKeys: [publishedSet(world, await readDemoKeys())] });
    return undefined;
  },
  algorithm_not_taken: async (_world, draft) => {
    const header: object = JSON.parse(Buffer.from(namedIn(draft, 'header') ?? '', 'base64url').toString());
    return { body: { header: encoded({ ...header, alg: 'RSA1_5' }) } };
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
