/** How Node.js runs a bundle: the same options everywhere, and a bundle of which V8 keeps one byte per character. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { bundleOptions } from '../../../scripts/build/bundle-options.ts';
import { NODE_ARGUMENTS } from '../../../scripts/build-server.ts';

const ROOT = join(import.meta.dirname, '../../..');

it.each([
  { file: 'Dockerfile', separator: '", "', starts: 1 },
  { file: 'scripts/deploy/compose.yaml', separator: ', ', starts: 1 },
  { file: 'scripts/deploy/helm/card-payments-service/templates/_process.tpl', separator: ', ', starts: 1 },
  { file: 'server/docs/guides/operating.md', separator: ' ', starts: 3 },
])('starts the programs with the same options in $file', async ({ file, separator, starts }) => {
  const text = await readFile(join(ROOT, file), 'utf8');
  expect(text.split('--enable-source-maps')).toHaveLength(starts + 1);
  expect(text.split(['node', ...NODE_ARGUMENTS, '.build/'].join(separator))).toHaveLength(starts + 1);
});

it('bundles the programs in ASCII', async () => {
  const entryPoints = ['server/main.ts', 'server/worker-main.ts'].map((entry) => join(ROOT, entry));
  const outExtension = { '.js': '.mjs' };
  const { outputFiles } = await build({ ...bundleOptions, entryPoints, outdir: 'bundles', outExtension });
  const bundles = outputFiles.filter(({ path }) => path.endsWith('.mjs'));
  expect(bundles).toHaveLength(2);
  for (const { text } of bundles) {
    expect(text.length).toBeGreaterThan(1_000_000);
    // esbuild escapes texts, but not regular expressions: write \u2022 there. Otherwise V8 keeps the bundle at two bytes per character.
    expect(text.match(/.{0,30}[^\0-\x7f].{0,30}/g)).toBeNull();
  }
}, 60_000);
