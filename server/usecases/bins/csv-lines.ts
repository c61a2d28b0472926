/**
 * Splits a byte stream into lines of text and a line into fields. Holds at most one chunk and one line at a time.
 * Invalid UTF-8 becomes U+FFFD.
 */

/** A field and its end: text in double quotes, in which a quote is doubled, or text without quotes. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;

/** The trimmed fields; null when a quote is not closed, or is inside an unquoted field. */
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

export interface Line {
  /** From 1. */
  readonly number: number;
  /** Without the line break; null for a line longer than `LONGEST_LINE`. */
  readonly text: string | null;
}

/** Characters. */
export const LONGEST_LINE = 2_048;

/** The lines that end in each chunk, and the last line at the end. Empty lines are counted but skipped. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Line[]> {
  const decoder = new TextDecoder('utf-8');
  let number = 0;
  let rest = '';

  function take(text: string): readonly Line[] {
    number += 1;
    const line = text.endsWith('\r') ? text.slice(0, -1) : text;
    if (line === '') return [];
    return [{ number, text: line.length > LONGEST_LINE ? null : line }];
  }

  for await (const chunk of bytes) {
    const texts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    // Of a line that is too long, keep just enough to show that it is, after a possible carriage return.
    rest = (texts.pop() ?? '').slice(0, LONGEST_LINE + 2);
    const lines = texts.flatMap(take);
    if (lines.length > 0) yield lines;
  }
  const last = take(rest + decoder.decode());
  if (last.length > 0) yield last;
}
