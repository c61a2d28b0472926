/**
 * Serves the start page of a sandbox at `/`, and opens the payment page of a new order for its button. Like the reference, it is for
 * developers with a browser and no part of the API. Production has no start page.
 */
import type { Request, RequestHandler, Response } from 'express';
import { contentSecurityPolicy, type PageNeeds } from '../layout/content-security-policy.ts';
import { renderPage } from '../layout/layout.ts';
import type { PageTheme } from '../layout/theme.ts';
import { startPage } from './start-page.ts';

export interface TestPayments {
  /** Whether a merchant for test payments exists. */
  exist(): Promise<boolean>;
  /** Creates an order and returns the URL of its payment page; null without a merchant. */
  open(): Promise<string | null>;
}

const NEEDS: PageNeeds = { script: 'none', form: 'redirects', logoUrl: null, frameAncestors: [] };

/** Whether the form of the start page sent a request. Programs that are no browser send no such header. */
function isOwnForm(req: Request): boolean {
  const site = req.get('sec-fetch-site');
  return site === undefined || site === 'same-origin';
}

/** Serves `/` in the sandbox, and passes all else on. */
export function startSite(theme: PageTheme, testPayments: TestPayments): RequestHandler {
  async function answer(req: Request, res: Response): Promise<void> {
    res.setHeader('Content-Security-Policy', contentSecurityPolicy(theme, NEEDS));
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Cache-Control', 'no-store');
    if (req.method === 'POST') {
      res
        .status(303)
        .location((await testPayments.open()) ?? '/')
        .end();
      return;
    }
    const page = startPage({ hasDemo: await testPayments.exist() });
    res.type('text/html; charset=utf-8').send(renderPage(theme, page, NEEDS.script));
  }

  const isServed = (req: Request) =>
    req.path === '/' && (req.method === 'GET' || req.method === 'HEAD' || (req.method === 'POST' && isOwnForm(req)));
  return (req, res, next) => {
    if (theme.environment === 'sandbox' && isServed(req)) answer(req, res).catch(next);
    else next();
  };
}
