/**
 * The headers that every answer on the pages carries, errors and redirects too. A page that needs more than the strictest
 * policy brings its own Content-Security-Policy.
 */
import type { RequestHandler } from 'express';
import type { Operation } from '../../../generated/server/operations.ts';

const strictest = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Sets the headers on operations of the pages; does nothing on others. */
export function pageHeaders(operation: Operation): RequestHandler {
  return (_req, res, next) => {
    if (operation.tag === 'pages') {
      res.setHeader('Content-Security-Policy', strictest);
      res.setHeader('Referrer-Policy', 'no-referrer');
      res.setHeader('Cache-Control', 'no-store');
      res.setHeader('X-Content-Type-Options', 'nosniff');
    }
    next();
  };
}
