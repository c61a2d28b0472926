/** Runs the checks, and reports the verdicts as data and as a table. */
import { exampleEvent } from '../testing/example-event-wire.ts';
import type { Check, Finding, Need } from './check.ts';
import { checks as allChecks } from './checks.ts';
import { openSession, type SessionOptions } from './session.ts';

export interface Verdict {
  readonly verdict: 'good' | 'FAULT' | 'skipped';
  readonly name: string;
  readonly wanted: string;
  readonly got: string;
  readonly advice?: string;
}

export interface Report {
  readonly url: string;
  readonly good: number;
  readonly failed: number;
  readonly skipped: number;
  readonly checks: readonly Verdict[];
}

/** @throws NoAnswer when nothing at the URL answers a valid delivery, so that there is nothing to check. */
export async function runChecks(options: SessionOptions): Promise<Report> {
  const { url, secrets, effectsUrl } = options;
  const session = openSession(options);
  const first = await session.send(exampleEvent(session.newEvent()));
  // A receiver that closes the connection is there, and its faults are worth a table.
  if (first.status === null && !first.isHangUp) throw new NoAnswer(first.note);
  const has: Readonly<Record<Need, boolean>> = {
    credentials: secrets.credentials !== undefined,
    signature: secrets.signingSecret !== undefined,
    encryption: secrets.encryption !== undefined,
    effects: effectsUrl !== undefined,
  };
  const checks: Verdict[] = [];
  // One after the other: the checks share the receiver.
  for (const check of allChecks) {
    const isSkipped = check.needs !== undefined && !has[check.needs];
    checks.push(isSkipped ? skipped(check) : judged(check, await check.run(session)));
  }
  const count = (wanted: Verdict['verdict']): number => checks.filter(({ verdict }) => verdict === wanted).length;
  return { url, good: count('good'), failed: count('FAULT'), skipped: count('skipped'), checks };
}

/** The message says why. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

function skipped({ name, wanted, needs = 'effects' }: Check): Verdict {
  return { verdict: 'skipped', name, wanted, got: `needs ${FLAGS[needs]}` };
}

function judged({ name, wanted, advice }: Check, { isGood, got }: Finding): Verdict {
  return isGood ? { verdict: 'good', name, wanted, got } : { verdict: 'FAULT', name, wanted, got, advice };
}

const FLAGS: Readonly<Record<Need, string>> = {
  credentials: '--username and --password',
  signature: '--secret',
  encryption: '--keys',
  effects: '--effects',
};

export function verdictTable({ url, good, failed, skipped, checks }: Report): string {
  const head = { verdict: 'verdict', name: 'check', wanted: 'expected', got: 'received' };
  const columns = ['verdict', 'name', 'wanted', 'got'] as const;
  const rows = [head, ...checks];
  const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row: Readonly<Record<(typeof columns)[number], string>>): string =>
    columns
      .map((column, index) => row[column].padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  const advice = checks.flatMap(({ name, advice: text }) => (text === undefined ? [] : [`${name}: ${text}`]));
  const sum = `${good} good, ${failed} faults, ${skipped} skipped`;
  return [url, line(head), ...checks.map(line), ...advice, sum].join('\n');
}
