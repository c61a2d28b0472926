/** What is known of the BIN that a call asks for: the sandbox's table, for the contract's examples are of four BINs. Pure. */
import { OperationId } from '../../generated/values.ts';
import type { Bin } from '../../server/bins/bin.ts';
import { shippedBins } from '../../server/bins/shipped-bins.ts';
import { toCardBin, unknownBinError } from '../../server/bins/wire.ts';
import type { ApiError } from '../../server/http/api-error.ts';
import type { Call } from './ask-prism.ts';
import { plainQuery } from './served-operation.ts';

const find = shippedBins('sandbox');

/** Undefined for a call of another operation; null where nothing is known. */
function binOf({ operation, url }: Call): Bin | null | undefined {
  if (operation.id !== OperationId.getCardInfo) return undefined;
  return find(url.pathname.slice(operation.path.indexOf('{')));
}

/** The refusal of digits of which nothing is known. */
export function binError(call: Call): ApiError | undefined {
  return binOf(call) === null ? unknownBinError() : undefined;
}

/** The answer; undefined where there is none, and for a call of another operation. */
export function ownBin(call: Call): string | undefined {
  const bin = binOf(call);
  if (bin === undefined || bin === null) return undefined;
  const query = plainQuery(call.operation.id, call.url.searchParams);
  const asks = (name: string) => query[name] === 'true';
  // In the sandbox every network makes tokens for every merchant.
  const answer = toCardBin(bin, bin.tokenizable, {
    'options.check_mandate_support': asks('options.check_mandate_support'),
    'options.check_direct_otp_support': asks('options.check_direct_otp_support'),
  });
  return JSON.stringify(answer);
}
