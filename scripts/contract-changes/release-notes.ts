/** Prints changes as release notes. Groups the same change in many locations. Pure. */
import type { Changes, Weight } from './change.ts';

export interface NotedDocument {
  readonly title: string;
  readonly changes: Changes;
}

export interface Versions {
  readonly from: string;
  readonly to: string;
}

/** Headings contain the document's title, because their anchors must be unique. */
const HEADINGS: readonly (readonly [weight: Weight, heading: (title: string) => string])[] = [
  ['breaking', (title) => `Breaking changes in ${title}`],
  ['opening', (title) => `Open to more callers in ${title}`],
  ['addition', (title) => `New in ${title}`],
  ['note', (title) => `Also changed in ${title}`],
];

/** Up to this number, all locations are named; beyond it, the first few. Breaking and opening changes always name all. */
const MOST_NAMED = 6;
const NAMED_OF_MANY = 3;

function sectionOf({ title, changes }: NotedDocument): string {
  if (changes.length === 0) return `## ${title}\n\nNo changes.\n`;
  const parts = HEADINGS.flatMap(([weight, heading]) => {
    const lines = linesOf(changes.filter((change) => change.weight === weight));
    return lines.length === 0 ? [] : [`### ${heading(title)}\n\n${lines.map((line) => `- ${line}\n`).join('')}`];
  });
  return `## ${title}\n\n${parts.join('\n')}`;
}

/** A line for each kind of change, in order of first occurrence. */
function linesOf(changes: Changes): readonly string[] {
  return [...new Set(changes.map(({ what }) => what))].map((what) => {
    const all = changes.filter((change) => change.what === what);
    const places = [...new Set(all.map(({ where }) => `\`${where}\``))];
    const [place = ''] = places;
    // Locations are code, so that the reference links operations.
    if (places.length === 1) return `${place}: ${what}`;
    const areAllNamed =
      places.length <= MOST_NAMED || all.some(({ weight }) => weight === 'breaking' || weight === 'opening');
    if (areAllNamed) return `${places.join(', ')}: ${what}`;
    return `In ${places.length} places, such as ${places.slice(0, NAMED_OF_MANY).join(', ')}: ${what}`;
  });
}

/** The notes as Markdown. */
export function releaseNotes({ from, to }: Versions, documents: readonly NotedDocument[]): string {
  const title =
    from === to ? `Changes since version ${from}, not released yet.` : `From version ${from} to version ${to}.`;
  return `# API changes\n\n${title}\n\n${documents.map(sectionOf).join('\n')}`;
}
