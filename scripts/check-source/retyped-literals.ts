/**
 * G1: operation ids, event names, error codes and statuses are imported from generated/values.ts, never retyped.
 *
 * Finds unambiguous values: with `_`, a dot, a space or an inner capital (`order_not_found`, `createOrder`), and order and
 * transaction statuses of more than three letters (`CHARGED`). Plain words (`error`, `login`, `NEW`) are left to review.
 *
 * Ignores what the compiler checks: keys of typed objects (`satisfies Record<ErrorCode, …>` or an annotation), operation names as
 * keys of handlers, and names in types (`RequestOf<'createOrder'>`, `operations['getOrder']`).
 *
 * Ignores tests: an expectation must not follow a mistake in the contract. Ignores the gateway simulators: they use a gateway's
 * words, and some of them happen to be the contract's. Ignores the example shop: it is a merchant's program, which has no generated/.
 */
import ts from 'typescript';
import * as values from '../../generated/values.ts';
import { type Finding, findingAt, nodesOf, type Source } from './sources.ts';

type Enums = Readonly<Record<string, Readonly<Record<string, string>>>>;

const operationEnums: Enums = { OperationId: values.OperationId, AdminOperationId: values.AdminOperationId };
const statusEnums: Enums = { OrderStatus: values.OrderStatus, TxnStatus: values.TxnStatus };
const wireEnums: Enums = {
  EventName: values.EventName,
  ErrorCode: values.ErrorCode,
  ErrorInfoCode: values.ErrorInfoCode,
  ErrorCategory: values.ErrorCategory,
  ErrorStatus: values.ErrorStatus,
  TxnErrorCode: values.TxnErrorCode,
  ...statusEnums,
};

/** Generic types whose string arguments the compiler checks against the contract. */
const heldGenerics = /^(Pick|Handler|RequestOf|ResponseOf|ContextOf|EventOf)$/;

const guarded = guardedValues({ ...operationEnums, ...wireEnums });
const guardedKeys = guardedValues(wireEnums);

/** Literals of a source that are values of the contract. */
export function findRetypedLiterals(source: Source): readonly Finding[] {
  if (/^(test|scripts\/(gateway-simulator|shop))\//.test(source.file)) return [];
  return [...nodesOf(source.tree)].flatMap((node) => {
    if (ts.isPropertyAssignment(node)) {
      const member = isLooseKey(node) ? guardedKeys.get(keyOf(node) ?? '') : undefined;
      const message = `'${keyOf(node)}' is retyped as a key. Write [${member}], or give the object a type.`;
      return member === undefined ? [] : [findingAt(source, node.name, message)];
    }
    if (!ts.isStringLiteralLike(node) || isNameOfSomething(node) || isHeldByType(node)) return [];
    const member = guarded.get(node.text);
    return member === undefined ? [] : [findingAt(source, node, `'${node.text}' is retyped. Import ${member}.`)];
  });
}

/** The values to find, with their enum members. */
function guardedValues(enums: Enums): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, members] of Object.entries(enums)) {
    for (const [key, value] of Object.entries(members)) {
      if (isUnmistakable(value) || (name in statusEnums && value.length > 3)) found.set(value, `${name}.${key}`);
    }
  }
  return found;
}

function isUnmistakable(value: string): boolean {
  return /[_. ]|[a-z][A-Z]/.test(value);
}

function keyOf({ name }: ts.PropertyAssignment): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;
}

/** Whether neither `satisfies` nor a type annotation checks the object's keys. */
function isLooseKey({ parent }: ts.PropertyAssignment): boolean {
  let around: ts.Node = parent.parent;
  while (!ts.isSourceFile(around) && !ts.isStatement(around) && !ts.isFunctionLike(around)) {
    if (ts.isSatisfiesExpression(around)) return false;
    if ((ts.isVariableDeclaration(around) || ts.isPropertyDeclaration(around)) && around.type !== undefined)
      return false;
    around = around.parent;
  }
  return true;
}

/** Module names and the keys of objects, types and accesses. */
function isNameOfSomething(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) {
    return parent.name === node;
  }
  return false;
}

/** Whether the compiler checks a string in a type: as an index or an argument of such a generic. */
function isHeldByType(node: ts.StringLiteralLike): boolean {
  if (!ts.isLiteralTypeNode(node.parent)) return false;
  const holder = ts.isUnionTypeNode(node.parent.parent) ? node.parent.parent.parent : node.parent.parent;
  if (ts.isIndexedAccessTypeNode(holder)) return true;
  return ts.isTypeReferenceNode(holder) && ts.isIdentifier(holder.typeName) && heldGenerics.test(holder.typeName.text);
}
