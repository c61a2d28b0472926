/**
 * Restores an operator's own dump into an empty database, and checks on it what can be checked without knowing the data: a service starts
 * and answers with the orders, the vault opens, the audit logs are whole, and nothing that is due was sent.
 */
import type { Db } from 'mongodb';
import { eventHosts } from '../../server/compose/delivery.ts';
import { stampEnvironment } from '../../server/compose/environment-stamp.ts';
import type { DeliveryDocument } from '../../server/delivery/queue/delivery-document.ts';
import { DELIVERIES } from '../../server/delivery/queue/delivery-store.ts';
import { createCredentialsOf } from '../../server/delivery/transport/credentials.ts';
import type { SavedCard } from '../../server/domain/cards/saved-card.ts';
import { totpBinding } from '../../server/domain/merchants/settings-user.ts';
import { responseKeyBinding, type Sealer } from '../../server/domain/ports/sealed.ts';
import { mapWithLimit } from '../../server/platform/map-with-limit.ts';
import { auditLog } from '../../server/storage/audit-log.ts';
import { SAVED_CARDS } from '../../server/storage/cards.ts';
import { type MerchantStore, merchantStore, type VersionedMerchant } from '../../server/storage/merchants.ts';
import type { OrderDocument } from '../../server/storage/order-reads.ts';
import { ORDERS } from '../../server/storage/orders.ts';
import type { OutboxHost } from '../../server/storage/outbox.ts';
import { openCredentials } from '../../server/usecases/payments/gateway-of-attempt.ts';
import { createFingerprint } from '../../server/vault/card-facts.ts';
import { privateKeyBinding } from '../../server/vault/message-keys/service-keys.ts';
import {
  CARD_NUMBERS,
  createNumberStore,
  type NumberDocument,
  type NumberStore,
} from '../../server/vault/number-store.ts';
import { createSealer } from '../../server/vault/seal.ts';
import { type Restored, restoreDatabase } from '../backup/restore.ts';
import { type IdleService, type IdleServiceDeps, startIdleService } from './idle-service.ts';

/** Orders that are read over the API, and card numbers that are opened: as many, chosen at random. */
const SAMPLE = 2_000;
const MERCHANTS_AT_ONCE = 100;

export interface DumpCheckOptions extends IdleServiceDeps {
  /** The folder that mongodump wrote, or that of one database in it. */
  readonly folder: string;
}

export interface Check {
  readonly what: string;
  readonly found: string;
  readonly holds: boolean;
}

export interface DumpChecked {
  readonly checks: readonly Check[];
  /** What did not hold, one line each, without secrets. */
  readonly problems: readonly string[];
}

/** What webhook delivery has before it. */
async function queueOf(db: Db, now: Date) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const open = { openSince: { $gt: new Date(0) } };
  const totals = [
    { $match: open },
    { $group: { _id: null, events: { $sum: 1 }, attempts: { $sum: '$attemptCount' } } },
  ];
  const [{ events, attempts } = { events: 0, attempts: 0 }] = await deliveries
    .aggregate<{ events: number; attempts: number }>(totals)
    .toArray();
  const due = await deliveries.countDocuments({ ...open, dueAt: { $lte: now } });
  let waiting = 0;
  for (const { name } of eventHosts) {
    const hosts = db
      .collection<OutboxHost>(name)
      .find({ relayAt: { $gt: new Date(0) } }, { projection: { outbox: 1 } });
    for await (const { outbox = [] } of hosts) {
      waiting += outbox.reduce((sum, entry) => sum + entry.events.length, 0);
    }
  }
  return { events, attempts, due, waiting };
}

