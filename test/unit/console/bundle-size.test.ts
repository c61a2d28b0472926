/** What a browser loads before it shows a page of the console. */
import { basename, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleConsole, MAIN, outputOf, SOURCE, staticImports } from '../../../scripts/build-console.ts';

/** Of script, compressed by gzip: on a slow phone half a second. */
const LIMIT_KB = 150;

let bundle: Awaited<ReturnType<typeof bundleConsole>>;

beforeAll(async () => {
  bundle = await bundleConsole();
});

/** The compressed size of a page's scripts, in kilobytes: those of the console and those of the page. */
function sizeOf(route: string): number {
  const { metafile } = bundle;
  const entries = [MAIN, route].map((entry) => outputOf(metafile, entry).path);
  const names = new Set(
    entries.flatMap((path) => [path, ...staticImports(metafile, path)]).map((path) => basename(path)),
  );
  const scripts = bundle.outputFiles.filter(({ path }) => names.has(basename(path)));
  return scripts.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0) / 1000;
}

const routesOf = () =>
  Object.values(bundle.metafile.outputs)
    .map(({ entryPoint = '' }) => entryPoint)
    .filter((entry) => relative(SOURCE, entry).startsWith('routes/'));

it(`a page needs at most ${LIMIT_KB} kB of compressed script`, () => {
  const sizes = routesOf().map((route) => ({ route, size: Math.round(sizeOf(route)) }));
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.filter(({ size }) => size > LIMIT_KB)).toEqual([]);
  if (process.env.PRINT_SIZES !== undefined) console.log(sizes);
});

it('nothing in the bundle builds a style element or evaluates text, which the policy of the page refuses', () => {
  const scripts = bundle.outputFiles.filter(({ path }) => path.endsWith('.js'));
  for (const { text } of scripts) expect(text).not.toMatch(/\bnew Function\(|\beval\(/);
});

afterAll(async () => {
  const { stop } = await import('esbuild');
  await stop();
});
