/**
 * New objects of the started service share V8's hidden classes: nothing in the bundle uses up their room
 * (scripts/build/lean-packages.ts).
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleOptions } from '../../../scripts/build/bundle-options.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** How many first properties with names of their own must still find room: the start uses about half of it. */
const ROOM = 500;

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
  const literal = (name: string) => new Function('return { ' + name + ': 1 }')();
  const extended = (name: string) => {
    const object: Record<string, number> = {};
    object[name] = 1;
    return object;
  };
  const shared = (make: (name: string) => unknown) =>
    Array.from({ length: ${ROOM} }, (_, index) => [make('test' + index), make('test' + index)]).filter(
      ([one, other]) => haveSameMap(one, other),
    ).length;
  console.log(JSON.stringify({ literals: shared(literal), extended: shared(extended) }));
  process.exit(0);
`;

let folder = '';
let bundle = '';
let text = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'card-payments-classes-'));
  bundle = join(folder, 'bundle.mjs');
  const stdin = { contents: ENTRY, resolveDir: ROOT, loader: 'ts' } as const;
  const { outputFiles } = await build({ ...bundleOptions, stdin, outfile: bundle });
  for (const { path, contents } of outputFiles) await writeFile(path, contents);
  text = outputFiles.find(({ path }) => path === bundle)?.text ?? '';
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('has room for the first properties of new objects after the start', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--allow-natives-syntax', bundle]);
  expect(JSON.parse(stdout)).toEqual({ literals: ROOM, extended: ROOM });
});

it('has no names of files in what esbuild puts around them', () => {
  expect(text.match(/__(?:commonJS|esm)\(\{file +\(/g)?.length).toBeGreaterThan(1_000);
  expect(text).not.toMatch(/__(?:commonJS|esm)\(\{"/);
});
