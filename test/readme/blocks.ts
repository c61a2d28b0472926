/** The shell lines of a text, run as they stand by a reader who has the service running beside. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { buildServer } from '../../scripts/build-server.ts';
import { type ServiceProcess, startServiceProcess } from '../../scripts/demo/service-process.ts';
import { freePort } from '../faults/free-port.ts';
import { type FreshDatabase, freshDatabase } from '../support/mongo.ts';

export interface Block {
  readonly name: string;
  readonly lines: string;
}

/** The blocks that are marked `<!-- run: name -->`. */
export function blocksOf(text: string): readonly Block[] {
  const found = text.matchAll(/<!-- run: ([a-z-]+) -->\n```sh\n(.*?)^```/gms);
  return [...found].map(([, name = '', lines = '']) => ({ name, lines }));
}

/** The port of the shop in the texts; a run takes a free one. */
const SHOP_PORT = '3000';
const MARK = '@@@';

/** Runs all the blocks in one shell, as a reader does. What each said. */
export async function runBlocks(blocks: readonly Block[], directory: string): Promise<ReadonlyMap<string, string>> {
  const script = blocks.map(({ name, lines }) => `echo; echo '${MARK}${name}'\n${lines}`).join('\n');
  const own = script.replaceAll(SHOP_PORT, String(await freePort()));
  const { stdout } = await promisify(execFile)('sh', ['-e', '-c', own], { cwd: directory, timeout: 90_000 }).catch(
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
      throw new Error(`the text's lines failed:\n${stdout}\n${stderr}`);
    },
  );
  const sections = stdout.split(MARK).slice(1);
  return new Map(
    sections.map((section) => [section.slice(0, section.indexOf('\n')), section.slice(section.indexOf('\n')).trim()]),
  );
}

export interface ReadersGround {
  readonly directory: string;
  readonly service: ServiceProcess;
  readonly database: FreshDatabase;
}

/** A directory that looks like the project's, with the service running. */
export async function readersGround(label: string): Promise<ReadersGround> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  await buildServer();
  const directory = await mkdtemp(join(inject('scratch'), `${label}-`));
  await symlink(join(root, 'node_modules'), join(directory, 'node_modules'));
  const built = join(root, 'receiver-kit', 'dist');
  await cp(join(root, 'receiver-kit'), join(directory, 'receiver-kit'), {
    recursive: true,
    filter: (source) => source !== built,
  });
  const database = await freshDatabase(label);
  const service = await startServiceProcess({ DATA_DIR: join(directory, '.data'), MONGODB_URI: database.uri });
  return { directory, service, database };
}
