/** A result page names the commit that ran. Result pages do not run, so one that was written a moment before changes nothing. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitOf } from '../../../scripts/bench/report/machine.ts';

const PAGES = [
  'scripts/bench/RESULT.md',
  'scripts/bench/result.json',
  'scripts/faults/PAYMENTS.md',
  'scripts/faults/gateways/CRASH-MATRIX.md',
  'test/integration/both-ends/REPORT.md',
];
const SOURCES = ['scripts/faults/gateways/long-run.ts', 'server/docs/guides/webhooks.md'];
let folder = '';
const git = (...words: readonly string[]) => execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' });

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-of-run-'));
  git('init', '--quiet');
  for (const file of [...PAGES, ...SOURCES]) write(file, 'before');
  git('add', '.');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  git(...author, 'commit', '--quiet', '--message', 'all files');
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each(PAGES)('is the commit itself after a change of %s', (page) => {
  write(page, 'after');
  expect(commitOf(folder)).toMatch(/^[0-9a-f]{7,}$/);
});

it.each(SOURCES)('is a commit with changes after a change of %s', (source) => {
  write(source, 'after');
  expect(commitOf(folder)).toMatch(/^[0-9a-f]{7,} with changes$/);
});
