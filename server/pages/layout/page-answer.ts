/**
 * The response of a page operation: a page with its Content-Security-Policy, or a redirect.
 */

import type { RequestHandler } from 'express';
import type { Operation } from '../../../generated/server/operations.ts';
import type { Texts } from '../texts/texts.ts';
import { contentSecurityPolicy, type PageNeeds } from './content-security-policy.ts';
import { type Page, renderPage } from './layout.ts';
import type { PageTheme } from './theme.ts';

const strictestPolicy = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Sets the security headers on page operations only. */
export function pageHeaders(operation: Operation): RequestHandler {
  return (_req, res, next) => {
    if (operation.tag === 'pages') {
      res.setHeader('Content-Security-Policy', strictestPolicy);
      res.setHeader('Referrer-Policy', 'no-referrer');
      res.setHeader('Cache-Control', 'no-store');
      res.vary('Accept-Language');
      res.setHeader('X-Content-Type-Options', 'nosniff');
    }
    next();
  };
}

export interface ShownPage {
  readonly kind: 'page';
  readonly texts: Texts;
  readonly page: Page;
  readonly needs: PageNeeds;
}

export interface SeeOther {
  readonly kind: 'see-other';
  readonly location: string;
}

export type PageAnswer = ShownPage | SeeOther;

export function showPage(texts: Texts, page: Page, needs: PageNeeds): ShownPage {
  return { kind: 'page', texts, page, needs };
}

/** The response of an operation that always redirects. */
export function redirectResponse({ location }: SeeOther) {
  return { status: 303, headers: { Location: location } } as const;
}

export function seeOther(location: string): SeeOther {
  return { kind: 'see-other', location };
}

export function pageResponse(theme: PageTheme, { texts, page, needs }: ShownPage) {
  return {
    status: 200,
    contentType: 'text/html',
    headers: { 'Content-Security-Policy': contentSecurityPolicy(theme, needs) },
    body: renderPage({ theme, texts, page, needs }),
  } as const;
}

export function pageAnswerResponse(theme: PageTheme, answer: PageAnswer) {
  if (answer.kind === 'page') return pageResponse(theme, answer);
  return redirectResponse(answer);
}
