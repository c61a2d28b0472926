/**
 * Refuses a `version` header that is written like a date and is none, such as 2023-02-30. What is not even written like one, the
 * validation refuses.
 */
import type { RequestHandler } from 'express';
import type { Operation } from '../../generated/server/operations.ts';
import { ErrorCode } from '../../generated/values.ts';
import { ApiError } from './api-error.ts';
import { patternWords } from './pattern-words.ts';
import { isVersion } from './version.ts';

const HEADER = 'version';

/** The error of a version that is no date; `name` is the parameter's. */
export function versionError(name: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, {
    fields: [{ name, reason: patternWords(HEADER) ?? 'must be a date' }],
  });
}

export function checkVersion(operation: Operation): RequestHandler {
  return (req, _res, next) => {
    const asked = operation.headers.includes(HEADER) ? req.get(HEADER) : undefined;
    if (asked !== undefined && !isVersion(asked)) throw versionError(HEADER);
    next();
  };
}
