/**
 * Serves the reference below /docs. The first request builds it, and each page is rendered once, so that it costs no time at
 * start and none for repeated requests.
 */

import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import notes from '../../generated/release-notes.json' with { type: 'json' };
import type { Environment } from '../platform/config.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { contracts } from './contract.ts';
import { readBrowserFiles, readGuides } from './guides.ts';
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

export interface DocsParts {
  readonly baseUrl: string;
  readonly environment: Environment;
  /** The API key of the demo merchant; null without one. */
  readonly demoKey: () => string | null;
}

export interface Docs {
  /** Serves the reference below the path that it is mounted at. */
  readonly site: RequestHandler;
  /** Serves the merchant API's OpenAPI document. */
  readonly contract: RequestHandler;
}

interface Rendered extends Omit<SiteFile, 'content'> {
  // Bytes, which all responses share: a string would be copied for each.
  readonly bytes: Buffer;
  readonly zipped: Buffer;
  readonly etag: string;
}

function rendered({ mediaType, cache, content }: SiteFile): Rendered {
  const bytes = Buffer.from(content);
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { mediaType, cache, bytes, zipped: gzipSync(bytes), etag };
}

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const LOCAL_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether a page of this service asks, in a browser on the same machine. A proxy or a tunnel on this machine adds a header or keeps the
 * public host name; a name that another site resolves to this machine is not local.
 */
function isLocalPage({ headers, socket }: Request): boolean {
  return (
    LOCAL_ADDRESS.test(socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(headers.host ?? '') &&
    headers['sec-fetch-site'] === 'same-origin' &&
    PROXY_HEADERS.every((name) => !(name in headers))
  );
}

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

/** The reference of a service. In the sandbox its pages can call the service, and pages of any origin can read its documents. */
export function createDocs({ baseUrl, environment, demoKey }: DocsParts): Docs {
  const isSandbox = environment === 'sandbox';
  const site = onFirstUse(async () => {
    const calls = isSandbox ? 'offered' : 'none';
    return createSite({
      contracts,
      guides: await readGuides(),
      browser: await readBrowserFiles(),
      releaseNotes: notes.markdown,
      baseUrl,
      naming: 'served',
      calls,
    });
  });
  const files = new Map<PagePath, Rendered>();
  const read = async (path: PagePath): Promise<Rendered | undefined> => {
    const file = files.has(path) ? undefined : (await site()).file(path);
    if (file !== undefined) files.set(path, rendered(file));
    return files.get(path);
  };
  const send = ({ mediaType, cache, bytes, zipped, etag }: Rendered, req: Request, res: Response) => {
    res.setHeader('Content-Security-Policy', isSandbox ? `${POLICY}; connect-src 'self'` : POLICY);
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Cache-Control', CACHE_CONTROL[cache]);
    res.setHeader('ETag', etag);
    res.setHeader('Vary', 'Accept-Encoding');
    if (isSandbox && mediaType === 'application/json') res.setHeader('Access-Control-Allow-Origin', '*');
    const isZipped = req.acceptsEncodings('gzip', 'identity') === 'gzip';
    if (isZipped) res.setHeader('Content-Encoding', 'gzip');
    res.type(`${mediaType}; charset=utf-8`).send(isZipped ? zipped : bytes);
  };
  return {
    async site(req, res, next) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return next();
      const key = isSandbox && req.path === '/demo-key' && isLocalPage(req) ? demoKey() : null;
      if (key !== null) return void res.setHeader('Cache-Control', 'no-store').json({ apiKey: key });
      const page = withoutSlash(req);
      const path = page ?? req.path.slice(1);
      const file = await read(path);
      if (file !== undefined && page !== undefined) return redirectTo(page, { req, res });
      if (file === undefined) res.status(404);
      send(file ?? rendered((await site()).missing(req.path.slice(1))), req, res);
    },
    async contract(req, res) {
      const file = await read('openapi.json');
      if (file !== undefined) send(file, req, res);
    },
  };
}
