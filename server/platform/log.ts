/**
 * The service's log: JSON lines, or pretty on a terminal. Nothing that was sent is ever logged: neither bodies, nor query
 * values, nor headers with credentials; a page's address holds a reference and is logged by its route.
 */
import { pino } from 'pino';
import pretty from 'pino-pretty';
import { activeSpan } from './active-span.ts';
import { traceFields } from './tracing.ts';

export type Log = ReturnType<typeof createLog>;

export interface LogOptions {
  readonly level: string;
  readonly format: 'json' | 'pretty';
  /** Whether lines have `trace_id` and `span_id` while a trace is recorded. `off` when absent. */
  readonly traceIds?: 'on' | 'off';
  readonly destination?: NodeJS.WritableStream;
}

/** Errors keep their name, message and stack; nothing else that hangs on them. */
function plainError(error: unknown): { readonly type: string; readonly message: string; readonly stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' };
  return { type: error.name, message: error.message, stack: error.stack ?? '' };
}

export function createLog({ level, format, traceIds = 'off', destination = process.stdout }: LogOptions) {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: plainError },
    ...(traceIds === 'on' ? { mixin: () => traceFields(activeSpan()) } : {}),
  };
  return format === 'pretty' ? pino(options, pretty({ destination, colorize: true })) : pino(options, destination);
}

/**
 * Creates a function that counts its calls and logs the count: the first call at once, and what follows in one line
 * every `everyMs` milliseconds.
 */
export function createCountingLog(everyMs: number, write: (count: number) => void): () => void {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  const writeCounted = (): void => {
    timer = undefined;
    if (count === 0) return;
    write(count);
    count = 0;
    timer = setTimeout(writeCounted, everyMs).unref();
  };
  return () => {
    count += 1;
    if (timer === undefined) writeCounted();
  };
}
