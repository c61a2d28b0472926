/**
 * Traces: spans around the steps of a request or a task. Nothing is measured outside of a recorded trace: then every function here does
 * nothing more than a check.
 *
 * Attributes never have card data, a customer's name or address, a query, a link or a text that a caller chose, except ids of orders,
 * merchants and requests.
 */
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  type SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { activeSpan, enterTrace, inSpan, leaveTrace } from './active-span.ts';

export { type Span, SpanKind } from '@opentelemetry/api';

export interface NewSpan {
  /** From a bounded set: never with an id. */
  readonly name: string;
  /** SpanKind.INTERNAL when absent. */
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** When it started, by `performance.now()`. Now, when absent. */
  readonly startedAt?: number;
}

export interface Tracing {
  /**
   * Starts the first span of a trace in this process. Undefined when the trace is not recorded.
   * @param from `parent`: the caller's `traceparent`, whose trace goes on. `link`: that of a step which caused this one; the new trace is
   *   recorded if that step was.
   */
  begin(span: NewSpan, from?: { readonly parent?: string; readonly link?: string }): Span | undefined;
  /** Starts a child of the active span. Undefined without one. */
  child(span: NewSpan): Span | undefined;
  /** Runs a step in a child of the active span, or plainly without one. Marks the span when the step throws. */
  step<Result>(span: NewSpan, work: (span: Span | undefined) => Promise<Result>): Promise<Result>;
  /** Runs a task of a worker as a trace of its own. */
  task<Result>(span: NewSpan, work: () => Promise<Result>): Promise<Result>;
}

/** The header `traceparent` that continues the trace of a recorded span (W3C Trace Context). */
export function traceparentOf(span: Span): string {
  const { traceId, spanId } = span.spanContext();
  return `00-${traceId}-${spanId}-01`;
}

/** The same of the active span. Undefined without one. */
export function activeTraceparent(): string | undefined {
  const span = activeSpan();
  return span === undefined ? undefined : traceparentOf(span);
}

/** The fields of a log line about a span, by the names that OpenTelemetry has for logs. */
export function traceFields(span: Span | undefined): Readonly<Record<string, string>> {
  if (span === undefined) return {};
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId } satisfies Record<string, string>;
}

/** How long a measured difference of the clocks holds, in milliseconds. */
const CLOCK_MS = 60_000;
let clock = { ahead: performance.timeOrigin, at: Number.NEGATIVE_INFINITY };

/** Milliseconds since 1970, in fractions: the SDK's own times of spans differ by up to one, which hides the order of short steps. */
function timeOf(at: number): number {
  if (at - clock.at > CLOCK_MS) clock = { ahead: Date.now() - performance.now(), at };
  return clock.ahead + at;
}

/** Notes a moment within a span. */
export function markSpan(span: Span, name: string): void {
  span.addEvent(name, timeOf(performance.now()));
}

/** Ends a span with the class of its failure; null: it succeeded. */
export function endSpan(span: Span, failure: string | null): void {
  if (failure !== null) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
  span.end(timeOf(performance.now()));
}

/** The attributes of a server that is called. Only host and port: path and query can be secret. */
export function serverOf(url: string): Attributes {
  if (!URL.canParse(url)) return {};
  const { hostname, port, protocol } = new URL(url);
  return { 'server.address': hostname, 'server.port': Number(port || (protocol === 'https:' ? 443 : 80)) };
}

/** Later versions may have more fields at the end. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;

function readTraceparent(header: string | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(header ?? '') ?? [];
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  const context = { traceId, spanId, traceFlags, isRemote: true };
  return trace.isSpanContextValid(context) ? context : undefined;
}

/** The class of a thrown error. Its message could hold what a caller sent. */
const failureOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

export function createTracing(tracer: Tracer): Tracing {
  function start(
    { name, startedAt = performance.now(), ...rest }: NewSpan,
    parent: Context,
    link?: SpanContext,
  ): Span | undefined {
    const links = link === undefined ? {} : { links: [{ context: link }] };
    const span = tracer.startSpan(name, { ...rest, ...links, startTime: timeOf(startedAt) }, parent);
    return span.isRecording() ? span : undefined;
  }

  function child(span: NewSpan): Span | undefined {
    const parent = activeSpan();
    return parent === undefined ? undefined : start(span, trace.setSpan(ROOT_CONTEXT, parent));
  }

  /** Ends the span when the work ends. */
  async function ended<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
    let failure: string | null = null;
    try {
      return await work();
    } catch (error) {
      failure = failureOf(error);
      throw error;
    } finally {
      endSpan(span, failure);
    }
  }

  const begin: Tracing['begin'] = (span, from = {}) => {
    const parent = readTraceparent(from.parent);
    const context = parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
    return start(span, context, readTraceparent(from.link));
  };

  return {
    begin,
    child,
    step(of, work) {
      const span = child(of);
      return span === undefined ? work(undefined) : ended(span, () => inSpan(span, () => work(span)));
    },
    task(of, work) {
      const span = begin(of);
      if (span === undefined) return inSpan(undefined, work);
      return ended(span, () => enterTrace(span, work)).finally(() => leaveTrace(span));
    },
  };
}

/** Wraps an asynchronous function so that each call has a span of this name. */
export type TraceCalls = <Args extends readonly unknown[], Result>(
  name: string,
  call: (...args: Args) => Promise<Result>,
) => (...args: Args) => Promise<Result>;

/** For steps of a request. Without tracing, the function itself. */
export function traceSteps(tracing: Tracing | undefined): TraceCalls {
  if (tracing === undefined) return (_name, call) => call;
  return (name, call) =>
    (...args) =>
      tracing.step({ name }, () => call(...args));
}

/** For the tasks of a worker: each call is a trace of its own. Without tracing, the function itself. */
export function traceTasks(tracing: Tracing | undefined): TraceCalls {
  if (tracing === undefined) return (_name, call) => call;
  return (name, call) =>
    (...args) =>
      tracing.task({ name }, () => call(...args));
}
