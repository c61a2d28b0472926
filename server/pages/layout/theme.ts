/**
 * What all pages share: where their style sheet and scripts are, the service's own address, and whether this is the sandbox.
 */

import type { RequestHandler } from 'express';
import type { Environment } from '../../platform/config.ts';
import { cardFormScript, waitingScript } from './page-scripts.ts';
import { stylePath, styleSheet } from './style-sheet.ts';

/** The script that a page may have beside its markup. */
export type PageScript = 'card-form' | 'waiting';

export interface PageTheme {
  readonly environment: Environment;
  /** The address under which customers reach the service, without a slash at its end. */
  readonly publicBaseUrl: string;
  /** The style sheet's address. */
  readonly styleUrl: string;
  /** The addresses of the scripts. */
  readonly scriptUrls: Readonly<Record<PageScript, string>>;
}

export interface PageThemeParts {
  readonly environment: Environment;
  readonly publicBaseUrl: string;
  /** The address of the static assets, without a slash at its end; the public one where there is no other. */
  readonly staticBaseUrl: string;
}

export function createPageTheme({ environment, publicBaseUrl, staticBaseUrl }: PageThemeParts): PageTheme {
  const styleUrl = `${staticBaseUrl}${stylePath}`;
  const scriptUrls = {
    'card-form': `${staticBaseUrl}${cardFormScript.path}`,
    waiting: `${staticBaseUrl}${waitingScript.path}`,
  };
  return { environment, publicBaseUrl, styleUrl, scriptUrls };
}

const assets = new Map([
  [stylePath, { mediaType: 'text/css', content: styleSheet }],
  ...[cardFormScript, waitingScript].map(
    ({ path, content }) => [path, { mediaType: 'text/javascript', content }] as const,
  ),
]);

/** Answers the assets' addresses and passes everything else on. */
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
