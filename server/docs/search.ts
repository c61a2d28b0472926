/**
 * The search: its entries, and the script that ranks them in the browser. The entries are part of the script, so that the
 * search works from files, without a server. Pure.
 */
import { createHash } from 'node:crypto';
import { scriptLiteral } from '../http/html.ts';
import type { PagePath } from './links.ts';

export interface SearchEntry {
  readonly title: string;
  /** Shown below the title: what the entry is, or the page that it is on. */
  readonly place: string;
  /** Other words that find the entry. */
  readonly words: string;
  readonly path: PagePath;
  /** Added to the rank: guides and the merchant's operations are wanted more often than settings, and those more than schemas. */
  readonly weight: 0 | 1 | 2;
}

/** Readers' words, in the singular, and after the colon the words of the contract and the guides. */
const SYNONYMS = `
3ds 3dsecure sca: three_ds authenticated
allowlist whitelist: allowed_ips allowed_origins
arrive arriving: delivery deliveries attempts
authorisation authorise auth: authorization authorize
cancel cancellation release: void
chargeback: dispute disputes
csp: policy
cvc cvv csc: card_security_code
decline declined fail failed failure refused rejected: declined decline
hold preauth preauthorisation preauthorization: auto_capture capture
migration: migrates plugin
moneyback reimburse reimbursement: refund
pagination paging: cursor offset
pan: card_number
retry: try
signature hmac verify: signing signed
test: testing sandbox
throttling throttle ratelimit: 429 limit
tokenisation tokenise tokenised: tokenization tokenize tokenized
upgrade: version versions
`;

/** Ignored, unless the query has no other words. */
const STOP_WORDS =
  'a an and are can do does for how i in is it my not of on or the to was we what when where why with you'.split(' ');

const MAX_SHOWN = 20;

/**
 * The browser's program: `searchReference(text)` returns the results. A whole word scores higher than a prefix, the title higher than
 * other words, the last segment of an operation's path (`/void`) higher, and the whole title highest. Entries of the same rank keep their order.
 */
function program(entries: string): string {
  const synonyms = SYNONYMS.trim()
    .split('\n')
    .flatMap((line) => {
      const [own = '', meant = ''] = line.split(': ');
      return own.split(' ').map((word) => [word, meant.split(' ')]);
    });
  return `'use strict';
(() => {
  const entries = ${entries};
  const synonyms = new Map(${scriptLiteral(synonyms)});
  const maxShown = ${MAX_SHOWN};
  const stopWords = new Set(${scriptLiteral(STOP_WORDS)});
  const keywords = (text) => {
    const all = text.toLowerCase().replace(/3-?d[ -]?s(ecure)?/g, '3ds').split(/[^a-z0-9_]+/).filter(Boolean);
    const some = all.filter((word) => !stopWords.has(word));
    return some.length === 0 ? all : some;
  };
  const singular = (word) => /[a-z]{2}ies$/.test(word) ? word.slice(0, -3) + 'y' : /[a-z]{3}s$/.test(word) ? word.slice(0, -1) : word;
  const formsOf = (word) => [...new Set([word, singular(word), ...[word, singular(word)].flatMap((each) => synonyms.get(each) ?? [])])].map((text) => ({
    text,
    whole: new RegExp('(^|[^a-z0-9])' + text + '($|[^a-z0-9])'),
    prefix: new RegExp('(^|[^a-z0-9])' + text),
  }));
  const score = ({ text, whole, prefix }, name, end, more, weight) =>
    weight === 2 && (name === text || name === text + 's') ? 8 : text === end ? 7 : whole.test(name) ? 6 : prefix.test(name) ? 4 : name.includes(text) ? 3 : (' ' + more + ' ').includes(' ' + text + ' ') ? 2 : more.includes(text) ? 1 : 0;
  const rank = ([title, place, more, , weight], wanted) => {
    const name = title.toLowerCase();
    const end = /[/]([a-z-]+)$/.exec(place)?.[1] ?? '';
    let sum = 0;
    for (const forms of wanted) {
      const best = Math.max(...forms.map((form) => score(form, name, end, more, weight)));
      if (best === 0) return 0;
      sum += best;
    }
    return sum / wanted.length + weight;
  };
  const statusOf = (count) => count === 0 ? 'No results. Search for an operation, a field or an error code.' : count > maxShown ? maxShown + ' of ' + count + ' results' : count === 1 ? '1 result' : count + ' results';
  globalThis.searchReference = (text) => {
    const wanted = keywords(text).map(formsOf);
    if (wanted.length === 0) return { status: '', found: [] };
    const all = entries
      .map((entry, index) => ({ entry, index, rank: rank(entry, wanted) }))
      .filter((each) => each.rank > 0)
      .sort((a, b) => b.rank - a.rank || a.index - b.index);
    return { status: statusOf(all.length), found: all.slice(0, maxShown).map(({ entry: [title, place, , address] }) => [title, place, address]) };
  };
})();
`;
}

/** The script. `addressOf` returns a page's address relative to the front page. */
export function searchScript(searchEntries: readonly SearchEntry[], addressOf: (path: PagePath) => string): string {
  const entries = searchEntries.map(({ title, place, words, path, weight }) => [
    title,
    place,
    [...new Set(words.toLowerCase().split(/[^a-z0-9_]+/))].join(' '),
    addressOf(path),
    weight,
  ]);
  return program(scriptLiteral(entries));
}

/** A file name that changes with the content, so that browsers may cache the file forever. */
export function assetName(name: string, content: string, extension: 'css' | 'js'): string {
  return `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 16)}.${extension}`;
}
