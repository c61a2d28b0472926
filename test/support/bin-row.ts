/** A row of a BIN table with defaults for what a test does not set. */
import type { Bin } from '../../server/domain/cards/bin.ts';

export function binRow(prefix: string, facts: Partial<Bin> = {}): Bin {
  return {
    prefix,
    brand: 'VISA',
    type: 'CREDIT',
    subType: 'NA',
    issuer: `Bank of ${prefix}`,
    country: 'INDIA',
    bankCode: 'BANK',
    tokenizable: true,
    takesMandates: false,
    takesDirectOtp: false,
    ...facts,
  };
}
