/**
 * Step 2: the files of a document become one. Components get in by being referred to; one that nothing refers to is
 * there only when the document itself lists it (an enum that is wanted as values).
 */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type JsonObject, parseJson, toObject } from './json.ts';
import { installedTool, runTool } from './run-tool.ts';

export interface BundleParts {
  /** Where the tools are installed. */
  readonly root: string;
  readonly config: string;
  readonly sources: readonly string[];
  /** The folder that the linter's bundles go to. */
  readonly target: string;
}

/** Bundles documents in one run, which is faster; each in its place. Throws when a reference leads nowhere. */
export async function bundle({ root, config, sources, target }: BundleParts): Promise<readonly JsonObject[]> {
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
