/**
 * Names in snake_case belong to the wire: only handlers.ts, wire.ts and generated/ use them. Members of generated/values.ts and npm's
 * variables are exempt.
 */
import ts from 'typescript';
import { type Finding, findingAt, nodesOf, type Source } from './sources.ts';

const wireFile = /(^|\/)([a-z-]+-)?(handlers|wire)\.ts$/;
const snakeCase = /^(?!npm_config_)[a-z][a-z0-9]*(_[a-z0-9]+)+$/;

/** Names of a source in snake_case that should be in camelCase. */
export function findSnakeCase(source: Source): readonly Finding[] {
  if (wireFile.test(source.file)) return [];
  const values = importedValues(source);
  const catalogued = cataloguedKeys(source);
  return [...nodesOf(source.tree)].flatMap((node) => {
    if (!isName(node) || !snakeCase.test(node.text) || catalogued.has(node)) return [];
    if (isMemberOf(node, values)) return [];
    return [
      findingAt(
        source,
        node,
        `${node.text} is in snake_case. Use camelCase; only handlers.ts and wire.ts files use wire names.`,
      ),
    ];
  });
}

type Name = ts.Identifier | ts.StringLiteral;

/** Identifiers, and texts that are a key. */
function isName(node: ts.Node): node is Name {
  if (ts.isIdentifier(node)) return true;
  if (!ts.isStringLiteral(node)) return false;
  const { parent } = node;
  return (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node;
}

/** Local names of imported contract values. */
function importedValues({ tree }: Source): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of tree.statements) {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    if (!/generated\/(values|events)\.ts$|generated\/events\/index\.ts$/.test(node.moduleSpecifier.text)) continue;
    const bindings = node.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    for (const element of bindings.elements) names.add(element.name.text);
  }
  return names;
}

/** `ErrorCode.order_not_found` */
function isMemberOf(node: Name, values: ReadonlySet<string>): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return ts.isIdentifier(parent.expression) && values.has(parent.expression.text);
  }
  return (
    ts.isQualifiedName(parent) && parent.right === node && ts.isIdentifier(parent.left) && values.has(parent.left.text)
  );
}

/** Keys of a table that `satisfies Record<…, …>`, which the compiler checks. */
function cataloguedKeys({ tree }: Source): ReadonlySet<ts.Node> {
  const keys = new Set<ts.Node>();
  for (const node of nodesOf(tree)) {
    if (!ts.isSatisfiesExpression(node)) continue;
    const { expression } = node;
    const table = ts.isAsExpression(expression) ? expression.expression : expression;
    if (!ts.isObjectLiteralExpression(table)) continue;
    for (const { name } of table.properties) if (name !== undefined) keys.add(name);
  }
  return keys;
}
