/**
 * Makes deliveries as the service does, and deliveries with faults: wrong credentials, old signatures, other keys, changed bytes. Sends
 * nothing.
 */
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { CompactEncrypt, CompactSign } from 'jose';
import type { Clock } from '../clock.ts';
import type { JsonKey } from '../encrypted/key-ring.ts';
import { isObject } from '../event/safe-json.ts';
import type { ReceivedRequest } from '../request/received-request.ts';
import { secretKey, signatureOf } from '../signature/signature-verifier.ts';
import type { ExampleEvent } from './example-event-wire.ts';

type Key = string | JsonKey;

/** The sender's secrets, which match the receiver's configuration. */
export interface SenderSecrets {
  readonly credentials?: { readonly username: string; readonly password: string };
  /** `whsec_…` */
  readonly signingSecret?: string;
  /** PEM or JWK. */
  readonly encryption?: {
    readonly kid: string;
    /** The public key of your pair. Its private key works, too. */
    readonly publicKey: Key;
    /** The private key of a test pair. Only the service has its own private key. */
    readonly servicePrivateKey: Key;
  };
}

/** A fault of a delivery. */
export type Fault =
  | 'no-credentials'
  | 'wrong-user-name'
  | 'wrong-password'
  | 'no-signature'
  | 'wrong-secret'
  | 'stale-signature'
  | 'future-signature'
  | 'other-id-signed'
  | 'tampered-body'
  | 'not-encrypted'
  | 'unknown-key';

export type MadeDelivery = ReceivedRequest & {
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: Uint8Array;
};

/** The offset of a stale or future signature. */
const FAR_SECONDS = 3_600;

/** @param faults empty for a valid delivery. */
export async function makeDelivery(
  event: ExampleEvent | Uint8Array,
  secrets: SenderSecrets,
  { clock, faults = [] }: { readonly clock: Clock; readonly faults?: readonly Fault[] },
): Promise<MadeDelivery> {
  const has = (fault: Fault): boolean => faults.includes(fault);
  const plain = event instanceof Uint8Array ? event : Buffer.from(JSON.stringify(event), 'utf8');
  const id = event instanceof Uint8Array ? idIn(event) : event.id;
  const { encryption } = secrets;
  const isPlain = encryption === undefined || has('not-encrypted');
  const kid = has('unknown-key') ? 'no-such-key' : (encryption?.kid ?? '');
  const body = isPlain ? plain : await encrypted(plain, { ...encryption, kid });
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...basicHeader(secrets.credentials, has),
      ...signatureHeaders(secrets.signingSecret, { id, body, now: clock.now() }, has),
    },
    // Changed in transit, after signing.
    rawBody: has('tampered-body') ? tampered(body) : body,
  };
}

/** Bytes need not be an event. */
function idIn(bytes: Uint8Array): string {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    if (isObject(value) && typeof value.id === 'string') return value.id;
  } catch {
    // Use the fixed id.
  }
  return 'evt_bytes';
}

type Has = (fault: Fault) => boolean;

function basicHeader(credentials: SenderSecrets['credentials'], has: Has): Record<string, string> {
  if (credentials === undefined || has('no-credentials')) return {};
  const username = has('wrong-user-name') ? `${credentials.username}x` : credentials.username;
  const password = has('wrong-password') ? `${credentials.password}x` : credentials.password;
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}` };
}

function signatureHeaders(
  secret: string | undefined,
  { id, body, now }: { readonly id: string; readonly body: Uint8Array; readonly now: Date },
  has: Has,
): Record<string, string> {
  const key = secret === undefined ? null : secretKey(secret);
  if (key === null || has('no-signature')) return { 'webhook-id': id };
  const away = has('stale-signature') ? -FAR_SECONDS : has('future-signature') ? FAR_SECONDS : 0;
  const timestamp = String(Math.floor(now.getTime() / 1_000) + away);
  const signedId = has('other-id-signed') ? `${id}x` : id;
  const used = has('wrong-secret') ? Buffer.alloc(32, 7) : key;
  const signature = signatureOf(used, { id: signedId, timestamp, body }).toString('base64');
  return { 'webhook-id': signedId, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** The body of an encrypted webhook: a signed token inside an encrypted one. */
export async function encrypted(
  plain: Uint8Array,
  { kid, publicKey, servicePrivateKey }: NonNullable<SenderSecrets['encryption']>,
): Promise<Uint8Array> {
  const signed = await new CompactSign(plain)
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(createPrivateKey(keyInput(servicePrivateKey)));
  const token = await new CompactEncrypt(Buffer.from(signed, 'latin1'))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
    .encrypt(createPublicKey(keyInput(publicKey)));
  return Buffer.from(JSON.stringify({ JWT: token }), 'utf8');
}

/** Changes one letter or digit near the end, so that the body is still JSON. */
function tampered(body: Uint8Array): Uint8Array {
  const copy = Buffer.from(body);
  for (let index = copy.length - 12; index > 0; index -= 1) {
    const character = String.fromCharCode(copy[index] ?? 0);
    if (!/[a-z0-9]/i.test(character)) continue;
    copy[index] =
      character === 'a' || character === '1' ? character.charCodeAt(0) + 1 : /\d/.test(character) ? 0x31 : 0x61;
    return copy;
  }
  return copy;
}

function keyInput(key: Key): string | { readonly key: JsonKey; readonly format: 'jwk' } {
  return typeof key === 'string' ? key : { key, format: 'jwk' };
}
