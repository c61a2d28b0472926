import { describe, expect, it } from 'vitest';
import {
  customHeadersProblem,
  passwordProblem,
  userNameProblem,
} from '../../../server/delivery/transport/credential-rules.ts';
import { maskedHeaders, requestHeaders } from '../../../server/delivery/transport/request.ts';

describe('the webhook user name', () => {
  it.each(['a', 'Z9', 'x'.repeat(64)])('may be %s', (name) => {
    expect(userNameProblem(name)).toBeNull();
  });

  it.each([..."@!#$%&'*+-/=?^_.{|}~:"])('must not contain %s, which the message names', (character) => {
    expect(userNameProblem(`shop${character}one@`)?.message).toContain(`must not contain "${character}"`);
  });

  const unprintable = [
    { name: 'my shop', named: 'a space' },
    { name: 'shop\n', named: 'the character U+000A' },
    { name: 'caf\u00e9', named: 'the character U+00E9' },
    { name: 'shop\u{1f600}', named: 'the character U+1F600' },
  ];
  it.each(unprintable)('names $named', ({ name, named }) => {
    expect(userNameProblem(name)?.message).toContain(`must not contain ${named}.`);
  });

  it.each(['', 'x'.repeat(65)])('must have 1 to 64 characters', (name) => {
    expect(userNameProblem(name)?.message).toContain('1 to 64');
  });
});

describe('the webhook password', () => {
  it.each(['x', 'with:colon', 'caf\u00e9', ' ', '\u{1f600}'.repeat(128)])('may be %s', (password) => {
    expect(passwordProblem(password)).toBeNull();
  });

  it.each(['', 'x'.repeat(129), 'line\nbreak'])('is refused without being repeated', (password) => {
    const message = passwordProblem(password)?.message ?? '';
    expect(message).toMatch(/password must/);
    if (password !== '') expect(message).not.toContain(password);
  });
});

describe('custom headers', () => {
  it('may be any others, with printable values', () => {
    expect(customHeadersProblem({ 'X-Shop': 'a b', Cookie: 'k=v', 'x-empty': '', x_under: '~!' })).toBeNull();
  });

  const reserved = [
    'Authorization',
    'AUTHORIZATION',
    'authorization',
    'Connection',
    'Keep-Alive',
    'TE',
    'Trailer',
    'Upgrade',
  ];
  const ours = [
    'Transfer-Encoding',
    'Proxy-Authorization',
    'Host',
    'Content-Length',
    'Content-Type',
    'User-Agent',
    'Webhook-Id',
  ];
  it.each([...reserved, ...ours, 'webhook-signature', 'Svc-Replay', 'X-Svc-Anything'])(
    'must not be named %s',
    (name) => {
      expect(customHeadersProblem({ [name]: 'x' })?.kind).toBe('reserved');
    },
  );

  it.each(['', 'a b', 'a:b', 'a.b', '$gt', '__proto__', '1x', 'x\r\ny', 'é', 'x'.repeat(65), 'x4111111111111111'])(
    'must not be named "%s", which the message does not repeat',
    (name) => {
      const problem = customHeadersProblem(Object.fromEntries([[name, 'x']]));
      expect(problem?.kind).toBe('name');
      if (name.length > 2) expect(problem?.message).not.toContain(name);
    },
  );

  it.each(['a\r\nAuthorization: x', 'a\0', ' a', 'a ', 'é', '\t', 'x'.repeat(1025)])(
    'must not have the value %j',
    (value) => {
      const problem = customHeadersProblem({ 'x-shop': value });
      expect(problem).toMatchObject({ kind: 'value' });
      expect(problem?.message).toContain('x-shop');
    },
  );

  it('must not come twice in different case, nor be more than 20', () => {
    expect(customHeadersProblem({ 'X-Shop': 'a', 'x-shop': 'b' })?.kind).toBe('duplicate');
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`x-${index}`, 'v']));
    expect(customHeadersProblem(many)?.kind).toBe('too_many');
  });
});

describe('the headers of a request', () => {
  const sent = requestHeaders({
    eventId: 'evt_1',
    timestamp: 1_767_225_600,
    signature: 'v1,c2lnbmVk',
    place: { sequence: 41, orderSequence: 2 },
    occasion: 'event',
    credentials: { username: 'shop', password: 'p:äss' },
    customHeaders: { 'X-Key': 'k-123', Authorization: 'Bearer stolen', Traceparent: 'mine', tracestate: 'x=1' },
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  });

  it('carry Basic credentials, the event id and the custom ones, and no reserved name of the merchant', () => {
    expect(sent).toEqual({
      authorization: `Basic ${Buffer.from('shop:p:äss').toString('base64')}`,
      'content-type': 'application/json',
      'user-agent': 'svc-webhooks/1.0',
      'webhook-id': 'evt_1',
      'webhook-timestamp': '1767225600',
      'webhook-signature': 'v1,c2lnbmVk',
      'x-svc-sequence': '41',
      'x-svc-order-sequence': '2',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      'x-key': 'k-123',
    });
  });

  it('carry no Authorization without credentials, no signature without a secret, no place for a test, no trace untraced', () => {
    const none = { credentials: null, signature: null, place: null, traceparent: null };
    const bare = { ...none, occasion: 'test', customHeaders: {} } as const;
    expect(requestHeaders({ eventId: 'evt_1', timestamp: 0, ...bare })).toEqual({
      'content-type': 'application/json',
      'user-agent': 'svc-webhooks/1.0',
      'webhook-id': 'evt_1',
      'webhook-timestamp': '0',
      'x-svc-test': 'true',
    });
  });

  it('are logged without password and custom values', () => {
    expect(maskedHeaders(sent)).toEqual({ ...sent, authorization: 'Basic ***', 'x-key': '***' });
  });
});
