/**
 * Cuts off a client that sends its body too slowly. Only a body that is streamed to its handler may take longer: as long as
 * the listener lets any request take.
 */
import type { Request, RequestHandler } from 'express';

/** How long a body may take, in milliseconds. */
export const SLOWEST_BODY_MS = 20_000;

const deadlines = new WeakMap<Request, NodeJS.Timeout>();

function bringsBody(req: Request): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}

/** Gives each body this time to come in. */
export function bodyDeadline(milliseconds: number): RequestHandler {
  return (req, _res, next) => {
    if (bringsBody(req)) {
      const timer = setTimeout(() => {
        if (!req.complete) req.destroy();
      }, milliseconds).unref();
      req.once('close', () => clearTimeout(timer));
      deadlines.set(req, timer);
    }
    next();
  };
}

/** Lets a body take its time. */
export function liftBodyDeadline(req: Request): void {
  clearTimeout(deadlines.get(req));
}
