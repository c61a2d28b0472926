/**
 * One cell of a CSV file (RFC 4180) that a spreadsheet shows and never runs. Customers' own texts stand in such files: a text
 * that a spreadsheet would take for a formula begins with an apostrophe here, which tells it not to. Pure.
 */

/** What begins a formula, in its full-width forms too, behind whatever blanks and controls a spreadsheet strips. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;
/** A control at the start makes some spreadsheets read on in another cell. */
const CONTROL_FIRST = /^[\t\r\n]/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** A text as a cell. */
export function csvText(text: string): string {
  const inert = FORMULA.test(text) || CONTROL_FIRST.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Cells as a line. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvText).join(',')}\r\n`;
}
