/**
 * The settings API's operations on deliveries. Sends nothing itself, and needs no worker in its process.
 */
import type { Clock } from '../../platform/runtime.ts';
import { createOutboxStore } from '../outbox/outbox-store.ts';
import { type DeliveryReport, DeliveryState, type ReportedState } from '../queue/delivery.ts';
import {
  type DeliveryDocument,
  deliveryReport,
  type ReportedDelivery,
  reportedState,
} from '../queue/delivery-document.ts';
import { createDeliveryStore, type Db } from '../queue/delivery-store.ts';
import { endpointIdOf, endpointKeyOf } from '../queue/endpoint.ts';
import { createEndpointStore, type EndpointStore } from '../queue/endpoint-store.ts';
import { subjectOf } from '../queue/event-subject.ts';
import { createHeldStore } from '../queue/ordered-deliveries-store.ts';
import { createDeliveryAdminStore, type ReplayChoice } from './delivery-admin-store.ts';
import { createDeliveryListStore, type DeliveryFilter, type ListPage } from './delivery-list-store.ts';
import { createFindEndpointKey } from './endpoint-key-store.ts';
import { createEndpointReports, type EndpointPage, type EndpointReport } from './endpoint-reports.ts';

export interface DeliveryAdminOf {
  readonly db: Db;
  readonly clock: Clock;
  /** Called when deliveries become due. */
  readonly notify: () => void;
}

/** A delivery of a list, or one alone, with its event. */
export interface ListedDelivery {
  readonly report: DeliveryReport;
  readonly endpointId: string;
  /** The order that the event is about, by the merchant's id; null for none. */
  readonly orderId: string | null;
  /** The order's own address, which overrides the configured one. */
  readonly webhookUrl: string | null;
  /** The event's exact text. */
  readonly body: string;
}

/** A delivery of the newest events, as far as it changes. */
export interface DeliveryGlimpse {
  readonly eventId: string;
  readonly sequence: number;
  readonly state: ReportedState;
  readonly attemptCount: number;
}

