/**
 * `npm run readme`: writes the tables of the README that exist as data. A test keeps the two in step.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { variables } from '../server/config.ts';

const README = 'README.md';

function configurationTable(): string {
  const rows = variables.map(({ name, fallback, meaning }) => {
    const shown = fallback === '' ? '' : `\`${fallback}\``;
    return `| \`${name}\` | ${shown} | ${meaning} |`;
  });
  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}

/** The README with its tables as the data says. */
export function withTables(readme: string): string {
  return readme.replace(
    /(<!-- table: configuration -->\n)[\s\S]*?(<!-- end -->)/,
    (_whole, open: string, close: string) => `${open}${configurationTable()}\n${close}`,
  );
}

if (process.argv[1]?.endsWith('readme-tables.ts')) {
  await writeFile(README, withTables(await readFile(README, 'utf8')));
}
