/**
 * Captures and voids holds at the sandbox bank. The first successful capture or void ends the hold and is recorded
 * before its money moves; after seven days a hold can only be voided.
 */

import type { GatewayConnector, HoldEndOutcome } from '../../domain/ports/gateway-connector.ts';
import type { Clock } from '../../platform/runtime.ts';
import { holdMilliseconds, laterMilliseconds, sandboxBehaviours } from './behaviours.ts';
import { type HoldEnding, type LedgerEntry, notificationsOf, type SandboxSession } from './session.ts';
import type { SandboxStore } from './store.ts';

export interface HoldEndsDeps {
  readonly store: Pick<SandboxStore, 'endHold'>;
  readonly clock: Clock;
  readonly sessionOf: (id: string) => Promise<SandboxSession>;
  /** Writes the ledger entries that follow from the session's state. */
  readonly settle: (session: SandboxSession, now: Date) => Promise<{ readonly payment: LedgerEntry | null }>;
}

const failed = (reason: string): HoldEndOutcome => ({ kind: 'failed', reason });

export function createHoldEnds(deps: HoldEndsDeps): Pick<GatewayConnector, 'capture' | 'void'> {
  const { store, clock, sessionOf, settle } = deps;

  function refusalOf(ending: HoldEnding, session: SandboxSession, hold: LedgerEntry): HoldEndOutcome | undefined {
    const behaviour = sandboxBehaviours[session.behaviour];
    if (session.ending !== undefined) {
      return session.ending.id === ending.id ? undefined : failed('The authorization has already ended.');
    }
    const isOver = ending.at.getTime() - hold.at.getTime() >= holdMilliseconds;
    if (ending.kind === 'void') {
      return behaviour.void === 'refused' && !isOver ? failed('The bank refused the void.') : undefined;
    }
    if (isOver) return failed('The authorization has expired.');
    if (ending.taken > hold.money.minor) return failed('The amount exceeds the authorized amount.');
    return behaviour.capture === 'refused' ? failed('The bank refused the capture.') : undefined;
  }

  async function end(id: string, ending: HoldEnding): Promise<HoldEndOutcome> {
    const session = await sessionOf(id);
    const { payment } = await settle(session, ending.at);
    if (payment === null || payment.kind !== 'hold') return failed('No amount is authorized.');
    const refusal = refusalOf(ending, session, payment);
    if (refusal !== undefined) return refusal;
    const behaviour = sandboxBehaviours[session.behaviour][ending.kind];
    const notification = behaviour === 'notified' ? notificationsOf(ending.kind, ending.id, ending.at) : null;
    const ended = (await store.endHold(id, ending, notification)) ?? session;
    await settle(ended, ending.at);
    if (ended.ending === undefined || ended.ending.id !== ending.id)
      return failed('The authorization has already ended.');
    const isNotified = ending.at.getTime() - ended.ending.at.getTime() >= laterMilliseconds;
    const isSilent = behaviour === 'silent' || behaviour === 'notified';
    return isSilent && !isNotified ? { kind: 'pending' } : { kind: 'done' };
  }

  return {
    capture(_account, { txnUuid }, { id, money }) {
      return end(txnUuid, { kind: 'capture', id, taken: money.minor, at: clock.now() });
    },

    void(_account, { txnUuid }, { id }) {
      return end(txnUuid, { kind: 'void', id, taken: 0, at: clock.now() });
    },
  };
}
