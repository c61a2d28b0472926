/**
 * The sandbox gateway's store in memory. Each step is atomic, as in the database.
 */
import type { LedgerEntry, SandboxNotification, SandboxSession } from '../../../server/gateways/sandbox/session.ts';
import type { SandboxStore } from '../../../server/gateways/sandbox/store.ts';

export interface MemoryBank {
  readonly store: SandboxStore;
  ledger(): readonly LedgerEntry[];
}

/** The update of a session when a notification is added. */
function withNotification(before: SandboxSession, notification: SandboxNotification | null): Partial<SandboxSession> {
  if (notification === null) return {};
  const newsAt = before.newsAt !== undefined && before.newsAt < notification.at ? before.newsAt : notification.at;
  return { news: [...(before.news ?? []), notification], newsAt };
}

export function createMemoryBank(): MemoryBank {
  const sessions = new Map<string, SandboxSession>();
  const ledger = new Map<string, LedgerEntry>();

  /** Updates a session if it matches; returns the stored session. */
  async function change(
    id: string,
    fits: (session: SandboxSession) => boolean,
    next: (session: SandboxSession) => SandboxSession,
  ): Promise<SandboxSession | null> {
    const session = sessions.get(id);
    if (session !== undefined && fits(session)) sessions.set(id, next(session));
    return sessions.get(id) ?? null;
  }

  const store: SandboxStore = {
    async begin(session) {
      if (!sessions.has(session._id)) sessions.set(session._id, session);
      return sessions.get(session._id) ?? session;
    },
    find: async (id) => sessions.get(id) ?? null,
    answerChallenge: (id, answer, at) =>
      change(
        id,
        ({ authentication }) => authentication === 'due',
        (session) => ({ ...session, authentication: answer, answeredAt: at }),
      ),
    decide: (id, at, newsAt) =>
      change(
        id,
        ({ authorizedAt }) => authorizedAt === null,
        (session) => ({ ...session, authorizedAt: at, ...(newsAt === null ? {} : { newsAt }) }),
      ),
    async recordRefund(id, refund, most, notification) {
      const session = await change(
        id,
        ({ refunds = [], refundedMinor = 0 }) =>
          refunds.every(({ refundId }) => refundId !== refund.refundId) && refundedMinor + refund.minor <= most,
        (before) => ({
          ...before,
          refunds: [...(before.refunds ?? []), refund],
          refundedMinor: (before.refundedMinor ?? 0) + refund.minor,
          ...withNotification(before, notification),
        }),
      );
      return session?.refunds?.find(({ refundId }) => refundId === refund.refundId) ?? null;
    },
    endHold: (id, ending, notification) =>
      change(
        id,
        (session) => session.ending === undefined,
        (session) => ({ ...session, ending, ...withNotification(session, notification) }),
      ),
    async enter(entry) {
      if (!ledger.has(entry._id)) ledger.set(entry._id, entry);
    },
    async leaseNotifications(now, leaseUntil, limit) {
      const due = [...sessions.values()].filter(({ newsAt }) => newsAt !== undefined && newsAt <= now).slice(0, limit);
      for (const session of due) sessions.set(session._id, { ...session, newsAt: leaseUntil });
      return due;
    },
    async dropNotification(id, requestId) {
      const session = sessions.get(id);
      if (session === undefined) return;
      const { newsAt, news: notification = [], ...rest } = session;
      const left = requestId === null ? [] : notification.filter((item) => item.requestId !== requestId);
      sessions.set(id, { ...rest, news: left, ...(left.length > 0 && newsAt !== undefined ? { newsAt } : {}) });
    },
  };

  return { store, ledger: () => [...ledger.values()] };
}
