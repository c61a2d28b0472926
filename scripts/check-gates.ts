/**
 * `npm run check:gates`: whether each gate notices what it is there for. Seeds faults in copies of the project, runs the gates'
 * own commands there, and prints what was caught; the exit code tells. Writes the result file when all was.
 */
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { amountProbe } from './check-gates/amount-probe.ts';
import { copyProject, seed } from './check-gates/copy.ts';
import type { Mutation, Probe } from './check-gates/mutation.ts';
import { probes } from './check-gates/probes.ts';
import { scenarioProbe } from './check-gates/scenario-probe.ts';
import { textProbe } from './check-gates/text-probe.ts';
import { webhookProbe } from './check-gates/webhook-probe.ts';

const root = join(import.meta.dirname, '..');

interface Caught {
  readonly mutation: Mutation;
  readonly caught: boolean;
  readonly output: string;
}

/** Runs a program for Node to its end; all that it printed, and whether it failed. */
function run(folder: string, args: readonly string[]): Promise<{ readonly output: string; readonly failed: boolean }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
    const child = spawn(process.execPath, [...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ output, failed: code !== 0 }));
  });
}

async function tryProbe({ command, mutations }: Probe): Promise<readonly Caught[]> {
  const copy = await copyProject(root);
  try {
    for (const mutation of mutations) await seed(copy.folder, mutation);
    const { output, failed } = await run(copy.folder, command);
    return mutations.map((mutation) => ({ mutation, output, caught: failed && mutation.seen.test(output) }));
  } finally {
    await copy.remove();
  }
}

/** Two at a time: none of them keeps a core busy all the time. */
async function inPairs(all: readonly Probe[]): Promise<readonly Caught[]> {
  const results: (readonly Caught[])[] = [];
  const left = [...all];
  const work = async (): Promise<void> => {
    for (let probe = left.shift(); probe !== undefined; probe = left.shift()) results.push(await tryProbe(probe));
  };
  await Promise.all([work(), work()]);
  return results.flat();
}

const started = performance.now();
const results = await inPairs([scenarioProbe, amountProbe, webhookProbe, textProbe, ...probes]);
const faults = results.filter(({ mutation }) => mutation.gate.startsWith('G'));
const byGate = (one: Caught, other: Caught) =>
  Number(one.mutation.gate.slice(1)) - Number(other.mutation.gate.slice(1));
const lines = [...faults]
  .sort(byGate)
  .map(
    ({ mutation: { gate, fault, file }, caught }) =>
      `${gate.padEnd(4)} ${caught ? 'caught ' : 'MISSED '} ${fault} (${file})`,
  );
for (const line of lines) console.log(line);
const missed = faults.filter(({ caught }) => !caught);
for (const { mutation, output } of missed)
  console.error(`\n== ${mutation.gate}: ${mutation.fault}\n${output.slice(-3_000)}`);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
const sum = `${faults.length - missed.length} of ${faults.length} seeded faults caught in ${seconds} s`;
console.log(sum);
if (missed.length === 0) {
  const head = `# Faults that the gates were given\n\n${new Date().toISOString()}, Node.js ${process.versions.node}.`;
  const text = `${head} Written by \`npm run check:gates\`.\n\n\`\`\`\n${lines.join('\n')}\n${sum}\n\`\`\`\n`;
  await writeFile(join(root, 'scripts', 'check-gates', 'RESULT.md'), text);
}
process.exitCode = missed.length === 0 ? 0 : 1;
