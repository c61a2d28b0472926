/**
 * Says in a sentence why the service could not start, and what to do about it. Never shows the address of the database,
 * which may hold a password.
 */
import type { Config } from './config.ts';

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The path or the `host:port` that a system error is about. */
function subjectOf(error: Error): string {
  if ('path' in error && typeof error.path === 'string') return error.path;
  const address = 'address' in error ? String(error.address) : '';
  return 'port' in error ? `${address}:${error.port}` : address;
}

/** The fault behind an error of the start. */
export function startFault(error: unknown, config: Pick<Config, 'dataDir' | 'mongodbUri'>): string {
  if (!(error instanceof Error)) return 'an unknown fault';
  const subject = subjectOf(error);
  if (config.mongodbUri !== undefined && error.name.startsWith('Mongo')) {
    const reason = error.message.replaceAll(config.mongodbUri, 'the address');
    return `The MongoDB of MONGODB_URI cannot be used (${reason}). Start it, or correct the address; without MONGODB_URI, npm start starts a mongod of its own.`;
  }
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Another program listens on ${subject}: stop that one, or set PORT (or OPS_PORT) to another port; 0 takes any free one.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${subject}: correct HOST (or OPS_HOST).`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${subject} may not be used by this user (${error.message}): set DATA_DIR (${config.dataDir}) or PORT to what may.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${config.dataDir} is not a directory (${error.message}): set DATA_DIR to one, or to a new name.`;
    default:
      return error.message;
  }
}
