/** Step 2: the files of a document become one, with only what is reachable from it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type JsonObject, parseJson, toObject } from './json.ts';
import { installedTool, runTool } from './run-tool.ts';

export interface BundleParts {
  /** Where the tools are installed. */
  readonly root: string;
  readonly config: string;
  readonly source: string;
  readonly cache: string;
}

/** Bundles the document at `source`. Throws when a reference leads nowhere. */
export async function bundle({ root, config, source, cache }: BundleParts): Promise<JsonObject> {
  const target = join(cache, 'bundled.json');
  await runTool({
    command: installedTool(root, 'redocly'),
    args: ['bundle', source, '--config', config, '--remove-unused-components', '--ext', 'json', '--output', target],
    cwd: root,
  });
  return toObject(parseJson(await readFile(target, 'utf8')), source);
}
