/**
 * What the database needs before the service can work on it. Knows every room's indexes, and nothing of what they are for.
 */
import type { Db } from 'mongodb';
import { sandboxIndexes } from '../gateways/sandbox/store.ts';
import { sandboxNetworkIndexes } from '../networks/sandbox/store.ts';
import { counterIndexes } from '../storage/attempt-counts.ts';
import { auditIndexes } from '../storage/audit-log.ts';
import { clientTokenIndexes } from '../storage/client-tokens.ts';
import { customerIndexes } from '../storage/customers.ts';
import { callbackIndexes } from '../storage/gateway-callbacks.ts';
import { idempotentCallIndexes } from '../storage/idempotent-calls.ts';
import { loginAttemptIndexes } from '../storage/login-attempts.ts';
import { managementSessionIndexes } from '../storage/management-sessions.ts';
import { merchantIndexes } from '../storage/merchants.ts';
import { ensureIndexes } from '../storage/mongo/indexes.ts';
import { orderIndexes } from '../storage/orders.ts';
import { bucketIndexes } from '../storage/rate-limit-buckets.ts';
import { seenMessageIndexes } from '../storage/seen-messages.ts';
import { settingsSessionIndexes } from '../storage/settings-sessions.ts';
import { cardIndexes } from './cards.ts';
import { prepareDeliveries } from './delivery.ts';

/** Brings the database of an earlier version in line and ensures every room's indexes. May be run any number of times. */
export async function prepareDatabase(db: Db): Promise<void> {
  await prepareDeliveries(db);
  await ensureIndexes(db, [
    orderIndexes,
    customerIndexes,
    cardIndexes,
    sandboxNetworkIndexes,
    clientTokenIndexes,
    managementSessionIndexes,
    counterIndexes,
    idempotentCallIndexes,
    bucketIndexes,
    sandboxIndexes,
    callbackIndexes,
    merchantIndexes,
    seenMessageIndexes,
    auditIndexes,
    settingsSessionIndexes,
    loginAttemptIndexes,
  ]);
}
