/**
 * Reads one line of comma-separated values (RFC 4180, without line breaks inside a field). Pure.
 */

/** A field and what ends it: a text in double quotes, a quote in it written twice, or a text without quotes. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;

/** The fields, without the blanks around them; null when a quote is not closed, or stands inside an unquoted field. */
export function fieldsOf(line: string): readonly string[] | null {
  if (!line.includes('"')) return line.split(',').map((field) => field.trim());
  const fields: string[] = [];
  FIELD.lastIndex = 0;
  for (;;) {
    const match = FIELD.exec(line);
    if (match === null) return null;
    const [, quoted, plain = '', end] = match;
    fields.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') return fields;
  }
}
