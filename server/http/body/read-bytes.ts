/**
 * Reads the bytes of a request's body into `req.body`. A fast path reads uncompressed bodies with a Content-Length; Express'
 * slower reader handles all others.
 */
import express, { type Request, type RequestHandler } from 'express';

/** The length of an uncompressed body with a Content-Length; undefined for any other body. */
function plainLength({ headers }: Request): number | undefined {
  const length = headers['content-length'];
  if (length === undefined || headers['transfer-encoding'] !== undefined) return undefined;
  return headers['content-encoding'] === undefined ? Number(length) : undefined;
}

/** Middleware that reads bodies of at most `limit` bytes. Passes faults to `next` as the errors of Express' reader. */
export function readBytes(limit: number): RequestHandler {
  const readAny = express.raw({ type: () => true, limit });
  return (req, res, next) => {
    const length = plainLength(req);
    if (length === undefined || length === 0 || length > limit || req.complete || req.destroyed) {
      readAny(req, res, next);
      return;
    }
    const parts: Buffer[] = [];
    let ended = false;
    req.on('data', (part: Buffer) => parts.push(part));
    req.once('end', () => {
      ended = true;
      const [first] = parts;
      req.body = parts.length === 1 ? first : Buffer.concat(parts);
      next();
    });
    // Node's parser emits `end` only after Content-Length bytes: without it the body is truncated.
    req.once('close', () => {
      if (!ended) next(new Error('the request was cut off'));
    });
  };
}
