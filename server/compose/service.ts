/**
 * Composes the whole service over one database: modules, apps and workers. Starts nothing and does not listen; run.ts and the tests
 * do.
 */

import type { WebhookWorker } from '../delivery/worker.ts';
import { createValidation } from '../http/contract/validation.ts';
import { warmUp } from '../http/contract/warm-up.ts';
import { createLog } from '../platform/log.ts';
import type { Clock } from '../platform/runtime.ts';
import { auditLog } from '../storage/audit-log.ts';
import { merchantStore } from '../storage/merchants.ts';
import { createOrderStore } from '../storage/orders.ts';
import type { CardWorker } from '../usecases/cards/card-worker.ts';
import type { OrderProjector } from '../usecases/payments/order-projector.ts';
import type { Reconciler } from '../usecases/payments/reconciler.ts';
import type { TokenWorker } from '../usecases/tokens/token-worker.ts';
import { type Api, createApi } from './api.ts';
import { createModules, type ServiceDeps, type ServiceParts } from './modules.ts';
import { prepareDatabase } from './prepare-database.ts';

export interface Service extends Api {
  readonly webhooks: WebhookWorker;
  readonly reconciler: Reconciler;
  readonly orderProjector: OrderProjector;
  readonly tokenWorker: TokenWorker;
  readonly cardWorker: CardWorker;
  /** Resolves when all audit entries so far are written. */
  auditSettled(): Promise<void>;
  /** Closes the connections to payment gateways. */
  closeGateways(): Promise<void>;
  /** Completes audit entries that a stopped process left open. Call before serving requests. */
  collectAudit(at: { readonly sole: boolean }): Promise<void>;
  /** Prepares the database; see prepare-database.ts. */
  ensureIndexes(): Promise<void>;
  /** Compiles the contract's schemas. Throws when one fails to compile. */
  warmUp(): Promise<void>;
}

/** Composes the service over a database. */
export function createService(deps: ServiceDeps): Service {
  const { db } = deps;
  const merchants = merchantStore({ db, audit: auditLog(db) });
  return composeService(deps, { orders: createOrderStore(db), merchants, validation: createValidation() });
}

/**
 * Composes a service for demo data: with a clock of its own, at an address of this machine, silent, and without limits of calls, as it
 * makes a month's calls in a minute.
 */
export function createDemoService(
  deps: ServiceDeps,
  { clock, baseUrl }: { readonly clock: Clock; readonly baseUrl: string },
): Service {
  return createService({
    ...deps,
    config: { ...deps.config, ops: null, limits: null, webhookLoopback: 'allowed', webhookLocalAddresses: [] },
    publicBaseUrl: baseUrl,
    staticBaseUrl: baseUrl,
    runtime: { clock, random: deps.runtime.random },
    log: createLog({ level: 'silent', format: 'json' }),
    tracing: undefined,
    stopping: () => undefined,
  });
}

/** Composes the service from given parts. */
export function composeService(deps: ServiceDeps, parts: ServiceParts): Service {
  const modules = createModules(deps, parts);
  return {
    ...createApi(deps, parts, modules),
    webhooks: modules.webhooks,
    reconciler: modules.reconciler,
    orderProjector: modules.orderProjector,
    tokenWorker: modules.tokens.worker,
    cardWorker: modules.cards.worker,
    auditSettled: modules.trail.settled,
    closeGateways: () => modules.circuits.http.close(),
    collectAudit: modules.trail.collectAll,
    warmUp: () => warmUp(parts.validation),
    async ensureIndexes() {
      await prepareDatabase(deps.db);
      await modules.noteSealingKey();
    },
  };
}
