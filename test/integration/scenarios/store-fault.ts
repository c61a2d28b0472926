/** A database whose every question fails while a fault is set, so that 500 and 503 can be had of any operation's handler. */
import { type Db, MongoNetworkError } from 'mongodb';
import type { Operation, OperationId } from '../../../generated/server/operations.ts';
import { AdminOperationId, OperationId as Ids } from '../../../generated/values.ts';
import type { Validation } from '../../../server/http/contract/validation.ts';
import { interceptDatabase } from '../../support/intercepted-database.ts';

/** `unreachable` is `away` as an operation sees it that needs no database. */
export type Fault = 'none' | 'failing' | 'away' | 'unreachable';

/**
 * Those whose handlers ask the database nothing, or answer all the same when it fails: a fault meets them at the last step before.
 * scenarios.test.ts holds it true.
 */
export const NEEDS_NO_DATABASE: ReadonlySet<OperationId> = new Set([
  Ids.getHealth,
  Ids.getReady,
  Ids.getMetrics,
  Ids.listWebhookSourceAddresses,
  AdminOperationId.listGatewayTypes,
  AdminOperationId.getSession,
  AdminOperationId.createPasskeyChallenge,
  AdminOperationId.createPasskeyRegistration,
]);

/** What the database throws under a fault: something unforeseen, or that it is not there. */
function faultOf(fault: Exclude<Fault, 'none'>): Error {
  return fault === 'failing' ? new Error('unforeseen') : new MongoNetworkError('connection refused');
}

/** `unreachable` is seen by handlers alone. */
function isMetBefore(fault: Fault, { id }: Operation): boolean {
  return fault !== 'unreachable' && NEEDS_NO_DATABASE.has(id);
}

export interface StoreFault {
  set(fault: Fault): void;
  /** The database, asked through the fault. */
  readonly through: (db: Db) => Db;
  /** The checks of a call, which end where its handler begins: from there on the database fails. */
  readonly before: (validation: Validation) => Validation;
  /** Another call is beginning: what comes before its handler goes well. */
  begin(): void;
  /** How many questions the handler of the last call has asked. */
  readonly asked: () => number;
}

export function storeFault(): StoreFault {
  let fault: Fault = 'none';
  let isInHandler = false;
  let asked = 0;
  return {
    set: (to) => {
      fault = to;
    },
    through: (db) =>
      interceptDatabase(db, async (question) => {
        if (isInHandler) asked += 1;
        if (isInHandler && fault !== 'none') throw faultOf(fault);
        return question();
      }),
    before: (validation) => (operation) => {
      const checks = validation(operation);
      return {
        ...checks,
        request: (req, res, next) =>
          checks.request(req, res, (error?: unknown) => {
            isInHandler = true;
            if (error !== undefined || fault === 'none' || !isMetBefore(fault, operation)) next(error);
            else next(faultOf(fault));
          }),
      };
    },
    begin: () => {
      isInHandler = false;
      asked = 0;
    },
    asked: () => asked,
  };
}
