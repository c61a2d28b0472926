/**
 * Chooses the mongod program and port of a data directory and stores both in the directory.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isExecutable } from '../find-program.ts';
import { freePort, isPortFree } from '../ports.ts';
import { embeddedUser } from './mongod-access.ts';
import { findMongod, mongodSources } from './mongod-binary.ts';
import type { MongodSettings } from './mongod-process.ts';
import type { MongodSearch } from './mongod-sources.ts';
import { mongodUri } from './replica-set.ts';

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
  const keepsPort = last.port !== 0 && (await isPortFree(last.port));
  const port = keepsPort ? last.port : await freePort();
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
