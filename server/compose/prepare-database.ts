/**
 * Prepares the database for the service: migrations and the indexes of every collection.
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
import { orderIndexIndexes } from '../storage/order-index.ts';
import { orderIndexes } from '../storage/orders.ts';
import { paymentFigureIndexes } from '../storage/payment-figures.ts';
import { paymentHealthIndexes } from '../storage/payment-health.ts';
import { bucketIndexes } from '../storage/rate-limit-buckets.ts';
import { requestLogIndexes } from '../storage/request-log.ts';
import { seenMessageIndexes } from '../storage/seen-messages.ts';
import { settingsInvitationIndexes } from '../storage/settings-invitations.ts';
import { settingsSessionIndexes } from '../storage/settings-sessions.ts';
import { cardIndexes } from './cards.ts';
import { prepareDeliveries } from './delivery.ts';

/** Migrates data of earlier versions and creates all indexes. Idempotent. */
export async function prepareDatabase(db: Db): Promise<void> {
  await prepareDeliveries(db);
  await ensureIndexes(db, [
    orderIndexes,
    orderIndexIndexes,
    paymentFigureIndexes,
    paymentHealthIndexes,
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
    settingsInvitationIndexes,
    loginAttemptIndexes,
    requestLogIndexes,
  ]);
}
