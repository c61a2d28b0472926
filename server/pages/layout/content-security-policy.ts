/**
 * The Content-Security-Policy of the pages: nothing but the one style sheet, the merchant's logo and the page's own form.
 * No script but the one that belongs to the page, nothing inline, no frame but where the merchant's settings
 * mean it. Pure.
 */
import type { PageScript, PageTheme } from './theme.ts';

/** What one page needs beyond the style sheet. */
export interface PageNeeds {
  readonly script: PageScript | 'none';
  readonly form: 'none' | 'redirects';
  readonly logoUrl: string | null;
  /** The web origins that may show the page in a frame. */
  readonly frameAncestors: readonly string[];
}

export const plainPageNeeds: PageNeeds = { script: 'none', form: 'none', logoUrl: null, frameAncestors: [] };

/** An origin that cannot break out of its place in the policy: a host name or IPv4 address, with a port or without. */
const PLAIN_ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::[0-9]+)?$/;

/** The source that lets an address in: its origin; its scheme where the policy's grammar cannot write the origin. */
function sourceOf(address: string): string {
  const { origin, protocol } = new URL(address);
  return PLAIN_ORIGIN.test(origin) ? origin : protocol;
}

/**
 * Where the form may lead. Chromium holds every redirect that follows a form against this list: ours to the merchant's
 * return address, and also those by which the merchant's server sends the customer on, to hosts we cannot know. A list
 * of origins would stop a customer who has paid on our page. So: web addresses, encrypted ones alone in production.
 */
function formSources({ environment }: PageTheme): string {
  return environment === 'production' ? "'self' https:" : "'self' https: http:";
}

/** The page's own script; one that waits for news may ask the service for them. */
function scriptSources(theme: PageTheme, script: PageNeeds['script']): readonly string[] {
  if (script === 'none') return [];
  return [
    `script-src 'self' ${sourceOf(theme.scriptUrls[script])}`,
    ...(script === 'waiting' ? ["connect-src 'self'"] : []),
  ];
}

export function contentSecurityPolicy(theme: PageTheme, needs: PageNeeds): string {
  const ancestors = needs.frameAncestors.filter((origin) => PLAIN_ORIGIN.test(origin));
  return [
    "default-src 'none'",
    `style-src 'self' ${sourceOf(theme.styleUrl)}`,
    ...scriptSources(theme, needs.script),
    ...(needs.logoUrl === null ? [] : [`img-src ${sourceOf(needs.logoUrl)}`]),
    `form-action ${needs.form === 'none' ? "'none'" : formSources(theme)}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors.length === 0 ? "'none'" : ancestors.join(' ')}`,
  ].join('; ');
}
