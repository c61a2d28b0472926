import { describe, expect, it } from 'vitest';
import { createReceiver, memoryStore, type ReceiverOptions } from '../../../receiver-kit/src/index.ts';
import {
  exampleEvent,
  type Fault,
  makeDelivery,
  type SenderSecrets,
  testClock,
} from '../../../receiver-kit/src/testing/index.ts';
import { newRsaPair } from '../../../scripts/encrypted-examples/message.ts';

const merchant = newRsaPair();
const service = newRsaPair();
const newMerchant = newRsaPair();

const credentials = { username: 'shop', password: 'secret' };
const signingSecret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const encryption = { kid: 'key_1', publicKey: merchant.publicKey, servicePrivateKey: service.privateKey };
const everything: SenderSecrets = { credentials, signingSecret, encryption };
const receiverKey = { kid: 'key_1', privateKey: merchant.privateKey, servicePublicKey: service.publicKey };

function receiverOf(options: Partial<ReceiverOptions>) {
  const clock = testClock();
  const handled: string[] = [];
  const event = exampleEvent({ at: clock.now() });
  const receiver = createReceiver({
    store: memoryStore(),
    on: { ORDER_SUCCEEDED: (event) => void handled.push(event.id) },
    clock,
    wait: clock.wait,
    logger: () => undefined,
    ...options,
  });
  const send = async (secrets: SenderSecrets, ...faults: Fault[]) => {
    const { status, body } = await receiver.receive(await makeDelivery(event, secrets, { clock, faults }));
    return [status, JSON.parse(body).code ?? JSON.parse(body).outcome];
  };
  return { receiver, clock, handled, send };
}

const all = {
  credentials: [credentials],
  signature: { secrets: [signingSecret] },
  encryption: { keys: [receiverKey] },
};

describe('a receiver that asks for credentials, signature and encryption', () => {
  it('takes a delivery that has all three', async () => {
    const { send, handled } = receiverOf(all);
    expect(await send(everything)).toEqual([200, 'handled']);
    expect(await send(everything)).toEqual([200, 'duplicate']);
    expect(handled).toEqual(['evt_example']);
  });

  it.each<[Fault, number, string]>([
    ['no-credentials', 401, 'ERR_UNAUTHORIZED'],
    ['wrong-user-name', 401, 'ERR_UNAUTHORIZED'],
    ['wrong-password', 401, 'ERR_UNAUTHORIZED'],
    ['no-signature', 401, 'ERR_SIGNATURE'],
    ['wrong-secret', 401, 'ERR_SIGNATURE'],
    ['stale-signature', 401, 'ERR_SIGNATURE'],
    ['future-signature', 401, 'ERR_SIGNATURE'],
    ['other-id-signed', 401, 'ERR_SIGNATURE'],
    ['tampered-body', 401, 'ERR_SIGNATURE'],
    ['not-encrypted', 400, 'ERR_PLAIN_REFUSED'],
    ['unknown-key', 400, 'ERR_TOKEN'],
  ])('refuses %s', async (fault, status, code) => {
    const { send, handled } = receiverOf(all);
    expect(await send(everything, fault)).toEqual([status, code]);
    expect(handled).toEqual([]);
  });

  it('refuses bytes of a token that were changed, where nothing is signed beside it', async () => {
    const { send } = receiverOf({ ...all, require: ['basic', 'encryption'] });
    expect(await send({ credentials, encryption }, 'tampered-body')).toEqual([400, 'ERR_TOKEN']);
  });

  it('checks what comes although it is not required', async () => {
    const { send } = receiverOf({ ...all, require: ['basic'] });
    expect(await send({ credentials, signingSecret }, 'wrong-secret')).toEqual([401, 'ERR_SIGNATURE']);
    expect(await send({ credentials })).toEqual([200, 'handled']);
  });

  it('refuses an encrypted event where it has no keys', async () => {
    const { send } = receiverOf({ credentials: [credentials] });
    expect(await send({ credentials, encryption })).toEqual([400, 'ERR_TOKEN']);
  });
});

