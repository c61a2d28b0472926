import { describe, expect, it } from 'vitest';
import type { ReceivedHeaders } from '../../../receiver-kit/src/index.ts';
import { anEvent, basic, deliveryOf, shopCredential } from '../../support/receiver-kit/delivery.ts';
import { testReceiver } from '../../support/receiver-kit/test-receiver.ts';

const { username, password } = shopCredential;
const right = basic(username, password);
const base64 = (text: string, encoding: 'utf8' | 'latin1' = 'utf8') => Buffer.from(text, encoding).toString('base64');

async function answerTo(headers: ReceivedHeaders, credentials = [shopCredential]) {
  return testReceiver({ credentials }).receiver.receive(deliveryOf(anEvent(), headers));
}

describe('the Authorization header', () => {
  const accepted: [string, ReceivedHeaders][] = [
    ['as the service sends it', { authorization: right }],
    ['with the scheme in capitals', { authorization: right.replace('Basic', 'BASIC') }],
    ['with the scheme in small letters', { authorization: right.replace('Basic', 'basic') }],
    ['with several blanks after the scheme', { authorization: right.replace(' ', '   ') }],
    ['in an array of one', { authorization: [right] }],
    ['under a capitalised name', { authorization: undefined, Authorization: right }],
  ];
  it.each(accepted)('is accepted %s', async (_case, headers) => {
    expect(await answerTo(headers)).toMatchObject({ status: 200 });
  });

  const refused: [string, ReceivedHeaders][] = [
    ['when absent', { authorization: undefined }],
    ['when empty', { authorization: '' }],
    ['without anything after the scheme', { authorization: 'Basic ' }],
    ['of another scheme', { authorization: `Bearer ${base64(`${username}:${password}`)}` }],
    ['with plain text instead of base64', { authorization: `Basic ${username}:${password}` }],
    ['with characters that are not base64', { authorization: `${right.slice(0, -2)}*?` }],
    ['with base64url characters', { authorization: `Basic ${base64('shop:??>>')}`.replaceAll('/', '_') }],
    ['with broken padding', { authorization: `${right}=` }],
    ['with something after the credentials', { authorization: `${right} x` }],
    ['without a colon', { authorization: `Basic ${base64('shop')}` }],
    ['that came twice', { authorization: [right, right] }],
    ['that came twice, joined to one', { authorization: `${right}, ${right}` }],
    ['that came under two spellings of its name', { authorization: right, Authorization: right }],
    ['with another password', { authorization: basic(username, 'wrong') }],
    ['with another user name', { authorization: basic('else', password) }],
    ['with the right password and no user name', { authorization: basic('', password) }],
    ['with the right user name and no password', { authorization: basic(username, '') }],
    ['with a password that only begins right', { authorization: basic(username, `${password}x`) }],
    ['with the user name in capitals', { authorization: basic(username.toUpperCase(), password) }],
  ];
  it.each(refused)('is refused %s', async (_case, headers) => {
    const answer = await answerTo(headers);
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Basic realm="webhooks", charset="UTF-8"');
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'ERR_UNAUTHORIZED' });
    expect(answer.body).not.toContain(password);
  });

  it('keeps every colon of the password', async () => {
    const credentials = [{ username: 'shop', password: ':a:b:' }];
    expect(await answerTo({ authorization: basic('shop', ':a:b:') }, credentials)).toMatchObject({ status: 200 });
    expect(await answerTo({ authorization: basic('shop', ':a:b') }, credentials)).toMatchObject({ status: 401 });
  });

  it('is read as UTF-8', async () => {
    const credentials = [{ username: 'lädchen', password: 'größe✓' }];
    expect(await answerTo({ authorization: basic('lädchen', 'größe✓') }, credentials)).toMatchObject({ status: 200 });
    const latin1 = [{ username: 'lädchen', password: 'größe' }];
    const header = { authorization: `Basic ${base64('lädchen:größe', 'latin1')}` };
    expect(await answerTo(header, latin1)).toMatchObject({ status: 401 });
  });
});

describe('several credentials', () => {
  const credentials = [
    { username: 'shop', password: 'old' },
    { username: 'shop', password: 'new' },
    { username: 'other', password: 'third' },
  ];

  it.each([
    ['shop', 'old'],
    ['shop', 'new'],
    ['other', 'third'],
  ])('accept %s with %s', async (name, secret) => {
    expect(await answerTo({ authorization: basic(name, secret) }, credentials)).toMatchObject({ status: 200 });
  });

  it('do not mix: one pair’s user name with another pair’s password is refused', async () => {
    expect(await answerTo({ authorization: basic('other', 'old') }, credentials)).toMatchObject({ status: 401 });
  });
});

it('reads no body and asks no store before the credentials are right', async () => {
  const calls: string[] = [];
  const { receiver } = testReceiver();
  const answer = await receiver.receive({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    rawBody: async () => {
      calls.push('read');
      return new Uint8Array();
    },
  });
  expect(answer.status).toBe(401);
  expect(calls).toEqual([]);
});
