/**
 * The errors of capture and void.
 */
import { ErrorCode, ErrorInfoCode, TxnStatus } from '../../../generated/values.ts';
import { formatAmount } from '../../domain/money.ts';
import { type Hold, pendingAction } from '../../domain/payments/hold.ts';
import type { HoldRefusal } from '../../domain/payments/holds.ts';
import type { Txn } from '../../domain/payments/txn.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { toTimestamp } from '../orders/wire.ts';

const { AUTHORIZED, CAPTURE_FAILED, VOID_FAILED } = TxnStatus;
const TAKEN = `This operation requires a transaction that is ${AUTHORIZED}, ${CAPTURE_FAILED} or ${VOID_FAILED}`;

function invalid(name: string, reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
}

/** The error for a refused capture or void. */
export function holdError(
  txn: Pick<Txn, 'status' | 'money'> & { readonly hold?: Hold | undefined },
  why: HoldRefusal,
): ApiError {
  const { status, hold } = txn;
  switch (why) {
    case 'status': {
      const message =
        pendingAction(hold) === undefined
          ? `The transaction is ${status}. ${TAKEN}.`
          : `The transaction is ${status} because of another call. Wait for the webhook that reports the result.`;
      return new ApiError(ErrorCode.INVALID_ACTION, { message });
    }
    case 'run-out': {
      const until = hold === undefined ? '' : ` at ${toTimestamp(hold.until)}`;
      const message = `The transaction is ${status}, but its authorization expired${until}. The service is voiding it.`;
      return new ApiError(ErrorCode.INVALID_ACTION, { message, info: ErrorInfoCode.EXPIRED });
    }
    case 'amount':
      return invalid('amount', `must be at most the authorized amount of ${formatAmount(txn.money)}`);
    case 'key':
      return invalid('idempotence_key', 'was already used for another amount; send a new key for another capture');
    case 'exceeded': {
      const message = `The transaction is ${status} and has reached the limit of captures and voids. The service voids the authorization when it expires.`;
      return new ApiError(ErrorCode.INVALID_ACTION, { message });
    }
    default:
      return why satisfies never;
  }
}
