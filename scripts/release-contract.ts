/**
 * `npm run release:contract`: makes the present bundles the released ones, which later versions are held against. Refuses while
 * `check:breaking` finds anything, and what was released already under the same info.version as something else. The release
 * notes of the version that is released are printed; keep them with the tag.
 */
import { join } from 'node:path';
import notes from '../generated/release-notes.json' with { type: 'json' };
import { releaseContract } from './contract-release/release.ts';
import { projectLayout } from './generate/layout.ts';

const refusals = await releaseContract(projectLayout(join(import.meta.dirname, '..'), ''));
for (const line of refusals) console.error(`not released: ${line}`);
if (refusals.length === 0) console.log(notes.markdown);
process.exitCode = refusals.length === 0 ? 0 : 1;
