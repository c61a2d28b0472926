/** Which merchant a call names in its headers. Pure. */
import type { IncomingHttpHeaders } from 'node:http';
import { ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../errors/api-error.ts';

/** The merchant id by either of its two names; empty where the call names none. */
export function merchantIdIn(headers: IncomingHttpHeaders): string {
  const [named = ''] = [headers['x-merchantid'], headers['x-merchant-id']].flatMap((value) => value || []);
  return named;
}

/** The error of a call that names none. */
export function unnamedMerchantError(): ApiError {
  const reason = 'is missing; send your merchant id in this header on every call';
  return new ApiError(ErrorCode.mandatory_fields_missing, { fields: [{ name: 'x-merchantid', reason }] });
}
