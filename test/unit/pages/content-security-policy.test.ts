import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, plainPageNeeds } from '../../../server/pages/layout/content-security-policy.ts';
import type { PageTheme } from '../../../server/pages/layout/theme.ts';

function lookOf(environment: 'sandbox' | 'production'): PageTheme {
  return { environment, publicBaseUrl: 'https://pay.example', staticBaseUrl: 'https://static.example' };
}

function directives(policy: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the policy of a page', () => {
  it('allows only the style sheet and its pictures, and no framing', () => {
    expect(directives(contentSecurityPolicy(lookOf('production'), plainPageNeeds))).toEqual({
      'default-src': "'none'",
      'style-src': "'self' https://static.example",
      'img-src': "'self' https://static.example",
      'form-action': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  it('allows the script of card fields on pages that have them, and nothing inline', () => {
    const policy = contentSecurityPolicy(lookOf('production'), { ...plainPageNeeds, script: 'card-form' });
    expect(directives(policy)).toMatchObject({ 'script-src': "'self' https://static.example" });
    expect(policy).not.toMatch(/unsafe|connect-src/);
  });

  it('lets a waiting page poll the service', () => {
    const policy = contentSecurityPolicy(lookOf('production'), { ...plainPageNeeds, script: 'waiting' });
    expect(directives(policy)).toMatchObject({
      'script-src': "'self' https://static.example",
      'connect-src': "'self'",
    });
  });

  it('allows a form to redirect to the web, in production over HTTPS only', () => {
    const formAction = (environment: 'sandbox' | 'production') =>
      directives(contentSecurityPolicy(lookOf(environment), { ...plainPageNeeds, form: 'redirects' }))['form-action'];
    expect(formAction('production')).toBe("'self' https:");
    expect(formAction('sandbox')).toBe("'self' https: http:");
  });

  it("shows the merchant's logo, and the page in the frames of the merchant's settings", () => {
    const policy = contentSecurityPolicy(lookOf('production'), {
      ...plainPageNeeds,
      logoUrl: 'https://cdn.shop.example/logo.png?v=1',
      frameAncestors: ['https://shop.example', 'https://www.shop.example:8443'],
    });
    expect(directives(policy)).toMatchObject({
      'img-src': "'self' https://static.example https://cdn.shop.example",
      'frame-ancestors': 'https://shop.example https://www.shop.example:8443',
    });
  });

  it('cannot be widened by what a setting holds', () => {
    const policy = contentSecurityPolicy(lookOf('production'), {
      ...plainPageNeeds,
      logoUrl: "https://x;script-src'unsafe-inline'/logo.png",
      frameAncestors: ['https://*', "https://x;script-src'self'", 'https://shop.example'],
    });
    expect(directives(policy)).toMatchObject({
      'img-src': "'self' https://static.example https:",
      'frame-ancestors': 'https://shop.example',
    });
    expect(policy).not.toContain('script');
    expect(policy).not.toContain('*');
  });
});
