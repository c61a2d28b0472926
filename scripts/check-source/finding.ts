/** One thing that a source check found. */
import type ts from 'typescript';

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
