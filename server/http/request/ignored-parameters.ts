/**
 * Finds the parameters and query keys that the operation does not know. They are not used; their names go into the
 * header `x-svc-ignored-parameters`, so that a misspelt parameter does not stay unnoticed. Pure.
 */
import type { Operation } from '../../../generated/server/operations.ts';
import { looksLikeCard, shownName } from '../../platform/shown-name.ts';
import { CLIENT_TOKEN_QUERY } from './credentials.ts';

const MAX_NAMES = 20;

/** Operations whose bodies may carry free `metadata.<name>` keys. */
function takesMetadata(operation: Operation): boolean {
  return operation.body.some((name) => name.startsWith('metadata.'));
}

/** Operations that anybody may call and that know options: what a stranger may not ask for is refused there, not ignored. */
function refusesOptions({ security, body }: Operation): boolean {
  return security.includes('none') && body.some((name) => name.startsWith('options.'));
}

/** Operations that answer a list, or the file of one. A filter that they do not know would widen what they answer. */
const LIST = /^(list|export)[A-Z]/;

export function isList({ id }: Operation): boolean {
  return LIST.test(id);
}

/** Whether a query key is refused: on a list all that it does not know, but for what any call may carry. */
export function isRefusedQuery(operation: Operation, name: string): boolean {
  const isGlobal = name === CLIENT_TOKEN_QUERY || name.startsWith('options.');
  return isList(operation) && !operation.query.includes(name) && !isGlobal;
}

/** Merchants' calls are told what was ignored; browsers on the pages, operators and settings are not. */
export function namesIgnored({ document, tag }: Operation): boolean {
  return document === 'merchant' && tag !== 'pages' && tag !== 'operations';
}

/** Whether the operation reads a body parameter. */
export function knowsBodyName(operation: Operation, name: string): boolean {
  if (operation.body.includes(name)) return true;
  if (name.startsWith('metadata.')) return takesMetadata(operation);
  return name.startsWith('options.') && refusesOptions(operation);
}

/** The names that are shown with one more: once, at most 20, none that could be a card number. */
export function withIgnored(shown: readonly string[], name: string): readonly string[] {
  if (looksLikeCard(name) || shown.length >= MAX_NAMES) return shown;
  return [...new Set([...shown, shownName(name)])];
}

/** The names to show, at most 20, none that could be a card number. */
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
