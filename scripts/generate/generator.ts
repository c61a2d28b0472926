/** Step 5b: openapi-generator prints the wiring from our templates. Only this step needs Java. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installedTool, runTool } from '../run-program.ts';
import type { JsonObject } from './json.ts';

export const javaMissing =
  'Java 11 or later is not on the PATH. Install it to regenerate; running and testing the service does not need it.';

export const generatorMissing =
  'openapi-generator is missing and its download failed. Check the network; only regenerating needs it, not running or testing the service.';

export interface GeneratorParts {
  /** The folder with node_modules. */
  readonly root: string;
  /** The folder of the generator's configuration and templates. */
  readonly codegen: string;
  readonly document: JsonObject;
  readonly cache: string;
}

/** Throws a one-line error when Java does not start. */
export async function requireJava(cwd: string): Promise<void> {
  await runTool({ command: 'java', args: ['-version'], cwd }).catch(() => {
    throw new Error(javaMissing);
  });
}

/** Runs the generator and returns the output folder. Throws the generator's output. */
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
