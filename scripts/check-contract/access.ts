/**
 * The authentication of each operation in the contract must match the server's table. Opening an operation takes two edits. Pure.
 */
import { accessOf } from '../../server/auth/access-policy.ts';
import { type JsonObject, toText } from '../generate/json.ts';
import { operationsIn, schemesOfOperation } from '../generate/operations-in.ts';

/** A line for each operation and scheme that only the contract or only the table allows. */
export function checkAccess(document: JsonObject): readonly string[] {
  return operationsIn(document.paths).flatMap(({ where, path, operation }) => {
    const found = schemesOfOperation(document, operation);
    const meant: readonly string[] = accessOf({ id: toText(operation.operationId, where), path });
    const table = 'server/auth/access-policy.ts';
    return [
      ...found.filter((way) => !meant.includes(way)).map((way) => `${where}: allows ${way}, but ${table} does not`),
      ...meant
        .filter((way) => !found.includes(way))
        .map((way) => `${where}: ${table} allows ${way}, but the contract does not`),
    ];
  });
}
