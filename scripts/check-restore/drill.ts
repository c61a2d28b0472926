/**
 * The drill: a backup is taken while a service takes payments, the service and its database are lost, and another service runs on the
 * restored backup. The gateway's books are not restored: they go on from the disaster, as a real gateway's do.
 */
import { randomBytes } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, Long } from 'mongodb';
import { OrderStatus } from '../../generated/values.ts';
import { connectMongo } from '../../server/storage/mongo/client.ts';
import { type DumpedCollection, documentsFile, dumpDatabase } from '../backup/dump.ts';
import { restoreDatabase } from '../backup/restore.ts';
import { mongodStatus } from '../bench/measure/mongod-status.ts';
import { readDemo, type ServiceEnv, startServiceProcess } from '../demo/service-process.ts';
import { startEmbeddedMongod } from '../dev-mongod/embedded-mongod.ts';
import { type CountingReceiver, startCountingReceiver } from '../faults/counting-receiver.ts';
import { createOrderCall, startOrderCustomers } from '../faults/order-customers.ts';
import { countEvents, deliveriesDone } from '../faults/raised-events.ts';
import { createRetryingMerchant, purchases, startBuyers } from '../faults/retrying-merchant.ts';
import { settlePayments } from '../faults/settled-payments.ts';
import { compareGateway, GATEWAY_BOOKS } from './gateway-books.ts';
import { createDrillMerchant } from './merchant.ts';
import type { DrillResult } from './result.ts';

/** Load before the backup, with its webhooks refused, and after it. Milliseconds. */
const BEFORE_MS = 4_000;
const REFUSING_MS = 1_000;
const AFTER_MS = 3_000;
const PATIENCE_MS = 120_000;
const SEQUENCES = 'webhook_sequences';
/** By how much the guide raises the event numbers. */
const RAISED = 1_000_000;

export interface DrillOptions {
  readonly scratch: string;
  readonly log: (line: string) => void;
}

/** The keys that are kept apart from the database. */
function newKeys() {
  const key = () => randomBytes(32).toString('base64');
  return { VAULT_KEY: key(), SECRET_ROOT: key(), OPERATOR_KEY: randomBytes(32).toString('hex') };
}

function environment(dataDir: string, uri: string, keys: ReturnType<typeof newKeys>): ServiceEnv {
  const own = { DATA_DIR: dataDir, MONGODB_URI: uri, SVC_ENV: 'sandbox', LOG_LEVEL: 'warn' };
  return { ...own, ...keys, RECONCILE_AFTER_SECONDS: '2' };
}

/** Takes the backup under load, and loses everything else. */
async function untilDisaster(
  { scratch, log }: DrillOptions,
  receiver: CountingReceiver,
  keys: ReturnType<typeof newKeys>,
) {
  const mongod = await startEmbeddedMongod({ directory: join(scratch, 'lost'), env: process.env, log });
  const { db, close } = await connectMongo(mongod.uri);
  const dataDir = join(scratch, 'lost-data');
  const service = await startServiceProcess(environment(dataDir, mongod.uri, keys));
  const demo = await readDemo(dataDir);
  const { baseUrl } = service;
  const merchant = createDrillMerchant(baseUrl, demo);
  await merchant.subscribe(receiver.url);
  await merchant.storeCard();
  const order = createOrderCall(baseUrl, demo);
  const customers = startOrderCustomers({ prefix: 'order', customers: 2, order, pauseMs: 20 });
  const sell = createRetryingMerchant({ demo, baseUrl: async () => baseUrl });
  const buyers = startBuyers({ prefix: 'sale-', buyers: 4, sell });
  await sleep(BEFORE_MS / 2);
  // As in a dump that is not of one point in time: the numbers of the events are older than the events.
  const earlier = await dumpDatabase(db, join(scratch, 'earlier'), [SEQUENCES]);
  await sleep(BEFORE_MS / 2);
  receiver.answerWith(500);
  await sleep(REFUSING_MS);
  const folder = join(scratch, 'backup');
  const backupAt = new Date();
  const dumped = await dumpDatabase(db, folder);
  const dumpMs = Date.now() - backupAt.getTime();
  log(`backup of ${dumped.reduce((sum, { documents }) => sum + documents, 0)} documents in ${dumpMs} ms`);
  receiver.answerWith(200);
  await sleep(AFTER_MS);
  await Promise.all([customers.stop(), buyers.stop()]);
  const books = await dumpDatabase(db, folder, GATEWAY_BOOKS);
  const made = await db.collection('orders').countDocuments();
  await copyFile(join(scratch, 'earlier', documentsFile(SEQUENCES)), join(folder, documentsFile(SEQUENCES)));
  await service.kill();
  await close();
  await mongod.stop();
  const wanted = new Map([...dumped, ...books, ...earlier].map((collection) => [collection.name, collection]));
  return { demo, dataDir, folder, backupAt, dumpMs, wanted, made };
}

/** The collections that differ from the backup. */
async function differences(db: Db, folder: string, wanted: ReadonlyMap<string, DumpedCollection>): Promise<string[]> {
  const found = await dumpDatabase(db, folder);
  const same = ({ name, sha256, documents }: DumpedCollection) =>
    wanted.get(name)?.sha256 === sha256 && wanted.get(name)?.documents === documents;
  const missing = [...wanted.keys()].filter((name) => !found.some((collection) => collection.name === name));
  return [...missing, ...found.flatMap((collection) => (same(collection) ? [] : [collection.name]))];
}

interface EventRow {
  readonly _id: string;
  readonly state: string;
}

