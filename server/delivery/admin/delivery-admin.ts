/**
 * What the settings API may ask and do about deliveries. Sends nothing itself; needs no worker in its process.
 */
import type { Clock } from '../../platform/runtime.ts';
import { createOutboxStore } from '../outbox/outbox-store.ts';
import { type DeliveryReport, DeliveryState } from '../queue/delivery.ts';
import { type DeliveryDocument, deliveryReport, type ReportedDelivery } from '../queue/delivery-document.ts';
import { createDeliveryStore, type Db } from '../queue/delivery-store.ts';
import { type EndpointHealth, endpointIdOf, endpointKeyOf, endpointKeyParts } from '../queue/endpoint.ts';
import { createEndpointStore, type EndpointStore } from '../queue/endpoint-store.ts';
import { createHeldStore } from '../queue/held-store.ts';
import { createBacklog, type EndpointBacklog } from '../queue/queue-figures-store.ts';
import { createDeliveryAdminStore, type ReplayChoice } from './delivery-admin-store.ts';

export interface DeliveryAdminOf {
  readonly db: Db;
  readonly clock: Clock;
  /** Called when something became due. */
  readonly notify: () => void;
}

/** One endpoint of a merchant. */
export interface EndpointReport {
  readonly endpointId: string;
  /** The origin of an order's own address; null for the configured one. */
  readonly origin: string | null;
  readonly health: EndpointHealth | null;
  readonly backlog: EndpointBacklog | null;
}

export interface DeliveryAdmin {
  /** The events of one order on their way, oldest first. The order id matches without regard to case. */
  deliveriesOfOrder(merchantId: string, orderId: string): Promise<DeliveryReport[]>;
  /** Sends an event again, now, whatever became of it. Answers null when the merchant has no such event. */
  resend(merchantId: string, eventId: string): Promise<DeliveryReport | null>;
  /** Sends an event no more. Answers null when the merchant has no such event. */
  stop(merchantId: string, eventId: string): Promise<DeliveryReport | null>;
  /** How many events a replay would send. */
  countReplay(merchantId: string, choice: ReplayChoice): Promise<number>;
  /** Sends events again, the oldest first, at a limited rate. Answers how many. */
  replay(merchantId: string, choice: ReplayChoice): Promise<number>;
  /** The configured endpoint, and every other with something to do or to say. */
  endpoints(merchantId: string): Promise<EndpointReport[]>;
  /** Closes an endpoint's breaker and makes its waiting events due. Answers the endpoint; null when there is none of this id. */
  resume(merchantId: string, endpointId: string): Promise<EndpointReport | null>;
  /** Makes due what waits for the merchant's URL; call it after one was configured. Answers how many. */
  rearm(merchantId: string): Promise<number>;
  /** Makes due what is held behind others; call it after a merchant said that it does not want its events in order. Answers how many. */
  releaseHeld(merchantId: string): Promise<number>;
  /** The configured URL is another one: what is known of the endpoint no longer counts. */
  moved(merchantId: string): Promise<void>;
}

/** Milliseconds between two events of a replay: 100 a second. */
const REPLAY_GAP_MS = 10;

