/**
 * The `version` header as data: the date from which each versioned response field appears. A later date includes all
 * earlier additions; a date before the first version behaves as the first.
 */

/** The versions, each with the fields it adds. A field that no version names always appears. */
export const versions = [
  { from: '2018-10-25', fields: [] },
  { from: '2025-01-10', fields: ['maximum_eligible_refund_amount', 'txn_list'] },
] as const;

/** The date under which every field appears. */
export const NEWEST_VERSION = '9999-12-31';

export type VersionedField = (typeof versions)[number]['fields'][number];

/** The version of a merchant that has not set one. */
export const DEFAULT_VERSION = '2023-06-30';

const DATE = /^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/;

/** Whether a text is a version date. */
export function isVersion(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return DATE.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a field appears under a version date. */
export function appears(field: VersionedField, version: string): boolean {
  return versions.some(({ from, fields }) => version >= from && fields.some((name) => name === field));
}
