/**
 * `npm run test:slow`: the tests that CI has no time for: services, workers and mongod are killed and stopped at every step. A run of
 * all that passes writes test/slow/RESULT.md. Arguments go to Vitest.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runFacts } from './bench/report/machine.ts';
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
const scratch = await mkdtemp(join(tmpdir(), 'card-payments-slow-'));
const report = join(scratch, 'report.json');

function pageOf({ numPassedTests, testResults }: Report, seconds: number): string {
  const files = testResults
    .map(({ name, assertionResults }) => {
      const lines = assertionResults.map(({ fullName }) => `- ${fullName}`);
      return `## ${relative(root, name)}\n\n${lines.join('\n')}\n`;
    })
    .sort();
  const where = runFacts();
  const head = `${numPassedTests} tests passed in ${seconds} s: ${where}. Written by \`npm run test:slow\`.`;
  return `# Tests that CI has no time for\n\n${head}\n\n${files.join('\n')}`;
}

try {
  const since = performance.now();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await runVitest(['test/slow', '--testTimeout=60000', ...reporters, ...args], process.env);
  if (process.exitCode === 0 && args.length === 0) {
    const seconds = Math.round((performance.now() - since) / 1_000);
    const page = pageOf(JSON.parse(await readFile(report, 'utf8')), seconds);
    await writeFile(join(root, 'test', 'slow', 'RESULT.md'), page);
  }
} finally {
  await rm(scratch, { recursive: true, force: true });
}
