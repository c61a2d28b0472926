/**
 * Reads the query by the rules of forms: each key once, percent-encoded UTF-8, an empty value or `null` is absent, true and
 * false in any case. Keeps the keys that the operation knows.
 */
import type { RequestHandler } from 'express';
import type { Operation } from '../../generated/server/operations.ts';
import { ErrorCode } from '../../generated/values.ts';
import { ApiError } from './api-error.ts';
import { normaliseForm, readForm } from './form.ts';

function textOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
}

/** Leaves the operation's own query keys in `req.query`. */
export function readQuery(operation: Operation): RequestHandler {
  return (req, _res, next) => {
    const known: Record<string, string> = {};
    const text = operation.query.length === 0 ? '' : textOf(req.originalUrl);
    if (text !== '') {
      const reading = readForm(text, 'query');
      if (reading.kind === 'problems') throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: reading.problems });
      const values = normaliseForm(reading.values, { booleans: operation.queryBooleans, clearables: [] });
      for (const [name, value] of Object.entries(values)) if (operation.query.includes(name)) known[name] = value;
    }
    // Express makes the query anew at each look; what the validator coerces in it shall stay.
    Object.defineProperty(req, 'query', { value: known, writable: true, configurable: true });
    next();
  };
}
