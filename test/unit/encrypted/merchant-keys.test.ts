/** Which keys a merchant may upload: RSA of a usual size and exponent, public, in either form. */
import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPublicKey } from '../../../server/vault/message-keys/service-keys.ts';

const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
const jwk = (key: KeyObject) => JSON.stringify(key.export({ format: 'jwk' }));
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A public key without a private one: a modulus of so many bits, and an exponent in hex. */
function odd(bits: number, exponent: string): string {
  const n = randomBytes(bits / 8);
  n[0] = 0xff;
  n[n.length - 1] = 0xff;
  const e = Buffer.from(exponent, 'hex').toString('base64url');
  return JSON.stringify({ kty: 'RSA', n: n.toString('base64url'), e });
}

describe('a public key of a merchant', () => {
  it('is taken as PEM and as a JWK, and kept in one form', () => {
    const kept = { kind: 'key', pem: pem(rsa.publicKey) };
    for (const text of [pem(rsa.publicKey), `\n${pem(rsa.publicKey)}\n`, jwk(rsa.publicKey)]) {
      expect(readPublicKey(text)).toEqual(kept);
    }
  });

  it.each([2048, 3072, 4096])('may have %d bits', (bits) => {
    expect(readPublicKey(odd(bits, '010001')).kind).toBe('key');
  });

  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ed = generateKeyPairSync('ed25519');
  const refused: readonly (readonly [string, string])[] = [
    ['that is short', odd(1024, '010001')],
    ['that is so long that every message to it would be dear', odd(8192, '010001')],
    ['with a small exponent', odd(2048, '03')],
    ['with an exponent as long as the key, which makes every message dear', odd(2048, `${'ff'.repeat(255)}f1`)],
    ['with an exponent next to the usual', odd(2048, '010003')],
    ['of an elliptic curve', pem(ec.publicKey)],
    ['of an elliptic curve, as a JWK', jwk(ec.publicKey)],
    ['for EdDSA', pem(ed.publicKey)],
    ['that is a secret', JSON.stringify({ kty: 'oct', k: 'c2VjcmV0' })],
    ['that is none', 'BEGIN PUBLIC KEY'],
    ['that is no JSON', '{"kty":"RSA"'],
    ['that is empty', ''],
  ];
  it.each(refused)('%s is refused', (_what, text) => {
    expect(readPublicKey(text)).toEqual({ kind: 'problem', message: expect.stringMatching(/^Send an RSA /) });
  });

  it.each([
    ['PEM', rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
    ['old PEM', rsa.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()],
    ['JWK', jwk(rsa.privateKey)],
  ])('must not be the private one (%s), of which the answer repeats nothing', (_form, text) => {
    const reading = readPublicKey(text);
    expect(reading).toMatchObject({ kind: 'problem', message: expect.stringContaining('This is a private key') });
    expect(JSON.stringify(reading).length).toBeLessThan(200);
  });
});
