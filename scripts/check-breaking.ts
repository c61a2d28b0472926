/**
 * `npm run check:breaking`: gate G14. Nothing of the released contract (openapi/released/) may break for its clients, but what
 * openapi/released/accepted.yaml accepts with a reason. One line for each finding; the exit code tells.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { lineOf } from './contract-changes/change.ts';
import { parseJson, toObject } from './generate/json.ts';
import { bundleFiles, documentNames, projectLayout } from './generate/layout.ts';
import { changesSince, releasedDocuments } from './generate/release-notes.ts';

interface Accepted {
  readonly change: string;
  readonly reason: string;
}

const { openapi, generated } = projectLayout(join(import.meta.dirname, '..'), '');
const released = await releasedDocuments(openapi);
if (released === undefined)
  throw new Error('openapi/released holds no bundles; `npm run release:contract` puts them there');
const accepted: readonly Accepted[] = parse(await readFile(join(openapi, 'released', 'accepted.yaml'), 'utf8')) ?? [];
const read = async (file: string) => toObject(parseJson(await readFile(join(generated, file), 'utf8')), file);
const present = { merchant: await read(bundleFiles.merchant), admin: await read(bundleFiles.admin) };
const changes = changesSince(released, present);
const breaking = documentNames.flatMap((name) =>
  changes[name].filter(({ weight }) => weight === 'breaking').map(lineOf),
);
const open = breaking.filter((line) => !accepted.some(({ change }) => change === line));
const idle = accepted.filter(({ change, reason }) => !breaking.includes(change) || !reason);
for (const line of open) console.error(`G14: ${line}`);
for (const { change } of idle)
  console.error(`G14: accepted.yaml accepts what is no breaking change, or gives no reason: ${change}`);
for (const name of documentNames) {
  const of = (weight: string) => changes[name].filter((change) => change.weight === weight).length;
  console.log(
    `G14: ${bundleFiles[name]}: ${of('breaking')} breaking, ${of('addition')} new, ${of('note')} other changes`,
  );
}
console.log(`${open.length + idle.length} findings`);
process.exitCode = open.length + idle.length === 0 ? 0 : 1;
