/** Encrypted bodies made to be believed: refused, cheaply, and without a trace in memory. */
import { execFile } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CompactEncrypt, CompactSign } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareKeys } from '../../../receiver-kit/src/encrypted/key-ring.ts';
import { decrypt, verify } from '../../../receiver-kit/src/encrypted/open-token.ts';
import { encryptedFormat, readKid, signedFormat } from '../../../receiver-kit/src/encrypted/token-header.ts';
import { exampleEvent, type HostileToken } from '../../../receiver-kit/src/testing/index.ts';
import { attackedReceiver, deliveryOf } from './attacked-receiver.ts';

const { merchant, service, handled, receiver, tokens: makeTokens } = attackedReceiver();

let tokens: readonly HostileToken[];

beforeAll(async () => {
  tokens = await makeTokens();
});

/** CPU of this process, in milliseconds. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe('hostile tokens', () => {
  it('are refused, whatever they claim', async () => {
    expect(tokens.length).toBeGreaterThan(25);
    for (const { name, token } of tokens) {
      const { status, body } = await receiver.receive(deliveryOf(token));
      expect([name, status, JSON.parse(body).code]).toEqual([name, 400, expect.stringMatching(/^ERR_(TOKEN|BODY_)/)]);
    }
    expect(handled).toEqual([]);
  });

  it('cost less than 10 ms of CPU each', async () => {
    for (const { name, token } of tokens) {
      const delivery = deliveryOf(token);
      const times: number[] = [];
      // The best of a few: this process collects garbage and compiles too.
      for (let round = 0; round < 5; round += 1) times.push(await cpuOf(() => receiver.receive(delivery)));
      expect([name, Math.min(...times) < 10]).toEqual([name, true]);
    }
  });

  it('leave nothing in memory', async () => {
    const program = fileURLToPath(new URL('hostile-memory.ts', import.meta.url));
    const given = ['--expose-gc', '--import', 'tsx', program];
    const { stdout } = await promisify(execFile)(process.execPath, given, { timeout: 100_000 });
    const grown: unknown = JSON.parse(stdout);
    if (!Array.isArray(grown)) throw new Error(`the program printed ${stdout}`);
    expect(grown).toHaveLength(4);
    // Compiled code and caches grow at first; what leaks grows every time.
    // 20 rounds brought 15 MB of bodies.
    expect(Math.min(...grown)).toBeLessThan(1_000_000);
  }, 100_000);
});

/** By the right keys, so that nothing but the rule under test can refuse them. */
describe('a token that the service itself has signed and encrypted', () => {
  const wrapped = async (header: object = {}, inner: object = {}): Promise<string> => {
    const signed = await new CompactSign(Buffer.from(JSON.stringify(exampleEvent())))
      .setProtectedHeader({ alg: 'RS256', kid: 'key_1', ...inner })
      .sign(createPrivateKey(service.privateKey));
    return new CompactEncrypt(Buffer.from(signed, 'latin1'))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'key_1', ...header })
      .encrypt(createPublicKey(merchant.publicKey));
  };
  const answerTo = async (token: string): Promise<[number, unknown]> => {
    const { status, body } = await receiver.receive(deliveryOf(token));
    return [status, JSON.parse(body).code ?? JSON.parse(body).outcome];
  };
  const [keySet] = prepareKeys([
    { kid: 'key_1', privateKey: merchant.privateKey, servicePublicKey: service.publicKey },
  ]).values();

  it('is taken where it keeps to the form', async () => {
    expect(await answerTo(await wrapped({ cty: 'JWT', typ: 'JOSE' }, { typ: 'JWT' }))).toEqual([200, 'handled']);
    handled.splice(0);
  });

  it.each<[string, object, object]>([
    ['the key wrapped by RSA-OAEP', { alg: 'RSA-OAEP' }, {}],
    ['the key wrapped by RSA-OAEP-384', { alg: 'RSA-OAEP-384' }, {}],
    ['the key wrapped by RSA-OAEP-512', { alg: 'RSA-OAEP-512' }, {}],
    ['encrypted by A128GCM', { enc: 'A128GCM' }, {}],
    ['encrypted by A192GCM', { enc: 'A192GCM' }, {}],
    ['encrypted by A128CBC-HS256', { enc: 'A128CBC-HS256' }, {}],
    ['encrypted by A256CBC-HS512', { enc: 'A256CBC-HS512' }, {}],
    ['compressed', { zip: 'DEF' }, {}],
    ['with a key of its own in the header', { jwk: createPublicKey(merchant.publicKey).export({ format: 'jwk' }) }, {}],
    ['with an address of keys in the header', { jku: 'http://127.0.0.1/keys' }, {}],
    ['signed by RS384', {}, { alg: 'RS384' }],
    ['signed by RS512', {}, { alg: 'RS512' }],
    ['signed by PS256', {}, { alg: 'PS256' }],
    ['signed by PS512', {}, { alg: 'PS512' }],
    ['with a certificate in the inner header', {}, { x5c: ['AA'] }],
    ['under a critical extension', {}, { b64: true, crit: ['b64'] }],
    ['encrypted for a key that has expired', { kid: 'key_old' }, {}],
    ['signed by a key that has expired', {}, { kid: 'key_old' }],
    ['signed under the kid of another key', {}, { kid: 'key_other' }],
    ['signed under another live set than it is encrypted to', {}, { kid: 'key_twin' }],
    ['encrypted to another live set than it is signed under', { kid: 'key_twin' }, {}],
    ['encrypted under an unknown kid', { kid: 'key_2' }, {}],
    ['signed under an unknown kid', {}, { kid: 'key_2' }],
  ])('is refused %s', async (_rule, header, inner) => {
    expect(await answerTo(await wrapped(header, inner))).toEqual([400, 'ERR_TOKEN']);
    expect(handled).toEqual([]);
  });

  // Either list would do. Each is held against tokens that the other has not seen.
  it.each([{ alg: 'RSA-OAEP' }, { alg: 'RSA-OAEP-512' }, { enc: 'A128GCM' }, { enc: 'A256CBC-HS512' }])(
    '%o is refused by its header, and once more where it is decrypted',
    async (header) => {
      const token = await wrapped(header);
      expect(() => readKid(token, encryptedFormat)).toThrow('asks for something');
      if (keySet === undefined) throw new Error('no keys');
      await expect(decrypt(token, keySet)).rejects.toThrow('cannot be decrypted');
    },
  );

  it.each([{ alg: 'RS512' }, { alg: 'PS256' }])(
    '%o inside is refused by its header, and once more where it is verified',
    async (inner) => {
      if (keySet === undefined) throw new Error('no keys');
      const signed = await decrypt(await wrapped({}, inner), keySet);
      expect(() => readKid(signed, signedFormat)).toThrow('asks for something');
      await expect(verify(signed, keySet)).rejects.toThrow('was not signed by the service');
    },
  );
});
