/** Password, signing secret and keys are changed while deliveries come in: none is refused. */
import { expect, it } from 'vitest';
import { type Credential, createReceiver, type EncryptionKey, memoryStore } from '../../../receiver-kit/src/index.ts';
import { exampleEvent, fakeSender, type SenderSecrets } from '../../../receiver-kit/src/testing/index.ts';
import { newRsaPair } from '../../../scripts/encrypted-examples/message.ts';

/** The two halves of one generation of secrets. */
function generation(number: number) {
  const merchant = newRsaPair();
  const service = newRsaPair();
  const kid = `key_${number}`;
  const credential: Credential = { username: `shop${number}`, password: `secret ${number}` };
  const signingSecret = `whsec_${Buffer.alloc(32, number).toString('base64')}`;
  const key: EncryptionKey = { kid, privateKey: merchant.privateKey, servicePublicKey: service.publicKey };
  const encryption = { kid, publicKey: merchant.publicKey, servicePrivateKey: service.privateKey };
  const sender: SenderSecrets = { credentials: credential, signingSecret, encryption };
  return { credential, signingSecret, key, sender };
}

it('rotating the password, the signing secret and the key under load refuses nothing', async () => {
  const generations = [1, 2, 3].map(generation);
  let held = generations.slice(0, 1);
  const clock = { time: Date.now(), now: () => new Date(clock.time) };
  const receiver = createReceiver({
    credentials: () => held.map(({ credential }) => credential),
    signature: { secrets: () => held.map(({ signingSecret }) => signingSecret) },
    encryption: { keys: async () => held.map(({ key }) => key) },
    store: memoryStore(),
    on: { ORDER_SUCCEEDED: () => undefined },
    logger: () => undefined,
    clock,
  });
  const statuses: number[] = [];
  let sent = 0;
  let current = 0;
  let isLoaded = true;
  const load = async (): Promise<void> => {
    while (isLoaded) {
      sent += 1;
      const sender = fakeSender({ to: receiver, clock, ...generations[current]?.sender });
      const { status } = await sender.send(exampleEvent({ id: `evt_rotation_${sent}` }));
      statuses.push(status);
    }
  };
  const sentMore = (count: number) => {
    const wanted = statuses.length + count;
    return expect.poll(() => statuses.length >= wanted, { timeout: 60_000 }).toBe(true);
  };

  const senders = Array.from({ length: 8 }, load);
  await sentMore(25);
  for (const next of [1, 2]) {
    // First the receiver has both, then the settings are changed, then the old one is taken out.
    held = generations.slice(next - 1, next + 1);
    clock.time += 3_000;
    current = next;
    await sentMore(25);
    held = generations.slice(next, next + 1);
    clock.time += 61_000;
    await sentMore(25);
  }
  isLoaded = false;
  await Promise.all(senders);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
}, 60_000);
