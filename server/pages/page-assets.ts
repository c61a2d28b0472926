/**
 * Serves the style sheet. Its address names its content, so browsers and caches may keep it for a year.
 */
import type { RequestHandler } from 'express';
import { stylePath, styleSheet } from './style-sheet.ts';

/** Answers the style sheet's address and passes everything else on. */
export function pageAssets(): RequestHandler {
  return (req, res, next) => {
    if (req.path !== stylePath || (req.method !== 'GET' && req.method !== 'HEAD')) {
      next();
      return;
    }
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.type('text/css').send(styleSheet);
  };
}
