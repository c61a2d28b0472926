/** A merchant that calls the encrypted operations: uploads its keys in the settings, sends messages, decrypts the answers. */

import type { DemoKeys } from '../../scripts/encrypted-examples/demo-keys.ts';
import {
  type KeyWrapping,
  type Message,
  makeMessage,
  newRsaPair,
  openMessage,
  type RsaPair,
  type SideKeys,
} from '../../scripts/encrypted-examples/message.ts';
import { KeySetState, type MessageKeySet } from '../../server/domain/merchants/key-set.ts';
import { settingsOf } from './admin-caller.ts';
import { type Answer, type CallOptions, textAt } from './caller.ts';
import type { TestMerchant, TestService } from './service.ts';

/** The merchant directory caches a merchant for one second. */
const REMEMBERED_MS = 1_001;

export interface MerchantSide {
  /** The keys that it sends with. */
  readonly keys: SideKeys;
  /** Sends a message unchanged. */
  send(path: string, message: unknown, options?: CallOptions): Promise<Answer>;
  /** Encrypts and sends the payload. */
  call(path: string, payload: unknown, wrapping?: KeyWrapping): Promise<Answer>;
  /** The decrypted payload of an answer. */
  opened(answer: Answer): Promise<unknown>;
}

/** Uploads the public key of a pair and returns the merchant's key set. */
export async function uploadKeys(
  service: TestService,
  merchant: TestMerchant,
  kid: string,
  pair: RsaPair = newRsaPair(),
): Promise<SideKeys> {
  const settings = await settingsOf(service, merchant);
  const answer = await settings('PUT', `/settings/keys/${kid}`, { merchant_public_key: pair.publicKey });
  service.clock.advance(REMEMBERED_MS);
  return { kid, ownPrivate: pair.privateKey, otherPublic: textAt(answer.json(), 'service_public_key') };
}

/** Activates the newest key set. */
export async function rotateKeys(service: TestService, merchant: TestMerchant): Promise<void> {
  const answer = await (await settingsOf(service, merchant))('POST', '/settings/keys/rotate');
  if (answer.status !== 200) throw new Error(answer.text);
  service.clock.advance(REMEMBERED_MS);
}

/** The message in an answer. */
export function messageIn(answer: Answer): Message {
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.text}`);
  const body = answer.json();
  return {
    header: textAt(body, 'header'),
    encryptedKey: textAt(body, 'encryptedKey'),
    iv: textAt(body, 'iv'),
    encryptedPayload: textAt(body, 'encryptedPayload'),
    tag: textAt(body, 'tag'),
  };
}

/** The merchant with these keys. Its calls have no API key. */
export function merchantSide(service: TestService, merchant: TestMerchant, keys: SideKeys): MerchantSide {
  const caller = service.callAs(merchant);
  const send = (path: string, message: unknown, options: CallOptions = {}) =>
    caller.json('POST', path, message, { ...options, headers: { authorization: null, ...options.headers } });
  return {
    keys,
    send,
    call: async (path, payload, wrapping) => send(path, await makeMessage(keys, payload, wrapping)),
    opened: (answer) => openMessage(keys, messageIn(answer)),
  };
}

/** The key set of the contract's encrypted examples, as stored for a merchant. */
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
