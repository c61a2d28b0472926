/**
 * The Content-Security-Policy of the pages: the style sheet and pictures, the page's own script, the merchant's logo and the page's form.
 * Nothing inline, and no frame except where the merchant's settings allow it. Pure.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { PageScript, PageTheme } from './theme.ts';

/** What a page needs beyond the style sheet. */
export interface PageNeeds {
  /** The color of buttons and links, `#rrggbb`; null: the service's own. */
  readonly brandColor: string | null;
  readonly script: PageScript | 'none';
  readonly form: 'none' | 'redirects';
  readonly logoUrl: string | null;
  /** The origins that may frame the page. */
  readonly frameAncestors: readonly string[];
}

export const plainPageNeeds: PageNeeds = {
  brandColor: null,
  script: 'none',
  form: 'none',
  logoUrl: null,
  frameAncestors: [],
};

/** What every page of a merchant needs. `framed`: the merchant's sites may frame the page. */
export function pageNeeds({ paymentPage }: Pick<Merchant, 'paymentPage'>, framing: 'framed' | 'unframed'): PageNeeds {
  const { brandColor, logoUrl, frameAncestors } = paymentPage;
  return { ...plainPageNeeds, brandColor, logoUrl, frameAncestors: framing === 'framed' ? frameAncestors : [] };
}

/** An origin that is safe to write into a policy: a host name or IPv4 address, optionally with a port. */
const PLAIN_ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::[0-9]+)?$/;

/** The origin of an address, or its scheme where the policy's grammar cannot express the origin. */
function sourceOf(address: string): string {
  const { origin, protocol } = new URL(address);
  return PLAIN_ORIGIN.test(origin) ? origin : protocol;
}

/**
 * Where the form may lead. Chromium checks every redirect after a form against this list, including the merchant's own
 * redirects to hosts that the service cannot know. A list of origins would stop a customer who has just paid. So any web
 * address is allowed; in production only HTTPS.
 */
function formSources({ environment }: PageTheme): string {
  return environment === 'production' ? "'self' https:" : "'self' https: http:";
}

/** The page's own script; the waiting script may also fetch its page. */
function scriptSources(theme: PageTheme, script: PageNeeds['script']): readonly string[] {
  if (script === 'none') return [];
  return [
    `script-src 'self' ${sourceOf(theme.staticBaseUrl)}`,
    ...(script === 'waiting' ? ["connect-src 'self'"] : []),
  ];
}

export function contentSecurityPolicy(theme: PageTheme, needs: PageNeeds): string {
  const logo = needs.logoUrl === null ? [] : [sourceOf(needs.logoUrl)];
  const ancestors = needs.frameAncestors.filter((origin) => PLAIN_ORIGIN.test(origin));
  return [
    "default-src 'none'",
    `style-src 'self' ${sourceOf(theme.staticBaseUrl)}`,
    ...scriptSources(theme, needs.script),
    ['img-src', "'self'", sourceOf(theme.staticBaseUrl), ...logo].join(' '),
    `form-action ${needs.form === 'none' ? "'none'" : formSources(theme)}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors.length === 0 ? "'none'" : ancestors.join(' ')}`,
  ].join('; ');
}
