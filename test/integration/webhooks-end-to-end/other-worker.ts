/** A worker of another process over a test service's database, with what a test puts into it. */
import { eventHosts } from '../../../server/compose/delivery.ts';
import { workerSettings } from '../../../server/delivery/queue/worker-ports.ts';
import { createWebhookWorker, type WebhookWorker, type WebhookWorkerOf } from '../../../server/delivery/worker.ts';
import { endpointPolicy } from '../../../server/domain/merchants/webhook-url-rule.ts';
import { createLog } from '../../../server/platform/log.ts';
import { auditLog } from '../../../server/storage/audit-log.ts';
import { merchantStore } from '../../../server/storage/merchants.ts';
import { merchantDirectory } from '../../../server/usecases/merchants/directory.ts';
import type { TestService } from '../../support/service.ts';

/** `seed` tells its leases from those of the others. */
export function otherWorker(service: TestService, seed: number, given: Partial<WebhookWorkerOf> = {}): WebhookWorker {
  const { clock, sealer, database } = service;
  const { db } = database;
  const merchants = merchantDirectory({ merchants: merchantStore({ db, audit: auditLog(db) }), clock });
  return createWebhookWorker({
    db,
    hosts: eventHosts,
    merchants: { find: async (merchantId) => (await merchants.byId(merchantId)) ?? undefined },
    sealer,
    runtime: { clock, random: { bytes: (length) => Buffer.alloc(length, seed) } },
    settings: workerSettings(endpointPolicy('sandbox', 'allowed')),
    log: createLog({ level: 'silent', format: 'json' }),
    ...given,
  });
}
