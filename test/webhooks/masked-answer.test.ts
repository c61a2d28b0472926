/** What is kept of an endpoint's answer holds nothing of what the endpoint was trusted with. */
import { describe, expect, it } from 'vitest';
import { requestHeaders, secretsIn } from '../../server/webhooks/headers.ts';
import { maskedAnswer } from '../../server/webhooks/masked-answer.ts';

const password = 'p/ss:"w" 9ü';
const headers = requestHeaders({
  eventId: 'evt_1',
  timestamp: 1_767_225_600,
  signature: null,
  place: null,
  occasion: 'test',
  credentials: { username: 'hooks', password },
  customHeaders: { 'X-Key': 'key-of-the-shop', 'X-Short': 'ab' },
});
const basic = Buffer.from(`hooks:${password}`).toString('base64');
const mask = (answer: string) => maskedAnswer(answer, secretsIn(headers));

it('the secrets of a request are its credentials, the password in them, and custom values', () => {
  expect(secretsIn(headers).sort()).toEqual([basic, password, 'key-of-the-shop', 'ab'].sort());
});

describe('an answer that repeats them is kept without them', () => {
  it.each([
    ['as they were sent', `authorization: Basic ${basic}\nx-key: key-of-the-shop`],
    ['in JSON', JSON.stringify({ headers, password })],
    ['in JSON with escaped slashes', JSON.stringify({ password }).replaceAll('/', '\\/')],
    ['in an address', `https://shop.example/?p=${encodeURIComponent(password)}`],
  ])('%s', (_, answer) => {
    const kept = mask(answer);
    for (const secret of [basic, password, 'key-of-the-shop', encodeURIComponent(password), 'ss:']) {
      expect(kept).not.toContain(secret);
    }
    expect(kept).toContain('***');
  });

  it('also where it is cut off within one of them', () => {
    for (let length = 4; length < basic.length; length += 1) {
      expect(mask(`Basic ${basic.slice(0, length)}`)).toBe('Basic ***');
    }
  });
});

it('an answer that repeats none of them is kept as it is', () => {
  for (const answer of ['', 'OK', '{"outcome":"handled"}', 'absolutely about']) expect(mask(answer)).toBe(answer);
});
