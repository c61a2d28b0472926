/**
 * `npm run check:generated`: gate G2. Runs the pipeline twice and compares both results with the committed files byte for byte. Finds
 * files that nothing generates. Changes no file of the project.
 */
import { mkdtemp, readFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectLayout } from './generate/layout.ts';
import { clearCache, type GeneratedFile, makeFiles, unexpectedFiles } from './generate/pipeline.ts';

const limitSeconds = 10;
/** The time limit does not apply on a busy machine. */
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

async function compare(first: Run, second: Run): Promise<readonly string[]> {
  const again = new Map(second.files.map(({ path, text }) => [path, text]));
  const findings: string[] = [];
  for (const { path, text } of first.files) {
    const name = relative(root, path);
    const present = await readFile(path, 'utf8').catch(() => null);
    if (again.get(path) !== text)
      findings.push(`${name}: two runs differ. Remove what depends on time or order from scripts/generate/.`);
    if (present === null) findings.push(`${name}: is missing. Run npm run generate.`);
    else if (present !== text) findings.push(`${name}: differs from the contract. Run npm run generate.`);
  }
  for (const path of await unexpectedFiles(projectLayout(root, ''), first.files)) {
    findings.push(`${relative(root, path)}: nothing generates this file. Remove it.`);
  }
  return findings;
}

try {
  const [first, second] = [await run(), await run()];
  const findings = [...(await compare(first, second))];
  const seconds = Math.min(first.seconds, second.seconds);
  if (seconds > limitSeconds) {
    const text = `the faster run took ${seconds.toFixed(1)} s; the limit is ${limitSeconds} s`;
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
