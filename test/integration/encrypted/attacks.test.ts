/** Malicious encrypted messages: each is rejected before it has an effect, and the error reveals nothing about keys, cards or other merchants. */
import { createHmac } from 'node:crypto';
import { CompactEncrypt, CompactSign, importPKCS8, importSPKI } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Message,
  makeMessage,
  newRsaPair,
  type RsaPair,
  type SideKeys,
} from '../../../scripts/encrypted-examples/message.ts';
import { type Answer, at } from '../../support/caller.ts';
import { type MerchantSide, merchantSide, rotateKeys, uploadKeys } from '../../support/encrypted-caller.ts';
import { Cards, cardFields, newOrderId, type Shop, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestMerchant, type TestService } from '../../support/service.ts';

const STATUS = '/v4/order-status';
const HOUR_MS = 3_600_000;
const DENIED = [401, 'access_denied'];
const BAD_HEADER = [400, 'INVALID_REQUEST', 'header'];
const wanted = { order_id: 'Wanted-1' };

let service: TestService;
let shop: Shop;
let pair: RsaPair;
let keys: SideKeys;
let side: MerchantSide;
let neighbour: TestMerchant;
let neighbours: SideKeys;
beforeAll(async () => {
  service = await startService({ label: 'encrypted_attacks' });
  shop = shopOf(service);
  pair = newRsaPair();
  keys = await uploadKeys(service, service.merchant, 'first', pair);
  side = merchantSide(service, service.merchant, keys);
  neighbour = await service.addMerchant('shop2');
  neighbours = await uploadKeys(service, neighbour, 'theirs');
  await service.call.form('/orders', { ...wanted, amount: '1' });
});
afterAll(() => service.close());

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Replaces the character in the middle. */
function flipped(text: string): string {
  const middle = Math.floor(text.length / 2);
  return `${text.slice(0, middle)}${text[middle] === 'A' ? 'B' : 'A'}${text.slice(middle + 1)}`;
}

/** Encrypts arbitrary text for the service. */
async function wrapped(text: string, header: Readonly<Record<string, unknown>> = {}): Promise<Message> {
  const jwe = await new CompactEncrypt(Buffer.from(text))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: keys.kid, ...header })
    .encrypt(await importSPKI(keys.otherPublic, 'RSA-OAEP-256'));
  const [first = '', encryptedKey = '', iv = '', encryptedPayload = '', tag = ''] = jwe.split('.');
  return { header: first, encryptedKey, iv, encryptedPayload, tag };
}

function signedText(jws: string): string {
  const [header, payload, signature] = jws.split('.');
  return JSON.stringify({ header, payload, signature });
}

async function signedBy(privateKey: string, header: { alg: string; kid?: string }, payload = JSON.stringify(wanted)) {
  const key = await importPKCS8(privateKey, header.alg);
  return signedText(await new CompactSign(Buffer.from(payload)).setProtectedHeader(header).sign(key));
}

const sent = async (message: unknown) => refusalOf(await side.send(STATUS, message));
const served = async (message: unknown) => (await side.send(STATUS, message)).status;

/** An answer without its own request id. */
const essence = ({ status, text }: Answer) => [status, text.replace(/req_[0-9a-f]{16}/g, 'REQUEST')];

it('an honest one is served', async () => {
  expect(await served(await makeMessage(keys, wanted))).toBe(200);
  expect(await served(await wrapped(await signedBy(pair.privateKey, { alg: 'RS256', kid: 'first' })))).toBe(200);
});

