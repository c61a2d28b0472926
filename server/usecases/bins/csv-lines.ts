/**
 * Cuts a stream of bytes into lines of text, holding no more than a piece of the stream and one line at a time.
 * Bytes that are no UTF-8 become U+FFFD.
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

export interface Line {
  /** 1 is the first. */
  readonly number: number;
  /** Without its end; null for a line that is too long to be looked at. */
  readonly text: string | null;
}

/** Characters. */
export const LONGEST_LINE = 2_048;

/** The lines that end in each piece of the stream, and at its end the last one. Empty lines are counted and left out. */
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

  for await (const piece of bytes) {
    const texts = (rest + decoder.decode(piece, { stream: true })).split('\n');
    // Of a line that is too long already, as much is kept as shows that it is.
    rest = (texts.pop() ?? '').slice(0, LONGEST_LINE + 2);
    const lines = texts.flatMap(take);
    if (lines.length > 0) yield lines;
  }
  const last = take(rest + decoder.decode());
  if (last.length > 0) yield last;
}
