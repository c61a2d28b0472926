/**
 * Searches what a run leaves behind for card data: the given numbers and codes in every likely form, and any other number
 * that could be a card's. Its result says how much was searched and where something stands, never what.
 */
import { findCardLike, findSecrets, type Place, type Secret } from '../secret-search.ts';

export interface Searched {
  /** What was searched, and what one place of it is: `the log of the service`, `lines`. */
  readonly what: string;
  readonly unit: string;
  readonly places: number;
  readonly bytes: number;
  /** Which secret stands where. */
  readonly found: readonly string[];
}

export interface Search {
  readonly what: string;
  readonly unit: string;
  readonly places: AsyncIterable<Place> | Iterable<Place>;
  /** Whether the places hold bytes, given as latin1 text: among bytes, short secrets and numbers turn up by chance. */
  readonly kind: 'text' | 'bytes';
}

/** As many characters are searched at once. */
const BATCH = 4_000_000;
const SHORTEST_IN_BYTES = 6;

/** Sealed values, hashes and tokens: a security code stands in one of a million of them by chance. */
const GENERATED = /[A-Za-z0-9+/=_-]{40,}/g;

function findIn(places: readonly Place[], secrets: readonly Secret[], kind: Search['kind']): string[] {
  const long = secrets.filter(({ text }) => text.length >= SHORTEST_IN_BYTES);
  if (kind === 'bytes') return findSecrets(long, places);
  const short = secrets.filter(({ text }) => text.length < SHORTEST_IN_BYTES);
  const written = places.map(({ where, text }) => ({ where, text: text.replace(GENERATED, '') }));
  return [...findSecrets(long, places), ...findSecrets(short, written), ...findCardLike(places)];
}

/** Searches all places. */
export async function searchFor(secrets: readonly Secret[], { what, unit, places, kind }: Search): Promise<Searched> {
  const found = new Set<string>();
  let batch: Place[] = [];
  let [count, bytes, waiting] = [0, 0, 0];
  const searchBatch = () => {
    for (const finding of findIn(batch, secrets, kind)) found.add(finding);
    batch = [];
    waiting = 0;
  };
  for await (const place of places) {
    batch.push(place);
    count += 1;
    bytes += Buffer.byteLength(place.text, kind === 'bytes' ? 'latin1' : 'utf8');
    waiting += place.text.length;
    if (waiting > BATCH) searchBatch();
  }
  searchBatch();
  return { what, unit, places: count, bytes, found: [...found] };
}

/** Texts that programs wrote, each in several pieces, as lines. */
export function* linesOf(where: string, outputs: Iterable<readonly string[]>): Generator<Place> {
  for (const pieces of outputs) {
    for (const text of pieces.join('').split('\n')) if (text !== '') yield { where, text };
  }
}

/** The problems of a search: what it found, and searches that had nothing to search. */
export function leftBehindProblems(searches: readonly Searched[]): string[] {
  return searches.flatMap(({ what, places, found }) =>
    places === 0 ? [`${what} is empty: nothing was searched`] : found,
  );
}
