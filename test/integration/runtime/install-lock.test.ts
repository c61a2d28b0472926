/** Two commands that install the packages of one folder at once: the second waits, also when the first is killed. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { shortId, systemRuntime } from '../../../server/platform/runtime.ts';

const LOCK = join(import.meta.dirname, '..', '..', '..', 'scripts', 'bootstrap', 'install-lock.mjs');
const { lockFileOf }: { lockFileOf: (root: string) => string } = await import(LOCK);
const WAITING = 'installs the packages; waiting for it';

/** Installs in a folder, says so, and goes on until its input ends. */
const INSTALL = `
import { once } from 'node:events';
const { alone } = await import(process.argv[1]);
await alone(process.argv[2], async () => {
  console.log('installing');
  await once(process.stdin.resume(), 'end');
});
`;

function install(root: string): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', INSTALL, LOCK, root]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function line({ stdout }: ChildProcessWithoutNullStreams): Promise<string> {
  const [text]: unknown[] = await once(stdout, 'data');
  return String(text).trim();
}

const newRoot = () => join('/', 'nowhere', shortId('root', systemRuntime.random));

it('waits for the other one, says which, and leaves no file behind', async () => {
  const root = newRoot();
  const first = install(root);
  expect(await line(first)).toBe('installing');
  const second = install(root);
  expect(await line(second)).toBe(`Another command (process ${first.pid}) ${WAITING}…`);
  const next = line(second);
  first.stdin.end();
  expect(await next).toBe('installing');
  second.stdin.end();
  await once(second, 'exit');
  expect(existsSync(lockFileOf(root))).toBe(false);
});

it('does not wait for one that was killed, nor for one in another folder', async () => {
  const root = newRoot();
  const first = install(root);
  expect(await line(first)).toBe('installing');
  const elsewhere = install(newRoot());
  expect(await line(elsewhere)).toBe('installing');
  first.kill('SIGKILL');
  await once(first, 'exit');
  const second = install(root);
  expect(await line(second)).toBe('installing');
  for (const child of [elsewhere, second]) {
    child.stdin.end();
    await once(child, 'exit');
  }
});
