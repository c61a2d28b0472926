/** Steps 1 and 2: Redocly lints the contract, where a warning counts as an error, and bundles the files of a document into one. */

import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { installedTool, runTool } from '../run-program.ts';
import { type JsonObject, parseJson, toObject } from './json.ts';

export interface LintOptions {
  /** The folder with node_modules. */
  readonly root: string;
  readonly config: string;
  readonly files: readonly string[];
}

/** Lints documents. Throws the linter's findings. */
export async function lint({ root, config, files }: LintOptions): Promise<void> {
  const command = installedTool(root, 'redocly');
  const output = await runTool({
    command,
    args: ['lint', '--config', config, '--format', 'stylish', '--max-problems', '500', ...files],
    cwd: root,
  });
  if (/^\s*\d+:\d+\s+warning\b/m.test(output)) throw new Error(`The linter warns. Fix the warnings:\n${output.trim()}`);
}

export function lintConfig(openapi: string): string {
  return join(openapi, 'lint', 'redocly.yaml');
}

export interface BundleOptions {
  /** The folder with node_modules. */
  readonly root: string;
  readonly config: string;
  readonly sources: readonly string[];
  /** The folder for the bundles. */
  readonly target: string;
}

/** Bundles all documents in one run, in order. Throws on a broken reference. */
export async function bundle({ root, config, sources, target }: BundleOptions): Promise<readonly JsonObject[]> {
  await runTool({
    command: installedTool(root, 'redocly'),
    args: ['bundle', ...sources, '--config', config, '--ext', 'json', '--output', target],
    cwd: root,
  });
  return Promise.all(
    sources.map(async (source) => {
      const file = join(target, basename(source).replace(/\.yaml$/, '.json'));
      return toObject(parseJson(await readFile(file, 'utf8')), source);
    }),
  );
}
