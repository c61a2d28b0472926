/** A passkey in software: an ES256 credential with attestation `none` (W3C WebAuthn Level 3, section 6). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const ATTESTED_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

function uint(bytes: number, value: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

export interface Challenged {
  readonly challenge: string;
  readonly rpId: string;
  readonly origin: string;
}

export interface SoftwarePasskey {
  readonly credentialId: string;
  /** The fields of a new passkey. */
  register(challenged: Challenged): Record<'credential_id' | 'client_data' | 'attestation_object', string>;
  /** The fields of an answer to a challenge. */
  answer(challenged: Challenged): Record<'credential_id' | 'client_data' | 'authenticator_data' | 'signature', string>;
}

export function softwarePasskey(): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  function clientData(type: string, { challenge, origin }: Challenged): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authenticatorData(rpId: string, flags: number, credential: Buffer): Buffer {
    counter += 1;
    return Buffer.concat([sha256(rpId), uint(1, flags), uint(4, counter), credential]);
  }

  /** The public key as a CBOR map: kty EC2, alg ES256, crv P-256, x, y. */
  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (value: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')]);
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    return Buffer.concat([head, coordinate(x), Buffer.from([0x22]), coordinate(y)]);
  }

  /** CBOR of `{ fmt: 'none', attStmt: {}, authData }`. */
  function attestation(data: Buffer): Buffer {
    const text = (value: string) => Buffer.concat([uint(1, 0x60 + value.length), Buffer.from(value)]);
    const head = [
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
    ];
    return Buffer.concat([...head, Buffer.from([0x59]), uint(2, data.length), data]);
  }

  const credentialId = id.toString('base64url');
  return {
    credentialId,
    register(challenged) {
      const credential = Buffer.concat([Buffer.alloc(16), uint(2, id.length), id, coseKey()]);
      const data = authenticatorData(challenged.rpId, USER_PRESENT | ATTESTED_CREDENTIAL, credential);
      return {
        credential_id: credentialId,
        client_data: clientData('webauthn.create', challenged).toString('base64url'),
        attestation_object: attestation(data).toString('base64url'),
      };
    },
    answer(challenged) {
      const client = clientData('webauthn.get', challenged);
      const data = authenticatorData(challenged.rpId, USER_PRESENT, Buffer.alloc(0));
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        credential_id: credentialId,
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
    },
  };
}
