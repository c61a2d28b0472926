/**
 * The tables of the README that exist as data: the configuration and the sandbox cards. Pure.
 */
import { sandboxCards } from '../../server/gateways/sandbox/cards.ts';
import { variables } from '../../server/variables.ts';

function configuration(): string[] {
  const rows = variables.map(({ name, fallback, meaning }) => {
    const shown = fallback === '' ? '' : `\`${fallback}\``;
    return `| \`${name}\` | ${shown} | ${meaning} |`;
  });
  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows];
}

function cards(): string[] {
  const rows = sandboxCards.map(({ number, kind, outcome }) => `| ${number} | ${kind} | ${outcome} |`);
  return ['| Number | Card | What happens |', '|---|---|---|', ...rows];
}

const tables: Readonly<Record<string, () => string[]>> = { configuration, cards };

/** The README with its marked tables as the data says. */
export function withTables(readme: string): string {
  return readme.replace(/<!-- table: (\w+) -->\n[\s\S]*?<!-- end -->/g, (whole, name: string) => {
    const table = tables[name];
    return table === undefined ? whole : `<!-- table: ${name} -->\n${table().join('\n')}\n<!-- end -->`;
  });
}