describe('rotation', () => {
  it('of a key and a password loses nothing: an unknown one makes the receiver read again', async () => {
    let passwords = [credentials];
    let keys = [receiverKey];
    const { send, clock } = receiverOf({ credentials: () => passwords, encryption: { keys: async () => keys } });
    expect((await send({ credentials, encryption }))[0]).toBe(200);
    const newer = { username: 'shop', password: 'newer' };
    passwords = [credentials, newer];
    keys = [receiverKey, { ...receiverKey, kid: 'key_2', privateKey: newMerchant.privateKey }];
    clock.advance(2_000);
    const rotated = { ...encryption, kid: 'key_2', publicKey: newMerchant.publicKey };
    expect((await send({ credentials: newer, encryption: rotated }))[0]).toBe(200);
    expect((await send({ credentials, encryption }))[0]).toBe(200);
  });

  it('goes on with the last good value when the secrets cannot be read, and is 503 when there is none', async () => {
    let works = false;
    const { send, clock } = receiverOf({
      credentials: () => {
        if (!works) throw new Error('vault sealed');
        return [credentials];
      },
    });
    expect(await send({ credentials })).toEqual([503, 'ERR_SECRETS_UNAVAILABLE']);
    works = true;
    expect((await send({ credentials }))[0]).toBe(200);
    works = false;
    clock.advance(120_000);
    expect((await send({ credentials }))[0]).toBe(200);
  });

  it('ends by itself where a password has an end', async () => {
    const { send, clock } = receiverOf({
      credentials: [
        { ...credentials, until: '2025-01-10T09:00:00Z' },
        { username: 'shop', password: 'later', from: '2025-01-10T09:00:00Z' },
      ],
    });
    const later = { username: 'shop', password: 'later' };
    expect((await send({ credentials }))[0]).toBe(200);
    expect((await send({ credentials: later }))[0]).toBe(401);
    clock.advance(3_600_000);
    expect((await send({ credentials }))[0]).toBe(401);
    expect((await send({ credentials: later }))[0]).toBe(200);
  });
});

describe('the allow-list', () => {
  const published = { production: ['203.0.113.0/28'], sandbox: ['2001:db8::/64'] };
  const allowList = { addresses: ['production', 'sandbox'], published, trustedProxies: ['10.0.0.0/8'] };

  it.each<[string, string, string | undefined, number]>([
    ['the service itself', '203.0.113.7', undefined, 200],
    ['the service in IPv6 clothes', '::ffff:203.0.113.7', undefined, 200],
    ['the service by IPv6', '2001:db8::5', undefined, 200],
    ['a stranger', '198.51.100.1', undefined, 403],
    ['a stranger who claims to be the service', '198.51.100.1', '203.0.113.7', 403],
    ['the service through a proxy', '10.0.0.1', '203.0.113.7', 200],
    ['the service through two proxies', '10.0.0.1', '203.0.113.7, 10.9.9.9', 200],
    ['a stranger through a proxy, with a forged entry', '10.0.0.1', '203.0.113.7, 198.51.100.1', 403],
    ['a proxy alone', '10.0.0.1', undefined, 403],
    ['a proxy that wrote nonsense', '10.0.0.1', '203.0.113.7, unknown', 403],
    ['a proxy that wrote the port', '10.0.0.1', '203.0.113.7:4711', 200],
  ])('%s', async (_case, remoteAddress, forwarded, status) => {
    const { receiver, clock } = receiverOf({ credentials: [credentials], allowList });
    const delivery = await makeDelivery(exampleEvent(), { credentials }, { clock });
    const headers = forwarded === undefined ? delivery.headers : { ...delivery.headers, 'x-forwarded-for': forwarded };
    expect((await receiver.receive({ ...delivery, headers, remoteAddress })).status).toBe(status);
  });

  it('with an empty preset stops the start in production', () => {
    const empty = { ...allowList, published: { production: [], sandbox: [] } };
    const start = (environment: string) => () =>
      receiverOf({ credentials: [credentials], allowList: empty, environment });
    expect(start('production')).toThrow('the preset production is empty');
    expect(start('development')).not.toThrow();
  });
});
