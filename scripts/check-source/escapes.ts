/**
 * G3: hand-written code does not bypass the compiler or the linter. Tests may use `@ts-expect-error`, which fails when the line
 * compiles.
 */
import ts from 'typescript';
import { type Finding, findingAt, nodesOf, type Source } from './sources.ts';

/** The tools read them only at the start of a comment line. */
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
  if (node.kind === ts.SyntaxKind.AnyKeyword) return '`any`. Use `unknown` and narrow it.';
  if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type))
    return '`as`. Narrow the value or type its source.';
  if (ts.isTypeAssertionExpression(node)) return '`<T>value`. Narrow the value or type its source.';
  if (ts.isNonNullExpression(node)) return '`!`. Handle the absent case.';
  if (ts.isVariableDeclaration(node) && node.exclamationToken !== undefined) return '`!`. Initialize the variable.';
  if (ts.isPropertyDeclaration(node) && node.exclamationToken !== undefined) return '`!`. Initialize the property.';
  return null;
}

/** Finds comments that suppress a tool. The scanner excludes strings. */
function findSuppressions({ file, tree }: Source): readonly Finding[] {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2023, false, ts.LanguageVariant.Standard, tree.text);
  const refused = file.startsWith('test/') ? suppressionsInTests : suppressions;
  const found: Finding[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const isComment = kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia;
    const silencer = isComment ? refused.exec(scanner.getTokenText()) : null;
    if (silencer === null) continue;
    const line = tree.getLineAndCharacterOfPosition(scanner.getTokenStart()).line + 1;
    found.push({ file, line, message: `${silencer[1]}. Fix what it hides.` });
  }
  return found;
}
