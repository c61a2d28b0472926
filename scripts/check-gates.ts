/**
 * `npm run check:gates`: whether each gate notices what it is there for. Seeds faults in copies of the project, runs the gates'
 * own commands there, and prints what was caught; the exit code tells.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { copyProject, seed } from './check-gates/copy.ts';
import type { Mutation, Probe } from './check-gates/mutation.ts';
import { probes } from './check-gates/probes.ts';
import { scenarioProbe } from './check-gates/scenario-probe.ts';

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
const results = await inPairs([scenarioProbe, ...probes]);
const faults = results.filter(({ mutation }) => mutation.gate.startsWith('G'));
const byGate = (one: Caught, other: Caught) =>
  Number(one.mutation.gate.slice(1)) - Number(other.mutation.gate.slice(1));
for (const { mutation, caught } of [...faults].sort(byGate)) {
  console.log(`${mutation.gate.padEnd(4)} ${caught ? 'caught ' : 'MISSED '} ${mutation.fault} (${mutation.file})`);
}
const missed = faults.filter(({ caught }) => !caught);
for (const { mutation, output } of missed)
  console.error(`\n== ${mutation.gate}: ${mutation.fault}\n${output.slice(-3_000)}`);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`${faults.length - missed.length} of ${faults.length} seeded faults caught in ${seconds} s`);
process.exitCode = missed.length === 0 ? 0 : 1;
