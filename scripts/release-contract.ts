/**
 * `npm run release:contract`: releases the current bundles, with which `check:breaking` compares later versions. Refuses while
 * `check:breaking` has findings, or when the version exists with other content. Prints the release notes. Keep them with the tag.
 */
import { join } from 'node:path';
import notes from '../generated/release-notes.json' with { type: 'json' };
import { releaseContract } from './contract-release/release.ts';
import { projectLayout } from './generate/layout.ts';

const refusals = await releaseContract(projectLayout(join(import.meta.dirname, '..'), ''));
for (const line of refusals) console.error(`not released: ${line}`);
if (refusals.length === 0) console.log(notes.markdown);
process.exitCode = refusals.length === 0 ? 0 : 1;
