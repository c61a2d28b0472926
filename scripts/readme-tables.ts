/**
 * Writes the tables of the README and of the guides anew: configuration, sandbox cards, errors. A test says when they are out
 * of step. `npm run readme`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GUIDES, GUIDES_DIRECTORY } from '../server/docs/guides.ts';
import { withTables } from './readme-tables/tables.ts';

const files = ['README.md', ...GUIDES.map((name) => join(GUIDES_DIRECTORY, `${name}.md`))];
for (const file of files) {
  const before = await readFile(file, 'utf8');
  const after = withTables(before);
  if (after === before) continue;
  await writeFile(file, after);
  console.log(`${file} has new tables.`);
}
console.log('The tables are as they should be.');
