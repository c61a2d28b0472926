/**
 * Serves the start page at `/`, and in a sandbox opens the payment page of a new order for its button. Like the reference, it is for
 * developers with a browser and no part of the API. The page of production has no button.
 */
import type { Request, RequestHandler, Response } from 'express';
import { contentSecurityPolicy, type PageNeeds, plainPageNeeds } from '../layout/content-security-policy.ts';
import { renderPage } from '../layout/layout.ts';
import type { PageTheme } from '../layout/theme.ts';
import { textsOf } from '../texts/texts.ts';
import { plainStartPage, startPage } from './start-page.ts';

export interface TestPayments {
  /** Whether a merchant for test payments exists. */
  exist(): Promise<boolean>;
  /** Creates an order and returns the URL of its payment page; null without a merchant. */
  open(): Promise<string | null>;
}

const NEEDS: PageNeeds = { ...plainPageNeeds, form: 'redirects' };

/** Whether the form of the start page sent a request. Programs that are no browser send no such header. */
function isOwnForm(req: Request): boolean {
  const site = req.get('sec-fetch-site');
  return site === undefined || site === 'same-origin';
}

/** Serves `/`, and passes all else on. */
export function startSite(theme: PageTheme, testPayments: TestPayments): RequestHandler {
  const isSandbox = theme.environment === 'sandbox';
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
    const page = isSandbox ? startPage({ hasDemo: await testPayments.exist() }) : plainStartPage;
    res.type('text/html; charset=utf-8').send(renderPage({ theme, texts: textsOf.en, page, needs: NEEDS }));
  }

  const isServed = (req: Request) =>
    req.path === '/' &&
    (req.method === 'GET' || req.method === 'HEAD' || (isSandbox && req.method === 'POST' && isOwnForm(req)));
  return (req, res, next) => {
    if (isServed(req)) answer(req, res).catch(next);
    else next();
  };
}
