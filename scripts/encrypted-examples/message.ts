/**
 * An encrypted message from either side: JWS (RS256) within JWE (A256GCM), the parts by name. For the contract's examples and the
 * tests; the service has code of its own. Knows no address and sends nothing.
 */
import { CompactEncrypt, CompactSign, compactDecrypt, compactVerify, importPKCS8, importSPKI } from 'jose';

export type KeyWrapping = 'RSA-OAEP' | 'RSA-OAEP-256';

/** A message as it goes over the wire. */
export interface Message {
  readonly header: string;
  readonly encryptedKey: string;
  readonly iv: string;
  readonly encryptedPayload: string;
  readonly tag: string;
}

/** One side's keys of a set, PEM: its own private one, and the other side's public one. */
export interface SideKeys {
  readonly kid: string;
  readonly ownPrivate: string;
  readonly otherPublic: string;
}

/** The token of an encrypted webhook: the event's JWS within a JWE for the other side, both compact. */
export async function makeWebhookToken({ kid, ownPrivate, otherPublic }: SideKeys, event: unknown): Promise<string> {
  const jws = await new CompactSign(Buffer.from(JSON.stringify(event)))
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(await importPKCS8(ownPrivate, 'RS256'));
  return new CompactEncrypt(Buffer.from(jws))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
    .encrypt(await importSPKI(otherPublic, 'RSA-OAEP-256'));
}

/** A message with this payload, signed with the own key and encrypted for the other side. */
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

/** The payload of a message for this side. Throws when it cannot be opened, or is not signed by the other side. */
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
