/**
 * The search: its entries, and the script that ranks them in the browser. The entries are part of the script, so that the
 * search works from files, without a server. Pure.
 */
import { createHash } from 'node:crypto';
import type { PagePath } from './links.ts';

export interface SearchEntry {
  readonly title: string;
  /** Shown below the title: what the entry is, or the page that it is on. */
  readonly place: string;
  /** Other words that find the entry. */
  readonly words: string;
  readonly path: PagePath;
  /** `how-to` entries (operations, guides) rank above `part` entries (schemas, events, error codes). */
  readonly kind: 'how-to' | 'part';
}

/** A JavaScript literal of a value, safe within a page too. */
function literal(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Readers' words for the contract's terms, in the singular. */
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
  chargeback: ['dispute', 'disputes'],
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

/** Ignored, unless the query has no other words. */
const STOP_WORDS =
  'a an and are can do does for how i in is it my not of on or the to we what when where why with you'.split(' ');

const MAX_SHOWN = 20;

/**
 * The browser's program. A whole word scores higher than a prefix, the title higher than other words, the last segment of an
 * operation's path (`/void`) highest, and a `how-to` entry higher than a `part`. Entries of the same rank keep their order.
 */
function program(entries: string): string {
  return `'use strict';
(() => {
  const entries = ${entries};
  const synonyms = ${literal(SYNONYMS)};
  const maxShown = ${MAX_SHOWN};
  const box = document.getElementById('search');
  const input = document.getElementById('search-text');
  const list = document.getElementById('search-results');
  const status = document.getElementById('search-status');
  const home = box.dataset.home;
  const words = (text) => text.toLowerCase().split(/[^a-z0-9_]+/).filter(Boolean);
  const stopWords = new Set(${literal(STOP_WORDS)});
  const keywords = (text) => {
    const all = words(text);
    const some = all.filter((word) => !stopWords.has(word));
    return some.length === 0 ? all : some;
  };
  const singular = (word) => /[a-z]{2}ies$/.test(word) ? word.slice(0, -3) + 'y' : /[a-z]{3}s$/.test(word) ? word.slice(0, -1) : word;
  const synonymsOf = (word) => Object.hasOwn(synonyms, word) ? synonyms[word] : [];
  const formsOf = (word) => [...new Set([word, singular(word), ...synonymsOf(word), ...synonymsOf(singular(word))])].map((text) => ({
    text,
    whole: new RegExp('(^|[^a-z0-9])' + text + '($|[^a-z0-9])'),
    prefix: new RegExp('(^|[^a-z0-9])' + text),
  }));
  const score = ({ text, whole, prefix }, name, end, more) =>
    text === end ? 7 : whole.test(name) ? 6 : prefix.test(name) ? 4 : name.includes(text) ? 3 : (' ' + more + ' ').includes(' ' + text + ' ') ? 2 : more.includes(text) ? 1 : 0;
  const rank = ([title, place, more, , howTo], wanted) => {
    const name = title.toLowerCase();
    const end = /[/]([a-z-]+)$/.exec(place)?.[1] ?? '';
    let sum = 0;
    for (const forms of wanted) {
      const best = Math.max(...forms.map((form) => score(form, name, end, more)));
      if (best === 0) return 0;
      sum += best;
    }
    return sum / wanted.length + 2 * howTo;
  };
  const statusOf = (count) => count === 0 ? 'No results. Search for an operation, a field or an error code.' : count > maxShown ? maxShown + ' of ' + count + ' results' : count === 1 ? '1 result' : count + ' results';
  const show = () => {
    const wanted = keywords(input.value).map(formsOf);
    const all = wanted.length === 0 ? [] : entries
      .map((entry, index) => ({ entry, index, rank: rank(entry, wanted) }))
      .filter((each) => each.rank > 0)
      .sort((a, b) => b.rank - a.rank || a.index - b.index);
    const found = all.slice(0, maxShown);
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
    status.textContent = wanted.length === 0 ? '' : statusOf(all.length);
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

/** The script. `addressOf` returns a page's address relative to the front page. */
export function searchScript(searchEntries: readonly SearchEntry[], addressOf: (path: PagePath) => string): string {
  const entries = searchEntries.map(({ title, place, words, path, kind }) => [
    title,
    place,
    [...new Set(words.toLowerCase().split(/[^a-z0-9_]+/))].join(' '),
    addressOf(path),
    kind === 'how-to' ? 1 : 0,
  ]);
  return program(literal(entries));
}

/** A file name that changes with the content, so that browsers may cache the file forever. */
export function assetName(name: string, content: string, extension: 'css' | 'js'): string {
  return `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 16)}.${extension}`;
}
