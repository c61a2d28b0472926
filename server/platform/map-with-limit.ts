/** The most concurrent queries, unless the caller says otherwise. */
const MOST_AT_ONCE = 8;

/** Maps each item by a query and concatenates the results. Limits concurrency to leave database connections for others. */
export async function mapWithLimit<Item, Found>(
  all: readonly Item[],
  find: (item: Item) => Promise<readonly Found[]>,
  atOnce = MOST_AT_ONCE,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let from = 0; from < all.length; from += atOnce) {
    const some = await Promise.all(all.slice(from, from + atOnce).map(find));
    found.push(...some.flat());
  }
  return found;
}
