import { describe, expect, it } from 'vitest';
import {
  maskedHeaders,
  unmaskedHeaders,
  webhookProblems,
} from '../../../server/api/settings/webhook/webhook-settings.ts';
import { endpointPolicy } from '../../../server/domain/merchants/webhook-url-rule.ts';

const policy = endpointPolicy('sandbox', 'allowed');
const fine = {
  url: 'https://shop.example/hook',
  username: 'svc',
  password: 'a:b',
  customHeaders: { 'X-Shop': 'south' },
};

describe('the webhook settings asked for', () => {
  it('are fine when every part is', () => {
    expect(webhookProblems(fine, policy)).toEqual([]);
    expect(webhookProblems({ url: null, username: null, password: undefined, customHeaders: {} }, policy)).toEqual([]);
  });

  it('have every problem named at once, the other character of the user name among them', () => {
    const wish = {
      url: 'http://shop.example',
      username: 'svc@shop',
      password: '',
      customHeaders: { Authorization: 'x' },
    };
    const problems = webhookProblems(wish, policy);
    expect(problems.map(({ part }) => part)).toEqual(['url', 'username', 'password', 'customHeaders']);
    expect(problems[1]?.message).toContain('"@"');
  });
});

describe('custom headers', () => {
  const stored = { 'X-Token': 'secret-of-the-shop', 'X-Shop': 'south' };

  it('are shown without their values', () => {
    expect(maskedHeaders(stored)).toEqual({ 'X-Token': '********', 'X-Shop': '********' });
  });

  it('keep the stored value where the mask is sent back', () => {
    expect(unmaskedHeaders({ 'X-Token': '********', 'X-Shop': 'north' }, stored)).toEqual({
      'X-Token': 'secret-of-the-shop',
      'X-Shop': 'north',
    });
  });

  it.each(['X-New', 'constructor', '__proto__'])('are refused when the mask stands for nothing stored: %s', (name) => {
    const asked: Record<string, string> = JSON.parse(`{"${name}": "********"}`);
    const customHeaders = unmaskedHeaders(asked, stored);
    expect(webhookProblems({ ...fine, customHeaders }, policy)).toMatchObject([{ part: 'customHeaders' }]);
  });
});
