/** The cache of what the service answered. */
import { QueryClient } from '@tanstack/react-query';
import { problemOf } from './problem.ts';

/** Milliseconds in which an answer counts as fresh. */
const FRESH_MS = 15_000;
const RETRIES = 2;

export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && problemOf(error).transient,
      },
    },
  });
}
