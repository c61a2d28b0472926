/**
 * Composes the webhook worker, for the service and for the worker process. Does not start it.
 */
import type { Db } from 'mongodb';
import { createEventCheck } from '../delivery/outbox/event-check.ts';
import type { DeliveryLag } from '../delivery/queue/delivery-lag.ts';
import { type WebhookHost, webhookIndexes } from '../delivery/queue/indexes.ts';
import { renewEarlierDeliveries } from '../delivery/queue/migrate-deliveries-store.ts';
import { KEEP_MS, type WebhookMetrics, workerSettings } from '../delivery/queue/worker-ports.ts';
import { type Network, roundRobin, systemNetwork } from '../delivery/transport/connect.ts';
import { type WorkerGroup, workerIndexes } from '../delivery/worker/worker-group.ts';
import { createWebhookWorker, type WebhookWorker } from '../delivery/worker.ts';
import { endpointPolicy } from '../domain/merchants/webhook-url-rule.ts';
import type { Sealer } from '../domain/ports/sealed.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { Tracing } from '../platform/tracing.ts';
import { SAVED_CARDS } from '../storage/cards.ts';
import { ensureIndexes } from '../storage/mongo/indexes.ts';
import { ORDERS } from '../storage/orders.ts';
import type { MerchantDirectory } from '../usecases/merchants/directory.ts';

export const eventHosts: readonly WebhookHost[] = [{ name: ORDERS }, { name: SAVED_CARDS }];

export interface DeliveryDeps {
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
  readonly lag?: DeliveryLag;
  readonly group?: WorkerGroup;
  readonly tracing?: Tracing | undefined;
}

/** Creates a stopped worker over all collections that have an outbox. */
export function createDelivery(deps: DeliveryDeps): WebhookWorker {
  const { db, config, directory, sealer, runtime, log, metrics, lag, group, tracing } = deps;
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
    tracing,
    network: deliveryNetwork(config),
    checkEvent: createEventCheck(),
    ...(lag === undefined ? {} : { lag }),
    ...(group === undefined ? {} : { group }),
  });
}

/** The machine's network, with the configured source addresses in rotation. */
export function deliveryNetwork({ webhookLocalAddresses }: Pick<Config, 'webhookLocalAddresses'>): Network {
  return { ...systemNetwork, localAddress: roundRobin(webhookLocalAddresses) };
}

/** Migrates earlier deliveries and creates the indexes of webhook delivery. */
export async function prepareDeliveries(db: Db): Promise<void> {
  await renewEarlierDeliveries({ db, keepMs: KEEP_MS });
  await ensureIndexes(db, [webhookIndexes(eventHosts), workerIndexes]);
}
