/** Import rules for packages and top-level folders. levels.ts has the levels of server/. */
import { posix } from 'node:path';
import ts from 'typescript';
import { type Finding, findingAt, type Source } from './sources.ts';

export interface Import {
  readonly node: ts.Node;
  /** A package, or a file relative to the project's root. */
  readonly target: string;
  /** Whether the import is type-only. */
  readonly isType: boolean;
}

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
    inside: /^server\/(?!(http|auth|pages|docs|compose)\/|api\/idempotency\/)/,
    refused: /^express$/,
    message: 'only http, auth, pages, docs, compose and api/idempotency of server/ import express',
  },
  {
    inside: /^server\/(?!storage\/|compose\/|(.*\/)?([a-z-]+-)?store\.ts$)/,
    refused: /^mongodb$/,
    typesFor: /^server\/(delivery|platform)\/[a-z/-]+\.ts$/,
    message:
      'only server/storage, server/compose and the stores of delivery, gateways, networks and vault import mongodb',
  },
  {
    inside: /^server\/domain\//,
    refused: /^(?!server\/|generated\/values|generated\/openapi|node:)/,
    message: 'server/domain imports no package',
  },
  {
    inside: /^server\//,
    refused: /^(scripts|test|receiver-kit)\//,
    message: 'server/ imports nothing of scripts/, test/ and receiver-kit/',
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
    inside: /^receiver-kit\/src\/(?!store\/)/,
    refused: /^mongodb$/,
    message: 'of receiver-kit only src/store imports mongodb',
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

/** The imports of a source, type imports included. */
export function importsOf({ file, tree }: Source): readonly Import[] {
  return tree.statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
    const from = node.moduleSpecifier;
    if (from === undefined || !ts.isStringLiteral(from)) return [];
    const target = from.text.startsWith('.') ? posix.join(posix.dirname(file), from.text) : from.text;
    const isType = ts.isImportDeclaration(node) ? (node.importClause?.isTypeOnly ?? false) : node.isTypeOnly;
    return [{ node, target, isType }];
  });
}
