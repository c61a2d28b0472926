/** Step 5b: openapi-generator prints the wiring from our own templates. The one step that needs Java. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installedTool, runTool } from '../run-program.ts';
import type { JsonObject } from './json.ts';

export const javaMissing =
  'Java 11 or later is not on the PATH. It is needed to regenerate only, never to run or test the service.';

export const generatorMissing =
  'The program of openapi-generator is not there and could not be downloaded. It is needed to regenerate only, never to run or test the service.';

export interface GeneratorParts {
  /** Where the tools are installed. */
  readonly root: string;
  /** The folder with the generator's configuration and the templates. */
  readonly codegen: string;
  readonly document: JsonObject;
  readonly cache: string;
}

/** Throws with one line that says so when Java can't be started. */
export async function requireJava(cwd: string): Promise<void> {
  await runTool({ command: 'java', args: ['-version'], cwd }).catch(() => {
    throw new Error(javaMissing);
  });
}

/** Runs the generator over the document; the folder that it wrote. Throws with what the generator says. */
export async function runGenerator({ root, codegen, document, cache }: GeneratorParts): Promise<string> {
  const input = join(cache, 'wiring.json');
  const output = join(cache, 'wiring');
  await mkdir(output, { recursive: true });
  await writeFile(input, JSON.stringify(document));
  await runTool({
    command: installedTool(root, 'openapi-generator-cli'),
    args: [
      '--openapitools',
      join(codegen, 'openapitools.json'),
      'generate',
      ...['--config', join(codegen, 'config.yaml')],
      ...['--template-dir', join(codegen, 'templates')],
      ...['--ignore-file-override', join(codegen, 'ignore')],
      ...['--input-spec', input],
      ...['--output', output],
    ],
    cwd: codegen,
  }).catch((error: Error) => {
    throw error.message.includes('Unable to access jarfile') ? new Error(generatorMissing) : error;
  });
  return output;
}
