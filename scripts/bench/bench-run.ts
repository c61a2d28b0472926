/**
 * What every benchmark has around it: a scratch directory that goes when it ends, a limit to how long it takes, and the result, shown and,
 * after a whole run, kept. With `--quick` a benchmark only shows that it works, and keeps nothing.
 */
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How much is measured. */
export type Extent = 'whole' | 'quick';

export const extent: Extent = process.argv.includes('--quick') ? 'quick' : 'whole';

export interface BenchRun<Result> {
  /** The folder of `result.json` and `RESULT.md`; a function when it depends on what was measured. */
  readonly folder: string | ((result: Result) => string);
  /** After so many seconds it is given up. */
  readonly limit: number;
  readonly measure: (scratch: string, log: (line: string) => void) => Promise<Result>;
  readonly toMarkdown: (result: Result) => string;
}

/** Runs a benchmark once. The process ends with 1 when it fails, or takes too long. */
export async function runOnce<Result>({ folder, limit, measure, toMarkdown }: BenchRun<Result>): Promise<void> {
  const log = (line: string) => console.error(line);
  const scratch = await mkdtemp(join(tmpdir(), 'card-payments-bench-'));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const end = setTimeout(() => {
    log(`The run took longer than ${limit} s and was given up.`);
    process.exit(1);
  }, limit * 1_000);
  try {
    const result = await measure(scratch, log);
    const text = toMarkdown(result);
    console.log(text);
    if (extent === 'whole') {
      const place = typeof folder === 'string' ? folder : folder(result);
      await mkdir(place, { recursive: true });
      await writeFile(join(place, 'result.json'), `${JSON.stringify(result, null, 2)}\n`);
      await writeFile(join(place, 'RESULT.md'), text);
    }
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    clearTimeout(end);
  }
}
