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
  /** Whether it tells how to do a thing, or lists the parts of one. */
  readonly kind: 'how-to' | 'part';
}

/** Text that JavaScript reads as this value, also within a page. */
function literal(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** What readers call a thing by another name than the contract does; each in the singular. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  '3ds': ['three_ds', 'authentication'],
  '3dsecure': ['three_ds', 'authentication'],
  allowlist: ['allowed_ips', 'allowed_origins'],
  arrive: ['delivery', 'deliveries', 'attempts'],
  arriving: ['delivery', 'deliveries', 'attempts'],
  authorisation: ['authorization'],
  authorise: ['authorize'],
  cancel: ['void'],
  cancellation: ['void'],
  csp: ['policy'],
  cvc: ['card_security_code'],
  cvv: ['card_security_code'],
  migration: ['migrates', 'plugin'],
  pagination: ['cursor', 'offset'],
  paging: ['cursor', 'offset'],
  pan: ['card_number'],
  preauth: ['auto_capture', 'capture'],
  preauthorisation: ['auto_capture', 'capture'],
  preauthorization: ['auto_capture', 'capture'],
  retry: ['try'],
  throttling: ['429', 'limit'],
  tokenisation: ['tokenization'],
  tokenise: ['tokenize'],
  tokenised: ['tokenized'],
  upgrade: ['version', 'versions'],
  whitelist: ['allowed_ips', 'allowed_origins'],
};

/** Words of questions: they say nothing of what is looked for, and need not be there where others are. */
const ASIDE =
  'a an and are can do does for how i in is it my not of on or the to we what when where why with you'.split(' ');

const MOST_SHOWN = 20;

/**
 * A whole word counts for more than the beginning of one, a title for more than what stands below it, what an address ends with
 * (`/void`) for as much as the title and a little more, and what tells how to do a thing (an operation, a guide) for more than what
 * lists its parts; among the same, entries come as they are listed.
 */
function program(entries: string): string {
  return `'use strict';
(() => {
  const entries = ${entries};
  const synonyms = ${literal(SYNONYMS)};
  const mostShown = ${MOST_SHOWN};
  const box = document.getElementById('search');
  const input = document.getElementById('search-text');
  const list = document.getElementById('search-found');
  const told = document.getElementById('search-told');
  const home = box.dataset.home;
  const words = (text) => text.toLowerCase().split(/[^a-z0-9_]+/).filter(Boolean);
  const aside = new Set(${literal(ASIDE)});
  const telling = (text) => {
    const all = words(text);
    const some = all.filter((word) => !aside.has(word));
    return some.length === 0 ? all : some;
  };
  const singular = (word) => /[a-z]{2}ies$/.test(word) ? word.slice(0, -3) + 'y' : /[a-z]{3}s$/.test(word) ? word.slice(0, -1) : word;
  const others = (word) => Object.hasOwn(synonyms, word) ? synonyms[word] : [];
  const formsOf = (word) => [...new Set([word, singular(word), ...others(word), ...others(singular(word))])].map((text) => ({
    text,
    whole: new RegExp('(^|[^a-z0-9])' + text + '($|[^a-z0-9])'),
    begun: new RegExp('(^|[^a-z0-9])' + text),
  }));
  const strength = ({ text, whole, begun }, name, end, more) =>
    text === end ? 7 : whole.test(name) ? 6 : begun.test(name) ? 4 : name.includes(text) ? 3 : (' ' + more + ' ').includes(' ' + text + ' ') ? 2 : more.includes(text) ? 1 : 0;
  const rank = ([title, place, more, , howTo], wanted) => {
    const name = title.toLowerCase();
    const end = /[/]([a-z-]+)$/.exec(place)?.[1] ?? '';
    let sum = 0;
    for (const forms of wanted) {
      const best = Math.max(...forms.map((form) => strength(form, name, end, more)));
      if (best === 0) return 0;
      sum += best;
    }
    return sum / wanted.length + 2 * howTo;
  };
  const countOf = (count) => count === 0 ? 'Nothing found' : count > mostShown ? mostShown + ' of ' + count + ' found' : count + ' found';
  const show = () => {
    const wanted = telling(input.value).map(formsOf);
    const all = wanted.length === 0 ? [] : entries
      .map((entry, index) => ({ entry, index, rank: rank(entry, wanted) }))
      .filter((each) => each.rank > 0)
      .sort((a, b) => b.rank - a.rank || a.index - b.index);
    const found = all.slice(0, mostShown);
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
    told.textContent = wanted.length === 0 ? '' : countOf(all.length);
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
  const entries = findable.map(({ title, place, words, path, kind }) => [
    title,
    place,
    [...new Set(words.toLowerCase().split(/[^a-z0-9_]+/))].join(' '),
    addressOf(path),
    kind === 'how-to' ? 1 : 0,
  ]);
  return program(literal(entries));
}

/** A name that changes with the content, so that browsers may keep it. */
export function assetName(name: string, content: string, extension: 'css' | 'js'): string {
  return `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 16)}.${extension}`;
}
