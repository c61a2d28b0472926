/** The operator's BIN table as the contract writes it. Pure. */
import type { components } from '../../../generated/admin.openapi.d.ts';
import type { LoadedTable } from '../../storage/bin-table.ts';
import type { BadRow } from '../../usecases/bins/load-table.ts';
import { toTimestamp } from '../orders/wire.ts';

type Schemas = components['schemas'];

export function toBinTable(table: LoadedTable | null): Schemas['BinTable'] {
  if (table === null) return { table_id: null, date_loaded: null, loaded_count: 0, bad_count: 0 };
  return countsOf(table);
}

export function toBinTableReport(table: LoadedTable, badRows: readonly BadRow[]): Schemas['BinTableReport'] {
  return { ...countsOf(table), bad_rows: badRows };
}

function countsOf({ tableId, loadedAt, loadedCount, badCount }: LoadedTable) {
  return {
    table_id: tableId,
    date_loaded: toTimestamp(loadedAt),
    loaded_count: loadedCount,
    bad_count: badCount,
  };
}
