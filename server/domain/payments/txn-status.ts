/**
 * The statuses of a transaction and the allowed moves between them, as data. settle.ts and holds.ts decide which move
 * is due.
 */
import { TxnStatus } from '../../../generated/values.ts';

const S = TxnStatus;

/** For each status, the statuses that may follow. */
export const txnMoves = {
  [S.STARTED]: [S.PENDING_VBV, S.CHARGED, S.AUTHORIZED, S.AUTHORIZING, S.AUTHORIZATION_FAILED, S.SVC_DECLINED],
  [S.PENDING_VBV]: [
    S.AUTHORIZING,
    S.CHARGED,
    S.AUTHORIZED,
    S.AUTHENTICATION_FAILED,
    S.AUTHORIZATION_FAILED,
    S.AUTO_REFUNDED,
  ],
  // Set by earlier versions of the service only.
  [S.VBV_SUCCESSFUL]: [S.AUTHORIZING, S.CHARGED, S.AUTHORIZED, S.AUTHORIZATION_FAILED, S.AUTO_REFUNDED],
  [S.AUTHORIZING]: [
    S.PENDING_VBV,
    S.CHARGED,
    S.AUTHORIZED,
    S.AUTHENTICATION_FAILED,
    S.AUTHORIZATION_FAILED,
    S.AUTO_REFUNDED,
  ],
  [S.AUTHENTICATION_FAILED]: [S.CHARGED, S.AUTO_REFUNDED],
  [S.AUTHORIZATION_FAILED]: [S.CHARGED, S.AUTO_REFUNDED],
  [S.SVC_DECLINED]: [S.CHARGED, S.AUTO_REFUNDED],
  [S.AUTHORIZED]: [S.CAPTURE_INITIATED, S.CHARGED, S.CAPTURE_FAILED, S.VOID_INITIATED, S.VOIDED, S.VOID_FAILED],
  // A capture or void at the gateway itself can end each of these.
  [S.CAPTURE_INITIATED]: [S.CHARGED, S.CAPTURE_FAILED, S.VOIDED],
  [S.CAPTURE_FAILED]: [S.CAPTURE_INITIATED, S.VOID_INITIATED, S.CHARGED, S.VOIDED],
  [S.VOID_INITIATED]: [S.VOIDED, S.VOID_FAILED, S.CHARGED],
  [S.VOID_FAILED]: [S.VOID_INITIATED, S.CAPTURE_INITIATED, S.CHARGED, S.VOIDED],
  // When the merchant creates, on other terms, an order that an anonymous caller has paid.
  [S.CHARGED]: [S.AUTO_REFUNDED],
  [S.VOIDED]: [],
  [S.AUTO_REFUNDED]: [],
} satisfies Record<TxnStatus, readonly TxnStatus[]>;

export function canMove(from: TxnStatus, to: TxnStatus): boolean {
  const possible: readonly TxnStatus[] = txnMoves[from];
  return possible.includes(to);
}

/** What a status means for the order it belongs to. */
export type TxnPhase = 'charged' | 'held' | 'open' | 'auto-refunded' | 'voided' | 'failed';

const phases = {
  [S.CHARGED]: 'charged',
  [S.AUTHORIZED]: 'held',
  [S.CAPTURE_INITIATED]: 'held',
  [S.CAPTURE_FAILED]: 'held',
  [S.VOID_INITIATED]: 'held',
  [S.VOID_FAILED]: 'held',
  [S.STARTED]: 'open',
  [S.PENDING_VBV]: 'open',
  [S.VBV_SUCCESSFUL]: 'open',
  [S.AUTHORIZING]: 'open',
  [S.AUTO_REFUNDED]: 'auto-refunded',
  [S.VOIDED]: 'voided',
  [S.SVC_DECLINED]: 'failed',
  [S.AUTHENTICATION_FAILED]: 'failed',
  [S.AUTHORIZATION_FAILED]: 'failed',
} satisfies Record<TxnStatus, TxnPhase>;

export function phaseOf(status: TxnStatus): TxnPhase {
  return phases[status];
}

const claims: ReadonlySet<TxnStatus> = new Set([
  S.VBV_SUCCESSFUL,
  S.AUTHORIZING,
  S.AUTHORIZED,
  S.CAPTURE_INITIATED,
  S.CAPTURE_FAILED,
  S.VOID_INITIATED,
  S.VOID_FAILED,
  S.CHARGED,
]);

/**
 * Whether a transaction in this status claims the order: its money is moving or has moved, and no other attempt may
 * begin.
 */
export function holdsOrder(status: TxnStatus): boolean {
  return claims.has(status);
}
