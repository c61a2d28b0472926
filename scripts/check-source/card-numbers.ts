/**
 * Card numbers, security codes and cryptograms are hidden values. Only the vault, the connectors and the hidden values themselves may
 * reveal one.
 */
import ts from 'typescript';
import { type Finding, findingAt, nodesOf, type Source } from './sources.ts';

const mayReveal =
  /^server\/((vault|gateways|networks)\/|domain\/cards\/(card-number|hidden-digits|token-network)\.ts$)/;

/** Every `.reveal` of a hidden value in another folder of server/. */
export function findReveals(source: Source): readonly Finding[] {
  if (!source.file.startsWith('server/') || mayReveal.test(source.file)) return [];
  return [...nodesOf(source.tree)]
    .filter((node) => (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && node.text === 'reveal')
    .map((node) =>
      findingAt(source, node, 'reveals a hidden value. Pass it on hidden; the vault and the connectors reveal it.'),
    );
}
