/**
 * Reads the page and time parameters of the settings' lists. The cursor of a list holds a time and the id of the last
 * entry, so that entries of the same time have an order.
 */
import { ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { toTimestamp } from '../orders/wire.ts';

/** The entries of a page when the caller does not say. */
export const DEFAULT_PAGE_SIZE = 20;

const CURSOR = /^([0-9]{1,15})\.([A-Za-z0-9_-]{1,64})$/;

/** The position of an entry in a list: its time, and an id that is unique among entries of that time. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}

export function toCursor({ at, id }: Position): string {
  return `${at.getTime()}.${id}`;
}

/** Reads the `after` parameter; null when there is none. @throws ApiError when it is not a cursor. */
export function fromCursor(text: string | undefined): Position | null {
  if (text === undefined) return null;
  const [, time, id] = CURSOR.exec(text) ?? [];
  if (time === undefined || id === undefined) throw badParameter('after', BAD_CURSOR);
  return { at: new Date(Number(time)), id };
}

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

export const BAD_CURSOR = 'must be the next_cursor of the previous page, or absent';

export function badParameter(name: string, reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
}
