/**
 * The built-in BIN table: the networks' public ranges, which identify only the network, and in the sandbox the issuers
 * of the sandbox cards. Pure.
 */

import { type Bin, possibleBins, SHORTEST_BIN } from '../domain/cards/bin.ts';
import { networkOfDigits } from '../domain/cards/network-ranges.ts';
import type { Environment } from '../platform/config.ts';

const sandboxIssuer = {
  subType: 'NA',
  issuer: 'Sandbox Bank',
  country: 'INDIA',
  bankCode: 'SVC_SANDBOX',
  tokenizable: true,
  takesMandates: true,
  takesDirectOtp: true,
} as const;

/** The fictitious issuers of the sandbox cards. */
const sandboxIssuers: readonly Bin[] = [
  { ...sandboxIssuer, prefix: '411111', brand: 'VISA', type: 'CREDIT' },
  { ...sandboxIssuer, prefix: '555555', brand: 'MASTERCARD', type: 'CREDIT' },
  { ...sandboxIssuer, prefix: '607000', brand: 'RUPAY', type: 'DEBIT' },
  { ...sandboxIssuer, prefix: '378282', brand: 'AMEX', type: 'CREDIT', takesDirectOtp: false },
  { ...sandboxIssuer, prefix: '401200', brand: 'VISA', type: 'DEBIT' },
  { ...sandboxIssuer, prefix: '400000', brand: 'VISA', type: 'CREDIT' },
  { ...sandboxIssuer, prefix: '400005', brand: 'VISA', type: 'DEBIT', tokenizable: false, takesMandates: false },
  { ...sandboxIssuer, prefix: '489537', brand: 'VISA', type: 'CREDIT' },
];

/** A number in a network's range whose issuer is unknown. */
const ofNetworkAlone = {
  type: '',
  subType: null,
  issuer: '',
  country: '',
  bankCode: '',
  tokenizable: false,
  takesMandates: false,
  takesDirectOtp: false,
} as const;

const issuers: Readonly<Record<Environment, readonly Bin[]>> = { sandbox: sandboxIssuers, production: [] };

/** Looks up a number by its first digits; null when it is in no network's range. */
export function shippedBins(environment: Environment): (digits: string) => Bin | null {
  const byPrefix = new Map(issuers[environment].map((bin) => [bin.prefix, bin]));
  return (digits) => {
    const prefix = possibleBins(digits).find((bin) => byPrefix.has(bin)) ?? digits.slice(0, SHORTEST_BIN);
    const listed = byPrefix.get(prefix);
    if (listed !== undefined) return listed;
    const brand = networkOfDigits(prefix);
    return brand === '' || prefix.length < SHORTEST_BIN ? null : { ...ofNetworkAlone, prefix, brand };
  };
}
