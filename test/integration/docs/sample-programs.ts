/** Runs the samples of a language one after the other, in one process: each tells its number first, and does its call. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { inject } from 'vitest';
import { CLIENT_PACKAGE } from '../../../server/docs/sample-typescript.ts';
import { NUMBER_PATH } from './recording-mock.ts';

export interface Program {
  readonly text: string;
  readonly number: number;
  /** Where its calls go. */
  readonly baseUrl: string;
}

const run = promisify(execFile);
const LONGEST_MS = 120_000;
const root = join(import.meta.dirname, '..', '..', '..');
export const scratch = (label: string) => mkdtemp(join(inject('scratch'), `${label}-`));

type Environment = Readonly<Record<string, string>>;

const said = ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
  throw new Error(`${stdout.slice(-500)}\n${stderr}`);
};

const pythonRunner = `
import json, sys
from urllib.request import urlopen
for program in json.load(sys.stdin):
    urlopen(program["baseUrl"] + program["path"]).read()
    exec(compile(program["text"], "sample " + str(program["number"]), "exec"), {"__name__": "__main__"})
`;

/** With the system's Python and nothing besides: `-I` keeps out what else lies about, `-S` the packages that are installed. */
export async function runPython(programs: readonly Program[], environment: Environment): Promise<void> {
  const env = { ...process.env, ...environment };
  const child = run('python3', ['-I', '-S', '-c', pythonRunner], { env, timeout: LONGEST_MS });
  const given = programs.map((program) => ({ ...program, path: `${NUMBER_PATH}${program.number}` }));
  child.child.stdin?.end(JSON.stringify(given));
  await child.catch(said);
}

/** With Node and the typed client. */
export async function runTypeScript(programs: readonly Program[], environment: Environment): Promise<void> {
  const directory = await scratch('running-samples');
  const sources = join(directory, 'sources');
  await mkdir(sources);
  const entryPoints = await Promise.all(
    programs.map(async ({ text, number }) => {
      const file = join(sources, `sample-${number}.ts`);
      await writeFile(file, text);
      return file;
    }),
  );
  await build({
    entryPoints,
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    alias: { [CLIENT_PACKAGE]: join(root, 'generated', 'client', 'index.ts') },
    nodePaths: [join(root, 'node_modules')],
  });
  const steps = programs.map(
    ({ number, baseUrl }) =>
      `await fetch('${baseUrl}${NUMBER_PATH}${number}');\nawait import('./sample-${number}.mjs');`,
  );
  await writeFile(join(directory, 'run.mjs'), steps.join('\n'));
  const env = { ...process.env, ...environment };
  await run(process.execPath, [join(directory, 'run.mjs')], { env, timeout: LONGEST_MS, maxBuffer: 2 ** 26 }).catch(
    said,
  );
}

/** With the shell and curl. */
export async function runShell(programs: readonly Program[], environment: Environment): Promise<void> {
  const lines = programs.map(
    ({ text, number, baseUrl }) => `curl -s -o /dev/null ${baseUrl}${NUMBER_PATH}${number}\n${text}`,
  );
  const env = { ...process.env, ...environment };
  // A command line has no room for so many.
  const child = run('sh', ['-e'], { env, timeout: LONGEST_MS, maxBuffer: 2 ** 26 });
  child.child.stdin?.end(lines.join('\n'));
  await child.catch(said);
}
