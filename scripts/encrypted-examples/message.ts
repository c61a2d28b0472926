/**
 * Encrypted messages and RSA key pairs for scripts and tests: JWS (RS256) within JWE (A256GCM), with named parts. The service has
 * separate code.
 */
import { generateKeyPairSync } from 'node:crypto';
import { CompactEncrypt, CompactSign, compactDecrypt, compactVerify, importPKCS8, importSPKI } from 'jose';

export type KeyWrapping = 'RSA-OAEP' | 'RSA-OAEP-256';

/** A message as sent. */
export interface Message {
  readonly header: string;
  readonly encryptedKey: string;
  readonly iv: string;
  readonly encryptedPayload: string;
  readonly tag: string;
}

/** The keys of one side in PEM: its private key and the other side's public key. */
export interface SideKeys {
  readonly kid: string;
  readonly ownPrivate: string;
  readonly otherPublic: string;
}

/** The token of an encrypted webhook: a compact JWS of the event within a compact JWE. */
export async function makeWebhookToken({ kid, ownPrivate, otherPublic }: SideKeys, event: unknown): Promise<string> {
  const jws = await new CompactSign(Buffer.from(JSON.stringify(event)))
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(await importPKCS8(ownPrivate, 'RS256'));
  return new CompactEncrypt(Buffer.from(jws))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
    .encrypt(await importSPKI(otherPublic, 'RSA-OAEP-256'));
}

/** Signs and encrypts a payload. */
export async function makeMessage(
  keys: SideKeys,
  payload: unknown,
  alg: KeyWrapping = 'RSA-OAEP-256',
): Promise<Message> {
  const { kid } = keys;
  const jws = await new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(await importPKCS8(keys.ownPrivate, 'RS256'));
  const [signedHeader, signedPayload, signature] = jws.split('.');
  const signed = JSON.stringify({ header: signedHeader, payload: signedPayload, signature });
  const jwe = await new CompactEncrypt(Buffer.from(signed))
    .setProtectedHeader({ alg, enc: 'A256GCM', kid })
    .encrypt(await importSPKI(keys.otherPublic, alg));
  const [header = '', encryptedKey = '', iv = '', encryptedPayload = '', tag = ''] = jwe.split('.');
  return { header, encryptedKey, iv, encryptedPayload, tag };
}

/** Decrypts and verifies a message. Throws when either fails. */
export async function openMessage(keys: SideKeys, message: Message): Promise<unknown> {
  const { header, encryptedKey, iv, encryptedPayload, tag } = message;
  const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString());
  const opened = await compactDecrypt(
    [header, encryptedKey, iv, encryptedPayload, tag].join('.'),
    await importPKCS8(keys.ownPrivate, alg),
    { keyManagementAlgorithms: ['RSA-OAEP', 'RSA-OAEP-256'], contentEncryptionAlgorithms: ['A256GCM'] },
  );
  const signed = JSON.parse(Buffer.from(opened.plaintext).toString());
  const { payload } = await compactVerify(
    [signed.header, signed.payload, signed.signature].join('.'),
    await importSPKI(keys.otherPublic, 'RS256'),
    { algorithms: ['RS256'] },
  );
  return JSON.parse(Buffer.from(payload).toString());
}

export interface RsaPair {
  /** PEM, SubjectPublicKeyInfo. */
  readonly publicKey: string;
  /** PEM, PKCS #8. */
  readonly privateKey: string;
}

/** Creates an RSA-2048 key pair, as a merchant does. */
export function newRsaPair(): RsaPair {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}