export interface DeliveryAdmin {
  /** The deliveries of one order, oldest first. The order id matches case-insensitively. */
  deliveriesOfOrder(merchantId: string, orderId: string): Promise<DeliveryReport[]>;
  /** One page of the merchant's deliveries, newest first, each with its latest attempt. */
  list(merchantId: string, filter: DeliveryFilter, page: ListPage): Promise<ListedDelivery[]>;
  /** One delivery with its whole log. Returns null when the merchant has no such event. */
  find(merchantId: string, eventId: string): Promise<ListedDelivery | null>;
  /** The newest deliveries, newest first. */
  recent(merchantId: string, limit: number): Promise<DeliveryGlimpse[]>;
  /** The texts of events, by id. */
  bodies(merchantId: string, eventIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Resends an event now, whatever its state. Returns null when the merchant has no such event. */
  resend(merchantId: string, eventId: string): Promise<DeliveryReport | null>;
  /** Stops an event. Returns null when the merchant has no such event. */
  stop(merchantId: string, eventId: string): Promise<DeliveryReport | null>;
  /** Counts the events that a replay would send. */
  countReplay(merchantId: string, choice: ReplayChoice): Promise<number>;
  /** Resends events, oldest first, at a limited rate. Returns how many. */
  replay(merchantId: string, choice: ReplayChoice): Promise<number>;
  /** A page of endpoints: the configured one, and every other one that fails, is paused or has a backlog, by origin. */
  endpoints(merchantId: string, page: EndpointPage): Promise<EndpointReport[]>;
  /** Sends nothing more to an endpoint until it is resumed. Returns null when there is no such endpoint. */
  pause(merchantId: string, endpointId: string): Promise<EndpointReport | null>;
  /** Ends an endpoint's pause, closes its breaker and makes its waiting events due. Returns null when there is no such endpoint. */
  resume(merchantId: string, endpointId: string): Promise<EndpointReport | null>;
  /** Makes deliveries due that wait for a URL; call it after one is configured. Returns how many. */
  rearm(merchantId: string): Promise<number>;
  /** Makes held deliveries due; call it after a merchant turns ordering off. Returns how many. */
  releaseHeld(merchantId: string): Promise<number>;
  /** Resets the health of the configured endpoint; call it after its URL changes. */
  moved(merchantId: string): Promise<void>;
}

/** Milliseconds between two events of a replay: 100 a second. */
const REPLAY_GAP_MS = 10;

export function createDeliveryAdmin({ db, clock, notify }: DeliveryAdminOf): DeliveryAdmin {
  const deliveries = createDeliveryStore(db);
  const held = createHeldStore(db);
  const outbox = createOutboxStore(db);
  const admin = createDeliveryAdminStore(db);
  const lists = createDeliveryListStore(db);
  const endpointStore = createEndpointStore(db);
  const endpointReports = createEndpointReports({ db, endpoints: endpointStore });
  const findEndpointKey = createFindEndpointKey(db);
  const reports = createDeliveryReports({ endpoints: endpointStore, clock });

  const reportOf = async (found: ReportedDelivery | null): Promise<DeliveryReport | null> =>
    found === null ? null : ((await reports([found]))[0] ?? null);
  const listed = async (documents: readonly DeliveryDocument[]): Promise<ListedDelivery[]> => {
    const reported = await reports(documents);
    return documents.flatMap(({ lane, webhookUrl, body }, index) => {
      const report = reported[index];
      if (report === undefined) return [];
      const orderId = subjectOf(body)?.orderId ?? null;
      return [{ report, endpointId: endpointIdOf(lane), orderId, webhookUrl, body }];
    });
  };

  return {
    async deliveriesOfOrder(merchantId, orderId) {
      return reports(await admin.ofOrder(merchantId, orderId));
    },
    async list(merchantId, filter, page) {
      return listed(await lists.page(merchantId, filter, page));
    },
    async find(merchantId, eventId) {
      const found = await lists.find(merchantId, eventId);
      return found === null ? null : ((await listed([found]))[0] ?? null);
    },
    async recent(merchantId, limit) {
      const now = clock.now();
      return (await lists.recent(merchantId, limit)).map(({ _id, sequence, attemptCount, ...stored }) => ({
        eventId: _id,
        sequence,
        attemptCount,
        state: reportedState(stored, now),
      }));
    },
    bodies: lists.bodies,
    async resend(merchantId, eventId) {
      await admin.resend(merchantId, eventId, clock.now());
      const sentAgain = await admin.find(merchantId, eventId);
      // The worker that stored the 200 may have stopped before marking the order.
      if (sentAgain !== null && isReplayed(sentAgain))
        await outbox.acknowledge([{ merchantId, host: sentAgain.host, eventId }]);
      notify();
      return reportOf(sentAgain);
    },
    async stop(merchantId, eventId) {
      const before = await admin.find(merchantId, eventId);
      // The worker that stored the 200 may have stopped before marking the order, and a stopped delivery is not picked
      // up again.
      if (before !== null && isReplayed(before)) await outbox.acknowledge([{ merchantId, host: before.host, eventId }]);
      await admin.stop(merchantId, eventId, clock.now());
      const stopped = await admin.find(merchantId, eventId);
      // Release the event held behind it.
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
    endpoints: endpointReports.page,
    async pause(merchantId, endpointId) {
      const endpointKey = await findEndpointKey(merchantId, endpointId);
      if (endpointKey === null) return null;
      await endpointStore.pause(endpointKey, clock.now());
      return endpointReports.of(endpointKey);
    },
    async resume(merchantId, endpointId) {
      const endpointKey = await findEndpointKey(merchantId, endpointId);
      if (endpointKey === null) return null;
      await endpointStore.unpause(endpointKey);
      await endpointStore.forget(endpointKey);
      await admin.dueNow(endpointKey, clock.now());
      notify();
      return endpointReports.of(endpointKey);
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

/** Whether the delivery was acknowledged and is being resent. */
function isReplayed({ state, acknowledgedAt }: Pick<DeliveryDocument, 'state' | 'acknowledgedAt'>): boolean {
  return acknowledgedAt !== undefined && state !== DeliveryState.ACKED && state !== DeliveryState.DONE;
}

export interface DeliveryReportsOf {
  readonly endpoints: Pick<EndpointStore, 'unhealthyOf' | 'pausedAmong'>;
  readonly clock: Clock;
}

/** Creates a function that builds the reports of deliveries, in their order. */
function createDeliveryReports({ endpoints, clock }: DeliveryReportsOf) {
  return async (documents: readonly ReportedDelivery[]): Promise<DeliveryReport[]> => {
    const endpointKeys = [...new Set(documents.map(({ lane }) => lane))];
    const [records, paused] = await Promise.all([
      endpoints.unhealthyOf(endpointKeys),
      endpoints.pausedAmong(endpointKeys),
    ]);
    const unhealthy = new Map(records.map((health) => [health._id, health]));
    const pausedKeys = new Set(paused);
    const now = clock.now();
    return documents.map((document) => {
      const condition = { health: unhealthy.get(document.lane) ?? null, isPaused: pausedKeys.has(document.lane) };
      return deliveryReport(document, condition, now);
    });
  };
}
