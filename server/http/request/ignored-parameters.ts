/**
 * Finds the body and query parameters that an operation does not know. Their names go into the `x-svc-ignored-parameters` header,
 * so that a misspelt parameter is noticed. Pure.
 */
import type { Operation } from '../../../generated/server/operations.ts';
import { looksLikeCard, shownName } from '../../platform/shown-name.ts';
import { CLIENT_TOKEN_QUERY } from './credentials.ts';

const MAX_NAMES = 20;

/** Whether the body accepts arbitrary `metadata.<name>` keys. */
function takesMetadata(operation: Operation): boolean {
  return operation.body.some((name) => name.startsWith('metadata.'));
}

/** Whether the operation accepts anonymous calls and has options: an option that an anonymous caller may not use is an error there. */
function refusesOptions({ security, body }: Operation): boolean {
  return security.includes('none') && body.some((name) => name.startsWith('options.'));
}

/** Operations that return or search a list, or export one. Ignoring an unknown filter would return more than the caller asked for. */
const LIST = /^(list|search|export)[A-Z]/;

export function isList({ id }: Operation): boolean {
  return LIST.test(id);
}

/** Whether a query parameter is an error: on a list, every unknown one that is not allowed on all calls. */
export function isRefusedQuery(operation: Operation, name: string): boolean {
  const isGlobal = name === CLIENT_TOKEN_QUERY || name.startsWith('options.');
  return isList(operation) && !operation.query.includes(name) && !isGlobal;
}

/** Whether the answer lists ignored parameters: merchant calls only, not hosted pages, operator or settings calls. */
export function reportsIgnored({ document, tag }: Operation): boolean {
  return document === 'merchant' && tag !== 'pages' && tag !== 'operations';
}

/** Whether the operation reads a body parameter. */
export function knowsBodyName(operation: Operation, name: string): boolean {
  if (operation.body.includes(name)) return true;
  if (name.startsWith('metadata.')) return takesMetadata(operation);
  return name.startsWith('options.') && refusesOptions(operation);
}

/** Adds a name to the list: no duplicates, at most `MAX_NAMES`, none that could be a card number. */
export function withIgnored(shown: readonly string[], name: string): readonly string[] {
  if (looksLikeCard(name) || shown.length >= MAX_NAMES) return shown;
  return [...new Set([...shown, shownName(name)])];
}

/** The ignored names to list: at most `MAX_NAMES`, none that could be a card number. */
export function ignoredParameters(
  operation: Operation,
  bodyNames: readonly string[],
  queryNames: readonly string[],
): string[] {
  const unknown = [
    ...bodyNames.filter((name) => !knowsBodyName(operation, name)),
    ...queryNames.filter(
      (name) => !operation.query.includes(name) && name !== CLIENT_TOKEN_QUERY && !isRefusedQuery(operation, name),
    ),
  ];
  return [...new Set(unknown.filter((name) => name !== '' && !looksLikeCard(name)).map(shownName))].slice(0, MAX_NAMES);
}
