/**
 * What the database needs before the service can work on it. Knows every room's indexes, and nothing of what they are for.
 */
import type { Db } from 'mongodb';
import { cardIndexes } from './cards/assemble.ts';
import { clientTokenIndexes } from './client-auth/store.ts';
import { customerIndexes } from './customers/store.ts';
import { prepareDeliveries } from './delivery.ts';
import { callbackIndexes } from './gateways/callbacks/store.ts';
import { sandboxIndexes } from './gateways/sandbox/store.ts';
import { keyedCallIndexes } from './idempotency/store.ts';
import { merchantIndexes } from './merchants/store.ts';
import { seenMessageIndexes } from './message-keys/seen-messages-store.ts';
import { ensureIndexes } from './mongo/indexes.ts';
import { orderIndexes } from './orders/store.ts';
import { bucketIndexes } from './rate-limit/store.ts';
import { managementSessionIndexes } from './sessions/store.ts';
import { auditIndexes } from './settings/audit/store.ts';
import { loginAttemptIndexes } from './settings/login/store.ts';
import { settingsSessionIndexes } from './settings/sessions/store.ts';
import { sandboxNetworkIndexes } from './tokens/sandbox/store.ts';
import { counterIndexes } from './txns/limits/store.ts';

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
    keyedCallIndexes,
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
