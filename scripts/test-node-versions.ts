/**
 * `npm run test:node-versions`: the unit tests, and a payment with the built service and worker, on each supported version of Node.js.
 * Writes scripts/node-versions/RESULT.md.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMongo } from '../server/storage/mongo/client.ts';
import { mongodStatus } from './bench/measure/mongod-status.ts';
import { runChild } from './bootstrap/run-child.mjs';
import { buildServer } from './build-server.ts';
import { startEmbeddedMongod } from './dev-mongod/embedded-mongod.ts';
import { NODE_VERSIONS, nodeProgram } from './node-versions/node-program.ts';
import { type VersionResult, versionsPage } from './node-versions/result.ts';
import { smokeTest } from './node-versions/smoke.ts';
import { VITEST } from './run-program.ts';

const log = (line: string) => console.error(line);
const scratch = await mkdtemp(join(tmpdir(), 'card-payments-node-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Runs the unit tests. Throws unless all pass. */
async function unitTests(version: string): Promise<Pick<VersionResult, 'tests' | 'seconds'>> {
  log(`unit tests on Node.js ${version}`);
  const report = join(scratch, `unit-${version}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const from = performance.now();
  const args = [...VITEST, '--project', 'unit', ...reporters];
  const code = await runChild(await nodeProgram(version), args, { parent: 'must-stay' });
  if (code !== 0) throw new Error(`The unit tests fail on Node.js ${version}.`);
  const { numPassedTests }: { numPassedTests: number } = JSON.parse(await readFile(report, 'utf8'));
  return { tests: numPassedTests, seconds: (performance.now() - from) / 1_000 };
}

await buildServer();
const mongod = await startEmbeddedMongod({ directory: join(scratch, 'mongod'), env: process.env, log });
try {
  const results: VersionResult[] = [];
  for (const version of NODE_VERSIONS) {
    const unit = await unitTests(version);
    const MONGODB_URI = mongod.uri.replace('/?', `/node_${version.replaceAll('.', '_')}?`);
    const env = { DATA_DIR: join(scratch, version), MONGODB_URI, SVC_ENV: 'sandbox', LOG_LEVEL: 'error' };
    results.push({ version, ...unit, smoke: await smokeTest(await nodeProgram(version), env) });
  }
  const mongo = await connectMongo(mongod.uri);
  const text = versionsPage(results, (await mongodStatus(mongo.db)).version);
  await mongo.close();
  console.log(text);
  await writeFile(join(import.meta.dirname, 'node-versions', 'RESULT.md'), text);
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await mongod.stop();
}
