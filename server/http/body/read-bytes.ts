/**
 * Reads the bytes of a request's body into `req.body`. What says its length and comes as it is, is read here; everything
 * else (compressed, without a length, too long) by Express' reader, which knows those cases and costs more.
 */
import express, { type Request, type RequestHandler } from 'express';

/** The length of a body that can be read as it comes; undefined for every other one. */
function plainLength({ headers }: Request): number | undefined {
  const length = headers['content-length'];
  if (length === undefined || headers['transfer-encoding'] !== undefined) return undefined;
  return headers['content-encoding'] === undefined ? Number(length) : undefined;
}

/** A reader for bodies of at most `limit` bytes. Faults go to `next`, in the words of Express' reader. */
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
    // Node's parser ends a body at its length exactly; one that is cut off before has no end.
    req.once('close', () => {
      if (!ended) next(new Error('the request was cut off'));
    });
  };
}
