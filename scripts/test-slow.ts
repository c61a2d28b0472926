/**
 * `npm run test:slow`: what CI has no time for. The tests of test/slow, which kill and stop services, workers and mongod at every
 * step, and every case of the tables of which `npm test` and `npm run test:browser` try a part (test/support/every-case.ts). A run of
 * all that passes writes test/slow/RESULT.md. Arguments go to Vitest: `npm run test:slow -- test/slow/restart.test.ts`.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runFacts } from './bench/report/machine.ts';
import { findChromium, NO_CHROMIUM } from './find-program.ts';
import { runVitest } from './run-program.ts';

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string }[];
  }[];
}

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);
const isWhole = args.every((argument) => argument.startsWith('-'));

/** The tests that try a part of their cases unless EVERY_CASE=1. */
async function testsOfTables(): Promise<readonly string[]> {
  const files = (await readdir(join(root, 'test'), { recursive: true })).filter((name) => name.endsWith('.test.ts'));
  const texts = await Promise.all(files.map((name) => readFile(join(root, 'test', name), 'utf8')));
  return files.filter((_, index) => texts[index]?.includes('/every-case.ts')).map((name) => join('test', name));
}

function pageOf({ numPassedTests, testResults }: Report, seconds: number): string {
  const files = testResults
    .map(({ name, assertionResults }) => ({ file: relative(root, name), tests: assertionResults }))
    .sort((one, other) => one.file.localeCompare(other.file));
  const slow = files.filter(({ file }) => file.startsWith('test/slow/'));
  const tables = files.filter((file) => !slow.includes(file));
  const head = `${numPassedTests} tests passed in ${seconds} s: ${runFacts()}. Written by \`npm run test:slow\`.`;
  const rows = tables.map(({ file, tests }) => `| \`${file}\` | ${tests.length} |`);
  const lists = slow.map(
    ({ file, tests }) => `## ${file}\n\n${tests.map(({ fullName }) => `- ${fullName}`).join('\n')}\n`,
  );
  return `# Tests that CI has no time for

${head}

## Tables of which CI tries a part

| File | Cases tried here |
|---|---|
${rows.join('\n')}

${lists.join('\n')}`;
}

if (isWhole && findChromium(process.env) === undefined) {
  console.error(NO_CHROMIUM);
  process.exitCode = 1;
} else {
  const scratch = await mkdtemp(join(tmpdir(), 'card-payments-slow-'));
  const report = join(scratch, 'report.json');
  try {
    const since = performance.now();
    const files = isWhole ? ['test/slow/', ...(await testsOfTables())] : [];
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    await runVitest([...files, '--testTimeout=60000', ...reporters, ...args], { ...process.env, EVERY_CASE: '1' });
    if (process.exitCode === 0 && args.length === 0) {
      const seconds = Math.round((performance.now() - since) / 1_000);
      const page = pageOf(JSON.parse(await readFile(report, 'utf8')), seconds);
      await writeFile(join(root, 'test', 'slow', 'RESULT.md'), page);
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
