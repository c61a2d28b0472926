/**
 * What sending is at least: the same bytes posted by undici, as many at a time to each endpoint as the worker does, with no database and
 * no bookkeeping. `bare-sender.ts <plain|encrypted> <events> <url>…` prints events a second and CPU microseconds for each, as JSON.
 */
import { Client } from 'undici';
import { EventName } from '../../../generated/values.ts';
import { exampleEvent } from '../../../server/delivery/admin/test-delivery.ts';
import { withSet } from '../../../server/domain/merchants/key-set.ts';
import { createEncryptMessage } from '../../../server/vault/message-keys/encrypt-message.ts';
import { makeServicePair } from '../../../server/vault/message-keys/service-keys.ts';

/** Requests at a time: to one endpoint, and over all. */
const PER_ENDPOINT = 8;
const OVERALL = 128;

const [, , bodies = 'plain', count = '0', ...urls] = process.argv;
const events = Number(count);
const at = new Date();
const atOnce = Math.min(OVERALL, PER_ENDPOINT * urls.length);
const headers = {
  authorization: `Basic ${Buffer.from('shop:correct horse battery').toString('base64')}`,
  'content-type': 'application/json',
  'user-agent': 'svc-webhooks/1.0',
};

/** Encrypts as the service does, with keys of the same size. */
async function createEncryption(): Promise<(text: string) => Promise<string>> {
  const [own, merchants] = await Promise.all([makeServicePair(), makeServicePair()]);
  const sealed = { keyId: '', wrappedKey: '', iv: '', data: '', tag: '' };
  const [set] = withSet([], {
    kid: 'bare',
    merchantPublicKey: merchants.publicKey,
    servicePublicKey: own.publicKey,
    servicePrivateKey: sealed,
    createdAt: at,
  });
  if (set === undefined) throw new Error('no key set');
  // The private key is not sealed here.
  const encryptMessage = createEncryptMessage({ open: () => own.privateKey });
  return async (text) => JSON.stringify({ JWT: await encryptMessage('bare', set, text) });
}

const bodyOf = bodies === 'encrypted' ? await createEncryption() : async (text: string) => text;

let next = 0;
async function sender(place: number): Promise<void> {
  const url = new URL(urls[place % urls.length] ?? '');
  const client = new Client(url.origin);
  while (next < events) {
    const id = `evt_${String(next).padStart(32, '0')}`;
    next += 1;
    const body = await bodyOf(exampleEvent(EventName.ORDER_CREATED, id, at));
    const sent = { method: 'POST', path: url.pathname, headers: { ...headers, 'webhook-id': id }, body } as const;
    const answer = await client.request(sent);
    await answer.body.arrayBuffer();
    if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}`);
  }
  await client.close();
}

const before = process.cpuUsage();
const started = performance.now();
await Promise.all(Array.from({ length: atOnce }, (_, place) => sender(place)));
const { user, system } = process.cpuUsage(before);
const perSecond = events / ((performance.now() - started) / 1_000);
console.log(JSON.stringify({ perSecond, cpuMicros: (user + system) / events }));
