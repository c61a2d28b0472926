import { describe, expect, it } from 'vitest';
import { type Row, rowsOf } from '../../../server/usecases/bins/read-file.ts';
import { binRow } from '../../support/bin-row.ts';

const HEADER = 'bin,brand,bank,country,type,tokenize_support';

async function read(text: string): Promise<readonly Row[]> {
  async function* bytes() {
    yield new TextEncoder().encode(text);
  }
  const rows: Row[] = [];
  for await (const some of rowsOf(bytes())) rows.push(...some);
  return rows;
}

/** The BIN of a file with one row, or the reason why it is invalid. */
async function readOne(row: string, header = HEADER) {
  const [first] = await read(`${header}\n${row}`);
  if (first === undefined) throw new Error('there is no row');
  return first.reading.ok ? first.reading.value : first.reading.reason;
}

describe('the header row', () => {
  it('names the columns, in any order, in any case', async () => {
    const header =
      'Tokenize_Support,direct_otp_support,BIN,type,country,bank,brand,mandate_support,card_sub_type,svc_bank_code';
    expect(await readOne('true,TRUE,424242,debit,INDIA,First Bank,visa,false,GOLD,FIRST', header)).toEqual({
      prefix: '424242',
      brand: 'VISA',
      type: 'DEBIT',
      subType: 'GOLD',
      issuer: 'First Bank',
      country: 'INDIA',
      bankCode: 'FIRST',
      tokenizable: true,
      takesMandates: false,
      takesDirectOtp: true,
    });
  });

  const refused: readonly (readonly [header: string, reason: string])[] = [
    ['', 'is missing'],
    ['bin,brand,bank', 'does not have the column country, type, tokenize_support'],
    ['424242,VISA,First Bank,INDIA,CREDIT,true', 'does not have the column bin, brand, bank'],
    [HEADER.replaceAll(',', ';'), 'separated by commas'],
    [`${HEADER},bin`, 'has a duplicate column'],
    [`${HEADER},tokenise`, 'one other than bin, brand'],
    [`${HEADER},"`, 'must close every quote'],
  ];
  it.each(refused)('%s is refused: %s', async (header, reason) => {
    await expect(read(`${header}\n424242,VISA,First Bank,INDIA,CREDIT,true`)).rejects.toThrow(
      header === '' ? 'does not have the column' : reason,
    );
    await expect(read(header)).rejects.toThrow(reason);
  });
});

describe('a row', () => {
  it('may leave the type, texts and the optional columns empty', async () => {
    const header = `${HEADER},card_sub_type,svc_bank_code,mandate_support`;
    const bare = { issuer: '', country: '', type: '', subType: '', bankCode: '', tokenizable: false } as const;
    expect(await readOne('424242,VISA,,,,false,,,', header)).toEqual(binRow('424242', bare));
    expect(await readOne('424242,VISA,,,,false')).toEqual(binRow('424242', bare));
  });

  const bad: readonly (readonly [row: string, reason: string])[] = [
    ['42424,VISA,B,I,CREDIT,true', 'bin must be 6 to 9 digits'],
    ['4242424242,VISA,B,I,CREDIT,true', 'bin must be 6 to 9 digits'],
    ['4242xx,VISA,B,I,CREDIT,true', 'bin must be 6 to 9 digits'],
    ['424242,,B,I,CREDIT,true', 'brand must be the name of a network: 1 to 32 letters, blanks, dots, _ and -'],
    [
      '424242,VISA,B,I,PREPAID,true',
      'type must be CREDIT, DEBIT or empty (another kind of card goes into card_sub_type)',
    ],
    [
      '424242,VISA,B,I,__proto__,true',
      'type must be CREDIT, DEBIT or empty (another kind of card goes into card_sub_type)',
    ],
    ['424242,VISA,B,I,CREDIT,yes', 'tokenize_support must be true or false'],
    ['424242,VISA,B,I,CREDIT,', 'tokenize_support must be true or false'],
    ['424242,VISA,4111 1111 1111 1111,I,CREDIT,true', 'bank must not contain as many digits as a card number'],
    [`424242,VISA,${'x'.repeat(129)},I,CREDIT,true`, 'bank must have at most 128 characters'],
    ['424242,VISA,B,I,CREDIT', 'must have 6 fields, as the first row has'],
    ['424242,VISA,"B,I,CREDIT,true', 'must close every quote, and must not contain quotes inside an unquoted field'],
    ['424242,VISA,B\u0000,I,CREDIT,true', 'must not contain control characters'],
    ['424242,VISA,B\ufffd,I,CREDIT,true', 'must be UTF-8'],
    [`424242,VISA,${'x'.repeat(3_000)},I,CREDIT,true`, 'must have at most 2048 characters'],
  ];
  it.each(bad)('%s: %s', async (row, reason) => {
    expect(await readOne(row)).toBe(reason);
  });

  it('is told of with all that is wrong with it', async () => {
    expect(await readOne('42,VISA,B,I,X,maybe')).toBe(
      'bin must be 6 to 9 digits; type must be CREDIT, DEBIT or empty (another kind of card goes into card_sub_type); tokenize_support must be true or false',
    );
  });

  it.each(['424242,VISA,"B,I,CREDIT,true', '424242,VISA,"B"x,I,CREDIT,true', `424242,${'x'.repeat(10_000)}`])(
    'that cannot be read costs no other row: %s',
    async (row) => {
      const good = '424242,VISA,B,I,CREDIT,true';
      const rows = await read([HEADER, good, row, good, '', good].join('\n'));
      expect(rows.map(({ line, reading }) => [line, reading.ok])).toEqual([
        [2, true],
        [3, false],
        [4, true],
        [6, true],
      ]);
    },
  );

  it('is known by its line, and what it held is in no reason', async () => {
    const rows = await read(
      `${HEADER}\r\n\r\n4111111111111111,4111111111111111,4111111111111111,,4111111111111111,\r\n`,
    );
    expect(rows.map(({ line }) => line)).toEqual([3]);
    expect(JSON.stringify(rows)).not.toContain('4111111111111111');
  });
});
