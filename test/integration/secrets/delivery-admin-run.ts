/**
 * The part of the run at the desks: encrypted and signed webhooks, sending them again, the operator's BIN file with numbers
 * where none belong, another key of the vault.
 */
import { createPrivateKey } from 'node:crypto';
import { compactDecrypt, decodeJwt } from 'jose';
import { newRsaPair } from '../../../scripts/encrypted-examples/message.ts';
import type { Place } from '../../../scripts/secret-search.ts';
import { bearer, logInAs } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { Cards } from '../../support/payments.ts';
import { OPERATOR_KEY } from '../../support/service.ts';
import { Numbers, Passwords, SECURITY_CODE } from './secret-values.ts';
import { type Environment, must, USERNAME } from './whole-run.ts';

export async function useDeliveryAdmin({ service, shop, note }: Environment) {
  const login = must(await logInAs(service, USERNAME, Passwords.newSettings), 200).json();
  const settings = bearer(service, note('third settings token', textAt(login, 'access_token')));
  const { publicKey: pem, privateKey } = newRsaPair();
  must(await settings('PUT', '/settings/keys/wrong', { merchant_public_key: privateKey }), 400);
  const uploaded = must(await settings('PUT', '/settings/keys/first', { merchant_public_key: pem }), 200).json();
  note('signing secret', textAt(must(await settings('POST', '/settings/webhook/secret'), 200).json(), 'secret'));

  const before = must(await settings('GET', '/settings/webhook'), 200).json();
  const url = textAt(before, 'url');
  const customHeaders = { 'X-Key': Passwords.customHeader };
  const events = at(before, 'events');
  const set = (encrypted: boolean) =>
    settings('PUT', '/settings/webhook', { url, events, custom_headers: customHeaders, encrypted });
  must(await set(true), 200);
  service.clock.advance(2_000);
  const orderId = await shop.order();
  must(await shop.start(orderId, { card_number: Cards.frictionless, card_security_code: SECURITY_CODE }), 200);
  await service.runWorkers();
  must(await set(false), 200);
  service.clock.advance(2_000);

  const sent = must(await settings('GET', `/settings/orders/${orderId}/webhooks`), 200).json();
  const eventId = textAt(sent, 'deliveries', 0, 'event_id');
  must(await settings('POST', `/settings/webhooks/${eventId}/resend`), 200);
  must(await settings('POST', '/settings/webhooks/replay', { order_id: orderId }), 200);
  must(await settings('POST', `/settings/webhooks/${eventId}/stop`), 200);
  must(await settings('POST', '/settings/webhooks/replay', { order_id: Numbers.stray }), 200, 400);
  must(await settings('GET', `/settings/orders/${Numbers.stray}/webhooks`), 400, 404);
  const endpoints = must(await settings('GET', '/settings/webhook-endpoints'), 200).json();
  must(
    await settings('POST', `/settings/webhook-endpoints/${textAt(endpoints, 'list', 0, 'endpoint_id')}/resume`),
    200,
  );

  const operator = bearer(service, OPERATOR_KEY);
  const csv = { 'x-merchantid': null, authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'text/csv' };
  const load = (text: string) => service.call.raw('PUT', '/operator/bins', text, { headers: csv });
  const header = 'bin,brand,bank,country,type,tokenize_support';
  const bad = [`${Numbers.binFile},VISA,B,I,CREDIT,true`, `424242,VISA,${Numbers.binFile},I,CREDIT,true`];
  must(await load([header, '42424242,VISA,First Bank,INDIA,CREDIT,true', ...bad].join('\n')), 200);
  must(await load(`${header},${Numbers.binColumn}\n1,2,3,4,5,6,7`), 400);
  must(await operator('POST', '/operator/vault/rewrap'), 200);
  must(await operator('GET', '/operator/vault'), 200);
  must(await operator('GET', '/metrics'), 200);

  return {
    /** The merchant's side of its key set. */
    keys: { kid: 'first', ownPrivate: privateKey, otherPublic: textAt(uploaded, 'service_public_key') },
    /** What the encrypted webhooks say. Throws when there is none. */
    async opened(bodies: readonly Place[]): Promise<Place[]> {
      const encrypted = bodies.filter(({ text }) => text.startsWith('{"JWT":'));
      if (encrypted.length === 0) throw new Error('no webhook was encrypted');
      return Promise.all(
        encrypted.map(async ({ text }) => {
          const { plaintext } = await compactDecrypt(textAt(JSON.parse(text), 'JWT'), createPrivateKey(privateKey));
          const event = decodeJwt(Buffer.from(plaintext).toString('utf8'));
          return { where: 'an encrypted webhook, opened', text: JSON.stringify(event) };
        }),
      );
    },
  };
}
