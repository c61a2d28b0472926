/**
 * Decides which program serves a data directory and on which port, and remembers both in the directory.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isExecutable } from './executable.ts';
import { embeddedUser } from './mongod-access.ts';
import { findMongod, mongodSources } from './mongod-binary.ts';
import { EmbeddedMongodError, type MongodSettings } from './mongod-process.ts';
import type { MongodSearch } from './mongod-sources.ts';
import { mongodUri } from './replica-set.ts';

/** Below the range from which systems take the ports of outgoing connections, so that ours stays free while we are down. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;
const SETTINGS_FILE = 'mongod.json';

/**
 * The program and the port of the last time where they still serve: data made by one version of mongod may not
 * open in another, and the replica set knows itself by its port. The directory must be locked by the caller.
 * @throws EmbeddedMongodError when there is no mongod to be had.
 */
export async function chooseMongodSettings(directory: string, search: MongodSearch): Promise<MongodSettings> {
  const file = join(directory, SETTINGS_FILE);
  const last = readSettings(file);
  const binary = isExecutable(last.binary) ? last.binary : await findMongod(search, mongodSources);
  const port = (await isFree(last.port)) ? last.port : await findFreePort();
  writeFileSync(file, `${JSON.stringify({ binary, port })}\n`, { mode: 0o600 });
  return { binary, directory, port };
}

/** Where the mongod of a directory answers while its service runs; undefined when there never was one. */
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

/** Ports that this process has looked at: of two databases that it starts at the same time, each gets one of its own. */
const triedPorts = new Set<number>();

async function findFreePort(): Promise<number> {
  for (let step = 0; step < PORTS; step += 1) {
    // Two processes that look at the same time begin at different places.
    const port = FIRST_PORT + ((process.pid + step) % PORTS);
    if (triedPorts.has(port)) continue;
    triedPorts.add(port);
    if (await isFree(port)) return port;
  }
  throw new EmbeddedMongodError('No port is free on 127.0.0.1 for mongod.');
}

function isFree(port: number): Promise<boolean> {
  if (port === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
