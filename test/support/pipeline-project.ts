/** Projects in folders of their own, generated from a contract that a test changes. Generating needs Java. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { javaMissing } from '../../scripts/generate/generator.ts';
import { projectLayout } from '../../scripts/generate/layout.ts';
import { type GeneratedFile, makeFiles, writeFiles } from '../../scripts/generate/pipeline.ts';

const root = join(import.meta.dirname, '../..');

/** Whether this machine can generate. Throws in CI when it cannot. */
export function hasJava(): boolean {
  const found = spawnSync('java', ['-version']).status === 0;
  if (!found && process.env.CI === 'true') throw new Error(javaMissing);
  if (!found) console.log(`The tests of the pipeline run nothing: ${javaMissing}`);
  return found;
}

/** Makes a project at `place`, with the tools and the rules of ours. */
export async function makeProject(place: string): Promise<void> {
  await mkdir(join(place, 'openapi'), { recursive: true });
  await symlink(join(root, 'node_modules'), join(place, 'node_modules'));
  for (const file of ['package.json', 'tsconfig.json', 'LICENSE']) await cp(join(root, file), join(place, file));
  for (const part of ['lint', 'codegen'])
    await cp(join(root, 'openapi', part), join(place, 'openapi', part), { recursive: true });
}

/** Generates everything from the contract of the project at `place`. */
export async function generate(place: string): Promise<readonly GeneratedFile[]> {
  const files = await makeFiles(projectLayout(place, join(place, '.cache')));
  await writeFiles(files);
  return files;
}

/** Changes a YAML file in place. */
export async function edit(file: string, change: (document: ReturnType<typeof parseDocument>) => void): Promise<void> {
  const document = parseDocument(await readFile(file, 'utf8'));
  change(document);
  await writeFile(file, document.toString());
}

/** An operation to add to the contract. */
export const added = (tag: string, security: string) => ({
  operationId: 'doNothing',
  tags: [tag],
  summary: 'Do nothing',
  description: 'Does nothing.',
  security: [{ [security]: [] }],
  responses: { 204: { description: 'Nothing was done.' }, 503: { description: 'Not even that.' } },
});
