/**
 * `npm run readme`: updates the tables of the guides (configuration, sandbox cards) and of the receiver kit's README (errors). Tests
 * fail when they are outdated.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GUIDES, GUIDES_DIRECTORY } from '../server/docs/guides.ts';
import { withKitTables, withTables } from './readme-tables/tables.ts';

const guides = GUIDES.map((name) => join(GUIDES_DIRECTORY, `${name}.md`));
const pages: readonly (readonly [file: string, write: (text: string) => string])[] = [
  ...guides.map((file) => [file, withTables] as const),
  ['receiver-kit/README.md', withKitTables],
];
for (const [file, write] of pages) {
  const before = await readFile(file, 'utf8');
  const after = write(before);
  if (after === before) continue;
  await writeFile(file, after);
  console.log(`${file}: updated`);
}
console.log('The tables are up to date.');
