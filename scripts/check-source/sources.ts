/** Parses TypeScript files and reports findings in them. */

import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

export interface Finding {
  readonly file: string;
  readonly line: number;
  /** The problem and its fix. */
  readonly message: string;
}

export interface Source {
  /** Relative to the project's root, with forward slashes. */
  readonly file: string;
  readonly tree: ts.SourceFile;
}

export function findingAt({ file, tree }: Source, node: ts.Node, message: string): Finding {
  return { file, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, message };
}

export function parseSource(file: string, text: string): Source {
  return { file, tree: ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true) };
}

/** Parses every TypeScript file below the folders, sorted. Ignores missing folders. */
export async function readSources(root: string, folders: readonly string[]): Promise<readonly Source[]> {
  const found = await Promise.all(folders.map((folder) => filesBelow(join(root, folder))));
  const files = found.flat().sort();
  return Promise.all(
    files.map(async (path) => parseSource(relative(root, path).split(sep).join('/'), await readFile(path, 'utf8'))),
  );
}

/** Creates a program with the options of the project's `tsconfig.json`. */
export function projectProgram(root: string, files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram(
    files.map((file) => join(root, file)),
    options,
  );
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.([cm]?ts|tsx)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(`${sep}node_modules${sep}`) && !path.includes(`${sep}dist${sep}`));
}

/** Every node of a tree. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

function childrenOf(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
}
