/**
 * The levels of server/: a folder imports only from lower levels. server/README.md describes each folder. In server/ and in the
 * receiver kit no two folders import each other, and no imports form a cycle.
 */
import { posix } from 'node:path';
import { type Import, importsOf } from './imports.ts';
import { type Finding, findingAt, type Source } from './sources.ts';

/** From bottom to top. Folders on one level do not import each other. */
export const levels: readonly (readonly string[])[] = [
  ['platform'],
  ['domain'],
  ['storage'],
  ['vault'],
  ['gateways', 'networks', 'delivery'],
  ['usecases'],
  ['http'],
  ['auth'],
  ['api', 'pages', 'console', 'docs'],
  ['compose'],
  ['main.ts', 'worker-main.ts'],
];

interface Edge extends Import {
  readonly source: Source;
}

/** The folder or file directly below server/. */
function placeOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function levelOf(file: string): number {
  return levels.findIndex((places) => places.includes(placeOf(file)));
}

/** Imports within a tree, type imports included. */
function edgesOf(sources: readonly Source[], tree: 'server/' | 'receiver-kit/src/'): readonly Edge[] {
  return sources
    .filter(({ file }) => file.startsWith(tree))
    .flatMap((source) =>
      importsOf(source)
        .filter(({ target }) => target.startsWith(tree))
        .map((one) => ({ ...one, source })),
    );
}

function upwardImports({ source, node, target }: Edge): readonly Finding[] {
  const [from, to] = [levelOf(source.file), levelOf(target)];
  const [place, other] = [placeOf(source.file), placeOf(target)];
  if (from < 0 || place === other || (to >= 0 && to < from)) return [];
  const rule = `${place} imports only from ${levels.slice(0, from).flat().join(', ') || 'nothing of server/'}`;
  return [findingAt(source, node, `imports ${target}; ${rule}. Move the shared code down, or pass it as a parameter.`)];
}

/** The folder of a file; a file directly below the kit's src/ counts as its own, as some are below all folders and some above. */
function folderOf(file: string): string {
  const folder = posix.dirname(file);
  return folder === 'receiver-kit/src' ? file : folder;
}

/** The folders that an import leaves and enters, from the top down to where the two paths part, and below. */
function folderPairs({ source, target }: Edge): readonly (readonly [from: string, to: string])[] {
  const [from, to] = [folderOf(source.file).split('/'), folderOf(target).split('/')];
  const same = from.findIndex((name, at) => name !== to[at]);
  const common = same < 0 ? from.length : same;
  const cut = (path: readonly string[], depth: number) => path.slice(0, depth).join('/');
  const depths = Array.from({ length: Math.max(from.length, to.length) - common }, (_, at) => common + at + 1);
  return depths.map((depth) => [cut(from, depth), cut(to, depth)]);
}

/** Pairs of folders, at any depth, that import each other. */
function mutualImports(edges: readonly Edge[]): readonly Finding[] {
  const byPair = new Map<string, Edge>();
  for (const edge of edges) {
    for (const [from, to] of folderPairs(edge)) {
      if (from !== to && !byPair.has(`${from} ${to}`)) byPair.set(`${from} ${to}`, edge);
    }
  }
  return [...byPair].flatMap(([pair, { source, node, target }]) => {
    const [from = '', to = ''] = pair.split(' ');
    const back = byPair.get(`${to} ${from}`);
    if (back === undefined || from > to) return [];
    return [
      findingAt(
        source,
        node,
        `imports ${target}, and ${back.source.file} imports ${back.target}: ${from} and ${to} import each other`,
      ),
    ];
  });
}

/** Import cycles, each once. */
function importCycles(edges: readonly Edge[]): readonly Finding[] {
  const from = new Map<string, Edge[]>();
  for (const edge of edges) from.set(edge.source.file, [...(from.get(edge.source.file) ?? []), edge]);
  const done = new Set<string>();
  const path: Edge[] = [];
  const findings: Finding[] = [];
  function visit(file: string): void {
    const start = path.findIndex(({ source }) => source.file === file);
    const first = path[start];
    if (first !== undefined) {
      const way = path.slice(start).map(({ target }) => target);
      findings.push(findingAt(first.source, first.node, `imports itself through ${way.join(', ')}`));
      return;
    }
    if (done.has(file)) return;
    for (const edge of from.get(file) ?? []) {
      path.push(edge);
      visit(edge.target);
      path.pop();
    }
    done.add(file);
  }
  for (const file of from.keys()) visit(file);
  return findings;
}

/** Folders and files directly below server/ that no level names. */
function unknownFolders(sources: readonly Source[]): readonly Finding[] {
  return sources
    .filter(({ file }) => file.startsWith('server/') && levelOf(file) < 0)
    .map((source) =>
      findingAt(source, source.tree, `${placeOf(source.file)} has no level. Add it to scripts/check-source/levels.ts.`),
    );
}

/** Imports that break the levels of server/, and cycles in server/ and in the receiver kit. */
export function findLevelBreaks(sources: readonly Source[]): readonly Finding[] {
  const server = edgesOf(sources, 'server/');
  const edges = [...server, ...edgesOf(sources, 'receiver-kit/src/')];
  return [
    ...unknownFolders(sources),
    ...server.flatMap(upwardImports),
    ...mutualImports(edges),
    ...importCycles(edges),
  ];
}
