/**
 * The change streams open in a database, as the server reports them.
 */
import type { Db, Long } from 'mongodb';
import { expect, vi } from 'vitest';

/** The ids of their cursors. */
export async function openStreams(db: Db): Promise<Long[]> {
  const inDatabase = { ns: { $regex: `^${db.databaseName}\\.` }, 'cursor.cursorId': { $exists: true } };
  const streams = { ...inDatabase, 'cursor.tailable': true };
  const found = await db.client
    .db('admin')
    .aggregate<{ cursor: { cursorId: Long } }>([
      { $currentOp: { idleCursors: true, allUsers: true } },
      { $match: streams },
    ])
    .toArray();
  return found.map(({ cursor }) => cursor.cursorId);
}

/** Waits until none is open. Writes meanwhile: a closed stream ends only at the next write or the end of its wait. */
export async function noStreamOpen(db: Db): Promise<void> {
  const none = async () => {
    await db.collection('other').insertOne({});
    expect(await openStreams(db)).toEqual([]);
  };
  await vi.waitFor(none, { timeout: 60_000, interval: 5 });
}
