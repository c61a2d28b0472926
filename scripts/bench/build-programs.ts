/** Bundles the measured programs like the service, so that plain Node runs them and no loader is measured. */
import { mkdir, writeFile } from 'node:fs/promises';
import { build, stop } from 'esbuild';
import { bundleOptions } from '../build/bundle-options.ts';

/** Where the programs are, from the project's directory. */
export const PROGRAMS = '.build/bench';

/** Bundles these programs of scripts/bench/serve. */
export async function buildPrograms(...names: readonly string[]): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: names.map((name) => `scripts/bench/serve/${name}.ts`),
    outdir: PROGRAMS,
    outExtension: { '.js': '.mjs' },
    ...bundleOptions,
  }).finally(stop);
  await mkdir(PROGRAMS, { recursive: true });
  for (const { path, contents } of outputFiles) await writeFile(path, contents);
}