/** The delivery admin over one database. */
export function createDeliveryAdmin({ db, clock, notify }: DeliveryAdminOf): DeliveryAdmin {
  const deliveries = createDeliveryStore(db);
  const held = createHeldStore(db);
  const outbox = createOutboxStore(db);
  const admin = createDeliveryAdminStore(db);
  const backlog = createBacklog(db);
  const endpointStore = createEndpointStore(db);
  const reports = createDeliveryReports({ endpoints: endpointStore, clock });

  const reportOf = async (found: ReportedDelivery | null): Promise<DeliveryReport | null> =>
    found === null ? null : ((await reports([found]))[0] ?? null);
  const endpoints = async (merchantId: string): Promise<(EndpointReport & { readonly endpointKey: string })[]> => {
    const [unhealthy, backlogs] = await Promise.all([endpointStore.ofMerchant(merchantId), backlog(merchantId)]);
    const healthOf = new Map(unhealthy.map((health) => [health._id, health]));
    const backlogOf = new Map(backlogs.map((each) => [each.endpointKey, each]));
    const endpointKeys = new Set([endpointKeyOf(merchantId, null), ...healthOf.keys(), ...backlogOf.keys()]);
    return [...endpointKeys].map((endpointKey) => ({
      endpointKey,
      endpointId: endpointIdOf(endpointKey),
      origin: endpointKeyParts(endpointKey).origin,
      health: healthOf.get(endpointKey) ?? null,
      backlog: backlogOf.get(endpointKey) ?? null,
    }));
  };

  return {
    async deliveriesOfOrder(merchantId, orderId) {
      return reports(await admin.ofOrder(merchantId, orderId));
    },
    async resend(merchantId, eventId) {
      await admin.resend(merchantId, eventId, clock.now());
      const sentAgain = await admin.find(merchantId, eventId);
      // The worker that stored its 200 may have stopped before it told the order.
      if (sentAgain !== null && isReplayed(sentAgain)) await outbox.acknowledge([{ host: sentAgain.host, eventId }]);
      notify();
      return reportOf(sentAgain);
    },
    async stop(merchantId, eventId) {
      const before = await admin.find(merchantId, eventId);
      // The worker that stored its 200 may have stopped before it told the order: then nobody else would.
      if (before !== null && isReplayed(before)) await outbox.acknowledge([{ host: before.host, eventId }]);
      await admin.stop(merchantId, eventId, clock.now());
      const stopped = await admin.find(merchantId, eventId);
      // What was held behind it may go.
      if (stopped?.orderKey !== undefined && stopped.openSince === undefined) {
        await deliveries.releaseHeld(merchantId, stopped.orderKey, clock.now());
        notify();
      }
      return reportOf(stopped);
    },
    countReplay: (merchantId, choice) => admin.count(merchantId, choice, clock.now()),
    async replay(merchantId, choice) {
      const count = await admin.replay(merchantId, choice, clock.now(), REPLAY_GAP_MS);
      notify();
      return count;
    },
    endpoints,
    async resume(merchantId, endpointId) {
      const found = (await endpoints(merchantId)).find((endpoint) => endpoint.endpointId === endpointId);
      if (found === undefined) return null;
      await endpointStore.forget(found.endpointKey);
      await admin.dueNow(found.endpointKey, clock.now());
      notify();
      return (await endpoints(merchantId)).find((endpoint) => endpoint.endpointId === endpointId) ?? null;
    },
    async rearm(merchantId) {
      const count = await deliveries.rearm(merchantId, clock.now());
      if (count > 0) notify();
      return count;
    },
    async releaseHeld(merchantId) {
      const count = await held.releaseAll(merchantId, clock.now());
      if (count > 0) notify();
      return count;
    },
    async moved(merchantId) {
      const endpointKey = endpointKeyOf(merchantId, null);
      await endpointStore.forget(endpointKey);
      await admin.dueNow(endpointKey, clock.now());
      notify();
    },
  };
}

/** It was acknowledged for good, and is to be sent again. */
function isReplayed({ state, acknowledgedAt }: Pick<DeliveryDocument, 'state' | 'acknowledgedAt'>): boolean {
  return acknowledgedAt !== undefined && state !== DeliveryState.ACKED && state !== DeliveryState.DONE;
}

export interface DeliveryReportsOf {
  readonly endpoints: Pick<EndpointStore, 'unhealthyOf'>;
  readonly clock: Clock;
}

/** A function that reports of deliveries, in their order. */
function createDeliveryReports({ endpoints, clock }: DeliveryReportsOf) {
  return async (documents: readonly ReportedDelivery[]): Promise<DeliveryReport[]> => {
    const endpointKeys = new Set(documents.map(({ lane }) => lane));
    const unhealthy = new Map((await endpoints.unhealthyOf([...endpointKeys])).map((health) => [health._id, health]));
    const now = clock.now();
    return documents.map((document) => deliveryReport(document, unhealthy.get(document.lane) ?? null, now));
  };
}
