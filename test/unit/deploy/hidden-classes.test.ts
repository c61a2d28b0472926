/** New objects of the started service share V8's hidden classes: no part of the bundle uses up their room (scripts/build/lean-packages.ts). */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleOptions } from '../../../scripts/build/bundle-options.ts';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Loads the service, compiles the contract's schemas as its start does, and then makes objects with first properties that
 * nothing else has: two with the same property share a hidden class while there is room for that property.
 */
const ENTRY = `
  import { createValidation } from './server/http/contract/validation.ts';
  import { warmUp } from './server/http/contract/warm-up.ts';
  export { runService } from './server/compose/run.ts';

  await warmUp(createValidation());
  const haveSameMap = new Function('one', 'other', 'return %HaveSameMap(one, other)');
  const literal = (properties: number, name: string) => {
    const list = Array.from({ length: properties }, (_, index) => name + index + ': 1');
    return new Function('return { ' + list.join(', ') + ' }')();
  };
  const extended = (name: string) => {
    const object: Record<string, number> = {};
    object[name] = 1;
    return object;
  };
  const shared = (one: unknown, other: unknown) => Number(haveSameMap(one, other));
  const literals = [1, 2, 3, 4, 5, 6, 8, 12].map((properties) =>
    shared(literal(properties, 'test' + properties), literal(properties, 'test' + properties)),
  );
  console.log(JSON.stringify({ literals, extended: shared(extended('test'), extended('test')) }));
  process.exit(0);
`;

let folder = '';
let bundle = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'card-payments-classes-'));
  bundle = join(folder, 'bundle.mjs');
  const stdin = { contents: ENTRY, resolveDir: ROOT, loader: 'ts' } as const;
  const { outputFiles } = await build({ ...bundleOptions, stdin, outfile: bundle, write: false });
  for (const { path, contents } of outputFiles) await writeFile(path, contents);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('has room for the first properties of new objects after the start', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--allow-natives-syntax', bundle]);
  expect(JSON.parse(stdout)).toEqual({ literals: [1, 1, 1, 1, 1, 1, 1, 1], extended: 1 });
});
