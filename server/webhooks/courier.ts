/**
 * Takes one leased delivery as far as it goes: intent, attempt, outcome stored, host marked. Each step is stored before the
 * next begins, so that whoever takes over after a stop knows where to go on. Throws when the database fails: the lease then ends
 * by itself and the delivery comes back.
 */
import type { Merchant } from '../merchants/merchant.ts';
import type { Runtime } from '../runtime.ts';
import { type Checkpoint, Step } from './checkpoint.ts';
import type { CompletionStore } from './completion-store.ts';
import type { Connections } from './connections.ts';
import { type DeliverResult, deliver } from './deliver.ts';
import {
  type Attempt,
  AttemptOutcome,
  DeliveryState,
  FailureClass,
  type LeasedDelivery,
  type PreparedAttempt,
} from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';
import type { EndpointMonitor } from './endpoint-monitor.ts';
import { secretsIn } from './headers.ts';
import type { Place } from './lanes.ts';
import { maskedAnswer } from './masked-answer.ts';
import type { PrepareAttempt } from './prepare-attempt.ts';
import { retryAfterMs, retryWait } from './schedule.ts';
import { judgeUrl } from './url-rule.ts';
import type { MerchantLookup, WebhookLog, WebhookMetrics, WorkerSettings } from './worker-ports.ts';

/**
 * What became of a delivery in one go. `waiting`: laid aside until something comes. `stopped`: laid down for good. `postponed`:
 * nothing could be sent, by our own fault. `lost`: another worker has it.
 */
export type Carried = 'acknowledged' | 'failed' | 'waiting' | 'stopped' | 'postponed' | 'lost';

export interface CourierOf {
  readonly deliveries: DeliveryStore;
  readonly completions: CompletionStore;
  readonly monitor: EndpointMonitor;
  readonly merchants: MerchantLookup;
  readonly prepare: PrepareAttempt;
  /** The host counts the event as told, and the delivery is over. */
  readonly settle: (lease: LeasedDelivery) => Promise<unknown>;
  readonly runtime: Runtime;
  readonly settings: WorkerSettings;
  readonly connections: Connections;
  readonly checkpoint: Checkpoint;
  readonly log: WebhookLog;
  readonly metrics: WebhookMetrics;
}

/** How long a delivery rests when the service cannot put its request together. */
const POSTPONE_MS = 60_000;

