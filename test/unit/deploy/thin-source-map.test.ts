/** Stack traces of a bundle, with the shortened source map. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleOptions } from '../../../scripts/build/bundle-options.ts';
import { thinSourceMap } from '../../../scripts/build/thin-source-map.ts';

const PACKAGE = 'export function call(back) {\n  return back();\n}\n';
const OWN = `interface Given { readonly name: string }

function refuse({ name }: Given): never {
  const text = \`refused: \${name}\`;
  throw new Error(text);
}

export function ask(call: (back: () => never) => never, given: Given): never {
  return call(
    () => refuse(given),
  );
}
`;
/** The package stands behind our code in the bundle, and before this. */
const ENTRY = `import { ask } from './own.ts';
import { call } from 'caller';

try {
  ask(call, { name: 'test' });
} catch (error) {
  console.log(error instanceof Error ? error.stack : '');
}
`;

let folder = '';
let stack = '';
let [whole, thin] = ['', ''];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'card-payments-map-'));
  const packageFolder = join(folder, 'node_modules/caller');
  await mkdir(packageFolder, { recursive: true });
  await writeFile(join(packageFolder, 'package.json'), '{ "main": "index.js", "type": "module" }');
  await writeFile(join(packageFolder, 'index.js'), PACKAGE);
  await writeFile(join(folder, 'own.ts'), OWN);
  await writeFile(join(folder, 'entry.ts'), ENTRY);
  const outfile = join(folder, 'out/bundle.mjs');
  const entryPoints = [join(folder, 'entry.ts')];
  const { outputFiles } = await build({ ...bundleOptions, entryPoints, outfile });
  await mkdir(join(folder, 'out'));
  for (const { path, text } of outputFiles) {
    if (path.endsWith('.map')) [whole, thin] = [text, thinSourceMap(text)];
    await writeFile(path, path.endsWith('.map') ? thin : text);
  }
  stack = (await promisify(execFile)(process.execPath, ['--enable-source-maps', outfile])).stdout;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('names the file and the line of each of our calls', () => {
  expect(stack).toMatch(/^Error: refused: test\n\s+at refuse \(.*own\.ts:5:/);
  expect(stack).toMatch(/own\.ts:10:/);
  expect(stack).toMatch(/at ask \(.*own\.ts:9:/);
  expect(stack).toMatch(/entry\.ts:5:/);
});

it('leaves the calls of packages where they are in the bundle', () => {
  expect(stack).toMatch(/at call \(.*bundle\.mjs:/);
  expect(thin).not.toContain('node_modules');
});

it('is shorter than the whole map', () => {
  expect(thin.length).toBeLessThan(whole.length * 0.8);
});
