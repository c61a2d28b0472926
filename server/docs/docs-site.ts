/**
 * Serves the reference below /docs. It is put together at its first use, and each page is made once: a start does not pay
 * for it, and whoever asks often costs nothing.
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

const KEEP = { forever: 'public, max-age=31536000, immutable', 'ask-again': 'no-cache' } as const;

/**
 * The page that is meant by its address and a slash; undefined for any other address. Such an address must not be answered with
 * the page, whose links are relative and would lead from there to nothing.
 */
function slashed(req: Request): PagePath | undefined {
  const asked = req.originalUrl.split('?', 1)[0] ?? '';
  return asked.endsWith('/') && !asked.endsWith('//') ? req.path.slice(1, -1) : undefined;
}

/** Leads to the page without the slash: by its own name, so that it stays at the same host and below whatever stands before it. */
function leadTo(path: PagePath, { req, res }: { readonly req: Request; readonly res: Response }): void {
  const [, ...query] = req.originalUrl.split('?');
  const name = path.split('/').at(-1) || 'docs';
  res
    .status(308)
    .location([`../${name}`, ...query].join('?'))
    .end();
}

/** Answers what is below the address it is mounted at, and passes on what there is not. */
export function docsSite(baseUrl: string): RequestHandler {
  const site = onFirstUse(async () =>
    createSite({ contracts, guides: await readGuides(), releaseNotes: notes.markdown, baseUrl, naming: 'served' }),
  );
  // As bytes, which all answers share: a text would be copied into each.
  const made = new Map<string, Omit<SiteFile, 'content'> & { readonly bytes: Buffer }>();
  const make = (path: string, file: SiteFile | undefined) => {
    if (file === undefined) return undefined;
    const kept = { mediaType: file.mediaType, keep: file.keep, bytes: Buffer.from(file.content) };
    made.set(path, kept);
    return kept;
  };
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const meant = slashed(req);
    const path = meant ?? req.path.slice(1);
    const file = made.get(path) ?? make(path, (await site()).file(path));
    if (file === undefined) return next();
    res.setHeader('Content-Security-Policy', POLICY);
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Cache-Control', KEEP[file.keep]);
    if (meant !== undefined) return leadTo(meant, { req, res });
    res.type(`${file.mediaType}; charset=utf-8`).send(file.bytes);
  };
}
