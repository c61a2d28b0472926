/** `npm run docs`: writes the reference as static files to .build/docs or to the named directory. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import notes from '../generated/release-notes.json' with { type: 'json' };
import { contracts } from '../server/docs/contract.ts';
import { readBrowserFiles, readGuides } from '../server/docs/guides.ts';
import { createSite, fileNameOf } from '../server/docs/site.ts';

const directory = process.argv[2] ?? join('.build', 'docs');
const baseUrl = process.env.DOCS_BASE_URL || contracts.merchant.servers[0]?.variables.sandbox_base_url?.default || '';
const guides = await readGuides();
const browser = await readBrowserFiles();
const site = createSite({
  contracts,
  guides,
  releaseNotes: notes.markdown,
  baseUrl,
  browser,
  naming: 'files',
  calls: 'none',
});
await rm(directory, { recursive: true, force: true });
let bytes = 0;
for (const path of site.paths) {
  const file = site.file(path);
  if (file === undefined)
    throw new Error(`The site lists ${path} but has no page for it. Add it in server/docs/site.ts.`);
  const target = join(directory, fileNameOf(path));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, file.content);
  bytes += Buffer.byteLength(file.content);
}
console.log(`${site.paths.length} files, ${(bytes / 1e6).toFixed(1)} MB in ${directory}. Open index.html.`);
