/** The media type that a header names. Pure. */

/** Without its parameters, in small letters; empty for none. */
export function mediaTypeOf(header: string | undefined): string {
  return (header ?? '').split(';', 1).join('').trim().toLowerCase();
}
