/**
 * The receipts and refusals the sandbox bank writes. Pure, and computed from the session alone, so that the same
 * question has the same receipt at every asking and nothing of it needs to be stored.
 */
import { createHash } from 'node:crypto';
import type { GatewayReceipt, GatewayRefusal } from '../gateway.ts';

interface ReceiptOwner {
  readonly _id: string;
}

const refusals = {
  declined: { code: '05', message: 'Do not honour' },
  wrongPassword: { code: 'A1', message: 'Authentication failed: wrong one-time password' },
  refusedByBank: { code: 'A2', message: 'Authentication refused by the bank' },
  notAuthenticated: { code: 'A3', message: 'Authentication required' },
} as const;

/** The receipt of a payment that went through at `at`. */
export function approval(session: ReceiptOwner, at: Date): GatewayReceipt {
  return {
    ...numbers(session),
    respCode: '00',
    respMessage: 'Approved',
    created: at,
  };
}

/** A refusal given at `at`. It has no authorization code. */
export function refusal(reason: keyof typeof refusals, session: ReceiptOwner, at: Date): GatewayRefusal {
  const { code, message } = refusals[reason];
  return {
    bankErrorCode: code,
    bankErrorMessage: message,
    receipt: { ...numbers(session), authIdCode: '', respCode: code, respMessage: message, created: at },
  };
}

/** The bank's reference numbers of a session: twelve and six digits as real ones have, out of a hash. */
function numbers({ _id }: ReceiptOwner): Pick<GatewayReceipt, 'rrn' | 'epgTxnId' | 'authIdCode'> {
  const hash = createHash('sha256').update(_id).digest();
  return {
    rrn: String(hash.readUIntBE(0, 6) % 10 ** 12).padStart(12, '0'),
    epgTxnId: `sbx_${hash.subarray(6, 16).toString('hex')}`,
    authIdCode: String(hash.readUIntBE(16, 4) % 10 ** 6).padStart(6, '0'),
  };
}
