/** How many are asked at a time. */
const MOST_AT_ONCE = 8;

/** What is found for each, a few at a time: many questions at once are not to take every connection to the database. */
export async function mapWithLimit<Asked, Found>(
  all: readonly Asked[],
  find: (one: Asked) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let from = 0; from < all.length; from += MOST_AT_ONCE) {
    const some = await Promise.all(all.slice(from, from + MOST_AT_ONCE).map(find));
    found.push(...some.flat());
  }
  return found;
}
