/**
 * The authentication of each operation in the contract, and of the settings also the roles and the confirmation, must match the server's
 * table. Opening an operation takes two edits. Pure.
 */
import { accessOf, confirmationOf, rolesOf } from '../../server/auth/access-policy.ts';
import { type JsonObject, textsOf, toText } from '../generate/json.ts';
import { operationsIn, schemesOfOperation } from '../generate/operations-in.ts';

const TABLE = 'server/auth/access-policy.ts';

/** A line for each operation and scheme, role or confirmation that only the contract or only the table has. */
export function checkAccess(document: JsonObject): readonly string[] {
  return operationsIn(document.paths).flatMap(({ where, path, operation }) => {
    const found = schemesOfOperation(document, operation);
    const meant: readonly string[] = accessOf({ id: toText(operation.operationId, where), path });
    return [
      ...found.filter((way) => !meant.includes(way)).map((way) => `${where}: allows ${way}, but ${TABLE} does not`),
      ...meant
        .filter((way) => !found.includes(way))
        .map((way) => `${where}: ${TABLE} allows ${way}, but the contract does not`),
      ...(path.startsWith('/settings/') ? checkRoles(toText(operation.operationId, where), where, operation) : []),
    ];
  });
}

/** What `x-roles` and `x-confirmation` of an operation of the settings say, against the table. */
function checkRoles(id: string, where: string, operation: JsonObject): readonly string[] {
  const { 'x-roles': roles, 'x-confirmation': confirmation } = operation;
  const [listed, meant] = [[...textsOf(roles)].sort().join(', '), [...rolesOf(id)].sort().join(', ')];
  const [asked, required] = [confirmation ?? 'none', confirmationOf(id) ?? 'none'];
  return [
    ...(roles === undefined ? [`${where}: has no x-roles. List the roles that may call it, as in ${TABLE}.`] : []),
    ...(listed === meant ? [] : [`${where}: x-roles are [${listed}], but ${TABLE} has [${meant}]`]),
    ...(asked === required ? [] : [`${where}: x-confirmation is ${asked}, but ${TABLE} has ${required}`]),
  ];
}
