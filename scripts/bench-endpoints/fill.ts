/**
 * Fills the database with the deliveries of very many endpoints, one for each, by bulk inserts: half of the endpoints answer, and half
 * are dead. The service must not run.
 */
import type { Db } from 'mongodb';
import document from '../../generated/openapi.json' with { type: 'json' };
import { EventName } from '../../generated/values.ts';
import { prepareDeliveries } from '../../server/compose/delivery.ts';
import { DeliveryState, FailureClass } from '../../server/delivery/queue/delivery.ts';
import { type DeliveryDocument, deliveryDocument } from '../../server/delivery/queue/delivery-document.ts';
import { DELIVERIES } from '../../server/delivery/queue/delivery-store.ts';
import { ENDPOINTS, type EndpointDocument } from '../../server/delivery/queue/endpoint-store.ts';
import { KEEP_MS } from '../../server/delivery/queue/worker-ports.ts';
import { systemRuntime } from '../../server/platform/runtime.ts';
import { ORDERS } from '../../server/storage/orders.ts';
import { type OutboxHost, outboxEntry } from '../../server/storage/outbox.ts';
import type { BenchReceiver } from '../bench/webhooks/receiver.ts';
import { endBackfill } from '../bench-growth/fill.ts';

/**
 * `settled`: the dead endpoints are known to be dead, with open breakers and an overdue event each; the others have got theirs.
 * `flood`: every endpoint has one event due now, and nothing is known of any.
 */
export type Condition = 'settled' | 'flood';

/** Of a hundred endpoints: so many answer, so many take the request and never answer; the rest refuse the connection. */
export const [HEALTHY, HANGING] = [50, 3];
/** Attempts of an event to an endpoint that is known to be dead. */
export const ATTEMPTS_BEFORE = 10;
const BATCH = 2_000;
const MINUTE_MS = 60_000;
/** The wait between two probes of an endpoint that has failed for long. */
const PROBE_MS = 5 * MINUTE_MS;

type HostDocument = OutboxHost & { readonly _id: string };

export interface FillOptions {
  readonly db: Db;
  readonly receiver: Pick<BenchReceiver, 'urlOf' | 'hangingUrlOf'>;
  readonly merchantIds: readonly string[];
  readonly endpoints: number;
  /** A port at which nothing listens. */
  readonly refusingPort: number;
  readonly condition: Condition;
}

const { content } = document.webhooks.ORDER_CREATED.post.requestBody.content['application/json'].examples.plain.value;
const names = [EventName.ORDER_CREATED];

/**
 * Takes out what the service wrote and what was filled in. The deliveries keep their indexes: a service that finds deliveries without
 * them takes these for those of an earlier version, and numbers them when it starts.
 */
export async function emptyDeliveries(db: Db): Promise<void> {
  for (const name of [ORDERS, DELIVERIES, ENDPOINTS]) await db.collection(name).drop();
  await prepareDeliveries(db);
}

/** Fills the database. */
export async function fillEndpoints(options: FillOptions): Promise<void> {
  const { db, endpoints } = options;
  await endBackfill(db);
  for (let first = 0; first < endpoints; first += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, endpoints - first) }, (_, offset) =>
      endpointOf(first + offset, options),
    );
    const unjournaled = { ordered: false, writeConcern: { w: 1, journal: false } } as const;
    await db.collection<HostDocument>(ORDERS).insertMany(
      made.map(({ host }) => host),
      unjournaled,
    );
    await db.collection<DeliveryDocument>(DELIVERIES).insertMany(
      made.map(({ delivery }) => delivery),
      unjournaled,
    );
    const health = made.flatMap((each) => each.health ?? []);
    if (health.length > 0) await db.collection<EndpointDocument>(ENDPOINTS).insertMany(health, unjournaled);
  }
}

/** The order of an endpoint, its delivery, and the endpoint's health unless it is good. */
function endpointOf(number: number, { receiver, merchantIds, refusingPort, condition }: FillOptions) {
  const merchantId = merchantIds[number % merchantIds.length] ?? '';
  const place = Math.floor(number / merchantIds.length);
  const lot = place % 100;
  const refusing = `http://127.5.${place >> 8}.${place & 255}:${refusingPort}/webhooks`;
  const dead = lot < HEALTHY + HANGING ? receiver.hangingUrlOf(place) : refusing;
  const webhookUrl = lot < HEALTHY ? receiver.urlOf(place) : dead;
  const now = new Date();
  const orderId = `endpoint-${number}`;
  const id = `${merchantId}:${orderId}`;
  const entry = outboxEntry({ names, enabled: names, content: JSON.stringify(content), runtime: systemRuntime });
  const [event] = entry?.events ?? [];
  if (entry === undefined || event === undefined) throw new Error('no event was raised');
  const fields = { merchantId, orderId, webhookUrl };
  const unnumbered = deliveryDocument({
    host: { collection: ORDERS, id },
    fields,
    entry,
    event,
    orderSequence: 1,
    now,
  });
  const { dueAt, openSince, ...rest } = { ...unnumbered, sequence: place + 1 };
  const isHealthy = lot < HEALTHY;
  const isDone = isHealthy && condition === 'settled';
  const host: HostDocument = { _id: id, ...fields, outbox: [], unacked: isDone ? [] : [event.id], eventsDue: 1 };
  const due = { ...rest, ...(dueAt && { dueAt }), ...(openSince && { openSince }) };
  if (condition === 'flood') return { host, delivery: due };
  if (isHealthy) {
    const expiresAt = new Date(now.getTime() + KEEP_MS);
    return { host, delivery: { ...rest, state: DeliveryState.DONE, attemptCount: 1, acknowledgedAt: now, expiresAt } };
  }
  const health: EndpointDocument = {
    _id: rest.lane,
    merchantId,
    v: 10,
    failuresInRow: 10,
    lastFailureAt: now,
    openedAt: new Date(now.getTime() - 60 * MINUTE_MS),
    // Spread over the time between two probes, as after a while.
    probeAt: new Date(now.getTime() + Math.random() * PROBE_MS),
    probes: 10,
    lastError: 'The endpoint refused the connection.',
  };
  return { host, delivery: { ...due, attemptCount: ATTEMPTS_BEFORE, failure: FailureClass.CONNECTION }, health };
}
