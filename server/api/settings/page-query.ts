/**
 * Reads the page parameters of the settings' lists. The cursor of a list holds a time and the id of the last
 * entry, so that entries of the same time have an order.
 */
import { badCursor, timeOf } from '../../http/request/parameters.ts';

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
  if (time === undefined || id === undefined) throw badCursor();
  return { at: new Date(Number(time)), id };
}

/** The times of the `created` parameters. */
export function createdOf(query: { readonly 'created.from'?: string; readonly 'created.to'?: string }) {
  return {
    from: timeOf('created.from', query['created.from']),
    to: timeOf('created.to', query['created.to']),
  };
}

/** A page of entries that were read. The store reads one more than the limit, to know whether there is a next page. */
export function pageOf<Entry>(found: readonly Entry[], limit: number, cursorOf: (last: Entry) => string) {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next: found.length > limit && last !== undefined ? cursorOf(last) : null };
}
