// Generated from the contract in openapi/ by `npm run generate`. Do not edit.
/** Bodies as the operations take them: forms with flat dotted keys, JSON, text. Absent values are left out. */

/** A body in a media type. */
export function encodeBody(mediaType: string, body: unknown): string {
  if (/[/+]json$/.test(mediaType)) return JSON.stringify(body);
  if (mediaType === 'application/x-www-form-urlencoded' && typeof body === 'object' && body !== null) return formOf({ ...body });
  if (typeof body === 'string') return body;
  throw new TypeError(`a body of ${mediaType} is written as text`);
}

/** A form with flat keys: absent values are left out; a value that is no text, number, true or false is refused. */
export function formOf(body: Readonly<Record<string, unknown>>): string {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') throw new TypeError(`${key}: a form holds flat dotted keys`);
    form.append(key, String(value));
  }
  return form.toString();
}
