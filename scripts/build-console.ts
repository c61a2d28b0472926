/**
 * Bundles the console's browser application into `.build/console`: a script per page, one style sheet, and a manifest that names
 * them. Unchanged sources are not bundled again.
 */
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildOptions, type BuildResult, build, context, type Metafile, type Plugin } from 'esbuild';
import { describeInputs, inputsFileOf, isUpToDate } from './build/build-inputs.ts';

export const SOURCE = 'server/console/app';
export const CONSOLE_DIRECTORY = '.build/console';
const MANIFEST = join(CONSOLE_DIRECTORY, 'manifest.json');
export const MAIN = `${SOURCE}/main.tsx`;
const THEME = `${SOURCE}/first-theme.ts`;

/**
 * `console:styles` imports the style sheets of all parts. A bundler gives each page that loads later a style sheet of its own, which
 * nothing loads; one sheet for all is smaller than the code that would load them.
 */
const allStyles: Plugin = {
  name: 'all styles',
  setup(plugin) {
    plugin.onResolve({ filter: /^console:styles$/ }, ({ path }) => ({ path, namespace: 'console' }));
    plugin.onLoad({ filter: /.*/, namespace: 'console' }, async () => {
      const sheets = (await readdir(SOURCE, { recursive: true })).filter((file) => file.endsWith('.module.css')).sort();
      const imports = sheets.map((file) => `import ${JSON.stringify(`./${file.replaceAll('\\', '/')}`)};`);
      return { contents: imports.join('\n'), resolveDir: SOURCE, watchDirs: [SOURCE] };
    });
  },
};

const options = {
  entryPoints: { main: MAIN, theme: THEME },
  outdir: CONSOLE_DIRECTORY,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: ['chrome125', 'firefox125', 'safari17.5'],
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  minify: true,
  metafile: true,
  write: false,
  legalComments: 'none',
  plugins: [allStyles],
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Bundles the console without storing it. */
export function bundleConsole() {
  return build(options);
}

/** Bundles the console when an input has changed. Prints the errors and throws when the sources don't compile. */
export async function buildConsole(): Promise<void> {
  if (await isUpToDate(MANIFEST)) return;
  const since = Date.now();
  await store(await bundleConsole(), since);
}

/** Bundles the console, and again at each change of its sources, until `stop`. */
export async function watchConsole(): Promise<{ stop(): Promise<void> }> {
  const stored: Plugin = {
    name: 'store',
    setup(plugin) {
      let since = 0;
      plugin.onStart(() => {
        since = Date.now();
      });
      plugin.onEnd((result) => (result.errors.length === 0 ? store(result, since) : undefined));
    },
  };
  const watched = await context({ ...options, plugins: [allStyles, stored] });
  await watched.watch();
  return { stop: () => watched.dispose() };
}

/** The output of an entry point. */
export function outputOf({ outputs }: Metafile, entry: string) {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry);
  if (found === undefined) throw new Error(`The console's bundle has no ${entry}.`);
  return { path: found[0], output: found[1] };
}

/** The chunks that a script needs before it runs. */
export function staticImports({ outputs }: Metafile, script: string): readonly string[] {
  const found = new Set([script]);
  for (const path of found) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') found.add(imported);
    }
  }
  found.delete(script);
  return [...found];
}

async function store({ outputFiles = [], metafile }: BuildResult, since: number): Promise<void> {
  if (metafile === undefined) throw new Error('The console was bundled without a metafile.');
  const main = outputOf(metafile, MAIN);
  const style = main.output.cssBundle ?? '';
  const preload = staticImports(metafile, main.path).map((path) => basename(path));
  const kept = outputFiles.filter(({ path }) => path.endsWith('.js') || basename(path) === basename(style));
  const files = kept.map(({ path }) => basename(path));
  const manifest = {
    script: basename(main.path),
    theme: basename(outputOf(metafile, THEME).path),
    style: basename(style),
    preload,
    files,
  };
  await mkdir(CONSOLE_DIRECTORY, { recursive: true });
  await rm(inputsFileOf(MANIFEST), { force: true });
  for (const { path, contents } of kept) await writeFile(path, contents);
  // After the files that it names: a process that reads it finds them.
  await writeFile(`${MANIFEST}.${process.pid}`, JSON.stringify(manifest));
  await rename(`${MANIFEST}.${process.pid}`, MANIFEST);
  const inputs = Object.keys(metafile.inputs).filter((file) => !file.startsWith('console:'));
  await writeFile(inputsFileOf(MANIFEST), await describeInputs(inputs, since));
  const current = new Set([...files, basename(MANIFEST), basename(inputsFileOf(MANIFEST))]);
  for (const name of await readdir(CONSOLE_DIRECTORY)) {
    if (!current.has(name)) await rm(join(CONSOLE_DIRECTORY, name), { force: true });
  }
}
