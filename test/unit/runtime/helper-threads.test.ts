/** The service's own process lowers V8's helper threads, and no others. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Prints name and niceness of each thread, in the order of their start, once libuv's have started too. */
const PROGRAM = `
  import { scrypt } from 'node:crypto';
  import { readdirSync, readFileSync } from 'node:fs';
  import { lowerHelperThreads } from ${JSON.stringify(new URL('../../../server/platform/helper-threads.ts', import.meta.url).href)};
  await new Promise((resolve) => scrypt('one', 'two', 32, resolve));
  lowerHelperThreads();
  const threads = readdirSync('/proc/self/task').sort((one, other) => one - other).map((id) => {
    const [, name, rest] = /\\((.*)\\) (.*)/.exec(readFileSync('/proc/self/task/' + id + '/stat', 'utf8'));
    return { name, nice: Number(rest.split(' ')[16]) };
  });
  console.log(JSON.stringify(threads));
`;

it.runIf(process.platform === 'linux')(
  'lowers the four threads of V8, and not the main thread or those of libuv',
  async () => {
    const args = ['--import', 'tsx', '--input-type=module', '-e', PROGRAM];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const threads: readonly { name: string; nice: number }[] = JSON.parse(stdout);
    const base = threads[0]?.nice ?? 0;
    const lowered = threads.flatMap(({ nice }, index) => (nice === Math.min(19, base + 10) ? [index] : []));
    expect(lowered).toEqual([2, 3, 4, 5]);
    expect(threads.filter(({ nice }) => nice === base)).toHaveLength(threads.length - 4);
    expect(threads.length).toBeGreaterThan(10);
    const named = threads.filter(({ name }) => name === 'V8Worker');
    if (named.length > 0) expect(named.map(({ nice }) => nice)).toEqual(Array(4).fill(Math.min(19, base + 10)));
  },
);
