/**
 * Bundles the service and the webhook worker, each with its packages in one file that plain Node runs, and the web console.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, stop } from 'esbuild';
import { describeInputs, inputsFileOf, isUpToDate } from './build/build-inputs.ts';
import { bundleOptions } from './build/bundle-options.ts';
import { thinSourceMap } from './build/thin-source-map.ts';
import { buildConsole } from './build-console.ts';

/** Where the bundles are, from the project's directory. */
export const SERVER_BUNDLE = '.build/server.mjs';
export const WORKER_BUNDLE = '.build/worker.mjs';

/**
 * How Node.js runs a bundle; Dockerfile, compose file, chart and guide have the same.
 *
 * Garbage collection on the main thread: V8 starts four threads however many cores there are, and on one core they delay the
 * program for as long as a full collection takes, instead of sharing its work. And without pretenuring: V8 would create objects of
 * much-used literals in the old generation, each of which keeps all that it refers to, such as a whole request, until the next
 * full collection.
 */
export const NODE_ARGUMENTS = [
  '--enable-source-maps',
  '--single-threaded-gc',
  '--no-allocation-site-pretenuring',
] as const;

/** What the service reads at run time from beside the bundle: the guides, and the reference's style sheet and script. */
const TEXTS = ['guides', 'browser'].map((name) => ({ source: `server/docs/${name}`, target: `.build/${name}` }));

const bundles = [
  { source: 'server/main.ts', bundle: SERVER_BUNDLE },
  { source: 'server/worker-main.ts', bundle: WORKER_BUNDLE },
] as const;

/**
 * Writes the bundles, their source maps and the console when an input has changed. Prints the errors and throws when the sources don't compile.
 */
export async function buildServer(): Promise<void> {
  try {
    for (const each of bundles) await bundleOne(each);
    for (const { source, target } of TEXTS) await copyTexts(source, target);
    await buildConsole();
  } finally {
    await stop();
  }
}

async function bundleOne({ source, bundle }: (typeof bundles)[number]): Promise<void> {
  if (await isUpToDate(bundle)) return;
  const since = Date.now();
  const { outputFiles, metafile } = await build({
    entryPoints: [source],
    outfile: bundle,
    ...bundleOptions,
    metafile: true,
  });
  await mkdir(dirname(bundle), { recursive: true });
  await rm(inputsFileOf(bundle), { force: true });
  for (const file of outputFiles) {
    await writeAtomically(file.path, file.path.endsWith('.map') ? thinSourceMap(file.text) : file.contents);
  }
  await writeAtomically(inputsFileOf(bundle), await describeInputs(Object.keys(metafile.inputs), since));
}

async function copyTexts(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const name of await readdir(source)) {
    await writeAtomically(join(target, name), await readFile(join(source, name)));
  }
}

/** Replaces a file atomically, so that a concurrent start never reads a partial file. */
async function writeAtomically(path: string, contents: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, contents);
  await rename(draft, path);
}
