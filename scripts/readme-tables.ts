/**
 * Writes the README's tables anew: configuration, sandbox cards, errors. A test says when they are out of step.
 * `npm run readme`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { withTables } from './readme-tables/tables.ts';

const before = await readFile('README.md', 'utf8');
const after = withTables(before);
if (after !== before) await writeFile('README.md', after);
console.log(after === before ? 'The tables are as they should be.' : 'README.md has new tables.');
