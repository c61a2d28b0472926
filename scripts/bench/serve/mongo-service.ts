/**
 * Our whole service on MongoDB, every write durable. Its webhook worker rests, so that a request is measured and not what
 * follows it; or works beside the requests, and then finds no address to deliver to.
 */
import { AdminOperationId, AuditActor, AuditOutcome } from '../../../generated/values.ts';
import { createService } from '../../../server/compose/service.ts';
import { DELIVERIES } from '../../../server/delivery/queue/delivery-store.ts';
import type { Tracing } from '../../../server/platform/tracing.ts';
import { auditLog } from '../../../server/storage/audit-log.ts';
import { merchantStore } from '../../../server/storage/merchants.ts';
import { connectMongo } from '../../../server/storage/mongo/client.ts';
import { traceDatabase } from '../../../server/storage/mongo/trace-database.ts';
import { ORDERS } from '../../../server/storage/orders.ts';
import { BENCH_MERCHANT_ID, benchMerchant } from '../merchant.ts';
import type { Server } from './participant.ts';
import { listenSomewhere, NEVER_CALLED, serviceDeps } from './service-setup.ts';

/** The service, whose housekeeper works when it is told to. */
export interface MongoService extends Server {
  housekeep(): Promise<void>;
}

export async function startMongoService(
  mongoUri: string,
  worker: 'at-rest' | 'working',
  tracing?: Tracing,
): Promise<MongoService> {
  const { db: plain } = await connectMongo(mongoUri);
  const db = traceDatabase(plain, tracing);
  const listener = await listenSomewhere();
  const service = createService(serviceDeps(db, `http://127.0.0.1:${listener.port}`, tracing));
  await service.ensureIndexes();
  const audit = {
    id: 'aud_bench',
    merchantId: BENCH_MERCHANT_ID,
    at: new Date(),
    actor: AuditActor.operator,
    actorId: null,
    username: null,
    operation: AdminOperationId.createMerchant,
    objectId: null,
    outcome: AuditOutcome.SUCCEEDED,
    changes: [],
    address: null,
    userAgent: null,
    requestId: 'bench',
  };
  const user = { username: BENCH_MERCHANT_ID, passwordHash: '' };
  const merchant = benchMerchant(worker === 'working' ? null : NEVER_CALLED);
  await merchantStore({ db, audit: auditLog(db) }).create(merchant, user, audit);
  if (worker === 'working') service.webhooks.start();
  listener.serve(service.app);
  return {
    kind: 'server',
    port: listener.port,
    housekeep: () => service.reconciler.runOnce(),
    async reset() {
      await db.collection(ORDERS).drop();
      await db.collection(DELIVERIES).drop();
      await service.ensureIndexes();
    },
  };
}
