/** Reads prism-leniencies.yaml: where Prism is known to answer otherwise than the service does. Every line of it must be needed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Scenario } from './scenarios.ts';

export interface Leniency {
  readonly id: string;
  readonly at: 'mock' | 'proxy';
  /** What Prism does, and why nothing is lost by it. */
  readonly what: string;
  /** Which scenarios: all of those that are named must fit. */
  readonly statuses?: readonly number[];
  readonly examples?: readonly string[];
  readonly operations?: readonly string[];
  /** What the difference says. */
  readonly seen: string;
}

const text = readFileSync(join(import.meta.dirname, 'prism-leniencies.yaml'), 'utf8');
const table: { readonly leniencies: readonly Leniency[] } = parse(text);

export const leniencies = table.leniencies;

/** The leniency that accounts for a difference, if one does. */
export function leniencyFor(
  at: Leniency['at'],
  { operation, status, name }: Scenario,
  difference: string,
): Leniency | undefined {
  return leniencies.find(
    (leniency) =>
      leniency.at === at &&
      (leniency.statuses?.includes(status) ?? true) &&
      (leniency.examples?.includes(name) ?? true) &&
      (leniency.operations?.includes(operation.id) ?? true) &&
      difference.includes(leniency.seen),
  );
}
