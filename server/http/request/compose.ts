/**
 * Several steps as one. Express looks for the next step anew after each of them; a request that goes through ten steps
 * spends more on that than on most of the steps. Knows nothing of what they do.
 */
import type { RequestHandler } from 'express';

/** Runs the steps one after the other, then `next`; at the first problem `next` at once, with it. */
export function compose(steps: readonly RequestHandler[]): RequestHandler {
  return (req, res, next) => {
    let index = 0;
    const advance = (problem?: unknown): void => {
      const step = steps[index];
      if (problem !== undefined || step === undefined) {
        next(problem);
        return;
      }
      index += 1;
      try {
        const result: unknown = step(req, res, advance);
        if (result instanceof Promise) result.catch(next);
      } catch (thrown) {
        next(thrown);
      }
    };
    advance();
  };
}
