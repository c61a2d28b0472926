/**
 * The code of a network error, such as ECONNREFUSED: safe to show and to log, unlike its message. When several addresses
 * failed, the first error counts.
 */
export function errorCode(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown error';
}
