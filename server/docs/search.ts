/**
 * The search: what can be found, and the script that looks for it in the page. The index is part of the script, so that
 * the search works from a disk and asks no server. Pure.
 */
import { createHash } from 'node:crypto';
import type { PagePath } from './links.ts';

/** One thing that can be found. */
export interface Findable {
  readonly title: string;
  /** What kind of thing it is, or where it stands. */
  readonly place: string;
  /** Further words by which it is found. */
  readonly words: string;
  readonly path: PagePath;
}

/** Text that JavaScript reads as this value, also within a page. */
function literal(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Entries whose title begins with what is looked for come first, then those whose title has it, then those whose words do. */
function program(entries: string): string {
  return `'use strict';
(() => {
  const entries = ${entries};
  const box = document.getElementById('search');
  const input = document.getElementById('search-text');
  const list = document.getElementById('search-found');
  const told = document.getElementById('search-told');
  const home = box.dataset.home;
  const words = (text) => text.toLowerCase().split(/[^a-z0-9_]+/).filter(Boolean);
  const rank = (entry, wanted) => {
    const [title, , more] = entry;
    const name = title.toLowerCase();
    let sum = 0;
    for (const word of wanted) {
      if (name.startsWith(word)) sum += 3;
      else if (name.includes(word)) sum += 2;
      else if (more.includes(word)) sum += 1;
      else return 0;
    }
    return sum / wanted.length;
  };
  const show = () => {
    const wanted = words(input.value);
    const found = wanted.length === 0 ? [] : entries
      .map((entry, index) => ({ entry, index, rank: rank(entry, wanted) }))
      .filter((each) => each.rank > 0)
      .sort((a, b) => b.rank - a.rank || a.entry[0].length - b.entry[0].length || a.index - b.index)
      .slice(0, 20);
    list.replaceChildren(...found.map(({ entry: [title, place, , address] }) => {
      const link = document.createElement('a');
      link.href = home + address;
      link.append(title);
      const where = document.createElement('small');
      where.append(place);
      link.append(where);
      const item = document.createElement('li');
      item.append(link);
      return item;
    }));
    told.textContent = wanted.length === 0 ? '' : found.length === 0 ? 'Nothing found' : found.length + ' found';
  };
  input.addEventListener('input', show);
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    input.value = '';
    show();
    input.focus();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') list.querySelector('a')?.click();
  });
  box.hidden = false;
})();
`;
}

/** The script. `addressOf` gives a page's address from the directory of the front page. */
export function searchScript(findable: readonly Findable[], addressOf: (path: PagePath) => string): string {
  const entries = findable.map(({ title, place, words, path }) => [
    title,
    place,
    [...new Set(words.toLowerCase().split(/[^a-z0-9_]+/))].join(' '),
    addressOf(path),
  ]);
  return program(literal(entries));
}

/** A name that changes with the content, so that browsers may keep it. */
export function assetName(name: string, content: string, extension: 'css' | 'js'): string {
  return `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 16)}.${extension}`;
}
