/** Reads and refuses parameters where the contract, which checks their form, cannot: whether a day exists, or a cursor is right. */
import { ErrorCode } from '../../../generated/values.ts';
import { toTimestamp } from '../../platform/runtime.ts';
import { ApiError } from '../errors/api-error.ts';

/** Reads a time parameter; undefined when there is none. @throws ApiError for a day that does not exist. */
export function timeOf(name: string, text: string): Date;
export function timeOf(name: string, text: string | undefined): Date | undefined;
export function timeOf(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const date = new Date(text);
  // Date turns 31 February into a day in March.
  if (!Number.isNaN(date.getTime()) && toTimestamp(date) === text) return date;
  throw badParameter(name, 'is not a valid time; send one such as 2026-03-14T09:26:53Z');
}

/** The refusal of a cursor. */
export function badCursor(): ApiError {
  return badParameter('after', 'must be the next_cursor of the previous page, or absent');
}

/** The refusal of one parameter. */
export function badParameter(name: string, reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
}
