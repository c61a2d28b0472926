/** Every benchmark still runs: its short version ends well, and writes no result. */
import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import project from '../../package.json' with { type: 'json' };

vi.setConfig({ testTimeout: 400_000 });

const root = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);
const benchmarks = Object.keys(project.scripts).filter((name) => /^bench(:|$)/.test(name));
const results = () => execFileSync('git', ['status', '--porcelain', '--', 'scripts'], { cwd: root, encoding: 'utf8' });

describe('the short version', () => {
  it.each(benchmarks)('of `npm run %s` ends well, and writes no result', async (name) => {
    const before = results();
    await run('npm', ['run', '--silent', name, '--', '--quick'], { cwd: root, maxBuffer: 2 ** 26 });
    expect(results()).toBe(before);
  });
});

it('there are benchmarks', () => {
  expect(benchmarks.length).toBeGreaterThan(8);
});