describe('a message that was changed', () => {
  it.each(['encryptedKey', 'iv', 'encryptedPayload', 'tag'] as const)('in its %s', async (part) => {
    const message = await makeMessage(keys, wanted);
    const answer = await side.send(STATUS, { ...message, [part]: flipped(message[part]) });
    expect(refusalOf(answer)).toEqual(DENIED);
    expect(answer.headers.get('www-authenticate')).toBe('JOSE realm="v4"');
  });

  it('in its header, the same values in another order', async () => {
    const message = await makeMessage(keys, wanted);
    const header = encoded({ kid: 'first', enc: 'A256GCM', alg: 'RSA-OAEP-256' });
    expect(await sent({ ...message, header })).toEqual(DENIED);
  });

  it.each(['header', 'encryptedKey', 'iv', 'encryptedPayload', 'tag'])('without its %s', async (part) => {
    const { [part]: _, ...rest }: Record<string, string> = { ...(await makeMessage(keys, wanted)) };
    expect(await sent(rest)).toEqual([400, 'Mandatory fields are missing', part]);
    expect(await sent({ ...rest, [part]: '' })).toEqual([400, 'INVALID_REQUEST', part]);
    expect(await sent({ ...rest, [part]: 'not base64!' })).toEqual([400, 'INVALID_REQUEST', part]);
    expect(await sent({ ...rest, [part]: { a: 1 } })).toEqual([400, 'INVALID_REQUEST', part]);
  });

  it('by parts of another message', async () => {
    const [one, other] = [await makeMessage(keys, wanted), await makeMessage(keys, { order_id: 'Other' })];
    expect(await sent({ ...one, encryptedPayload: other.encryptedPayload })).toEqual(DENIED);
    expect(await sent({ ...one, encryptedKey: other.encryptedKey })).toEqual(DENIED);
  });
});

describe('the kid', () => {
  it('of another merchant is answered like one that nobody has', async () => {
    const theirs = await side.send(STATUS, await makeMessage({ ...keys, kid: 'theirs' }, wanted));
    const nobodys = await side.send(STATUS, await makeMessage({ ...keys, kid: 'nobodys' }, wanted));
    expect(refusalOf(theirs)).toEqual(DENIED);
    expect(essence(theirs)).toEqual(essence(nobodys));
  });

  it('of another merchant, with that merchant’s whole message, opens nothing of this one', async () => {
    expect(await sent(await makeMessage(neighbours, wanted))).toEqual(DENIED);
    const asNeighbour = merchantSide(service, neighbour, keys);
    expect(refusalOf(await asNeighbour.call(STATUS, wanted))).toEqual(DENIED);
  });

  it('that both merchants chose names to each its own keys', async () => {
    const same = await uploadKeys(service, neighbour, 'first');
    await rotateKeys(service, neighbour);
    expect(refusalOf(await merchantSide(service, neighbour, same).call(STATUS, wanted))).toEqual([
      400,
      'order_not_found',
    ]);
    expect(await sent(await makeMessage(same, wanted))).toEqual(DENIED);
    // The other merchant knows the service's public key of this key set, and signs with its own key.
    expect(await sent(await makeMessage({ ...same, otherPublic: keys.otherPublic }, wanted))).toEqual(DENIED);
  });

  it.each([
    ['missing', undefined],
    ['a number', 1],
    ['an object', { $gt: '' }],
  ])('that is %s: refused', async (_, kid) => {
    const message = await makeMessage(keys, wanted);
    expect(await sent({ ...message, header: encoded({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid }) })).toEqual(
      BAD_HEADER,
    );
  });

  it('within the signed part must be the same', async () => {
    const without = await signedBy(pair.privateKey, { alg: 'RS256' });
    const other = await signedBy(pair.privateKey, { alg: 'RS256', kid: 'theirs' });
    expect([await sent(await wrapped(without)), await sent(await wrapped(other))]).toEqual([DENIED, DENIED]);
  });
});

