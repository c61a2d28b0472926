import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AdminOperationId, AuditActor, AuditOutcome } from '../../../generated/values.ts';
import { createBinTable } from '../../../server/domain/cards/bin.ts';
import { shortId, systemRuntime } from '../../../server/platform/runtime.ts';
import { auditLog } from '../../../server/storage/audit-log.ts';
import { loadedBins } from '../../../server/storage/bin-table.ts';
import { shippedBins } from '../../../server/storage/shipped-bins.ts';
import { binRow } from '../../support/bin-row.ts';
import { freshDatabase } from '../../support/mongo.ts';
import { manualClock } from '../../support/test-runtime.ts';

const database = await freshDatabase('bins_store');
const { db } = database;
const store = loadedBins({ db, audit: auditLog(db) });
const table = createBinTable({ loaded: store, shipped: shippedBins('sandbox') });
const clock = manualClock();

afterAll(database.drop);
beforeEach(async () => {
  for (const name of ['bins', 'bin_table', 'bin_uploads', 'audit_log']) await db.collection(name).deleteMany({});
});

const newId = () => shortId('bins', systemRuntime.random);

function put(tableId: string) {
  const counts = { loadedCount: 1, badCount: 0 };
  const entry = {
    id: shortId('aud', systemRuntime.random),
    merchantId: null,
    at: clock.now(),
    actor: AuditActor.operator,
    actorId: null,
    username: null,
    operation: AdminOperationId.replaceBinTable,
    objectId: tableId,
    outcome: AuditOutcome.SUCCEEDED,
    changes: [],
    address: null,
    userAgent: null,
    requestId: 'req_test',
  };
  return store.putInForce({ tableId, loadedAt: clock.now(), ...counts }, entry);
}

/** A complete, active table. */
async function load(...prefixes: readonly string[]): Promise<string> {
  const tableId = newId();
  await store.begin(tableId, clock.now());
  await store.add(
    tableId,
    prefixes.map((prefix) => binRow(prefix)),
    clock.now(),
  );
  await put(tableId);
  return tableId;
}

const issuerOf = async (digits: string) => (await table.find(digits))?.issuer;
const rowsOf = (tableId: string) =>
  db.collection<{ _id: string }>('bins').countDocuments({ _id: { $regex: `^${tableId}:` } });

describe('the BIN table', () => {
  it('answers what comes with the service as long as no table was loaded', async () => {
    expect(await store.inForce()).toBeNull();
    expect([await issuerOf('411111'), await issuerOf('000000')]).toEqual(['Sandbox Bank', undefined]);
  });

  it('finds the longest BIN that fits, six to nine digits long', async () => {
    await load('420000', '42000022', '420000223');
    const found = ['42000', '420000', '4200002', '42000022', '4200002234', '420001'].map(
      async (digits) => (await table.find(digits))?.prefix,
    );
    expect(await Promise.all(found)).toEqual([undefined, '420000', '420000', '42000022', '420000223', '420001']);
  });

  it('lets a loaded row win over what comes with the service, and leaves the rest to that', async () => {
    await load('411111', '999999');
    expect([await issuerOf('411111'), await issuerOf('999999'), await issuerOf('555555')]).toEqual([
      'Bank of 411111',
      'Bank of 999999',
      'Sandbox Bank',
    ]);
  });

  it('shows nothing of a table before it is in force, and all of it from then on, to every process', async () => {
    await load('411111');
    const next = newId();
    await store.begin(next, clock.now());
    await store.add(next, [binRow('411111', { issuer: 'Next Bank' }), binRow('999999')], clock.now());
    expect([await issuerOf('411111'), await issuerOf('999999')]).toEqual(['Bank of 411111', undefined]);
    await put(next);
    const other = loadedBins({ db, audit: auditLog(db) });
    expect((await other.findFirst(['411111']))?.issuer).toBe('Next Bank');
    expect(await issuerOf('999999')).toBe('Bank of 999999');
    expect((await other.inForce())?.tableId).toBe(next);
  });

  it('says which rows of a table name a BIN that another row has', async () => {
    const tableId = newId();
    await store.begin(tableId, clock.now());
    const rows = ['400001', '400002', '400001', '400003', '400002'].map((prefix) => binRow(prefix));
    expect(await store.add(tableId, rows, clock.now())).toEqual([2, 4]);
    expect(await store.add(tableId, [binRow('400009'), binRow('400003')], clock.now())).toEqual([1]);
    expect(await rowsOf(tableId)).toBe(4);
  });

  it('keeps the table before the present one, and drops older ones once nobody can be loading them', async () => {
    const [first, second, third] = [await load('400001'), await load('400002'), await load('400003')];
    expect([await rowsOf(first), await rowsOf(second), await rowsOf(third)]).toEqual([1, 1, 1]);
    clock.advance(3_600_000);
    await store.begin(newId(), clock.now());
    expect([await rowsOf(first), await rowsOf(second), await rowsOf(third)]).toEqual([0, 1, 1]);
  });

  it('drops what an upload left behind that broke off, and never puts it in force', async () => {
    const left = newId();
    await store.begin(left, clock.now());
    await store.add(left, [binRow('400001')], clock.now());
    clock.advance(3_600_000);
    await load('400002');
    expect(await rowsOf(left)).toBe(0);
    await expect(put(left)).rejects.toThrow('load it again');
    expect(await issuerOf('400002')).toBe('Bank of 400002');
  });

  it('does not drop the table that is in force', async () => {
    const present = await load('400002');
    await store.drop(present);
    expect(await issuerOf('400002')).toBe('Bank of 400002');
  });

  it('leaves alone a table that somebody else is loading', async () => {
    const mine = newId();
    await store.begin(mine, clock.now());
    await store.add(mine, [binRow('400001')], clock.now());
    await load('400002');
    expect(await rowsOf(mine)).toBe(1);
    await put(mine);
    expect(await issuerOf('400001')).toBe('Bank of 400001');
  });

  it('numbers the lines of the audit log, whoever puts a table in force at the same time', async () => {
    const ids = [newId(), newId(), newId(), newId()];
    for (const id of ids) await store.begin(id, clock.now());
    await Promise.all(ids.map((id) => put(id)));
    const lines = await db.collection('audit_log').find().sort({ sequence: -1 }).limit(ids.length).toArray();
    const newest = Number(lines[0]?.sequence);
    expect(lines.map(({ sequence, merchantId }) => [sequence, merchantId])).toEqual(
      ids.map((_, index) => [newest - index, null]),
    );
  });

  it('is asked by one query that reads no more rows than it can answer, by their ids', async () => {
    await load(...Array.from({ length: 500 }, (_, index) => `${400_100 + index}`));
    await db.command({ profile: 2 });
    await table.find('400123456');
    await db.command({ profile: 0 });
    const queries = await db
      .collection('system.profile')
      .find({ 'command.comment': { $exists: false } })
      .toArray();
    const asked = queries.filter(({ ns }) => /\.(bins|bin_table)$/.test(String(ns)));
    expect(asked).toHaveLength(1);
    expect(asked[0]?.docsExamined).toBeLessThanOrEqual(2);
  });
});
