/**
 * The sandbox gateway and its bank. The card number determines what happens to a payment (cards.ts). It stores its own
 * records, and nothing of a card but the name of its behaviour. Must not run in production.
 */

import { createHmac, timingSafeEqual } from 'node:crypto';
import type {
  GatewayConnector,
  GatewayNotification,
  GatewayNotificationSource,
  NotifiedContent,
  PaymentOutcome,
  PayRequest,
  RefundOutcome,
} from '../../domain/ports/gateway-connector.ts';
import type { Clock } from '../../platform/runtime.ts';
import { laterMilliseconds, type SandboxBehaviourName, sandboxBehaviours } from './behaviours.ts';
import { sandboxBehaviourOf, sandboxPassword } from './cards.ts';
import { sandboxDescription } from './description.ts';
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

/** The outcome of an attempt that never requested an authorization. */
const neverAsked: PaymentOutcome = {
  kind: 'declined',
  decline: { code: 'processing_error', gatewayCode: '', gatewayMessage: '', receipt: null },
  reference: null,
};

/** Whether the header is the signature of the body. Never true for an empty secret. */
export function isSigned(header: string, secret: string, body: Uint8Array): boolean {
  const right = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const sent = Buffer.from(header);
  return secret !== '' && sent.length === right.length && timingSafeEqual(sent, right);
}

/** How long a notification is leased to the process that reads it. */
const notificationLeaseMilliseconds = 10_000;
const notificationBatch = 50;

interface SandboxDeps {
  readonly store: SandboxStore;
  readonly clock: Clock;
}

export interface SandboxGateway {
  readonly gateway: GatewayConnector;
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

  /** Requests the authorization. The first request decides. */
  async function authorize(txnUuid: string): Promise<PaymentOutcome> {
    const now = clock.now();
    const session = await sessionOf(txnUuid);
    if (session.authentication === 'due' || session.authentication === 'failed') {
      return { kind: 'declined', decline: refusal('notAuthenticated', session, now), reference: null };
    }
    const decided = known(await store.decide(txnUuid, now, notificationTime(session, now)));
    const { outcome } = await settle(decided, now);
    if (outcome.kind === 'none') throw new Error(`Sandbox session ${txnUuid} was authorized and has no outcome.`);
    return { ...outcome, reference: null };
  }

  const gateway: GatewayConnector = {
    ...sandboxDescription,

    async pay(_account, request) {
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
      if (session.authentication === 'notNeeded') return authorize(txnUuid);
      return { kind: 'action', action: { kind: 'bank_page' }, reference: null };
    },

    async resume(_account, { txnUuid }, { otp }) {
      const now = clock.now();
      const { behaviour } = await sessionOf(txnUuid);
      const bankRefuses = sandboxBehaviours[behaviour].password === 'never';
      const passes = !bankRefuses && otp === sandboxPassword;
      const session = known(await store.answerChallenge(txnUuid, passes ? 'passed' : 'failed', now));
      if (session.authentication !== 'failed') return authorize(txnUuid);
      const decline = refusal(bankRefuses ? 'refusedByBank' : 'wrongPassword', session, session.answeredAt ?? now);
      return { kind: 'declined', decline, reference: null };
    },

    async recover(_account, { txnUuid }) {
      const session = await store.find(txnUuid);
      const outcome = session === null ? neverAsked : (await settle(session, clock.now())).outcome;
      return outcome.kind === 'none' ? neverAsked : { ...outcome, reference: null };
    },

    /** No money moves without the bank page. */
    async abandon() {
      return neverAsked;
    },

    ...createHoldEnds({ store, clock, sessionOf, settle }),

    async refund(_account, { txnUuid: id }, { id: refundId, money }) {
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

    /** Notifications of the sandbox are forms, which api/gateways/ reads. Its own are queued: see `notifications`. */
    async parseNotification({ credentials }, { headers, body }) {
      const isGenuine = isSigned(headers['x-gateway-signature'] ?? '', credentials.secret ?? '', body);
      return { kind: isGenuine ? 'form' : 'unsigned' };
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

function isChallenged(behaviour: SandboxBehaviourName, request: PayRequest): boolean {
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
): NotifiedContent {
  switch (about) {
    case 'capture':
      return { about, requestId, outcome: { kind: 'done' } };
    case 'void':
      return { about, requestId, outcome: { kind: 'done' } };
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
