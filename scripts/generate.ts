/** `npm run generate`: generates everything in generated/ from openapi/. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { projectLayout } from './generate/layout.ts';
import { clearCache, makeFiles, writeFiles } from './generate/pipeline.ts';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const layout = projectLayout(root, await mkdtemp(join(tmpdir(), 'generate-')));
const started = performance.now();
try {
  const files = await makeFiles(layout);
  await writeFiles(files);
  for (const { path } of files) console.log(relative(root, path));
  console.log(`${files.length} files in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await clearCache(layout);
}
