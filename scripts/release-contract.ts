/**
 * `npm run release:contract`: makes the present bundles the released ones, which later versions are held against. The release
 * notes of the version that is released are printed; keep them with the tag.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import notes from '../generated/release-notes.json' with { type: 'json' };
import { bundleFiles, documentNames, projectLayout } from './generate/layout.ts';
import { releasedFile } from './generate/release-notes.ts';

const NOTHING_ACCEPTED = `# Changes since the release that break or open something and are meant, each with its reason; what breaks takes a new info.version, too:
#   - change: 'POST /orders: the answer 415 is gone'
#     reason: why clients are better off, and how they were told
[]
`;

const { openapi, generated } = projectLayout(join(import.meta.dirname, '..'), '');
for (const name of documentNames) {
  const target = releasedFile(openapi, name);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, await readFile(join(generated, bundleFiles[name]), 'utf8'));
}
await writeFile(join(openapi, 'released', 'accepted.yaml'), NOTHING_ACCEPTED);
console.log(notes.markdown);
