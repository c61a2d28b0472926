/**
 * G4: undocumented headers and fields in answers. The compiler rejects an undocumented status, but accepts excess properties in an
 * inferred return type. This check compares the type of each handler's answer with the contract.
 */
import { join } from 'node:path';
import ts from 'typescript';
import { type Finding, findingAt } from './sources.ts';

/** The generated type of every handler's parameter. */
const requestType = 'RequestOf';
const deepest = 8;

/** Undocumented headers and fields in the handlers' answers of these files. */
export function findUndocumentedAnswers(
  program: ts.Program,
  root: string,
  files: readonly string[],
): readonly Finding[] {
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const tree = program.getSourceFile(join(root, file));
    if (tree === undefined) return [];
    const findings: Finding[] = [];
    const visit = (node: ts.Node): void => {
      for (const { at, actual, wanted } of handlersAt(checker, node)) {
        const paths = excessOf(checker, answerOfType(checker, actual), [answerOfType(checker, wanted)]);
        for (const path of new Set(paths)) {
          findings.push(
            findingAt(
              { file, tree },
              at,
              `answers with ${path}, which the contract does not document. Document it or remove it.`,
            ),
          );
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return findings;
  });
}

interface FoundHandler {
  readonly at: ts.Node;
  readonly actual: ts.Type;
  readonly wanted: ts.Type;
}

/** Handlers at a node: a function in a handler's position, or a member that is a handler. */
function handlersAt(checker: ts.TypeChecker, node: ts.Node): readonly FoundHandler[] {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
    const wanted = checker.getContextualType(node);
    return isHandler(checker, wanted) ? [{ at: node, actual: checker.getTypeAtLocation(node), wanted }] : [];
  }
  if (!ts.isObjectLiteralExpression(node)) return [];
  const whole = checker.getContextualType(node);
  if (whole === undefined) return [];
  return node.properties.flatMap((property) => {
    if (property.name === undefined || ts.isComputedPropertyName(property.name)) return [];
    const member = whole.getProperty(property.name.text);
    const wanted = member === undefined ? undefined : checker.getTypeOfSymbolAtLocation(member, node);
    if (!isHandler(checker, wanted) || isFunctionValue(property)) return [];
    return [{ at: property, actual: checker.getTypeAtLocation(property), wanted }];
  });
}

/** Functions are visited separately. */
function isFunctionValue(property: ts.ObjectLiteralElementLike): boolean {
  return (
    ts.isPropertyAssignment(property) &&
    (ts.isArrowFunction(property.initializer) || ts.isFunctionExpression(property.initializer))
  );
}

/** Whether a type is a handler: a function of a generated request. */
function isHandler(checker: ts.TypeChecker, type: ts.Type | undefined): type is ts.Type {
  const request = type?.getCallSignatures()[0]?.parameters[0];
  return request !== undefined && checker.getTypeOfSymbol(request).symbol?.name === requestType;
}

/** The awaited return type. */
function answerOfType(checker: ts.TypeChecker, type: ts.Type): ts.Type | null {
  const [signature] = type.getCallSignatures();
  return signature === undefined ? null : (checker.getAwaitedType(signature.getReturnType()) ?? null);
}

/** Paths in `actual` that none of `wanted` has. */
function excessOf(
  checker: ts.TypeChecker,
  actual: ts.Type | null,
  wanted: readonly (ts.Type | null)[],
  path = '',
  depth = 0,
): readonly string[] {
  if (actual === null || depth > deepest) return [];
  const candidates = wanted.flatMap((type) => (type === null ? [] : membersOf(type)));
  return membersOf(actual).flatMap((member) => {
    if (candidates.includes(member) || !isObject(member) || isStream(checker, member)) return [];
    const objects = sameStatus(checker, member, candidates.filter(isObject));
    if (objects.length === 0) return [];
    const element = checker.getIndexTypeOfType(member, ts.IndexKind.Number);
    if (element !== undefined) {
      const elements = objects.map((type) => checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? null);
      return excessOf(checker, element, elements, `${path}[]`, depth + 1);
    }
    return checker.getPropertiesOfType(member).flatMap((property) => {
      const name = path === '' ? property.name : `${path}.${property.name}`;
      const allowed = objects.flatMap((type) => propertyType(checker, type, property.name));
      if (allowed.length === 0) return [name];
      return excessOf(checker, checker.getTypeOfSymbol(property), allowed, name, depth + 1);
    });
  });
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** A streamed body has no fields, and the compiler checks its chunks. */
function isStream(checker: ts.TypeChecker, type: ts.Type): boolean {
  return checker.getPropertiesOfType(type).some(({ name }) => name.startsWith('__@asyncIterator'));
}

function isObject(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Object) !== 0 || type.isIntersection();
}

/** The candidates with the answer's status, or all when the type has no status. */
function sameStatus(checker: ts.TypeChecker, actual: ts.Type, candidates: readonly ts.Type[]): readonly ts.Type[] {
  const statusOf = (type: ts.Type): ts.Type | undefined => {
    const property = type.getProperty('status');
    return property === undefined ? undefined : checker.getTypeOfSymbol(property);
  };
  const status = statusOf(actual);
  if (status === undefined || !status.isNumberLiteral()) return candidates;
  return candidates.filter((candidate) => {
    const other = statusOf(candidate);
    return other === undefined || !other.isNumberLiteral() || other.value === status.value;
  });
}

/** The type of a property, or of the index signature. */
function propertyType(checker: ts.TypeChecker, type: ts.Type, name: string): readonly ts.Type[] {
  const property = type.getProperty(name);
  if (property !== undefined) return [checker.getTypeOfSymbol(property)];
  const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  return index === undefined || (index.flags & ts.TypeFlags.Never) !== 0 ? [] : [index];
}
