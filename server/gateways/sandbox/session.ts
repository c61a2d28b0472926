/**
 * The sandbox gateway's record of one payment, and what follows from it at a given time. Pure.
 * Each question has one answer for ever: what was once answered to `authenticate` or decided by `authorize` is kept in
 * the session, and the ledger entry follows from it, whoever writes it first.
 */
import type { Money } from '../../domain/money.ts';
import type { AuthorizeOutcome, GatewayStatus } from '../../domain/ports/gateway.ts';
import { laterMilliseconds, type SandboxBehaviourName, sandboxBehaviours } from './behaviours.ts';
import { approval, refusal } from './receipt.ts';

export interface SandboxSession {
  /** The transaction's uuid, which is the session's name towards the caller as well. */
  readonly _id: string;
  readonly merchantId: string;
  readonly orderKey: string;
  readonly money: Money;
  readonly behaviour: SandboxBehaviourName;
  readonly autoCapture: boolean;
  readonly begunAt: Date;
  readonly authentication: 'notNeeded' | 'due' | 'passed' | 'failed';
  /** When the challenge was answered; null until then. */
  readonly answeredAt: Date | null;
  /** When `authorize` was first asked for; null until then. The decision was made at that moment. */
  readonly authorizedAt: Date | null;
  /** Present once held money was taken or let go: the first capture or void that went through. */
  readonly ending?: HoldEnding;
  /** Present while there is news to tell: when it may be handed out (again). */
  readonly newsAt?: Date;
  /** News of captures, voids and refunds that is still to be told. Where there is none, `newsAt` is that of the payment's. */
  readonly news?: readonly SandboxNotification[];
  /** What was given back, each once; absent while nothing was. */
  readonly refunds?: readonly SandboxRefund[];
  /** The sum of it. */
  readonly refundedMinor?: number;
}

/** News of what was asked for under an id. */
export interface SandboxNotification {
  readonly about: 'capture' | 'void' | 'refund';
  readonly requestId: string;
  /** From when it is told. */
  readonly at: Date;
}

/** The news of what was done at `doneAt`, and is told later. */
export function notificationsOf(
  about: SandboxNotification['about'],
  requestId: string,
  doneAt: Date,
): SandboxNotification {
  return { about, requestId, at: new Date(doneAt.getTime() + laterMilliseconds) };
}

/** How a hold ended. */
export interface HoldEnding {
  readonly kind: 'capture' | 'void';
  /** The id under which it was asked for. */
  readonly id: string;
  /** Minor units taken; none of a void. */
  readonly taken: number;
  readonly at: Date;
}

/** One giving back, as it was decided when it was first asked for. */
export interface SandboxRefund {
  readonly refundId: string;
  readonly minor: number;
  readonly at: Date;
}

/**
 * One movement of money. At most one of each kind for a session, but one refund for each refund's id. What the gateway holds is
 * what was held, less what was captured and voided; what it has charged is what was charged and captured, less what was refunded.
 */
export interface LedgerEntry {
  /** `<txn uuid>:paid`, `<txn uuid>:capture`, `<txn uuid>:void` or `<txn uuid>:refund:<refund's id>`. */
  readonly _id: string;
  readonly txnUuid: string;
  readonly kind: 'charge' | 'hold' | 'capture' | 'void' | 'refund';
  readonly merchantId: string;
  readonly orderKey: string;
  readonly money: Money;
  readonly at: Date;
}

/** What a session stands at: the answer to give, and the movement of money it implies. */
export interface CurrentState {
  readonly outcome: GatewayStatus;
  readonly payment: LedgerEntry | null;
}

const nothing: CurrentState = { outcome: { kind: 'none' }, payment: null };

/** What has become of the money by `now`. */
export function currentState(session: SandboxSession, now: Date): CurrentState {
  if (session.authorizedAt === null) return nothing;
  const { authorize, later } = sandboxBehaviours[session.behaviour];
  const laterAt = new Date(session.authorizedAt.getTime() + laterMilliseconds);
  const isLater = later !== 'nothing' && now >= laterAt;
  switch (authorize) {
    case 'approved':
      return paid(session, session.authorizedAt);
    case 'declined':
      return isLater
        ? paid(session, laterAt)
        : { outcome: { kind: 'failed', refusal: refusal('declined', session, session.authorizedAt) }, payment: null };
    case 'undecided':
      return isLater ? paid(session, laterAt) : { outcome: { kind: 'pending' }, payment: null };
    case 'silent': {
      const told = paid(session, session.authorizedAt);
      return isLater ? told : { ...told, outcome: { kind: 'pending' } };
    }
    default:
      return authorize satisfies never;
  }
}

/** When the news of a session authorized at `now` is to be told, or null when it has none. */
export function notificationTime(session: SandboxSession, now: Date): Date | null {
  const { later } = sandboxBehaviours[session.behaviour];
  return later === 'approvedWithNews' ? new Date(now.getTime() + laterMilliseconds) : null;
}

/** What the end of a hold moved: some is taken, the rest is let go. */
export function endingOf(hold: LedgerEntry, { taken, at }: HoldEnding): readonly LedgerEntry[] {
  const move = (kind: 'capture' | 'void', minor: number): LedgerEntry => {
    return { ...hold, _id: `${hold.txnUuid}:${kind}`, kind, money: { ...hold.money, minor }, at };
  };
  const rest = hold.money.minor - taken;
  return [...(taken > 0 ? [move('capture', taken)] : []), ...(rest > 0 ? [move('void', rest)] : [])];
}

/** How much of what `payment` moved was taken, and can be given back: nothing of what is only held. */
export function takenMinor({ ending }: SandboxSession, payment: LedgerEntry): number {
  return payment.kind === 'charge' ? payment.money.minor : (ending?.taken ?? 0);
}

/** The movement of money that gives back a part of what `payment` moved, or all. */
export function refundOf(payment: LedgerEntry, { refundId, minor, at }: SandboxRefund): LedgerEntry {
  const _id = `${payment.txnUuid}:refund:${refundId}`;
  return { ...payment, _id, kind: 'refund', money: { ...payment.money, minor }, at };
}

function paid(session: SandboxSession, at: Date): CurrentState {
  const { _id: txnUuid, merchantId, orderKey, money, autoCapture } = session;
  const outcome: AuthorizeOutcome = { kind: autoCapture ? 'charged' : 'authorized', receipt: approval(session, at) };
  const kind = autoCapture ? 'charge' : 'hold';
  return { outcome, payment: { _id: `${txnUuid}:paid`, txnUuid, kind, merchantId, orderKey, money, at } };
}
