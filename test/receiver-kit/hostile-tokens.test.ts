/** Encrypted bodies made to be believed: refused, cheaply, and without a trace in memory. */
import { generateKeyPairSync } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createReceiver, memoryStore, type ReceivedRequest } from '../../receiver-kit/src/index.ts';
import { bodyOf, exampleEvent, type HostileToken, hostileTokens } from '../../receiver-kit/src/testing/index.ts';

const rsaPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const merchant = rsaPair();
const service = rsaPair();
const handled: string[] = [];
const receiver = createReceiver({
  encryption: {
    keys: [{ kid: 'key_1', privateKey: merchant.privateKey, servicePublicKey: service.publicKey }],
  },
  store: memoryStore(),
  on: { ORDER_SUCCEEDED: (event) => void handled.push(event.id) },
  logger: () => undefined,
});

let tokens: readonly HostileToken[];

beforeAll(async () => {
  const plain = Buffer.from(JSON.stringify(exampleEvent()));
  const half = { kid: 'key_1', merchantPublicKey: merchant.publicKey, servicePublicKey: service.publicKey };
  tokens = await hostileTokens(plain, half);
});

const deliveryOf = (token: string): ReceivedRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  rawBody: bodyOf(token),
});

/** CPU of this process, in milliseconds. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Bytes in use once everything is collected that can be. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
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
    const round = async (): Promise<void> => {
      for (const { token } of tokens) await receiver.receive(deliveryOf(token));
    };
    await round();
    const before = bytesInUse();
    for (let rounds = 0; rounds < 20; rounds += 1) await round();
    // 20 rounds brought 15 MB of bodies.
    expect(bytesInUse() - before).toBeLessThan(1_000_000);
  });
});
