/**
 * The whole service over one database: its rooms, its apps and its workers. Starts nothing and listens on nothing;
 * main.ts does, and so do the tests.
 */

import type { WebhookWorker } from '../delivery/worker.ts';
import { createValidation } from '../http/contract/validation.ts';
import { warmUp } from '../http/contract/warm-up.ts';
import { auditLog } from '../storage/audit-log.ts';
import { merchantStore } from '../storage/merchants.ts';
import { createOrderStore } from '../storage/orders.ts';
import type { CardWorker } from '../usecases/cards/card-worker.ts';
import type { Reconciler } from '../usecases/payments/reconciler.ts';
import type { TokenWorker } from '../usecases/tokens/token-worker.ts';
import { type Api, createApi } from './api.ts';
import { createModules, type ServiceDeps, type ServiceParts } from './modules.ts';
import { prepareDatabase } from './prepare-database.ts';

export interface Service extends Api {
  readonly webhooks: WebhookWorker;
  readonly reconciler: Reconciler;
  readonly tokenWorker: TokenWorker;
  readonly cardWorker: CardWorker;
  /** Resolves when the audit log has all that was done so far. */
  auditSettled(): Promise<void>;
  /** Enters in the audit log what a stopped process left open. Before this one takes calls. */
  collectAudit(at: { readonly sole: boolean }): Promise<void>;
  /** Brings the database in line; see prepare-database.ts. */
  ensureIndexes(): Promise<void>;
  /** Compiles the contract's schemas. Throws when they do not. */
  warmUp(): Promise<void>;
}

/** Puts the service together over its database. */
export function createService(deps: ServiceDeps): Service {
  const { db } = deps;
  const merchants = merchantStore({ db, audit: auditLog(db) });
  return composeService(deps, { orders: createOrderStore(db), merchants, validation: createValidation() });
}

/** Puts the service together from these parts. */
export function composeService(deps: ServiceDeps, parts: ServiceParts): Service {
  const modules = createModules(deps, parts);
  return {
    ...createApi(deps, parts, modules),
    webhooks: modules.webhooks,
    reconciler: modules.reconciler,
    tokenWorker: modules.tokens.worker,
    cardWorker: modules.cards.worker,
    auditSettled: modules.trail.settled,
    collectAudit: modules.trail.collectAll,
    warmUp: () => warmUp(parts.validation),
    ensureIndexes: () => prepareDatabase(deps.db),
  };
}
