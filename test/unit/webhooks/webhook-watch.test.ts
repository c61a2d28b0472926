/**
 * The webhook watch continues across the files of a worker, and sees each webhook once.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const config = fileURLToPath(new URL('watched-twice/vitest.config.ts', import.meta.url));

it('subscribes once, however many files a worker runs', async () => {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', config];
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env, timeout: 60_000 });
  expect(stdout).toMatch(/Test Files {2}2 passed/);
}, 60_000);
