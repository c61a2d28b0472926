import { describe, expect, it } from 'vitest';
import { appears, DEFAULT_VERSION, isVersion } from '../../../server/domain/api-version.ts';
import { WEBHOOK_AT_FIRST } from '../../../server/domain/merchants/new-merchant.ts';

describe('a version', () => {
  it.each(['2018-10-25', '2023-06-30', '2025-01-10', '1970-01-01', '2999-12-31'])('may be %s', (text) => {
    expect(isVersion(text)).toBe(true);
  });

  it.each([
    '',
    '2023',
    '2023-6-30',
    '2023-00-10',
    '2023-13-01',
    '2023-01-32',
    '23-06-30',
    '2023-06-30 ',
    '2023-06-30Z',
    'v1',
  ])('is never %j', (text) => {
    expect(isVersion(text)).toBe(false);
  });

  it('is 2023-06-30 unless somebody chose another', () => {
    expect([DEFAULT_VERSION, WEBHOOK_AT_FIRST.version]).toEqual(['2023-06-30', '2023-06-30']);
  });

  it.each([
    ['2001-01-01', false],
    ['2018-10-25', false],
    ['2023-06-30', false],
    ['2025-01-09', false],
    ['2025-01-10', true],
    ['2025-01-11', true],
    ['2100-01-01', true],
  ])('%s shows the fields of 2025-01-10: %s', (version, shown) => {
    expect([appears('txn_list', version), appears('maximum_eligible_refund_amount', version)]).toEqual([shown, shown]);
  });
});
