/**
 * What every benchmark has around it: a scratch directory that goes when it ends, a limit to how long it takes, and the result, shown and,
 * after a whole run, kept. With `--quick` a benchmark only shows that it works, and keeps nothing. With `--slower-machine` the result is
 * kept in a folder of its own, so that the page of a faster machine stays.
 */
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How much is measured. */
export type Extent = 'whole' | 'quick';

export const extent: Extent = process.argv.includes('--quick') ? 'quick' : 'whole';

/** Whether the result is kept beside that of a faster machine, and does not replace it. */
const onSlowerMachine = process.argv.includes('--slower-machine');

/** Where the result of a benchmark is kept, in or below its folder. */
export function resultFolder(folder: string): string {
  return onSlowerMachine ? join(folder, 'slower-machine') : folder;
}

/** A page that says under its title which machine it is from. */
function marked(page: string): string {
  const note =
    'Measured on a slower machine than [the other result](../RESULT.md): compare figures within a page, not between the two.';
  return page.replace('\n\n', `\n\n${note}\n\n`);
}

export interface BenchRun<Result> {
  /** The folder of `result.json` and `RESULT.md`. */
  readonly folder: string;
  /** After so many seconds it is given up. */
  readonly limit: number;
  readonly measure: (scratch: string, log: (line: string) => void) => Promise<Result>;
  readonly toMarkdown: (result: Result) => string;
}

/** Runs a benchmark once. The process ends with 1 when it fails, or takes too long. */
export async function runOnce<Result>({ folder, limit, measure, toMarkdown }: BenchRun<Result>): Promise<void> {
  const log = (line: string) => console.error(line);
  const place = resultFolder(folder);
  const scratch = await mkdtemp(join(tmpdir(), 'card-payments-bench-'));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const end = setTimeout(() => {
    log(`The run took longer than ${limit} s and was given up.`);
    process.exit(1);
  }, limit * 1_000);
  try {
    const result = await measure(scratch, log);
    const text = onSlowerMachine ? marked(toMarkdown(result)) : toMarkdown(result);
    console.log(text);
    if (extent === 'whole') {
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
