/**
 * Leaves out an empty `version` header, and refuses one that is written like a date that does not exist, such as 2023-02-30. What is
 * not written like a date, the validation refuses.
 */
import type { RequestHandler } from 'express';
import type { Operation } from '../../../generated/server/operations.ts';
import { ErrorCode } from '../../../generated/values.ts';
import { isVersion } from '../../domain/api-version.ts';
import { ApiError } from '../errors/api-error.ts';

const HEADER = 'version';

/** The error of a version whose date does not exist; `name` is the parameter's. */
export function versionError(name: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, {
    fields: [{ name, reason: 'is not a valid date; send one such as 2023-06-30' }],
  });
}

/** An empty value counts as absent. Has to run before the validation. */
export const leaveOutEmptyVersion: RequestHandler = (req, _res, next) => {
  if (req.headers[HEADER] === '') delete req.headers[HEADER];
  next();
};

export function checkVersion(operation: Operation): RequestHandler {
  return (req, _res, next) => {
    const asked = operation.headers.includes(HEADER) ? req.get(HEADER) : undefined;
    if (asked !== undefined && !isVersion(asked)) throw versionError(HEADER);
    next();
  };
}
