/**
 * The webhook worker with what it takes from the other rooms; the service and the worker's own process have the same. Starts nothing.
 */
import type { Db } from 'mongodb';
import type { Config } from './config.ts';
import { eventHosts } from './event-hosts.ts';
import type { Log } from './http/log.ts';
import type { MerchantDirectory } from './merchants/directory.ts';
import { ensureIndexes } from './mongo/indexes.ts';
import type { Runtime } from './runtime.ts';
import type { Sealer } from './vault/sealed.ts';
import { inTurns, type Network, systemNetwork } from './webhooks/connect.ts';
import { renewEarlierDeliveries } from './webhooks/earlier-deliveries-store.ts';
import { createEventCheck } from './webhooks/event-check.ts';
import { webhookIndexes } from './webhooks/indexes.ts';
import { endpointPolicy } from './webhooks/url-rule.ts';
import { createWebhookWorker, type WebhookWorker } from './webhooks/worker.ts';
import { KEEP_MS, type WebhookMetrics, workerSettings } from './webhooks/worker-ports.ts';

export interface DeliveryOf {
  readonly db: Db;
  readonly config: Pick<
    Config,
    'environment' | 'webhookLoopback' | 'webhookLocalAddresses' | 'webhookLeaseMs' | 'webhookAlarmAgeMs'
  >;
  readonly directory: Pick<MerchantDirectory, 'byId'>;
  readonly sealer: Sealer;
  readonly runtime: Runtime;
  readonly log: Log;
  readonly metrics: WebhookMetrics;
}

/** A worker at rest over all collections that carry an outbox. */
export function createDelivery({ db, config, directory, sealer, runtime, log, metrics }: DeliveryOf): WebhookWorker {
  return createWebhookWorker({
    db,
    hosts: eventHosts,
    merchants: { find: async (merchantId) => (await directory.byId(merchantId)) ?? undefined },
    sealer,
    runtime,
    settings: {
      ...workerSettings(endpointPolicy(config.environment, config.webhookLoopback)),
      leaseMs: config.webhookLeaseMs,
      alarmAgeMs: config.webhookAlarmAgeMs,
    },
    log,
    metrics,
    network: deliveryNetwork(config),
    checkEvent: createEventCheck(),
  });
}

/** The machine's network, from the configured addresses. */
export function deliveryNetwork({ webhookLocalAddresses }: Pick<Config, 'webhookLocalAddresses'>): Network {
  return { ...systemNetwork, localAddress: inTurns(webhookLocalAddresses) };
}

/** Makes sure that the database is as deliveries need it. */
export async function prepareDeliveries(db: Db): Promise<void> {
  await renewEarlierDeliveries({ db, keepMs: KEEP_MS });
  await ensureIndexes(db, [webhookIndexes(eventHosts)]);
}
