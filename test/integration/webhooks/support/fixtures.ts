/**
 * Fixtures for webhook tests: a real database with orders that host outboxes, one merchant whose settings can change,
 * and any number of workers over it.
 */
import type { Db } from 'mongodb';
import { EventName } from '../../../../generated/values.ts';
import { createDeliveryAdmin, type DeliveryAdmin } from '../../../../server/delivery/admin/delivery-admin.ts';
import { exampleEvent } from '../../../../server/delivery/admin/test-delivery.ts';
import type { AttemptOutcome, DeliveryReport } from '../../../../server/delivery/queue/delivery.ts';
import type { DeliveryDocument } from '../../../../server/delivery/queue/delivery-document.ts';
import { DELIVERIES } from '../../../../server/delivery/queue/delivery-store.ts';
import { webhookIndexes } from '../../../../server/delivery/queue/indexes.ts';
import { type WorkerSettings, workerSettings } from '../../../../server/delivery/queue/worker-ports.ts';
import { sealCustomHeaders } from '../../../../server/delivery/transport/credentials.ts';
import { createWebhookWorker, type WebhookWorker, type WebhookWorkerOf } from '../../../../server/delivery/worker.ts';
import type { Merchant, WebhookSettings } from '../../../../server/domain/merchants/merchant.ts';
import { endpointPolicy } from '../../../../server/domain/merchants/webhook-url-rule.ts';
import { ensureIndexes } from '../../../../server/storage/mongo/indexes.ts';
import { type OutboxHost, outboxEntry, outboxInsert, outboxUpdate } from '../../../../server/storage/outbox.ts';
import { type FreshDatabase, preparedDatabase } from '../../../support/mongo.ts';
import { type TestRuntime, testRuntime } from '../../../support/test-runtime.ts';
import { fixtureMerchant, fixtureSealer, HOSTS, MERCHANT } from './fixture-merchant.ts';

export { MERCHANT, PASSWORD } from './fixture-merchant.ts';

const EXAMPLE: { content: { order: object } } = JSON.parse(
  exampleEvent(EventName.ORDER_SUCCEEDED, '', new Date('2026-01-01T00:00:00Z')),
);

/** Content of an order's events. */
export function contentOf(orderId: string): { readonly order: object } {
  return { order: { ...EXAMPLE.content.order, order_id: orderId } };
}

export type HostOrder = OutboxHost & { readonly _id: string; readonly v: number };

export interface Fixtures {
  readonly db: Db;
  /** To connect another client. */
  readonly uri: string;
  readonly runtime: TestRuntime;
  readonly admin: DeliveryAdmin;
  /** Lines that workers logged at `warn` and `error`. */
  readonly complaints: { fields: object; message: string }[];
  /** The current merchant record. */
  merchant(): Merchant;
  /** Changes the merchant's webhook settings. */
  configure(change: Partial<WebhookSettings>): void;
  /** Custom headers in their stored form. */
  sealedHeaders(headers: Readonly<Record<string, string>>): WebhookSettings['customHeaders'];
  /** Commits a step of an order that raises events, and creates the order if needed. Returns the event ids. */
  raise(order: {
    orderId: string;
    names?: readonly EventName[];
    webhookUrl?: string;
    content?: object;
  }): Promise<string[]>;
  worker(given?: Partial<Omit<WebhookWorkerOf, 'settings'>> & { settings?: Partial<WorkerSettings> }): WebhookWorker;
  /** Runs something while the database rejects every acknowledgement in an order. */
  whileMarksFail(run: () => Promise<unknown>): Promise<void>;
  order(orderId: string): Promise<HostOrder | null>;
  delivery(eventId: string): Promise<DeliveryDocument | null>;
  /** The only delivery of an order, as reported to the merchant. */
  report(orderId: string): Promise<DeliveryReport>;
  outcomes(orderId: string): Promise<AttemptOutcome[]>;
  close(): Promise<void>;
}

const prepareDeliveries = (db: Db) => ensureIndexes(db, [webhookIndexes(HOSTS)]);

/** @param database another database than one in the MongoDB of the test run */
export async function createFixtures(label: string, database?: FreshDatabase): Promise<Fixtures> {
  const used = database ?? (await preparedDatabase(label, prepareDeliveries));
  const { db, serviceDb, drop } = used;
  if (database !== undefined) await prepareDeliveries(serviceDb);
  const runtime = testRuntime(label);
  const sealer = fixtureSealer(runtime.random);
  let merchant = fixtureMerchant(runtime.clock.now(), sealer);
  const complaints: Fixtures['complaints'] = [];
  const complain = (fields: object, message: string) => void complaints.push({ fields, message });
  const orders = db.collection<HostOrder>('orders');
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const admin = createDeliveryAdmin({ db: serviceDb, clock: runtime.clock, notify: () => undefined });
  const idOf = (orderId: string) => `${MERCHANT}:${orderId.toLowerCase()}`;
  const workers: WebhookWorker[] = [];

  const report = async (orderId: string): Promise<DeliveryReport> => {
    const [first, ...others] = await admin.deliveriesOfOrder(MERCHANT, orderId);
    if (first === undefined || others.length > 0) throw new Error(`Order ${orderId} has not exactly one delivery.`);
    return first;
  };

  return {
    db,
    get uri() {
      return used.uri;
    },
    runtime,
    admin,
    complaints,
    sealedHeaders: (headers) => sealCustomHeaders(headers, merchant, sealer),
    merchant: () => merchant,
    configure(change) {
      merchant = { ...merchant, webhook: { ...merchant.webhook, ...change } };
    },
    async raise({ orderId, names = [EventName.ORDER_SUCCEEDED], webhookUrl, content = contentOf(orderId) }) {
      const entry = outboxEntry({ names, enabled: names, content: JSON.stringify(content), runtime });
      const raise = outboxUpdate(entry);
      const update = { $push: raise.$push, $set: { ...raise.$set }, $inc: { v: 1, ...raise.$inc } };
      const stepped = await orders.updateOne({ _id: idOf(orderId) }, update);
      if (stepped.matchedCount === 0) {
        const own = webhookUrl === undefined ? {} : { webhookUrl };
        await orders.insertOne({
          _id: idOf(orderId),
          merchantId: MERCHANT,
          orderId,
          v: 1,
          ...own,
          ...outboxInsert(entry),
        });
      }
      return entry?.events.map(({ id }) => id) ?? [];
    },
    worker({ settings, ...given } = {}) {
      const worker = createWebhookWorker({
        db: serviceDb,
        hosts: HOSTS,
        merchants: { find: async (merchantId) => (merchantId === MERCHANT ? merchant : undefined) },
        sealer,
        runtime: { clock: runtime.clock, random: testRuntime(`${label} worker ${workers.length}`).random },
        log: { info: () => undefined, warn: complain, error: complain },
        ...given,
        settings: { ...workerSettings(endpointPolicy('sandbox', 'allowed')), ...settings },
      });
      workers.push(worker);
      return worker;
    },
    async whileMarksFail(run) {
      await db.command({ collMod: 'orders', validator: { unacked: { $ne: [] } }, validationLevel: 'strict' });
      await run();
      await db.command({ collMod: 'orders', validator: {} });
      complaints.splice(0);
    },
    order: (orderId) => orders.findOne({ _id: idOf(orderId) }),
    delivery: (eventId) => deliveries.findOne({ _id: eventId }),
    report,
    outcomes: async (orderId) => (await report(orderId)).attempts.map(({ outcome }) => outcome),
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await drop();
    },
  };
}
