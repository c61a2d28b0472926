/**
 * Whether a process can work: why it could not start, in one sentence with the fix, and whether it is ready. Never shows the
 * database URI, which may contain a password.
 */
import type { Db } from 'mongodb';
import type { Config } from './config.ts';

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The path or the `host:port` of a system error. */
function subjectOf(error: Error): string {
  if ('path' in error && typeof error.path === 'string') return error.path;
  const address = 'address' in error ? String(error.address) : '';
  return 'port' in error ? `${address}:${error.port}` : address;
}

/** The cause of an error at the start, and its fix. */
export function startFault(error: unknown, config: Pick<Config, 'dataDir' | 'mongodbUri'>): string {
  if (!(error instanceof Error)) return 'An unknown error occurred.';
  const subject = subjectOf(error);
  if (config.mongodbUri !== undefined && error.name.startsWith('Mongo')) {
    const reason = error.message.replaceAll(config.mongodbUri, 'the URI');
    return `The MongoDB of MONGODB_URI cannot be used (${reason}). Start MongoDB, or correct the URI or its user and password.`;
  }
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Another program listens on ${subject}: stop it, or set PORT (or OPS_PORT) to another port. 0 selects any free port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${subject}: set HOST (or OPS_HOST) to one of its addresses.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `This user has no permission for ${subject} (${error.message}): change DATA_DIR (${config.dataDir}) or PORT, or grant the permission.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${config.dataDir} is not a directory (${error.message}): set DATA_DIR to a directory or a new path.`;
    default:
      return error.message;
  }
}

/** The time limit of the ping, in milliseconds. */
const READY_MS = 2_000;

/** Returns a check that resolves to why the process is not ready; to undefined when it is ready. */
export function createUnready(db: Db, stopping: () => string | undefined): () => Promise<string | undefined> {
  return async () => {
    const reason = stopping();
    if (reason !== undefined) return reason;
    try {
      await db.command({ ping: 1 }, { signal: AbortSignal.timeout(READY_MS) });
      return undefined;
    } catch {
      return 'MongoDB does not answer';
    }
  };
}
