/** The key set that the contract's encrypted examples are made with, as the merchant `demo` of a test has it, or another. */
import type { DemoKeys } from '../../scripts/encrypted-examples/demo-keys.ts';
import { KeySetState, type MessageKeySet } from '../../server/domain/merchants/key-set.ts';
import type { TestService } from './service.ts';

export function exampleKeySet(
  { sealer, clock }: TestService,
  { merchant, service }: DemoKeys,
  merchantId = 'demo',
): MessageKeySet {
  const { kid } = merchant;
  return {
    kid,
    state: KeySetState.ACTIVE,
    merchantPublicKey: service.otherPublic,
    servicePublicKey: merchant.otherPublic,
    servicePrivateKey: sealer.seal({ merchantId, record: `message_key.${kid}` }, service.ownPrivate),
    createdAt: clock.now(),
    retiresAt: null,
  };
}
