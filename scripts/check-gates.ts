/**
 * `npm run check:gates`: seeds faults in copies of the project, runs the gates there, and prints which faults they catch.
 * A run that catches all faults writes check-gates/RESULT.md. `-- G1 G14` tries the faults of these gates only and writes nothing.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runFacts } from './bench/report/machine.ts';
import { copyProject, type Mutation, type Probe, seed } from './check-gates/mutation.ts';
import { probes } from './check-gates/probes.ts';
import { testProbes } from './check-gates/test-probes.ts';
import { runProgram } from './run-program.ts';

const root = join(import.meta.dirname, '..');
const wanted = process.argv.slice(2);

interface Result {
  readonly mutation: Mutation;
  readonly caught: boolean;
  readonly output: string;
}

async function tryProbe({ command, mutations }: Probe): Promise<readonly Result[]> {
  const copy = await copyProject(root);
  try {
    for (const mutation of mutations) await seed(copy.folder, mutation);
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
    const { output, code } = await runProgram(process.execPath, command, { env, cwd: copy.folder });
    return mutations.map((mutation) => ({ mutation, output, caught: code !== 0 && mutation.seen.test(output) }));
  } finally {
    await copy.remove();
  }
}

const isWanted = ({ mutations }: Probe) => wanted.length === 0 || mutations.some(({ gate }) => wanted.includes(gate));
const started = performance.now();
const faults: Result[] = [];
for (const probe of [...probes, ...testProbes].filter(isWanted)) {
  for (const result of await tryProbe(probe)) {
    const { mutation, caught, output } = result;
    if (mutation.gate === '(setting)') continue;
    faults.push(result);
    console.log(lineOf(result));
    if (!caught) console.error(`\n== ${mutation.gate}: ${mutation.fault}\n${output.slice(-3_000)}`);
  }
}

function lineOf({ mutation: { gate, fault, file }, caught }: Result): string {
  return `${gate.padEnd(6)} ${caught ? 'caught' : 'MISSED'}  ${fault} (${file})`;
}

const caught = faults.filter((fault) => fault.caught).length;
const seconds = ((performance.now() - started) / 1000).toFixed(0);
const sum = `${caught} of ${faults.length} seeded faults caught in ${seconds} s`;
console.log(sum);
if (faults.length === 0) console.error(`No fault is seeded for ${wanted.join(', ')}. Name gates, as in: -- G1 G14`);
if (caught === faults.length && wanted.length === 0) {
  const numberOf = ({ mutation: { gate } }: Result) => Number(gate.slice(1)) || 0;
  const lines = faults.toSorted((one, other) => numberOf(one) - numberOf(other)).map(lineOf);
  const head = `# Faults that the gates catch\n\n${runFacts()}.`;
  const text = `${head} Written by \`npm run check:gates\`.\n\n\`\`\`\n${lines.join('\n')}\n${sum}\n\`\`\`\n`;
  await writeFile(join(root, 'scripts', 'check-gates', 'RESULT.md'), text);
}
process.exitCode = caught === faults.length && faults.length > 0 ? 0 : 1;
