/**
 * `npm run check:breaking`: gate G14. Nothing of the released contract (openapi/released/) may break for its clients, or open to
 * more callers, but what openapi/released/accepted.yaml accepts with a reason; what breaks, under a version that says so. One line for each finding; the exit code tells.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Accepted, findingsOf } from './contract-changes/acceptance.ts';
import { parseJson, toObject } from './generate/json.ts';
import { bundleFiles, documentNames, projectLayout } from './generate/layout.ts';
import { changesSince, infoOf, releasedDocuments } from './generate/release-notes.ts';

const { openapi, generated } = projectLayout(join(import.meta.dirname, '..'), '');
const released = await releasedDocuments(openapi);
if (released === undefined)
  throw new Error('openapi/released holds no bundles; `npm run release:contract` puts them there');
const accepted: readonly Accepted[] = parse(await readFile(join(openapi, 'released', 'accepted.yaml'), 'utf8')) ?? [];
const read = async (file: string) => toObject(parseJson(await readFile(join(generated, file), 'utf8')), file);
const present = { merchant: await read(bundleFiles.merchant), admin: await read(bundleFiles.admin) };
const changes = changesSince(released, present);
const compared = documentNames.map((name) => ({
  file: bundleFiles[name],
  from: infoOf(released[name]).version,
  to: infoOf(present[name]).version,
  changes: changes[name],
}));
const findings = findingsOf(compared, accepted);
for (const line of findings) console.error(`G14: ${line}`);
for (const { file, changes: found } of compared) {
  const of = (weight: string) => found.filter((change) => change.weight === weight).length;
  console.log(
    `G14: ${file}: ${of('breaking')} breaking, ${of('opening')} opening, ${of('addition')} new, ${of('note')} other changes`,
  );
}
console.log(`${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
