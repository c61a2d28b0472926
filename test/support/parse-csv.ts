/** Parses CSV by RFC 4180, independently of the code that writes it. */

/** The lines after the first, each by the names of the first. */
export function parseCsv(text: string): Readonly<Record<string, string>>[] {
  const [names = [], ...rows] = cellsOf(text);
  return rows.map((cells) => {
    if (cells.length !== names.length) throw new Error(`${cells.length} cells under ${names.length} columns`);
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

/** All lines, as they stand. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
