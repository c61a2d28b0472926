import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type DirectoryLock, lockDirectory } from '../../../scripts/dev-mongod/directory-lock.ts';
import { EmbeddedMongodError } from '../../../scripts/dev-mongod/mongod-process.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(inject('scratch'), 'lock-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const lines: string[] = [];
const lock = (): Promise<DirectoryLock> => lockDirectory({ directory, timeoutMs: 0, log: (line) => lines.push(line) });

/** The id of a process that has ended. */
function endedPid(): number {
  return Number(spawnSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).stdout);
}

describe('the lock of a data directory', () => {
  it('refuses a second holder in one line that names the first', async () => {
    const first = await lock();
    await expect(lock()).rejects.toThrow(
      new EmbeddedMongodError(
        `The data directory ${directory} is used by another service (process ${process.pid}): stop that one, or set DATA_DIR to another directory.`,
      ),
    );
    first.release();
    (await lock()).release();
  });

  it('is acquired by exactly one of many at once', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 20 }, lock));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    ['is gone', () => `${endedPid()} then\n`],
    ['left its process id to another process', () => `${process.pid} then\n`],
    ['left a damaged file', () => 'nonsense'],
    ['left an empty file', () => ''],
  ])('is taken over from a holder that %s', async (_, content) => {
    writeFileSync(join(directory, 'service.lock'), content());
    const taken = await lock();
    expect(readFileSync(join(directory, 'service.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    taken.release();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('stays with its new holder when an old one releases it', async () => {
    const old = await lock();
    old.release();
    const present = await lock();
    writeFileSync(join(directory, 'service.lock'), '1 other\n');
    old.release();
    present.release();
    expect(readdirSync(directory)).toEqual(['service.lock']);
  });
});
