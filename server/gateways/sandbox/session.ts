/**
 * The sandbox gateway's record of one payment, and its state at a given time. Pure. Decisions are final: the session
 * stores the result of `authenticate` and `authorize`, and ledger entries follow from it, whichever process writes them
 * first.
 */
import type { Money } from '../../domain/money.ts';
import type { FinalOutcome } from '../../domain/ports/gateway-connector.ts';
import { laterMilliseconds, type SandboxBehaviourName, sandboxBehaviours } from './behaviours.ts';
import { approval, refusal } from './receipt.ts';

export interface SandboxSession {
  /** The transaction's uuid, which is also the session id. */
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
  /** When `authorize` was first called, which is when the outcome was decided; null until then. */
  readonly authorizedAt: Date | null;
  /** The first successful capture or void of the hold; absent before. */
  readonly ending?: HoldEnding;
  /** When the next notification is due (again); absent when there is none. */
  readonly newsAt?: Date;
  /**
   * Notifications of captures, voids and refunds still to be sent. While there are none, `newsAt` is the time of the
   * payment's notification.
   */
  readonly news?: readonly SandboxNotification[];
  /** The refunds, each once; absent when there are none. */
  readonly refunds?: readonly SandboxRefund[];
  /** The sum of the refunds. */
  readonly refundedMinor?: number;
}

/** A notification about a request with an id. */
export interface SandboxNotification {
  readonly about: 'capture' | 'void' | 'refund';
  readonly requestId: string;
  /** When it is due. */
  readonly at: Date;
}

/** The notification of a request completed at `doneAt`, due later. */
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
  /** The id of the request. */
  readonly id: string;
  /** Minor units captured; 0 for a void. */
  readonly taken: number;
  readonly at: Date;
}

/** A refund, as decided at the first request. */
export interface SandboxRefund {
  readonly refundId: string;
  readonly minor: number;
  readonly at: Date;
}

/**
 * One movement of money. At most one of each kind per session, but one refund per refund id. Held money: holds less
 * captures and voids. Charged money: charges and captures less refunds.
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

/** The outcome to report, and the movement of money that it implies. `none`: no authorization was requested. */
export interface CurrentState {
  readonly outcome: FinalOutcome | { readonly kind: 'pending' } | { readonly kind: 'none' };
  readonly payment: LedgerEntry | null;
}

const nothing: CurrentState = { outcome: { kind: 'none' }, payment: null };

/** The state of the session at `now`. */
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
        : {
            outcome: { kind: 'declined', decline: refusal('declined', session, session.authorizedAt) },
            payment: null,
          };
    case 'undecided':
      return isLater ? paid(session, laterAt) : { outcome: { kind: 'pending' }, payment: null };
    case 'silent': {
      const payment = paid(session, session.authorizedAt);
      return isLater ? payment : { ...payment, outcome: { kind: 'pending' } };
    }
    default:
      return authorize satisfies never;
  }
}

/** When the notification of a session authorized at `now` is due; null when it has none. */
export function notificationTime(session: SandboxSession, now: Date): Date | null {
  const { later } = sandboxBehaviours[session.behaviour];
  return later === 'approvedWithNotification' ? new Date(now.getTime() + laterMilliseconds) : null;
}

/** The ledger entries of a hold's end: the captured amount, and the released rest. */
export function endingOf(hold: LedgerEntry, { taken, at }: HoldEnding): readonly LedgerEntry[] {
  const move = (kind: 'capture' | 'void', minor: number): LedgerEntry => {
    return { ...hold, _id: `${hold.txnUuid}:${kind}`, kind, money: { ...hold.money, minor }, at };
  };
  const rest = hold.money.minor - taken;
  return [...(taken > 0 ? [move('capture', taken)] : []), ...(rest > 0 ? [move('void', rest)] : [])];
}

/** The amount of `payment` that can be refunded, in minor units; 0 while it is only held. */
export function refundableMinor({ ending }: SandboxSession, payment: LedgerEntry): number {
  return payment.kind === 'charge' ? payment.money.minor : (ending?.taken ?? 0);
}

/** The ledger entry of a refund of `payment`. */
export function refundOf(payment: LedgerEntry, { refundId, minor, at }: SandboxRefund): LedgerEntry {
  const _id = `${payment.txnUuid}:refund:${refundId}`;
  return { ...payment, _id, kind: 'refund', money: { ...payment.money, minor }, at };
}

function paid(session: SandboxSession, at: Date): CurrentState {
  const { _id: txnUuid, merchantId, orderKey, money, autoCapture } = session;
  const authenticated = session.authentication === 'passed';
  const outcome = {
    kind: autoCapture ? 'charged' : 'authorized',
    receipt: approval(session, at),
    authenticated,
  } as const;
  const kind = autoCapture ? 'charge' : 'hold';
  return { outcome, payment: { _id: `${txnUuid}:paid`, txnUuid, kind, merchantId, orderKey, money, at } };
}
