/**
 * Handlers to load a BIN table and to read the active one.
 */

import type { components } from '../../../generated/admin.openapi.d.ts';
import type { OperatorHandlers } from '../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../generated/values.ts';
import { fieldChange } from '../../domain/merchants/changed-fields.ts';
import { ApiError, type FieldProblem } from '../../http/errors/api-error.ts';
import type { Contexts } from '../../http/request/context.ts';
import type { LoadedTable } from '../../storage/bin-table.ts';
import { type BadRow, type LoadTableParts, loadTable } from '../../usecases/bins/load-table.ts';
import { auditHeading } from '../audit/heading.ts';
import { toTimestamp } from '../orders/wire.ts';

type Schemas = components['schemas'];

function toBinTable(table: LoadedTable | null): Schemas['BinTable'] {
  if (table === null) return { table_id: null, date_loaded: null, loaded_count: 0, bad_count: 0 };
  return countsOf(table);
}

function toBinTableReport(table: LoadedTable, badRows: readonly BadRow[]): Schemas['BinTableReport'] {
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

/** Bad rows that one error lists. */
const MAX_LISTED_ROWS = 10;

export function binTableHandlers(
  parts: LoadTableParts,
): Pick<OperatorHandlers<Contexts>, 'getBinTable' | 'replaceBinTable'> {
  const { bins, runtime } = parts;
  return {
    async getBinTable() {
      return { status: 200, body: toBinTable(await bins.inForce()) };
    },

    async replaceBinTable({ body }, context) {
      const outcome = await loadTable(parts, body, (tableId) => {
        const call = { operation: AdminOperationId.replaceBinTable, objectId: tableId };
        return {
          ...auditHeading(runtime, context, call),
          merchantId: null,
          changes: [fieldChange('bins', null, tableId)],
        };
      });
      switch (outcome.kind) {
        case 'loaded':
          return { status: 200, body: toBinTableReport(outcome.table, outcome.badRows) };
        case 'unreadable':
          throw invalid([toProblem(outcome.problem)]);
        case 'nothing-good': {
          const nothing = { name: 'body', reason: 'contains no valid row' };
          throw invalid([nothing, ...outcome.badRows.slice(0, MAX_LISTED_ROWS).map(toProblem)]);
        }
        default:
          return outcome satisfies never;
      }
    },
  };
}

function toProblem({ line, reason }: BadRow): FieldProblem {
  return { name: `line_${line}`, reason };
}

function invalid(fields: readonly FieldProblem[]): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields });
}
