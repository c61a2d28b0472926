/**
 * The part of `pg` that the kit uses, by shape: a Pool. The driver is not imported.
 */

export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<PostgresResult>;
}

export interface PostgresResult {
  readonly rows: unknown[];
  readonly rowCount: number | null;
  /** The statement that the server says it carried out: it answers a COMMIT of a failed transaction with ROLLBACK. */
  readonly command: string;
}

/** A client of a pool, to be released. */
export interface PooledClient extends PostgresClient {
  release(broken?: Error): void;
  on(name: 'error', listener: (error: Error) => void): unknown;
  removeListener(name: 'error', listener: (error: Error) => void): unknown;
}

export interface PostgresPool<Client extends PooledClient> extends PostgresClient {
  connect(): Promise<Client>;
}

const TABLE = /^[a-z_][a-z0-9_]{0,50}$/;

/** @throws Error for an invalid name: the SQL contains the name as it is. */
export function tableName(name: string): string {
  if (TABLE.test(name)) return name;
  throw new Error(
    'A table name must contain only lower-case letters, digits and underscores, and begin with a letter or an underscore.',
  );
}

/** Fields of a row, whatever it holds. */
export function fieldsOf(row: unknown): Readonly<Record<string, unknown>> {
  return typeof row === 'object' && row !== null ? { ...row } : {};
}
