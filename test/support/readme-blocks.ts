/** Runs the shell blocks of a text unchanged, as a reader does beside a running service. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { buildServer } from '../../scripts/build-server.ts';
import { type ServiceProcess, startServiceProcess } from '../../scripts/demo/service-process.ts';
import { freePort } from '../../scripts/ports.ts';
import type { VariableName } from '../../server/platform/variables.ts';
import { type FreshDatabase, freshDatabase } from './mongo.ts';

export interface Block {
  readonly name: string;
  readonly lines: string;
}

/**
 * What a text says of a block, in a comment on the line before it. `run`: lines of a shell, run in their order. `program`: TypeScript, compiled
 * and run. `settings`: variables that the service is started with. `not run`: nothing is done with it, and why.
 */
const MARKS = ['run', 'program', 'settings', 'not run'] as const;
type Mark = (typeof MARKS)[number];

interface FencedBlock extends Block {
  /** Undefined: the text says nothing, or nothing that is known. */
  readonly mark: Mark | undefined;
  readonly language: string;
}

const FENCED = /^(?:<!-- ([a-z ]+): ([^\n]+) -->\n)?[ \t]*(?:```|~~~)([a-z]*)\n(.*?)^[ \t]*(?:```|~~~)[ \t]*$/gms;

/** Every block of code of a text. */
function fencedBlocks(text: string): readonly FencedBlock[] {
  return [...text.matchAll(FENCED)].map(([, said = '', name = '', language = '', lines = '']) => {
    return { mark: MARKS.find((mark) => mark === said), name, language, lines };
  });
}

const LANGUAGES: Readonly<Record<Mark, readonly string[]>> = {
  run: ['sh'],
  settings: ['sh'],
  program: ['ts'],
  'not run': ['sh', 'ts', 'js', ''],
};

/** What is wrong with the marks of a text; empty when every block is run, checked, or said to be neither. */
export function markProblems(text: string): readonly string[] {
  const blocks = fencedBlocks(text);
  const fences = text.match(/^[ \t]*(?:```|~~~)/gm)?.length ?? 0;
  const names = blocks.filter(({ mark }) => mark === 'run').map(({ name }) => name);
  return [
    ...blocks.flatMap(({ mark, name, language, lines }) => {
      const begin = lines.split('\n')[0] ?? '';
      if (mark === undefined) return [`nothing says whether this block is run: ${begin}`];
      if (!LANGUAGES[mark].includes(language)) return [`a block of "${language}" cannot be marked "${mark}": ${begin}`];
      if (mark === 'not run') return name.length < 9 ? [`give a reason why this block is not run: ${begin}`] : [];
      return /^[a-z-]+$/.test(name) ? [] : [`a block's name is made of small letters and hyphens: ${name}`];
    }),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `two blocks are called ${name}`),
    ...(fences === 2 * blocks.length ? [] : [`${fences} fences make no ${blocks.length} blocks`]),
  ];
}

/** The blocks of a text that are marked so. */
export function blocksOf(text: string, wanted: Mark = 'run'): readonly Block[] {
  return fencedBlocks(text).filter(({ mark }) => mark === wanted);
}

/** The port of the shop in the texts; a run takes a free one. */
const SHOP_PORT = '3000';
const MARK = '@@@';

/** Runs all the blocks in one shell, as a reader does. What each said. */
export async function runBlocks(blocks: readonly Block[], directory: string): Promise<ReadonlyMap<string, string>> {
  const script = blocks.map(({ name, lines }) => `echo; echo '${MARK}${name}'\n${lines}`).join('\n');
  const own = script.replaceAll(SHOP_PORT, String(await freePort()));
  const { stdout } = await promisify(execFile)('sh', ['-e', '-c', own], { cwd: directory, timeout: 150_000 }).catch(
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
      throw new Error(`the text's lines failed:\n${stdout}\n${stderr}`);
    },
  );
  const sections = stdout.split(MARK).slice(1);
  return new Map(
    sections.map((section) => [section.slice(0, section.indexOf('\n')), section.slice(section.indexOf('\n')).trim()]),
  );
}

/** The JSON objects among the lines that a block said. */
export function answersIn(said: string): Readonly<Record<string, unknown>>[] {
  return said
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
}

export interface ReaderEnvironment {
  readonly directory: string;
  readonly service: ServiceProcess;
  readonly database: FreshDatabase;
}

/** A directory that looks like the project's, with the service running. `variables`: more of its environment. */
export async function readerEnvironment(
  label: string,
  variables: Readonly<Partial<Record<VariableName, string>>> = {},
): Promise<ReaderEnvironment> {
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
  const service = await startServiceProcess({
    DATA_DIR: join(directory, '.data'),
    MONGODB_URI: database.uri,
    SVC_ENV: 'sandbox',
    ...variables,
  });
  return { directory, service, database };
}
