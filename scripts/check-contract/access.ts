/**
 * Whether each operation of a bundle opens to whom it is meant for, and to nobody else: the table of the server says so once more, in
 * other words, so that it takes two lines in two places to open one. Reads a bundle and writes nothing.
 */
import { waysIn } from '../../server/auth/ways-in.ts';
import { type JsonObject, toText } from '../generate/json.ts';
import { operationsIn, schemesOfOperation } from '../generate/operations-in.ts';

/** One line for each operation and way in that is in the bundle or the table alone. */
export function checkAccess(document: JsonObject): readonly string[] {
  return operationsIn(document.paths).flatMap(({ where, path, operation }) => {
    const found = schemesOfOperation(document, operation);
    const meant: readonly string[] = waysIn({ id: toText(operation.operationId, where), path });
    const table = 'server/auth/ways-in.ts';
    return [
      ...found.filter((way) => !meant.includes(way)).map((way) => `${where}: allows ${way}, but ${table} does not`),
      ...meant
        .filter((way) => !found.includes(way))
        .map((way) => `${where}: ${table} allows ${way}, but the contract does not`),
    ];
  });
}
