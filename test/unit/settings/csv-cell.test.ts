/** Cells that a spreadsheet displays but never executes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, csvText } from '../../../server/api/settings/order-export/wire.ts';
import { parseCsv } from '../../support/parse-csv.ts';
import { seeded } from '../../support/seeded.ts';

describe('a cell', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['12.50', '12.50'],
    ['a, b', '"a, b"'],
    ['a;b', '"a;b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [' padded ', '" padded "'],
    ['a=b', 'a=b'],
    ['a-b@c.example', 'a-b@c.example'],
  ])('%j is written as %j', (text, cell) => expect(csvText(text)).toBe(cell));

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '=cmd|" /C calc"!A0',
    ' =1+1',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '\u00a0=1+1',
    '\u200b=1+1',
    '\ufeff=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '\tplain',
    '\rplain',
  ])('%j is no formula', (text) => {
    const [row] = parseCsv(`a\r\n${csvText(text)}\r\n`);
    expect(row?.a).toBe(`'${text}`);
  });

  it('of any text reads as that text, with at most an apostrophe before it, and begins no formula', () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 });
    const risky = fc.tuple(
      fc.constantFrom('', ' ', '\t', '\r\n', '"', ','),
      fc.constantFrom('', '=', '+', '-', '@'),
      text,
    );
    const any = fc.oneof(
      text,
      risky.map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(any, any, (one, other) => {
        const [row] = parseCsv(`a,b\r\n${csvLine([one, other])}`);
        for (const [name, said] of [
          ['a', one],
          ['b', other],
        ] as const) {
          const read = row?.[name] ?? '';
          expect([said, `'${said}`]).toContain(read);
          expect(read).not.toMatch(/^\s*[=+\-@]/);
        }
      }),
      seeded(),
    );
  });
});
