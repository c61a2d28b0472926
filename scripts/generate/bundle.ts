/**
 * Step 2: the files of a document become one. Components get in by being referred to; one that nothing refers to is
 * there only when the document itself lists it (an enum that is wanted as values).
 */
import { readFile } from 'node:fs/promises';
import { type JsonObject, parseJson, toObject } from './json.ts';
import { installedTool, runTool } from './run-tool.ts';

export interface BundleParts {
  /** Where the tools are installed. */
  readonly root: string;
  readonly config: string;
  readonly source: string;
  readonly target: string;
}

/** Bundles the document at `source` into the file `target`. Throws when a reference leads nowhere. */
export async function bundle({ root, config, source, target }: BundleParts): Promise<JsonObject> {
  await runTool({
    command: installedTool(root, 'redocly'),
    args: ['bundle', source, '--config', config, '--ext', 'json', '--output', target],
    cwd: root,
  });
  return toObject(parseJson(await readFile(target, 'utf8')), source);
}
