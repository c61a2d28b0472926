/** The plain bytes of an event are the same on every attempt and replay, even if keys and secrets were rotated in between. */
import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { compactDecrypt, compactVerify } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { Cards, shopOf } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';
import {
  type Answer,
  acknowledge,
  answerWith,
  httpEndpoint,
  type TestEndpoint,
} from '../../support/webhook-endpoint.ts';

let service: TestService;
let endpoint: TestEndpoint;
let answer: Answer = answerWith(500);
let settings: Awaited<ReturnType<typeof settingsOf>>;

beforeAll(async () => {
  service = await startService({ label: 'webhook bytes' });
  endpoint = await httpEndpoint((...given) => answer(...given));
  settings = await settingsOf(service, service.merchant);
});
afterAll(async () => {
  await service.close();
  await endpoint.close();
});

/** A key set of the merchant: its id, the decryption key, and the service's signing key. */
async function keySet(kid: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  const made = await settings('PUT', `/settings/keys/${kid}`, { merchant_public_key: pem });
  return { kid, privateKey, servicePem: textAt(made.json(), 'service_public_key') };
}

const newSecret = async () => textAt((await settings('POST', '/settings/webhook/secret')).json(), 'secret');
const configure = (encrypted: boolean) =>
  settings('PUT', '/settings/webhook', { url: endpoint.origin, events: [EventName.ORDER_SUCCEEDED], encrypted });

/** Waits until workers see the settings, and delivers everything that is due. */
async function goOn(seconds: number): Promise<void> {
  service.clock.advance(seconds * 1_000);
  settings = await settingsOf(service, service.merchant);
  await service.runWorkers();
}

it('encrypted under one key, then another, then plain; tried again, sent again, replayed', async () => {
  const keys = [await keySet('one'), await keySet('two')];
  const secrets = [await newSecret()];
  await configure(true);
  service.clock.advance(2_000);
  const shop = shopOf(service);
  const orderId = await shop.order({ description: 'caf\u00e9 "1,10 €" \u{1f600}' });
  await shop.start(orderId, { card_number: Cards.frictionless });
  await service.runWorkers();
  const listed = await settings('GET', `/settings/orders/${orderId}/webhooks`);
  const eventId = textAt(listed.json(), 'deliveries', 0, 'event_id');

  // The scheduled retry, with the next key set and the next signing secret.
  expect((await settings('POST', '/settings/keys/rotate')).status).toBe(200);
  secrets.push(await newSecret());
  await goOn(10);
  // The merchant switches back to plain bodies; then resend and replay.
  await configure(false);
  answer = acknowledge;
  await goOn(30);
  await settings('POST', `/settings/webhooks/${eventId}/resend`);
  await goOn(2);
  await configure(true);
  secrets.push(await newSecret());
  service.clock.advance(2_000);
  expect((await settings('POST', '/settings/webhooks/replay', { order_id: orderId })).json()).toMatchObject({
    count: 1,
  });
  await goOn(2);

  const kids: string[] = [];
  const plain: string[] = [];
  for (const { headers, body } of endpoint.received) {
    expect(headers['webhook-id']).toBe(eventId);
    const text = `${eventId}.${headers['webhook-timestamp']}.${body}`;
    const signed = secrets.some((secret) => {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      return headers['webhook-signature']?.includes(createHmac('sha256', key).update(text).digest('base64')) === true;
    });
    expect(signed).toBe(true);
    const { JWT } = JSON.parse(body);
    if (JWT === undefined) {
      kids.push('plain');
      plain.push(body);
      continue;
    }
    const kid = String(JSON.parse(Buffer.from(String(JWT).split('.')[0] ?? '', 'base64url').toString('utf8')).kid);
    const set = keys.find((each) => each.kid === kid);
    if (set === undefined) throw new Error(`an unknown key ${kid}`);
    const { plaintext } = await compactDecrypt(JWT, set.privateKey);
    const { payload } = await compactVerify(plaintext, createPublicKey(set.servicePem));
    kids.push(kid);
    plain.push(Buffer.from(payload).toString('utf8'));
  }
  expect(kids).toEqual(['one', 'two', 'plain', 'plain', 'two']);
  expect(new Set(plain).size).toBe(1);
  expect(at(JSON.parse(plain[0] ?? ''), 'content', 'order', 'description')).toBe('caf\u00e9 "1,10 €" \u{1f600}');
  // Every encryption differs, and each attempt has its own signature.
  expect(new Set(endpoint.received.map(({ body }) => body)).size).toBe(4);
  expect(new Set(endpoint.received.map(({ headers }) => headers['webhook-signature'])).size).toBe(5);
}, 30_000);
