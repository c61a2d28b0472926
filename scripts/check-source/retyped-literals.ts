/**
 * G1: operation ids, event names, error codes and statuses are imported from generated/values.ts, never typed again.
 *
 * A value is looked for when it can mean nothing else: it holds `_`, a dot, a space or an inner capital
 * (`order_not_found`, `PENDING_VBV`, `missing merchant_id`, `createOrder`), or it is an order or transaction status of
 * more than three letters (`CHARGED`). Plain words (`error`, `unique`, `login`, `NEW`) occur for other reasons and are
 * left to review.
 *
 * What the compiler holds to the contract anyway is not looked at: keys of an object with a type (a table
 * `satisfies Record<ErrorCode, …>`, a constant, a parameter or a result that is annotated), names of operations as keys, which are
 * their handlers, and names in types (`RequestOf<'createOrder'>`, `Pick<OrdersHandlers<C>, 'getOrder'>`,
 * `operations['getOrder']`).
 *
 * Tests are left out: an event name, a code, a status or an operation's name in a log is there what somebody sees from
 * outside, and an expectation must not follow a mistake of the contract.
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

/** Generic types whose text arguments must be names of the contract. */
const heldGenerics = /^(Pick|Handler|RequestOf|ResponseOf|ContextOf|EventOf)$/;

const guarded = guardedValues({ ...operationEnums, ...wireEnums });
const guardedKeys = guardedValues(wireEnums);

/** Literals of a source that are values of the contract. */
export function findRetypedLiterals(source: Source): readonly Finding[] {
  if (source.file.startsWith('test/')) return [];
  return [...nodesOf(source.tree)].flatMap((node) => {
    if (ts.isPropertyAssignment(node)) {
      const member = isLooseKey(node) ? guardedKeys.get(keyOf(node) ?? '') : undefined;
      const told = `'${keyOf(node)}' is typed by hand as a key; write [${member}], or give the object a type`;
      return member === undefined ? [] : [findingAt(source, node.name, told)];
    }
    if (!ts.isStringLiteralLike(node) || isNameOfSomething(node) || isHeldByType(node)) return [];
    const member = guarded.get(node.text);
    return member === undefined ? [] : [findingAt(source, node, `'${node.text}' is typed by hand; import ${member}`)];
  });
}

/** What to look for, and the member that stands for it. */
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

/** Whether nothing holds the keys of the object to names: neither `satisfies` nor a type around it. */
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

/** Whether a text in a type is an argument of a generic, or an index, that takes nothing but names of the contract. */
function isHeldByType(node: ts.StringLiteralLike): boolean {
  if (!ts.isLiteralTypeNode(node.parent)) return false;
  const holder = ts.isUnionTypeNode(node.parent.parent) ? node.parent.parent.parent : node.parent.parent;
  if (ts.isIndexedAccessTypeNode(holder)) return true;
  return ts.isTypeReferenceNode(holder) && ts.isIdentifier(holder.typeName) && heldGenerics.test(holder.typeName.text);
}
