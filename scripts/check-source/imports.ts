/** Import rules for packages and top-level folders. levels.ts has the levels of server/. */
import { posix } from 'node:path';
import ts from 'typescript';
import project from '../../package.json' with { type: 'json' };
import { type Finding, findingAt, nodesOf, type Source } from './sources.ts';

export interface Import {
  readonly node: ts.Node;
  /** A package, or a file relative to the project's root. */
  readonly target: string;
  /** Whether the import is type-only. */
  readonly isType: boolean;
}

/** The packages of the console's browser application. */
const BROWSER_PACKAGE = /^(react|react-dom|@tanstack\/.*|@base-ui\/react|openapi-fetch|openapi-react-query|uqr)$/;
/** The packages of the service; the rest of `dependencies` is what `npm start` needs to build it and to find a mongod. */
const packages = Object.keys(project.dependencies).filter(
  (name) => !/^(esbuild|mongodb-memory-server-core|tsx)$/.test(name) && !BROWSER_PACKAGE.test(name),
);
const browserPackages = Object.keys(project.dependencies).filter((name) => BROWSER_PACKAGE.test(name));

interface ImportRule {
  /** The importing files. */
  readonly inside: RegExp;
  /** Forbidden targets. */
  readonly refused: RegExp;
  /** Files that may import types only. */
  readonly typesFor?: RegExp;
  readonly message: string;
}

/** A target below a top-level folder is a file of ours. Anything else is a package. */
const rules: readonly ImportRule[] = [
  {
    inside: /^generated\//,
    refused: /^(?!generated\/|node:stream|(express|openapi-fetch)$)/,
    message: 'generated/ imports only packages and generated files',
  },
  {
    inside: /^generated\/(?!server\/router\.ts)/,
    refused: /^(express|node:stream.*)$/,
    message: 'of generated/ only the router imports express and streams',
  },
  {
    inside: /^generated\/events\//,
    refused: /^(?!generated\/events\/)/,
    message: 'generated/events imports only its neighbours',
  },
  {
    inside: /^server\/(?!(http|auth|pages|console|docs|compose)\/|api\/idempotency\/)/,
    refused: /^express(\/|$)/,
    message: 'only http, auth, pages, console, docs, compose and api/idempotency of server/ import express',
  },
  {
    inside: /^server\/(?!storage\/|compose\/|(delivery|gateways|networks|vault)\/(.*\/)?([a-z-]+-)?store\.ts$)/,
    refused: /^(mongodb|bson)(\/|$)/,
    typesFor: /^server\/(delivery|platform)\/[a-z/-]+\.ts$/,
    message:
      'only server/storage, server/compose and the stores of delivery, gateways, networks and vault import mongodb',
  },
  {
    inside: /^server\/domain\//,
    refused: /^(?!server\/|generated\/values|generated\/openapi|node:(crypto|util)$)/,
    message: 'server/domain imports no package, and of Node only crypto and util',
  },
  {
    inside: /^server\/console\/app\//,
    refused: new RegExp(
      `^(?!server/console/app/|console:styles$|generated/(values|admin\\.openapi\\.d)\\.ts$|(${browserPackages.join('|')})(/|$))`,
    ),
    message:
      'the browser application imports only its own files, the types and values of the contract, and its packages',
  },
  {
    inside: /^server\/(?!console\/app\/)/,
    refused: /^server\/console\/app\//,
    message: 'only the bundler reads the browser application',
  },
  {
    inside: /^server\/(?!console\/app\/)/,
    refused: new RegExp(`^(?!(server|generated)/|node:|(${packages.join('|')})(/|$))`),
    message: 'server/ imports only server/, generated/, Node and the dependencies of package.json',
  },
  {
    inside: /^receiver-kit\/src\//,
    refused: /^(server|generated|scripts|test)\//,
    message: 'receiver-kit is an independent package',
  },
  {
    inside: /^receiver-kit\/src\/(?!express\/)/,
    refused: /^express$/,
    message: 'of receiver-kit only src/express imports express',
  },
  {
    inside: /^receiver-kit\/src\/(?!store\/|cli\/open-store\.ts$)/,
    refused: /^mongodb(\/|$)/,
    message: 'of receiver-kit only src/store and the command line import mongodb',
  },
  ...['unit', 'integration', 'browser', 'gateways', 'oracles'].map((kind) => ({
    inside: new RegExp(`^test/${kind}/`),
    refused: new RegExp(`^test/(?!${kind}/|support/)`),
    message: `test/${kind} shares code only through test/support`,
  })),
  {
    inside: /^test\/slow\//,
    refused: /^test\/(?!slow\/|integration\/|support\/)/,
    message: 'test/slow uses code of test/integration and test/support alone',
  },
  {
    inside: /^scripts\/(?!check-source|generate)/,
    refused: /^test\//,
    message: 'scripts/ imports nothing of test/',
  },
];

/** Imports of a source that break a rule. */
export function findForbiddenImports(source: Source): readonly Finding[] {
  const imports = importsOf(source);
  return rules
    .filter(({ inside }) => inside.test(source.file))
    .flatMap(({ refused, message, typesFor }) => {
      const mayHaveTypes = typesFor?.test(source.file) ?? false;
      return imports
        .filter(({ target, isType }) => refused.test(target) && !(isType && mayHaveTypes))
        .map(({ node, target }) => findingAt(source, node, `imports ${target}; ${message}`));
    });
}

/** The imports of a source, type imports, `import()` and `require()` included. */
export function importsOf({ file, tree }: Source): readonly Import[] {
  const to = (node: ts.Node, text: string, isType: boolean): Import => ({
    node,
    target: text.startsWith('.') ? posix.join(posix.dirname(file), text) : text,
    isType,
  });
  const references = tree.referencedFiles.map(({ fileName }) => to(tree, `./${fileName}`, true));
  const imports = [...nodesOf(tree)].flatMap((node) => {
    const [from, isType] = specifierOf(node);
    if (from === undefined) return [];
    return [to(node, ts.isStringLiteralLike(from) ? from.text : `a computed name (${from.getText(tree)})`, isType)];
  });
  return [...references, ...imports];
}

/** Functions that load a module by name. */
const LOADERS = new Set(['require', 'createRequire', 'getBuiltinModule']);

/** What an import names. Undefined for any other node. */
function specifierOf(node: ts.Node): readonly [from: ts.Node | undefined, isType: boolean] {
  if (ts.isImportDeclaration(node)) return [node.moduleSpecifier, node.importClause?.isTypeOnly ?? false];
  if (ts.isExportDeclaration(node)) return [node.moduleSpecifier, node.isTypeOnly];
  if (ts.isImportTypeNode(node))
    return [ts.isLiteralTypeNode(node.argument) ? node.argument.literal : node.argument, true];
  if (ts.isExternalModuleReference(node)) return [node.expression, false];
  if (!ts.isCallExpression(node)) return [undefined, false];
  const { expression } = node;
  const isLoad =
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    LOADERS.has(ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText());
  return [isLoad ? node.arguments[0] : undefined, false];
}
