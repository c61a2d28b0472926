/**
 * A store in PostgreSQL (12 or later), shared by any number of processes. One row an event; the primary key or a conditional
 * update of that row decides every claim. With the server's own `synchronous_commit = on`, what was answered survives a crash.
 */

import { hourly, renewedBefore, retention, untilDone } from '../maintenance.ts';
import type { ClaimRequest, ClaimResult, TransactionalStore, TransactResult } from '../receipt-store.ts';
import { fieldsOf, type PooledClient, type PostgresClient, type PostgresPool, tableName } from './postgres-client.ts';
import { createReceipts, receiptStatements } from './postgres-statements.ts';

export interface PostgresStoreOptions {
  /** The table's name, created at the first claim if missing. `webhook_receipts` when absent. */
  readonly table?: string;
  /** How many days an event is stored after its last change; then the store deletes it. 30 when absent. */
  readonly retentionDays?: number;
}

/** How long another transaction of the event is assumed to run, for Retry-After. */
const OTHER_TRANSACTION_MS = 2_000;
const MAX_READS = 5;

/**
 * A store over the application's pool. `transactional` gives the handler the client on which the transaction is open.
 * @throws ReceiverError ERR_CONFIG when `retentionDays` is below 1.
 */
export function postgresStore<Client extends PooledClient>(
  pool: PostgresPool<Client>,
  { table = 'webhook_receipts', retentionDays }: PostgresStoreOptions = {},
): TransactionalStore<Client> {
  const expireAt = retention('postgresStore', retentionDays);
  const name = tableName(table);
  const sql = receiptStatements(name);
  const prepared = untilDone(() => createReceipts(pool, name));
  const purge = hourly((now) => pool.query(sql.purge, [now]));

  const claimBy = async (client: PostgresClient, request: ClaimRequest, state: string): Promise<ClaimResult> => {
    const { eventId, eventName, payloadHash, claimId, now, leaseUntil } = request;
    for (let look = 0; look < MAX_READS; look += 1) {
      const values = [eventId, eventName, payloadHash, state, claimId, leaseUntil, now, expireAt(now)];
      const taken = await client.query(sql.claim, values);
      if (taken.rows.length > 0) return { outcome: 'claimed', attempt: Number(fieldsOf(taken.rows[0]).attempt) };
      const known = readKnown((await client.query(sql.find, [eventId])).rows, request);
      // Null: released or forgotten between the two, so it may be free now.
      if (known !== null) return known;
    }
    throw new Error('The receipt changed during each of several reads.');
  };

  const renewed = async <Result extends { readonly outcome: string }>(
    result: Result,
    { eventId, now }: ClaimRequest,
  ): Promise<Result> => {
    if (result.outcome === 'done') await pool.query(sql.renew, [eventId, expireAt(now), renewedBefore(expireAt, now)]);
    return result;
  };

  return {
    async claim(request) {
      await prepared();
      purge(request.now);
      return renewed(await claimBy(pool, request, 'running'), request);
    },
    async complete({ eventId, eventName, payloadHash, claimId, now }) {
      const { rows } = await pool.query(sql.complete, [eventId, eventName, payloadHash, claimId, now, expireAt(now)]);
      return fieldsOf(rows[0]).held === true ? 'held' : 'lost';
    },
    async release({ eventId, claimId }) {
      await pool.query(sql.release, [eventId, claimId]);
    },
    async transact(request, work): Promise<TransactResult> {
      await prepared();
      purge(request.now);
      const result = await inTransaction(pool, async (client) => {
        // A duplicate is answered at once; it does not wait with a connection.
        const { rows } = await client.query(sql.lock, [request.eventId]);
        if (fieldsOf(rows[0]).locked !== true) {
          return { outcome: 'running', leaseUntil: new Date(request.now.getTime() + OTHER_TRANSACTION_MS) };
        }
        const claimed = await claimBy(client, request, 'done');
        if (claimed.outcome !== 'claimed') return claimed;
        await work(client, claimed.attempt);
        return { outcome: 'committed' };
      });
      return renewed(result, request);
    },
  };
}

/** Commits a result that is `committed`, rolls back everything else, and never releases a client in a transaction. */
async function inTransaction<Client extends PooledClient>(
  pool: PostgresPool<Client>,
  body: (client: Client) => Promise<TransactResult>,
): Promise<TransactResult> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // The pool does not listen to a client that is out. Without a listener, a connection that ends would end the process.
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query('BEGIN');
    const result = await body(client);
    const end = result.outcome === 'committed' ? 'COMMIT' : 'ROLLBACK';
    const { command } = await client.query(end);
    if (command !== end) {
      throw new Error(
        'PostgreSQL rolled the transaction back: a statement failed, and the handler continued. Let the handler throw the error.',
      );
    }
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((cause: unknown) => {
      broken = cause instanceof Error ? cause : new Error('The client is broken.');
    });
    throw error;
  } finally {
    client.removeListener('error', onError);
    client.release(broken);
  }
}

function readKnown(rows: readonly unknown[], request: ClaimRequest): ClaimResult | null {
  const { payloadHash, state, leaseUntil } = fieldsOf(rows[0]);
  if (rows.length === 0) return null;
  if (payloadHash !== request.payloadHash) return { outcome: 'conflict' };
  if (state === 'done') return { outcome: 'done' };
  const isRunning = state === 'running' && leaseUntil instanceof Date && leaseUntil > request.now;
  return isRunning ? { outcome: 'running', leaseUntil } : null;
}
