/**
 * The sandbox gateway and its bank. The card number determines what happens to a payment (cards.ts). It stores its own
 * records, and nothing of a card but the name of its behaviour. Must not run in production.
 */

import type {
  BeginRequest,
  Gateway,
  GatewayNotification,
  GatewayNotificationSource,
  NotificationContent,
  RefundOutcome,
} from '../../domain/ports/gateway.ts';
import type { Clock } from '../../platform/runtime.ts';
import { laterMilliseconds, type SandboxBehaviourName, sandboxBehaviours } from './behaviours.ts';
import { sandboxBehaviourOf, sandboxPassword } from './cards.ts';
import { createHoldEnds } from './hold-ends.ts';
import { noRefund, refundNumbers, refusal, unclearRefund } from './receipt.ts';
import {
  currentState,
  endingOf,
  notificationsOf,
  notificationTime,
  refundableMinor,
  refundOf,
  type SandboxNotification,
  type SandboxRefund,
  type SandboxSession,
} from './session.ts';
import type { SandboxStore } from './store.ts';

/** The name of the sandbox gateway in gateway configurations. */
export const sandboxGatewayName = 'SANDBOX';

/** How long a notification is leased to the process that reads it. */
const notificationLeaseMilliseconds = 10_000;
const notificationBatch = 50;

interface SandboxDeps {
  readonly store: SandboxStore;
  readonly clock: Clock;
}

export interface SandboxGateway {
  readonly gateway: Gateway;
  readonly notifications: GatewayNotificationSource;
}

export function createSandboxGateway({ store, clock }: SandboxDeps): SandboxGateway {
  /** Writes the ledger entries that follow from the session's state, and returns the outcome. */
  async function settle(session: SandboxSession, now: Date) {
    const { outcome, payment } = currentState(session, now);
    if (payment === null) return { outcome, payment };
    await store.enter(payment);
    for (const entry of session.ending === undefined ? [] : endingOf(payment, session.ending)) await store.enter(entry);
    return { outcome, payment };
  }

  async function sessionOf(id: string): Promise<SandboxSession> {
    return known(await store.find(id));
  }

  const gateway: Gateway = {
    name: sandboxGatewayName,

    async begin(request) {
      const { txnUuid, merchantId, orderKey, money, autoCapture } = request;
      const behaviour = sandboxBehaviourOf(request.instrument);
      const session = await store.begin({
        _id: txnUuid,
        merchantId,
        orderKey,
        money,
        behaviour,
        autoCapture,
        begunAt: clock.now(),
        authentication: isChallenged(behaviour, request) ? 'due' : 'notNeeded',
        answeredAt: null,
        authorizedAt: null,
      });
      return { kind: session.authentication === 'notNeeded' ? 'frictionless' : 'challenge', session: session._id };
    },

    async authenticate(id, oneTimePassword) {
      const now = clock.now();
      const { behaviour } = await sessionOf(id);
      const bankRefuses = sandboxBehaviours[behaviour].password === 'never';
      const passes = !bankRefuses && oneTimePassword === sandboxPassword;
      const session = known(await store.answerChallenge(id, passes ? 'passed' : 'failed', now));
      if (session.authentication !== 'failed') return { kind: 'passed' };
      return {
        kind: 'failed',
        refusal: refusal(bankRefuses ? 'refusedByBank' : 'wrongPassword', session, session.answeredAt ?? now),
      };
    },

    async authorize(id) {
      const now = clock.now();
      const session = await sessionOf(id);
      if (session.authentication === 'due' || session.authentication === 'failed') {
        return { kind: 'failed', refusal: refusal('notAuthenticated', session, now) };
      }
      const decided = known(await store.decide(id, now, notificationTime(session, now)));
      const { outcome } = await settle(decided, now);
      if (outcome.kind === 'none') throw new Error(`Sandbox session ${id} was authorized and has no outcome.`);
      return outcome;
    },

    ...createHoldEnds({ store, clock, sessionOf, settle }),

    async refund({ session: id, refundId, money }) {
      const now = clock.now();
      const session = await sessionOf(id);
      const { payment } = await settle(session, now);
      const refundable = payment === null ? 0 : refundableMinor(session, payment);
      if (payment === null || refundable === 0) return noRefund('nothingMoved', now);
      const { refund } = sandboxBehaviours[session.behaviour];
      if (refund === 'refused') return noRefund('refused', now);
      if (refund === 'unclear') return unclearRefund;
      const notifications = refund === 'notified' ? notificationsOf('refund', refundId, now) : null;
      const stored = await store.recordRefund(id, { refundId, minor: money.minor, at: now }, refundable, notifications);
      if (stored === null) return noRefund('tooMuch', now);
      await store.enter(refundOf(payment, stored));
      const isNotified = now.getTime() - stored.at.getTime() >= laterMilliseconds;
      return refund === 'notified' && !isNotified ? { kind: 'pending' } : refunded(refundId, stored.at);
    },

    async status(id) {
      const { outcome } = await settle(await sessionOf(id), clock.now());
      return outcome;
    },
  };

  const notifications: GatewayNotificationSource = {
    async dueNotifications(now) {
      const leaseUntil = new Date(now.getTime() + notificationLeaseMilliseconds);
      const leased = await store.leaseNotifications(now, leaseUntil, notificationBatch);
      const due: GatewayNotification[] = [];
      for (const session of leased) {
        const { outcome, payment } = await settle(session, now);
        const { _id, merchantId, orderKey, news: waiting = [] } = session;
        const from = { merchantId, orderKey, txnUuid: _id };
        for (const item of waiting.filter(({ at }) => at <= now)) {
          const recorded = session.refunds?.find(({ refundId }) => refundId === item.requestId);
          if (payment !== null && recorded !== undefined) await store.enter(refundOf(payment, recorded));
          due.push({ ...from, id: `${_id}/${item.requestId}`, content: contentOf(item, recorded) });
        }
        if (waiting.length > 0 || outcome.kind === 'none') continue;
        due.push({ ...from, id: _id, content: { about: 'payment', outcome } });
      }
      return due;
    },

    async acknowledge(id) {
      const [txnUuid = '', requestId = null] = id.split('/');
      await store.dropNotification(txnUuid, requestId);
    },
  };

  return { gateway, notifications };
}

function isChallenged(behaviour: SandboxBehaviourName, request: BeginRequest): boolean {
  if (request.authType === 'MOTO') return false;
  return sandboxBehaviours[behaviour].authentication === 'challenge' || !request.frictionlessAllowed;
}

function refunded(refundId: string, at: Date): RefundOutcome {
  return { kind: 'refunded', ...refundNumbers(refundId), processedAt: at };
}

/** The content of the notification. */
function contentOf(
  { about, requestId, at }: SandboxNotification,
  recorded: SandboxRefund | undefined,
): NotificationContent {
  switch (about) {
    case 'capture':
      return { about, requestId, outcome: { kind: 'captured' } };
    case 'void':
      return { about, requestId, outcome: { kind: 'voided' } };
    case 'refund':
      return { about, requestId, outcome: refunded(requestId, recorded?.at ?? at) };
    default:
      return about satisfies never;
  }
}

function known(session: SandboxSession | null): SandboxSession {
  if (session === null) throw new Error('The sandbox gateway knows no such session. Begin one first.');
  return session;
}
