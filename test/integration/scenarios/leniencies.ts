/** Reads prism-leniencies.yaml: where Prism is known to answer otherwise than the service does. Every word of it must be needed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Scenario } from './scenarios.ts';

export interface Leniency {
  readonly id: string;
  readonly at: 'mock' | 'proxy';
  /** What Prism does, and why nothing is lost by it. */
  readonly what: string;
  readonly operations: readonly string[];
  readonly statuses: readonly number[];
  /** The accepted differences, as reported. */
  readonly seen: readonly string[];
}

/** The leniencies of a table. Throws where one would take whatever is seen, or takes it everywhere. */
export function readLeniencies(yaml: string): readonly Leniency[] {
  const { leniencies: found }: { readonly leniencies: readonly Leniency[] } = parse(yaml);
  for (const { id, seen, operations, statuses } of found) {
    for (const list of [seen, operations, statuses]) {
      const isFull = Array.isArray(list) && list.length > 0 && list.every((item) => String(item).trim() !== '');
      if (!isFull) throw new Error(`${id}: name the operations, the statuses and all that is seen, word by word`);
    }
  }
  return found;
}

export const leniencies = readLeniencies(readFileSync(join(import.meta.dirname, 'prism-leniencies.yaml'), 'utf8'));

/** The leniency that accounts for a difference, if one does. */
export function leniencyFor(
  at: Leniency['at'],
  { operation, status }: Scenario,
  difference: string,
  table = leniencies,
): Leniency | undefined {
  return table.find(
    (leniency) =>
      leniency.at === at &&
      leniency.operations.includes(operation.id) &&
      leniency.statuses.includes(status) &&
      leniency.seen.includes(difference),
  );
}

/** Which words of the table were needed. */
export interface LeniencyUse {
  note(leniency: Leniency, scenario: Scenario, difference: string): void;
  /** The words that nothing needed. */
  idle(): readonly string[];
}

export function leniencyUse(table = leniencies): LeniencyUse {
  const needed = new Set<string>();
  return {
    note({ id }, { operation, status }, difference) {
      for (const word of [operation.id, status, difference]) needed.add(`${id}: ${word}`);
    },
    idle: () =>
      table.flatMap(({ id, operations, statuses, seen }) =>
        [...operations, ...statuses, ...seen].map((word) => `${id}: ${word}`).filter((word) => !needed.has(word)),
      ),
  };
}
