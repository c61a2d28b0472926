/** The cache of what the service answered. */
import { QueryClient } from '@tanstack/react-query';
import { ErrorCode } from '../../../../generated/values.ts';
import { problemOf } from './problem.ts';

/** Milliseconds in which an answer counts as fresh. */
const FRESH_MS = 15_000;
const RETRIES = 2;

/** Whether a read can succeed a second later. */
function passes(error: unknown): boolean {
  const { transient, code } = problemOf(error);
  return transient || code === ErrorCode.rate_limited;
}

export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && passes(error),
      },
    },
  });
}
