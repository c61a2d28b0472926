/**
 * For tables of cases that CI has no time for. `npm test` and `npm run test:browser` try a part of each; `npm run test:slow`, which
 * sets EVERY_CASE=1, finds the files that import this one and tries every case.
 */
export const isEveryCase = process.env.EVERY_CASE === '1';

/** The first of a list, or with EVERY_CASE=1 all of it. */
export function firstOrAll<Item>(all: readonly Item[]): readonly Item[] {
  return isEveryCase ? all : all.slice(0, 1);
}

/** One of each kind, the first of it, or with EVERY_CASE=1 the whole list. */
export function oneOfEach<Item>(all: readonly Item[], kindOf: (item: Item) => string): readonly Item[] {
  if (isEveryCase) return all;
  const kinds = all.map(kindOf);
  return all.filter((item, index) => kinds.indexOf(kindOf(item)) === index);
}
