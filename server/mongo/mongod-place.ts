/**
 * Decides which program serves a data directory and on which port, and remembers both in the directory.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { EmbeddedMongodError } from './embedded-mongod-error.ts';
import { isExecutable } from './executable.ts';
import { findMongod, type MongodSearch, mongodSources } from './mongod-binary.ts';
import type { MongodPlace } from './mongod-process.ts';

/**
 * The program and the port of the last time where they still serve: data made by one version of mongod may not
 * open in another, and the replica set knows itself by its port. The directory must be locked by the caller.
 * @throws EmbeddedMongodError when there is no mongod to be had.
 */
export async function chooseMongodPlace(directory: string, search: MongodSearch): Promise<MongodPlace> {
  const file = join(directory, 'mongod.json');
  const last = readPlace(file);
  const binary = isExecutable(last.binary) ? last.binary : await findMongod(search, mongodSources);
  const port = (await freePort(last.port)) ?? (await freePort(0));
  if (port === undefined) throw new EmbeddedMongodError('No port is free on 127.0.0.1 for mongod.');
  writeFileSync(file, `${JSON.stringify({ binary, port })}\n`, { mode: 0o600 });
  return { binary, directory, port };
}

function readPlace(file: string): { binary: string; port: number } {
  try {
    const { binary, port }: { binary?: unknown; port?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    return { binary: typeof binary === 'string' ? binary : '', port: typeof port === 'number' ? port : 0 };
  } catch {
    return { binary: '', port: 0 };
  }
}

/** The port when it is free (0: any free one), else undefined. */
function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolvePort) => {
    const server = createServer();
    server.once('error', () => resolvePort(undefined));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : undefined;
      server.close(() => resolvePort(port));
    });
  });
}
