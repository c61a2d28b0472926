/**
 * Bundles the service into one file that plain Node runs. The packages stay in node_modules.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { build, stop } from 'esbuild';

/** Where the bundle is, from the project's directory. */
export const SERVER_BUNDLE = '.build/server.mjs';

/** Writes the bundle and its source map; prints what is wrong and throws when the sources don't compile. */
export async function buildServer(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['server/main.ts'],
    outfile: SERVER_BUNDLE,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning',
    write: false,
  }).finally(stop);
  await mkdir(dirname(SERVER_BUNDLE), { recursive: true });
  // Put in place whole, so that nobody who starts the service at this moment reads half of it.
  for (const { path, contents } of outputFiles) {
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, contents);
    await rename(draft, path);
  }
}
