/** Parses TypeScript files and reports findings in them. */

import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

export interface Finding {
  /** The file, from the project's root. */
  readonly file: string;
  /** The line, from 1. */
  readonly line: number;
  /** What is wrong and what to do. */
  readonly message: string;
}

/** A source file as the checks see it. */
export interface Source {
  /** The file, from the project's root, with forward slashes. */
  readonly file: string;
  readonly tree: ts.SourceFile;
}

/** A finding at a node of a source. */
export function findingAt({ file, tree }: Source, node: ts.Node, message: string): Finding {
  return { file, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, message };
}

/** Parses a text as the file of this name. */
export function parseSource(file: string, text: string): Source {
  return { file, tree: ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true) };
}

/** Every `.ts` file below the folders, sorted; a folder that is not there has none. */
export async function readSources(root: string, folders: readonly string[]): Promise<readonly Source[]> {
  const found = await Promise.all(folders.map((folder) => filesBelow(join(root, folder))));
  const files = found.flat().sort();
  return Promise.all(
    files.map(async (path) => parseSource(relative(root, path).split(sep).join('/'), await readFile(path, 'utf8'))),
  );
}

/** The files with their types, by the options of the project's `tsconfig.json`. */
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
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
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
