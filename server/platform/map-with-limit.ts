/** The most concurrent queries. */
const MOST_AT_ONCE = 8;

/** Maps each item by a query and concatenates the results. Limits concurrency to leave database connections for others. */
export async function mapWithLimit<Item, Found>(
  all: readonly Item[],
  find: (item: Item) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let from = 0; from < all.length; from += MOST_AT_ONCE) {
    const some = await Promise.all(all.slice(from, from + MOST_AT_ONCE).map(find));
    found.push(...some.flat());
  }
  return found;
}
