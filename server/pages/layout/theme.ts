/**
 * What all pages share: environment, public address, and the style sheet and scripts with their addresses. Asset addresses
 * hold a hash of the content, so browsers may cache them for a year.
 */

import type { RequestHandler } from 'express';
import type { Environment } from '../../platform/config.ts';
import { cardFormScript, redirectScript, waitingScript } from './page-scripts.ts';
import { stylePath, styleSheet } from './style-sheet.ts';

export type PageScript = 'card-form' | 'redirect' | 'waiting';

export interface PageTheme {
  readonly environment: Environment;
  /** Without a trailing slash. */
  readonly publicBaseUrl: string;
  readonly styleUrl: string;
  readonly scriptUrls: Readonly<Record<PageScript, string>>;
}

export interface PageThemeParts {
  readonly environment: Environment;
  readonly publicBaseUrl: string;
  /** The address of the static assets, without a trailing slash; by default the public one. */
  readonly staticBaseUrl: string;
}

export function createPageTheme({ environment, publicBaseUrl, staticBaseUrl }: PageThemeParts): PageTheme {
  const styleUrl = `${staticBaseUrl}${stylePath}`;
  const scriptUrls = {
    'card-form': `${staticBaseUrl}${cardFormScript.path}`,
    redirect: `${staticBaseUrl}${redirectScript.path}`,
    waiting: `${staticBaseUrl}${waitingScript.path}`,
  };
  return { environment, publicBaseUrl, styleUrl, scriptUrls };
}

const assets = new Map([
  [stylePath, { mediaType: 'text/css', content: styleSheet }],
  ...[cardFormScript, redirectScript, waitingScript].map(
    ({ path, content }) => [path, { mediaType: 'text/javascript', content }] as const,
  ),
]);

/** Serves the assets and passes other requests on. */
export function pageAssets(): RequestHandler {
  return (req, res, next) => {
    const asset = assets.get(req.path);
    if (asset === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) {
      next();
      return;
    }
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.type(asset.mediaType).send(asset.content);
  };
}
