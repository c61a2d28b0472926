/**
 * Chooses the mongod program and port of a data directory and stores both in the directory.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isExecutable } from '../find-program.ts';
import { embeddedUser } from './mongod-access.ts';
import { findMongod, mongodSources } from './mongod-binary.ts';
import { EmbeddedMongodError, type MongodSettings } from './mongod-process.ts';
import type { MongodSearch } from './mongod-sources.ts';
import { mongodUri } from './replica-set.ts';

/** Below the ephemeral port range, so that the port stays free while mongod is down. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;
const SETTINGS_FILE = 'mongod.json';

/**
 * Reuses the program and port of the last start when possible: another version of mongod may not open the data, and the
 * replica set's address contains the port. The caller must hold the directory's lock.
 * @throws EmbeddedMongodError when no mongod is available.
 */
export async function chooseMongodSettings(directory: string, search: MongodSearch): Promise<MongodSettings> {
  const file = join(directory, SETTINGS_FILE);
  const last = readSettings(file);
  const binary = isExecutable(last.binary) ? last.binary : await findMongod(search, mongodSources);
  const port = (await isFree(last.port)) ? last.port : await findFreePort();
  writeFileSync(file, `${JSON.stringify({ binary, port })}\n`, { mode: 0o600 });
  return { binary, directory, port };
}

/** The address of a directory's mongod while its service runs. Undefined before the first start. */
export function embeddedMongodUri(directory: string): string | undefined {
  const { port } = readSettings(join(directory, SETTINGS_FILE));
  return port === 0 ? undefined : mongodUri(port, embeddedUser(directory));
}

function readSettings(file: string): { binary: string; port: number } {
  try {
    const { binary, port }: { binary?: unknown; port?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    return { binary: typeof binary === 'string' ? binary : '', port: typeof port === 'number' ? port : 0 };
  } catch {
    return { binary: '', port: 0 };
  }
}

/** Ports that this process has tried, so that databases it starts concurrently get different ports. */
const triedPorts = new Set<number>();

async function findFreePort(): Promise<number> {
  for (let step = 0; step < PORTS; step += 1) {
    // Concurrent processes start their search at different ports.
    const port = FIRST_PORT + ((process.pid + step) % PORTS);
    if (triedPorts.has(port)) continue;
    triedPorts.add(port);
    if (await isFree(port)) return port;
  }
  throw new EmbeddedMongodError(
    `Ports ${FIRST_PORT} to ${FIRST_PORT + PORTS - 1} of 127.0.0.1 are in use. Free one for mongod.`,
  );
}

function isFree(port: number): Promise<boolean> {
  if (port === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