async function* allMerchants(merchants: MerchantStore): AsyncGenerator<VersionedMerchant> {
  for (let after: string | null = null; ; ) {
    const page = await merchants.page({ after, limit: MERCHANTS_AT_ONCE });
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.merchant.merchantId;
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function numberStoreOf({ db, keys, runtime }: DumpCheckOptions): NumberStore {
  return createNumberStore({ db, sealer: createSealer({ keys, ...runtime }), random: runtime.random });
}

/** Orders that the service answers with. */
async function readOrders(db: Db, service: IdleService, problems: string[]) {
  const orders = db.collection<OrderDocument>(ORDERS);
  const steps = [{ $sample: { size: SAMPLE } }, { $project: { merchantId: 1, orderId: '$state.orderId' } }];
  const clients = new Map<string, ReturnType<IdleService['clientOf']>>();
  const sample = await orders.aggregate<{ _id: string; merchantId: string; orderId: string }>(steps).toArray();
  const readable = await mapWithLimit(sample, async ({ _id, merchantId, orderId }) => {
    const client = clients.get(merchantId) ?? service.clientOf(merchantId);
    clients.set(merchantId, client);
    const { status } = await client.getOrder({ path: { order_id: orderId } });
    if (status !== 200) problems.push(`order ${_id}: GET /orders/{order_id} answers ${status}`);
    return status === 200 ? [_id] : [];
  });
  return { readable: readable.length, asked: sample.length, all: await orders.estimatedDocumentCount() };
}

/** Card numbers that open. One that MongoDB has deleted since, because its time was over, does not count. */
async function openNumbers(options: DumpCheckOptions, problems: string[]) {
  const stored = options.db.collection<NumberDocument>(CARD_NUMBERS);
  const store = numberStoreOf(options);
  const sample = await stored.aggregate<NumberDocument>([{ $sample: { size: SAMPLE } }]).toArray();
  const opened = await mapWithLimit(sample, async ({ merchantId, _id }) => {
    try {
      return (await store.open(merchantId, _id)) === null ? [] : ['open' as const];
    } catch (error) {
      problems.push(`card number ${_id}: ${reasonOf(error)}`);
      return ['closed' as const];
    }
  });
  const open = opened.filter((each) => each === 'open').length;
  return { open, asked: opened.length, all: await stored.estimatedDocumentCount() };
}

/** Stored cards whose fingerprint is that of their number. Those whose number does not open are not asked. */
async function matchFingerprints(options: DumpCheckOptions, problems: string[]) {
  const numbers = numberStoreOf(options);
  const fingerprintOf = createFingerprint(options.keys);
  const steps = [
    { $match: { 'state.numberRecord': { $ne: null } } },
    { $sample: { size: SAMPLE } },
    { $replaceRoot: { newRoot: '$state' } },
  ];
  const sample = await options.db.collection(SAVED_CARDS).aggregate<SavedCard>(steps).toArray();
  const asked = await mapWithLimit(sample, async ({ merchantId, cardReference, numberRecord, facts }) => {
    const number = await numbers.open(merchantId, numberRecord ?? '').catch(() => null);
    if (number === null) return [];
    const matches = fingerprintOf(number) === facts.fingerprint;
    if (!matches) problems.push(`card ${cardReference}: its fingerprint was made with another SECRET_ROOT`);
    return [matches];
  });
  return { matching: asked.filter((matches) => matches).length, asked: asked.length };
}

/** What a merchant's record has sealed, each with what opens it. */
function* secretsOf(
  sealer: Sealer,
  { merchant, users }: VersionedMerchant,
): Generator<readonly [string, () => unknown]> {
  const { merchantId, gateways, messageKeys, paymentPage } = merchant;
  yield ['webhook secrets', () => createCredentialsOf(sealer)(merchant)];
  for (const config of gateways) {
    yield [`credentials of gateway ${config.gatewayConfigId}`, () => openCredentials(sealer, merchantId, config)];
  }
  for (const { kid, servicePrivateKey } of messageKeys) {
    yield [`private message key ${kid}`, () => sealer.open(privateKeyBinding(merchantId, kid), servicePrivateKey)];
  }
  const { responseKey } = paymentPage;
  if (responseKey !== null) yield ['response key', () => sealer.open(responseKeyBinding(merchantId), responseKey)];
  for (const user of users) {
    for (const secret of [user.totp?.secret, user.pendingTotp]) {
      if (secret === undefined || secret === null) continue;
      yield [`authenticator secret of user ${user.userId}`, () => sealer.open(totpBinding(user), secret)];
    }
  }
}

/** Merchants whose secrets open, and audit logs that are whole: those of the merchants and the service's. */
async function checkMerchants({ db, keys, runtime }: DumpCheckOptions, problems: string[]) {
  const [audit, sealer] = [auditLog(db), createSealer({ keys, random: runtime.random })];
  const isWhole = async (merchantId: string | null) => {
    const { brokenAt } = await audit.verify(merchantId);
    if (brokenAt === null) return true;
    problems.push(`audit log of ${merchantId ?? 'the service'}: ${brokenAt.reason} at entry ${brokenAt.sequence}`);
    return false;
  };
  let [merchants, open, whole] = [0, 0, (await isWhole(null)) ? 1 : 0];
  for await (const stored of allMerchants(merchantStore({ db, audit }))) {
    const { merchantId } = stored.merchant;
    merchants += 1;
    if (await isWhole(merchantId)) whole += 1;
    let isOpen = true;
    for (const [what, openIt] of secretsOf(sealer, stored)) {
      try {
        openIt();
      } catch (error) {
        isOpen = false;
        problems.push(`${what} of ${merchantId}: ${reasonOf(error)}`);
      }
    }
    if (isOpen) open += 1;
  }
  return { merchants, open, whole };
}

/** Restores the dump and checks it. @throws Error when the database is not empty, or belongs to the other environment. */
export async function checkDump(options: DumpCheckOptions): Promise<DumpChecked> {
  const { db, folder, environment, runtime } = options;
  const [present] = await db.listCollections({}, { nameOnly: true }).toArray();
  if (present !== undefined) {
    throw new Error(`The database ${db.databaseName} has a collection ${present.name}. Name an empty database.`);
  }
  const restored = await restoreDatabase(db, folder);
  await stampEnvironment(db, environment, runtime.clock);
  const service = await startIdleService(options);
  try {
    return await checkRestored(options, service, restored);
  } finally {
    await service.close();
  }
}

/** Checks what was restored, on the service that was started on it. */
async function checkRestored(
  options: DumpCheckOptions,
  service: IdleService,
  restored: Restored,
): Promise<DumpChecked> {
  const { db, runtime } = options;
  const { collections, documents, replayed } = restored;
  const problems: string[] = [];
  const before = await queueOf(db, runtime.clock.now());
  const orders = await readOrders(db, service, problems);
  const numbers = await openNumbers(options, problems);
  const fingerprints = await matchFingerprints(options, problems);
  const { merchants, open, whole } = await checkMerchants(options, problems);
  const after = await queueOf(db, runtime.clock.now());
  const isUnsent =
    after.attempts === before.attempts && after.events === before.events && after.waiting === before.waiting;
  const oplog = replayed === null ? 'no oplog' : `${replayed} writes of the oplog`;
  const checks = [
    {
      what: 'The dump is restored',
      found: `${documents} documents in ${collections} collections, ${oplog}`,
      holds: true,
    },
    { what: 'It has merchants', found: `${merchants}`, holds: merchants > 0 },
    {
      what: 'A service starts on it, and its API answers with the orders',
      found: `${orders.readable} of ${orders.asked} (of ${orders.all})`,
      holds: orders.readable === orders.asked,
    },
    {
      what: 'The vault opens: stored card numbers',
      found: `${numbers.open} of ${numbers.asked} (of ${numbers.all})`,
      holds: numbers.open === numbers.asked,
    },
    {
      what: 'SECRET_ROOT is that of the dump: fingerprints of stored cards',
      found: `${fingerprints.matching} of ${fingerprints.asked} match`,
      holds: fingerprints.matching === fingerprints.asked,
    },
    {
      what: 'The vault opens: gateway credentials, webhook secrets, message keys, authenticator secrets, response keys',
      found: `those of ${open} of ${merchants} merchants`,
      holds: open === merchants,
    },
    {
      what: "The audit logs are intact, the merchants' and the service's",
      found: `${whole} of ${merchants + 1}`,
      holds: whole === merchants + 1,
    },
    {
      what: 'Nothing is sent: delivery, payments and tokens stay off',
      found: `${before.events} open events, ${before.due} of them due, and ${before.waiting} in outboxes; ${after.attempts - before.attempts} attempts`,
      holds: isUnsent,
    },
  ];
  return { checks, problems };
}

/** The checks as a table for the terminal. */
export function dumpTable(checks: readonly Check[]): string {
  const rows = checks.map(({ what, found, holds }) => `| ${what} | ${found} | ${holds ? 'yes' : 'NO'} |`);
  return `| What must hold | Found | Holds |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}
