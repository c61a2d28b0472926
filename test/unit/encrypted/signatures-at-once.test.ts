/**
 * A batch of encrypted webhooks leaves threads of Node's pool to others (name lookups, files, and encrypted answers), and on a single core
 * the event loop.
 */
import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { withSet } from '../../../server/domain/merchants/key-set.ts';
import { createEncryptMessage, type Signatures } from '../../../server/vault/message-keys/encrypt-message.ts';
import { makeServicePair } from '../../../server/vault/message-keys/service-keys.ts';

const MESSAGES = 60;

async function encryptions(signatures: Signatures, merchantOf = (_place: number) => 'm1') {
  const pair = await makeServicePair();
  const servicePrivateKey = { keyId: '', wrappedKey: '', iv: '', data: '', tag: '' };
  const keys = { merchantPublicKey: pair.publicKey, servicePublicKey: pair.publicKey, servicePrivateKey };
  const [set] = withSet([], { kid: 'k1', ...keys, createdAt: new Date(0) });
  if (set === undefined) throw new Error('no key set');
  const encrypt = createEncryptMessage({ open: () => pair.privateKey }, signatures);
  const done: string[] = [];
  const batch = Array.from({ length: MESSAGES }, async (_, place) => {
    const message = await encrypt(merchantOf(place), set, '{}');
    done.push(merchantOf(place));
    return message;
  });
  return { batch, done };
}

it('a task of the thread pool does not wait for the signatures of a batch', async () => {
  const { batch, done } = await encryptions({ on: 'threads', atOnce: 1 });
  await promisify(randomBytes)(16);
  expect(done.length).toBeLessThan(MESSAGES / 2);
  const messages = await Promise.all(batch);
  expect(new Set(messages).size).toBe(MESSAGES);
});

it('waits for all of them when as many signatures run at a time as there are messages', async () => {
  const { batch, done } = await encryptions({ on: 'threads', atOnce: MESSAGES });
  await promisify(randomBytes)(16);
  expect(done.length).toBeGreaterThan(MESSAGES / 2);
  await Promise.all(batch);
});

it('the event loop, where it signs, does one message in each turn', async () => {
  const { batch, done } = await encryptions({ on: 'loop', atOnce: 1 });
  for (let turn = 1; turn <= MESSAGES / 2; turn += 1) {
    await nextTurn();
    expect(done.length).toBeLessThanOrEqual(turn);
  }
  const messages = await Promise.all(batch);
  expect(new Set(messages).size).toBe(MESSAGES);
});

it.each<Signatures['on']>(['threads', 'loop'])(
  'on %s, a message of another merchant does not wait for all messages of a batch',
  async (on) => {
    const { batch, done } = await encryptions({ on, atOnce: 1 }, (place) => (place === MESSAGES - 1 ? 'other' : 'm1'));
    await Promise.all(batch);
    expect(done.indexOf('other')).toBeLessThan(5);
  },
);
