/**
 * `npm run check:generated`: gate G2. Runs the pipeline twice and compares every file byte for byte, with the other run
 * and with what is committed; nothing else may lie in the generated folders. It writes nothing of the project.
 */
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectLayout } from './generate/layout.ts';
import { clearCache, type GeneratedFile, makeFiles } from './generate/pipeline.ts';

const limitSeconds = 10;
/** A machine that was busy before says nothing about the time a run takes. */
const wasBusy = (loadavg()[0] ?? 0) > cpus().length / 2;
const root = join(import.meta.dirname, '..');

interface Run {
  readonly files: readonly GeneratedFile[];
  readonly seconds: number;
}

async function run(): Promise<Run> {
  const layout = projectLayout(root, await mkdtemp(join(tmpdir(), 'check-generated-')));
  const started = performance.now();
  const files = await makeFiles(layout).finally(() => clearCache(layout));
  return { files, seconds: (performance.now() - started) / 1000 };
}

/** Files below a folder; none when it is not there. */
async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function compare(first: Run, second: Run): Promise<readonly string[]> {
  const { generated, receiverKit } = projectLayout(root, '');
  const again = new Map(second.files.map(({ path, text }) => [path, text]));
  const wanted = new Set(first.files.map(({ path }) => path));
  const findings: string[] = [];
  for (const { path, text } of first.files) {
    const name = relative(root, path);
    const present = await readFile(path, 'utf8').catch(() => null);
    if (again.get(path) !== text) findings.push(`${name}: two runs differ`);
    if (present === null) findings.push(`${name}: is missing; run npm run generate`);
    else if (present !== text) findings.push(`${name}: is not what the contract gives; run npm run generate`);
  }
  for (const path of [...(await filesBelow(generated)), ...(await filesBelow(receiverKit))]) {
    if (!wanted.has(path)) findings.push(`${relative(root, path)}: nothing generates it; remove it`);
  }
  return findings;
}

try {
  const [first, second] = [await run(), await run()];
  const findings = [...(await compare(first, second))];
  const seconds = Math.min(first.seconds, second.seconds);
  if (seconds > limitSeconds) {
    const text = `the faster run took ${seconds.toFixed(1)} s; ${limitSeconds} s are allowed`;
    if (wasBusy) console.log(`G2: ${text}, but the machine was busy`);
    else findings.push(text);
  }
  for (const finding of findings) console.error(`G2: ${finding}`);
  console.log(
    `G2: ${first.files.length} files, runs of ${first.seconds.toFixed(1)} s and ${second.seconds.toFixed(1)} s`,
  );
  console.log(`${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`G2: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
