import { isIP } from 'node:net';
import { describe, expect, it } from 'vitest';
import { endpointPolicy, judgeUrl, urlProblem } from '../../../server/domain/merchants/webhook-url-rule.ts';
import { REFUSED } from '../../support/refused-addresses.ts';

const sandbox = endpointPolicy('sandbox', 'allowed');
const strictSandbox = endpointPolicy('sandbox', 'refused');
const production = endpointPolicy('production', 'allowed');

describe('the webhook URL rule', () => {
  const everywhere = [
    'https://shop.example',
    'https://shop.example/hooks?a=b',
    'https://shop.example:8443/x',
    'https://8.8.8.8/x',
  ];
  it.each(everywhere)('takes %s everywhere', (url) => {
    for (const policy of [sandbox, strictSandbox, production]) expect(urlProblem(url, policy)).toBeNull();
  });

  const local = [
    'http://127.0.0.1:9000/x',
    'https://127.0.0.1/x',
    'http://localhost:9000',
    'https://localhost:9443',
    'http://shop.localhost/',
    'http://[::1]:9000/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://127.0.0.1./',
  ];
  it.each(local)('takes %s only where loopback is allowed', (url) => {
    expect(urlProblem(url, sandbox)).toBeNull();
    expect(urlProblem(url, strictSandbox)).not.toBeNull();
    expect(urlProblem(url, production)).not.toBeNull();
  });

  const never: { url: string; kind: string }[] = [
    { url: '', kind: 'not_a_url' },
    { url: 'shop.example/hooks', kind: 'not_a_url' },
    { url: '//shop.example', kind: 'not_a_url' },
    { url: 'https://', kind: 'not_a_url' },
    { url: 'https://[fe80::1%25eth0]/', kind: 'not_a_url' },
    { url: `https://shop.example/${'x'.repeat(2048)}`, kind: 'too_long' },
    { url: 'http://shop.example/', kind: 'not_https' },
    { url: 'http://8.8.8.8/', kind: 'not_https' },
    { url: 'http://localhost.shop.example/', kind: 'not_https' },
    { url: 'http://[::ffff:127.0.0.1]/', kind: 'not_https' },
    { url: 'ftp://127.0.0.1/', kind: 'not_https' },
    { url: 'javascript:alert(1)', kind: 'not_https' },
    { url: 'https://user@shop.example/', kind: 'user_name' },
    { url: 'https://user:secret@shop.example/', kind: 'user_name' },
    { url: 'https://:secret@shop.example/', kind: 'user_name' },
    { url: 'https://10.0.0.1/', kind: 'address' },
    { url: 'https://0xa9fea9fe/', kind: 'address' },
    { url: 'https://0251.0376.0251.0376/', kind: 'address' },
    { url: 'https://192.168.1.1./', kind: 'address' },
    { url: 'https://168.63.129.16/', kind: 'address' },
    { url: 'https://[::ffff:127.0.0.1]/', kind: 'address' },
    { url: 'https://[fd00:ec2::254]/', kind: 'address' },
    { url: 'https://[64:ff9b::a00:1]/', kind: 'address' },
  ];
  it.each(never)('refuses $url anywhere, as $kind', ({ url, kind }) => {
    for (const policy of [sandbox, strictSandbox, production]) expect(urlProblem(url, policy)?.kind).toBe(kind);
  });

  it.each(REFUSED.filter((address) => isIP(address) !== 0))('refuses %s as the host itself', (address) => {
    const host = isIP(address) === 6 ? `[${address}]` : address;
    for (const policy of [sandbox, strictSandbox, production]) {
      expect(urlProblem(`https://${host}/hooks`, policy)).not.toBeNull();
      expect(urlProblem(`http://${host}/hooks`, policy)).not.toBeNull();
    }
  });

  it.each(['https://shop.example:444/', 'https://shop.example:80/', 'https://shop.example:8080/'])(
    'takes %s in the sandbox, and names the ports for production',
    (url) => {
      expect(urlProblem(url, sandbox)).toBeNull();
      expect(urlProblem(url, production)).toEqual({
        kind: 'port',
        message: 'The webhook URL must use port 443 or 8443.',
      });
    },
  );

  it('never shows a password of the URL in its message', () => {
    expect(urlProblem('https://user:secret@shop.example/', sandbox)?.message).not.toContain('secret');
  });

  const scopes = [
    { url: 'http://localhost:1/', policy: sandbox, scope: 'loopback' },
    { url: 'https://shop.example/', policy: sandbox, scope: 'public_or_loopback' },
    { url: 'https://shop.example/', policy: strictSandbox, scope: 'public' },
    { url: 'https://shop.example/', policy: production, scope: 'public' },
  ];
  it.each(scopes)('lets $url resolve to $scope addresses', ({ url, policy, scope }) => {
    expect(judgeUrl(url, policy)).toMatchObject({ kind: 'ok', endpoint: { scope } });
  });
});
