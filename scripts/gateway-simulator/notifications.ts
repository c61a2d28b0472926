/**
 * Delivers a simulator's notifications, with the faults that are set for them, and retries until they are accepted.
 */
import { createHash } from 'node:crypto';
import type { FaultBox, NotificationFault } from './faults.ts';
import type { NotificationTarget, SimulatedNotification } from './gateway.ts';
import type { PendingWork } from './pending-work.ts';

export interface NotificationRetries {
  readonly attempts: number;
  /** Doubles after each attempt, up to 5 seconds. */
  readonly firstDelayMs: number;
}

/** About half a minute: longer than a restart of the service takes. */
export const defaultRetries: NotificationRetries = { attempts: 12, firstDelayMs: 100 };
const LONGEST_DELAY_MS = 5_000;
const ANSWER_TIMEOUT_MS = 10_000;

export interface DeliveryRecord {
  readonly id: string;
  readonly event: string;
  readonly account: string;
  /** `dropped`: by a fault, or because no target is set. */
  result: 'waiting' | 'accepted' | 'given_up' | 'dropped';
  /** The statuses of the answers; 0 for an attempt without one. */
  readonly answers: number[];
}

/** A notification that is ready to leave. */
export interface PlannedDelivery {
  /** Whether it leaves before the answer of the call that caused it. */
  readonly first: boolean;
  /** Resolves after the first attempt; the retries are pending work. */
  start(): Promise<void>;
}

export interface Notifier {
  /** `call`: the method and path that caused the notification; null for none. Null when nothing leaves, or only later. */
  plan(notification: SimulatedNotification, call: string | null): PlannedDelivery | null;
  records(): DeliveryRecord[];
  /** Ends all retries. */
  stop(): void;
}

interface Parts {
  readonly faults: FaultBox;
  readonly pending: PendingWork;
  readonly retries: NotificationRetries;
  /** Read for each attempt: a restarted service may have another address. Undefined when no target is set. */
  readonly targetOf: (account: string) => NotificationTarget | undefined;
  readonly acknowledged: (status: number, body: string) => boolean;
}

/** A secret that no receiver knows, in hexadecimal digits, which every gateway's format allows. */
const wrongSecret = (secret: string): string => createHash('sha256').update(`wrong ${secret}`).digest('hex');

export function createNotifier({ faults, pending, retries, targetOf, acknowledged }: Parts): Notifier {
  const stopped = new AbortController();
  const records: DeliveryRecord[] = [];

  function recordOf({ id, event, account }: SimulatedNotification, result: DeliveryRecord['result']): DeliveryRecord {
    const record: DeliveryRecord = { id, event, account, result, answers: [] };
    records.push(record);
    return record;
  }

  /** True when it needs no further attempt. */
  async function attempt(notification: SimulatedNotification, record: DeliveryRecord, signed: boolean) {
    const target = targetOf(notification.account);
    if (target === undefined) {
      record.result = 'dropped';
      return true;
    }
    try {
      const { headers, body } = notification.render(signed ? target.secret : wrongSecret(target.secret));
      const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
      const answer = await fetch(target.url, { method: 'POST', headers, body, signal });
      record.answers.push(answer.status);
      if (!acknowledged(answer.status, await answer.text())) return false;
      record.result = 'accepted';
      return true;
    } catch {
      record.answers.push(0);
      return false;
    }
  }

  async function retry(notification: SimulatedNotification, record: DeliveryRecord, signed: boolean): Promise<void> {
    for (let tried = 1; tried < retries.attempts && !stopped.signal.aborted; tried += 1) {
      await pending.pause(Math.min(retries.firstDelayMs * 2 ** (tried - 1), LONGEST_DELAY_MS));
      if (await attempt(notification, record, signed)) return;
    }
    record.result = 'given_up';
  }

  function delivery(notification: SimulatedNotification, signed: boolean): () => Promise<void> {
    const record = recordOf(notification, 'waiting');
    return async () => {
      if (!(await attempt(notification, record, signed))) pending.track(retry(notification, record, signed));
    };
  }

  return {
    plan(notification, call) {
      const found = faults.forNotification(notification.event, call);
      const has = (kind: NotificationFault) => found.some((fault) => fault.kind === kind);
      if (has('notify_never')) {
        recordOf(notification, 'dropped');
        return null;
      }
      const signed = !has('bad_signature');
      const opposite = has('notify_contradicting') ? notification.contradicting() : null;
      const deliveries = [
        delivery(notification, signed),
        ...(has('notify_twice') ? [delivery(notification, signed)] : []),
        ...(opposite === null ? [] : [delivery(opposite, signed)]),
      ];
      const start = async () => {
        for (const deliver of deliveries) await deliver();
      };
      const late = found.find(({ kind }) => kind === 'notify_late');
      if (late === undefined) return { first: has('notify_first'), start };
      pending.later(late.ms, () => pending.track(start()));
      return null;
    },
    records: () => records.map((record) => ({ ...record, answers: [...record.answers] })),
    stop: () => stopped.abort(),
  };
}
