/**
 * Bundles the service and its packages into one file that plain Node runs.
 */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { build, stop } from 'esbuild';
import { isUpToDate, noteInputs, noteOf } from './build/build-inputs.ts';
import { bundleOptions } from './build/bundle-options.ts';

/** Where the bundle is, from the project's directory. */
export const SERVER_BUNDLE = '.build/server.mjs';

/**
 * Writes the bundle and its source map, unless they are there and nothing has changed since. Prints what is wrong and
 * throws when the sources don't compile.
 */
export async function buildServer(): Promise<void> {
  if (await isUpToDate(SERVER_BUNDLE)) return;
  const since = Date.now();
  const { outputFiles, metafile } = await build({
    entryPoints: ['server/main.ts'],
    outfile: SERVER_BUNDLE,
    ...bundleOptions,
    metafile: true,
    write: false,
  }).finally(stop);
  await mkdir(dirname(SERVER_BUNDLE), { recursive: true });
  await rm(noteOf(SERVER_BUNDLE), { force: true });
  for (const { path, contents } of outputFiles) await putInPlace(path, contents);
  await putInPlace(noteOf(SERVER_BUNDLE), await noteInputs(Object.keys(metafile.inputs), since));
}

/** Whole at once, so that nobody who starts the service at this moment reads half of it. */
async function putInPlace(path: string, contents: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, contents);
  await rename(draft, path);
}
