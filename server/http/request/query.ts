/**
 * Reads the query by the rules of forms (see form.ts). Keeps the parameters that the operation knows; a list rejects the others.
 */
import type { RequestHandler } from 'express';
import type { Operation } from '../../../generated/server/operations.ts';
import { ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../errors/api-error.ts';
import { normaliseForm, readForm } from './form.ts';
import { isList, isRefusedQuery } from './ignored-parameters.ts';

/** Unknown parameters that one error lists. */
const MAX_NAMES = 20;

function textOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
}

/** Rejects unknown filters of a list, empty ones included: without the intended filter, the list would return too much. */
function refuseUnknown(operation: Operation, names: readonly string[]): void {
  const known = operation.query.length === 0 ? 'none' : operation.query.join(', ');
  const reason = `is not a parameter of this list; its parameters are: ${known}`;
  const unknown = names.filter((name) => isRefusedQuery(operation, name)).slice(0, MAX_NAMES);
  const fields = unknown.map((name) => ({ name, reason }));
  if (fields.length > 0) throw new ApiError(ErrorCode.INVALID_REQUEST, { fields });
}

/** Middleware that sets `req.query` to the operation's own parameters. */
export function readQuery(operation: Operation): RequestHandler {
  return (req, _res, next) => {
    const known: Record<string, string> = {};
    const text = operation.query.length === 0 && !isList(operation) ? '' : textOf(req.originalUrl);
    if (text !== '') {
      const reading = readForm(text, 'query');
      if (reading.kind === 'problems') throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: reading.problems });
      refuseUnknown(operation, Object.keys(reading.values));
      const values = normaliseForm(reading.values, { booleans: operation.queryBooleans, clearables: [] });
      for (const [name, value] of Object.entries(values)) if (operation.query.includes(name)) known[name] = value;
    }
    // Express parses the query on every access, which would discard the validator's coercion.
    Object.defineProperty(req, 'query', { value: known, writable: true, configurable: true });
    next();
  };
}
