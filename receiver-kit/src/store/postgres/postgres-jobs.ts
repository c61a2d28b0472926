/**
 * Jobs in PostgreSQL, for the inbox and the outbox. One row a job. An open job has a `due_at`: when it may be taken, which is
 * the end of its lease while a worker holds it.
 */
import type { BuriedJob, JobEnd, TransactionalJobStore } from '../../jobs/job-store.ts';
import { hourly, retention, untilDone } from '../maintenance.ts';
import { fieldsOf, type PostgresClient, tableName } from './postgres-client.ts';
import { createJobs, jobStatements } from './postgres-statements.ts';

export interface PostgresJobsOptions {
  /** The table's name, created at the first call if missing. Inbox and outbox need different tables. */
  readonly table: string;
  /** How many days a done job is stored. 30 when absent. Open and buried jobs stay. */
  readonly retentionDays?: number;
}

/**
 * @param pool the application's pool.
 * @throws ReceiverError ERR_CONFIG when `retentionDays` is below 1.
 */
export function postgresJobs(
  pool: PostgresClient,
  { table, retentionDays }: PostgresJobsOptions,
): TransactionalJobStore<PostgresClient> {
  const expireAt = retention('postgresJobs', retentionDays);
  const name = tableName(table);
  const sql = jobStatements(name);
  const prepared = untilDone(() => createJobs(pool, name));
  const forget = hourly((now) => pool.query(sql.forget, [now]));
  const query = async (text: string, values: unknown[]) => {
    await prepared();
    return pool.query(text, values);
  };
  const end = ({ id, claimId }: JobEnd, text: string, more: unknown[]) => query(text, [id, claimId, ...more]);

  return {
    async add({ id, name: jobName, payload, payloadHash, now }) {
      forget(now);
      const { rowCount } = await query(sql.add, [id, jobName, payload, payloadHash, now]);
      if (rowCount === 1) return 'added';
      const { rows } = await query(sql.look, [id]);
      return fieldsOf(rows[0]).payloadHash === payloadHash ? 'known' : 'conflict';
    },
    // Creating the table takes a second connection; deliveries that wait for it must not hold all connections of the pool.
    prepare: prepared,
    async addWithin(client, jobs) {
      for (const { id, name: jobName, payload, payloadHash, now } of jobs) {
        await client.query(sql.add, [id, jobName, payload, payloadHash, now]);
      }
    },
    async take({ claimId, now, leaseUntil }) {
      const { rows } = await query(sql.take, [claimId, now, leaseUntil]);
      if (rows.length === 0) return null;
      const { id, name: jobName, payload, payloadHash, attempt } = fieldsOf(rows[0]);
      return {
        id: String(id),
        name: String(jobName),
        payload: String(payload),
        payloadHash: String(payloadHash),
        attempt: Number(attempt),
        claimId,
      };
    },
    async finish(ended) {
      const { rowCount } = await end(ended, sql.finish, [expireAt(ended.now)]);
      return rowCount === 1 ? 'held' : 'lost';
    },
    async postpone(ended, dueAt) {
      await end(ended, sql.postpone, [dueAt]);
    },
    async bury(ended, error) {
      await end(ended, sql.bury, [ended.now, error]);
    },
    async buried(limit) {
      const { rows } = await query(sql.buried, [limit]);
      return rows.map(readBuried);
    },
    async revive(ids, now) {
      const { rowCount } = await query(sql.revive, [[...ids], now]);
      return rowCount ?? 0;
    },
    async count() {
      const { open, buried } = fieldsOf((await query(sql.count, [])).rows[0]);
      return { open: Number(open), buried: Number(buried) };
    },
  };
}

function readBuried(row: unknown): BuriedJob {
  const { id, name, attempt, error, buriedAt } = fieldsOf(row);
  return {
    id: String(id),
    name: String(name),
    attempt: Number(attempt),
    error: String(error),
    buriedAt: buriedAt instanceof Date ? buriedAt : new Date(0),
  };
}
