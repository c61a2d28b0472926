/**
 * Serves the merchant's web console below /console: one HTML page for every address, and its scripts and style sheet. The page
 * works under a content security policy without exceptions; everything that it shows comes from the settings API.
 */
import type { Request, RequestHandler, Response } from 'express';
import { html } from '../http/html.ts';
import type { Environment } from '../platform/config.ts';
import { type ConsoleEntry, createReadBundle, ENCODINGS } from './bundle.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const ASSETS = '/assets/';
const OPERATOR = /^\/operator(\/|$)/;

/** Whose pages an app serves: the operator's are apart where the configuration has an ops address. */
export type ConsoleAudience = 'merchant' | 'operator' | 'everyone';

export interface ConsoleParts {
  readonly environment: Environment;
  readonly audience: ConsoleAudience;
}

function renderPage({ script, theme, style, preload }: ConsoleEntry, environment: Environment): string {
  return String(html`<!doctype html>
<html lang="en" data-environment="${environment}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Console</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/console/assets/${style}">
<script src="/console/assets/${theme}"></script>
<script type="module" src="/console/assets/${script}"></script>
${preload.map(
  (name) => html`<link rel="modulepreload" href="/console/assets/${name}">
`,
)}</head>
<body>
<div id="console"></div>
<noscript>The console needs JavaScript. The settings API does the same without it: see <a href="/docs">the reference</a>.</noscript>
</body>
</html>
`);
}

function setPolicy(res: Response): void {
  res.setHeader('Content-Security-Policy', POLICY);
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
}

function isServed({ path }: Request, audience: ConsoleAudience): boolean {
  if (audience === 'everyone') return true;
  return OPERATOR.test(path) === (audience === 'operator');
}

/** Serves the console below the path that it is mounted at; passes unknown assets and other methods on. */
export function consoleSite({ environment, audience }: ConsoleParts): RequestHandler {
  const readBundle = createReadBundle();

  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const isAsset = req.path.startsWith(ASSETS);
    if (!isAsset && !isServed(req, audience)) return next();
    const bundle = await readBundle();
    if (bundle === undefined) return next();
    setPolicy(res);
    if (!isAsset) {
      res.setHeader('Cache-Control', 'no-store');
      res.type('text/html; charset=utf-8').send(renderPage(bundle.entry, environment));
      return;
    }
    const name = req.path.slice(ASSETS.length);
    const asset = bundle.asset(name);
    if (asset === undefined) return next();
    const accepted = req.acceptsEncodings([...ENCODINGS]);
    const encoding = ENCODINGS.find((each) => each === accepted) ?? 'identity';
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    res.setHeader('Vary', 'Accept-Encoding');
    // The name holds a hash of the content.
    res.setHeader('ETag', `"${name}.${encoding}"`);
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    res.type(`${asset.mediaType}; charset=utf-8`).send(await asset.encoded(encoding));
  };
}
