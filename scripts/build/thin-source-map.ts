/**
 * Shortens the source map of a bundle. Node.js reads a map whole at the first error whose stack is read, such as the first
 * connection that fails, and keeps it: a pause of tens of milliseconds, and tens of megabytes, for a map of every word. Stack
 * traces need the file and the line, of this project's files.
 */
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';

interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/** Leaves one segment for each line of this project's files, and none for those of packages. */
export function thinSourceMap(text: string): string {
  const map: SourceMap = JSON.parse(text);
  const isOwn = map.sources.map((source) => source !== '' && !source.includes('/node_modules/'));
  const lines = decode(map.mappings).map((segments) => {
    let line = '';
    return segments.flatMap(([column, source = -1, sourceLine = 0, sourceColumn = 0]): SourceMapSegment[] => {
      const next = isOwn[source] === true ? `${source}:${sourceLine}` : '';
      if (next === line) return [];
      line = next;
      return [next === '' ? [column] : [column, source, sourceLine, sourceColumn]];
    });
  });
  const sources = map.sources.map((source, index) => (isOwn[index] === true ? source : ''));
  return JSON.stringify({ ...map, sources, names: [], mappings: encode(lines) });
}
