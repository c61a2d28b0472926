/**
 * The tables and statements of the PostgreSQL stores. Runs only the statements that create the tables.
 */
import type { PostgresClient } from './postgres-client.ts';

export function receiptStatements(table: string) {
  return {
    claim: `
      INSERT INTO ${table} AS r (event_id, event_name, payload_hash, state, attempt, claim_id, lease_until, changed_at, expire_at)
      VALUES ($1, $2, $3, $4, 1, $5, $6, $7, $8)
      ON CONFLICT (event_id) DO UPDATE
        SET state = $4, attempt = r.attempt + 1, claim_id = $5, lease_until = $6, changed_at = $7, expire_at = $8
        WHERE r.payload_hash = $3 AND (r.state = 'released' OR (r.state = 'running' AND r.lease_until <= $7))
      RETURNING attempt`,
    find: `SELECT payload_hash AS "payloadHash", state, lease_until AS "leaseUntil" FROM ${table} WHERE event_id = $1`,
    complete: `
      WITH before AS (SELECT state = 'running' AND claim_id = $4 AS held FROM ${table} WHERE event_id = $1),
      done AS (
        INSERT INTO ${table} AS r (event_id, event_name, payload_hash, state, attempt, claim_id, changed_at, expire_at)
        VALUES ($1, $2, $3, 'done', 1, $4, $5, $6)
        ON CONFLICT (event_id) DO UPDATE
          SET state = 'done', payload_hash = $3, claim_id = $4, lease_until = NULL, changed_at = $5, expire_at = $6
        RETURNING event_id)
      SELECT COALESCE((SELECT held FROM before), false) AS held FROM done`,
    release: `UPDATE ${table} SET state = 'released', claim_id = NULL, lease_until = NULL
      WHERE event_id = $1 AND state = 'running' AND claim_id = $2`,
    renew: `UPDATE ${table} SET expire_at = $2 WHERE event_id = $1 AND state = 'done' AND expire_at < $3`,
    lock: `SELECT pg_try_advisory_xact_lock(hashtextextended('${table}:' || $1, 0)) AS locked`,
    purge: `DELETE FROM ${table} WHERE expire_at < $1`,
  };
}

export async function createReceipts(client: PostgresClient, table: string): Promise<void> {
  await create(client, table, [
    `CREATE TABLE IF NOT EXISTS ${table} (
      event_id text PRIMARY KEY, event_name text NOT NULL, payload_hash text NOT NULL, state text NOT NULL,
      attempt integer NOT NULL, claim_id text, lease_until timestamptz, changed_at timestamptz NOT NULL,
      expire_at timestamptz NOT NULL)`,
    `CREATE INDEX IF NOT EXISTS ${table}_expire_at ON ${table} (expire_at)`,
  ]);
}

export function jobStatements(table: string) {
  const held = `WHERE id = $1 AND state = 'open' AND claim_id = $2`;
  return {
    add: `INSERT INTO ${table} (id, name, payload, payload_hash, state, attempt, due_at, changed_at)
      VALUES ($1, $2, $3, $4, 'open', 0, $5, $5) ON CONFLICT (id) DO NOTHING`,
    look: `SELECT payload_hash AS "payloadHash" FROM ${table} WHERE id = $1`,
    take: `
      UPDATE ${table} SET claim_id = $1, due_at = $3, attempt = attempt + 1
      WHERE id = (SELECT id FROM ${table} WHERE state = 'open' AND due_at <= $2 ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, name, payload, payload_hash AS "payloadHash", attempt`,
    finish: `UPDATE ${table} SET state = 'done', claim_id = NULL, due_at = NULL, payload = '', expire_at = $3 ${held}`,
    postpone: `UPDATE ${table} SET claim_id = NULL, due_at = $3 ${held}`,
    bury: `UPDATE ${table} SET state = 'buried', claim_id = NULL, due_at = NULL, changed_at = $3, error = $4 ${held}`,
    buried: `SELECT id, name, attempt, error, changed_at AS "buriedAt" FROM ${table}
      WHERE state = 'buried' ORDER BY changed_at DESC LIMIT $1`,
    revive: `UPDATE ${table} SET state = 'open', attempt = 0, due_at = $2, error = NULL WHERE id = ANY($1) AND state = 'buried'`,
    count: `SELECT count(*) FILTER (WHERE state = 'open') AS open, count(*) FILTER (WHERE state = 'buried') AS buried
      FROM ${table}`,
    forget: `DELETE FROM ${table} WHERE state = 'done' AND expire_at < $1`,
  };
}

export async function createJobs(client: PostgresClient, table: string): Promise<void> {
  await create(client, table, [
    `CREATE TABLE IF NOT EXISTS ${table} (
      id text PRIMARY KEY, name text NOT NULL, payload text NOT NULL, payload_hash text NOT NULL, state text NOT NULL,
      attempt integer NOT NULL, claim_id text, due_at timestamptz, changed_at timestamptz NOT NULL, expire_at timestamptz,
      error text)`,
    `CREATE INDEX IF NOT EXISTS ${table}_due_at ON ${table} (due_at) WHERE state = 'open'`,
    `CREATE INDEX IF NOT EXISTS ${table}_buried ON ${table} (changed_at) WHERE state = 'buried'`,
  ]);
}

/**
 * `IF NOT EXISTS` fails when two processes create the same table at once, so take a lock. Statements that are sent together without
 * parameters are one transaction.
 */
async function create(client: PostgresClient, table: string, statements: readonly string[]): Promise<void> {
  const lines = [`SELECT pg_advisory_xact_lock(hashtextextended('make:${table}', 0))`, ...statements];
  await client.query(lines.join(';\n'));
}
