/**
 * The rules of transaction statuses, written independently of the service, which tests compare with them.
 * Must not import the service's own table.
 */
import type { TxnStatus } from '../../generated/values.ts';

const failures = ['SVC_DECLINED', 'AUTHENTICATION_FAILED', 'AUTHORIZATION_FAILED'] as const;
const lateSuccess = ['CHARGED', 'AUTO_REFUNDED'] as const;

/** From each status, every status that may follow. */
export const moves: Readonly<Record<TxnStatus, readonly TxnStatus[]>> = {
  STARTED: ['PENDING_VBV', 'CHARGED', 'AUTHORIZED', 'AUTHORIZING', 'AUTHORIZATION_FAILED', 'SVC_DECLINED'],
  // Charged or held where a notification reports it before the customer returns; refunded where it came too late.
  PENDING_VBV: [
    'AUTHORIZING',
    'CHARGED',
    'AUTHORIZED',
    'AUTHENTICATION_FAILED',
    'AUTHORIZATION_FAILED',
    'AUTO_REFUNDED',
  ],
  // Set by earlier versions only. Refunded where the merchant meanwhile created the anonymous order with other terms.
  VBV_SUCCESSFUL: ['AUTHORIZING', 'CHARGED', 'AUTHORIZED', 'AUTHORIZATION_FAILED', 'AUTO_REFUNDED'],
  AUTHORIZING: [
    'PENDING_VBV',
    'CHARGED',
    'AUTHORIZED',
    'AUTHENTICATION_FAILED',
    'AUTHORIZATION_FAILED',
    'AUTO_REFUNDED',
  ],
  SVC_DECLINED: lateSuccess,
  AUTHENTICATION_FAILED: lateSuccess,
  AUTHORIZATION_FAILED: lateSuccess,
  AUTHORIZED: ['CAPTURE_INITIATED', 'CHARGED', 'CAPTURE_FAILED', 'VOID_INITIATED', 'VOIDED', 'VOID_FAILED'],
  // The other end of the hold, where it was made at the gateway itself.
  CAPTURE_INITIATED: ['CHARGED', 'CAPTURE_FAILED', 'VOIDED'],
  CAPTURE_FAILED: ['CAPTURE_INITIATED', 'VOID_INITIATED', 'CHARGED', 'VOIDED'],
  VOID_INITIATED: ['VOIDED', 'VOID_FAILED', 'CHARGED'],
  VOID_FAILED: ['VOID_INITIATED', 'CAPTURE_INITIATED', 'CHARGED', 'VOIDED'],
  // Where the merchant creates the anonymous order that it paid, on other terms.
  CHARGED: ['AUTO_REFUNDED'],
  VOIDED: [],
  AUTO_REFUNDED: [],
};

/** Statuses that nothing leaves. */
export const finalStatuses: readonly TxnStatus[] = ['VOIDED', 'AUTO_REFUNDED'];

/** Statuses in which an attempt keeps every other attempt of its order from moving money. */
export const holders: readonly TxnStatus[] = [
  'VBV_SUCCESSFUL',
  'AUTHORIZING',
  'AUTHORIZED',
  'CAPTURE_INITIATED',
  'CAPTURE_FAILED',
  'VOID_INITIATED',
  'VOID_FAILED',
  'CHARGED',
];

/** What each status means for the order. */
export const phases = {
  CHARGED: 'charged',
  AUTHORIZED: 'held',
  CAPTURE_INITIATED: 'held',
  CAPTURE_FAILED: 'held',
  VOID_INITIATED: 'held',
  VOID_FAILED: 'held',
  STARTED: 'open',
  PENDING_VBV: 'open',
  VBV_SUCCESSFUL: 'open',
  AUTHORIZING: 'open',
  AUTO_REFUNDED: 'auto-refunded',
  VOIDED: 'voided',
  SVC_DECLINED: 'failed',
  AUTHENTICATION_FAILED: 'failed',
  AUTHORIZATION_FAILED: 'failed',
} as const satisfies Record<TxnStatus, string>;

export type Phase = (typeof phases)[TxnStatus];

/** Whether an attempt in this status has failed before a success came late. */
export function isFailure(status: TxnStatus): boolean {
  return failures.some((failure) => failure === status);
}