/** A function that carries one delivery. Its place in the lane keeps the requests to one endpoint few. */
export function createCourier(parts: CourierOf): (lease: LeasedDelivery, place: Place) => Promise<Carried> {
  const { deliveries, completions, monitor, merchants, runtime, settings, connections, checkpoint, log, metrics } =
    parts;
  const chance = () => runtime.random.bytes(4).readUInt32BE() / 2 ** 32;

  const layAside = async (lease: LeasedDelivery, state: 'WAITING' | 'HELD' | 'STOPPED', as: Carried) =>
    (await completions.layAside(lease, state)) === 'kept' ? as : 'lost';

  /** Lets the next event of the order go, where they are to go in order. */
  const letNextGo = async ({ merchantId, orderKey }: LeasedDelivery): Promise<void> => {
    if (orderKey !== null) await deliveries.releaseHeld(merchantId, orderKey, runtime.clock.now());
  };

  /** Lays an event aside that must not overtake another of its order. */
  const hold = async (lease: LeasedDelivery): Promise<Carried> => {
    const carried = await layAside(lease, DeliveryState.HELD, 'waiting');
    // The one before may have ended meanwhile, and have found nothing to let go.
    if (!(await deliveries.hasOpenPredecessor(lease))) await letNextGo(lease);
    return carried;
  };

  const prepared = async (
    lease: LeasedDelivery,
    merchant: Merchant,
    url: string,
  ): Promise<PreparedAttempt | undefined> => {
    try {
      return foreseen(lease, merchant) ?? (await parts.prepare(lease, merchant, url));
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      log.error(
        { merchantId: lease.merchantId, eventId: lease.id, reason },
        'a webhook secret or key does not open, or is missing: check the keys',
      );
      return undefined;
    }
  };

  /** Whether the intent is on record. One that was stored with the lease counts while it is young; a worker may have stood still since. */
  const intended = async (lease: LeasedDelivery, { intent }: PreparedAttempt): Promise<boolean> => {
    const ageMs = runtime.clock.now().getTime() - intent.startedAt.getTime();
    if (lease.prepared?.intent === intent && ageMs >= 0 && ageMs < settings.leaseMs / 3) return true;
    return (await completions.intend(lease, intent)) === 'kept';
  };

  const attempt = async ({ intent, headers, body }: PreparedAttempt, place: Place): Promise<DeliverResult> => {
    const verdict = judgeUrl(intent.url, settings.policy);
    if (verdict.kind === 'problem') return refused(verdict.problem.message);
    const { totalMs } = settings;
    await place.begin();
    try {
      const answer = await deliver({ endpoint: verdict.endpoint, headers, body, connections, totalMs });
      return {
        ...answer,
        result: { ...answer.result, answer: maskedAnswer(answer.result.answer, secretsIn(headers)) },
      };
    } finally {
      place.answered();
    }
  };

  const acknowledged = async (lease: LeasedDelivery, closed: Attempt, merchant: Merchant, place: Place) => {
    const now = runtime.clock.now();
    // The endpoint is well, whoever holds the delivery by now.
    await monitor.succeeded(lease.lane, settings.perLane);
    if ((await completions.acknowledge(lease, closed, now)) === 'lost') return 'lost';
    place.stored();
    metrics.acknowledged(now.getTime() - lease.at.getTime());
    await checkpoint(Step.ACKNOWLEDGED);
    await parts.settle(lease);
    if (merchant.webhook.ordered) await letNextGo(lease);
    return 'acknowledged';
  };

  const failed = async (lease: LeasedDelivery, closed: Attempt, merchant: Merchant, after: string | null) => {
    const now = runtime.clock.now();
    const own = merchant.webhook.retrySchedule?.map((seconds) => seconds * 1000);
    const wait = retryWait({
      schedule: own ?? settings.retrySchedule,
      attemptCount: closed.number,
      result: closed,
      retryAfterMs: retryAfterMs(after, now),
      chance: chance(),
    });
    const [held] = await Promise.all([
      completions.fail(lease, closed, new Date(now.getTime() + wait)),
      monitor.failed(lease.lane, closed, lease.errand),
    ]);
    return held === 'kept' ? 'failed' : 'lost';
  };

  return async (lease, place) => {
    await checkpoint(Step.CLAIMED);
    if (lease.state === DeliveryState.ACKED) {
      await parts.settle(lease);
      await letNextGo(lease);
      return 'acknowledged';
    }
    if (lease.stop === 'wanted') return layAside(lease, DeliveryState.STOPPED, 'stopped');
    const merchant = await merchants.find(lease.merchantId);
    const url = lease.webhookUrl ?? merchant?.webhook.url ?? null;
    if (merchant === undefined || url === null) return layAside(lease, DeliveryState.WAITING, 'waiting');
    const ordered = merchant.webhook.ordered && lease.sending === 'first';
    if (ordered && lease.orderSequence > 1 && (await deliveries.hasOpenPredecessor(lease))) return hold(lease);
    const ready = await prepared(lease, merchant, url);
    if (ready === undefined) {
      const dueAt = new Date(runtime.clock.now().getTime() + POSTPONE_MS * (1 + chance()));
      return (await completions.postpone(lease, dueAt)) === 'kept' ? 'postponed' : 'lost';
    }
    await checkpoint(Step.PREPARED);
    if (!(await intended(lease, ready))) return 'lost';
    await checkpoint(Step.INTENDED);
    const { result, retryAfter } = await attempt(ready, place);
    await checkpoint(Step.ANSWERED);
    const closed: Attempt = { ...ready.intent, ...result, finishedAt: runtime.clock.now() };
    metrics.attempted(closed.outcome, closed.failure);
    if (closed.outcome === AttemptOutcome.ACKNOWLEDGED) return acknowledged(lease, closed, merchant, place);
    return failed(lease, closed, merchant, retryAfter);
  };
}

/** The attempt that was stored with the lease, unless the merchant's settings were read anew since: it goes out by what stands now. */
function foreseen({ prepared }: LeasedDelivery, merchant: Merchant): PreparedAttempt | null {
  return prepared?.merchant === merchant ? prepared : null;
}

/** What the address guard says, as the result of an attempt in which nothing was sent. */
export function refused(message: string): DeliverResult {
  const times = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 };
  const verdict = { outcome: AttemptOutcome.ADDRESS_REFUSED, failure: FailureClass.ADDRESS_REFUSED, detail: message };
  return { result: { ...verdict, status: null, answer: '', address: null, ...times }, retryAfter: null };
}
