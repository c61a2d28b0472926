/** A table as a CSV file: UTF-8 with CR LF line ends. Texts that a spreadsheet would read as a formula begin with an apostrophe. */

/** The start of a formula, after whitespace and controls that spreadsheets strip. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
const NUMBER = /^-?[0-9]+(\.[0-9]+)?$/;

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A column of the file: its title, and the text of a row. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly text: (row: Row) => string;
}

export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ text }) => text(row)))];
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** Saves a text as a file of this browser. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
