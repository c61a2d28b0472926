import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, type Line, LONGEST_LINE, linesOf } from '../../../server/usecases/bins/csv-lines.ts';
import { seeded } from '../../support/seeded.ts';

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function linesIn(text: string | Uint8Array, size = 64): Promise<readonly Line[]> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const lines: Line[] = [];
  for await (const some of linesOf(inPieces(bytes, size))) lines.push(...some);
  return lines;
}

const texts = async (...given: Parameters<typeof linesIn>) => (await linesIn(...given)).map(({ text }) => text);

describe('the lines of a stream', () => {
  it('are the same however it is cut into pieces', async () => {
    const line = fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.replace(/[\r\n\ufeff]/g, '.'));
    await fc.assert(
      fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 40 }), async (wanted, size) => {
        const lines = await linesIn(wanted.join('\n'), size);
        expect(lines).toEqual(wanted.flatMap((text, at) => (text === '' ? [] : [{ number: at + 1, text }])));
      }),
      seeded(),
    );
  });

  it('end with LF or CRLF, the last one with or without', async () => {
    expect(await texts('a\r\nb\nc')).toEqual(['a', 'b', 'c']);
    expect(await texts('a\nb\n')).toEqual(['a', 'b']);
    expect(await texts('')).toEqual([]);
  });

  it('begin after a byte order mark', async () => {
    expect(await texts('\ufeffa,b\nc', 1)).toEqual(['a,b', 'c']);
  });

  it('hold U+FFFD in the place of what is no UTF-8', async () => {
    expect(await texts(Uint8Array.of(0x61, 0xff, 0x0a, 0x62))).toEqual(['a\ufffd', 'b']);
  });

  it('are not looked at when they are too long, and the next ones are', async () => {
    const long = 'x'.repeat(LONGEST_LINE + 1);
    const given = `a\n${long}\n${long.repeat(50)}\r\n${'y'.repeat(LONGEST_LINE)}\r\nb\n${long}`;
    const found = await linesIn(given, 100);
    expect(found.map(({ number, text }) => [number, text?.length])).toEqual([
      [1, 1],
      [2, undefined],
      [3, undefined],
      [4, LONGEST_LINE],
      [5, 1],
      [6, undefined],
    ]);
  });
});

describe('the fields of a line', () => {
  const cases: readonly (readonly [line: string, fields: readonly string[] | null])[] = [
    ['a,b,c', ['a', 'b', 'c']],
    [' a , b ,', ['a', 'b', '']],
    [',', ['', '']],
    ['"a,b",c', ['a,b', 'c']],
    ['a,"say ""hi""",', ['a', 'say "hi"', '']],
    ['"",""', ['', '']],
    ['"not closed,b', null],
    ['a"b,c', null],
    ['"a"b,c', null],
    ['"a",b"', null],
  ];
  it.each(cases)('%s', (line, fields) => {
    expect(fieldsOf(line)).toEqual(fields);
  });

  it('are what was written, whatever it was', () => {
    const field = fc.string({ maxLength: 20 }).map((text) => text.trim());
    fc.assert(
      fc.property(fc.array(field, { minLength: 1 }), (wanted) => {
        const line = wanted.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
        expect(fieldsOf(line)).toEqual(wanted);
      }),
      seeded(),
    );
  });
});
