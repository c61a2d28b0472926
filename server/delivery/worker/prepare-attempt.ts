/**
 * Makes an attempt ready: what is sent, and the intent that is recorded before, under a lease that lasts for it. A worker may have stood
 * still, or have waited long for what it needs: where less is left of the lease, the write that records the intent makes sure of it and
 * renews it. A build failure (a secret does not open, or a key is missing) is the service's own fault: each is counted, and the log names a
 * merchant once a minute at most, since all its events fail alike, and again each time they are due. Sends nothing.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { CompletionStore } from '../queue/completion-store.ts';
import { createLogThrottle } from '../queue/cooldown.ts';
import { DeliveryState, type LeasedDelivery, type PreparedAttempt } from '../queue/delivery.ts';
import type { UnclaimedDelivery } from '../queue/delivery-store.ts';
import { leased } from '../queue/lease-store.ts';
import type { MerchantLookup, WebhookLog, WebhookMetrics } from '../queue/worker-ports.ts';
import { type MakeRequest, maskedHeaders } from '../transport/request.ts';

/** Throws when a secret does not open, or a key is missing. */
export type PrepareAttempt = (lease: LeasedDelivery, merchant: Merchant, url: string) => Promise<PreparedAttempt>;

/** A function that prepares the next attempt of a delivery. */
export function createPrepareAttempt(makeRequest: MakeRequest, clock: Clock): PrepareAttempt {
  return async (lease, merchant, url) => {
    const { id: eventId, body: text, sequence, orderSequence, attemptCount } = lease;
    const occasion = lease.sending === 'again' ? 'replay' : 'event';
    const startedAt = clock.now();
    const place = { sequence, orderSequence };
    const { headers, body } = await makeRequest({ merchant, eventId, text, place, occasion, now: startedAt });
    const requestHeaders = maskedHeaders(headers);
    return { intent: { number: attemptCount + 1, startedAt, url, requestHeaders }, headers, body, merchant };
  };
}

/**
 * A function that prepares an attempt before its delivery is leased, so that one write stores both. Null where there is to be none, or
 * not yet; and, in a `hurry`, where preparing it takes so long that the others stored with it would wait.
 */
export function createPrefetch(prepare: PrepareAttempt, merchants: MerchantLookup) {
  const prefetch = async (
    document: UnclaimedDelivery,
    { owner, pace }: LeaseOwner,
  ): Promise<PreparedAttempt | null> => {
    const { state, stop, open } = document;
    // What another worker left open counts as an attempt from its end on.
    if (state !== DeliveryState.PENDING || stop === true || open !== undefined) return null;
    const merchant = await merchants.find(document.merchantId);
    if (merchant === undefined) return null;
    const url = document.webhookUrl ?? merchant.webhook.url;
    const mayWait = merchant.webhook.ordered && document.orderSequence > 1;
    if (url === null || mayWait || (pace === 'hurry' && merchant.webhook.encrypted)) return null;
    return prepare(leased(document, owner), merchant, url);
  };
  // Whoever executes it meets the same fault and tells of it: here it would keep back all the others, too.
  return (document: UnclaimedDelivery, leaseOwner: LeaseOwner) => prefetch(document, leaseOwner).catch(() => null);
}

/** Whose lease it will be, and whether others wait for it. */
interface LeaseOwner {
  readonly owner: string;
  readonly pace: 'hurry' | 'patience';
}

export type Prefetch = ReturnType<typeof createPrefetch>;

/** How much of a lease must be left: more than the longest attempt takes, and renewals come three to a lease. */
const MIN_REMAINING_SHARE = 2 / 3;

export interface IntentsOf {
  readonly completions: Pick<CompletionStore, 'intend'>;
  readonly clock: Clock;
  readonly leaseMs: number;
}

export type Intents = ReturnType<typeof createIntents>;

export function createIntents({ completions, clock, leaseMs }: IntentsOf) {
  /** Whether an attempt may begin under a lease that ends then. By a clock that was put back nobody can tell. */
  const lasts = (until: Date): boolean => {
    const leftMs = until.getTime() - clock.now().getTime();
    return leftMs > leaseMs * MIN_REMAINING_SHARE && leftMs <= leaseMs;
  };

  return {
    lasts,

    /** The attempt that was stored with the lease, unless that is long ago or the merchant's settings were read anew since. */
    stored: ({ prepared, until }: LeasedDelivery, merchant: Merchant): PreparedAttempt | null =>
      prepared?.merchant === merchant && lasts(until) ? prepared : null,

    /** Puts an intent on record that is not. Answers until when the lease holds; null when another worker has the delivery. */
    async record(lease: LeasedDelivery, attempt: PreparedAttempt): Promise<Date | null> {
      const isLong = lasts(lease.until);
      if (isLong && lease.prepared === attempt) return lease.until;
      const until = isLong ? lease.until : new Date(clock.now().getTime() + leaseMs);
      return (await completions.intend(lease, attempt.intent, until)) === 'kept' ? until : null;
    },
  };
}

export interface BuildFailuresOf {
  readonly clock: Clock;
  readonly log: Pick<WebhookLog, 'error'>;
  readonly metrics: Pick<WebhookMetrics, 'unprepared'>;
}

/** A function that notes one. Of the error only the name is told: its text may hold what it failed on. */
export function createBuildFailures({ clock, log, metrics }: BuildFailuresOf) {
  const isThrottled = createLogThrottle({ clock });

  return ({ merchantId, id: eventId }: Pick<LeasedDelivery, 'merchantId' | 'id'>, error: unknown): void => {
    metrics.unprepared();
    if (isThrottled(merchantId)) return;
    const reason = error instanceof Error ? error.name : 'unknown';
    log.error(
      { merchantId, eventId, reason },
      'a webhook secret or key of a merchant does not open, or is missing: its events wait; check the keys',
    );
  };
}
