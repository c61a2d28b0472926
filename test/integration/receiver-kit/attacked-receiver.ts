/** A receiver of encrypted bodies with several key sets, and bodies made to be believed by it. */
import { createReceiver, memoryStore, type ReceivedRequest } from '../../../receiver-kit/src/index.ts';
import { bodyOf, exampleEvent, type HostileToken, hostileTokens } from '../../../receiver-kit/src/testing/index.ts';
import { newRsaPair } from '../../../scripts/encrypted-examples/message.ts';

/** Made anew for each caller, with keys of its own. What its handler has seen stands in `handled`. */
export function attackedReceiver() {
  const merchant = newRsaPair();
  const service = newRsaPair();
  const handled: string[] = [];
  const usual = { privateKey: merchant.privateKey, servicePublicKey: service.publicKey };
  const receiver = createReceiver({
    encryption: {
      keys: [
        { kid: 'key_1', ...usual },
        { kid: 'key_old', ...usual, until: '2020-01-31T00:00:00Z' },
        { kid: 'key_other', privateKey: merchant.privateKey, servicePublicKey: merchant.publicKey },
        // Another live set of the very same keys: a signature that fits says nothing about the set.
        { kid: 'key_twin', ...usual },
      ],
    },
    store: memoryStore(),
    on: { ORDER_SUCCEEDED: (event) => void handled.push(event.id) },
    logger: () => undefined,
  });
  const half = { kid: 'key_1', publicKey: merchant.publicKey, servicePublicKey: service.publicKey };
  const tokens = (): Promise<readonly HostileToken[]> =>
    hostileTokens(Buffer.from(JSON.stringify(exampleEvent())), half);
  return { merchant, service, handled, receiver, tokens };
}

export const deliveryOf = (token: string): ReceivedRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  rawBody: bodyOf(token),
});
