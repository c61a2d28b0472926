/**
 * Prepares an attempt: the request to send, and the intent that is stored first, under a lease that outlasts the
 * attempt. When too little of the lease is left, storing the intent renews it. Sends nothing.
 * A build failure (a secret does not decrypt, or a key is missing) is the service's own fault. Each one counts in the
 * metric; the log names a merchant at most once a minute, since all its events fail alike.
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
import type { TraceAttempt } from '../transport/trace-attempt.ts';

/** Throws when a secret does not decrypt, or a key is missing. */
export type PrepareAttempt = (lease: LeasedDelivery, merchant: Merchant, url: string) => Promise<PreparedAttempt>;

export function createPrepareAttempt(
  makeRequest: MakeRequest,
  clock: Clock,
  traceAttempt: TraceAttempt,
): PrepareAttempt {
  return async (lease, merchant, url) => {
    const { id: eventId, body: text, sequence, orderSequence, attemptCount } = lease;
    const occasion = lease.sending === 'again' ? 'replay' : 'event';
    const startedAt = clock.now();
    const place = { sequence, orderSequence };
    const trace = traceAttempt(lease, url);
    const { headers, body } = await makeRequest({
      merchant,
      eventId,
      text,
      place,
      occasion,
      now: startedAt,
      traceparent: trace?.traceparent ?? null,
    });
    const requestHeaders = maskedHeaders(headers);
    return { intent: { number: attemptCount + 1, startedAt, url, requestHeaders }, headers, body, merchant, trace };
  };
}

/**
 * Creates a function that prepares an attempt before its delivery is leased, so that one write stores both. Returns
 * null when there is nothing to prepare, when the event may have to wait for an earlier one, or, for `hurry`, when
 * encryption would delay the other deliveries of the write.
 */
export function createPrefetch(prepare: PrepareAttempt, merchants: MerchantLookup) {
  const prefetch = async (
    document: UnclaimedDelivery,
    { owner, pace }: LeaseOwner,
  ): Promise<PreparedAttempt | null> => {
    const { state, stop, open } = document;
    // An open intent of another worker becomes a closed attempt only with the lease.
    if (state !== DeliveryState.PENDING || stop === true || open !== undefined) return null;
    const merchant = await merchants.find(document.merchantId);
    if (merchant === undefined) return null;
    const url = document.webhookUrl ?? merchant.webhook.url;
    const mayWait = merchant.webhook.ordered && document.orderSequence > 1;
    if (url === null || mayWait || (pace === 'hurry' && merchant.webhook.encrypted)) return null;
    return prepare(leased(document, owner), merchant, url);
  };
  // The execution meets the same fault and reports it; here it would delay the other deliveries.
  return (document: UnclaimedDelivery, leaseOwner: LeaseOwner) => prefetch(document, leaseOwner).catch(() => null);
}

/** The owner of the lease to come, and whether other deliveries wait for this call. */
interface LeaseOwner {
  readonly owner: string;
  readonly pace: 'hurry' | 'patience';
}

export type Prefetch = ReturnType<typeof createPrefetch>;

/** Share of the lease that must be left: longer than any attempt; a lease is renewed every third of its time. */
const MIN_REMAINING_SHARE = 2 / 3;

export interface IntentsOf {
  readonly completions: Pick<CompletionStore, 'intend'>;
  readonly clock: Clock;
  readonly leaseMs: number;
}

export type Intents = ReturnType<typeof createIntents>;

export function createIntents({ completions, clock, leaseMs }: IntentsOf) {
  /**
   * Whether an attempt may start under a lease that ends then. False when the clock was set back: the lease's remaining
   * time is unknown.
   */
  const lasts = (until: Date): boolean => {
    const leftMs = until.getTime() - clock.now().getTime();
    return leftMs > leaseMs * MIN_REMAINING_SHARE && leftMs <= leaseMs;
  };

  return {
    lasts,

    /**
     * The attempt stored with the lease; null when too little of the lease is left, or when the merchant's settings
     * have changed.
     */
    stored: ({ prepared, until }: LeasedDelivery, merchant: Merchant): PreparedAttempt | null =>
      prepared?.merchant === merchant && lasts(until) ? prepared : null,

    /**
     * Stores the intent, unless it was stored with the lease. Returns the end of the lease; null when another worker
     * holds it.
     */
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

/** Creates a function that reports a build failure. Only the error's name is logged: its text may hold secret input. */
export function createBuildFailures({ clock, log, metrics }: BuildFailuresOf) {
  const isThrottled = createLogThrottle({ clock });

  return ({ merchantId, id: eventId }: Pick<LeasedDelivery, 'merchantId' | 'id'>, error: unknown): void => {
    metrics.unprepared();
    if (isThrottled(merchantId)) return;
    const reason = error instanceof Error ? error.name : 'unknown';
    log.error(
      { event: 'webhook.delivery.unprepared', merchantId, eventId, reason },
      'A webhook secret or key of a merchant is missing or does not open; its events wait until the keys are complete',
    );
  };
}
