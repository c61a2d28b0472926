/**
 * Takes one leased delivery as far as it goes: intent, attempt, outcome stored, host marked. Each step is stored before the
 * next begins, so that whoever takes over after a stop knows where to go on. Throws when the database fails: the lease then ends
 * by itself and the delivery comes back.
 */
import type { Merchant } from '../merchants/merchant.ts';
import type { Runtime } from '../runtime.ts';
import type { Sealer } from '../vault/sealed.ts';
import { type Checkpoint, Step } from './checkpoint.ts';
import type { Connections } from './connections.ts';
import { openCustomHeaders } from './custom-headers.ts';
import { type DeliverResult, deliver } from './deliver.ts';
import { type Attempt, type AttemptIntent, AttemptOutcome, DeliveryState, type LeasedDelivery } from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';
import { type BasicCredentials, maskedHeaders, requestHeaders, secretsIn } from './headers.ts';
import { maskedAnswer } from './masked-answer.ts';
import type { OutboxStore } from './outbox-store.ts';
import { retryAfterMs, retryWait } from './schedule.ts';
import { judgeUrl } from './url-rule.ts';
import type { MerchantLookup, WebhookLog, WebhookMetrics, WorkerSettings } from './worker-ports.ts';

/** What became of a delivery in one go. `lost`: another worker has it. `postponed`: nothing could be sent, by our own fault. */
export type Carried = 'acknowledged' | 'failed' | 'waiting' | 'postponed' | 'lost';

export interface CourierOf {
  readonly outbox: OutboxStore;
  readonly deliveries: DeliveryStore;
  readonly merchants: MerchantLookup;
  readonly sealer: Sealer;
  readonly runtime: Runtime;
  readonly settings: WorkerSettings;
  readonly connections: Connections;
  readonly checkpoint: Checkpoint;
  readonly log: WebhookLog;
  readonly metrics: WebhookMetrics;
}

/** How long a delivery rests when the service cannot put its request together. */
const POSTPONE_MS = 60_000;

/** A function that carries one delivery. */
export function createCourier(parts: CourierOf): (lease: LeasedDelivery) => Promise<Carried> {
  const { deliveries, outbox, merchants, runtime, settings, connections, checkpoint, log, metrics } = parts;
  const chance = () => runtime.random.bytes(4).readUInt32BE() / 2 ** 32;

  const mark = async (lease: LeasedDelivery): Promise<Carried> => {
    await outbox.acknowledged(lease.host, lease.id);
    await checkpoint(Step.MARKED);
    return (await deliveries.finish(lease)) ? 'acknowledged' : 'lost';
  };

  const headersFor = (lease: LeasedDelivery, merchant: Merchant) => {
    try {
      const customHeaders = openCustomHeaders(merchant, parts.sealer);
      return requestHeaders({ eventId: lease.id, credentials: credentialsOf(merchant, parts.sealer), customHeaders });
    } catch {
      return undefined;
    }
  };

  const attempt = async (lease: LeasedDelivery, intent: AttemptIntent, headers: Record<string, string>) => {
    const verdict = judgeUrl(intent.url, settings.policy);
    if (verdict.kind === 'problem') return refused(verdict.problem.message);
    const { totalMs } = settings;
    const answer = await deliver({ endpoint: verdict.endpoint, headers, body: lease.body, connections, totalMs });
    return { ...answer, result: { ...answer.result, answer: maskedAnswer(answer.result.answer, secretsIn(headers)) } };
  };

  const close = async (lease: LeasedDelivery, intent: AttemptIntent, answer: DeliverResult): Promise<Carried> => {
    const now = runtime.clock.now();
    const closed: Attempt = { ...intent, ...answer.result, finishedAt: now };
    metrics.attempted(closed.outcome, closed.totalMs ?? 0);
    if (closed.outcome === AttemptOutcome.ACKNOWLEDGED) {
      if (!(await deliveries.acknowledge(lease, closed, now))) return 'lost';
      metrics.acknowledged(now.getTime() - lease.at.getTime());
      await checkpoint(Step.ACKNOWLEDGED);
      return mark(lease);
    }
    const wait = retryWait({
      schedule: settings.retrySchedule,
      attemptCount: intent.number,
      result: closed,
      retryAfterMs: retryAfterMs(answer.retryAfter, now),
      chance: chance(),
    });
    return (await deliveries.fail(lease, closed, new Date(now.getTime() + wait))) ? 'failed' : 'lost';
  };

  return async (lease) => {
    await checkpoint(Step.CLAIMED);
    if (lease.state === DeliveryState.ACKED) return mark(lease);
    const merchant = await merchants.find(lease.merchantId);
    const url = lease.webhookUrl ?? merchant?.webhook.url ?? null;
    if (merchant === undefined || url === null) return (await deliveries.wait(lease)) ? 'waiting' : 'lost';
    const headers = headersFor(lease, merchant);
    const startedAt = runtime.clock.now();
    if (headers === undefined) {
      log.error(
        { merchantId: lease.merchantId, eventId: lease.id },
        'the webhook password or a custom header does not open: check the keys',
      );
      const dueAt = new Date(startedAt.getTime() + POSTPONE_MS * (1 + chance()));
      return (await deliveries.postpone(lease, dueAt)) ? 'postponed' : 'lost';
    }
    const number = lease.attemptCount + 1;
    const intent: AttemptIntent = { number, startedAt, url, requestHeaders: maskedHeaders(headers) };
    if (!(await deliveries.intend(lease, intent))) return 'lost';
    await checkpoint(Step.INTENDED);
    const answer = await attempt(lease, intent, headers);
    await checkpoint(Step.ANSWERED);
    return close(lease, intent, answer);
  };
}

/** Both or none: half of a credential authenticates nobody. Throws when the password does not open. */
function credentialsOf({ merchantId, webhook }: Merchant, sealer: Sealer): BasicCredentials | null {
  const { username, password } = webhook;
  if (username === null || password === null) return null;
  return { username, password: sealer.open({ merchantId, record: 'webhook.password' }, password) };
}

function refused(message: string): DeliverResult {
  const nothing = { status: null, answer: '', address: null, connectMs: null, totalMs: 0 };
  return { result: { outcome: AttemptOutcome.ADDRESS_REFUSED, detail: message, ...nothing }, retryAfter: null };
}
