/**
 * Loads the operator's BIN table from a streamed file, a batch of rows at a time, and activates it when it is complete. On
 * any failure before that, the previous table stays active.
 */

import type { Bin } from '../../domain/cards/bin.ts';
import type { AuditEntry } from '../../domain/merchants/audit-entry.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import type { LoadedBins, LoadedTable } from '../../storage/bin-table.ts';
import { type Row, rowsOf, UnreadableFile } from './read-file.ts';

const BATCH = 1_000;
const MOST_LISTED = 100;
const DUPLICATE = 'an earlier row has the same bin';

export interface BadRow {
  readonly line: number;
  readonly reason: string;
}

export type LoadOutcome =
  | { readonly kind: 'loaded'; readonly table: LoadedTable; readonly badRows: readonly BadRow[] }
  /** The file is not a BIN table; `problem` names the line. */
  | { readonly kind: 'unreadable'; readonly problem: BadRow }
  | { readonly kind: 'nothing-good'; readonly badRows: readonly BadRow[] };

export interface LoadTableParts {
  readonly bins: LoadedBins;
  readonly runtime: Runtime;
}

/** Loads a file. `entryOf` returns the audit log entry for the table of this id. */
export async function loadTable(
  { bins, runtime }: LoadTableParts,
  file: AsyncIterable<Uint8Array>,
  entryOf: (tableId: string) => AuditEntry,
): Promise<LoadOutcome> {
  const { clock, random } = runtime;
  const tableId = shortId('bins', random);
  await bins.begin(tableId, clock.now());
  let inForce = false;
  try {
    const { loadedCount, badCount, badRows } = await loadRows(bins, tableId, file, runtime);
    if (loadedCount === 0) return { kind: 'nothing-good', badRows };
    const table = { tableId, loadedAt: clock.now(), loadedCount, badCount };
    await bins.putInForce(table, entryOf(tableId));
    inForce = true;
    return { kind: 'loaded', table, badRows };
  } catch (error) {
    if (error instanceof UnreadableFile)
      return { kind: 'unreadable', problem: { line: error.line, reason: error.message } };
    throw error;
  } finally {
    if (!inForce) await bins.drop(tableId);
  }
}

interface Loaded {
  readonly loadedCount: number;
  readonly badCount: number;
  readonly badRows: readonly BadRow[];
}

async function loadRows(
  bins: LoadedBins,
  tableId: string,
  file: AsyncIterable<Uint8Array>,
  { clock }: Runtime,
): Promise<Loaded> {
  const listed: BadRow[] = [];
  let loadedCount = 0;
  let badCount = 0;
  let batch: Row[] = [];

  async function flush(): Promise<void> {
    const { good, bad } = sorted(batch);
    const duplicateIndexes =
      good.length === 0
        ? []
        : await bins.add(
            tableId,
            good.map(({ bin }) => bin),
            clock.now(),
          );
    const refused = new Set(duplicateIndexes);
    const duplicates = good.filter((_, index) => refused.has(index)).map(({ line }) => ({ line, reason: DUPLICATE }));
    const allBad = [...bad, ...duplicates].sort((one, other) => one.line - other.line);
    listed.push(...allBad.slice(0, MOST_LISTED - listed.length));
    badCount += allBad.length;
    loadedCount += good.length - duplicates.length;
    batch = [];
  }

  for await (const rows of rowsOf(file)) {
    for (const row of rows) {
      batch.push(row);
      if (batch.length === BATCH) await flush();
    }
  }
  await flush();
  return { loadedCount, badCount, badRows: listed };
}

function sorted(rows: readonly Row[]) {
  const good: { readonly line: number; readonly bin: Bin }[] = [];
  const bad: BadRow[] = [];
  for (const { line, reading } of rows) {
    if (reading.ok) good.push({ line, bin: reading.value });
    else bad.push({ line, reason: reading.reason });
  }
  return { good, bad };
}
