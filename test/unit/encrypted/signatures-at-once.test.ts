/**
 * A batch of encrypted webhooks leaves threads of Node's pool to others (name lookups, files, and encrypted answers), and on a single core
 * the event loop.
 */
import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { withSet } from '../../../server/domain/merchants/key-set.ts';
import {
  createEncryptMessage,
  type Signatures,
  signaturesFor,
} from '../../../server/vault/message-keys/encrypt-message.ts';
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

/** How many messages the event loop signs in each turn, when other work takes this long in a turn, and a signature 2 ms. */
async function signedInTurns(otherMs: number): Promise<number[]> {
  let now = 0;
  const elapsed = () => {
    // A signature looks at the clock twice.
    now += 1;
    return now;
  };
  const { batch, done } = await encryptions({ on: 'loop', elapsed });
  const counts: number[] = [];
  while (done.length < MESSAGES) {
    const before = done.length;
    now += otherMs;
    await nextTurn();
    counts.push(done.length - before);
  }
  expect(new Set(await Promise.all(batch)).size).toBe(MESSAGES);
  // The first and the last turn may have part of them.
  return counts.slice(1, -1);
}

it.each<[otherMs: number, messages: number]>([
  [0, 1],
  [1, 2],
  [10, 3],
  [100, 3],
])(
  'where other work takes %i ms in a turn, the event loop signs %i messages of 2 ms each',
  async (otherMs, messages) => {
    expect(new Set(await signedInTurns(otherMs))).toEqual(new Set([messages]));
  },
);

it.each<[cores: number, webhooks: object, answers: object]>([
  [1, { on: 'loop' }, { on: 'loop' }],
  [2, { on: 'threads', atOnce: 2 }, { on: 'threads', atOnce: Number.POSITIVE_INFINITY }],
  [3, { on: 'threads', atOnce: 2 }, { on: 'threads', atOnce: Number.POSITIVE_INFINITY }],
  [4, { on: 'threads', atOnce: 3 }, { on: 'threads', atOnce: Number.POSITIVE_INFINITY }],
  [64, { on: 'threads', atOnce: 3 }, { on: 'threads', atOnce: Number.POSITIVE_INFINITY }],
])('with %i cores, webhooks are signed on %o and answers on %o', (cores, webhooks, answers) => {
  expect(signaturesFor(cores)).toMatchObject({ webhooks, answers });
});

it.each<[string, Signatures]>([
  ['threads', { on: 'threads', atOnce: 1 }],
  ['the loop', { on: 'loop', elapsed: () => 0 }],
])('on %s, a message of another merchant does not wait for all messages of a batch', async (_, signatures) => {
  const { batch, done } = await encryptions(signatures, (place) => (place === MESSAGES - 1 ? 'other' : 'm1'));
  await Promise.all(batch);
  expect(done.indexOf('other')).toBeLessThan(5);
});
