/**
 * Serves the style sheet and the scripts of the pages. Their addresses name their content, so browsers and caches may keep
 * them for a year.
 */
import type { RequestHandler } from 'express';
import { waitingScript } from '../scripts/waiting-script.ts';
import { cardFormScript } from './page-scripts.ts';
import { stylePath, styleSheet } from './style-sheet.ts';

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
