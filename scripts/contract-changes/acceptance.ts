/**
 * Whether a contract may have its breaking changes: each needs an accepted reason, and its document a new version. A change that opens
 * an operation to more callers needs a reason only. Pure.
 */
import { type Changes, lineOf, type Weight } from './change.ts';

export interface Accepted {
  readonly change: string;
  readonly reason: string;
}

export interface ComparedDocument {
  readonly file: string;
  /** The version of the release and the current one. */
  readonly from: string;
  readonly to: string;
  readonly changes: Changes;
}

function partsOf(version: string): readonly [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}

/** Whether a version permits breaking changes: a higher major version, or before 1.0.0 a higher minor version. */
export function announcesBreak(from: string, to: string): boolean {
  const [[major, minor], [laterMajor, laterMinor]] = [partsOf(from), partsOf(to)];
  return laterMajor > major || (major === 0 && laterMajor === 0 && laterMinor > minor);
}

/** A line for each missing reason or version. */
export function findingsOf(documents: readonly ComparedDocument[], accepted: readonly Accepted[]): readonly string[] {
  const linesOf = ({ changes }: ComparedDocument, wanted: Weight) =>
    changes.filter(({ weight }) => weight === wanted).map(lineOf);
  const breaking = documents.map((document) => ({ ...document, lines: linesOf(document, 'breaking') }));
  const all = [...breaking.flatMap(({ lines }) => lines), ...documents.flatMap((each) => linesOf(each, 'opening'))];
  return [
    ...all.filter((line) => !accepted.some(({ change }) => change === line)),
    ...accepted
      .filter(({ change, reason }) => !all.includes(change) || !reason)
      .map(({ change }) => `accepted.yaml lists a change that needs no acceptance, or gives no reason: ${change}`),
    ...breaking
      .filter(({ lines, from, to }) => lines.length > 0 && !announcesBreak(from, to))
      .map(
        ({ file, from, to }) =>
          `${file} has breaking changes since ${from} but its version is ${to}. Raise the major part of info.version (below 1.0.0, the minor part).`,
      ),
  ];
}
