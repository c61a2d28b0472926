/** Which files `npm run check:generated` finds beside the generated ones. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectLayout } from '../../../scripts/generate/layout.ts';
import { unexpectedFiles } from '../../../scripts/generate/pipeline.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'generated-files-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(...names: readonly string[]): Promise<void> {
  for (const path of names.map((name) => join(root, name))) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, '');
  }
}

const found = () => unexpectedFiles(projectLayout(root, ''), [{ path: join(root, 'generated/values.ts'), text: '' }]);

it('a file that nothing generates is found in each generated folder', async () => {
  await write('generated/values.ts', 'generated/server/old.ts', 'receiver-kit/src/generated/old.ts');
  expect((await found()).map((path) => path.slice(root.length + 1))).toEqual([
    'generated/server/old.ts',
    'receiver-kit/src/generated/old.ts',
  ]);
});

it('the packed client is not a finding', async () => {
  await write('generated/values.ts', 'generated/client/dist/index.js', 'generated/client/client-0.2.0.tgz');
  await write('generated/client/node_modules/openapi-fetch/package.json');
  expect(await found()).toEqual([]);
});
