/**
 * Runs work and the record of its event in one MongoDB transaction. Retries transient errors, and a commit whose answer was
 * lost.
 */
import { systemWait } from '../../clock.ts';
import { hasLabel, type MongoSession, type MongoSessions } from './mongo-driver.ts';

const MAX_TRIES = 12;
const FIRST_PAUSE_MS = 20;
const MAX_PAUSE_MS = 800;

/** A random delay between two tries, so that conflicting transactions do not meet again. */
const jitter = (tries: number): Promise<void> =>
  systemWait(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** tries, MAX_PAUSE_MS));

/**
 * @param body runs inside the transaction, again after a conflict; `rollback` leaves without a trace and without an error.
 * @param pause waits after so many tries.
 * @throws what the body throws; an error of its own when conflicts have used up the tries; or what the commit failed with: then it is not known whether it took place.
 */
export async function inTransaction<Session extends MongoSession, Result>(
  client: MongoSessions<Session>,
  body: (session: Session) => Promise<{ readonly end: 'commit' | 'rollback'; readonly result: Result }>,
  pause = jitter,
): Promise<Result> {
  const session = client.startSession();
  try {
    for (let attempt = 1; ; attempt += 1) {
      session.startTransaction({
        readConcern: { level: 'majority' },
        writeConcern: { w: 'majority', journal: true },
        readPreference: 'primary',
      });
      try {
        const { end, result } = await body(session);
        if (end === 'rollback') await session.abortTransaction().catch(() => undefined);
        else await commit(session);
        return result;
      } catch (error) {
        await session.abortTransaction().catch(() => undefined);
        if (!hasLabel(error, 'TransientTransactionError')) throw error;
        // The error itself came out of the handler, which did not cause it.
        if (attempt >= MAX_TRIES)
          throw new Error('The transaction had too many conflicts. Let fewer handlers write the same documents.', {
            cause: error,
          });
        await pause(attempt);
      }
    }
  } finally {
    await session.endSession().catch(() => undefined);
  }
}

async function commit(session: MongoSession): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      if (!hasLabel(error, 'UnknownTransactionCommitResult') || attempt >= MAX_TRIES) throw error;
    }
  }
}
