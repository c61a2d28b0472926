/**
 * Whether each operation of a bundle opens to whom it is meant for, and to nobody else: the table of the server says so once more, in
 * other words, so that it takes two lines in two places to open one. Reads a bundle and writes nothing.
 */
import { accessOf } from '../../server/auth/access-policy.ts';
import { type JsonObject, toText } from '../generate/json.ts';
import { operationsIn, waysIntoOperation } from '../generate/operations-in.ts';

/** One line for each operation and way in that is in the bundle or the table alone. */
export function checkWaysIn(document: JsonObject): readonly string[] {
  return operationsIn(document.paths).flatMap(({ where, path, operation }) => {
    const found = waysIntoOperation(document, operation);
    const meant: readonly string[] = accessOf({ id: toText(operation.operationId, where), path });
    const table = 'server/auth/access-policy.ts';
    return [
      ...found.filter((way) => !meant.includes(way)).map((way) => `${where}: opens with ${way}, and not in ${table}`),
      ...meant.filter((way) => !found.includes(way)).map((way) => `${where}: opens with ${way} in ${table} alone`),
    ];
  });
}
