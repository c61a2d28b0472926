/**
 * Reads the operator's BIN file row by row: each row is a BIN, or the reason why it is invalid. Holds one chunk at a time.
 */
import type { Bin } from '../../domain/cards/bin.ts';
import { fieldsOf, type Line, LONGEST_LINE, linesOf } from './csv-lines.ts';
import { type Columns, type Reading, readHeader, readRow } from './file-wire.ts';

export interface Row {
  readonly line: number;
  readonly reading: Reading<Bin>;
}

/** The file is not a BIN table. */
export class UnreadableFile extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.name = 'UnreadableFile';
    this.line = line;
  }
}

/** The rows of each chunk. Throws UnreadableFile when the header row is missing or invalid. */
export async function* rowsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Row[]> {
  let columns: Columns | undefined;
  for await (const lines of linesOf(bytes)) {
    const rows = columns === undefined ? lines.slice(1) : lines;
    columns ??= columnsOf(lines[0]);
    const known = columns;
    if (rows.length > 0) yield rows.map((line) => ({ line: line.number, reading: readLine(known, line) }));
  }
  if (columns === undefined) throw new UnreadableFile(1, 'is missing; the first row must list the column names');
}

function columnsOf(line: Line | undefined): Columns {
  const header = readFields(line?.text ?? null);
  const columns = header.ok ? readHeader(header.value) : header;
  if (!columns.ok) throw new UnreadableFile(line?.number ?? 1, columns.reason);
  return columns.value;
}

function readLine(columns: Columns, { text }: Line): Reading<Bin> {
  const fields = readFields(text);
  return fields.ok ? readRow(columns, fields.value) : fields;
}

function readFields(text: string | null): Reading<readonly string[]> {
  if (text === null) return { ok: false, reason: `must have at most ${LONGEST_LINE} characters` };
  if (text.includes('\u{fffd}')) return { ok: false, reason: 'must be UTF-8' };
  if (/\p{Cc}/u.test(text)) return { ok: false, reason: 'must not contain control characters' };
  const fields = fieldsOf(text);
  if (fields !== null) return { ok: true, value: fields };
  return { ok: false, reason: 'must close every quote, and must not contain quotes inside an unquoted field' };
}
