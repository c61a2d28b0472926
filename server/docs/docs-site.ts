/**
 * Serves the reference below /docs. The first request builds it, and each page is rendered once, so that it costs no time at
 * start and none for repeated requests.
 */
import type { Request, RequestHandler, Response } from 'express';
import notes from '../../generated/release-notes.json' with { type: 'json' };
import { onFirstUse } from '../platform/on-first-use.ts';
import { contracts } from './contract.ts';
import { readGuides } from './guides.ts';
import type { PagePath } from './links.ts';
import { createSite, type SiteFile } from './site.ts';

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const CACHE_CONTROL = { immutable: 'public, max-age=31536000, immutable', revalidate: 'no-cache' } as const;

/**
 * The page of an address that ends with one slash; undefined for other addresses. Such an address redirects, since the page's
 * links are relative and would break there.
 */
function withoutSlash(req: Request): PagePath | undefined {
  const address = req.originalUrl.split('?', 1)[0] ?? '';
  return address.endsWith('/') && !address.endsWith('//') ? req.path.slice(1, -1) : undefined;
}

/** Redirects to the page without the slash. The location is relative, so that it keeps the host and the path of a proxy. */
function redirectTo(path: PagePath, { req, res }: { readonly req: Request; readonly res: Response }): void {
  const [, ...query] = req.originalUrl.split('?');
  const name = path.split('/').at(-1) || 'docs';
  res
    .status(308)
    .location([`../${name}`, ...query].join('?'))
    .end();
}

/** Serves the reference below the path that it is mounted at; passes unknown paths on. */
export function docsSite(baseUrl: string): RequestHandler {
  const site = onFirstUse(async () =>
    createSite({ contracts, guides: await readGuides(), releaseNotes: notes.markdown, baseUrl, naming: 'served' }),
  );
  // As bytes, which all responses share: a string would be copied for each.
  const rendered = new Map<string, Omit<SiteFile, 'content'> & { readonly bytes: Buffer }>();
  const render = (path: string, file: SiteFile | undefined) => {
    if (file === undefined) return undefined;
    const entry = { mediaType: file.mediaType, cache: file.cache, bytes: Buffer.from(file.content) };
    rendered.set(path, entry);
    return entry;
  };
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const page = withoutSlash(req);
    const path = page ?? req.path.slice(1);
    const file = rendered.get(path) ?? render(path, (await site()).file(path));
    if (file === undefined) return next();
    res.setHeader('Content-Security-Policy', POLICY);
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Cache-Control', CACHE_CONTROL[file.cache]);
    if (page !== undefined) return redirectTo(page, { req, res });
    res.type(`${file.mediaType}; charset=utf-8`).send(file.bytes);
  };
}
