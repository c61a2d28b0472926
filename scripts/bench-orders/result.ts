/** What a run came to, and how it reads. Pure. */
import { type Machine, machineLines } from '../bench/report/machine.ts';
import type { ShapeResult } from './measure.ts';

/** A search at the larger size may take at most this many times as long as at the smaller one, and a tenth of a millisecond more. */
const BOUND = 1.2;
const NOISE_MS = 0.1;

export interface SizeResult {
  readonly size: number;
  /** To fill the index. */
  readonly seconds: number;
  readonly bytes: { readonly data: number; readonly indexes: number };
  readonly rows: readonly ShapeResult[];
}

export interface SearchResult {
  readonly machine: Machine;
  readonly runs: number;
  readonly sizes: readonly SizeResult[];
}

const ms = (value: number) => value.toFixed(2);
const mebibytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MiB`;

export function searchMarkdown({ machine, runs, sizes }: SearchResult): string {
  const [small, large] = [sizes[0], sizes.at(-1)];
  if (small === undefined || large === undefined) throw new Error('nothing was measured');
  const scanned = large.rows.filter(({ plan }) => plan.includes('COLLSCAN') || /\bSORT\b/.test(plan));
  const rows = large.rows.map(({ name, p50, p99, found, keys, documents, plan }) => {
    const before = small.rows.find((row) => row.name === name);
    const flat = before !== undefined && p50 <= before.p50 * BOUND + NOISE_MS ? 'yes' : 'no';
    const small50 = before === undefined ? '' : `${ms(before.p50)} / ${ms(before.p99)}`;
    return `| ${name} | ${small50} | ${ms(p50)} / ${ms(p99)} | ${flat} | ${found.toFixed(1)} | ${keys} | ${documents} | ${plan} |`;
  });
  return `# Cost of searching orders

Written by \`npm run bench:orders\`; everything measured is in \`result.json\`.

${machineLines(machine).join('\n')}
- ${sizes.map(({ size, bytes }) => `${size.toLocaleString('en')} orders: ${mebibytes(bytes.data)} of documents, ${mebibytes(bytes.indexes)} of indexes`).join('; ')}. Nine of ten are the searched merchant's.
- Each search ${runs} times after a warm-up, one after another, about orders all over the time; pages of 50 orders. Milliseconds at the client. Keys and documents: examined for one page, by the database's own account.
- Flat: p50 at the larger size is within ${BOUND} × and ${NOISE_MS} ms of the smaller one. A search with more orders to show, not more to examine, takes longer where the smaller size has fewer than a page.

Searches with a collection scan or a sort in memory: ${scanned.length === 0 ? 'none' : scanned.map(({ name }) => name).join(', ')}.

| search | p50 / p99 ms, ${small.size.toLocaleString('en')} orders | p50 / p99 ms, ${large.size.toLocaleString('en')} orders | flat | orders found | keys | documents | plan |
| --- | ---: | ---: | --- | ---: | ---: | ---: | --- |
${rows.join('\n')}
`;
}
