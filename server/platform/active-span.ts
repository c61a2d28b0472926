/**
 * The span in which a step runs: known to all that it calls, so no call has a parameter for it.
 *
 * Before version 24, Node.js follows asynchronous calls by a hook of every promise of the process. So the hook is there only while a
 * recorded trace is in progress: a service that records 1 % of its requests does not pay for the others.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

const storage = new AsyncLocalStorage<Span | undefined>();

/** The first spans of traces in progress. */
const roots = new Set<Span>();

/** The recorded span in which the caller runs. Undefined without one, and once it has ended. */
export function activeSpan(): Span | undefined {
  const span = storage.getStore();
  return span?.isRecording() ? span : undefined;
}

/** Runs `work` in the first span of a trace. Call `leaveTrace` when the span ends. */
export function enterTrace<Result>(root: Span, work: () => Result): Result {
  roots.add(root);
  return storage.run(root, work);
}

export function leaveTrace(root: Span): void {
  if (roots.delete(root) && roots.size === 0) storage.disable();
}

/** Runs `work` in a span of a trace in progress, or outside of any span. */
export function inSpan<Result>(span: Span | undefined, work: () => Result): Result {
  return roots.size === 0 || storage.getStore() === span ? work() : storage.run(span, work);
}
