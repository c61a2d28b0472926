/** A worker of another process over a test service's database, with what a test puts into it. */
import { eventHosts } from '../../server/event-hosts.ts';
import { createLog } from '../../server/http/log.ts';
import { merchantDirectory } from '../../server/merchants/directory.ts';
import { merchantStore } from '../../server/merchants/store.ts';
import { auditLog } from '../../server/settings/audit/store.ts';
import { endpointPolicy } from '../../server/webhooks/url-rule.ts';
import { createWebhookWorker, type WebhookWorker, type WebhookWorkerOf } from '../../server/webhooks/worker.ts';
import { workerSettings } from '../../server/webhooks/worker-ports.ts';
import type { TestService } from '../support/service.ts';

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