/** The events of the backup: those that were acknowledged, and those that were still to be sent. */
async function eventsOf(db: Db) {
  const deliveries = await db
    .collection<EventRow>('webhook_deliveries')
    .find({}, { projection: { state: 1 } })
    .toArray();
  const hosts = await db.collection<{ outbox?: { events: { id: string }[] }[] }>('orders').find().toArray();
  const waiting = hosts.flatMap(({ outbox = [] }) => outbox.flatMap(({ events }) => events.map(({ id }) => id)));
  const stored = new Set(deliveries.map(({ _id }) => _id));
  const isAcknowledged = ({ state }: EventRow) => state === 'ACKED' || state === 'DONE';
  const open = deliveries.filter((delivery) => !isAcknowledged(delivery)).map(({ _id }) => _id);
  return {
    acknowledged: deliveries.filter(isAcknowledged).map(({ _id }) => _id),
    due: [...open, ...waiting.filter((id) => !stored.has(id))],
  };
}

/** Raises the event numbers as the guide says. No service may run. */
async function raiseNumbers(db: Db): Promise<void> {
  const sequences = db.collection<{ _id: string }>(SEQUENCES);
  for (const { _id } of await db.collection<{ _id: string }>('merchants').find().toArray()) {
    await sequences.updateOne({ _id }, { $inc: { last: Long.fromNumber(RAISED) } }, { upsert: true });
  }
}

/** Whether the last event has the number after the raised one of the event before. */
async function isNumberedOnward(db: Db): Promise<boolean> {
  await deliveriesDone(db, PATIENCE_MS);
  const events = await db.collection('webhook_deliveries').countDocuments({ sequence: { $gt: RAISED } });
  const [last] = await db.collection('webhook_deliveries').find().sort({ sequence: -1 }).limit(1).toArray();
  const total = await db.collection('webhook_deliveries').countDocuments();
  return events > 0 && last?.sequence === RAISED + total;
}

/** Runs the drill. */
export async function runDrill(options: DrillOptions): Promise<DrillResult> {
  const { scratch, log } = options;
  const keys = newKeys();
  const receiver = await startCountingReceiver(0);
  const lost = await untilDisaster(options, receiver, keys);
  log('the service and its database are lost');

  const mongod = await startEmbeddedMongod({ directory: join(scratch, 'restored'), env: process.env, log });
  const { db, close } = await connectMongo(mongod.uri);
  try {
    const { version } = await mongodStatus(db);
    const restoring = performance.now();
    await restoreDatabase(db, lost.folder);
    const restoreMs = performance.now() - restoring;
    const differing = await differences(db, join(scratch, 'again'), lost.wanted);
    const events = await eventsOf(db);
    const keysOfOrders = (
      await db
        .collection<EventRow>('orders')
        .find({}, { projection: { _id: 1 } })
        .toArray()
    ).map(({ _id }) => _id);
    const arrivedBefore = new Map(receiver.arrivals);

    // Of the data directory only the file of the sandbox's demo merchant comes along. The keys are in the environment.
    const dataDir = join(scratch, 'restored-data');
    await mkdir(dataDir);
    await copyFile(join(lost.dataDir, 'demo.json'), join(dataDir, 'demo.json'));
    const start = () => startServiceProcess(environment(dataDir, mongod.uri, keys));
    const service = await start();
    const { baseUrl } = service;
    const merchant = createDrillMerchant(baseUrl, lost.demo);
    const isAuditWhole = await merchant.isAuditLogWhole();
    const readable = await merchant.readable(keysOfOrders.map((key) => key.slice(key.indexOf(':') + 1)));
    const storedCard = await merchant.payWithStoredCard('after-stored-card');
    const sell = createRetryingMerchant({ demo: lost.demo, baseUrl: async () => baseUrl });
    await Promise.all(purchases.map((purchase, index) => sell(`after-${index}`, purchase)));
    // A hold whose end is in the gateway's books alone stays open until the merchant repeats the call.
    const open = await settlePayments(db, 'not-open');
    const done = await deliveriesDone(db, PATIENCE_MS);
    const sentSince = (id: string) => (receiver.arrivals.get(id) ?? 0) - (arrivedBefore.get(id) ?? 0);
    const books = await compareGateway(db, { restored: new Set(keysOfOrders), backupAt: lost.backupAt });
    const counted = await countEvents(db, receiver);
    await service.stop();
    await raiseNumbers(db);
    const again = await start();
    await createDrillMerchant(again.baseUrl, lost.demo).payWithStoredCard('after-raised-numbers');
    const isNumberRaised = await isNumberedOnward(db);
    await again.stop();
    return {
      mongod: version,
      documents: [...lost.wanted.values()].reduce((sum, { documents }) => sum + documents, 0),
      dumpMs: lost.dumpMs,
      restoreMs,
      differing,
      orders: keysOfOrders.length,
      readable,
      madeAfterBackup: lost.made - keysOfOrders.length,
      isVaultOpen: storedCard === OrderStatus.CHARGED,
      due: events.due.length,
      unsent: events.due.filter((id) => sentSince(id) === 0).length + (done ? 0 : 1),
      sentTwice: events.due.filter((id) => sentSince(id) > 1).length,
      acknowledged: events.acknowledged.length,
      sentAgain: events.acknowledged.filter((id) => sentSince(id) > 0).length,
      misnumbered: counted.misnumbered,
      eventsLost: counted.lost,
      isNumberRaised,
      isAuditWhole,
      paid: purchases.length,
      open,
      ...books,
    };
  } finally {
    await receiver.close();
    await close();
    await mongod.stop();
  }
}
