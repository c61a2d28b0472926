/**
 * Closes the connection of a client that sends its body too slowly. A streamed body is exempt: the listener's request timeout
 * applies to it.
 */
import type { Request, RequestHandler } from 'express';

/** The time within which a body must arrive, in milliseconds. */
export const BODY_TIMEOUT_MS = 20_000;

const DEADLINE = Symbol('body deadline');

declare module 'express-serve-static-core' {
  interface Request {
    /**
     * Private to this file. Not in a WeakMap: the timer refers to the request, and V8 would keep both until the next full
     * collection.
     */
    [DEADLINE]?: NodeJS.Timeout;
  }
}

function hasBody(req: Request): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}

/** Middleware that destroys a request whose body does not arrive in time. */
export function bodyDeadline(milliseconds: number): RequestHandler {
  return (req, _res, next) => {
    if (hasBody(req)) {
      const timer = setTimeout(() => {
        if (!req.complete) req.destroy();
      }, milliseconds).unref();
      req.once('close', () => clearTimeout(timer));
      req[DEADLINE] = timer;
    }
    next();
  };
}

/** Removes the deadline of a request's body. */
export function liftBodyDeadline(req: Request): void {
  clearTimeout(req[DEADLINE]);
}
