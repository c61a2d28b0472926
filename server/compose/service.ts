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
import type { LockerKeeper } from '../usecases/cards/locker-keeper.ts';
import type { Housekeeper } from '../usecases/payments/housekeeper.ts';
import type { TokenKeeper } from '../usecases/tokens/keeper.ts';
import { type Apps, createApps } from './apps.ts';
import { prepareDatabase } from './prepare-database.ts';
import { assembleRooms, type ServiceDeps, type ServiceParts } from './rooms.ts';

export interface Service extends Apps {
  readonly webhooks: WebhookWorker;
  readonly housekeeper: Housekeeper;
  readonly tokenKeeper: TokenKeeper;
  readonly lockerKeeper: LockerKeeper;
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
  return assembleService(deps, { orders: createOrderStore(db), merchants, validation: createValidation() });
}

/** Puts the service together from these parts. */
export function assembleService(deps: ServiceDeps, parts: ServiceParts): Service {
  const rooms = assembleRooms(deps, parts);
  return {
    ...createApps(deps, parts, rooms),
    webhooks: rooms.webhooks,
    housekeeper: rooms.housekeeper,
    tokenKeeper: rooms.tokens.keeper,
    lockerKeeper: rooms.cards.keeper,
    auditSettled: rooms.trail.settled,
    collectAudit: rooms.trail.collectAll,
    warmUp: () => warmUp(parts.validation),
    ensureIndexes: () => prepareDatabase(deps.db),
  };
}
