/** The tables of the guides and of the receiver kit's README that come from the code and the contract. Pure. */

import contract from '../../generated/openapi.json' with { type: 'json' };
import { receiverErrors } from '../../receiver-kit/src/errors.ts';
import { type DeclineCode, declineRules, isDeclineCode } from '../../server/domain/ports/declines.ts';
import { sandboxCards } from '../../server/gateways/sandbox/cards.ts';
import { sandboxTokenCards } from '../../server/networks/sandbox/behaviours.ts';
import { variables } from '../../server/platform/variables.ts';

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const code = (text: string) => (text === '' ? '' : `\`${text}\``);

/** When a decline code is used: the contract describes each in a line of a list. */
function declineReason(name: DeclineCode): string {
  const { description } = contract.components.schemas.DeclineCode;
  const text = new RegExp(`^- \`${name}\`: (.+)\\.$`, 'm').exec(description)?.[1];
  if (text === undefined)
    throw new Error(`openapi/schemas/DeclineCode.yaml does not describe ${name}. Add a line for it.`);
  return text;
}

/** The tables by the name in their marker. */
export const tables: Readonly<Record<string, string>> = {
  configuration: table(
    ['Variable', 'Default', 'Meaning'],
    variables.map(({ name, fallback, meaning }) => [code(name), code(fallback), meaning]),
  ),
  declines: table(
    ['Code', 'When', 'Order status', '`retry`', '`customer_message`'],
    Object.keys(declineRules)
      .filter(isDeclineCode)
      .map((name) => {
        const { status, retry, message } = declineRules[name];
        return [code(name), declineReason(name), code(status), code(retry.toUpperCase()), message];
      }),
  ),
  'sandbox-cards': table(
    ['Number', 'Card', 'What happens'],
    sandboxCards.map(({ number, kind, outcome }) => [code(number), kind, outcome]),
  ),
  'token-cards': table(
    ['Number', 'What happens'],
    sandboxTokenCards.map(({ number, outcome }) => [code(number), outcome]),
  ),
};

const marked = /(<!-- table: ([a-z-]+) -->\n).*?(<!-- \/table -->)/gs;

/**
 * Replaces every table between its markers.
 * @throws when a marker names an unknown table.
 */
export function withTables(text: string): string {
  return text.replace(marked, (_whole, begin: string, name: string, end: string) => {
    const content = tables[name];
    if (content === undefined)
      throw new Error(`The marker names an unknown table "${name}". The tables are ${Object.keys(tables).join(', ')}.`);
    return `${begin}${content}\n${end}`;
  });
}

/** The tables without a marker in the text. */
export function tablesMissing(text: string): readonly string[] {
  const placed = new Set([...text.matchAll(marked)].map(([, , name]) => name));
  return Object.keys(tables).filter((name) => !placed.has(name));
}

const MARKED = /(<!-- errors:.*?-->\n).*?(<!-- \/errors -->)/s;

/** @throws when the README has no marker for the table. */
export function withKitTables(text: string): string {
  if (!MARKED.test(text))
    throw new Error("The receiver kit's README has no marker <!-- errors:… --> … <!-- /errors -->. Add it.");
  const rows = Object.entries(receiverErrors).map(
    ([code, { status, meaning }]) => `| ${code} | ${status ?? '–'} | ${meaning} |`,
  );
  const table = ['| Code | Answer | Meaning |', '|---|---|---|', ...rows].join('\n');
  return text.replace(MARKED, (_whole, begin: string, end: string) => `${begin}${table}\n${end}`);
}
