/**
 * The tables of the README that exist as data elsewhere, and how they are put between their markers. Pure.
 */
import { sandboxCards } from '../../server/gateways/sandbox/cards.ts';
import { errorCatalogue } from '../../server/http/error-catalogue.ts';
import { sandboxTokenCards } from '../../server/tokens/sandbox/behaviours.ts';
import { variables } from '../../server/variables.ts';

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const code = (text: string) => (text === '' ? '' : `\`${text}\``);

/** The tables by the name in their marker. */
export const tables: Readonly<Record<string, string>> = {
  configuration: table(
    ['Variable', 'Default', 'Meaning'],
    variables.map(({ name, fallback, meaning }) => [code(name), code(fallback), meaning]),
  ),
  'sandbox-cards': table(
    ['Number', 'Card', 'What happens'],
    sandboxCards.map(({ number, kind, outcome }) => [code(number), kind, outcome]),
  ),
  'token-cards': table(
    ['Number', 'What happens'],
    sandboxTokenCards.map(({ number, outcome }) => [code(number), outcome]),
  ),
  errors: table(
    ['HTTP', '`error_code`', '`error_info.code`', 'Meaning'],
    Object.entries(errorCatalogue).map(([name, { http, info, message }]) => [
      String(http),
      code(name),
      code(info),
      message,
    ]),
  ),
};

const marked = /(<!-- table: ([a-z-]+) -->\n).*?(<!-- \/table -->)/gs;

/**
 * The text with every table between its markers as it is now.
 * @throws when a marker names no table, or a table has no marker.
 */
export function withTables(text: string): string {
  const placed = new Set<string>();
  const filled = text.replace(marked, (_whole, begin: string, name: string, end: string) => {
    const content = tables[name];
    if (content === undefined) throw new Error(`the README has a marker for the table "${name}", which does not exist`);
    placed.add(name);
    return `${begin}${content}\n${end}`;
  });
  const missing = Object.keys(tables).filter((name) => !placed.has(name));
  if (missing.length > 0) throw new Error(`the README has no marker for: ${missing.join(', ')}`);
  return filled;
}
