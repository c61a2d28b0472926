/**
 * The levels of server/: a folder imports only from folders of the levels below its own. server/README.md describes what
 * each folder is for. In server/ and in the receiver kit no two folders import each other, and no file imports itself
 * through others.
 */
import { posix } from 'node:path';
import { type Finding, findingAt, type Source } from './finding.ts';
import { type Import, importsOf } from './imports.ts';

/** From the ground up. Folders of one level do not import each other. */
export const levels: readonly (readonly string[])[] = [
  ['platform'],
  ['domain'],
  ['storage'],
  ['vault'],
  ['gateways', 'networks', 'delivery'],
  ['usecases'],
  ['http'],
  ['auth'],
  ['api', 'pages', 'docs'],
  ['compose'],
  ['main.ts', 'worker-main.ts'],
];

interface Edge extends Import {
  readonly source: Source;
}

/** The folder or file right below server/. */
function placeOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function levelOf(file: string): number {
  return levels.findIndex((places) => places.includes(placeOf(file)));
}

/** Imports within a tree, types included: a type that points upward is a dependency, too. */
function edgesOf(sources: readonly Source[], tree: 'server/' | 'receiver-kit/src/'): readonly Edge[] {
  return sources
    .filter(({ file }) => file.startsWith(tree))
    .flatMap((source) =>
      importsOf(source)
        .filter(({ target }) => target.startsWith(tree))
        .map((one) => ({ ...one, source })),
    );
}

function upward({ source, node, target }: Edge): readonly Finding[] {
  const [from, to] = [levelOf(source.file), levelOf(target)];
  const [place, other] = [placeOf(source.file), placeOf(target)];
  if (from < 0)
    return [findingAt(source, node, `${place} has no level; give it one in scripts/check-source/levels.ts`)];
  if (place === other || (to >= 0 && to < from)) return [];
  const rule = `${place} imports only from ${levels.slice(0, from).flat().join(', ') || 'nothing of server/'}`;
  return [
    findingAt(source, node, `imports ${target}; ${rule}. Move what is shared down, or hand it in as a parameter`),
  ];
}

/** A file right below the kit's src/ counts as a folder of its own: some are below all folders, some above. */
function folderOf(file: string): string {
  const folder = posix.dirname(file);
  return folder === 'receiver-kit/src' ? file : folder;
}

/** Pairs of folders, at any depth, of which each imports the other. */
function mutual(edges: readonly Edge[]): readonly Finding[] {
  const byPair = new Map<string, Edge>();
  for (const edge of edges) {
    const [from, to] = [folderOf(edge.source.file), folderOf(edge.target)];
    if (from !== to && !byPair.has(`${from} ${to}`)) byPair.set(`${from} ${to}`, edge);
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

/** Files that import themselves through others, each circle once. */
function circles(edges: readonly Edge[]): readonly Finding[] {
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
      findings.push(findingAt(first.source, first.node, `imports itself by way of ${way.join(', ')}`));
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

/** Imports that break the levels of server/, and circles in server/ and in the receiver kit. */
export function findLevelBreaks(sources: readonly Source[]): readonly Finding[] {
  const server = edgesOf(sources, 'server/');
  const edges = [...server, ...edgesOf(sources, 'receiver-kit/src/')];
  return [...server.flatMap(upward), ...mutual(edges), ...circles(edges)];
}
