/** The settings API as hooks: `api.useQuery('get', '/settings/audit')`, typed by the contract. */
import { useQueryClient } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import createQueryClient from 'openapi-react-query';
import { activity } from './activity.ts';
import type { Paths } from './contract.ts';
import { errorsHaveBodies } from './problem.ts';
import { authentication } from './session.ts';

/** Calls outside of hooks, for example for a download. */
export const client = createClient<Paths>({ baseUrl: location.origin });
// The answer goes through them from the last to the first.
client.use(errorsHaveBodies, activity, authentication);

export const api = createQueryClient(client);

/** The options of `api.useInfiniteQuery` for lists with a cursor. */
export const byCursor = {
  pageParamName: 'after',
  // Left out of the query; the library would send `undefined` as 0.
  initialPageParam: null,
  getNextPageParam: ({ next_cursor }: { readonly next_cursor: string | null }) => next_cursor ?? undefined,
} as const;

/** A function that reads queries again, by how the path of their operation begins: after a change, what shows it. */
export function useRefresh(...paths: readonly string[]): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => paths.some((path) => String(queryKey[1]).startsWith(path)),
    });
}
