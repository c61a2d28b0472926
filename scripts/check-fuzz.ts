/**
 * `npm run check:fuzz`: gate G12. Runs all phases of Schemathesis over both documents against the built service. The seed is fixed;
 * `-- --seed 7` and `-- --random` choose another. `-- --short` runs fewer cases; `-- --document admin` and `-- --operation createOrder`
 * run a part. check-fuzz/*.toml has the exceptions with reasons. A complete run writes check-fuzz/RESULT.md.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import contract from '../generated/openapi.json' with { type: 'json' };
import { buildServer } from './build-server.ts';
import { startFuzzedService } from './check-fuzz/fuzzed-service.ts';
import { documents, documentsOf, type FuzzedDocument, seedOf } from './check-fuzz/plan.ts';
import { countsIn, type FuzzedRun, resultPage } from './check-fuzz/result.ts';
import { pythonEnvironment } from './python/environment.ts';
import { runProgram } from './run-program.ts';

const folder = resolve('scripts', 'check-fuzz');
const { values: asked } = parseArgs({
  options: {
    seed: { type: 'string' },
    random: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    document: { type: 'string' },
    operation: { type: 'string', multiple: true, default: [] },
  },
});

function argsOf(
  { config, bundle, examples, shortPhases }: FuzzedDocument,
  baseUrl: string,
  seed: number,
): readonly string[] {
  const size = asked.short ? examples.short : examples.whole;
  return [
    ...['-m', 'schemathesis.cli', '--config-file', join(folder, config), 'run', resolve('generated', bundle)],
    ...['--url', baseUrl, '--seed', String(seed), '--max-examples', String(size), '--no-color'],
    ...(asked.short ? ['--phases', shortPhases.join(',')] : []),
    ...asked.operation.flatMap((id) => ['--include-operation-id', id]),
  ];
}

async function fuzz(python: string, document: FuzzedDocument, seed: number): Promise<FuzzedRun> {
  const from = performance.now();
  const service = await startFuzzedService();
  try {
    const env = { ...process.env, ...service.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' };
    const { output, code } = await runProgram(python, argsOf(document, service.baseUrl, seed), { env });
    const seconds = Math.round((performance.now() - from) / 1000);
    console.log(`${output}\n${document.name} document: ${code === 0 ? 'passed' : 'FAILED'}, ${seconds} s`);
    return { document: document.name, asExpected: code === 0, seconds, ...countsIn(output) };
  } finally {
    await service.stop();
  }
}

const isWhole = !asked.short && asked.document === undefined && asked.operation.length === 0;

async function writeResult(python: string, seed: number, runs: readonly FuzzedRun[]): Promise<void> {
  const versionOf = [
    '-c',
    'import platform, importlib.metadata as m; print(platform.python_version(), m.version("schemathesis"))',
  ];
  const [python3 = '', schemathesis = ''] = (await runProgram(python, versionOf, {})).output.trim().split(' ');
  const page = resultPage({
    seed,
    isRandom: asked.random,
    examples: documents[0]?.examples.whole ?? 0,
    contract: contract.info.version,
    versions: `schemathesis ${schemathesis}, Python ${python3}, Node.js ${process.versions.node}`,
    date: new Date().toISOString(),
    runs,
  });
  await writeFile(join(folder, 'RESULT.md'), page);
}

/** Each document has its own service, because fuzzed administration calls would disturb payments. */
async function run(): Promise<number> {
  const wanted = documentsOf(asked.document, asked.operation);
  const seed = seedOf(asked);
  console.log(`seed ${seed}`);
  const python = await pythonEnvironment('fuzz', join(folder, 'requirements.txt'));
  await buildServer();
  const all = await Promise.all(wanted.map((document) => fuzz(python, document, seed)));
  if (isWhole) await writeResult(python, seed, all);
  if (all.every(({ asExpected }) => asExpected)) return 0;
  console.error(`The fuzzer found failures. Repeat the run: npm run check:fuzz -- --seed ${seed}`);
  return 1;
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
