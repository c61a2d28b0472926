/**
 * The `version` header: an empty one counts as absent, and a date that does not exist, such as 2023-02-30, is an error. The
 * contract's pattern rejects everything that is not formatted as a date.
 */
import type { RequestHandler } from 'express';
import type { Operation } from '../../../generated/server/operations.ts';
import { ErrorCode } from '../../../generated/values.ts';
import { isVersion } from '../../domain/api-version.ts';
import { ApiError } from '../errors/api-error.ts';

const HEADER = 'version';

/** The error for a date that does not exist; `name` is the parameter. */
export function versionError(name: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, {
    fields: [{ name, reason: 'is not a valid date; send one such as 2023-06-30' }],
  });
}

/** Removes an empty header. Must run before validation. */
export const dropEmptyVersion: RequestHandler = (req, _res, next) => {
  if (req.headers[HEADER] === '') delete req.headers[HEADER];
  next();
};

export function checkVersion(operation: Operation): RequestHandler {
  return (req, _res, next) => {
    const version = operation.headers.includes(HEADER) ? req.get(HEADER) : undefined;
    if (version !== undefined && !isVersion(version)) throw versionError(HEADER);
    next();
  };
}
