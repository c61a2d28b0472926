/**
 * Encrypted bodies that the receiver must refuse: known attacks on libraries that trust a token's header. Made with public keys only, as
 * an attacker has them, plus the key of an unknown signer.
 */
import { createHmac, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { CompactEncrypt, CompactSign } from 'jose';
import type { JsonKey } from '../encrypted/key-ring.ts';

export interface HostileToken {
  readonly name: string;
  readonly token: string;
}

export interface PublicHalf {
  readonly kid: string;
  readonly publicKey: string | JsonKey;
  readonly servicePublicKey: string | JsonKey;
}

const MANY_ROUNDS = 2_000_000_000;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value), 'utf8').toString('base64url');
const junk = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** @param plain the bytes of an event that the receiver would accept if it trusted the token. */
export async function hostileTokens(plain: Uint8Array, half: PublicHalf): Promise<readonly HostileToken[]> {
  const { kid } = half;
  const merchant = publicKey(half.publicKey);
  const payload = Buffer.from(plain).toString('base64url');
  const attacker = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const wrap = (inner: string | Uint8Array, header: Record<string, unknown> = {}) =>
    new CompactEncrypt(typeof inner === 'string' ? Buffer.from(inner, 'latin1') : inner)
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid, ...header })
      .encrypt(merchant);
  const signedBy = (key: typeof attacker.privateKey, header: Record<string, unknown> = {}) =>
    new CompactSign(plain).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(key);
  /** A token of five parts with this header. The other parts are random. */
  const raw = (header: Record<string, unknown>) => `${encode(header)}.${junk(256)}.${junk(12)}.${junk(64)}.${junk(16)}`;
  const hmacHead = `${encode({ alg: 'HS256', kid })}.${payload}`;
  const publicPem = publicKey(half.servicePublicKey).export({ type: 'spki', format: 'pem' });
  const byPublicKey = createHmac('sha256', publicPem).update(hmacHead).digest('base64url');
  const right = { enc: 'A256GCM', kid };
  const attackerToken = await signedBy(attacker.privateKey);

  const tokens: [string, string][] = [
    ['outer alg none', raw({ alg: 'none', ...right })],
    ['outer RSA1_5', raw({ alg: 'RSA1_5', ...right })],
    ['outer RSA-OAEP with SHA-1', raw({ alg: 'RSA-OAEP', ...right })],
    ['outer dir', `${encode({ alg: 'dir', ...right })}..${junk(12)}.${junk(64)}.${junk(16)}`],
    ['outer A256KW', raw({ alg: 'A256KW', ...right })],
    ['outer PBES2 with many rounds', raw({ alg: 'PBES2-HS512+A256KW', p2c: MANY_ROUNDS, p2s: junk(16), ...right })],
    ['outer ECDH-ES', raw({ alg: 'ECDH-ES', epk: { kty: 'EC', crv: 'P-256', x: junk(32), y: junk(32) }, ...right })],
    ['many rounds beside the right alg', raw({ alg: 'RSA-OAEP-256', p2c: MANY_ROUNDS, ...right })],
    ['another content encryption', raw({ alg: 'RSA-OAEP-256', enc: 'A128CBC-HS256', kid })],
    ['compressed', raw({ alg: 'RSA-OAEP-256', zip: 'DEF', ...right })],
    ['critical extension', raw({ alg: 'RSA-OAEP-256', crit: ['exp'], exp: 1, ...right })],
    ['key in the header', raw({ alg: 'RSA-OAEP-256', jwk: attacker.publicKey.export({ format: 'jwk' }), ...right })],
    ['key at an address', raw({ alg: 'RSA-OAEP-256', jku: 'http://127.0.0.1/keys', ...right })],
    ['unknown kid', raw({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'no-such-key' })],
    ['kid of a prototype', raw({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: '__proto__' })],
    ['no kid', raw({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })],
    ['kid that is no text', raw({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: { $ne: '' } })],
    ['junk under the right header', raw({ alg: 'RSA-OAEP-256', ...right })],
    ['very long header', raw({ alg: 'RSA-OAEP-256', ...right, typ: 'x'.repeat(100_000) })],
    ['deeply nested header', `${Buffer.from('['.repeat(700)).toString('base64url')}.${junk(256)}.AA.AA.AA`],
    ['only dots', '.'.repeat(200_000)],
    ['a signed token alone', attackerToken],
    ['inside: no signature', await wrap(`${encode({ alg: 'none', kid })}.${payload}.`)],
    ['inside: alg none with a signature', await wrap(`${encode({ alg: 'none', kid })}.${payload}.${junk(256)}`)],
    ['inside: HS256 with the public key', await wrap(`${hmacHead}.${byPublicKey}`)],
    ['inside: another signer', await wrap(attackerToken)],
    [
      'inside: another signer who brings the key',
      await wrap(await signedBy(attacker.privateKey, { jwk: attacker.publicKey.export({ format: 'jwk' }) })),
    ],
    ['inside: unknown kid', await wrap(await signedBy(attacker.privateKey, { kid: 'no-such-key' }))],
    ['inside: the plain event', await wrap(plain)],
    ['inside: nothing', await wrap('')],
  ];
  return tokens.map(([name, token]) => ({ name, token }));
}

/** The request body of a token. */
export function bodyOf(token: string): Uint8Array {
  return Buffer.from(JSON.stringify({ JWT: token }), 'utf8');
}

function publicKey(key: string | JsonKey) {
  return createPublicKey(typeof key === 'string' ? key : { key, format: 'jwk' });
}