describe('what a header asks for', () => {
  const asks: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['alg none', { alg: 'none' }],
    ['alg dir', { alg: 'dir' }],
    ['alg RSA1_5', { alg: 'RSA1_5' }],
    ['alg RSA-OAEP-512', { alg: 'RSA-OAEP-512' }],
    ['a password with a thousand million rounds', { alg: 'PBES2-HS256+A128KW', p2c: 1_000_000_000, p2s: 'AAAAAAAA' }],
    ['alg A256KW', { alg: 'A256KW' }],
    ['alg ECDH-ES with a key of its own', { alg: 'ECDH-ES', epk: { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' } }],
    ['another content encryption', { enc: 'A128CBC-HS256' }],
    ['a shorter key', { enc: 'A128GCM' }],
    ['unpacking', { zip: 'DEF' }],
    ['an extension', { crit: ['exp'], exp: 1 }],
    ['alg as a list', { alg: ['RSA-OAEP-256'] }],
  ];
  it.each(asks)('%s: refused before anything is computed', async (_, asked) => {
    const header = encoded({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'first', ...asked });
    expect(await sent({ ...(await makeMessage(keys, wanted)), header })).toEqual(BAD_HEADER);
  });

  it.each(['e30', encoded([]), encoded('text'), encoded(null), 'AAAA'])('%j is no header', async (header) => {
    expect(await sent({ ...(await makeMessage(keys, wanted)), header })).toEqual(BAD_HEADER);
  });

  it('a packed message is not unpacked, even where all else is right', async () => {
    const message = await makeMessage(keys, wanted);
    const { alg, enc, kid } = JSON.parse(Buffer.from(message.header, 'base64url').toString());
    expect(await sent({ ...message, header: encoded({ alg, enc, kid, zip: 'DEF' }) })).toEqual(BAD_HEADER);
  });
});

describe('the signed part', () => {
  const payload = encoded(wanted);

  it('without a signature', async () => {
    const header = encoded({ alg: 'none', kid: 'first' });
    for (const signature of ['', 'AAAA']) {
      expect(await sent(await wrapped(JSON.stringify({ header, payload, signature })))).toEqual(DENIED);
    }
  });

  it.each(['HS256', 'RS256'])('with an HMAC under the public key, called %s', async (alg) => {
    const header = encoded({ alg, kid: 'first' });
    for (const secret of [pair.publicKey, pair.publicKey.trim(), keys.otherPublic]) {
      const signature = createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url');
      expect(await sent(await wrapped(JSON.stringify({ header, payload, signature })))).toEqual(DENIED);
    }
  });

  it.each(['PS256', 'RS384', 'RS512'])('signed by %s', async (alg) => {
    expect(await sent(await wrapped(await signedBy(pair.privateKey, { alg, kid: 'first' })))).toEqual(DENIED);
  });

  it('signed by another key, or not for this payload', async () => {
    expect(await sent(await wrapped(await signedBy(newRsaPair().privateKey, { alg: 'RS256', kid: 'first' })))).toEqual(
      DENIED,
    );
    const signed = JSON.parse(await signedBy(pair.privateKey, { alg: 'RS256', kid: 'first' }));
    const changed = JSON.stringify({ ...signed, payload: encoded({ order_id: 'Other' }) });
    expect(await sent(await wrapped(changed))).toEqual(DENIED);
  });

  it.each([
    ['not JSON', 'text'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a bare payload', JSON.stringify(wanted)],
    ['parts that are no texts', JSON.stringify({ header: {}, payload: 1, signature: null })],
    [
      'a message within a message',
      JSON.stringify({ header: 'e30', encryptedKey: 'AA', iv: 'AA', encryptedPayload: 'AA', tag: 'AA' }),
    ],
    ['parts with dots of their own', JSON.stringify({ header: 'a.b', payload: 'c', signature: 'd' })],
  ])('that is %s', async (_, text) => {
    expect(await sent(await wrapped(text))).toEqual(DENIED);
  });

  it('whose payload would reach a program’s own objects, repeats itself or goes too deep', async () => {
    const call = async (text: string) =>
      sent(await wrapped(await signedBy(pair.privateKey, { alg: 'RS256', kid: 'first' }, text)));
    expect(await call('{"__proto__":{"admin":true},"order_id":"x"}')).toEqual([400, 'INVALID_REQUEST', '__proto__']);
    expect(await call('{"order_id":"a","order_id":"b"}')).toEqual([400, 'INVALID_REQUEST', 'order_id']);
    expect(await call(`{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`)).toEqual([400, 'INVALID_REQUEST', 'payload']);
    expect(await call('{"order_id":{"$gt":""}}')).toEqual([400, 'Mandatory fields are missing', 'order_id']);
    expect(Object.prototype).not.toHaveProperty('admin');
  });
});

describe('a key set', () => {
  it('is taken while it is in use and for 24 hours after a rotation, not before and not later', async () => {
    const merchant = await service.addMerchant('rotating');
    const [old, next] = [await uploadKeys(service, merchant, 'old'), await uploadKeys(service, merchant, 'next')];
    const status = async (set: SideKeys) => (await merchantSide(service, merchant, set).call(STATUS, wanted)).status;
    expect([await status(old), await status(next)]).toEqual([400, 401]);
    await rotateKeys(service, merchant);
    expect([await status(old), await status(next)]).toEqual([400, 400]);
    service.clock.advance(24 * HOUR_MS);
    expect([await status(old), await status(next)]).toEqual([401, 400]);
  });
});

it('a body of more than 64 KiB is not looked at', async () => {
  const message = await makeMessage(keys, { ...wanted, filler: 'x'.repeat(60_000) });
  expect(await sent(message)).toEqual([413, 'payload_too_large']);
});

it('an Authorization header opens nothing and spoils nothing', async () => {
  const message = await makeMessage(keys, wanted);
  const basic = (key: string) => ({ headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` } });
  expect((await side.send(STATUS, message, basic('svc_key_wrong'))).status).toBe(200);
  const spoilt = { ...message, tag: flipped(message.tag) };
  expect(refusalOf(await side.send(STATUS, spoilt, basic(service.merchant.apiKey)))).toEqual(DENIED);
});

it('counts against the merchant’s rate like a call by API key', async () => {
  const merchant = await service.addMerchant('limited', (one) => ({ ...one, rateLimit: { perSecond: 1, burst: 1 } }));
  const set = await uploadKeys(service, merchant, 'first');
  const call = async () => merchantSide(service, merchant, set).call(STATUS, wanted);
  expect(refusalOf(await call())).toEqual([400, 'order_not_found']);
  const refused = await call();
  expect([...refusalOf(refused), refused.headers.get('retry-after')]).toEqual([429, 'rate_limited', '1']);
});

describe('a message that is sent again', () => {
  it('is the same call again: a session takes its order up, and nothing is raised twice', async () => {
    const payload = { order_id: newOrderId(), amount: '3', payment_page_client_id: 'shop' };
    const message = await makeMessage(keys, payload);
    const sessions = [await side.send('/v4/session', message), await side.send('/v4/session', message)];
    const [one, other] = await Promise.all(sessions.map((answer) => side.opened(answer)));
    expect(at(other, 'id')).toBe(at(one, 'id'));
    expect((await shop.events(payload.order_id)).length).toBeLessThanOrEqual(1);
  });

  it('is refused as a refund, and at the address of another order', async () => {
    const [orderId, other] = [await shop.order(), await shop.order()];
    for (const id of [orderId, other]) await shop.start(id, { card_number: Cards.frictionless });
    const message = await makeMessage(keys, { order_id: orderId, unique_request_id: 'once', amount: '5' });
    expect((await side.send(`/v4/orders/${orderId}/refunds`, message)).status).toBe(200);
    expect(refusalOf(await side.send(`/v4/orders/${orderId}/refunds`, message)).slice(0, 2)).toEqual([
      400,
      'duplicate.call',
    ]);
    expect(refusalOf(await side.send(`/v4/orders/${other}/refunds`, message))).toEqual([
      400,
      'INVALID_REQUEST',
      'order_id',
    ]);
    expect(await shop.read(other)).toMatchObject({ amount_refunded: 0 });
  });

  it.each([
    ['that names no order', {}],
    ['that names null', { order_id: null }],
    ['that names an empty one', { order_id: '' }],
  ])('is no refund %s: whoever holds the address could choose the order', async (_, named) => {
    const orderId = await shop.order();
    await shop.start(orderId, { card_number: Cards.frictionless });
    const message = await makeMessage(keys, { ...named, unique_request_id: 'moved', amount: '5' });
    const refusal = [400, 'Mandatory fields are missing', 'order_id'];
    expect(refusalOf(await side.send(`/v4/orders/${orderId}/refunds`, message))).toEqual(refusal);
    expect(await shop.read(orderId)).toMatchObject({ amount_refunded: 0 });
  });

  it('is no refund that names its order by a list, nor by an object', async () => {
    const orderId = await shop.order();
    for (const order_id of [[orderId], { toString: orderId }]) {
      const message = await makeMessage(keys, { order_id, unique_request_id: 'moved' });
      const refusal = [400, 'INVALID_REQUEST', 'order_id'];
      expect(refusalOf(await side.send(`/v4/orders/${orderId}/refunds`, message))).toEqual(refusal);
    }
  });

  it('charges an order once, ten times at once or later', async () => {
    const orderId = await shop.order();
    const payload = { order_id: orderId, merchant_id: 'shop', ...cardFields(Cards.frictionless) };
    const message = await makeMessage(keys, payload);
    const answers = await Promise.all(Array.from({ length: 10 }, () => side.send('/v4/txns', message)));
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
    expect(refusalOf(await side.send('/v4/txns', message))).toEqual([400, 'order_already_processed']);
    expect((await shop.ledger(orderId)).filter(({ kind }) => kind === 'charge')).toHaveLength(1);
  });
});

it('does nothing else at the address of another encrypted call', async () => {
  const orderId = await shop.order();
  await shop.start(orderId, { card_number: Cards.frictionless });
  const payloads: Readonly<Record<string, object>> = {
    [STATUS]: { order_id: orderId },
    '/v4/session': { order_id: orderId, amount: '3', payment_page_client_id: 'shop' },
    '/v4/txns': { order_id: orderId, merchant_id: 'shop', ...cardFields(Cards.visa) },
    [`/v4/orders/${orderId}/refunds`]: { order_id: orderId, unique_request_id: 'r1' },
  };
  const before = await shop.read(orderId);
  for (const [own, payload] of Object.entries(payloads)) {
    const message = await makeMessage(keys, payload);
    // A redirected message can only read an order, and only this merchant can decrypt the answer.
    for (const path of Object.keys(payloads).filter((other) => other !== own && other !== STATUS)) {
      expect((await side.send(path, message)).status, `${own} at ${path}`).toBe(400);
    }
  }
  expect(await shop.read(orderId)).toEqual(before);
});

it('neither errors nor the log hold anything of a card that was within', async () => {
  const number = '4917610000000000';
  const before = service.logLines().length;
  const spoilt: readonly Readonly<Record<string, string>>[] = [
    { name_on_card: number },
    { card_exp_month: number },
    { payment_method: number },
    { [number]: 'x' },
    { order_id: number.slice(0, 12) },
    { card_token: 'x' },
    { card_number: `${number}0` },
  ];
  for (const change of spoilt) {
    const payload = { order_id: 'Nobody', merchant_id: 'shop', ...cardFields(number), ...change };
    const answer = await side.call('/v4/txns', payload);
    expect(answer.status).toBe(400);
    expect(`${answer.text}${JSON.stringify([...answer.headers])}`.replace(/[^0-9]/g, '')).not.toContain(number);
  }
  expect(
    service
      .logLines()
      .slice(before)
      .join('')
      .replace(/[^0-9]/g, ''),
  ).not.toContain(number);
});
