/**
 * G3: nothing in hand-written code gets around the compiler or the linter. `@ts-expect-error` in a test is no way
 * around it: there it is the expectation that a line does not compile, and fails when the line does.
 */
import ts from 'typescript';
import { type Finding, findingAt, nodesOf, type Source } from './sources.ts';

/** They count at the start of a comment's line alone, as the tools read them. */
const suppressions = /^[/*\s]*(@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable)/m;
const suppressionsInTests = /^[/*\s]*(@ts-(ignore|nocheck)|biome-ignore|eslint-disable)/m;

/** Every `any`, `as` but `as const`, `!`, `<T>value` and silencing comment. */
export function findEscapes(source: Source): readonly Finding[] {
  const found = [...nodesOf(source.tree)].flatMap((node) => {
    const message = escapeOf(node);
    return message === null ? [] : [findingAt(source, node, message)];
  });
  return [...found, ...findSuppressions(source)];
}

function escapeOf(node: ts.Node): string | null {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return '`any`; use `unknown` and narrow it';
  if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type))
    return '`as`; narrow the value or type its source';
  if (ts.isTypeAssertionExpression(node)) return '`<T>value`; narrow the value or type its source';
  if (ts.isNonNullExpression(node)) return '`!`; handle the absent case';
  if (ts.isVariableDeclaration(node) && node.exclamationToken !== undefined) return '`!`; give the variable a value';
  if (ts.isPropertyDeclaration(node) && node.exclamationToken !== undefined) return '`!`; give the property a value';
  return null;
}

/** Comments that silence a tool. A text in a string is none: only lines that the scanner takes for comments count. */
function findSuppressions({ file, tree }: Source): readonly Finding[] {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2023, false, ts.LanguageVariant.Standard, tree.text);
  const refused = file.startsWith('test/') ? suppressionsInTests : suppressions;
  const found: Finding[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const isComment = kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia;
    const silencer = isComment ? refused.exec(scanner.getTokenText()) : null;
    if (silencer === null) continue;
    const line = tree.getLineAndCharacterOfPosition(scanner.getTokenStart()).line + 1;
    found.push({ file, line, message: `${silencer[1]}; mend what it hides` });
  }
  return found;
}
