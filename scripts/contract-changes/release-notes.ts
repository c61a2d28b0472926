/** The release notes of the contract, from what differs. Pure. */
import { type Change, lineOf, type Weight } from './change.ts';

export interface NotedDocument {
  readonly title: string;
  readonly changes: readonly Change[];
}

export interface Versions {
  readonly from: string;
  readonly to: string;
}

const HEADINGS: readonly (readonly [weight: Weight, heading: string])[] = [
  ['breaking', 'Breaking: clients have to follow'],
  ['addition', 'New: clients work on as they are'],
  ['note', 'Also changed'],
];

function sectionOf({ title, changes }: NotedDocument): string {
  if (changes.length === 0) return `## ${title}\n\nNothing has changed.\n`;
  const parts = HEADINGS.flatMap(([weight, heading]) => {
    const lines = changes.filter((change) => change.weight === weight).map(lineOf);
    return lines.length === 0 ? [] : [`### ${heading}\n\n${lines.map((line) => `- ${codeFirst(line)}\n`).join('')}`];
  });
  return `## ${title}\n\n${parts.join('\n')}`;
}

/** The place as code, so that an operation's becomes a link in the reference. */
function codeFirst(line: string): string {
  const at = line.indexOf(': ');
  return `\`${line.slice(0, at)}\`${line.slice(at)}`;
}

/** The notes as Markdown. */
export function releaseNotes({ from, to }: Versions, documents: readonly NotedDocument[]): string {
  const title = from === to ? `Since version ${from}, and not released yet.` : `From version ${from} to version ${to}.`;
  return `# Changes of the contract\n\n${title}\n\n${documents.map(sectionOf).join('\n')}`;
}
