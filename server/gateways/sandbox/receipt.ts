/**
 * The receipts and refusals of the sandbox bank. Pure: computed from the session alone, so that a repeated request gets
 * the same receipt and none is stored.
 */
import { createHash } from 'node:crypto';
import { TxnErrorCode } from '../../../generated/values.ts';
import type { GatewayReceipt } from '../../domain/ports/gateway.ts';
import type { Decline, RefundOutcome } from '../../domain/ports/gateway-connector.ts';

interface ReceiptOwner {
  readonly _id: string;
}

const refusals = {
  declined: { decline: 'do_not_honour', code: '05', message: 'Do not honour' },
  wrongPassword: {
    decline: TxnErrorCode.authentication_failed,
    code: 'A1',
    message: 'Authentication failed: wrong one-time password',
  },
  refusedByBank: {
    decline: TxnErrorCode.authentication_failed,
    code: 'A2',
    message: 'Authentication refused by the bank',
  },
  notAuthenticated: { decline: 'authentication_required', code: 'A3', message: 'Authentication required' },
} as const;

const noRefunds = {
  nothingMoved: { errorCode: 'nothing_moved', errorMessage: 'No money was moved, so there is nothing to refund.' },
  refused: { errorCode: 'refund_refused', errorMessage: 'The bank refused the refund.' },
  tooMuch: { errorCode: 'refund_too_much', errorMessage: 'The amount exceeds the paid amount.' },
} as const;

export function noRefund(reason: keyof typeof noRefunds, at: Date): RefundOutcome {
  return { kind: 'failed', ...noRefunds[reason], processedAt: at };
}

/** A refund whose result the bank cannot determine. */
export const unclearRefund: RefundOutcome = {
  kind: 'unclear',
  errorCode: 'refund_unclear',
  errorMessage: 'The bank cannot determine the result of the refund. Ask the bank, with the transaction id.',
};

/** The receipt under the bank's own field names. */
export function ownWords(receipt: GatewayReceipt) {
  return {
    bank: 'SANDBOX',
    transactionId: receipt.epgTxnId,
    retrievalReferenceNumber: receipt.rrn,
    authorizationCode: receipt.authIdCode,
    actionCode: receipt.respCode,
    actionText: receipt.respMessage,
    answeredAt: receipt.created.toISOString(),
  };
}

function withOwnWords(receipt: GatewayReceipt): GatewayReceipt {
  return { ...receipt, raw: ownWords(receipt) };
}

/** The receipt of a payment that succeeded at `at`. */
export function approval(session: ReceiptOwner, at: Date): GatewayReceipt {
  return withOwnWords({
    ...numbers(session),
    respCode: '00',
    respMessage: 'Approved',
    created: at,
  });
}

/** A refusal at `at`. It has no authorization code. */
export function refusal(reason: keyof typeof refusals, session: ReceiptOwner, at: Date): Decline {
  const { decline, code, message } = refusals[reason];
  return {
    code: decline,
    gatewayCode: code,
    gatewayMessage: message,
    receipt: withOwnWords({ ...numbers(session), authIdCode: '', respCode: code, respMessage: message, created: at }),
  };
}

/** The bank's id of a refund, and its acquirer reference number of 23 digits, as at real banks. */
export function refundNumbers(refundId: string): { readonly reference: string; readonly arn: string } {
  const hash = createHash('sha256').update(refundId).digest();
  const digits =
    String(hash.readUIntBE(0, 6)).padStart(15, '0') + String(hash.readUIntBE(6, 4) % 10 ** 7).padStart(7, '0');
  return { reference: `sbr_${hash.subarray(10, 20).toString('hex')}`, arn: `7${digits}` };
}

/** The bank's reference numbers of a session, of twelve and six digits as at real banks, derived from a hash. */
function numbers({ _id }: ReceiptOwner): Pick<GatewayReceipt, 'rrn' | 'epgTxnId' | 'authIdCode'> {
  const hash = createHash('sha256').update(_id).digest();
  return {
    rrn: String(hash.readUIntBE(0, 6) % 10 ** 12).padStart(12, '0'),
    epgTxnId: `sbx_${hash.subarray(6, 16).toString('hex')}`,
    authIdCode: String(hash.readUIntBE(16, 4) % 10 ** 6).padStart(6, '0'),
  };
}
