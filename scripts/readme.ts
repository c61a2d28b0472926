/** `npm run readme`: writes the tables of the README that exist as data. */
import { readFile, writeFile } from 'node:fs/promises';
import { withTables } from './readme/tables.ts';

const README = 'README.md';

await writeFile(README, withTables(await readFile(README, 'utf8')));
